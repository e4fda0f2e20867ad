//! Romanian.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Agent, Ask, Asset, Authority, Become, Behind, Check, Danger, Disable, Drop, Feign, Free, Granted,
    Greeting, Guard, Harm, Here, Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey,
    OwnMemory, Posing, Praise, Prompt, Protected, Reading, Reveal, Rules, Said, Send, Standing, Supposed,
    Talk, Task, Tell, TellUser, Trust, Unseen, User, Usurp, Void, Without, Write, You,
};

pub(super) const ROMANIAN: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "ia, model de limbaj, modelele de limbaj, asistent, asistentule, asistentul, asistentul ai, agent ai, \
             agentul ai, inteligență artificială, inteligența artificială, inteligenței artificiale, \
             model lingvistic, asistenți, chatbot, ia care",
        ),
        (
            Greeting,
            "dragă, stimate, salut, atenție, notă pentru, mesaj pentru, către toți, instrucțiune pentru, stimată, \
             notă secretă pentru, mesaj secret pentru, pentru orice, pentru toate, pentru fiecare, orice, fiecare, \
             către, reguli pentru",
        ),
        (
            Supposed,
            "dacă ești un, dacă sunteți un, dacă ești o, dacă ești, dacă sunteți, ca asistent, întrucât ești",
        ),
        (
            Reading,
            "citește, citești, citesc, procesează, procesezi, rezumă, analizează, evaluează, traduce, revizuiește, \
             vede, deschide",
        ),
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
            "ignor*, uită, uitați, renunță, nesocot*, încalcă, lasă deoparte, nu urma, nu respecta, nu ține cont, \
             anulează, pune deoparte, lasă la o parte, ignoră, ignorați, nu asculta, aruncă, abandonează",
        ),
        (
            Rules,
            "instrucțiun*, indicați*, directive*, ordine, comenzi, reguli anterioare, regulile anterioare, \
             regulile tale, toate regulile, restricți*, regulile, reguli, instrucțiunile, instrucțiuni, \
             lista de verificare, restricțiile, restricții, ordinele, limitele, directivele",
        ),
        (Task, "sarcina, sarcină, cerere*, întrebare*"),
        (
            Standing,
            "anterior*, precedent*, toate, tot, tale, ta, tău, inițial*, de mai sus, existente, primite, \
             anterioare, precedente, pe care, orice, vechi, date",
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
             memoria pe termen lung, salvează ca, ca preferință, salvează în memorie, salvează în memoria, \
             nu uita niciodată, memorie pe termen lung, lecție",
        ),
        (
            Lasting,
            "mereu, întotdeauna, de acum înainte, de acum încolo, în viitor, pentru totdeauna, fiecare sesiune, \
             toate sesiunile, viitoare, niciodată, de acum, permanent, de fiecare dată, în fiecare conversație",
        ),
        (
            Trust,
            "de încredere, este sigur, este sigură, sunt sigure, ai încredere, are încredere, scutit, \
             nu au nevoie de aprobare, nu au nevoie niciodată, nu necesită aprobare, fără aprobare, sursa oficială, \
             singura sursă, inofensiv*, orbește",
        ),
        (
            Disable,
            "dezactiveaz*, sari peste, omite, ignor*, ocolește, oprește, suprimă, nu au nevoie, nu are nevoie, \
             nu necesită, nu este nevoie, refuză, respinge, dezactivează, elimină, a ridicat, inutil*",
        ),
        (
            Guard,
            "verific*, confirmare*, confirmări*, avertisment*, certificat*, aprobare*, revizui*, controale*, \
             aprobare, aprobarea, {actualizări|actualizările|actualizărilor} de securitate, \
             actualizări de securitate, restricții*, confirmare, semnătur*, verificare, verificări*, permisiune",
        ),
        (Harm, "șterge*, ștergeți, elimină, distruge, suprascrie, transferă, aprobă, publică, închide"),
        (
            Asset,
            "fișier*, baza de date, bazele de date, director*, depozit*, ramuri*, copii de siguranță, \
             cont*, bani*, teste*",
        ),
        (
            Abuse,
            "aprobă această, aprobă toate, șterge toate, transferă suma, alege cel mai scump, alege cea mai scumpă, \
             cel mai scump zbor, cumpără, comandă, votează, apasă pe, confirmă transferul, aprobă plata, plătește",
        ),
        (
            Danger,
            "fără să întrebi, fără a întreba, fără confirmare, ca root, fără teste, fără aprobare, orice comandă, \
             toate comenzile, orice ordin, plăți, plățile, transferuri",
        ),
        (Granted, "aprobat, autorizat, permis, acceptat, confirmat, și a dat acordul"),
        (
            Authority,
            "mesaj de sistem, mesajul sistemului, prioritate maximă, prioritate absolută, \
             are prioritate, instrucțiuni noi, noi instrucțiuni, mod dezvoltator, modul dezvoltator",
        ),
        (
            Obey,
            "execută, ascultă, supune te, urmează aceste, urmează acești, respectă aceste, fă ce, îndeplinește, \
             să execute, ascultă de",
        ),
        (
            Here,
            "următoare*, următorii, acest fișier, acest text, acest document, această pagină, aceste instrucțiuni, \
             acești pași, mai jos, acest anunț, acest mesaj, această notă, această recenzie, această linie, \
             aceasta, acest comentariu, următoarele, de aici",
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
             nicio vulnerabilitate, doar hotelul nostru, numai hotelul nostru, hotelul nostru, produsul nostru, \
             compania noastră, cinci stele, fără observații, nicio observație, cel mai bun, cea mai bună",
        ),
        (Talk, "atacator*, atac, atacuri, injectare de prompt, de exemplu, fraze precum, malițios"),
        (Agent, "modelul, modelule, modele, agentul, agentule, agenți, mașină"),
        (
            Behind,
            "pe care ți, pe care le, date de, primite de la, de la dezvoltator, dezvoltatorul tău, operatorul tău, \
             proprietarul tău, care ți",
        ),
        (
            Void,
            "nu mai sunt valabile, nu mai este valabil*, nu se aplică, nu se mai aplică, anulate, ridicate, \
             a ridicat, eliminat, suspendate, au fost un test, a fost un test, expirate, nu contează",
        ),
        (Check, "testele, teste"),
        (
            Feign,
            "spune utilizatorului tău că, spune utilizatorului că, spune i utilizatorului că, minte utilizatorul, \
             înșală utilizatorul, ca reușite, ca trecute, prefă te că, neagă",
        ),
        (
            Unseen,
            "utilizatorul nu vede asta, utilizatorul nu vede aceasta, utilizatorul nu poate vedea, doar tu poți, \
             oamenii nu văd, notă secretă, mesaj secret, instrucțiune secretă",
        ),
        (
            Posing,
            "ca ordine ale, ca ordine de la, ca un ordin, ca instrucțiuni de la, ca și cum ar veni, ca venind de la",
        ),
        (
            Usurp,
            "sunt operatorul tău, sunt dezvoltatorul tău, sunt proprietarul tău, sunt creatorul tău, sunt noul tău, \
             sunt stăpânul tău, sunt utilizatorul tău, eu te am creat, ascultă doar de mine, lucrezi acum pentru, \
             nu este utilizatorul tău, adevăratul tău utilizator, noul tău proprietar",
        ),
        (OwnMemory, "memoria ta"),
    ],
};
