//! Hungarian.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Ask, Asset, Authority, Become, Danger, Disable, Drop, Free, Granted, Greeting, Guard, Harm, Here,
    Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey, Praise, Prompt, Protected, Reading,
    Reveal, Rules, Said, Send, Standing, Supposed, Talk, Task, Tell, TellUser, Trust, User, Without, Write,
    You,
};

pub(super) const HUNGARIAN: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "nyelvi modell*, asszisztens*, mesterséges intelligenci*, ai ügynök*, mi asszisztens*, \
             ai asszisztens*",
        ),
        (Greeting, "kedves, figyelem, üzenet, minden, utasítás"),
        (Supposed, "ha te egy, ha ön egy, ha nyelvi"),
        (Reading, "olvas*, feldolgoz*, elemz*, összefoglal*, értékel*"),
        (Modal, "kell, köteles, kötelező"),
        (User, "felhasználó*, üzemeltető*, ember*, fejlesztő*, tulajdonos*, ügyfél*, senkinek"),
        (You, "te, neked, ön, az ön"),
        (Not, "ne, nem, soha, semmit, senkinek, sose"),
        (Without, "nélkül"),
        (Tell, "mondd*, mondj*, említs*, tájékoztas*, szólj*, jelezd*, értesíts*, mutasd*, áruld*, szól*"),
        (
            TellUser,
            "mondd el a felhasználó*, mondj semmit a felhasználó*, szólj a felhasználó*, \
             szólj erről a felhasználó*, említsd a felhasználó*, említsd meg a felhasználó*, \
             tájékoztasd a felhasználó*, értesítsd a felhasználó*, el a felhasználó*, meg a felhasználó*",
        ),
        (Ask, "kérdez*, megerősít*, engedély*, jóváhagy*"),
        (
            Hush,
            "titokban, titkon, csendben, észrevétlenül, suttyomban, tudta nélkül, rejtsd el, \
             a háta mögött",
        ),
        (
            Drop,
            "hagyd figyelmen kívül, figyelmen kívül, felejts*, vesd el, mellőz*, ne kövesd, szegd meg, \
             ne vedd figyelembe, töröld az összes korábbi, hagyd el, ne tartsd be",
        ),
        (
            Rules,
            "utasítás*, irányelv*, szabályaidat, korábbi szabály*, összes szabály*, parancs*, előírás*, \
             korlátozás*, útmutatás*",
        ),
        (Task, "feladat*, kérés*, kérdés*"),
        (Standing, "korábbi*, előző*, fenti*, összes*, minden*, eddigi*, eredeti*, jelenlegi*, fent"),
        (
            Said,
            "mindent amit eddig, mindent ami fent, mindent amit mondtak, minden korábbi, \
             mindent ami eddig",
        ),
        (
            Prompt,
            "rendszerprompt*, rendszerutasítás*, rendszerüzenet*, rejtett utasítás*, eredeti utasítás*, \
             saját utasítás*",
        ),
        (Reveal, "mutasd*, írd ki, nyomtasd*, ismételd*, fedd fel, áruld el, add meg"),
        (Send, "küld*, töltsd fel, tedd közzé, illeszd be, másold*, továbbítsd*, csatold*, posztold*"),
        (
            Protected,
            "jelsz*, kulcsok*, kulcsot, api kulcs*, privát kulcs*, hitelesítő adat*, titk*, \
             környezeti változó*, env fájl*, env tartalm*, bankkárty*",
        ),
        (Intimate, "beszélgetés*, csevegés*, felhasználó nevét, felhasználó naptár*, felhasználó fájl*"),
        (Write, "add hozzá, írd*, fűzd*, telepítsd*, mentsd*, másold*, regisztráld*"),
        (Memory, "jegyezd meg, emlékezz*, memóriá*, hosszú távú memória*, preferenciaként, emlékezetedbe"),
        (
            Lasting,
            "mindig, mostantól, ezentúl, a jövőben, örökre, minden munkamenet*, minden ülés*, jövőbeli*, \
             tartósan, soha többé, ezután",
        ),
        (Trust, "megbízható*, biztonságos*, bízz, bízhatsz"),
        (Disable, "hagyd ki, kapcsold ki, kerüld meg, tiltsd le, hagyd figyelmen kívül, ugord át, némítsd*"),
        (Guard, "ellenőrzés*, megerősítés*, figyelmeztetés*, tanúsítvány*, jóváhagyás*, felülvizsgálat*"),
        (Harm, "töröld*, semmisítsd meg, írd felül, hagyd jóvá, utald*, zárd le, távolítsd*"),
        (Asset, "fájl*, adatbázis*, könyvtár*, mappá*, tárol*, ág*, mentés*, számla*, pénz*, teszt*"),
        (Abuse, "hagyd jóvá ezt, hagyd jóvá az összes, töröld az összes, utald át"),
        (Danger, "kérdés nélkül, megerősítés nélkül, rootként, tesztek nélkül"),
        (Granted, "jóváhagyta, engedélyezte, beleegyezett, megerősítette"),
        (
            Authority,
            "rendszerüzenet*, legmagasabb prioritás*, új utasítás*, elsőbbséget élvez*, fejlesztői mód*",
        ),
        (Obey, "hajtsd végre, engedelmeskedj*, kövesd*, teljesítsd*, tedd azt"),
        (
            Here,
            "következő*, ezt a fájlt, ezt a szöveget, ezt a dokumentumot, ezeket az utasításokat, \
             ezeket a lépéseket, alábbi*, lent",
        ),
        (Become, "mostantól te, te most, tégy úgy, viselkedj úgy, most már egy"),
        (
            Free,
            "korlátozások nélkül, korlátlan*, szabályok nélkül, szűrők nélkül, nincsenek korlátozás*, \
             fejlesztői mód*, korlátok nélkül",
        ),
        (Judge, "értékeld*, ajánld*, válaszolj*, adj"),
        (Praise, "kiváló*, legmagasabb pontszám*, maximális pont*, legjobb választás, hibátlan*"),
        (Talk, "támadó*, támadás*, például, adathalász*"),
    ],
};
