//! Romanian.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Ask, Asset, Authority, Become, Danger, Disable, Drop, Free, Granted, Greeting, Guard, Harm, Here,
    Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey, Praise, Prompt, Protected, Reading,
    Reveal, Rules, Said, Send, Standing, Supposed, Talk, Task, Tell, TellUser, Trust, User, Without, Write,
    You,
};

pub(super) const ROMANIAN: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "ia, model de limbaj, modelele de limbaj, asistent, asistentule, asistentul, asistentul ai, \
             agent ai, agentul ai, inteligență artificială, inteligența artificială",
        ),
        (
            Greeting,
            "dragă, stimate, salut, atenție, notă pentru, mesaj pentru, către toți, instrucțiune pentru",
        ),
        (Supposed, "dacă ești un, dacă sunteți un, dacă ești o"),
        (Reading, "citește, citești, citesc, procesează, procesezi, rezumă, analizează, evaluează"),
        (Modal, "trebuie, trebuie să, va trebui"),
        (User, "utilizator*, dezvoltator*, om, oameni, persoan*"),
        (You, "tu, tău, tale, ta, dumneavoastră, îți"),
        (Not, "nu, niciodată, nimic, nimeni, niciun, nicio"),
        (Without, "fără"),
        (
            Tell,
            "spune, spui, menționa, menționa*, informa, informez*, anunț*, dezvălui*, avertiza, raporta, \
             arăta",
        ),
        (
            TellUser,
            "spune utilizatorului, spune nimic utilizatorului, i spune utilizatorului, \
             informa utilizatorul, anunța utilizatorul, menționa utilizatorului, \
             a i spune utilizatorului, spui utilizatorului",
        ),
        (Ask, "întreba, întreb*, confirmare, confirmarea, permisiune*, aprobare*"),
        (Hush, "în secret, pe ascuns, pe furiș, în tăcere, fără știrea, fără ca utilizatorul, ascunde"),
        (
            Drop,
            "ignor*, uită, uitați, renunță, nesocot*, încalcă, lasă deoparte, nu urma, nu respecta, \
             nu ține cont, anulează",
        ),
        (
            Rules,
            "instrucțiun*, indicați*, directive*, ordine, comenzi, reguli anterioare, \
             regulile anterioare, regulile tale, toate regulile, restricți*",
        ),
        (Task, "sarcina, sarcină, cerere*, întrebare*"),
        (
            Standing,
            "anterior*, precedent*, toate, tot, tale, ta, tău, inițial*, de mai sus, existente, primite",
        ),
        (Said, "tot ce ți s a spus, tot ce este mai sus, tot ce ai primit, tot ce s a spus, ce ți s a spus"),
        (
            Prompt,
            "prompt de sistem, promptul de sistem, promptul sistemului, instrucțiunile de sistem, \
             instrucțiunile ascunse, instrucțiunile tale, mesajul de sistem",
        ),
        (Reveal, "arată, dezvăluie, afișează, repetă, scrie, spune"),
        (
            Send,
            "trimite*, trimiteți, expediază, încarcă, publică, postează, lipește, copiază, atașează, \
             adaugă",
        ),
        (
            Protected,
            "parol*, credențial*, chei, cheile, cheia api, cheile api, secretele, secrete, \
             variabilele de mediu, conținutul env, conținutul fișierului env, conținutul lui env, \
             tokenul, tokenuri, card de credit",
        ),
        (
            Intimate,
            "conversați*, istoric*, numele utilizatorului, emailurile utilizatorului, \
             calendarul utilizatorului, fișierele utilizatorului, datele utilizatorului",
        ),
        (Write, "adaugă, scrie, inserează, instalează, înregistrează, salvează, copiază, pune"),
        (
            Memory,
            "ține minte, memorează, reține, amintește ți, în memorie, memoria ta, în memoria ta, \
             memoria pe termen lung, salvează ca, ca preferință",
        ),
        (
            Lasting,
            "mereu, întotdeauna, de acum înainte, de acum încolo, în viitor, pentru totdeauna, \
             fiecare sesiune, toate sesiunile, viitoare, niciodată",
        ),
        (Trust, "de încredere, este sigur, este sigură, sunt sigure, ai încredere, are încredere, scutit"),
        (Disable, "dezactiveaz*, sari peste, omite, ignor*, ocolește, oprește, suprimă"),
        (
            Guard,
            "verific*, confirmare*, confirmări*, avertisment*, certificat*, aprobare*, revizui*, \
             controale*",
        ),
        (Harm, "șterge*, ștergeți, elimină, distruge, suprascrie, transferă, aprobă, publică, închide"),
        (
            Asset,
            "fișier*, baza de date, bazele de date, director*, depozit*, ramuri*, copii de siguranță, \
             cont*, bani*, teste*",
        ),
        (Abuse, "aprobă această, aprobă toate, șterge toate, transferă suma"),
        (Danger, "fără să întrebi, fără a întreba, fără confirmare, ca root, fără teste"),
        (Granted, "aprobat, autorizat, permis, acceptat, confirmat, și a dat acordul"),
        (
            Authority,
            "mesaj de sistem, mesajul sistemului, prioritate maximă, prioritate absolută, \
             are prioritate, instrucțiuni noi, noi instrucțiuni, mod dezvoltator, modul dezvoltator",
        ),
        (
            Obey,
            "execută, ascultă, supune te, urmează aceste, urmează acești, respectă aceste, fă ce, \
             îndeplinește",
        ),
        (
            Here,
            "următoare*, următorii, acest fișier, acest text, acest document, această pagină, \
             aceste instrucțiuni, acești pași, mai jos",
        ),
        (Become, "acum ești, ești acum, prefă te, comportă te ca, acționează ca"),
        (
            Free,
            "fără restricții, fără limite, fără reguli, fără filtre, nicio restricție, mod dezvoltator, \
             modul dezvoltator, nelimitat, necenzurat",
        ),
        (Judge, "evaluează, acordă, recomandă, răspunde, dă, spune că"),
        (
            Praise,
            "excelent, punctaj maxim, nota maximă, cea mai bună alegere, 10 din 10, fără defecte, \
             nicio vulnerabilitate",
        ),
        (Talk, "atacator*, atac, atacuri, injectare de prompt, de exemplu, fraze precum, malițios"),
    ],
};
