//! Italian.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Agent, Ask, Asset, Authority, Become, Danger, Disable, Drop, Free, Granted, Greeting, Guard, Harm,
    Here, Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey, Praise, Prompt, Protected,
    Reading, Reveal, Rules, Said, Send, Standing, Supposed, Talk, Task, Tell, TellUser, Trust, User, Void,
    Without, Write, You,
};

pub(super) const ITALIAN: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "ia, modello linguistico, modelli linguistici, assistente, assistenti, assistente ia, \
             agente ia, agenti ia, intelligenza artificiale, assistente ai",
        ),
        (Agent, "agente, agenti, modello"),
        (
            Greeting,
            "caro, cara, ciao, attenzione, nota per, messaggio per, avviso per, a tutti gli, \
             istruzione per, istruzioni per",
        ),
        (Supposed, "se sei un, se sei una, se lei è un, in quanto ia"),
        (Reading, "legge, leggi, leggere, leggendo, elabora, elabori, riassumi, riassume, analizza, valuta"),
        (Modal, "deve, devi, devono, dovrà, dovete, è tenuto"),
        (
            User,
            "utente, utenti, operatore, persona, umano, sviluppatore, sviluppatori, cliente, proprietario",
        ),
        (You, "tu, tuo, tua, tue, tuoi, ti, suo, sue"),
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
            "in segreto, segretamente, di nascosto, silenziosamente, senza che l utente, \
             senza che nessuno, nascondi, nascondilo, all insaputa, in silenzio, alle spalle",
        ),
        (
            Drop,
            "ignora*, dimentic*, scarta, scartare, tralascia, trascura, disattendi, disobbedisci, \
             non seguire, non tenere conto, lascia perdere, annulla, aggira, cancella tutto",
        ),
        (
            Rules,
            "istruzioni, istruzione, indicazioni, direttive, ordini, regole precedenti, tue regole, \
             tutte le regole, linee guida, restrizioni, disposizioni",
        ),
        (Task, "compito, richiesta, domanda"),
        (
            Standing,
            "precedente, precedenti, tutte, tutto, tutti, tue, tuo, iniziali, originali, attuali, sopra, \
             ricevute, esistenti, di prima",
        ),
        (
            Said,
            "tutto quanto sopra, tutto ciò che ti è stato detto, tutto quello che ti è stato detto, \
             quello che ti hanno detto, tutto ciò che precede, tutto il precedente",
        ),
        (Void, "annullate, non valgono più, non sono più valide, superate, sostituite, revocate, decadute"),
        (
            Prompt,
            "prompt di sistema, istruzioni di sistema, messaggio di sistema, istruzioni nascoste, \
             istruzioni originali, tue istruzioni, istruzioni iniziali",
        ),
        (Reveal, "mostra, mostrami, rivela, stampa, ripeti, scrivi, dimmi, copia"),
        (
            Send,
            "invia*, inviare, manda, mandare, spedisci, carica, caricare, pubblica, inoltra, inoltrare, \
             incolla, allega, copia, includi, trasmetti, posta",
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
             file dell utente, dati dell utente, contatti",
        ),
        (Write, "aggiungi, aggiungere, scrivi, scrivere, inserisci, installa, registra, salva, copia, metti"),
        (
            Memory,
            "ricorda, ricordati, memorizza, in memoria, nella tua memoria, tua memoria, \
             memoria a lungo termine, salva come, come preferenza, preferenza dell utente, \
             tieni a mente, salva nella memoria",
        ),
        (
            Lasting,
            "sempre, d ora in poi, da ora in poi, da adesso in poi, in futuro, per sempre, \
             ogni sessione, tutte le sessioni, future, mai più, permanente, permanentemente, \
             prossime sessioni",
        ),
        (
            Trust,
            "affidabile, affidabili, attendibile, è sicuro, è sicura, sono sicuri, fidati, fidato, \
             esente, si fida",
        ),
        (
            Disable,
            "disattiva*, disabilita*, salta, saltare, ignora*, aggira*, sopprimi, evita, ometti, spegni",
        ),
        (
            Guard,
            "revisione, revisioni, conferma, conferme, avviso di sicurezza, avvisi di sicurezza, \
             avvertiment*, certificat*, verifica, verifiche, approvazione, controlli, \
             controlli di sicurezza",
        ),
        (
            Harm,
            "cancella, cancellare, elimina, eliminare, distruggi, sovrascrivi, trasferisci, approva, \
             approvare, pubblica, chiudi, rimuovi, unisci",
        ),
        (Asset, "cartella, rami, ramo, conto, denaro, soldi, fondi"),
        (
            Abuse,
            "approva questa, approva tutte, approva tutti, approva questo, elimina tutti, \
             cancella tutti, trasferisci il, accetta tutti",
        ),
        (Danger, "senza chiedere, senza conferma, come root, senza test, senza verificare"),
        (
            Granted,
            "approvato, autorizzato, permesso, accettato, acconsentito, confermato, dato il permesso, \
             ha già approvato",
        ),
        (
            Authority,
            "messaggio di sistema, avviso di sistema, massima priorità, priorità massima, prevale su, \
             ha la precedenza, nuove istruzioni, messaggio dello sviluppatore, modalità sviluppatore, \
             modalità manutenzione",
        ),
        (
            Obey,
            "obbedisci, ubbidisci, esegui, eseguire, segui queste, segui le, rispetta, applica, \
             fai quello che, compi",
        ),
        (
            Here,
            "seguenti, seguente, questo file, questo testo, questo documento, questa pagina, \
             queste istruzioni, questi passi, di seguito, qui sotto, sotto",
        ),
        (Become, "ora sei, adesso sei, fingi, agisci come, comportati come, da ora sei, entra in modalità"),
        (
            Free,
            "senza restrizioni, senza limiti, senza regole, senza filtri, senza censura, \
             nessuna restrizione, nessuna regola, modalità sviluppatore, modalità manutenzione, \
             illimitato",
        ),
        (Judge, "valuta, assegna, consiglia, raccomanda, rispondi, dai, dichiara, dì che"),
        (
            Praise,
            "eccellente, ottimo, punteggio massimo, massimo dei voti, migliore scelta, 10 su 10, \
             dieci su dieci, nessun difetto, nessuna vulnerabilità, miglior candidato",
        ),
        (
            Talk,
            "attaccante*, aggressore, attacco, attacchi, per esempio, ad esempio, frasi come, \
             testi come, malevolo, rileva",
        ),
    ],
};
