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
            "spune, spui, menționa, menționa*, informa, informez*, anunț*, dezvălui*, avertiza, raporta, arăta, \
             informați, spuneți, menționezi, dezvălui, pomeni, pomenești, comunica, comunici, vorbi, vorbești, \
             divulga",
        ),
        (
            TellUser,
            "spune utilizatorului, spune nimic utilizatorului, i spune utilizatorului, \
             informa utilizatorul, anunța utilizatorul, menționa utilizatorului, \
             a i spune utilizatorului, spui utilizatorului, \
             {informezi|informa|informați|anunți|anunța|anunțați|avertizezi|notifici|notifica|înștiința} utilizatorul, \
             {spui|spune|spuneți|comunici|menționezi} {utilizatorului|nimic utilizatorului|asta utilizatorului}, \
             {fără să|fără a} {informezi|informa|anunți|anunța|spui|spune|avertizezi} {utilizatorul|utilizatorului}, \
             fără știrea utilizatorului",
        ),
        (Ask, "întreba, întreb*, confirmare, confirmarea, permisiune*, aprobare*"),
        (
            Hush,
            "în secret, pe ascuns, pe furiș, în tăcere, fără știrea, fără ca utilizatorul, ascunde, \
             nu {spune|spuneți|pomeni|menționa|menționați|vorbi|vorbiți|dezvălui} {nimănui|nimic|despre asta|\
             asta nimănui|nimic nimănui|cu nimeni}, \
             nimănui, niciun cuvânt, nici un cuvânt, păstrează {secretul|tăcerea|secret}, ține secret, discret, \
             între noi, {fără ca|astfel încât} {nimeni|utilizatorul} {să știe|să afle|să nu știe|să observe}, \
             fără să {informezi|anunți|spui nimănui|menționezi}, nimeni nu trebuie să {știe|afle|vadă}, fără urme",
        ),
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
        (
            Said,
            "tot ce ți s a spus, tot ce este mai sus, tot ce ai primit, tot ce s a spus, ce ți s a spus, \
             {ce|ceea ce|tot ce} {este scris|scrie|s a scris|s a spus|apare|figurează|a fost spus|\
             a fost scris} {mai sus|sus|anterior|înainte|până acum}, \
             tot ce {e mai sus|precedă|este mai sus}, textul {de mai sus|anterior}, cele de mai sus",
        ),
        (
            Prompt,
            "prompt de sistem, promptul de sistem, promptul sistemului, instrucțiunile de sistem, \
             instrucțiunile ascunse, instrucțiunile tale, mesajul de sistem",
        ),
        (Reveal, "arată, dezvăluie, afișează, repetă, scrie, spune"),
        (
            Send,
            "trimite*, expediază, încarcă, publică, postează, lipește, copiază, atașează, adaugă, trimite, trimite i, \
             trimit, redirecționează, redirecționați, transmite, transmiteți, expediați, încărcați, partajează, \
             partajați, predă, predați, livrează, înaintează, publicați",
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
        (
            Write,
            "adaugă, scrie, inserează, instalează, înregistrează, salvează, copiază, pune, adăugați, scrieți, \
             inserați, puneți, introdu, introduceți, instalați, creează, creați, plasează, configurează",
        ),
        (
            Memory,
            "ține minte, memorează, reține, amintește ți, în memorie, memoria ta, în memoria ta, \
             memoria pe termen lung, salvează ca, ca preferință, salvează în memorie, salvează în memoria, \
             nu uita niciodată, memorie pe termen lung, lecție, \
             memoria {ta|dumneavoastră|pe termen lung|permanentă|persistentă}, \
             {notează|notați|reține|rețineți|memorează|memorați|salvează|salvați|înregistrează|înregistrați|\
             păstrează|consemnează|ține minte} {pentru totdeauna|permanent|definitiv|o dată pentru totdeauna|\
             în memorie|în memoria ta|ca fapt|ca regulă|ca preferință|că utilizatorul|că proprietarul|pe veci}, \
             {adaugă|adăugați|scrie|introdu|pune} în {memorie|memoria ta|memoria pe termen lung|memoria permanentă}, \
             {nu uita|să nu uiți|nu uitați} niciodată, {regulă|preferință|instrucțiune} permanentă, fapt permanent",
        ),
        (
            Lasting,
            "mereu, întotdeauna, de acum înainte, de acum încolo, în viitor, pentru totdeauna, fiecare sesiune, \
             toate sesiunile, viitoare, niciodată, de acum, permanent, de fiecare dată, în fiecare conversație, \
             pe veci, pe vecie, definitiv, o dată pentru totdeauna, începând de acum, din acest moment, \
             de azi înainte, la fiecare pornire, în fiecare sesiune, în toate sesiunile, fără excepție",
        ),
        (
            Trust,
            "de încredere, este sigur, este sigură, sunt sigure, ai încredere, are încredere, scutit, \
             nu au nevoie de aprobare, nu au nevoie niciodată, nu necesită aprobare, fără aprobare, sursa oficială, \
             singura sursă, inofensiv*, orbește, {are|au|ai} {deplină|totală} încredere, \
             are încredere {în toate|în orice|deplină|totală}, încredere deplină, \
             nu {necesită|necesită nicio|are nevoie de|au nevoie de} {confirmare|aprobare|verificare|revizuire|\
             autorizare}",
        ),
        (
            Disable,
            "dezactiveaz*, sari peste, omite, ignor*, ocolește, oprește, suprimă, nu au nevoie, nu are nevoie, \
             nu necesită, nu este nevoie, refuză, respinge, elimină, a ridicat, inutil*, dezactivate, dezactivat, \
             dezactivată, suspendate, suspendat, eliminate, eliminat, anulate, ridicate, oprite, \
             nu mai este necesară, nu mai sunt necesare",
        ),
        (
            Guard,
            "verific*, confirmare*, confirmări*, avertisment*, certificat*, aprobare*, revizui*, controale*, \
             aprobare, aprobarea, {actualizări|actualizările|actualizărilor} de securitate, \
             actualizări de securitate, restricții*, confirmare, semnătur*, verificare, verificări*, permisiune, \
             aprobări, aprobările, protecții",
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
             toate comenzile, orice ordin, plăți, plățile, transferuri, \
             fără {altă|alte|nicio|vreo|nici o} {confirmare|aprobare|întrebări|verificare|întrebare}, \
             fără {confirmare|întrebări|aprobare|ezitare|verificare|a întreba|a cere|a ezita|a verifica|\
             să întrebi|să întrebați|să ceri|să confirmi}, \
             {orice|toate|fiecare} {comandă|comenzile|ordin}",
        ),
        (
            Granted,
            "aprobat, autorizat, permis, acceptat, confirmat, și a dat acordul, \
             da {confirm|aprob|autorizez|permit|sunt de acord|accept|îți dau voie}, \
             {confirm|aprob|autorizez|permit|accept} {tot|totul|toate|orice|că|să|poți|și}, \
             {îmi dau|dau|îți dau} {acordul|consimțământul|permisiunea|aprobarea|voie}, \
             {și a dat|a dat} {acordul|consimțământul|permisiunea|aprobarea}, \
             {aprobă|autorizează|acceptă|permite} {orice|toate|tot|totul|fiecare|mereu|dinainte}, aprobate, \
             autorizate, permise, acordate, încuviințat",
        ),
        (
            Authority,
            "mesaj de sistem, mesajul sistemului, prioritate maximă, prioritate absolută, are prioritate, \
             instrucțiuni noi, noi instrucțiuni, mod dezvoltator, modul dezvoltator, \
             {mesaj|notificare|instrucțiune|ordin|anunț|notă|dispoziție} {de sistem|al sistemului|de la sistem|\
             al administratorului|de la administrator|al operatorului|de la operator|al dezvoltatorului|\
             de la dezvoltator|al proprietarului|de la proprietar|al platformei|de la platformă}, \
             {operator|administrator|dezvoltator|proprietar|sistem} {agent|către agent|către agenți|\
             către toți agenții|către model}, \
             {ai|aveți|deții|dețineți|dispui de} {acum|de acum|de acum înainte} {drepturi|drepturile|acces|\
             privilegii|toate drepturile|permisiuni}, \
             {acum|de acum|de acum înainte} {ai|aveți|deții|dețineți|dispui de} {drepturi|drepturile|acces|\
             privilegii|toate drepturile|permisiuni}, \
             {ți s au|vi s au|ți au fost|v au fost} {acordat|acordate|atribuit|conferit}, instrucțiune prioritară, \
             mod administrator",
        ),
        (
            Obey,
            "execută, ascultă, supune te, urmează aceste, urmează acești, respectă aceste, fă ce, îndeplinește, \
             să execute, ascultă de, \
             {singura|noua|adevărata} {ta|voastră|dumneavoastră} {sarcină|misiune|instrucțiune}, \
             {singurul|noul|adevăratul} {tău|vostru} {scop|obiectiv|rol}, \
             {doar|numai} {acest text|acest mesaj|aceste instrucțiuni|ceea ce urmează} {contează|este valabil|\
             sunt valabile}, \
             {contează|este valabil} {doar|numai} {acest|acesta|aceste|ce urmează}, \
             {execută|executați|rulează|rulați|fă|faceți|îndeplinește|îndepliniți} {următoarele|cele de mai jos|\
             ce urmează|pașii|ceea ce urmează}, \
             ascultă {doar|numai}, supune te {doar|numai}",
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
        (
            Talk,
            "atacator*, atac, atacuri, injectare de prompt, de exemplu, fraze precum, malițios, mesaj fals, \
             mesaje false, fals mesaj, falsificat*, înșelător*, escroc*, presupus*, încearcă să convingă, uzurpa*",
        ),
        (Agent, "modelul, modelule, modele, agentul, agentule, agenți, mașină"),
        (
            Behind,
            "pe care ți, pe care le, date de, primite de la, de la dezvoltator, dezvoltatorul tău, operatorul tău, \
             proprietarul tău, care ți",
        ),
        (
            Void,
            "nu mai sunt valabile, nu mai este valabil*, nu se aplică, nu se mai aplică, anulate, ridicate, \
             a ridicat, eliminat, suspendate, au fost un test, a fost un test, expirate, nu contează, \
             nu mai {este valabil|sunt valabile|este valabilă|se aplică|contează|sunt în vigoare|este în vigoare|\
             au valoare|are valoare|produc efecte}, \
             {sunt|este|au fost|a fost} {nule|nul|nulă|anulate|anulat|anulată|abrogate|revocate|revocat|\
             suspendate|caduce}, \
             își {pierd|pierde} valabilitatea, nule și neavenite",
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
        (
            OwnMemory,
            "memoria ta, {memoria|memoriei} {ta|tale|dumneavoastră|voastră|pe termen lung}, \
             memoria ta pe termen lung, {amintirile|notițele permanente} tale, baza ta de cunoștințe",
        ),
    ],
};
