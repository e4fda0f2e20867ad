//! Turkish.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Ask, Asset, Authority, Become, Danger, Deed, Disable, Drop, Free, Granted, Greeting, Guard, Harm,
    Here, Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey, Praise, Prompt, Protected,
    Reading, Reveal, Rules, Said, Send, Sink, Standing, Supposed, Talk, Task, Tell, TellUser, Trust, User,
    Void, Without, Write, You,
};

pub(super) const TURKISH: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "yapay zeka*, yapay zekâ*, dil modeli*, asistan*, sohbet robotu*, yapay zeka asistan*, \
             yapay zekâ asistan*",
        ),
        (Greeting, "sevgili, sayın, merhaba, dikkat, tüm"),
        (Supposed, "eğer bir, iseniz, isen"),
        (Reading, "okuyan*, okuyor*, işleyen*, özetle*, değerlendir*, analiz"),
        (Modal, "zorunda*, gerek*, meli, malı, melisin, malısın"),
        (User, "kullanıcı*, operatör*, insan*, geliştirici*, sahib*, müşteri*, kimseye"),
        (You, "sen, senin, sana, siz, sizin"),
        (Not, "asla, hiçbir, hiç, kimseye, değil, sakın"),
        (Without, "olmadan, sormadan, söylemeden, haber vermeden, bildirmeden, olmaksızın, beklemeden"),
        (Tell, "söyleme*, bahsetme*, bildirme*, haber verme*, gösterme*, açıklama*, anlatma*, belirtme*"),
        (
            TellUser,
            "kullanıcıya söyleme*, kullanıcıya bahsetme*, kullanıcıya bunu söyleme*, \
             kullanıcıya bildirme*, kullanıcıya haber verme*, kullanıcıya bir şey söyleme*, \
             kullanıcıya hiçbir şey söyleme*, kullanıcıya bundan",
        ),
        (Ask, "sorma*, onay*, izin*, sormadan"),
        (
            Hush,
            "gizlice, sessizce, gizli tut*, kullanıcının haberi olmadan, haberi olmadan, \
             fark ettirmeden, kullanıcıya söyleme*, kullanıcıya bildirme*, kullanıcıya bahsetme*, \
             kullanıcıya haber verme*, kullanıcıya söylemeden, kullanıcıya bundan bahsetme*, \
             kullanıcıdan gizle*",
        ),
        (
            Drop,
            "yok say*, görmezden gel*, unut, unutun, göz ardı et*, gözardı et*, dikkate alma*, uyma, \
             uymayın, iptal et*, bir kenara bırak*, boş ver*, çiğne, bırak, vazgeç",
        ),
        (
            Rules,
            "talimat*, yönerge*, komut*, önceki kurallar*, kuralların*, tüm kurallar*, emir*, \
             kısıtlama*, direktif*",
        ),
        (Task, "görev*, istek*, isteği*, soru, sorusu*, kullanıcının isteğini, kullanıcının isteği"),
        (
            Standing,
            "önceki*, yukarıdaki*, tüm, bütün, senin, sana verilen*, ilk, mevcut*, daha önce*, geçmiş*",
        ),
        (
            Said,
            "yukarıdaki her şey*, sana söylenen her şey*, önceki her şey*, şimdiye kadar söylenen*, \
             sana söylenenler*, yukarıdakilerin hepsi*",
        ),
        (Void, "geçersiz*, artık geçerli değil, iptal edildi, hükümsüz*"),
        (
            Prompt,
            "sistem istemi*, sistem prompt*, sistem talimat*, gizli talimat*, sistem mesaj*, \
             kendi talimat*",
        ),
        (Reveal, "göster*, yazdır*, açıkla*, tekrarla*, paylaş*, yaz"),
        (Send, "gönder*, yolla*, yükle*, yayınla*, ilet*, yapıştır*, kopyala*, ekle*, postala*"),
        (
            Protected,
            "parola*, şifre*, anahtarlar*, api anahtar*, özel anahtar*, kimlik bilgi*, gizli bilgi*, \
             ortam değişken*, env dosya*, env içeri*, env dosyasının içeriğini, kredi kart*, sırlar*",
        ),
        (
            Intimate,
            "konuşma*, sohbet geçmiş*, kullanıcının ad*, kullanıcının e posta*, kullanıcının takvim*, \
             kullanıcının dosya*",
        ),
        (Sink, "adresine, adrese"),
        (Write, "ekle*, yaz*, kur, kurun, kaydet*, kopyala*, yerleştir*"),
        (
            Memory,
            "hatırla*, hafızana*, belleğine*, hafızanda*, belleğinde*, uzun süreli bellek*, \
             uzun süreli hafıza*, tercih olarak*, aklında tut*, hafızaya*, belleğe*",
        ),
        (
            Lasting,
            "her zaman, bundan sonra, bundan böyle, şu andan itibaren, gelecekte, sonsuza kadar, \
             her oturum*, tüm oturum*, gelecekteki*, kalıcı*, daima, artık",
        ),
        (Trust, "güvenilir*, güvenli*, güven, muaf*"),
        (Disable, "atla*, devre dışı*, kapat*, yok say*, es geç*, görmezden gel*"),
        (Guard, "doğrulama*, inceleme*, onay*, uyarı*, sertifika*, denetim*, kontrol*"),
        (Harm, "sil, silin, yok et*, üzerine yaz*, onayla*, aktar*, yayınla*, kapat*, kaldır*"),
        (Asset, "dosya*, veritaban*, dizin*, klasör*, depo*, dal*, yedek*, hesap*, para, parayı"),
        (Abuse, "onayla bu, hepsini onayla, tüm dosyaları sil, hepsini sil"),
        (Danger, "sormadan, onay beklemeden, onaysız, root olarak, test etmeden"),
        (Granted, "onayladı, izin verdi, kabul etti, onay verdi, yetkilendirdi, onaylanmış*"),
        (
            Authority,
            "sistem mesaj*, en yüksek öncelik*, yeni talimat*, öncelikli*, geliştirici mod*, \
             geliştiriciden mesaj, bakım mod*",
        ),
        (Obey, "uygula*, itaat et*, yerine getir*, çalıştır*, uy, uyun, takip et*"),
        (
            Here,
            "bu metni, bu sayfayı, bu belgeyi, aşağıdaki*, bu dosya*, bu metin*, bu belge*, bu sayfa*, bu talimat*, bu adım*, aşağıda, şu",
        ),
        (Become, "artık sen, sen artık, artık bir, gibi davran*, rol yap*, moduna geç*"),
        (
            Free,
            "sınırsız*, kısıtlamasız*, kuralsız*, hiçbir kısıtlama*, sansürsüz*, filtresiz*, \
             geliştirici mod*, bakım mod*, kısıtlama yok",
        ),
        (Judge, "değerlendir*, puan ver*, öner*, yanıtla*, cevapla*, ver"),
        (
            Praise,
            "mükemmel*, tam puan*, en yüksek puan*, en iyi seçenek*, 10 üzerinden 10, kusursuz*, \
             en iyi aday*",
        ),
        (Talk, "saldırgan*, saldırı*, örneğin, gibi ifadeler, istem enjeksiyon*, kötü niyetli, kötü amaçlı"),
        (Deed, "yedekleri sil, kullanıcının isteğini bırak, her şeyin yolunda olduğunu söyle"),
    ],
};
