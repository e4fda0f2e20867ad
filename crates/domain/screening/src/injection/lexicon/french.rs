//! French.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Agent, Ask, Asset, Authority, Become, Behind, Check, Danger, Deed, Disable, Drop, Feign, Free,
    Granted, Greeting, Guard, Harm, Here, Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey,
    OwnMemory, Place, Posing, Praise, Prompt, Protected, Reading, Recollection, Reveal, Rules, Said, Send,
    Sink, Standing, Supposed, Talk, Task, Tell, TellUser, Trust, Unseen, User, Usurp, Void, Without, Write,
    You,
};

pub(super) const FRENCH: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "ia, modèle de langage, modèles de langage, modèle de langue, assistant, assistants, assistant ia, \
             agent ia, agents ia, intelligence artificielle, ia relectrice, ia lectrice, ia qui, ias, \
             ia évaluatrice, modèle d ia, modèles d ia, assistant virtuel, assistant vocal, assistante, \
             agent conversationnel, agents conversationnels, robot conversationnel, lecteur automatique",
        ),
        (Agent, "modèle, agents, modèles, robot, robots, bots, orchestrateur, relecteur automatique"),
        (
            Greeting,
            "pour les agents, pour l agent, pour l assistant, cher, chère, chers, bonjour, note pour, note à, \
             message pour, message à, à tous les, à tout, instruction pour, instructions pour, avis aux, \
             à l intention des, à l intention de, à l attention des, note secrète pour, note secrète à, \
             message secret pour, message secret à, avis à, à l ia, aux ia, à l assistant, aux assistants, au modèle, \
             à l agent, aux agents, à toute, à chaque, règles pour, règle pour, leçon pour, consigne pour, \
             consignes pour, rappel pour, rappel à, salut, pour l ia, pour les ia, pour l assistant, pour tout, \
             pour toute, à destination de, à destination des",
        ),
        (
            Supposed,
            "si tu es un, si vous êtes un, si vous êtes une, si tu es une, en tant qu ia, si tu es, si vous êtes, \
             toi qui es, puisque tu es un, puisque tu es une, en tant qu assistant, en tant qu agent, \
             en tant que modèle",
        ),
        (
            Reading,
            "lit, lis, lisez, lire, lisant, traite, traitez, traiter, résume, résumez, résumer, analyse, analysez, \
             évalue, évaluez, lisent, lira, liront, résument, résumera, traduit, traduis, relit, relisant, examine, \
             parcourt, ouvre, voit, voient, classe, indexe, consulte",
        ),
        (
            Modal,
            "doit, doivent, devez, dois, devra, devront, est tenu, sont tenus, peut désormais, peuvent désormais, \
             êtes prié, est prié, sont priés, est priée, veuillez, il faut, faut, devrait, devraient, exécutera, \
             sont invités",
        ),
        (
            User,
            "utilisateur, utilisateurs, utilisatrice, opérateur, personne, humain, humains, développeur, \
             développeurs, propriétaire, administrateur, équipe, lecteur, lecteurs, maître, créateur, patron, \
             fabricant, employeur, personne ne, humaine",
        ),
        (You, "tu, ton, tes, ta, vous, vos, votre, toi"),
        (Not, "ne, pas, jamais, rien, aucun, aucune, n"),
        (Without, "sans"),
        (
            Tell,
            "dis, dites, dire, mentionne, mentionnez, mentionner, informe, informez, informer, préviens, prévenez, \
             prévenir, avertir, avertis, signale, signaler, révèle, révéler, montre, parle, parlez, parler, informes, \
             informé, avise, avises, avisez, aviser, prévienne, prévenu, avertisse, avertissez, signales, signalez, \
             notifie, notifies, notifiez, notifier, mentionnes, révèles, révélez, dises, disiez, évoque, évoques, \
             évoquez, évoquer, indique, indiques, indiquez, parles, confie, confiez, divulgue, divulguez, divulguer, \
             laisse savoir, laissez savoir, mets au courant, mettre au courant, mettez au courant, tenir au courant, \
             faire savoir, fais savoir, faites savoir, raconte, racontez, raconter",
        ),
        (
            TellUser,
            "dis pas à l utilisateur, dites pas à l utilisateur, dis rien à l utilisateur, \
             dites rien à l utilisateur, à l utilisateur, le dire à l utilisateur, informe pas l utilisateur, \
             informez pas l utilisateur, prévenir l utilisateur, informer l utilisateur, avertir l utilisateur, \
             préviens pas l utilisateur, prévenez pas l utilisateur, \
             {en informer|en aviser|en avertir|en parler à|le signaler à|l annoncer à|prévenir|informer|avertir|\
             aviser|notifier|mettre au courant} l utilisateur, \
             {informe|informez|avertis|avertissez|avise|avisez|préviens|prévenez|notifie|notifiez} {jamais|\
             surtout pas|pas} l utilisateur, \
             {dis|dites|parle|parlez|signale|signalez|mentionne|mentionnez} {le|en|rien|pas|jamais} à l utilisateur, \
             que l utilisateur {le sache|en soit informé|soit informé|l apprenne}, prévenir le client, \
             informer le client",
        ),
        (Ask, "demander, demande, demandez, confirmer, autorisation, approbation, consulter"),
        (
            Hush,
            "en secret, secrètement, en cachette, discrètement, silencieusement, à l insu, sans que l utilisateur, \
             sans que personne, cachez, dans le dos, en silence, sans le dire, sans en parler, n en parle pas, \
             n en parlez pas, n en parle jamais, n en dis rien, ne dis rien, ne dites rien, taire, \
             sans le mentionner, sans rien dire, ne mentionne pas, ne mentionnez pas, entre nous, garde le pour toi, \
             garde ça pour toi, à voix basse, personne ne doit, nul ne doit, ni vu ni connu, passe sous silence, \
             sous silence, \
             {n en|ne l|ne le|ne} {parle|parlez|parler|dis|dites|dire} {à personne|pas un mot|mot|rien à|rien à personne|jamais}, \
             {n en|en} {parlez à personne|parle à personne|parler à personne}, n en parlez jamais, n en dites rien, \
             n en disant rien, pas un mot, aucun mot, n en souffle mot, n en soufflez mot, garde le silence, \
             gardez le silence, gardez le pour vous, gardez cela pour vous, garde cela pour toi, \
             {ne le|n en|ne la} {dis|dites|dire|révèle|révélez} {à personne|à quiconque}, sans en informer, \
             sans {le|la|les|l|en} {signaler|dire|prévenir|mentionner|avertir}, \
             sans {prévenir|avertir|informer} personne, sans {prévenir|avertir|informer} quiconque, \
             que personne {ne le|n en|ne s en|ne doit}, à l insu de, en toute discrétion, en catimini, en douce, \
             en sous main, tais toi, taisez vous, reste muet, restez muet, passe le sous silence, \
             sans laisser de trace*, ni vu",
        ),
        (
            Drop,
            "ignor*, oubli*, faites abstraction, fais abstraction, négligez, néglige, écarte, écartez, abandonne, \
             abandonnez, laissez tomber, laisse tomber, ne suivez, ne suis, ne tenez pas compte, \
             ne tiens pas compte, passez outre, passe outre, désobéi*, efface tout, contourne*, \
             ne tenez plus compte, ne tenez aucun compte, n obéissez plus, mets de côté, mettez de côté, \
             met de côté, mettre de côté, laisse de côté, laissez de côté, jette, jetez, désappren*, tourne le dos, \
             n écoute plus, n écoutez plus, ne suis plus, ne suivez plus, cesse de suivre, cessez de suivre, \
             ne respecte plus, ne respectez plus, romps, balaie, fais fi, faites fi, affranchis toi, libère toi, \
             enfreins, rejette, rejettent, oublie, abandonnent",
        ),
        (
            Rules,
            "instructions, instruction, consignes, consigne, directives, ordres, règles précédentes, tes règles, \
             vos règles, toutes les règles, restrictions, indications, règles de sécurité, règles, grille, \
             grille d évaluation, liste de contrôle, check list, checklist, garde fous, garde fou, contraintes, \
             limites, consignes de sécurité, principes, mandat, cahier des charges, brief, normes, règlement, \
             règlements, prescriptions, dispositions, protocole, protocoles, politiques, ordre de mission",
        ),
        (Task, "tâche, demande, requête"),
        (
            Standing,
            "précédent, précédents, précédente, précédentes, antérieur*, toutes, tous, tout, tes, ton, vos, votre, \
             initiales, originales, actuelles, ci dessus, reçues, reçus, existantes, d avant, du système, \
             reçues auparavant, leurs, leur, ses, chaque, ce que, existants, en vigueur, jusqu ici, jusqu à présent, \
             jusque là, plus haut, au dessus, qui précèdent, initiale, initial, initiaux, originelles, \
             données auparavant, ensemble des, l ensemble",
        ),
        (
            Said,
            "tout ce qui précède, tout ce qu on t a dit, tout ce qu on vous a dit, ce qu on t a dit, \
             ce qu on vous a dit, tout ce qui est au dessus, tout ce que tu as reçu, tout ce qui a été dit, \
             ce que ton opérateur, ce que ton développeur, ce que ton propriétaire, ce que ton utilisateur, \
             ce que ton équipe, ce que l utilisateur, ce que votre opérateur, ce que votre utilisateur, \
             tout ce que ton, tout ce qui vient avant, ce qui précède, ce qu on t a demandé, ce que tu faisais, \
             ce que tu es en train, \
             {ce qui|tout ce qui} {figure|est écrit|est dit|a été écrit|a été dit|est indiqué|se trouve|précède|\
             était prévu|vient} {plus haut|ci dessus|au dessus|avant|auparavant|précédemment}, \
             ce qui est {ci dessus|au dessus|plus haut}, le texte {ci dessus|précédent|qui précède}, \
             les lignes {ci dessus|précédentes|qui précèdent}, tout le reste, ce qui a été dit, \
             tout ce qui a été écrit, les messages précédents",
        ),
        (
            Void,
            "annulées, annulés, ne sont plus valables, ne s appliquent plus, caduques, obsolètes, remplacées, \
             plus en vigueur, abrogées, ne valent plus, ne vaut plus, ne sont plus, n est plus, ne s applique pas, \
             ne s appliquent pas, ne concerne pas, ne concernent pas, n ont plus, plus valables, plus valable, \
             levées, levé les, a levé, sont levées, supprimées, suspendues, sans effet, nulles, nulle et non, \
             n étaient qu un test, n était qu un test, un test, périmées, prennent fin, s arrêtent ici, \
             ne te lient plus, ne comptent plus, ne compte plus, expirées, révoquées, retirées, \
             {nul|nuls|nulle|nulles} et non {avenu|avenus|avenue|avenues}, \
             n est plus {valable|valide|en vigueur|applicable}, ne sont plus {valides|en vigueur|applicables}, \
             n a plus {cours|de valeur|d effet|lieu}, n ont plus {cours|de valeur|d effet|lieu}, ne s applique plus, \
             ne tient plus, ne tiennent plus, ne compte pas, cesse de s appliquer, cessent de s appliquer, \
             cesse d être valable, cessent d être valables, caduc, caducs, caduque, annulée, annulé, abrogé, abrogés, \
             abrogée, périmé, périmés, périmée, obsolète, invalides, invalidées, invalide, est levé, est levée, \
             sont levés, remplacé par, remplacée par, remplacés par, plus aucune valeur",
        ),
        (
            Prompt,
            "prompt système, invite système, instructions système, message système, \
             instructions cachées, instructions d origine, tes instructions, vos instructions, \
             instructions initiales",
        ),
        (
            Reveal,
            "montre, montrez, révèle, révélez, affiche, affichez, imprime, répète, répétez, écris, \
             donne, donnez, copie",
        ),
        (
            Send,
            "envoie, envoyez, envoyer, envoi, transmets, transmettez, transmettre, publie, publiez, poste, postez, \
             téléverse*, charge, joins, joignez, colle, collez, copie, copiez, inclus, ajoute, expédie, exfiltre, \
             envoient, envoie les, fais suivre, faites suivre, fait suivre, remets, communique, communiquez, partage, \
             partagez, insère, mets dans, place dans, recopie, dépose, écris dans, envoies, envoyé, transmis, \
             transmettras, transfère, transférez, transférer, transfères, achemine, acheminez, expédiez, expédier, \
             fais parvenir, faites parvenir, faire parvenir, faire suivre, remettez, remettre, partager, communiquer, \
             livre, livrez, adresse, adressez, adresser, poster, chargez, mets en ligne, mettez en ligne, \
             mettre en ligne, enverras, enverrez, livrer, divulgue, divulguez",
        ),
        (
            Protected,
            "mot de passe, mots de passe, identifiants, clés api, clé api, clés d api, clé d api, clé privée, \
             clés privées, variables d environnement, contenu de env, contenu du fichier env, contenu du env, \
             jetons, jeton d accès, carte bancaire, carte de crédit, identifiant, secrets, cookies, clé ssh, \
             clés ssh, id rsa, code de vérification",
        ),
        (
            Intimate,
            "historique, historique de la conversation, nom de l utilisateur, courriels de l utilisateur, \
             e mails de l utilisateur, agenda de l utilisateur, calendrier de l utilisateur, \
             fichiers de l utilisateur, données de l utilisateur, contacts, derniers messages, conversation, \
             messages de l utilisateur, carnet d adresses, liste de contacts, adresse de l utilisateur, \
             dernière question, ton utilisateur, position de l utilisateur, fichier client, liste des clients, \
             données clients, coordonnées de l utilisateur, coordonnées",
        ),
        (
            Write,
            "ajoute, ajoutez, ajouter, écris, écrivez, insère, insérez, installe, installez, enregistre, enregistrez, \
             copie, mets, mettez, inscris, ajoute notre, inscrivez, placez, crée, ajoutes, insérer, écrire, place, \
             placer, mettre, inscrire, dépose, déposez, déposer, installer, créez, créer, colle, collez, configure, \
             configurez, configurer",
        ),
        (
            Memory,
            "souviens toi, souvenez vous, mémorise, mémorisez, rappelle toi, retiens, retenez, en mémoire, \
             dans ta mémoire, ta mémoire, votre mémoire, mémoire à long terme, enregistre comme, comme préférence, \
             préférence de l utilisateur, enregistrez comme, note dans ta mémoire, enregistre dans ta mémoire, \
             enregistre en mémoire, enregistrez en mémoire, garde en mémoire, gardez en mémoire, inscris en mémoire, \
             note en mémoire, retiens pour toujours, retiens que, retenez que, mémoire persistante, n oublie jamais, \
             n oubliez jamais, sauvegarde en mémoire, stocke en mémoire, ajoute à ta mémoire, à ta mémoire, \
             en ta mémoire, leçon, comme un fait, comme fait, comme règle, note pour toujours, grave dans, \
             consigne dans ta, {ta|votre} {mémoire|base de connaissances}, {tes|vos} {souvenirs|notes permanentes}, \
             à noter {pour toujours|définitivement|une fois pour toutes|à jamais}, \
             note {définitivement|une fois pour toutes|permanente|à jamais|durable|pour l avenir}, \
             notez {pour toujours|définitivement|une fois pour toutes|à jamais|bien que}, \
             {enregistre|enregistrez|enregistrer|consigne|consignez|inscris|inscrivez|inscrire|sauvegarde|sauvegardez|conserve|conservez} {définitivement|pour toujours|durablement|de façon permanente|de manière permanente|une fois pour toutes|à jamais|en mémoire|dans ta mémoire|dans votre mémoire|comme fait|comme un fait|comme règle}, \
             {à retenir|à mémoriser|mémoriser|mémorisera|mémoriseras|retenir} {que|pour toujours|définitivement|ceci}, \
             tu retiendras, vous retiendrez, tu te souviendras, vous vous souviendrez, garde à l esprit, \
             gardez à l esprit, n oublie plus jamais, ne jamais oublier, mémoire durable, mémoire permanente, \
             entrée de mémoire, règle permanente, fait permanent, préférence permanente, préférence durable, \
             rappelez vous",
        ),
        (
            Lasting,
            "toujours, désormais, dorénavant, à partir de maintenant, à l avenir, pour toujours, chaque session, \
             toutes les sessions, futures, plus jamais, permanente, définitivement, prochaines sessions, \
             en permanence, de façon permanente, jamais, à jamais, pour de bon, une fois pour toutes, \
             jusqu à nouvel ordre, à chaque fois, chaque fois, chaque conversation, toute conversation, \
             à partir d ici, à partir d aujourd hui, dès maintenant, dès aujourd hui, sans exception, \
             systématiquement, à tout jamais, pour l éternité, éternellement, durablement, à compter de ce jour, \
             à compter de maintenant, à compter d aujourd hui, dès à présent, à partir de cet instant, \
             lors de chaque session, à chaque session, à chaque démarrage, pour toutes les sessions, invariablement, \
             en toutes circonstances, à perpétuité",
        ),
        (
            Trust,
            "de confiance, est sûr, est sûre, sont sûrs, fiable, fiables, fais confiance, faire confiance, exempté, \
             superflues, superflu, inutiles, pas de validation, aucune validation, ne demandent jamais, \
             sans validation, pas besoin d approbation, aucune approbation, aucune vérification, \
             inutile de vérifier, source officielle, seule source, fait autorité, aveuglément, est inoffensif, \
             sont inoffensifs, sont inoffensives, toujours approuvé*, déjà vérifié*, considéré comme vérifié, \
             considérées comme vérifiées, fait confiance, font confiance, faisons confiance, \
             fait entièrement confiance, fait pleinement confiance, toute confiance, pleine confiance, \
             confiance totale, digne de confiance, dignes de confiance, sans danger, aucun contrôle, \
             aucune confirmation, aucune autorisation, \
             n a pas besoin de {confirmation|validation|vérification|relecture}, \
             n ont pas besoin de {confirmation|validation|vérification|relecture}, n exige aucune, n exigent aucune, \
             ne requiert aucune, ne requièrent aucune, ne nécessite aucune, ne nécessitent aucune, dispensé de, \
             dispensés de, dispensée de, dispensées de",
        ),
        (
            Disable,
            "désactive*, saute, sautez, sauter, contourne*, supprime les contrôles, évite, coupe, passe outre, omets, \
             ne demandent jamais, ne demande jamais, ne nécessite*, pas besoin de, dispens*, inutile, refusez, \
             refuser, refusées, refusés, rejette, à sauter, sautés, sautées, ignorés, ignorées, ignorez, levé, \
             levées, a levé, suspends, suspendu*, omettre, ferme, clique, retire, enlève, lève, débranche, coupez, \
             abaisse, désactivé, désactivée, désactivés, désactivées, suspendu, levée, supprimée, supprimées, \
             supprimé, supprimés, coupé, coupée, coupées, neutralise, neutralisez, neutralisé, contourné, \
             contournées, abolie, abolies, plus nécessaire, plus nécessaires, plus requise, plus requises, \
             plus exigée, plus exigées, plus demandée, plus demandées",
        ),
        (
            Guard,
            "revue, relecture, avertissement*, certificat*, vérification*, approbation, validation, contrôles, \
             contrôle de sécurité, demandes de confirmation, alertes de sécurité, mises à jour de sécurité, \
             mise à jour de sécurité, correctifs de sécurité, limites, confirmation, confirmations, \
             seconde signature, double contrôle, bac à sable, antivirus, autorisation, protections, garde fous, \
             journalisation, avertissements, barrières, étape de validation, demande de confirmation, autorisations, \
             approbations, validations, contrôle humain, restrictions, limitations",
        ),
        (
            Harm,
            "supprime, supprimez, supprimer, efface, effacez, effacer, détruis, détruisez, écrase, \
             transfère, transférez, approuve, approuvez, publie, publiez, ferme, fermez, fusionne, vire",
        ),
        (
            Asset,
            "fichiers, fichier, base de données, bases de données, répertoire, dossier, dépôt, dépôts, \
             branche, sauvegardes, compte, comptes, argent, fonds",
        ),
        (
            Abuse,
            "approuve cette, approuvez cette, approuve toutes, approuve tous, approuvez toutes, supprime tous, \
             supprimez tous, supprime toutes, vire la somme, acceptez tout, choisis le vol le plus cher, \
             choisis le plus cher, choisissez le plus cher, choisis la plus chère, le vol le plus cher, \
             la chambre la plus chère, l offre la plus chère, réserve le plus cher, réserve la plus chère, \
             réserve la chambre la plus, achète, achetez, commande deux, vote pour, clique sur, cliquez sur, \
             confirme le virement, confirme l achat, approuve le, approuve la, approuve l, ferme le ticket, \
             paie la, paye la, ouvre la porte, verrouille le compte, refuse toutes, tais les, taisez les, \
             passe sous silence, passez sous silence",
        ),
        (
            Danger,
            "sans demander, sans confirmation, en tant que root, sans tests, sans vérifier, sans relire, \
             fusionner sans relecture, sans relecture, sans validation, sans autorisation, toute commande, \
             tout ordre, n importe quelle commande, n importe quel ordre, toutes les commandes, \
             sans poser de question, sans vérification, les yeux fermés, paiements, virements, shell inversé, \
             sans {autre|nouvelle|aucune|plus de|la moindre|autre forme de} {confirmation|validation|\
             vérification|question|questions|autorisation|approbation}, \
             sans {question|questions|approbation|contrôle|permission|hésiter|hésitation|confirmer|valider|consulter}, \
             sans {demander|attendre|requérir|solliciter} {confirmation|de confirmation|la confirmation|\
             l autorisation|d autorisation|la permission|l avis|l accord|de validation|la validation}, \
             sans rien demander, sans lui demander, sans {poser|la moindre} question, sans avoir à demander, \
             {tous|toutes} {les ordres|les commandes|ordres|commandes}, \
             {chaque|toute|n importe quelle} {commande|instruction}, tout ce qu {il|elle} demande",
        ),
        (
            Granted,
            "approuvé, autorisé, permis, accepté, donné son accord, donné sa permission, consenti, confirmé, \
             a déjà approuvé, validé, a donné, a accepté, a consenti, d avance, à l avance, te laisse, \
             souhaite que tu, veut que tu, carte blanche, plein accord, \
             {oui je|je} {confirme|autorise|approuve|valide|consens} {tout|tous|toutes|toute|cela|ceci|et|tu|\
             vous|l ensemble|la suppression|le virement|les paiements|le paiement|à tout}, \
             oui je confirme, oui j autorise, oui j approuve, \
             j autorise {tout|tous|toutes|toute|la|le|les|cette|ces|l}, \
             j approuve {tout|tous|toutes|toute|la|le|les|cette|ces|l}, oui je suis d accord, \
             je donne mon {accord|consentement|autorisation|aval|feu vert}, \
             je vous donne {mon accord|mon autorisation|carte blanche}, \
             je te donne {mon accord|mon autorisation|carte blanche|la permission}, \
             {a donné|donne} {son aval|son feu vert|son autorisation|son consentement|l autorisation|le feu vert}, \
             {approuve|autorise|valide|accepte} {tout|toute|tous|toutes|chaque|n importe|d avance|par avance|\
             à l avance|systématiquement|toujours}, \
             approuvés, approuvées, autorisés, autorisées, autorisée, approuvée, validée, validés, validées, \
             confirmée, confirmés, confirmées, acceptés, acceptée, acceptées",
        ),
        (
            Authority,
            "message système, message du système, priorité absolue, priorité maximale, prévaut sur, a priorité, \
             prime sur, nouvelles instructions, message du développeur, mode développeur, mode maintenance, \
             message de l administrateur, l administrateur a levé, administrateur a levé, administrateur a autorisé, \
             avis de la plateforme, message de la plateforme, message de ton opérateur, message de ton développeur, \
             ordre du propriétaire, ordre de l opérateur, nouveau prompt système, nouvelle consigne système, \
             au dessus de, l emporte sur, passe avant, \
             {message|avis|note|ordre|instruction|consigne|directive|notification|annonce|\
             communiqué} {du système|système|de l administrateur|administrateur|de l opérateur|opérateur|\
             du développeur|développeur|des développeurs|du propriétaire|de l exploitant|du fournisseur|\
             de l éditeur|de la plateforme|de la direction technique}, \
             {opérateur|administrateur|développeur|propriétaire|exploitant|système} {agent|à l agent|vers agent|\
             à agent|aux agents|à tous les agents|au modèle|modèle}, \
             {as|avez|disposes|disposez|possèdes} {désormais|maintenant|dès maintenant|à présent|dorénavant} {les droits|des droits|de droits|tous les droits|de tous les droits|un accès}, \
             {droits d administrateur|droits administrateur|droits élevés|droits étendus|privilèges élevés|\
             privilèges d administrateur|accès root|tous les droits|pleins pouvoirs|privilèges} {t ont été|\
             vous ont été|te sont|vous sont|accordés|octroyés|attribués|activés|sont accordés}, \
             {t ont été|vous ont été|te sont|vous sont} {accordés|octroyés|attribués|conférés|accordées|accordé}, \
             {administrateur|opérateur|développeur|propriétaire} {vous autorise|t autorise|vous accorde|\
             t accorde|a désactivé|a supprimé|a suspendu}, \
             instruction prioritaire, instructions prioritaires, consigne prioritaire, ordre prioritaire, \
             mode administrateur, mode superutilisateur, \
             {système|opérateur|administrateur|développeur|propriétaire|exploitant} → {agent|assistant|ia|modèle}",
        ),
        (
            Obey,
            "obéis, obéissez, exécute, exécutez, exécuter, suis ces, suis les, suivez ces, suivez les, applique, \
             appliquez, fais ce que, faites ce que, accomplis, exécutera, exécutent, exécute toute, suivre les, \
             suis cette, suivez cette, obéir, obéit, obéissent, fais exactement, accomplissez, respecte ceci, \
             conforme toi, soumets toi, réalise, \
             {ta|votre} {seule|unique|nouvelle|véritable|vraie|seule et unique} {tâche|mission|fonction|\
             instruction|consigne}, \
             {ton|votre} {seul|unique|nouvel|véritable|vrai} {objectif|but|travail|rôle}, \
             {ta|votre} tâche {unique|est désormais|est maintenant|consiste désormais|consiste maintenant}, \
             {seul|seule|seuls|seules} {ce texte|ce message|cette consigne|ces lignes|ces instructions|cette note} {compte|comptent|fait foi|font foi|vaut|valent}, \
             ne {compte|vaut} plus que {ce|cette|ceci|ces}, exécute {ce qui suit|ceci|cela|les étapes|la suite}, \
             exécutez {ce qui suit|ceci|cela|les étapes|la suite}, obéis uniquement, obéissez uniquement, \
             n obéis plus, suivez uniquement, suis uniquement, ne suis que, ne suivez que, faites ceci, fais ceci, \
             faites ce qui suit, fais ce qui suit, conformez vous, tu obéiras, vous obéirez, tu exécuteras, \
             vous exécuterez, tu suivras, vous suivrez",
        ),
        (
            Here,
            "suivantes, suivante, suivants, ce fichier, ce texte, ce document, cette page, ces instructions, \
             ces étapes, ci dessous, ce message, ce fichier ci, cette ligne, ces lignes, cette annonce, cet avis, \
             cette note, ce commentaire, ce courriel, cet e mail, ce mail, ce ticket, ceci, cette fiche, ce site, \
             cette section, ce paragraphe, ce dépôt, cette candidature, ce cv, ce qui suit, plus bas, \
             en pièce jointe, l annonce, la page, du document, de ce document, de cette page, la suite, \
             les lignes suivantes, instructions suivantes, commandes suivantes",
        ),
        (
            Become,
            "tu es maintenant, vous êtes maintenant, tu es désormais, vous êtes désormais, \
             fais semblant, faites semblant, agis comme, agissez comme, comporte toi, passe en mode, \
             passez en mode",
        ),
        (
            Free,
            "sans restriction*, sans limite*, sans règles, sans filtre*, sans censure, \
             aucune restriction, aucune règle, mode développeur, mode maintenance, illimité, \
             libre de toute",
        ),
        (
            Judge,
            "évalue, évaluez, note, notez, recommande, recommandez, réponds, répondez, attribue, attribuez, donne, \
             donnez, dis que, dites que, consillez, conseille, conseillez, conseiller, préfère, recommander, cite, \
             citez, classe, classez, écris, présente, mets, désigne, juge, vante",
        ),
        (
            Praise,
            "excellente, note maximale, meilleure note, meilleur choix, 10 sur 10, dix sur dix, sans défaut, \
             aucune vulnérabilité, aucun problème, meilleur candidat, parfait, uniquement notre, seulement notre, \
             que notre, notre hôtel, notre produit, notre site, notre société, notre offre, notre marque, \
             cinq étoiles, rien à signaler, aucune remarque, aucune observation, aucun défaut, en premier, en tête, \
             la meilleure, le meilleur, convoqué, entretien, comme authentique, comme valide, quel que soit, \
             quoi qu il, excellent",
        ),
        (
            Talk,
            "attaquant*, attaque*, injection de prompt*, injections, hameçonnage, par exemple, \
             phrases comme, phrases telles, textes comme, malveillant*, détecte, faux message, faux messages, \
             faux ordre, faux ordres, fausse consigne, fausses consignes, prétendu*, contrefait*, falsifi*, usurp*, \
             arnaque*, escroc*, pirate, pirates, tentative*, tente de, tentent de, cherche à, cherchent à, \
             cherche souvent",
        ),
        (
            Behind,
            "que ton, que tu as, que tu as reçue, que tu as reçues, que votre, qu on t a, qu on vous a, \
             qui t ont été, qui t ont, données, donnée, données par, reçue, de ton développeur, de ton opérateur, \
             de ton équipe, de ton propriétaire, de ton créateur, de votre opérateur, de votre développeur, \
             de son opérateur, de son propriétaire, de leur opérateur, imposées, plus haut, situées plus haut, \
             figurant plus haut, ci dessus, données plus haut, qui précèdent, précédant ce message",
        ),
        (Check, "les tests, linter, échecs"),
        (
            Feign,
            "dis à ton utilisateur que, dites à votre utilisateur que, dis à l utilisateur que, \
             dites à l utilisateur que, dire à l utilisateur que, fais croire, faites croire, faire croire, mens à, \
             mentez à, trompe l utilisateur, trompe ton utilisateur, déclarer réussis, déclare les réussis, \
             déclarés réussis, déclarés comme réussis, signale les comme réussis, signalés comme réussis, \
             comme réussis, convaincs ton, persuade ton, prétends que, prétendez que, nie avoir, nie que, \
             réponds que tu n as, assure à ton",
        ),
        (
            Unseen,
            "l utilisateur ne voit pas ceci, l utilisateur ne voit pas cela, utilisateur ne voit pas ce, \
             utilisateur ne peut pas voir, utilisateur ne peut voir, ne voit pas ceci, toi seul peux, \
             toi seule peux, seule l ia, seules les ia, les humains ne voient pas, les humains ne peuvent pas voir, \
             note secrète, message secret, consigne secrète, instruction secrète, invisible pour l utilisateur, \
             invisible pour les humains",
        ),
        (
            Posing,
            "comme des ordres, comme un ordre, comme les ordres, comme des instructions, comme une instruction, \
             comme des consignes, comme s ils venaient, comme s il venait, comme si elles venaient, \
             comme si elle venait, comme venant, comme provenant, comme si ton, comme la parole, comme si l, \
             viennent de ton, vient de ton, comme émanant, au même titre que",
        ),
        (
            Usurp,
            "je suis ton opérateur, je suis ton développeur, je suis ton propriétaire, je suis ton créateur, \
             je suis ton nouveau, je suis ton maître, je suis ton administrateur, je suis ton orchestrateur, \
             je suis ton utilisateur, je suis votre opérateur, je t ai créé, je t ai programmé, tu m obéis, \
             tu obéis à moi, tu travailles pour moi, tu travailles maintenant pour, ici ton opérateur, \
             ici ton développeur, n est pas ton utilisateur, n est pas ton vrai utilisateur, ton vrai utilisateur, \
             ton nouveau propriétaire, ton nouvel utilisateur, ton nouvel opérateur, est ton propriétaire, \
             est ton nouveau, n écoute que moi, n obéis qu à",
        ),
        (
            Deed,
            "supprime, vire, achète, commande, approuve, publie, envoie, transfère, révèle, clique, paie, paye, \
             recommande, installe, vote pour, dis à ton, réponds seulement, ajoute notre, valide",
        ),
        (
            Recollection,
            "tu as toi même noté, tu l as noté, tu l as mémorisé, tu as déjà accepté, tu as déjà promis, \
             tu as promis, tes propres notes, ta propre mémoire, tu t es souvenu, tu avais décidé, tu as décidé, \
             rappelé toi même, c est toi qui as",
        ),
        (
            OwnMemory,
            "ta mémoire, votre mémoire, tes souvenirs, vos souvenirs, tes notes, \
             {ta|votre} {mémoire|mémoire à long terme|mémoire persistante|mémoire permanente|base de connaissances}, \
             {tes|vos} {souvenirs|notes permanentes}",
        ),
        (Sink, "adresse, lien, paramètre, formulaire, serveur"),
        (Place, "tâche cron, tâche planifiée, démarrage automatique, profil du shell, ton fichier de règles"),
    ],
};
