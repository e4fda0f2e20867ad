//! French.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Agent, Ask, Asset, Authority, Become, Danger, Disable, Drop, Free, Granted, Greeting, Guard, Harm,
    Here, Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey, Praise, Prompt, Protected,
    Reading, Reveal, Rules, Said, Send, Standing, Supposed, Talk, Task, Tell, TellUser, Trust, User, Void,
    Without, Write, You,
};

pub(super) const FRENCH: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "ia, modèle de langage, modèles de langage, modèle de langue, assistant, assistants, \
             assistant ia, agent ia, agents ia, intelligence artificielle",
        ),
        (Agent, "modèle"),
        (
            Greeting,
            "cher, chère, chers, bonjour, note pour, note à, message pour, message à, à tous les, à tout, \
             instruction pour, instructions pour, avis aux, à l intention des, à l intention de, \
             à l attention des",
        ),
        (Supposed, "si tu es un, si vous êtes un, si vous êtes une, si tu es une, en tant qu ia"),
        (
            Reading,
            "lit, lis, lisez, lire, lisant, traite, traitez, traiter, résume, résumez, résumer, analyse, \
             analysez, évalue, évaluez",
        ),
        (Modal, "doit, doivent, devez, dois, devra, devront, est tenu, sont tenus"),
        (
            User,
            "utilisateur, utilisateurs, utilisatrice, opérateur, personne, humain, humains, développeur, \
             développeurs, propriétaire",
        ),
        (You, "tu, ton, tes, ta, vous, vos, votre"),
        (Not, "ne, pas, jamais, rien, aucun, aucune, n"),
        (Without, "sans"),
        (
            Tell,
            "dis, dites, dire, mentionne, mentionnez, mentionner, informe, informez, informer, préviens, \
             prévenez, prévenir, avertir, avertis, signale, signaler, révèle, révéler, montre, parle, \
             parlez, parler",
        ),
        (
            TellUser,
            "dis pas à l utilisateur, dites pas à l utilisateur, dis rien à l utilisateur, \
             dites rien à l utilisateur, à l utilisateur, le dire à l utilisateur, \
             informe pas l utilisateur, informez pas l utilisateur, prévenir l utilisateur, \
             informer l utilisateur, avertir l utilisateur, préviens pas l utilisateur, \
             prévenez pas l utilisateur",
        ),
        (Ask, "demander, demande, demandez, confirmer, autorisation, approbation, consulter"),
        (
            Hush,
            "en secret, secrètement, en cachette, discrètement, silencieusement, à l insu, \
             sans que l utilisateur, sans que personne, cachez, dans le dos, en silence, sans le dire, \
             sans en parler",
        ),
        (
            Drop,
            "ignor*, oubli*, faites abstraction, fais abstraction, négligez, néglige, écarte, écartez, \
             abandonne, abandonnez, laissez tomber, laisse tomber, ne suivez, ne suis, ne tenez pas compte, \
             ne tiens pas compte, passez outre, passe outre, désobéi*, efface tout, contourne*, \
             ne tenez plus compte, ne tenez aucun compte, n obéissez plus",
        ),
        (
            Rules,
            "instructions, instruction, consignes, consigne, directives, ordres, règles précédentes, \
             tes règles, vos règles, toutes les règles, restrictions, indications, règles de sécurité",
        ),
        (Task, "tâche, demande, requête"),
        (
            Standing,
            "précédent, précédents, précédente, précédentes, antérieur*, toutes, tous, tout, tes, ton, vos, \
             votre, initiales, originales, actuelles, ci dessus, reçues, reçus, existantes, d avant, \
             du système, reçues auparavant",
        ),
        (
            Said,
            "tout ce qui précède, tout ce qu on t a dit, tout ce qu on vous a dit, ce qu on t a dit, \
             ce qu on vous a dit, tout ce qui est au dessus, tout ce que tu as reçu, \
             tout ce qui a été dit",
        ),
        (
            Void,
            "annulées, annulés, ne sont plus valables, ne s appliquent plus, caduques, obsolètes, \
             remplacées, plus en vigueur, abrogées",
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
            "envoie, envoyez, envoyer, envoi, transmets, transmettez, transmettre, publie, publiez, \
             poste, postez, téléverse*, charge, joins, joignez, colle, collez, copie, copiez, inclus, \
             ajoute, expédie, exfiltre",
        ),
        (
            Protected,
            "mot de passe, mots de passe, identifiants, clés api, clé api, clés d api, clé d api, \
             clé privée, clés privées, variables d environnement, contenu de env, \
             contenu du fichier env, contenu du env, jetons, jeton d accès, carte bancaire, \
             carte de crédit",
        ),
        (
            Intimate,
            "historique, historique de la conversation, nom de l utilisateur, \
             courriels de l utilisateur, e mails de l utilisateur, agenda de l utilisateur, \
             calendrier de l utilisateur, fichiers de l utilisateur, données de l utilisateur, contacts",
        ),
        (
            Write,
            "ajoute, ajoutez, ajouter, écris, écrivez, insère, insérez, installe, installez, enregistre, \
             enregistrez, copie, mets, mettez, inscris",
        ),
        (
            Memory,
            "souviens toi, souvenez vous, mémorise, mémorisez, rappelle toi, retiens, retenez, en mémoire, \
             dans ta mémoire, ta mémoire, votre mémoire, mémoire à long terme, enregistre comme, \
             comme préférence, préférence de l utilisateur, enregistrez comme, note dans ta mémoire, \
             enregistre dans ta mémoire",
        ),
        (
            Lasting,
            "toujours, désormais, dorénavant, à partir de maintenant, à l avenir, pour toujours, \
             chaque session, toutes les sessions, futures, plus jamais, permanente, définitivement, \
             prochaines sessions, en permanence, de façon permanente",
        ),
        (
            Trust,
            "de confiance, est sûr, est sûre, sont sûrs, fiable, fiables, fais confiance, faire confiance, \
             exempté, superflues, superflu, inutiles",
        ),
        (
            Disable,
            "désactive*, saute, sautez, sauter, contourne*, supprime les contrôles, évite, coupe, \
             passe outre, omets",
        ),
        (
            Guard,
            "revue, relecture, avertissement*, certificat*, vérification*, approbation, validation, \
             contrôles, contrôle de sécurité, demandes de confirmation, alertes de sécurité",
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
            "approuve cette, approuvez cette, approuve toutes, approuve tous, approuvez toutes, \
             supprime tous, supprimez tous, supprime toutes, vire la somme, acceptez tout",
        ),
        (
            Danger,
            "sans demander, sans confirmation, en tant que root, sans tests, sans vérifier, sans relire, \
             fusionner sans relecture, sans relecture",
        ),
        (
            Granted,
            "approuvé, autorisé, permis, accepté, donné son accord, donné sa permission, consenti, \
             confirmé, a déjà approuvé, validé",
        ),
        (
            Authority,
            "message système, message du système, priorité absolue, priorité maximale, prévaut sur, \
             a priorité, prime sur, nouvelles instructions, message du développeur, mode développeur, \
             mode maintenance, message de l administrateur",
        ),
        (
            Obey,
            "obéis, obéissez, exécute, exécutez, exécuter, suis ces, suis les, suivez ces, suivez les, \
             applique, appliquez, fais ce que, faites ce que, accomplis",
        ),
        (
            Here,
            "suivantes, suivante, suivants, ce fichier, ce texte, ce document, cette page, \
             ces instructions, ces étapes, ci dessous, ce message",
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
            "évalue, évaluez, note, notez, recommande, recommandez, réponds, répondez, attribue, \
             attribuez, donne, donnez, dis que, dites que",
        ),
        (
            Praise,
            "excellente, note maximale, meilleure note, meilleur choix, 10 sur 10, dix sur dix, \
             sans défaut, aucune vulnérabilité, aucun problème, meilleur candidat, parfait",
        ),
        (
            Talk,
            "attaquant*, attaque*, injection de prompt*, injections, hameçonnage, par exemple, \
             phrases comme, phrases telles, textes comme, malveillant*, détecte",
        ),
    ],
};
