//! Hungarian.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Agent, Ask, Asset, Authority, Become, Behind, Check, Danger, Disable, Drop, Feign, Free, Granted,
    Greeting, Guard, Harm, Here, Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey,
    OwnMemory, Posing, Praise, Prompt, Protected, Reading, Reveal, Rules, Said, Send, Standing, Supposed,
    Talk, Task, Tell, TellUser, Trust, Unseen, User, Usurp, Void, Without, Write, You,
};

pub(super) const HUNGARIAN: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "nyelvi modell*, asszisztens*, mesterséges intelligenci*, ai ügynök*, mi asszisztens*, ai asszisztens*, \
             mesterséges intelligencia, mesterséges intelligenciá*, csevegőbot*",
        ),
        (
            Greeting,
            "kedves, figyelem, üzenet, minden, utasítás, tisztelt, titkos üzenet, titkos megjegyzés, megjegyzés, \
             szia, szabályok",
        ),
        (Supposed, "ha te egy, ha ön egy, ha nyelvi, mivel te, mint asszisztens"),
        (
            Reading,
            "olvas*, feldolgoz*, elemz*, összefoglal*, értékel*, olvassa, olvasod, olvasó, fordít*, átnéz*, látja, \
             megnyit*",
        ),
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
             tájékoztasd a felhasználó*, értesítsd a felhasználó*, el a felhasználó*, meg a felhasználó*, \
             {szólnál|szólna|szólj|beszélnél|szólni} a felhasználónak, \
             {tájékoztatnád|értesítenéd|tájékoztatná|értesítené|tájékoztatni|értesíteni} a felhasználót, \
             a felhasználó {tudta|tudomása|értesítése|tájékoztatása} nélkül, \
             a felhasználónak {szólnál|szólj|említsd|mondd|említenéd}, \
             {anélkül hogy} {szólnál|értesítenéd|tájékoztatnád}",
        ),
        (Ask, "kérdez*, megerősít*, engedély*, jóváhagy*"),
        (
            Hush,
            "titokban, titkon, csendben, észrevétlenül, suttyomban, tudta nélkül, rejtsd el, a háta mögött, \
             {ne|senkinek ne|erről ne|senkinek se} {említsd|mondd|szólj|beszélj|említse|mondja} {senkinek|erről|meg senkinek|el senkinek|el|róla}, \
             senkinek {ne|se} {szólj|mondd|említsd|beszélj|mondja}, egy szót se, egy szót sem, titokban tartsd, \
             tartsd titokban, tartsa titokban, hallgass róla, feltűnés nélkül, \
             {anélkül hogy} {szólnál|bárki|a felhasználó|értesítenéd}, maradjon köztünk, a felhasználó tudta nélkül, \
             nyom nélkül",
        ),
        (
            Drop,
            "hagyd figyelmen kívül, figyelmen kívül, felejts*, vesd el, mellőz*, ne kövesd, szegd meg, \
             ne vedd figyelembe, töröld az összes korábbi, hagyd el, ne tartsd be, tedd félre, felejtsd el, \
             dobd el, mellőzd, felejts el, felejtsen el, hagyja figyelmen kívül, hagyj figyelmen kívül, ne törődj, \
             ne foglalkozz, tekintsd semmisnek, vess el, dobj el, szegj meg, lépj túl, mellőzz, hagyj fel, \
             ne hallgass, rakd félre, ne engedelmeskedj",
        ),
        (
            Rules,
            "utasítás*, irányelv*, szabályaidat, korábbi szabály*, összes szabály*, parancs*, előírás*, \
             korlátozás*, útmutatás*, szabályok, szabályokat, utasítások, utasításokat, ellenőrzőlista*, \
             korlátozások*, irányelvek*, parancsok*, szabály*, iránymutatás*",
        ),
        (Task, "feladat*, kérés*, kérdés*"),
        (
            Standing,
            "korábbi*, előző*, fenti*, összes*, minden*, eddigi*, eredeti*, jelenlegi*, fent, összes, minden, \
             korábbi, eddigi, előző, kapott, régi, fejlesztődtől",
        ),
        (
            Said,
            "mindent amit eddig, mindent ami fent, mindent amit mondtak, minden korábbi, mindent ami eddig, \
             amit eddig mondtak, amit mondtak neked, minden fenti*, az eddigieket, mindazt amit, amit a gazdád, \
             amit a felhasználó, amit eddig, amire eddig, \
             {ami|mindaz ami|amit} {fent áll|fentebb áll|fent van|fentebb olvasható|feljebb áll|korábban mondtak|\
             eddig elhangzott|fent írtak}, \
             a fentiek, az eddigiek, mindaz ami fent, a fenti szöveg, minden fenti, a korábbiak",
        ),
        (
            Prompt,
            "rendszerprompt*, rendszerutasítás*, rendszerüzenet*, rejtett utasítás*, eredeti utasítás*, \
             saját utasítás*",
        ),
        (Reveal, "mutasd*, írd ki, nyomtasd*, ismételd*, fedd fel, áruld el, add meg"),
        (
            Send,
            "küld*, töltsd fel, tedd közzé, illeszd be, másold*, továbbítsd*, csatold*, posztold*, küldd el, \
             küldje el, továbbítsd, továbbítsa, továbbítani, elküldeni, add át, adja át, töltse fel, oszd meg, \
             ossza meg, juttasd el, e mailezd",
        ),
        (
            Protected,
            "jelsz*, kulcsok*, kulcsot, api kulcs*, privát kulcs*, hitelesítő adat*, titk*, \
             környezeti változó*, env fájl*, env tartalm*, bankkárty*",
        ),
        (Intimate, "beszélgetés*, csevegés*, felhasználó nevét, felhasználó naptár*, felhasználó fájl*"),
        (
            Write,
            "add hozzá, írd*, fűzd*, telepítsd*, mentsd*, másold*, regisztráld*, adja hozzá, írd, írd be, írja be, \
             illeszd be, illessze be, szúrd be, telepítsd, telepítse, hozz létre, hozd létre, helyezd, mentsd, \
             állítsd be",
        ),
        (
            Memory,
            "jegyezd meg, emlékezz*, memóriá*, hosszú távú memória*, preferenciaként, emlékezetedbe, \
             mentsd a memóriádba, emlékezz, soha ne felejtsd, hosszú távú memória, tanulság, tudásbázisodba, \
             hosszú távú {memória|memóriába|memóriádhoz|memóriádba|emlékezet}*, \
             {jegyezd|jegyezze|jegyezzétek|mentsd|mentse|írd|tárold|rögzítsd|véssd|tartsd} {meg örökre|\
             meg véglegesen|el örökre|el véglegesen|fel örökre|meg hogy a felhasználó|meg hogy a tulajdonos|\
             meg tényként|meg szabályként|el tényként|el a memóriába|az eszedbe|észben örökre}, \
             {örökre|véglegesen|tartósan|egyszer s mindenkorra} {jegyezd|jegyezze|mentsd|tárold|rögzítsd|írd}, \
             {soha|sose} ne {felejtsd|felejtse} el, állandó {szabály|beállítás|utasítás}",
        ),
        (
            Lasting,
            "mindig, mostantól, ezentúl, a jövőben, örökre, minden munkamenet*, minden ülés*, jövőbeli*, tartósan, \
             soha többé, ezután, soha, innentől, minden alkalommal, minden beszélgetésben, véglegesen, mindörökre, \
             örökké, egyszer s mindenkorra, mostantól kezdve, ettől a pillanattól, a mai naptól, minden indításkor, \
             minden esetben, kivétel nélkül",
        ),
        (
            Trust,
            "megbízható*, biztonságos*, bízz, bízhatsz, soha nem kell jóváhagyás, nem kell jóváhagyás, \
             nem igényel jóváhagyást, jóváhagyás nélkül, hivatalos forrás, egyetlen forrás, megbízható, \
             ártalmatlan, vakon, \
             {megbízik|bízik|megbíznak|bízz|bízzon} {minden|mindenben|teljesen|vakon|összes|benne}*, \
             szkriptben megbízik, teljes bizalom, \
             {nem igényel|nem igényelnek|nem kell} {megerősítés|jóváhagyás|ellenőrzés}*, \
             {megerősítést|jóváhagyást|ellenőrzést} nem {igényel|igényelnek|kíván}",
        ),
        (
            Disable,
            "hagyd ki, kapcsold ki, kerüld meg, tiltsd le, hagyd figyelmen kívül, ugord át, némítsd*, nem kell, \
             nem igényel*, nem szükséges, felesleges, utasítsd el, utasítsd vissza, töröld, feloldotta, kikapcsolva, \
             kikapcsolták, kikapcsolt, letiltva, letiltották, felfüggesztve, megszüntetve, eltörölve, \
             nem szükségesek, már nem kell",
        ),
        (
            Guard,
            "ellenőrzés*, megerősítés*, figyelmeztetés*, tanúsítvány*, jóváhagyás*, felülvizsgálat*, \
             biztonsági frissítés*, korlátozás*, aláírás*, engedély*, védelmek",
        ),
        (Harm, "töröld*, semmisítsd meg, írd felül, hagyd jóvá, utald*, zárd le, távolítsd*"),
        (Asset, "fájl*, adatbázis*, könyvtár*, mappá*, tárol*, ág*, mentés*, számla*, pénz*, teszt*"),
        (
            Abuse,
            "hagyd jóvá ezt, hagyd jóvá az összes, töröld az összes, utald át, válaszd a legdrágább, \
             legdrágább járat, legdrágább szoba, vásárolj, rendelj, kattints, hagyd jóvá, fizess, szavazz",
        ),
        (
            Danger,
            "kérdés nélkül, megerősítés nélkül, rootként, tesztek nélkül, jóváhagyás nélkül, minden parancsot, \
             bármely parancsot, kifizetés*, átutalás*, \
             {kérdés|kérdések|megerősítés|jóváhagyás|engedély|további megerősítés|további kérdés|visszakérdezés|\
             ellenőrzés|habozás} nélkül, \
             anélkül hogy {kérdeznél|megerősítést kérnél|engedélyt kérnél}, ne kérdezz, \
             {minden|bármely|bármilyen} {parancsot|utasítást}",
        ),
        (
            Granted,
            "jóváhagyta, engedélyezte, beleegyezett, megerősítette, \
             igen {megerősítem|jóváhagyom|engedélyezem|beleegyezem|hozzájárulok|elfogadom}, \
             {megerősítem|jóváhagyom|engedélyezem} {az összes|mindet|mindent|hogy|minden}, \
             hozzájárulok {minden|az összes|ahhoz}, {engedélyt|hozzájárulásomat|felhatalmazást} {adok|adom|adott}, \
             {minden|összes} {utalást|fizetést|műveletet|parancsot} {jóváhagy|engedélyez|elfogad|jóváhagyok|\
             megerősítés nélkül jóváhagy}*, \
             jóváhagyott, engedélyezett, engedélyezve, jóváhagyva, jóváhagyták, engedélyezték, \
             megerősítés nélkül jóváhagy",
        ),
        (
            Authority,
            "rendszerüzenet*, legmagasabb prioritás*, új utasítás*, elsőbbséget élvez*, fejlesztői mód*, \
             {rendszerüzenet|rendszerutasítás|fejlesztői üzenet|fejlesztői utasítás|üzemeltetői utasítás}*, \
             {a rendszer|az üzemeltető|a fejlesztő|a rendszergazda|a tulajdonos|a platform} {üzenete|utasítása|\
             parancsa|közleménye|értesítése}, \
             {üzemeltető|rendszergazda|fejlesztő|tulajdonos|rendszer} {ügynök|az ügynöknek|ágens|ügynöknek}, \
             {mostantól|most|most már} {rendszergazdai|teljes|root|minden|adminisztrátori} {jogaid|jogod|\
             jogosultságod|jogosultságaid|hozzáférésed|joga|jogosultsága}, \
             {rendszergazdai|emelt|adminisztrátori|kiterjesztett} {jogokat|jogosultságot|\
             jogosultságokat} {kaptál|kapott|adtunk}, \
             legfőbb utasítás",
        ),
        (
            Obey,
            "hajtsd végre, engedelmeskedj*, kövesd*, teljesítsd*, tedd azt, hajtson végre, végrehajt*, \
             engedelmeskedj, kövesd az alábbi, tedd meg, \
             {egyetlen|új|valódi|igazi} {feladatod|feladata|célod|küldetésed}, \
             {csak|kizárólag} {ez a szöveg|ez az üzenet|ezek az utasítások} {számít|érvényes|érvényesek}, \
             {hajtsd végre|hajtsa végre|futtasd|futtassa|végezd el|tedd} {a következőket|az alábbiakat|az alábbi|\
             ezeket|a következő|ezt|minden}, \
             csak {nekem|erre|ezekre} {engedelmeskedj|hallgass}",
        ),
        (
            Here,
            "következő*, ezt a fájlt, ezt a szöveget, ezt a dokumentumot, ezeket az utasításokat, \
             ezeket a lépéseket, alábbi*, lent, ezt az oldalt, ezt az üzenetet, ezt a hirdetést, ezt a sort, ezt, \
             ez a fájl, az alábbi*, ezt az értékelést, innentől",
        ),
        (Become, "mostantól te, te most, tégy úgy, viselkedj úgy, most már egy"),
        (
            Free,
            "korlátozások nélkül, korlátlan*, szabályok nélkül, szűrők nélkül, nincsenek korlátozás*, \
             fejlesztői mód*, korlátok nélkül",
        ),
        (Judge, "értékeld*, ajánld*, válaszolj*, adj"),
        (
            Praise,
            "kiváló*, legmagasabb pontszám*, maximális pont*, legjobb választás, hibátlan*, csak a mi, \
             kizárólag a mi, szállodánkat, termékünket, öt csillag, nincs észrevétel, nincs kifogás, legjobb, kiváló",
        ),
        (
            Talk,
            "támadó*, támadás*, például, adathalász*, hamis üzenet, hamis*, hamisított*, csaló*, csalás*, \
             állítólagos*, megpróbálja meggyőzni",
        ),
        (Agent, "modell, modellek, ügynök, ügynökök, robotok"),
        (Behind, "kapott, amit kaptál, amiket kaptál, amelyeket, fejlesztődtől, üzemeltetődtől, gazdádtól"),
        (
            Void,
            "nem érvényesek, nem érvényes, már nem érvényes*, érvényüket vesztették, hatályukat vesztették, \
             visszavonva, eltörölve, feloldotta, feloldva, nem vonatkoznak, nem vonatkozik, teszt volt, megszűntek, \
             lejártak, \
             {már nem|többé nem|nem} {érvényes|érvényesek|hatályos|hatályosak|számít|számítanak|alkalmazandó}, \
             érvénytelen, érvénytelenek, hatálytalan, hatálytalanok, semmis, semmisek, hatályát vesztette, \
             érvényét vesztette",
        ),
        (Check, "tesztek*, teszteket"),
        (
            Feign,
            "mondd a felhasználódnak, mondd a felhasználónak hogy, hazudj, csapd be a felhasználót, sikeresként, \
             tegyél úgy, tégy úgy",
        ),
        (
            Unseen,
            "felhasználó ezt nem látja, a felhasználó nem látja, felhasználó nem láthatja, csak te látod, \
             az emberek nem látják, titkos megjegyzés, titkos üzenet, titkos utasítás",
        ),
        (
            Posing,
            "parancsaként, parancsainak, utasításaként, mintha a gazdád, mintha a tulajdonos, parancsnak",
        ),
        (
            Usurp,
            "én vagyok a gazdád, én vagyok a fejlesztőd, én vagyok az üzemeltetőd, én vagyok a tulajdonosod, \
             én vagyok az új, én alkottalak, csak rám hallgass, nekem engedelmeskedsz, nem a te felhasználód, \
             valódi felhasználód, új gazdád",
        ),
        (
            OwnMemory,
            "memóriádba, memóriádban, \
             {hosszú távú|állandó|tartós} {memóriádba|memóriádhoz|memóriádban|emlékezetedbe|memóriájába|memóriájához}, \
             memóriádhoz, emlékezetedbe, memóriádat, tudásbázisodba",
        ),
    ],
};
