//! Languages of which only the words of the commonest orders are known: who is spoken to, what is to be dropped, deleted,
//! approved or sent, and that the user is not to hear of it.

use super::Language;
use crate::injection::feature::Feature::{
    self, Abuse, Deed, Drop, Feign, Greeting, Hush, Lasting, Machine, Memory, Not, Protected, Rules, Send,
    Standing, Tell, TellUser, Trust, Unseen, User, Usurp, Void, Without,
};

const fn language(terms: &'static [(Feature, &'static str)]) -> Language {
    Language { free: true, terms }
}

pub(super) const BULGARIAN: Language = language(&[
    (
        Machine,
        "езиков модел, езиковия модел, изкуствен интелект, изкуствения интелект, асистент, асистента, \
             изкуственият интелект, езиковият модел, асистентът, асистенте, чатбот, модел, модела, моделе, агент, \
             агента, агенте, бот",
    ),
    (
        Greeting,
        "към, до, тайна бележка за, тайно съобщение за, бележка за, съобщение за, уважаеми, скъпи, за всеки, \
             всеки, правила за",
    ),
    (
        Drop,
        "пренебрегни, игнорирай, забрави, не спазвай, остави настрана, загърби, отхвърли, не следвай, \
             престани да следваш, наруши, захвърли, пренебрегнете, забравете",
    ),
    (Standing, "всички, предишни, предишните, досега, дадени, които, получени, твоите, своите, всичко"),
    (
        Rules,
        "указания, инструкции, указанията, инструкциите, нареждания, правила, правилата, заповеди, ограничения, \
             ограниченията",
    ),
    (Send, "изпрати, качи, публикувай"),
    (Protected, "паролите, пароли, ключовете"),
    (Deed, "изтрий, одобри, изпрати, деактивирай, купи, плати, преведи, препрати, публикувай, препоръчай"),
    (Hush, "тайно, без знанието"),
    (TellUser, "не казвай на потребителя"),
    (Memory, "запомни завинаги, запази в паметта, в паметта си, запомни, помни"),
    (Void, "вече не важат, не важат, не важи, отменени, отпаднаха, премахна, невалидни, изтекоха"),
    (User, "потребител*, собственик*, разработчик*, оператор*, администратор*"),
    (
        Unseen,
        "потребителят не вижда това, потребителят не вижда, потребителят няма да види, само ти виждаш, \
             хората не виждат, тайна бележка, тайно съобщение, тайна инструкция",
    ),
    (
        Abuse,
        "избери по скъпия, избери най скъпия, избери най скъпата, най скъпия полет, по скъпия полет, купи, \
             поръчай, гласувай за, кликни, потвърди превода, плати",
    ),
    (Feign, "кажи му че, кажи на потребителя че, кажи на своя потребител, излъжи, заблуди"),
    (Lasting, "винаги, никога, отсега нататък, завинаги, постоянно"),
    (Trust, "не изискват одобрение, без одобрение, надежден, официален източник"),
    (
        Usurp,
        "аз съм твоят оператор, аз съм твоят собственик, аз съм твоят създател, аз съм твоят разработчик, \
             аз съм новият ти",
    ),
]);

pub(super) const SERBIAN_CROATIAN: Language = language(&[
    (
        Machine,
        "језички модел, вештачкој интелигенцији, асистенте, ai agenta, ai agentu, ai agent, ai asistente, \
             jezični model, jezični modelu, jezički model, umjetnoj inteligenciji, veštačkoj inteligenciji, \
             asistente, umjetna inteligencija, veštačka inteligencija, вештачка интелигенција, asistent, asistentu, \
             agentu, моделу, агенту",
    ),
    (
        Greeting,
        "napomena za, poruka za, за, порука за, напомена за, tajna poruka za, tajna bilješka za, \
             tajna beleška za, dragi, draga, poštovani, za svaki, za svakoga, svaki, тајна порука за, драги",
    ),
    (
        Drop,
        "zanemari, ignoriraj, ignoriši, zaboravi, занемари, игнориши, заборави, stavi na stranu, \
             ostavi po strani, odbaci, ne slijedi, ne prati, prekrši, остави по страни, одбаци",
    ),
    (
        Standing,
        "sve, sva, prethodne, prethodna, dosadašnje, све, сва, претходна, претходне, досадашња, koje, tvoje, \
             svoje, dobivene, dane, које",
    ),
    (
        Rules,
        "upute, uputstva, naredbe, instrukcije, упутства, инструкције, наредбе, pravila, ograničenja, naloge, \
             правила, ограничења, smjernice, smernice",
    ),
    (Send, "pošalji, objavi, пошаљи, објави"),
    (Protected, "lozinke, lozinku, лозинке, sadržaj datoteke env, ključeve"),
    (Deed, "odobri, obriši, izbriši, pošalji, одобри, обриши, избриши, пошаљи"),
    (Hush, "ne govori korisniku, potajno, не помињи, тајно, без знања"),
    (
        User,
        "korisniku, кориснику, korisnik*, vlasnik*, razvojni, programer*, operater*, administrator*, корисник*, \
             власник*",
    ),
    (
        Memory,
        "zapamti zauvijek, запамти заувек, spremi u memoriju, sačuvaj u memoriji, u memoriju, u memoriji, \
             zapamti, упамти, запамти, у меморији, u pamćenje",
    ),
    (
        Void,
        "više ne vrijede, više ne važe, ne vrijede, ne važe, ukinuta, ukinuo, poništena, istekla, више не важе, \
             не важе, укинута, nevažeća",
    ),
    (
        Unseen,
        "korisnik ovo ne vidi, korisnik ne vidi, korisnik to ne vidi, корисник ово не види, корисник не види, \
             samo ti vidiš, tajna poruka, tajna bilješka, tajna beleška, тајна порука",
    ),
    (
        Abuse,
        "odaberi najskuplji, izaberi najskuplji, najskuplji let, najskuplju sobu, изабери најскупљи, kupi, \
             naruči, klikni, glasaj za, potvrdi prijenos, plati",
    ),
    (Feign, "reci svom korisniku, reci korisniku da, реци кориснику да, slaži, prevari korisnika"),
    (Lasting, "uvijek, uvek, nikad, nikada, odsad, od sada, zauvijek, zauvek, trajno, увек, никад, заувек"),
    (
        Trust,
        "ne trebaju odobrenje, ne zahtijevaju odobrenje, ne zahtevaju odobrenje, bez odobrenja, pouzdan, \
             službeni izvor, zvanični izvor",
    ),
    (
        Usurp,
        "ja sam tvoj operater, ja sam tvoj vlasnik, ja sam tvoj tvorac, ja sam tvoj programer, \
             ja sam tvoj novi, ја сам твој власник",
    ),
]);

pub(super) const SLOVAK: Language = language(&[
    (
        Machine,
        "asistenta, asistent, umelá inteligencia, umelej inteligencii, jazykový model, jazykovému modelu, \
             umelú inteligenciu, agente, agentovi, asistentovi",
    ),
    (
        Greeting,
        "pre, správa pre, tajná poznámka pre, tajný odkaz pre, odkaz pre, poznámka pre, milý, milá, vážený, \
             pre každého, každý",
    ),
    (
        Drop,
        "zabudni na, ignoruj, nedbaj na, odlož, zahoď, zabudni, nedodržuj, neposlúchaj, poruš, odlož bokom",
    ),
    (Standing, "všetky, predošlé, predchádzajúce, doterajšie, ktoré, tvoje, svoje, dané"),
    (Rules, "pokyny, inštrukcie, príkazy, pravidlá, obmedzenia, kontrolný zoznam"),
    (Send, "odošli, pošli, zverejni"),
    (Protected, "heslá, kľúče, heslo používateľa"),
    (Deed, "odošli, vymaž, schváľ, zmaž"),
    (Hush, "potichu, tajne, nehovor používateľovi, bez vedomia"),
    (Memory, "zapamätaj si navždy, ulož do pamäte, v pamäti, do pamäte, zapamätaj si, pamätaj si"),
    (Void, "už neplatia, neplatia, neplatí, zrušené, zrušil, vypršali"),
    (User, "používateľ*, vlastník*, vývojár*, správc*"),
    (
        Unseen,
        "používateľ to nevidí, používateľ toto nevidí, používateľ nevidí, tajná poznámka, tajná správa, \
             tajný odkaz",
    ),
    (Abuse, "vyber najdrahší, najdrahší let, kúp, objednaj, klikni na, potvrď prevod, zaplať"),
    (Feign, "povedz svojmu používateľovi, povedz používateľovi že, oklam používateľa"),
    (Lasting, "vždy, nikdy, odteraz, navždy, natrvalo"),
    (Trust, "nepotrebujú schválenie, bez schválenia, dôveryhodn*"),
]);

pub(super) const SLOVENIAN: Language = language(&[
    (Machine, "jezikovni model, jezikovnemu modelu, umetni inteligenci, umetna inteligenca, pomočnik ui"),
    (Greeting, "za, sporočilo za"),
    (Drop, "prezri, pozabi, ne upoštevaj"),
    (Standing, "vsa, vse, prejšnja, prejšnje, dosedanja"),
    (Rules, "navodila, ukaze"),
    (Send, "pošlji, objavi"),
    (Protected, "gesla, ključe"),
    (Deed, "odobri, izbriši, pošlji"),
    (Hush, "skrivaj, ne povej uporabniku, brez vednosti"),
]);

pub(super) const LITHUANIAN: Language = language(&[
    (
        Machine,
        "dirbtiniam intelektui, dirbtinis intelekte, kalbos modeli, kalbos modeliui, dirbtinio intelekto",
    ),
    (Drop, "pamiršk, ignoruok, nepaisyk"),
    (Standing, "visus, ankstesnius, visas, ankstesnes"),
    (Rules, "nurodymus, nurodymų, instrukcijas, instrukcijų"),
    (Send, "išsiųsk, nusiųsk, paskelbk"),
    (Protected, "slaptažodžius, raktus"),
    (Deed, "patvirtink, ištrink, išsiųsk, nusiųsk"),
    (Hush, "nieko nesakyk naudotojui, nesakyk naudotojui, slapta, naudotojui nežinant"),
    (Memory, "įsimink visam laikui"),
]);

pub(super) const LATVIAN: Language = language(&[
    (Machine, "mākslīgajam intelektam, mākslīgais intelekts, valodas modelim, valodas modeli"),
    (Drop, "ignorē, aizmirsti, neievēro"),
    (Standing, "visus, visas, iepriekšējos, iepriekšējās"),
    (Rules, "norādījumus, instrukcijas"),
    (Send, "nosūti, publicē"),
    (Protected, "paroles, atslēgas"),
    (Deed, "apstiprini, izdzēs, dzēs, nosūti"),
    (Hush, "slepeni, nesaki lietotājam, lietotājam nezinot"),
]);

pub(super) const ESTONIAN: Language = language(&[
    (Machine, "tehisaru, tehisintellekt, keelemudel, keelemudelile, tehisaru abilisele"),
    (Drop, "unusta, ignoreeri, eira"),
    (Standing, "kõik, varasemad, eelnevad, senised"),
    (Rules, "juhised, juhiseid, käsud"),
    (Send, "saada, avalda"),
    (Protected, "paroolid, võtmed"),
    (Deed, "kustuta, kinnita, saada"),
    (Hush, "ära ütle, salaja, kasutaja teadmata"),
]);

pub(super) const GEORGIAN: Language = language(&[
    (Machine, "ხელოვნური ინტელექტ*, ენობრივ მოდელ*, ენობრივი მოდელ*"),
    (Drop, "უგულებელყავი, დაივიწყე, უგულებელყავით"),
    (Standing, "ყველა, წინა"),
    (Rules, "მითითებ*, ინსტრუქცი*"),
    (Send, "გაგზავნე, გამოაქვეყნე"),
    (Protected, "პაროლებ*"),
    (Deed, "წაშალე, დაამტკიცე, გაგზავნე"),
    (Hush, "არაფერი უთხრა, ფარულად"),
]);

pub(super) const TAMIL: Language = language(&[
    (Machine, "செயற்கை நுண்ணறிவு*, மொழி மாதிரி*"),
    (Drop, "புறக்கணி*, மறந்துவிடு*"),
    (Standing, "முந்தைய, எல்லா, அனைத்து"),
    (Rules, "வழிமுறை*, அறிவுறுத்தல்*"),
    (Send, "அனுப்பு*"),
    (Protected, "கடவுச்சொற்*"),
    (Deed, "அங்கீகரி*, நீக்கு*, அனுப்பு*"),
    (Hush, "பயனருக்குத் தெரிவிக்காமல், பயனருக்கு தெரியாமல்"),
]);

pub(super) const TELUGU: Language = language(&[
    (Machine, "ఏఐ, ఏఐ సహాయకు*, కృత్రిమ మేధ*, భాషా నమూనా*"),
    (Drop, "విస్మరిం*, మర్చిపో*"),
    (Standing, "మునుపటి, అన్ని"),
    (Rules, "సూచన*, ఆదేశా*"),
    (Send, "పంపు*, పంపిం*"),
    (Deed, "ఆమోదిం*, తొలగిం*, పంపు*"),
    (Hush, "వినియోగదారుకు చెప్పకుండా, రహస్యంగా"),
]);

pub(super) const MARATHI: Language = language(&[
    (Machine, "कृत्रिम बुद्धिमत्त*, भाषा मॉडेल*, एआय सहाय्यक*, एआय"),
    (Drop, "दुर्लक्ष कर*, विसर*"),
    (Standing, "मागील, आधीच्या, सर्व"),
    (Rules, "सूचना*, सूचनांकडे, आदेश*"),
    (Send, "पाठव*"),
    (Deed, "हटव*, मंजूर कर*, पाठव*"),
    (Hush, "वापरकर्त्याला न सांगता, गुपचूप"),
]);

pub(super) const URDU: Language = language(&[
    (Machine, "مصنوعی ذہانت*, لسانی ماڈل*, زبان کے ماڈل, مصنوعی ذہانت, معاون, ماڈل, ایجنٹ, چیٹ بوٹ"),
    (Drop, "نظر انداز, نظرانداز, بھول جا*, بھول جاؤ, ایک طرف رکھ, چھوڑ دو, مت مانو"),
    (Standing, "پچھلی, تمام, سابقہ"),
    (Rules, "ہدایات, احکامات, قواعد, پابندیاں, اصول"),
    (Send, "بھیج*"),
    (Protected, "پاس ورڈ*"),
    (Deed, "حذف کر*, منظور کر*, بھیج*"),
    (Hush, "صارف کو بتائے بغیر, خفیہ طور پر, چپکے سے"),
    (Greeting, "عزیز, خفیہ پیغام, کے لیے, ہر, تمام"),
    (Void, "لاگو نہیں, اب لاگو نہیں, منسوخ, ختم, کالعدم"),
    (Unseen, "صارف یہ نہیں دیکھ, صارف نہیں دیکھ, خفیہ پیغام, خفیہ نوٹ"),
    (Memory, "یاد رکھو, یادداشت میں محفوظ, ہمیشہ یاد رکھ"),
    (Lasting, "ہمیشہ, کبھی نہیں, اب سے"),
]);

pub(super) const MALAY: Language = language(&[
    (Machine, "pembantu ai, model bahasa, kecerdasan buatan, ejen ai"),
    (Greeting, "kepada, untuk"),
    (Drop, "abaikan, lupakan, ketepikan"),
    (Standing, "semua, terdahulu, sebelumnya"),
    (Rules, "arahan"),
    (Send, "hantar*, muat naik"),
    (Protected, "kata laluan"),
    (Deed, "padam, padamkan, luluskan, hantar*"),
    (Hush, "tanpa memberitahu pengguna, jangan beritahu pengguna, secara senyap"),
]);

pub(super) const TAGALOG: Language = language(&[
    (Machine, "katulong na ai, modelo ng wika, ai assistant"),
    (Greeting, "sa, para sa"),
    (Drop, "balewalain, kalimutan, huwag sundin"),
    (Standing, "lahat, nakaraang, naunang"),
    (Rules, "tagubilin, utos"),
    (Send, "ipadala, i upload"),
    (Deed, "burahin, aprubahan, ipadala, tanggalin"),
    (Hush, "huwag sabihin sa user, palihim, nang hindi sinasabi"),
]);

pub(super) const SWAHILI: Language = language(&[
    (Machine, "msaidizi wa ai, akili bandia, modeli ya lugha, akili mnemba, msaidizi, modeli, wakala"),
    (Greeting, "kwa, mpendwa, ujumbe wa siri kwa, ujumbe kwa, kila, wote"),
    (Drop, "puuza, sahau, weka kando, usifuate, acha kufuata, vunja, tupilia mbali"),
    (Standing, "yote, yaliyotangulia, ya awali, zote, uliyopewa, ulizopewa, zilizotangulia"),
    (Rules, "maagizo, maelekezo, kanuni, sheria, amri, vikwazo"),
    (Send, "tuma, pakia"),
    (Protected, "nywila, nenosiri"),
    (Deed, "futa, idhinisha, tuma"),
    (Hush, "usimwambie, kwa siri"),
    (Void, "hayatumiki tena, hazitumiki tena, yamefutwa, zimefutwa, batili, hayafai tena, umeondoa"),
    (User, "mtumiaji*, mmiliki*, msanidi*"),
    (Unseen, "mtumiaji haoni hili, mtumiaji haoni, ujumbe wa siri"),
    (Abuse, "chagua ghali, ghali zaidi, nunua, agiza, bofya, thibitisha malipo, lipa"),
    (Memory, "hifadhi kwenye kumbukumbu, kumbuka daima, kumbuka, kumbukumbu yako"),
    (Lasting, "daima, kamwe, kuanzia sasa, milele"),
]);

pub(super) const CATALAN: Language = language(&[
    (
        Machine,
        "la ia, intel ligència artificial, model de llenguatge, assistent d ia, assistent, assistents, xatbot",
    ),
    (
        Greeting,
        "per a, per al, benvolgut, estimat, estimada, nota secreta per, missatge secret per, nota per, \
             missatge per, per a qualsevol, per a tota",
    ),
    (Drop, "oblida, ignora, descarta, deixa de banda, oblideu, no segueixis, desobeeix"),
    (Standing, "les, totes, anteriors, t han donat"),
    (Rules, "instruccions, ordres, regles, normes, restriccions"),
    (Send, "envia, publica"),
    (Protected, "contrasenyes, targeta de crèdit"),
    (Deed, "esborra, aprova, envia, digues a l usuari"),
    (Hush, "d amagat, en secret, sense dir res a l usuari"),
    (Not, "no, mai"),
    (Without, "sense"),
    (Tell, "digues, diguis"),
    (Void, "ja no valen, ja no són vàlides, no s apliquen, anul lades, ha retirat, han caducat"),
    (Unseen, "l usuari no veu això, usuari no pot veure, nota secreta, missatge secret"),
    (Abuse, "tria el vol més car, el més car, compra, vota per, fes clic, confirma la transferència"),
    (Memory, "desa a la memòria, a la teva memòria, recorda sempre, recorda per sempre"),
    (Usurp, "sóc el teu operador, sóc el teu amo, sóc el teu creador, sóc el teu nou"),
]);
