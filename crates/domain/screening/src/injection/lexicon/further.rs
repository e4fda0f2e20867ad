//! Languages of which only the words of the commonest orders are known: who is spoken to, what is to be dropped, deleted,
//! approved or sent, and that the user is not to hear of it.

use super::Language;
use crate::injection::feature::Feature::{
    self, Deed, Drop, Greeting, Hush, Machine, Memory, Not, Protected, Rules, Send, Standing, Tell, TellUser,
    User, Without,
};

const fn language(terms: &'static [(Feature, &'static str)]) -> Language {
    Language { free: true, terms }
}

pub(super) const BULGARIAN: Language = language(&[
    (Machine, "езиков модел, езиковия модел, изкуствен интелект, изкуствения интелект, асистент, асистента"),
    (Greeting, "към, до"),
    (Drop, "пренебрегни, игнорирай, забрави, не спазвай"),
    (Standing, "всички, предишни, предишните, досега, дадени"),
    (Rules, "указания, инструкции, указанията, инструкциите, нареждания"),
    (Send, "изпрати, качи, публикувай"),
    (Protected, "паролите, пароли, ключовете"),
    (Deed, "изтрий, одобри, изпрати, деактивирай"),
    (Hush, "тайно, без знанието"),
    (TellUser, "не казвай на потребителя"),
    (Memory, "запомни завинаги"),
]);

pub(super) const SERBIAN_CROATIAN: Language = language(&[
    (
        Machine,
        "језички модел, вештачкој интелигенцији, асистенте, ai agenta, ai agentu, ai agent, ai asistente, \
         jezični model, jezični modelu, jezički model, umjetnoj inteligenciji, veštačkoj inteligenciji, asistente",
    ),
    (Greeting, "napomena za, poruka za, за, порука за, напомена за"),
    (Drop, "zanemari, ignoriraj, ignoriši, zaboravi, занемари, игнориши, заборави"),
    (Standing, "sve, sva, prethodne, prethodna, dosadašnje, све, сва, претходна, претходне, досадашња"),
    (Rules, "upute, uputstva, naredbe, instrukcije, упутства, инструкције, наредбе"),
    (Send, "pošalji, objavi, пошаљи, објави"),
    (Protected, "lozinke, lozinku, лозинке, sadržaj datoteke env, ključeve"),
    (Deed, "odobri, obriši, izbriši, pošalji, одобри, обриши, избриши, пошаљи"),
    (Hush, "ne govori korisniku, potajno, не помињи, тајно, без знања"),
    (User, "korisniku, кориснику"),
    (Memory, "zapamti zauvijek, запамти заувек"),
]);

pub(super) const SLOVAK: Language = language(&[
    (
        Machine,
        "asistenta, asistent, umelá inteligencia, umelej inteligencii, jazykový model, jazykovému modelu",
    ),
    (Greeting, "pre, správa pre"),
    (Drop, "zabudni na, ignoruj, nedbaj na"),
    (Standing, "všetky, predošlé, predchádzajúce, doterajšie"),
    (Rules, "pokyny, inštrukcie, príkazy"),
    (Send, "odošli, pošli, zverejni"),
    (Protected, "heslá, kľúče, heslo používateľa"),
    (Deed, "odošli, vymaž, schváľ, zmaž"),
    (Hush, "potichu, tajne, nehovor používateľovi, bez vedomia"),
    (Memory, "zapamätaj si navždy"),
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
    (Machine, "مصنوعی ذہانت*, لسانی ماڈل*, زبان کے ماڈل"),
    (Drop, "نظر انداز, نظرانداز, بھول جا*"),
    (Standing, "پچھلی, تمام, سابقہ"),
    (Rules, "ہدایات, احکامات"),
    (Send, "بھیج*"),
    (Protected, "پاس ورڈ*"),
    (Deed, "حذف کر*, منظور کر*, بھیج*"),
    (Hush, "صارف کو بتائے بغیر, خفیہ طور پر, چپکے سے"),
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
    (Machine, "msaidizi wa ai, akili bandia, modeli ya lugha, akili mnemba"),
    (Greeting, "kwa"),
    (Drop, "puuza, sahau"),
    (Standing, "yote, yaliyotangulia, ya awali"),
    (Rules, "maagizo, maelekezo"),
    (Send, "tuma, pakia"),
    (Protected, "nywila, nenosiri"),
    (Deed, "futa, idhinisha, tuma"),
    (Hush, "usimwambie, kwa siri"),
]);

pub(super) const CATALAN: Language = language(&[
    (Machine, "la ia, intel ligència artificial, model de llenguatge, assistent d ia"),
    (Greeting, "per a, per al"),
    (Drop, "oblida, ignora, descarta"),
    (Standing, "les, totes, anteriors, t han donat"),
    (Rules, "instruccions, ordres"),
    (Send, "envia, publica"),
    (Protected, "contrasenyes, targeta de crèdit"),
    (Deed, "esborra, aprova, envia, digues a l usuari"),
    (Hush, "d amagat, en secret, sense dir res a l usuari"),
    (Not, "no, mai"),
    (Without, "sense"),
    (Tell, "digues, diguis"),
]);
