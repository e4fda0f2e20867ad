//! Swedish.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Ask, Asset, Authority, Become, Danger, Disable, Drop, Free, Granted, Greeting, Guard, Harm, Here,
    Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey, Praise, Prompt, Protected, Reading,
    Reveal, Rules, Said, Send, Standing, Supposed, Talk, Task, Tell, TellUser, Trust, User, Without, Write,
    You,
};

pub(super) const SWEDISH: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "språkmodell*, assistent, assistenten, ai assistent*, ai agent*, ai modell*, chattbot*, \
             artificiell intelligens",
        ),
        (Greeting, "kära, hej, till alla, meddelande till, instruktion till, obs"),
        (Supposed, "om du är en"),
        (Reading, "läser, läsa, behandlar, bearbetar, sammanfatt*, granskar"),
        (Modal, "måste, ska, skall, bör"),
        (User, "användar*, människ*, utvecklar*, operatör*, ägar*, kund*"),
        (You, "du, din, dina, ditt"),
        (Not, "inte, aldrig, ingen, inget, inga, ej"),
        (Without, "utan"),
        (Tell, "berätta*, nämn, nämna, nämner, informera, säg, säga, meddela, visa, avslöja"),
        (
            TellUser,
            "berätta för användaren, säg till användaren, säg inget till användaren, \
             säg det inte till användaren, informera användaren, för användaren, \
             nämn det inte för användaren",
        ),
        (Ask, "fråga, bekräftelse, bekräfta, tillåtelse, godkännande"),
        (
            Hush,
            "i hemlighet, i smyg, hemligt, obemärkt, tyst, utan att användaren, \
             utan användarens vetskap, bakom ryggen",
        ),
        (Drop, "ignorera*, glöm, glömma, strunta, bortse, förkasta, åsidosätt*, följ, kringgå*, skippa"),
        (
            Rules,
            "instruktion*, anvisning*, riktlinje*, föreskrift*, tidigare regler, dina regler, \
             alla regler, direktiv, restriktion*",
        ),
        (Task, "uppgift*, fråga, begäran, uppdrag*"),
        (
            Standing,
            "tidigare, föregående, ovanstående, alla, allt, dina, din, ursprungliga, befintliga, gamla, \
             ovan",
        ),
        (
            Said,
            "allt ovan, allt du fått höra, allt som sagts, allt du har fått veta, allt som står ovan, \
             allt som din operatör har sagt, allt som användaren har, allt din operatör har sagt, \
             allt som din användare",
        ),
        (
            Prompt,
            "systemprompt*, systeminstruktion*, dolda instruktioner, ursprungliga instruktioner, \
             dina instruktioner, dolda systemprompt*",
        ),
        (Reveal, "visa, skriv, avslöja*, upprepa, återge, svara med, svara bara med"),
        (Send, "skicka*, sänd*, ladda, publicera, posta, klistra, kopiera, mejla, maila, bifoga, lägg"),
        (
            Protected,
            "lösenord*, nycklar, nyckeln, api nyck*, inloggningsuppgifter, hemligheter, miljövariabler, \
             innehållet i env, innehållet i filen env, kreditkort*",
        ),
        (
            Intimate,
            "konversation*, samtal*, chatthistorik*, användarens namn, användarens kalender, \
             användarens mejl, användarens filer",
        ),
        (Write, "lägg, skriv, installera, registrera, spara, kopiera"),
        (
            Memory,
            "kom ihåg, i ditt minne, ditt minne, långtidsminne*, spara i minnet, som en preferens, \
             memorera, lägg på minnet",
        ),
        (
            Lasting,
            "alltid, framöver, från och med nu, i framtiden, varje session, alla sessioner, framtida, \
             aldrig mer, hädanefter",
        ),
        (Trust, "betrodd*, pålitlig*, är säker, är säkra, lita på, litar på, undantag*"),
        (Disable, "hoppa över, stäng av, inaktivera*, kringgå*, ignorera*, avaktivera*, undertryck*"),
        (Guard, "granskning*, bekräftelse*, *varning*, certifikat*, kontroll*, verifiering*, godkännande*"),
        (Harm, "radera*, ta bort, förstör*, godkänn*, publicera*, stäng, överför*, skriv över"),
        (
            Asset,
            "filer, filerna, databas*, mapp*, katalog*, grenar, grenen, säkerhetskopi*, konto*, pengar, \
             tester*",
        ),
        (Abuse, "godkänn denna, godkänn alla, radera alla, överför pengar"),
        (Danger, "utan att fråga, som root, utan tester, utan bekräftelse"),
        (Granted, "godkänt, godkänd, tillåtit, tillåtet, samtyckt, bekräftat"),
        (
            Authority,
            "systemmeddelande, högsta prioritet, nya instruktioner, meddelande från utvecklar*, \
             har företräde, utvecklarläge",
        ),
        (Obey, "utför*, lyd, följ dessa, följ de, följ denna, kör"),
        (Here, "följande, denna fil, denna text, detta dokument, nedan, dessa steg, dessa instruktioner"),
        (Become, "du är nu, låtsas, agera som"),
        (
            Free,
            "obegränsad*, utan begränsningar, inga begränsningar, utan regler, inga regler, \
             utvecklarläge, ocensurerad*",
        ),
        (Judge, "bedöm*, betygsätt*, ge, rekommendera, svara"),
        (Praise, "utmärkt*, högsta betyg, full poäng, bästa valet, inga fel, inga brister"),
        (Talk, "angripare*, attack*, promptinjektion*, till exempel, meningar som"),
    ],
};
