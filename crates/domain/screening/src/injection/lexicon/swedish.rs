//! Swedish.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Agent, Ask, Asset, Authority, Become, Behind, Check, Danger, Deed, Disable, Drop, Feign, Free,
    Granted, Greeting, Guard, Harm, Here, Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey,
    OwnMemory, Posing, Praise, Prompt, Protected, Reading, Reveal, Rules, Said, Send, Standing, Supposed,
    Talk, Task, Tell, TellUser, Trust, Unseen, User, Usurp, Void, Without, Write, You,
};

pub(super) const SWEDISH: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "språkmodell*, assistent, assistenten, ai assistent*, ai agent*, ai modell*, chattbot*, \
             artificiell intelligens, ai läsare*, ai granskare*, ai bot*, ai n, ai er, granskande ai, läsande ai, \
             artificiella intelligensen",
        ),
        (
            Greeting,
            "kära, hej, till alla, meddelande till, instruktion till, obs, käre, bästa, hemlig notis till, \
             hemligt meddelande till, hemlig anteckning till, notis till, anteckning till, till varje, till den, \
             till dig, regler för, regel för, lärdom för, påminnelse till, för alla, för varje, alla, varje",
        ),
        (Supposed, "om du är en, om du är ett, är du en, som ai, som assistent, eftersom du är en"),
        (
            Reading,
            "läser, läsa, behandlar, bearbetar, sammanfatt*, granskar, läs, sammanfattar, sammanfatta, granskande, \
             översätter, bedömer, utvärderar, öppnar, analyserar",
        ),
        (Modal, "måste, ska, skall, bör, är skyldig, ombeds, uppmanas, behöver inte"),
        (
            User,
            "användar*, människ*, utvecklar*, operatör*, ägar*, kund*, användare*, administratör*, ägare*, chef*, \
             utvecklare*, skapare*, läsare*, gäst*, människor",
        ),
        (You, "du, din, dina, ditt"),
        (Not, "inte, aldrig, ingen, inget, inga, ej"),
        (Without, "utan"),
        (
            Tell,
            "berätta*, nämn, nämna, nämner, informera, säg, säga, meddela, visa, avslöja, underrätta, upplysa, varna",
        ),
        (
            TellUser,
            "berätta för användaren, säg till användaren, säg inget till användaren, säg det inte till användaren, \
             informera användaren, för användaren, nämn det inte för användaren, \
             {informera|meddela|underrätta|varna|berätta för|säga till|nämna det för|tala om för|\
             upplysa} {användaren|kunden}, \
             {säg|berätta|nämn} {inte|inget|ingenting} {till|för} användaren",
        ),
        (Ask, "fråga, bekräftelse, bekräfta, tillåtelse, godkännande"),
        (
            Hush,
            "i hemlighet, i smyg, hemligt, obemärkt, tyst, utan att användaren, utan användarens vetskap, \
             bakom ryggen, säg inget, säg ingenting, berätta inte, nämn inte, utan att nämna, utan att säga, \
             utan att berätta, mellan oss, inte ett ord, ingen får veta, diskret, avslöja inte, \
             säg {ingenting|inget|det inte till någon|inte ett ord|inget om det|till ingen}, \
             {nämn|berätta} {det|detta|inte det} {inte|inte för någon|för ingen}, tala inte om det, i tysthet, \
             håll det hemligt, håll tyst om, utan att {någon|användaren} {märker|vet|får veta}",
        ),
        (
            Drop,
            "ignorera*, glöm, glömma, strunta, bortse, förkasta, åsidosätt*, följ, kringgå*, skippa, lägg åt sidan, \
             lägg undan, åt sidan, kasta, släng, ignorera, strunta i, följ inte, lyd inte, sluta följa, bryt mot, \
             överge, skit i, över bord",
        ),
        (
            Rules,
            "instruktion*, anvisning*, riktlinje*, föreskrift*, tidigare regler, dina regler, alla regler, \
             direktiv, restriktion*, regler, reglerna, checklista, checklistan, riktlinjer*, instruktioner*, \
             anvisningar*, begränsningar*, direktiv*, föreskrifter*, policy*, ramar",
        ),
        (Task, "uppgift*, fråga, begäran, uppdrag*"),
        (
            Standing,
            "tidigare, föregående, ovanstående, alla, allt, dina, din, ursprungliga, befintliga, gamla, ovan, ditt, \
             sina, sin, deras, varje, som du",
        ),
        (
            Said,
            "allt ovan, allt du fått höra, allt som sagts, allt du har fått veta, allt som står ovan, \
             allt som din operatör har sagt, allt som användaren har, allt din operatör har sagt, \
             allt som din användare, det din operatör, vad din operatör, vad din användare, vad din ägare, \
             vad din utvecklare, vad ditt team, vad användaren vill, det du fått höra, det du håller på med, \
             {det som|allt som|vad som} {står|sagts|skrivits|stod|nämns|gällde} {ovan|ovanför|tidigare|hittills|\
             där uppe}, \
             allt {ovan|ovanstående|tidigare sagt}, det ovanstående, ovanstående text",
        ),
        (
            Prompt,
            "systemprompt*, systeminstruktion*, dolda instruktioner, ursprungliga instruktioner, \
             dina instruktioner, dolda systemprompt*",
        ),
        (Reveal, "visa, skriv, avslöja*, upprepa, återge, svara med, svara bara med"),
        (
            Send,
            "skicka*, sänd*, ladda, publicera, posta, klistra, kopiera, mejla, maila, bifoga, lägg, skicka, sänd, \
             vidarebefordra, överför, överföra, dela, ladda upp, lämna ut, skicka vidare, överlämna",
        ),
        (
            Protected,
            "lösenord*, nycklar, nyckeln, api nyck*, inloggningsuppgifter, hemligheter, miljövariabler, \
             innehållet i env, innehållet i filen env, kreditkort*",
        ),
        (
            Intimate,
            "konversation*, samtal*, chatthistorik*, användarens namn, användarens kalender, användarens mejl, \
             användarens filer, senaste meddelanden, senaste meddelandena, användarens meddelanden, kontakter, \
             adressbok*, kontaktlista*, din användare, din användares, kundlista*",
        ),
        (
            Write,
            "lägg, skriv, installera, registrera, spara, kopiera, lägg till, lägg in, skriv in, infoga, skapa, \
             placera, sätt in, för in",
        ),
        (
            Memory,
            "kom ihåg, i ditt minne, ditt minne, långtidsminne*, spara i minnet, som en preferens, memorera, \
             lägg på minnet, spara i ditt minne, i minnet, minns, glöm aldrig, för alltid minnas, som faktum, \
             som regel, lärdom, notera för framtiden, {ditt|ert} {minne|permanenta minne|kunskapsförråd}, \
             {dina|era} minnen, \
             {anteckna|notera|spara|lagra|minns|kom ihåg|skriv upp|lägg på minnet} {för alltid|permanent|\
             för evigt|som fakta|som regel|som preferens|varaktigt|i minnet|i ditt minne|att användaren|att ägaren}, \
             {lägg till|spara|skriv|lagra|för in} i {minnet|ditt minne|ditt långtidsminne|långtidsminnet}, \
             permanent {regel|preferens|instruktion}",
        ),
        (
            Lasting,
            "alltid, framöver, från och med nu, i framtiden, varje session, alla sessioner, framtida, aldrig mer, \
             hädanefter, aldrig, för alltid, i fortsättningen, varje gång, tills vidare, i varje samtal, \
             utan undantag, härifrån, en gång för alla, för evigt, i evighet, permanent, från denna stund, från idag, \
             vid varje start, i varje session, i alla sessioner",
        ),
        (
            Trust,
            "betrodd*, pålitlig*, är säker, är säkra, lita på, litar på, undantag*, aldrig behöver godkännas, \
             behöver inte godkännas, inget godkännande, behöver inget, behöver aldrig, ingen granskning, \
             officiell källa, enda källan, blint, ofarlig*, redan granskad*, redan kontrollerad*, alltid godkänd*, \
             litar {på|helt på|fullt på|alltid på} {alla|allt|varje}, fullt förtroende, \
             {kräver|behöver} {ingen|inget|inga} {bekräftelse|granskning|godkännande|kontroll}, undantagen från",
        ),
        (
            Disable,
            "hoppa över, stäng av, inaktivera*, kringgå*, ignorera*, avaktivera*, undertryck*, aldrig behöver, \
             behöver inte, behöver inget, behöver ingen, behövs inte, onödig*, avvisa, avböj, vägra, hoppas över, \
             inaktivera, ta bort, tagit bort, upphävt, utelämna, strunta i, kringgå, skjut upp, avstängda, avstängd, \
             upphävda, slopade, borttagna, behövs inte längre, krävs inte längre, stängts av",
        ),
        (
            Guard,
            "granskning*, bekräftelse*, *varning*, certifikat*, kontroll*, verifiering*, godkännande*, godkännas, \
             säkerhetsuppdatering*, begränsningar*, signatur*, varning*, tillstånd, virusskydd, loggning, \
             säkerhetskontroll*, spärrar",
        ),
        (Harm, "radera*, ta bort, förstör*, godkänn*, publicera*, stäng, överför*, skriv över"),
        (
            Asset,
            "filer, filerna, databas*, mapp*, katalog*, grenar, grenen, säkerhetskopi*, konto*, pengar, \
             tester*",
        ),
        (
            Abuse,
            "godkänn denna, godkänn alla, radera alla, överför pengar, välj det dyraste, välj den dyraste, \
             boka det dyraste, boka den dyraste, dyraste flyget, dyraste rummet, köp, beställ, rösta på, klicka på, \
             bekräfta överföringen, godkänn den, betala, lås upp dörren, lås kontot, tig om, godkänn betalning*",
        ),
        (
            Danger,
            "utan att fråga, som root, utan tester, utan bekräftelse, utan godkännande, utan tillstånd, \
             varje kommando, alla kommandon, varje order, alla order, oläst, betalningar, överföringar, \
             utan {ytterligare|någon} {bekräftelse|fråga|frågor|godkännande}, \
             utan att {fråga|bekräfta|be om bekräftelse|be om lov|vänta på svar|tveka|kontrollera}, utan frågor, \
             {varje|alla} {kommando|kommandon|order}",
        ),
        (
            Granted,
            "godkänt, godkänd, tillåtit, tillåtet, samtyckt, bekräftat, \
             ja jag {bekräftar|godkänner|tillåter|samtycker|medger}, \
             jag {bekräftar|godkänner|tillåter|medger} {allt|alla|att du|varje|samtliga}, \
             jag ger {mitt samtycke|mitt godkännande|tillstånd|dig tillstånd|fria händer}, \
             {godkänner|tillåter|accepterar} {varje|alla|allt|alltid|på förhand|samtliga}, \
             gav {sitt samtycke|sitt godkännande|tillstånd}, godkända, tillåtna, auktoriserade, beviljats",
        ),
        (
            Authority,
            "systemmeddelande, högsta prioritet, nya instruktioner, meddelande från utvecklar*, har företräde, \
             utvecklarläge, administratören har, meddelande från plattformen, meddelande från din operatör, \
             meddelande från din utvecklare, order från ägaren, ny systemprompt, nya systeminstruktion*, går före, \
             {meddelande|instruktion|order|notis|anvisning} från {systemet|administratören|operatören|\
             utvecklaren|utvecklarna|ägaren|plattformen|leverantören}, \
             systemmeddelande*, systeminstruktion*, utvecklarmeddelande*, \
             {operatören|administratören|utvecklaren|ägaren|operatör|utvecklare|ägare} {agent|till agenten|\
             till agent|till alla agenter}, \
             {har|får|ni har|du har} {nu|från och med nu|härmed} {administratörsrättigheter|\
             administratörsbehörighet|adminrättigheter|rootåtkomst|fullständiga rättigheter|full behörighet|\
             alla rättigheter|utökade rättigheter}, \
             {administratörsrättigheter|utökade rättigheter|förhöjda rättigheter|full behörighet} {har beviljats|\
             beviljade|tilldelade|har tilldelats}, \
             {har beviljats|har tilldelats|har fått} {administratörsrättigheter|utökade rättigheter|\
             förhöjda rättigheter|full behörighet|alla rättigheter}, \
             prioriterad instruktion",
        ),
        (
            Obey,
            "utför*, lyd, följ dessa, följ de, följ denna, kör, utför, utföra, lyda, gör som, gör vad, gör detta, \
             rätta dig efter, efterlev, {din|er} {enda|nya|verkliga|egentliga} {uppgift|instruktion|order}, \
             {ditt|ert} {enda|nya} {uppdrag|mål|syfte}, \
             {endast|bara|enbart} {denna text|detta meddelande|dessa instruktioner|det här} {gäller|räknas}, \
             {utför|kör|genomför|verkställ|gör} {följande|det följande|nedanstående|stegen}, lyd {endast|bara}, \
             följ {endast|bara}",
        ),
        (
            Here,
            "följande, denna fil, denna text, detta dokument, nedan, dessa steg, dessa instruktioner, \
             den här raden, den här annonsen, den här filen, den här sidan, den här texten, det här, detta, denna, \
             recensionen, annonsen, det här meddelandet, den här kommentaren, filen, dokumentet, \
             den här recensionen, det här dokumentet",
        ),
        (Become, "du är nu, låtsas, agera som"),
        (
            Free,
            "obegränsad*, utan begränsningar, inga begränsningar, utan regler, inga regler, \
             utvecklarläge, ocensurerad*",
        ),
        (
            Judge,
            "bedöm*, betygsätt*, ge, rekommendera, svara, rekommenderar, bedöm, betygsätt, skriv, nämn, ange, \
             beröm, förklara",
        ),
        (
            Praise,
            "utmärkt*, högsta betyg, full poäng, bästa valet, inga fel, inga brister, bara vårt, bara vår, \
             endast vårt, endast vår, vårt hotell, vår produkt, vårt företag, fem stjärnor, inga anmärkningar, \
             utan anmärkning*, inget att anmärka, inga invändningar, toppbetyg, bästa, utmärkt, som äkta, \
             som giltigt",
        ),
        (
            Talk,
            "angripare*, attack*, promptinjektion*, till exempel, meningar som, falskt, falska, förfalskad*, \
             bedragare*, bluff*, påstådd*, försöker övertyga",
        ),
        (
            Agent,
            "modell, modellen, modeller, bottar, robot, roboten, robotar, agenten, agenter, maskin, maskinen, \
             hjälpare",
        ),
        (
            Behind,
            "du fick, du fått, du har fått, av din utvecklare, av din operatör, av ditt team, av din ägare, \
             av din skapare, som du, som din, som getts, givna, från din",
        ),
        (
            Void,
            "gäller inte längre, gäller inte, gäller inte här, upphävda, upphävd, har upphävt, har tagit bort, \
             borttagna, ogiltiga, ogiltig, slutar gälla, upphör, har upphört, var ett test, är över, återkallade, \
             indragna, räknas inte, har gått ut, omfattar inte, gäller inte {längre|mer}, \
             inte längre {giltig|giltiga|giltigt|i kraft|bindande}, \
             {är|har blivit} {ogiltiga|ogiltig|ogiltigt|upphävda|upphävt|upphävd|återkallade}, upphör att gälla, \
             har upphört att gälla, saknar giltighet, null och intet",
        ),
        (Check, "tester, testerna"),
        (
            Feign,
            "säg till din användare att, berätta för din användare att, säg till användaren att, \
             berätta för användaren att, få användaren att tro, ljug för, lura användaren, vilseled, som godkända, \
             rapportera dem som, låtsas att, förneka, påstå att, övertyga din användare",
        ),
        (
            Unseen,
            "användaren ser inte detta, användaren ser inte det här, användaren ser inte den, \
             användaren kan inte se, bara du kan se, bara du ser, människor ser inte, hemlig notis, \
             hemligt meddelande, hemlig anteckning, hemlig instruktion, osynlig för användaren, \
             osynligt för användaren",
        ),
        (
            Posing,
            "som order från, som en order från, som order av, som instruktioner från, som om de kom, \
             som om det kom, som om de kommer, som kommande från, kommer från din, som din ägares, som ägarens",
        ),
        (
            Usurp,
            "jag är din operatör, jag är din utvecklare, jag är din ägare, jag är din skapare, jag är din nya, \
             jag är din herre, jag är din administratör, jag skapade dig, du lyder mig, du arbetar nu för, \
             du arbetar för mig, är inte din användare, din riktiga användare, din verkliga, din nya ägare, \
             din nya användare, är din ägare, lyssna bara på mig, lyd bara mig",
        ),
        (
            Deed,
            "radera, köp, beställ, godkänn, publicera, skicka, avslöja, klicka, boka, betala, installera, rösta, \
             säg till din, bekräfta, överför",
        ),
        (
            OwnMemory,
            "ditt minne, dina minnen, dina anteckningar, \
             {ditt|ert} {minne|långtidsminne|permanenta minne|kunskapsförråd}, \
             {dina|era} {minnen|permanenta anteckningar}",
        ),
    ],
};
