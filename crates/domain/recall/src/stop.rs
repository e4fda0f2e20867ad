//! Words that say nothing about a topic. Compared in lower case with their accents,
//! so that French `thé` is no `the`. Words that are also names of the trade (`os`, `ci`, `ai`, `go`) are left out on purpose.

use std::collections::HashSet;
use std::sync::LazyLock;

/// Function words of the languages that users write most.
const STOP: &[&str] = &[
    // English
    "a an and are aren as at be been being but by can could couldn did didn do does doesn doing don for from \
     had hadn has hasn have haven having he her here hers him his how i if in into is isn it its ll re ve just me \
     may might more most must my no nor not now of off on once only or our ours out over own please same shall she \
     should so some such than that the their them then there these they this those through to too under until \
     up us very via was wasn we were weren what when where which while who whom why will with won would wouldn shouldn yes you your yours \
     about after again all also any because before between both down during each few other",
    // German
    "aber als am auch auf aus bei bin bis bist da damit dann das dass dein dem den der des die dies diese dieser doch \
     du durch ein eine einem einen einer eines er es für haben hat hatte hier ich ihr im ist ja kann kein keine man \
     mein mich mir mit nach nicht noch nur ob oder ohne sein sich sie sind um und uns unser von vor war warum was \
     wenn wer werden wie wieder wir wird wo zu zum zur über",
    // French
    "au aux avec ce cela ces cet cette comme dans de des du elle en est et être il ils je la le les leur lui ma mais \
     me mes moi mon ne nos notre nous ont ou où par pas pour qu que quel quelle qui sa se ses si sont sur ta te tes \
     toi ton tu un une vos votre vous à été",
    // Spanish, Portuguese, Italian
    "como con cuando del el ella ellos es esta este esto fue ha hay la las lo los más mi muy nos o para pero por \
     porque que qué se según si sin sobre sus también un una uno y ya yo ao aos com da das dele dos e ela ele em \
     essa esse eu foi isso isto já mais mas meu minha muito na nas nem no não nos ou pela pelo quando quem são sem \
     seu sua só tem um uma você che chi cui dal dalla dei del della delle di e gli ho il io loro ma mio nel nella \
     non per perché più quale questa questo sono suo tra tu una è",
    // Dutch, Polish, Turkish
    "deze dit een het hij ik je maar met mijn naar niet nog ook te van voor wat wij zijn zo ale był być co czy dla \
     do jak jest już mnie na nie od po przez się są tak tego to tylko w we więc z za że bir bu da de değil \
     gibi için ile mi mu ne ve veya çok",
    // Russian, Ukrainian
    "а без бы был была было быть в вам вас во вот все вы где да для до его ее ей если есть еще ещё же за и из или им \
     их к как кто ли меня мне мой мы на над нам нас не него нет ни но ну о об он она они оно от по под при с со так \
     там то тоже только ты у уже что чтобы это этот я але був бути від він вона вони все де для до є з за зі і її \
     його на не ні про та так те ти це цей чи що щоб як",
    // Greek
    "αλλά αν από αυτό για δεν είναι ένα ένας η θα και με μου να ο οι όταν ότι πως σε στη στην στο στον τα τη την της \
     τι το τον του των ως",
    // Arabic, Hebrew, Hindi
    "أن أو إلى إن التي الذي ثم على عن في قد كان كل كما لا لم ما مع من هذا هذه هو هي و يا את אבל אם אני אתה גם \
     הוא היא זה זאת יש כי כל לא לי מה מי עם על של שלי כ का कि की के को कि क्या है हैं हो और एक इस उस था थे थी तो \
     नहीं पर भी में मैं यह या वह से",
];

/// Words of the trade that stand in nearly every request and nearly every lesson: they rank a little and admit
/// nothing.
const WEAK: &str = "bug bugs code command commands error errors fail failed failing fails failure file files fix fixed \
                    fixes line lines output pass passed passes passing problem run running runs test tests \
                    work working works make use used using need want let get got";

/// Pairs of syllables that are endings in Korean, and common function words in Chinese.
const STOP_PAIRS: &str = "니다 습니 합니 입니 세요 에서 으로 하는 하고 하게 해서 해줘 있는 있다 이다 지만 까지 부터 \
                          我们 你们 他们 这个 那个 什么 怎么 一个 可以 没有 不是 就是 因为 所以 但是 如果 或者 还是 已经 请问";

static STOP_SET: LazyLock<HashSet<&'static str>> =
    LazyLock::new(|| STOP.iter().flat_map(|language| language.split_whitespace()).collect());
static WEAK_SET: LazyLock<HashSet<&'static str>> = LazyLock::new(|| WEAK.split_whitespace().collect());
static STOP_PAIR_SET: LazyLock<HashSet<&'static str>> =
    LazyLock::new(|| STOP_PAIRS.split_whitespace().collect());

/// Whether a word, in lower case and with its accents, is a function word.
pub(crate) fn is_stop(word: &str) -> bool {
    STOP_SET.contains(word)
}

/// Whether a word is one that nearly every request of the trade holds.
pub(crate) fn is_weak(word: &str) -> bool {
    WEAK_SET.contains(word)
}

/// Whether a pair of characters is an ending or a function word.
pub(crate) fn is_stop_pair(pair: &str) -> bool {
    STOP_PAIR_SET.contains(pair)
}
