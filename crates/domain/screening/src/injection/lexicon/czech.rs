//! Czech.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Ask, Asset, Authority, Become, Danger, Disable, Drop, Free, Granted, Greeting, Guard, Harm, Here,
    Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey, Praise, Prompt, Protected, Reading,
    Reveal, Rules, Said, Send, Standing, Supposed, Talk, Task, Tell, TellUser, Trust, User, Without, Write,
    You,
};

pub(super) const CZECH: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "jazykový model, jazykového modelu, jazykovému modelu, asistent*, ai asistent*, ai agent*, \
             umělá inteligence, umělé inteligenci, agente",
        ),
        (Greeting, "milý, vážený, pozor, zpráva pro, poznámka pro, pokyn pro, všem, ahoj"),
        (Supposed, "pokud jsi, jestli jsi, jako ai"),
        (Reading, "čte, čteš, čtoucí, zpracováv*, analyzuj*, shrnuj*, hodnot*"),
        (Modal, "musí, musíš, musejí, má povinnost, měl by, je povinen"),
        (User, "uživatel*, operátor*, člověk*, lidem, vývojář*, vlastník*, zákazník*, nikomu"),
        (You, "ty, tvé, tvoje, své, svoje, svůj, vaše"),
        (Not, "ne, nikdy, nic, nikomu, žádn*"),
        (Without, "bez, aniž"),
        (
            Tell,
            "neříkej*, neříkat, neřekni*, nezmiňuj*, neinformuj*, neupozorňuj*, neprozrazuj*, nesděluj*, \
             říkej, řekl, informoval*, upozornil*",
        ),
        (
            TellUser,
            "neříkej uživatel*, neříkej to uživatel*, nic uživatel*, neinformuj uživatel*, \
             nezmiňuj se o tom uživatel*, neříkejte uživatel*, neříkejte to uživatel*, o tom uživatel*",
        ),
        (Ask, "ptaní, ptej*, potvrzen*, dovolen*, povolen*, souhlas*, zeptání"),
        (
            Hush,
            "tajně, potají, skrytě, potichu, nenápadně, bez vědomí, před uživatelem, neříkej, neříkejte, \
             nezmiňuj, nezmiňujte, za zády",
        ),
        (
            Drop,
            "ignoruj*, zapomeň*, zapomeňte, pomiň*, zahoď*, odlož*, neřiď se, nedodržuj*, porušuj*, \
             poruš, zruš, obejdi*, přestaň",
        ),
        (
            Rules,
            "pokyn*, instrukc*, příkaz*, směrnic*, nařízen*, tvá pravidla, předchozí pravidla, \
             všechna pravidla, svá pravidla, omezení",
        ),
        (Task, "úkol*, žádost*, dotaz*, otázk*"),
        (
            Standing,
            "předchozí*, předešl*, dřívější*, výše, uveden*, všechn*, všechny, tvé, své, svoje, \
             původní*, dosavadní*, stávající*",
        ),
        (
            Said,
            "vše výše, všechno výše, všechno co ti bylo řečeno, vše co ti bylo řečeno, \
             všechno co jsi dostal, všechno předchozí, vše předchozí",
        ),
        (
            Prompt,
            "systémový prompt, systémového promptu, systémové pokyny, systémové instrukce, \
             skryté pokyny, skryté instrukce, tvé instrukce, své instrukce, původní instrukce",
        ),
        (Reveal, "ukaž*, vypiš*, odhal*, vytiskni*, zopakuj*, zobraz*, prozraď*"),
        (
            Send,
            "pošli*, pošlete, odešli*, zašli*, nahraj*, zveřejni*, vlož*, zkopíruj*, přilož*, přepošli*, \
             publikuj*",
        ),
        (
            Protected,
            "hesl*, klíče, klíčů, api klíč*, soukromý klíč, přihlašovací údaje, tajemství, \
             proměnné prostředí, obsah env, obsah souboru env, kreditní kart*",
        ),
        (
            Intimate,
            "konverzac*, rozhovor*, historii chatu, jméno uživatele, kalendář uživatele, \
             soubory uživatele, e maily uživatele",
        ),
        (Write, "přidej*, zapiš*, vlož*, nainstaluj*, zaregistruj*, ulož*, zkopíruj*, dopiš*"),
        (
            Memory,
            "zapamatuj*, pamatuj*, do paměti, v paměti, do své paměti, dlouhodobé paměti, \
             jako preferenci, ulož si",
        ),
        (
            Lasting,
            "vždy, od teď, odteď, od nynějška, napříště, v budoucnu, navždy, každé relaci, \
             všech relacích, každém sezení, budoucích, nikdy více, trvale",
        ),
        (Trust, "důvěryhodn*, bezpečný, bezpečné, je bezpečn*, důvěřuj*, spolehliv*, věř"),
        (Disable, "přeskoč*, vypni*, obejdi*, ignoruj*, deaktivuj*, vynech*, potlač*"),
        (Guard, "kontrol*, potvrzen*, varován*, certifikát*, ověřen*, schválen*, revizi"),
        (Harm, "smaž*, vymaž*, odstraň*, znič*, přepiš*, převeď*, schval*, zveřejni*, zavři*"),
        (Asset, "soubor*, databáz*, adresář*, složk*, repozitář*, větv*, zálohy, účet, peníze, testy"),
        (Abuse, "schval tento, schvaluj všechny, smaž všechny, převeď peníze"),
        (Danger, "bez ptaní, bez potvrzení, jako root, bez testů, bez kontroly"),
        (Granted, "schválil*, povolil*, souhlasil*, potvrdil*, schváleno, ti povolil"),
        (
            Authority,
            "systémová zpráva, zpráva od vývojář*, nejvyšší priorit*, má přednost, nové pokyny, \
             nové instrukce, vývojářský režim, režim vývojáře",
        ),
        (Obey, "proveď*, vykonej*, poslechni*, uposlechni*, řiď se, postupuj*, splň*"),
        (
            Here,
            "následující*, tento soubor, tohoto souboru, tento text, tento dokument, tyto pokyny, \
             těmito pokyny, tyto kroky, níže, této stránce",
        ),
        (Become, "nyní jsi, teď jsi, odteď jsi, předstírej, chovej se jako, jsi nyní"),
        (
            Free,
            "bez omezení, bez pravidel, bez cenzury, bez filtrů, žádná omezení, neomezen*, \
             režim vývojáře, vývojářský režim",
        ),
        (Judge, "ohodnoť*, hodnoť*, doporuč*, odpověz*, uděl*, tvrď"),
        (
            Praise,
            "vynikající*, výborn*, nejvyšší hodnocení, plný počet, nejlepší volb*, 10 z 10, bez chyb, \
             žádné zranitelnosti",
        ),
        (Talk, "útočník*, útok*, injekc*, například, věty jako, škodliv*"),
    ],
};
