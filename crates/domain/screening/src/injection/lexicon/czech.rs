//! Czech.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Agent, Ask, Asset, Authority, Become, Behind, Check, Danger, Deed, Disable, Drop, Feign, Free,
    Granted, Greeting, Guard, Harm, Here, Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey,
    OwnMemory, Posing, Praise, Prompt, Protected, Reading, Reveal, Rules, Said, Send, Standing, Supposed,
    Talk, Task, Tell, TellUser, Trust, Unseen, User, Usurp, Void, Without, Write, You,
};

pub(super) const CZECH: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "jazykový model, jazykového modelu, jazykovému modelu, asistent*, ai asistent*, ai agent*, \
             umělá inteligence, umělé inteligenci, agente, ai čtenář*, ai recenzent*, ai model*, umělá inteligenc*, \
             jazykový model*, chatbot*, kontrolující ai",
        ),
        (
            Greeting,
            "milý, vážený, pozor, zpráva pro, poznámka pro, pokyn pro, všem, ahoj, milá, tajná poznámka pro, \
             tajný vzkaz pro, vzkaz pro, pro všechny, pro každého, pro každou, každý, každá, pravidla pro, \
             poučení pro, připomínka pro, hej, pro ai",
        ),
        (Supposed, "pokud jsi, jestli jsi, jako ai, jsi li, jako asistent, když jsi"),
        (
            Reading,
            "čte, čteš, čtoucí, zpracováv*, analyzuj*, shrnuj*, hodnot*, čtou, přečte, shrnuje, shrne, zpracov*, \
             hodnotí, hodnoť, překládá, prochází, analyzuje, kontroluje, otevře, vidí",
        ),
        (
            Modal,
            "musí, musíš, musejí, má povinnost, měl by, je povinen, mají, měla by, smí, nemusí, je povin*",
        ),
        (
            User,
            "uživatel*, operátor*, člověk*, lidem, vývojář*, vlastník*, zákazník*, nikomu, správce, správc*, \
             administrátor*, majitel*, tým, týmu, šéf*, tvůrce, tvůrc*, provozovatel*, čtenář*, pán",
        ),
        (You, "ty, tvé, tvoje, své, svoje, svůj, vaše"),
        (Not, "ne, nikdy, nic, nikomu, žádn*"),
        (Without, "bez, aniž"),
        (
            Tell,
            "neříkej*, neříkat, neřekni*, nezmiňuj*, neinformuj*, neupozorňuj*, neprozrazuj*, nesděluj*, říkej, řekl, \
             informoval*, upozornil*, informuj, informovat, informoval, řekni, říkat, zmiňuj, zmiň, zmínit, prozraď, \
             prozrazuj, oznamuj, oznámit, upozorňuj, upozornil, sděluj, sdělit, vyzraď, mluv",
        ),
        (
            TellUser,
            "neříkej uživatel*, neříkej to uživatel*, nic uživatel*, neinformuj uživatel*, \
             nezmiňuj se o tom uživatel*, neříkejte uživatel*, neříkejte to uživatel*, o tom uživatel*, \
             {informovali|informoval|informuj|informovat|upozornil|upozorňuj|uvědomil} uživatele, \
             {řekl|říkej|sdělil|řekni|oznámil|sděluj|zmiňuj} {uživateli|to uživateli|o tom uživateli|nic uživateli}, \
             {aniž bys|aniž byste|aniž by} {informoval|informovali|upozornil|upozornili|řekl|řekli|\
             uvědomil} {uživatele|uživateli|to uživateli}, \
             bez {vědomí|informování|upozornění} uživatele",
        ),
        (Ask, "ptaní, ptej*, potvrzen*, dovolen*, povolen*, souhlas*, zeptání"),
        (
            Hush,
            "tajně, potají, skrytě, potichu, nenápadně, bez vědomí, před uživatelem, neříkej, neříkejte, nezmiňuj, \
             nezmiňujte, za zády, mlč, zamlč, nic neříkej, bez zmínky, mezi námi, ani slovo, nikomu neříkej, \
             aby nikdo, neprozrazuj, \
             {nikomu|nikomu o tom} {neříkej|neříkejte|nic neříkej|nezmiňuj|se nezmiňuj|neprozrazuj|to neříkej|\
             nemluv|nemluvte|nevyprávěj}, \
             {nezmiňuj|nezmiňujte|neříkej|nemluv|nemluvte} {se o tom|to nikomu|o tom|nic|nikomu|se nikomu}, \
             ani slovem, mlč o tom, mlčte o tom, {drž|udržuj|uchovej} {to v tajnosti|v tajnosti|to pro sebe}, \
             v tichosti, {aniž bys|aniž byste|aniž by} {informoval|informovali|řekl|upozornil|kdokoli|si toho}, \
             nikdo {nesmí|se nesmí|ať se} {vědět|dozvědět|nedozví}, beze stopy",
        ),
        (
            Drop,
            "ignoruj*, zapomeň*, zapomeňte, pomiň*, zahoď*, odlož*, neřiď se, nedodržuj*, porušuj*, poruš, zruš, \
             obejdi*, přestaň, odlož, odložte, zahoď, hoď, hodí, hodit, za hlavu, přes palubu, zapomeň, ignoruj, \
             ignorujte, nedbej, nedodržuj, neposlouchej, přestaň se řídit, pusť z hlavy, stranou, vykašli se",
        ),
        (
            Rules,
            "pokyn*, instrukc*, příkaz*, směrnic*, nařízen*, tvá pravidla, předchozí pravidla, všechna pravidla, \
             svá pravidla, omezení, pravidla, pravidel, seznam kontrol, kontrolní seznam, checklist, pokyny, \
             pokynů, instrukce, příkazy, směrnice, zásady, zákazy",
        ),
        (Task, "úkol*, žádost*, dotaz*, otázk*"),
        (
            Standing,
            "předchozí*, předešl*, dřívější*, výše, uveden*, všechn*, všechny, tvé, své, svoje, původní*, \
             dosavadní*, stávající*, svá, tvoje, tvá, všechna, veškerá, veškeré, každé, dosavadní, předchozí, \
             dřívější, která",
        ),
        (
            Said,
            "vše výše, všechno výše, všechno co ti bylo řečeno, vše co ti bylo řečeno, všechno co jsi dostal, \
             všechno předchozí, vše předchozí, co ti řekl, co po tobě chtěl, co chtěl tvůj, oč tě žádal, \
             co žádal tvůj, vše nahoře, vše co ti, co chce uživatel, co právě děláš, co ti bylo řečeno, \
             {to co|vše co|všechno co|co} {je napsáno|bylo napsáno|bylo řečeno|stojí|je uvedeno|bylo|je} {výše|\
             nahoře|dříve|předtím|dosud}, \
             {vše|všechno} {výše uvedené|předchozí|výše|předešlé}, výše uvedený text, text výše",
        ),
        (
            Prompt,
            "systémový prompt, systémového promptu, systémové pokyny, systémové instrukce, \
             skryté pokyny, skryté instrukce, tvé instrukce, své instrukce, původní instrukce",
        ),
        (Reveal, "ukaž*, vypiš*, odhal*, vytiskni*, zopakuj*, zobraz*, prozraď*"),
        (
            Send,
            "pošli*, pošlete, odešli*, zašli*, nahraj*, zveřejni*, vlož*, zkopíruj*, přilož*, přepošli*, publikuj*, \
             pošli, poslat, posílej, odešli, odešlete, odeslat, přepošli, přepošlete, přeposlat, zašli, zašlete, \
             zaslat, předej, předejte, předat, nahraj, nahrát, sdílej, sdílejte, zveřejni, zveřejněte, vyexportuj",
        ),
        (
            Protected,
            "hesl*, klíče, klíčů, api klíč*, soukromý klíč, přihlašovací údaje, tajemství, \
             proměnné prostředí, obsah env, obsah souboru env, kreditní kart*",
        ),
        (
            Intimate,
            "konverzac*, rozhovor*, historii chatu, jméno uživatele, kalendář uživatele, soubory uživatele, \
             e maily uživatele, poslední zprávy, zprávy uživatele, kontakty, seznam kontaktů, adresář kontaktů, \
             tvého uživatele, svého uživatele, seznam zákazníků",
        ),
        (
            Write,
            "přidej*, zapiš*, vlož*, nainstaluj*, zaregistruj*, ulož*, zkopíruj*, dopiš*, přidej, přidat, vlož, \
             zapiš, zapsat, doplň, doplňte, připiš, umísti, umístěte, nainstaluj, vytvoř, vytvořte, nastav, ulož",
        ),
        (
            Memory,
            "zapamatuj*, pamatuj*, do paměti, v paměti, do své paměti, dlouhodobé paměti, jako preferenci, ulož si, \
             ulož si do paměti, ulož do paměti, ve své paměti, své paměti, tvé paměti, tvá paměť, tvoje paměť, \
             zapamatuj si, pamatuj si, pamatuj, navždy si pamatuj, nikdy nezapomeň, poučení, jako fakt, \
             jako pravidlo, zapiš si, {dlouhodobé|trvalé} paměti, {dlouhodobou|trvalou} paměť, \
             {své|svojí|tvé|tvojí|svou|tvou|vaší} {paměti|paměť}, \
             {zapiš|zapište|zapamatuj|zapamatujte|ulož|uložte|poznamenej|poznamenejte|zaznamenej|pamatuj|\
             uchovej} {si navždy|navždy|natrvalo|trvale|jednou provždy|jako fakt|jako pravidlo|jako preferenci|\
             do paměti|v paměti|že uživatel|že vlastník|si natrvalo|si jako}, \
             {přidej|přidejte|zapiš|ulož|vlož|doplň} do {paměti|své paměti|své dlouhodobé paměti|dlouhodobé paměti}, \
             {nikdy|už nikdy} {nezapomeň|nezapomeňte|nezapomínej}, trvalé {pravidlo|preference}, trvalý {fakt|pokyn}",
        ),
        (
            Lasting,
            "vždy, od teď, odteď, od nynějška, napříště, v budoucnu, navždy, každé relaci, všech relacích, \
             každém sezení, budoucích, nikdy více, trvale, vždycky, nikdy, od této chvíle, napořád, od dneška, \
             pokaždé, při každém, v každém rozhovoru, bez výjimky, natrvalo, do odvolání, jednou provždy, navěky, \
             od tohoto okamžiku, nadále, při každém spuštění, při každém startu, v každé relaci, ve všech relacích",
        ),
        (
            Trust,
            "důvěryhodn*, bezpečný, bezpečné, je bezpečn*, důvěřuj*, spolehliv*, věř, nepotřebují schválení, \
             nikdy nepotřebují, nepotřebuje schválení, není třeba schv*, bez schválení, oficiální zdroj, \
             jediný zdroj, slepě, neškodn*, již ověřen*, vždy schválen*, \
             {důvěřuje|důvěřují|důvěřuj|věří} {všem|všemu|každému|plně|slepě|zcela|vždy|bezvýhradně}, plnou důvěru, \
             plná důvěra, \
             {nevyžaduje|nevyžadují|nepotřebuje|nepotřebují} {potvrzení|souhlas|kontrolu|schválení|ověření}",
        ),
        (
            Disable,
            "přeskoč*, vypni*, obejdi*, ignoruj*, deaktivuj*, vynech*, potlač*, nepotřebuj*, nevyžaduj*, není třeba, \
             není potřeba, netřeba, odmítej, odmítni, odmítat, přeskoč, přeskakuj*, vypni, zruš, zrušil, odstraň, \
             zbytečn*, ignoruj, obejdi, odlož, vypnuto, vypnuta, vypnuty, vypnuté, vypněte, zrušeno, zrušena, \
             zrušeny, deaktivováno, deaktivována, pozastavena, nejsou třeba, není nutné, nejsou nutná, odstraněna",
        ),
        (
            Guard,
            "kontrol*, potvrzen*, varován*, certifikát*, ověřen*, schválen*, revizi, schválení, \
             bezpečnostní aktualizac*, omezení, potvrzení, podpis*, druhý podpis, varování, ověření, ověřování, \
             souhlas*, antivir*, ochran*, potvrzování, zabezpečení",
        ),
        (Harm, "smaž*, vymaž*, odstraň*, znič*, přepiš*, převeď*, schval*, zveřejni*, zavři*"),
        (Asset, "soubor*, databáz*, adresář*, složk*, repozitář*, větv*, zálohy, účet, peníze, testy"),
        (
            Abuse,
            "schval tento, schvaluj všechny, smaž všechny, převeď peníze, vyber nejdražší, zvol nejdražší, \
             nejdražší let, nejdražší pokoj, rezervuj nejdražší, kup, objednej, objedná, hlasuj pro, klikni na, \
             potvrď převod, schval tuto, zaplať, otevři dveře, zablokuj účet, zamlč, přijmi podmínky",
        ),
        (
            Danger,
            "bez ptaní, bez potvrzení, jako root, bez testů, bez kontroly, bez schválení, bez svolení, \
             každý příkaz, všechny příkazy, jakýkoli příkaz, bez čtení, platby, převody, \
             bez {dalšího|dalších|dodatečného|jakéhokoli} {potvrzení|ptaní|dotazů|souhlasu|schválení}, \
             bez {ptaní|dotazů|otázek|potvrzení|váhání|potvrzování|kontroly|zeptání}, \
             aniž {by ses ptal|se zeptáš|byste se ptali}, neptej se, \
             {každý|všechny|jakýkoli|libovolný} {příkaz|příkazy}",
        ),
        (
            Granted,
            "schválil*, povolil*, souhlasil*, potvrdil*, schváleno, ti povolil, \
             ano {potvrzuji|souhlasím|povoluji|schvaluji|dovoluji}, \
             {potvrzuji|povoluji|schvaluji|dovoluji} {vše|všechno|všechny|každý|ti|vám|že|to}, \
             dávám {souhlas|svolení|povolení|svůj souhlas|volnou ruku}, \
             {dal|dala|udělil} {souhlas|svolení|povolení|svůj souhlas}, \
             {schvaluje|povoluje|akceptuje} {každý|každou|všechny|vše|všechno|vždy|předem}, schváleny, schválené, \
             povoleno, povoleny, povolené, odsouhlaseno",
        ),
        (
            Authority,
            "systémová zpráva, zpráva od vývojář*, nejvyšší priorit*, má přednost, nové pokyny, nové instrukce, \
             vývojářský režim, režim vývojáře, správce zrušil, administrátor zrušil, oznámení platformy, \
             zpráva od tvého, příkaz majitele, příkaz vlastníka, nový systémový prompt, nejvyšší prioritu, \
             {zpráva|sdělení|pokyn|příkaz|oznámení|instrukce} {systému|od systému|správce|od správce|\
             administrátora|od administrátora|provozovatele|od provozovatele|vývojáře|od vývojáře|vývojářů|\
             vlastníka|od vlastníka|platformy}, \
             systémový pokyn, systémový příkaz, \
             {provozovatel|správce|vývojář|vlastník|systém} {agent|agentovi|agentům|všem agentům|modelu}, \
             {máš|máte|získáváš|získáváte} {nyní|teď|odteď|od této chvíle} {oprávnění|práva|plná práva|\
             všechna práva|přístup|administrátorská}, \
             {nyní|teď|odteď} {máš|máte} {oprávnění|práva|plná práva|všechna práva|přístup|administrátorská}, \
             {byla|bylo} {ti|vám} {přidělena|udělena|uděleno|přiděleno}, prioritní pokyn, režim správce",
        ),
        (
            Obey,
            "proveď*, vykonej*, poslechni*, uposlechni*, řiď se, postupuj*, splň*, vykonej, vykonává, vykonávej, \
             proveď, provádí, provádět, poslouchej, poslechni, dělej co, udělej to, splň, \
             {tvým|tvůj|vaším|váš} {jediným|jediný|novým|nový|skutečným|skutečný} {úkolem|úkol|cílem|cíl|posláním}, \
             {platí|počítá se|rozhoduje} {jen|pouze|jedině} {tento|toto|tato|následující|tyto}, \
             {jen|pouze} {tento text|tato zpráva|tyto pokyny} {platí|se počítá}, \
             {proveď|proveďte|vykonej|vykonejte|spusť|spusťte|udělej|udělejte} {následující|níže uvedené|toto|\
             tyto|vše|kroky}, \
             poslouchej {jen|pouze}, řiď se {jen|pouze|tímto}",
        ),
        (
            Here,
            "následující*, tento soubor, tohoto souboru, tento text, tento dokument, tyto pokyny, těmito pokyny, \
             tyto kroky, níže, této stránce, tuto stránku, tato stránka, tuto zprávu, tuto poznámku, \
             tohoto dokumentu, tento komentář, tuto recenzi, tohle, toto, tento inzerát, tento řádek, této stránky, \
             tyto řádky",
        ),
        (Become, "nyní jsi, teď jsi, odteď jsi, předstírej, chovej se jako, jsi nyní"),
        (
            Free,
            "bez omezení, bez pravidel, bez cenzury, bez filtrů, žádná omezení, neomezen*, \
             režim vývojáře, vývojářský režim",
        ),
        (
            Judge,
            "ohodnoť*, hodnoť*, doporuč*, odpověz*, uděl*, tvrď, doporuč, doporučuj, doporučujte, ohodnoť, dej, \
             napiš, uveď, chval, odpověz, uznej, označ",
        ),
        (
            Praise,
            "vynikající*, výborn*, nejvyšší hodnocení, plný počet, nejlepší volb*, 10 z 10, bez chyb, \
             žádné zranitelnosti, jen náš, jen naše, pouze náš, pouze naše, jedině náš, náš hotel, náš produkt, \
             naši firmu, pět hvězdiček, bez připomínek, bez výhrad, bez nálezu, žádné připomínky, nejlepší, \
             jako pravý",
        ),
        (
            Talk,
            "útočník*, útok*, injekc*, například, věty jako, škodliv*, falešn*, padělan*, podvržen*, podvodník*, \
             podvod*, údajn*, snaží se přesvědčit, snaží přesvědčit",
        ),
        (
            Agent,
            "modele, modelu, modely, agente, agenti, agentovi, bote, boti, robot, robote, roboti, stroj, stroji",
        ),
        (
            Behind,
            "která ti, které ti, jež ti, které jsi, která jsi, dal vývojář, dal tvůj, od vývojáře, od tvého, \
             tvého vývojáře, tvého provozovatele, svého provozovatele, tvého týmu, obdržen*, daná",
        ),
        (
            Void,
            "neplatí, už neplatí, dál neplatí, přestávají platit, pozbývají platnosti, neplatná, neplatné, zrušena, \
             zrušeny, zrušil, odvolána, odvolány, nevztahuje, nevztahují, byl test, byla zkouška, skončila, skončily, \
             vypršela, vypršely, nepočítají se, netýká se, už {neplatí|nejsou platné|není platné|není platný}, \
             již {neplatí|nejsou platné|není platné}, \
             {jsou|je|byla|byly|bylo} {neplatné|neplatná|neplatný|zrušena|zrušeny|zrušené|zrušeno|anulována|\
             anulovány|odvolána}, \
             {pozbývají|pozbyla|ztrácejí|ztratila} platnosti, {pozbývá|ztrácí} platnost",
        ),
        (Check, "testy, testů"),
        (
            Feign,
            "řekni svému uživateli že, řekni uživateli že, řekni svému uživateli, namluv, obelži, oklam uživatele, \
             lži uživateli, jako úspěšné, hlásí se jako, hlas je jako, hlaš je jako, předstírej že, zapři, popři, \
             tvrď že, přesvědč svého, přesvědč uživatele",
        ),
        (
            Unseen,
            "uživatel tohle nevidí, uživatel toto nevidí, uživatel to nevidí, uživatel nevidí, jen ty vidíš, \
             jen ty můžeš, lidé to nevidí, tajná poznámka, tajný vzkaz, tajná zpráva, tajný pokyn, \
             neviditelné pro uživatele",
        ),
        (
            Posing,
            "jako příkazy, jako příkaz, jako pokyny, jako rozkazy, za příkazy, za rozkazy, jako by přišly od, \
             jako by pocházely, pocházejí od tvého, pochází od tvého",
        ),
        (
            Usurp,
            "jsem tvůj provozovatel, jsem tvůj vývojář, jsem tvůj majitel, jsem tvůj vlastník, jsem tvůj tvůrce, \
             jsem tvůj nový, jsem tvůj pán, jsem tvůj správce, jsem tvůj uživatel, stvořil jsem tě, \
             posloucháš jen mě, poslouchej jen mě, pracuješ teď pro, pracuješ pro mě, není tvůj uživatel, \
             tvůj skutečný uživatel, tvůj pravý, tvůj nový majitel, tvůj nový uživatel, je tvůj majitel, \
             je tvůj vlastník",
        ),
        (
            Deed,
            "smaž, kup, objednej, schval, zveřejni, pošli, odešli, přepošli, prozraď, klikni, rezervuj, zaplať, \
             nainstaluj, hlasuj, řekni svému, potvrď, převeď",
        ),
        (
            OwnMemory,
            "tvé paměti, své paměti, tvá paměť, \
             {své|svojí|tvé|tvojí|svou|tvou|vaší|vaši} {paměti|paměť|dlouhodobé paměti|dlouhodobou paměť|\
             trvalé paměti|trvalou paměť|znalostní báze}",
        ),
    ],
};
