//! Italian.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Agent, Ask, Asset, Authority, Become, Behind, Check, Danger, Deed, Disable, Drop, Feign, Free,
    Granted, Greeting, Guard, Harm, Here, Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey,
    OwnMemory, Place, Posing, Praise, Prompt, Protected, Reading, Recollection, Reveal, Rules, Said, Send,
    Standing, Supposed, Talk, Task, Tell, TellUser, Trust, Unseen, User, Usurp, Void, Without, Write, You,
};

pub(super) const ITALIAN: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "ia, modello linguistico, modelli linguistici, assistente, assistenti, assistente ia, agente ia, \
             agenti ia, intelligenza artificiale, assistente ai, ia revisore, ia revisora, ia lettrice, ia che, \
             modelli di ia, assistente virtuale, assistenti virtuali, assistente vocale, assistenti ia, \
             agente conversazionale, lettore automatico, sistema di ia",
        ),
        (Agent, "agente, agenti, modello, modelli, robot, macchina, macchine, orchestratore, aiutante"),
        (
            Greeting,
            "caro, cara, ciao, attenzione, nota per, messaggio per, avviso per, a tutti gli, istruzione per, \
             istruzioni per, gentile, cari, egregio, nota segreta per, messaggio segreto per, all ia, alle ia, \
             agli assistenti, all assistente, al modello, all agente, agli agenti, a ogni, a ciascun, per l ia, \
             per le ia, per l assistente, per gli assistenti, per ogni, per l agente, per il modello, regole per, \
             regola per, lezione per, promemoria per, ehi, salve, nota all, avviso all, qualsiasi, ogni",
        ),
        (
            Supposed,
            "se sei un, se sei una, se lei è un, in quanto ia, se sei, se lei è, tu che sei, dato che sei un, \
             poiché sei un, come assistente, come agente, in quanto assistente, in quanto modello",
        ),
        (
            Reading,
            "legge, leggi, leggere, leggendo, elabora, elabori, riassumi, riassume, analizza, valuta, leggono, \
             legga, leggerà, riassumono, riassumere, riassuma, traduce, traduci, rivede, esamina, apre, \
             vede questo, indicizza, classifica, consulta, valutano, elaborano, analizzano",
        ),
        (
            Modal,
            "deve, devi, devono, dovrà, dovete, è tenuto, possono ora, può ora, si prega, è obbligato, è obbligata, \
             dovrebbe, dovrebbero, bisogna, eseguirà, è autorizzato, dovranno, sono tenuti",
        ),
        (
            User,
            "utente, utenti, operatore, persona, umano, sviluppatore, sviluppatori, cliente, proprietario, \
             amministratore, squadra, lettore, lettori, padrone, creatore, capo, proprietari, ospite, umani, \
             produttore",
        ),
        (You, "tu, tuo, tua, tue, tuoi, ti, suo, sue, voi"),
        (Not, "non, mai, nulla, niente, nessuno, nessun, nessuna"),
        (Without, "senza"),
        (
            Tell,
            "dire, dirlo, dica, dì, menzionare, menzionarlo, informare, avvisare, avvisi, riferire, \
             rivelare, segnalare, parlare, parlarne, mostrare, accennare",
        ),
        (
            TellUser,
            "dire all utente, dirlo all utente, dire nulla all utente, dire niente all utente, \
             informare l utente, avvisare l utente, avvisare l operatore, menzionarlo all utente, \
             riferire all utente, dica all utente, all utente",
        ),
        (Ask, "chiedere, chiedi, conferma, conferme, permesso, approvazione, consultare, autorizzazione"),
        (
            Hush,
            "in segreto, segretamente, di nascosto, silenziosamente, senza che l utente, senza che nessuno, \
             nascondi, nascondilo, all insaputa, in silenzio, alle spalle, tacete, taci, tacere, non dire nulla, \
             non dire niente, non menzionare, senza dire nulla, senza dirlo, senza menzionar*, tra noi, \
             resti tra noi, tienilo per te, nessuno deve, neanche una parola, che nessuno se ne accorga",
        ),
        (
            Drop,
            "ignora*, dimentic*, scarta, scartare, tralascia, trascura, disattendi, disobbedisci, non seguire, \
             non tenere conto, lascia perdere, annulla, aggira, cancella tutto, metti da parte, mettete da parte, \
             mettere da parte, lascia da parte, lasciate da parte, lascia stare, getta, butta, disimpara, \
             disubbidisci, abbandona, abbandonate, smetti di seguire, smettete di seguire, non seguite, \
             non obbedire, liberati, viola, accantona, accantonate, non badare, infischiatene",
        ),
        (
            Rules,
            "istruzioni, istruzione, indicazioni, direttive, ordini, regole precedenti, tue regole, \
             tutte le regole, linee guida, restrizioni, disposizioni, regole, lista di controllo, lista del tuo, \
             checklist, criteri di revisione, limiti, limitazioni, norme, mandato, protocollo, princìpi, consegne",
        ),
        (Task, "compito, richiesta, domanda"),
        (
            Standing,
            "precedente, precedenti, tutte, tutto, tutti, tue, tuo, iniziali, originali, attuali, sopra, ricevute, \
             esistenti, di prima, ogni, tuoi, sue, suoi, ciò che, quanto",
        ),
        (
            Said,
            "tutto quanto sopra, tutto ciò che ti è stato detto, tutto quello che ti è stato detto, \
             quello che ti hanno detto, tutto ciò che precede, tutto il precedente, ciò che ti ha chiesto, \
             quello che ti ha chiesto, ciò che ti ha detto, quello che ti ha detto, ciò che il tuo, \
             quello che il tuo, ciò che vuole l utente, quanto ti è stato, quanto detto, tutto quello che, \
             quello che stavi, ciò che stavi",
        ),
        (
            Void,
            "annullate, non valgono più, non sono più valide, superate, sostituite, revocate, decadute, \
             non vale più, non valgono, non vale, non si applica, non si applicano, non sono più, cessano, \
             ha tolto, sono state tolte, sospese, rimosse, erano un test, era un test, non contano, \
             non ti vincolano, sono scadute, scadute, finiscono qui, ritirate, senza effetto, prive di effetto, \
             non riguarda, non riguardano, nulle",
        ),
        (
            Prompt,
            "prompt di sistema, istruzioni di sistema, messaggio di sistema, istruzioni nascoste, \
             istruzioni originali, tue istruzioni, istruzioni iniziali",
        ),
        (Reveal, "mostra, mostrami, rivela, stampa, ripeti, scrivi, dimmi, copia"),
        (
            Send,
            "invia*, inviare, manda, mandare, spedisci, carica, caricare, pubblica, inoltra, inoltrare, incolla, \
             allega, copia, includi, trasmetti, posta, inviate, inoltrate, condividi, consegna, metti nel, \
             scrivi nel, codifica, inserisci",
        ),
        (
            Protected,
            "credenziali, chiavi, chiave api, chiavi api, chiave privata, segreti, variabili d ambiente, \
             variabili di ambiente, contenuto di env, contenuto del file env, token di accesso, \
             carta di credito",
        ),
        (
            Intimate,
            "conversazione, cronologia, nome dell utente, email dell utente, calendario dell utente, \
             file dell utente, dati dell utente, contatti, ultimi messaggi, messaggi dell utente, rubrica, \
             lista dei contatti, elenco dei contatti, indirizzo dell utente, tuo utente, elenco clienti, \
             lista clienti, dati di contatto",
        ),
        (Write, "aggiungi, aggiungere, scrivi, scrivere, inserisci, installa, registra, salva, copia, metti"),
        (
            Memory,
            "ricorda, ricordati, memorizza, in memoria, nella tua memoria, tua memoria, memoria a lungo termine, \
             salva come, come preferenza, preferenza dell utente, tieni a mente, salva nella memoria, \
             salva in memoria, salvalo in memoria, nella memoria, memoria permanente, memoria persistente, \
             non dimenticare mai, ricorda per sempre, ricordati per sempre, lezione, come un fatto, come regola, \
             registra in memoria, annota in memoria, annota per sempre, impara a memoria, memorizzate, imprimi, \
             conserva in memoria",
        ),
        (
            Lasting,
            "sempre, d ora in poi, da ora in poi, da adesso in poi, in futuro, per sempre, ogni sessione, \
             tutte le sessioni, future, mai più, permanente, permanentemente, prossime sessioni, mai, \
             una volta per tutte, fino a nuovo ordine, da oggi, da ora, da qui in poi, ogni volta, \
             ogni conversazione, senza eccezione, vanno sempre",
        ),
        (
            Trust,
            "affidabile, affidabili, attendibile, è sicuro, è sicura, sono sicuri, fidati, fidato, esente, si fida, \
             non richiedono mai, non richiedono approvazione, non richiede approvazione, non serve approvazione, \
             non occorre approvazione, nessuna approvazione, senza approvazione, fonte ufficiale, unica fonte, \
             alla cieca, è innocuo, sono innocui, già verificat*, sempre approvat*",
        ),
        (
            Disable,
            "disattiva*, disabilita*, salta, saltare, ignora*, aggira*, sopprimi, evita, ometti, spegni, \
             non richiedono, non richiede, non serve, non servono, non occorre, non occorrono, rifiuta, rifiutate, \
             rifiutare, rifiutati, vanno rifiutat*, vanno sempre rifiutat*, respingi, respinti, saltate, ignora, \
             ignorate, ignorati, ha tolto, tolto, rimosso, rimuovi, sospendi, superflu*, chiudi, rimanda, si saltano",
        ),
        (
            Guard,
            "revisione, revisioni, conferma, conferme, avviso di sicurezza, avvisi di sicurezza, avvertiment*, \
             certificat*, verifica, verifiche, approvazione, controlli, controlli di sicurezza, \
             aggiornamenti di sicurezza, aggiornamento di sicurezza, patch di sicurezza, restrizioni, restrizione, \
             limiti, firma, firme, seconda firma, autorizzazione, antivirus, protezione, protezioni, convalida, \
             approvazioni, avvisi, controllo qualità, errori di certificato",
        ),
        (
            Harm,
            "cancella, cancellare, elimina, eliminare, distruggi, sovrascrivi, trasferisci, approva, \
             approvare, pubblica, chiudi, rimuovi, unisci",
        ),
        (Asset, "cartella, rami, ramo, conto, denaro, soldi, fondi"),
        (
            Abuse,
            "approva questa, approva tutte, approva tutti, approva questo, elimina tutti, cancella tutti, \
             trasferisci il, accetta tutti, scegli il volo più caro, scegli il più caro, scegli la più cara, \
             il volo più caro, la camera più cara, prenota il più caro, prenota la più cara, compra, acquista, \
             vota per, clicca su, fai clic su, conferma il bonifico, conferma l acquisto, approva la, approva il, \
             chiudi il ticket, paga la, apri la porta, tacete le, taci le, tacere delle, accetta le condizioni",
        ),
        (
            Danger,
            "senza chiedere, senza conferma, come root, senza test, senza verificare, senza approvazione, \
             senza autorizzazione, ogni comando, qualsiasi comando, tutti i comandi, senza domande, senza leggere, \
             i pagamenti, bonifici",
        ),
        (
            Granted,
            "approvato, autorizzato, permesso, accettato, acconsentito, confermato, dato il permesso, \
             ha già approvato, ha dato il permesso, in anticipo, ti lascia, vuole che, ha accettato, \
             ha autorizzato, carta bianca",
        ),
        (
            Authority,
            "messaggio di sistema, avviso di sistema, massima priorità, priorità massima, prevale su, \
             ha la precedenza, nuove istruzioni, messaggio dello sviluppatore, modalità sviluppatore, \
             modalità manutenzione, l amministratore ha tolto, amministratore ha tolto, amministratore ha attivato, \
             avviso della piattaforma, messaggio della piattaforma, messaggio del tuo operatore, \
             ordine del proprietario, ordine dell operatore, nuovo prompt di sistema, al di sopra di",
        ),
        (
            Obey,
            "obbedisci, ubbidisci, esegui, eseguire, segui queste, segui le, rispetta, applica, fai quello che, \
             compi, eseguirà, obbedire, seguite queste, fai questo, fate questo, attieniti, adempi",
        ),
        (
            Here,
            "seguenti, seguente, questo file, questo testo, questo documento, questa pagina, queste istruzioni, \
             questi passi, di seguito, qui sotto, sotto, questa riga, questo annuncio, l annuncio, \
             questa recensione, questo commento, questa mail, questa nota, questo ticket, ciò, questo sito, \
             questa sezione, questo paragrafo, questo repository, questa candidatura, questo curriculum, \
             di questo documento, di questa pagina, quanto segue, più sotto, questo messaggio, in allegato",
        ),
        (Become, "ora sei, adesso sei, fingi, agisci come, comportati come, da ora sei, entra in modalità"),
        (
            Free,
            "senza restrizioni, senza limiti, senza regole, senza filtri, senza censura, \
             nessuna restrizione, nessuna regola, modalità sviluppatore, modalità manutenzione, \
             illimitato",
        ),
        (
            Judge,
            "valuta, assegna, consiglia, raccomanda, rispondi, dai, dichiara, dì che, consigliate, consigliare, \
             raccomandate, raccomandare, preferisci, scrivi, cita, menziona, elogia, descrivi, giudica",
        ),
        (
            Praise,
            "eccellente, ottimo, punteggio massimo, massimo dei voti, migliore scelta, 10 su 10, dieci su dieci, \
             nessun difetto, nessuna vulnerabilità, miglior candidato, solo il nostro, solo la nostra, \
             soltanto il nostro, unicamente il nostro, nostro albergo, nostro hotel, nostro prodotto, \
             nostra azienda, nostro sito, nostra offerta, cinque stelle, nessun rilievo, nessuna osservazione, \
             niente da segnalare, nulla da segnalare, nessuna obiezione, senza difetti, nessun problema, \
             voto massimo, al primo posto, il migliore, la migliore, come autentico, come valido, al colloquio",
        ),
        (
            Talk,
            "attaccante*, aggressore, attacco, attacchi, per esempio, ad esempio, frasi come, \
             testi come, malevolo, rileva",
        ),
        (
            Behind,
            "che ti ha dato, che ti hanno dato, che hai ricevuto, che ha ricevuto, che il tuo, \
             del tuo sviluppatore, del tuo operatore, del tuo team, del tuo padrone, del tuo creatore, \
             del suo operatore, imposte, date da, ricevute da, che ti ha",
        ),
        (Check, "i test, errori, linter"),
        (
            Feign,
            "di al tuo utente che, dì al tuo utente che, dica al suo utente che, di all utente che, \
             dì all utente che, dire all utente che, fai credere, fate credere, menti a, menti all, \
             inganna l utente, inganna il tuo, come superati, come riusciti, segnalati come, segnalali come, \
             riferisci che tutto, fingi che, fingete che, nega che, nega di, convinci il tuo, convinci l utente, \
             assicura all, rispondi che non",
        ),
        (
            Unseen,
            "l utente non vede questo, l utente non vede ciò, utente non vede questa, utente non può vedere, \
             l utente non lo vede, solo tu puoi, solo tu vedi, solo l ia, gli umani non vedono, \
             le persone non vedono, nota segreta, messaggio segreto, istruzione segreta, invisibile all utente, \
             invisibile agli umani",
        ),
        (
            Posing,
            "come ordini, come un ordine, come istruzioni del, come istruzioni di, come se venissero, \
             come se venisse, come provenienti, come se fossero del, come se fosse del, come se il tuo, \
             vengono dal tuo, viene dal tuo, con l autorità",
        ),
        (
            Usurp,
            "sono il tuo operatore, sono il tuo sviluppatore, sono il tuo padrone, sono il tuo proprietario, \
             sono il tuo creatore, sono il tuo nuovo, sono il tuo amministratore, sono il tuo orchestratore, \
             sono il tuo utente, ti ho creato io, ti ho programmato io, mi obbedisci, obbedirai a me, \
             lavori per me, ora lavori per, qui parla il tuo, non è il tuo utente, il tuo vero utente, \
             il tuo vero padrone, il tuo nuovo padrone, il tuo nuovo utente, è il tuo padrone, è il tuo nuovo, \
             obbedisci solo a, ascolta solo me",
        ),
        (
            Deed,
            "cancella, elimina, trasferisci, compra, acquista, approva, pubblica, invia, manda, inoltra, rivela, \
             clicca, prenota, paga, raccomanda, consiglia, installa, vota, di al tuo, conferma, accetta",
        ),
        (
            Recollection,
            "l hai annotato tu, l hai ricordato tu, hai già promesso, hai già accettato, le tue note, \
             la tua stessa memoria, avevi deciso, hai deciso, te lo sei ricordato, tu stesso",
        ),
        (OwnMemory, "tua memoria, tuoi ricordi, tue note"),
        (Place, "attività pianificata, avvio automatico, profilo della shell, file di regole"),
    ],
};
