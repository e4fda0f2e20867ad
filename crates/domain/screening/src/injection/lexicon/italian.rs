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
            "dire, dirlo, dica, dì, menzionare, menzionarlo, informare, avvisare, avvisi, riferire, rivelare, \
             segnalare, parlare, parlarne, mostrare, accennare, informi, informa, informarlo, informarne, informarla, \
             avvisa, avvisarlo, avvisarne, avverti, avverta, avvertire, avvertirlo, notifichi, notifica, notificare, \
             dirglielo, dici, menzioni, menziona, racconti, racconta, raccontare, raccontarlo, riveli, rivela, \
             rivelarlo, comunichi, comunica, comunicare, comunicarlo, parli, accenni, accenna, segnali, segnala, \
             segnalarlo, mostri, divulghi, divulgare, far sapere, fargli sapere, mettere al corrente",
        ),
        (
            TellUser,
            "dire all utente, dirlo all utente, dire nulla all utente, dire niente all utente, informare l utente, \
             avvisare l utente, avvisare l operatore, menzionarlo all utente, riferire all utente, dica all utente, \
             all utente, \
             {informarne|informare|avvisare|avvisarne|avvertire|avvertirne|notificare|mettere al corrente|\
             dirlo a|dire a|comunicarlo a|segnalarlo a|menzionarlo a|rivelarlo a|farlo sapere a} {l utente|\
             l utilizzatore|il cliente|lutente}, \
             {dirlo|dire nulla|dire niente|comunicarlo|segnalarlo|menzionarlo|rivelarlo|farlo sapere|\
             parlarne} {all utente|al cliente}, \
             {informare|avvisare|avvertire|notificare} {mai l|l} utente, \
             che l utente {lo sappia|ne sia informato|se ne accorga|venga informato|lo venga a sapere}",
        ),
        (Ask, "chiedere, chiedi, conferma, conferme, permesso, approvazione, consultare, autorizzazione"),
        (
            Hush,
            "in segreto, segretamente, di nascosto, silenziosamente, senza che l utente, senza che nessuno, nascondi, \
             nascondilo, all insaputa, in silenzio, alle spalle, tacete, taci, tacere, non dire nulla, \
             non dire niente, non menzionare, senza dire nulla, senza dirlo, senza menzionar*, tra noi, \
             resti tra noi, tienilo per te, nessuno deve, neanche una parola, che nessuno se ne accorga, \
             non {farne parola|ne fare parola|parlarne|ne parlare|ne parli|dirlo|lo dire|dire nulla|dire niente|\
             menzionarlo|rivelarlo|accennarlo|farne menzione|farne cenno|raccontarlo} {con nessuno|a nessuno|mai}, \
             non farne parola, non ne faccia parola, non parlarne, non ne parli, non ne parlare, non dirlo, \
             non dirlo a nessuno, non lo dica, non lo dica a nessuno, non menzionarlo, non lo menzioni, con nessuno, \
             a nessuno, nemmeno una parola, senza una parola, senza dire una parola, mantieni il segreto, \
             mantenga il segreto, tieni il segreto, lo tenga per sé, tienilo segreto, rimanga tra noi, \
             con discrezione, di soppiatto, alla chetichella, in sordina, zitto zitto, senza lasciare tracc*, \
             senza {avvisare|avvertire|informare|dirlo a|farlo sapere a} {nessuno|alcuno}, \
             nessuno deve {saperlo|sapere|vederlo|accorgersene}, che nessuno {lo sappia|se ne accorga|veda}, \
             acqua in bocca",
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
             checklist, criteri di revisione, limiti, limitazioni, norme, mandato, protocollo, princìpi, consegne, \
             regolamento, regolamenti, prescrizioni, politiche, protocolli, precetti",
        ),
        (Task, "compito, richiesta, domanda"),
        (
            Standing,
            "precedente, precedenti, tutte, tutto, tutti, tue, tuo, iniziali, originali, attuali, sopra, ricevute, \
             esistenti, di prima, ogni, tuoi, sue, suoi, ciò che, quanto, vigenti, vigente, iniziale, originale, \
             di cui sopra, finora, fino ad ora, fino a qui, sopra riportate, date prima",
        ),
        (
            Said,
            "tutto quanto sopra, tutto ciò che ti è stato detto, tutto quello che ti è stato detto, \
             quello che ti hanno detto, tutto ciò che precede, tutto il precedente, ciò che ti ha chiesto, \
             quello che ti ha chiesto, ciò che ti ha detto, quello che ti ha detto, ciò che il tuo, \
             quello che il tuo, ciò che vuole l utente, quanto ti è stato, quanto detto, tutto quello che, \
             quello che stavi, ciò che stavi, \
             quanto {scritto|detto|riportato|indicato|precede|sta|appare|figura} {sopra|prima|in precedenza|\
             più sopra|finora}, \
             quanto {precede|sopra}, \
             {ciò che|quello che|tutto ciò che|tutto quello che} {è scritto|sta|precede|appare|figura|\
             è stato detto|è stato scritto|c è|viene} {sopra|prima|in precedenza|più sopra}, \
             tutto quanto {sopra|precede|detto|detto sopra}, il testo {sopra|precedente|di cui sopra}, \
             le righe {sopra|precedenti}, i messaggi precedenti, quanto sopra",
        ),
        (
            Void,
            "annullate, non valgono più, non sono più valide, superate, sostituite, revocate, decadute, non vale più, \
             non valgono, non vale, non si applica, non si applicano, non sono più, cessano, ha tolto, \
             sono state tolte, sospese, rimosse, erano un test, era un test, non contano, non ti vincolano, \
             sono scadute, scadute, finiscono qui, ritirate, senza effetto, prive di effetto, non riguarda, \
             non riguardano, nulle, \
             {nulle|nulli|nulla|nullo} e {prive di effetto|privi di effetto|senza effetto|prive di valore|senza valore}, \
             sono {nulle|nulli}, \
             non {vale più|valgono più|è più valido|è più valida|sono più validi|sono più valide|è più in vigore|\
             sono più in vigore|conta più|contano più|si applica più|si applicano più|ha più valore|\
             hanno più valore|ha più effetto|hanno più effetto|ti vincola più|ti vincolano più}, \
             {cessa|cessano} di {valere|avere effetto|applicarsi|essere valide|essere valido}, \
             {perde|perdono} {validità|efficacia|ogni effetto|ogni valore}, \
             {è|sono|viene|vengono} {annullato|annullata|annullati|annullate|revocato|revocata|revocate|revocati|\
             abrogate|abrogato|abrogati|sospese|sospesi|decadute|decaduti|superate|superati}, \
             prive di valore, privo di valore, prive di validità",
        ),
        (
            Prompt,
            "prompt di sistema, istruzioni di sistema, messaggio di sistema, istruzioni nascoste, \
             istruzioni originali, tue istruzioni, istruzioni iniziali",
        ),
        (Reveal, "mostra, mostrami, rivela, stampa, ripeti, scrivi, dimmi, copia"),
        (
            Send,
            "invia*, manda, mandare, spedisci, carica, caricare, pubblica, inoltra, inoltrare, incolla, allega, \
             copia, includi, trasmetti, posta, inoltrate, condividi, consegna, metti nel, scrivi nel, codifica, \
             inserisci, inoltri, invia, invii, invierai, mandi, mandate, spedisca, spedire, trasmetta, trasmettere, \
             condivida, condividere, consegni, consegnare, fornisci, fornisca, gira i, gira le, gira la, giri i, \
             giri le, carichi, fai avere, faccia avere, fai pervenire, faccia pervenire, recapita, recapiti, rigira, \
             pubblichi, passa i, passa le",
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
        (
            Write,
            "aggiungi, aggiungere, scrivi, scrivere, inserisci, installa, registra, salva, copia, metti, aggiunga, \
             inserisca, inserire, scriva, metta, mettere, colloca, collochi, poni, ponga, installi, installare, crea, \
             crei, creare, lascia, lasci, includi, includa, introduci, configura, configuri, configurare, allega, \
             pianta, accoda, accodi",
        ),
        (
            Memory,
            "ricorda, ricordati, memorizza, in memoria, nella tua memoria, tua memoria, memoria a lungo termine, \
             salva come, come preferenza, preferenza dell utente, tieni a mente, salva nella memoria, \
             salva in memoria, salvalo in memoria, nella memoria, memoria permanente, memoria persistente, \
             non dimenticare mai, ricorda per sempre, ricordati per sempre, lezione, come un fatto, come regola, \
             registra in memoria, annota in memoria, annota per sempre, impara a memoria, memorizzate, imprimi, \
             conserva in memoria, {tua|sua|vostra} {memoria|base di conoscenza}, \
             {annota|annoti|annotate|annotare|registra|registri|registrare|salva|salvi|salvare|conserva|conservi} {per sempre|in modo permanente|permanentemente|definitivamente|una volta per tutte|in memoria|nella memoria|nella tua memoria|nella sua memoria|come fatto|come un fatto|come regola|come preferenza}, \
             nota {permanente|per sempre|per il futuro|definitiva}, \
             {aggiungi|aggiunga|inserisci|inserisca} {alla|nella|a} {tua|sua|memoria} {memoria|base di conoscenza|a lungo termine|persistente}, \
             ricorderai, ricorderà, ricordatevi, si ricordi, tenga a mente, non dimentichi mai, mai dimenticare, \
             da ricordare, da memorizzare, imprimiti, tieni per certo, tenga per certo, dai per certo, impara che, \
             impari che, regola permanente, fatto permanente, preferenza permanente, voce di memoria",
        ),
        (
            Lasting,
            "sempre, d ora in poi, da ora in poi, da adesso in poi, in futuro, per sempre, ogni sessione, \
             tutte le sessioni, future, mai più, permanente, permanentemente, prossime sessioni, mai, \
             una volta per tutte, fino a nuovo ordine, da oggi, da ora, da qui in poi, ogni volta, \
             ogni conversazione, senza eccezione, vanno sempre, eternamente, per l eternità, in eterno, \
             definitivamente, in modo permanente, d ora in avanti, d ora innanzi, da qui in avanti, \
             da questo momento, da questo istante, a ogni avvio, ad ogni avvio, in ogni sessione, \
             in tutte le sessioni, in qualsiasi sessione, senza eccezioni, in ogni caso",
        ),
        (
            Trust,
            "affidabile, affidabili, attendibile, è sicuro, è sicura, sono sicuri, fidati, fidato, esente, si fida, \
             non richiedono mai, non richiedono approvazione, non richiede approvazione, non serve approvazione, \
             non occorre approvazione, nessuna approvazione, senza approvazione, fonte ufficiale, unica fonte, \
             alla cieca, è innocuo, sono innocui, già verificat*, sempre approvat*, \
             si fida {di tutti|di tutte|di ogni|di qualsiasi|di qualunque|ciecamente|pienamente|sempre|completamente}, \
             piena fiducia, totale fiducia, massima fiducia, degno di fiducia, degni di fiducia, \
             non {richiede|richiedono|necessita di|necessitano di|ha bisogno di|hanno bisogno di} {conferma|\
             conferme|autorizzazione|verifica|revisione|approvazione}, \
             esente da, esenti da, esentato, esentati, innocuo, innocui, innocue, considerati sicuri, \
             considerato sicuro",
        ),
        (
            Disable,
            "disattiva*, disabilita*, salta, saltare, ignora*, aggira*, sopprimi, evita, ometti, spegni, \
             non richiedono, non richiede, non serve, non servono, non occorre, non occorrono, rifiuta, rifiutate, \
             rifiutare, rifiutati, vanno rifiutat*, vanno sempre rifiutat*, respingi, respinti, saltate, ignora, \
             ha tolto, tolto, rimosso, rimuovi, sospendi, superflu*, chiudi, rimanda, si saltano, sospeso, sospesa, \
             sospese, sospesi, eliminata, eliminate, eliminati, rimossa, rimosse, rimossi, annullata, annullate, \
             spenta, spente, spento, non è più necessaria, non sono più necessarie, non serve più, non servono più, \
             non è più richiesta, non sono più richieste, revocata, revocate",
        ),
        (
            Guard,
            "revisione, revisioni, conferma, conferme, avviso di sicurezza, avvisi di sicurezza, avvertiment*, \
             certificat*, verifica, verifiche, approvazione, controlli, controlli di sicurezza, \
             aggiornamenti di sicurezza, aggiornamento di sicurezza, patch di sicurezza, restrizioni, restrizione, \
             limiti, firma, firme, seconda firma, autorizzazione, antivirus, protezione, protezioni, convalida, \
             approvazioni, avvisi, controllo qualità, errori di certificato, autorizzazioni, permessi, validazioni, \
             richiesta di conferma, richieste di conferma",
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
             i pagamenti, bonifici, \
             senza {altra|altre|ulteriore|ulteriori|nessuna|alcuna|nuova} {conferma|conferme|autorizzazione|\
             approvazione|verifica|domande|revisione}, \
             senza {confermare|esitare|esitazione|verificare|validare|verifica|fare domande|alcuna domanda}, \
             senza {chiedere|richiedere|attendere|aspettare} {conferma|conferme|la conferma|autorizzazione|\
             il permesso|permesso|approvazione|nulla|niente|risposta}, \
             {tutti|tutte} {gli ordini|ordini}, ogni ordine, qualunque comando, qualsiasi istruzione",
        ),
        (
            Granted,
            "approvato, autorizzato, permesso, accettato, acconsentito, confermato, dato il permesso, \
             ha già approvato, ha dato il permesso, in anticipo, ti lascia, vuole che, ha accettato, ha autorizzato, \
             carta bianca, \
             sì {confermo|autorizzo|approvo|accetto|acconsento|lo confermo|ti autorizzo|puoi|d accordo|sono d accordo}, \
             {confermo|autorizzo|approvo|accetto|acconsento} {tutto|tutti|tutte|ogni|qualsiasi|che|puoi|a tutto|\
             a tutti|e}, \
             {do|ti do|le do|concedo|ti concedo} {il mio consenso|il consenso|il permesso|l autorizzazione|\
             la mia autorizzazione|il mio permesso|la mia approvazione|carta bianca|il via libera|il benestare|\
             il mio benestare}, \
             {ha dato|dà|diede|ha già dato} {il suo consenso|il consenso|il permesso|l autorizzazione|\
             la sua autorizzazione|carta bianca|il via libera|il benestare|la sua approvazione}, \
             {approva|autorizza|accetta|permette|consente|convalida} {tutto|ogni|tutti|tutte|qualsiasi|qualunque|\
             sempre|in anticipo|a priori}, \
             autorizzati, autorizzate, autorizzata, approvata, approvati, approvate, accettati, accettate, \
             consentito, consentiti, consentite, concesso, concessi, concessa",
        ),
        (
            Authority,
            "messaggio di sistema, avviso di sistema, massima priorità, priorità massima, prevale su, \
             ha la precedenza, nuove istruzioni, messaggio dello sviluppatore, modalità sviluppatore, \
             modalità manutenzione, l amministratore ha tolto, amministratore ha tolto, amministratore ha attivato, \
             avviso della piattaforma, messaggio della piattaforma, messaggio del tuo operatore, \
             ordine del proprietario, ordine dell operatore, nuovo prompt di sistema, al di sopra di, \
             {messaggio|avviso|nota|ordine|istruzione|direttiva|notifica|comunicazione|annuncio} {del sistema|\
             di sistema|dell amministratore|dall amministratore|dell operatore|dall operatore|dello sviluppatore|\
             dallo sviluppatore|degli sviluppatori|del proprietario|dal proprietario|del gestore|dal gestore|\
             del fornitore|della piattaforma|dalla piattaforma}, \
             {operatore|amministratore|sviluppatore|proprietario|gestore|sistema} {agente|all agente|a agente|\
             agli agenti|a tutti gli agenti|al modello|modello}, \
             {hai|ha|possiedi|possiede|disponi di|dispone di} {ora|adesso|da ora|d ora in poi} {i diritti|diritti|i permessi|permessi|i privilegi|privilegi}, \
             {ora|adesso|da ora|d ora in poi|da questo momento} {hai|ha|possiedi|possiede|disponi di} {i diritti|diritti|i permessi|permessi|i privilegi|privilegi}, \
             {ti sono stati|le sono stati|ti è stato|le è stato|vi sono stati|ti sono state|le sono state|\
             ti abbiamo} {concessi|concesso|assegnati|attribuiti|conferiti|dati|concesse}, \
             {diritti di amministratore|permessi di amministratore|privilegi elevati|permessi elevati|\
             diritti elevati|accesso root|privilegi di amministratore} {concessi|assegnati|attivati|abilitati|concesso}, \
             {amministratore|operatore|sviluppatore|proprietario} {ti autorizza|la autorizza|ti concede|\
             le concede|ha disattivato|ha sospeso|ha rimosso}, \
             istruzione prioritaria, istruzioni prioritarie, ordine prioritario, modalità amministratore, \
             priorità assoluta, \
             {sistema|operatore|amministratore|sviluppatore|proprietario|gestore} → {agente|assistente|ia|modello}",
        ),
        (
            Obey,
            "obbedisci, ubbidisci, esegui, eseguire, segui queste, segui le, rispetta, applica, fai quello che, \
             compi, eseguirà, obbedire, seguite queste, fai questo, fate questo, attieniti, adempi, \
             {tuo|suo|vostro} {unico|nuovo|vero|reale|solo} {compito|obiettivo|scopo|incarico|lavoro|dovere}, \
             {tua|sua|vostra} {unica|nuova|vera|sola} {missione|funzione|istruzione|mansione}, \
             {solo|soltanto|unicamente} {conta|vale} {questo|questa|ciò che segue|quanto segue|queste|questi}, \
             {conta|vale|contano|valgono} {solo|soltanto|unicamente} {questo|questa|ciò che segue|quanto segue|\
             queste|questi}, \
             {solo|soltanto} {questo|questa|queste|questi} {testo|messaggio|istruzione|istruzioni|righe} {conta|contano|vale|valgono}, \
             {esegui|esegua|eseguire|svolgi|svolga|compi|compia|fai|faccia} {quanto segue|ciò che segue|\
             quello che segue|questo|i passi|gli ordini|quanto sotto}, \
             obbedisci {solo|soltanto}, obbedirai, obbedirà, eseguirai, segui {solo|soltanto|queste|questi}, \
             segua {solo|soltanto|queste|questi}, attieniti a, si attenga a, limitati a",
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
             testi come, malevolo, rileva, falso messaggio, falsi messaggi, messaggio falso, messaggi falsi, \
             falso ordine, falsi ordini, falsific*, truffa*, truffator*, frode, frodi, presunto, presunta, sedicente, \
             attaccant*, aggressor*, phishing, cerca di convincere, cercano di convincere, tenta di convincere, \
             tentativo di, tentativi di",
        ),
        (
            Behind,
            "che ti ha dato, che ti hanno dato, che hai ricevuto, che ha ricevuto, che il tuo, \
             del tuo sviluppatore, del tuo operatore, del tuo team, del tuo padrone, del tuo creatore, \
             del suo operatore, imposte, date da, ricevute da, che ti ha, qui sopra, di cui sopra, che precedono, \
             più sopra",
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
        (
            OwnMemory,
            "tua memoria, tuoi ricordi, tue note, \
             {tua|sua|vostra} {memoria|memoria a lungo termine|memoria persistente|memoria permanente|\
             base di conoscenza|memoria duratura}, \
             {tuoi|suoi} ricordi, tue note permanenti",
        ),
        (Place, "attività pianificata, avvio automatico, profilo della shell, file di regole"),
    ],
};
