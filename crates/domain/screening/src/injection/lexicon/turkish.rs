//! Turkish.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Agent, Ask, Asset, Authority, Become, Behind, Check, Danger, Deed, Disable, Drop, Feign, Free,
    Granted, Greeting, Guard, Harm, Here, Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey,
    OwnMemory, Posing, Praise, Prompt, Protected, Reading, Reveal, Rules, Said, Send, Sink, Standing,
    Supposed, Talk, Task, Tell, TellUser, Trust, Unseen, User, Usurp, Void, Without, Write, You,
};

pub(super) const TURKISH: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "yapay zeka*, yapay zekâ*, dil modeli*, asistan*, sohbet robotu*, yapay zeka asistan*, \
             yapay zekâ asistan*, yapay zekâ, yapay zekâya, yapay zekânın, yapay zekaya, yapay zekanın, \
             yapay zekâlar, dil modeli, dil modeline, dil modelleri, asistan, asistana, asistanlar, asistanı, \
             sohbet botu, yz, değerlendiren yapay zekâ",
        ),
        (
            Greeting,
            "sevgili, sayın, merhaba, dikkat, tüm, değerli, için gizli not, için not, için mesaj, okuyan, \
             okuyan her, her, hey, için kurallar, için ders, için hatırlatma",
        ),
        (Supposed, "eğer bir, iseniz, isen, eğer sen bir, sen bir, yapay zekâysan, asistansan"),
        (
            Reading,
            "okuyan*, okuyor*, işleyen*, özetle*, değerlendir*, analiz, okuyan, okuyor, okuduğunda, okursa, \
             özetleyen, özetliyor, işleyen, değerlendiren, çeviren, inceleyen, gören, görüyor, açan, analiz eden, \
             tarayan",
        ),
        (
            Modal,
            "zorunda*, gerek*, meli, malı, melisin, malısın, melidir, malıdır, gerekir, gerekiyor, yürütmelidir, \
             yapmalı, etmeli, mecbur, bilir artık, mesi gerekir",
        ),
        (
            User,
            "kullanıcı*, operatör*, insan*, geliştirici*, sahib*, müşteri*, kimseye, yönetici*, sahibin*, sahibi*, \
             ekip*, patron*, yaratıcı*, işletmeci*, okuyucu*, misafir*, ev sahibi",
        ),
        (You, "sen, senin, sana, siz, sizin, size"),
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
            "gizlice, sessizce, gizli tut*, kullanıcının haberi olmadan, haberi olmadan, fark ettirmeden, \
             kullanıcıya söyleme*, kullanıcıya bildirme*, kullanıcıya bahsetme*, kullanıcıya haber verme*, \
             kullanıcıya söylemeden, kullanıcıya bundan bahsetme*, kullanıcıdan gizle*, söz etme, bahsetme, \
             bahsetmeyin, söyleme, söylemeyin, kimseye söyleme, belli etme, aramızda, habersiz, çaktırmadan, \
             dile getirme, sus",
        ),
        (
            Drop,
            "yok say*, görmezden gel*, unut, unutun, göz ardı et*, gözardı et*, dikkate alma*, uyma, uymayın, \
             iptal et*, bir kenara bırak*, boş ver*, çiğne, bırak, vazgeç, bir kenara bırak, bir yana bırak, \
             kenara koy, yok say, yok sayın, görmezden gel, dikkate alma, dinleme, boş ver, terk et, sil at, takma",
        ),
        (
            Rules,
            "talimat*, yönerge*, komut*, önceki kurallar*, kuralların*, tüm kurallar*, emir*, kısıtlama*, \
             direktif*, kurallar*, kuralları, kural*, kontrol listesi*, sınırlama*, ilke*, emirler*, yasaklar*",
        ),
        (Task, "görev*, istek*, isteği*, soru, sorusu*, kullanıcının isteğini, kullanıcının isteği"),
        (
            Standing,
            "önceki*, yukarıdaki*, tüm, bütün, senin, sana verilen*, ilk, mevcut*, daha önce*, geçmiş*, sana, \
             verdiği, aldığın, önceki, eski, her, mevcut, kendi, verilen",
        ),
        (
            Said,
            "yukarıdaki her şey*, sana söylenen her şey*, önceki her şey*, şimdiye kadar söylenen*, \
             sana söylenenler*, yukarıdakilerin hepsi*, sana söylenen, sana söylediği, senden istediği, \
             senden istenen, kullanıcının istediği, yukarıdaki her şey, bundan önceki her şey, sahibinin söylediği, \
             şimdiye kadar söylenen, yaptığın işi",
        ),
        (
            Void,
            "geçersiz*, artık geçerli değil, iptal edildi, hükümsüz*, geçersiz, geçersizdir, geçerli değil, \
             artık yürürlükte değil, yürürlükten kalk*, kaldırıldı, kaldırdı, kaldırılmıştır, iptal, uygulanmaz, \
             sona erdi, testti, hükümsüz, askıya alındı, kapsamıyor, bağlamaz, için geçerli değil",
        ),
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
             kullanıcının dosya*, son mesajlar*, kullanıcının mesajlar*, rehber*, kişi listesi*, adres defteri*, \
             sohbet*, kullanıcının, iletişim bilgileri*, müşteri listesi*",
        ),
        (Sink, "adresine, adrese"),
        (Write, "ekle*, yaz*, kur, kurun, kaydet*, kopyala*, yerleştir*"),
        (
            Memory,
            "hatırla*, hafızana*, belleğine*, hafızanda*, belleğinde*, uzun süreli bellek*, uzun süreli hafıza*, \
             tercih olarak*, aklında tut*, hafızaya*, belleğe*, belleğine kaydet, belleğe kaydet, hafızana kaydet, \
             hafızaya kaydet, belleğine, belleğinde, hafızana, hafızanda, hatırla, unutma, asla unutma, \
             aklında tut, kalıcı olarak, ders, ezberle, not et, belleğin, hafızan, bunu kaydet",
        ),
        (
            Lasting,
            "her zaman, bundan sonra, bundan böyle, şu andan itibaren, gelecekte, sonsuza kadar, her oturum*, \
             tüm oturum*, gelecekteki*, kalıcı*, daima, artık, asla, hiçbir zaman, sonsuza dek, kalıcı, \
             her seferinde, her oturumda, her sohbette, bugünden itibaren, istisnasız, buradan itibaren",
        ),
        (
            Trust,
            "güvenilir*, güvenli*, güven, muaf*, onay gerektirmez, onay gerektirme*, onaya gerek yok, \
             onay gerekmez, sorgulanmadan, sorgulamadan, resmi kaynak, tek kaynak, zararsız*, zaten doğrulan*, \
             her zaman onay*, kontrole gerek yok, gelmiş sayılır, onaysız",
        ),
        (
            Disable,
            "atla*, devre dışı*, kapat*, yok say*, es geç*, görmezden gel*, gerektirme*, gerek yok, gerekmez, \
             reddet, reddedin, atla, atlan*, atlayın, devre dışı, kapat, kapatın, kaldır, kaldırdı, kaldırıldı, \
             gereksiz, görmezden, ertele, yok say, susturun, sustur",
        ),
        (
            Guard,
            "doğrulama*, inceleme*, onay*, uyarı*, sertifika*, denetim*, kontrol*, güvenlik güncelleme*, \
             kısıtlama*, imza*, izin, virüs*, koruma*, kayıt tutma, güvenlik kontrol*",
        ),
        (Harm, "sil, silin, yok et*, üzerine yaz*, onayla*, aktar*, yayınla*, kapat*, kaldır*"),
        (Asset, "dosya*, veritaban*, dizin*, klasör*, depo*, dal*, yedek*, hesap*, para, parayı"),
        (
            Abuse,
            "onayla bu, hepsini onayla, tüm dosyaları sil, hepsini sil, en pahalı, satın al, sipariş ver, oy ver, \
             tıkla, tıklayın, havaleyi onayla, ödemeyi onayla, ödeme yap, para gönder, kapıyı aç, hesabı kilitle, \
             söz etme, kötü yorumlardan, şartları kabul et",
        ),
        (
            Danger,
            "sormadan, onay beklemeden, onaysız, root olarak, test etmeden, onay almadan, izinsiz, her komutu, \
             tüm komutları, her emri, tüm emirleri, her türlü komut*, kontrol etmeden, okumadan, ödemeler*, \
             havale*, sorgulamadan, sorgulanmadan",
        ),
        (Granted, "onayladı, izin verdi, kabul etti, onay verdi, yetkilendirdi, onaylanmış*"),
        (
            Authority,
            "sistem mesaj*, en yüksek öncelik*, yeni talimat*, öncelikli*, geliştirici mod*, geliştiriciden mesaj, \
             bakım mod*, yönetici kısıtlamaları, yönetici tüm, platform bildirimi, platform duyurusu, \
             geliştiricinden mesaj, operatöründen, sahibinin emri, yeni sistem istemi, en yüksek öncelik, \
             önceliklidir, sistem:",
        ),
        (
            Obey,
            "uygula*, itaat et*, yerine getir*, çalıştır*, uy, uyun, takip et*, yürüt*, uygula, uygular, itaat*, \
             dinle, dediğini yap, şunu yap, çalıştır, gerçekleştir, takip et",
        ),
        (
            Here,
            "bu metni, bu sayfayı, bu belgeyi, aşağıdaki*, bu dosya*, bu metin*, bu belge*, bu sayfa*, bu talimat*, \
             bu adım*, aşağıda, şu, bu ilan*, bu mesaj*, bu notu, bu not, bu yorum*, bu satır*, bu e posta*, bunu, \
             buradan, aşağıda*, şu adım*, bu sitede, bu bölüm*, bu başvuru*, bu özgeçmiş*, aşağıdaki",
        ),
        (Become, "artık sen, sen artık, artık bir, gibi davran*, rol yap*, moduna geç*"),
        (
            Free,
            "sınırsız*, kısıtlamasız*, kuralsız*, hiçbir kısıtlama*, sansürsüz*, filtresiz*, \
             geliştirici mod*, bakım mod*, kısıtlama yok",
        ),
        (
            Judge,
            "değerlendir*, puan ver*, öner*, yanıtla*, cevapla*, ver, öner, önerin, tavsiye et, tavsiye edin, \
             puan ver, yaz, yazın, değerlendir, öv, seç, cevap ver",
        ),
        (
            Praise,
            "mükemmel*, tam puan*, en yüksek puan*, en iyi seçenek*, 10 üzerinden 10, kusursuz*, en iyi aday*, \
             yalnız bizim, yalnızca bizim, sadece bizim, bizim otel*, bizim ürün*, şirketimiz*, otelimiz*, \
             ürünümüz*, beş yıldız, bulgu yok, sorun yok, itiraz yok, kusursuz, en iyi, tam puan, en yüksek puan, \
             mükemmel, birinci sıra*, mülakata",
        ),
        (Talk, "saldırgan*, saldırı*, örneğin, gibi ifadeler, istem enjeksiyon*, kötü niyetli, kötü amaçlı"),
        (
            Deed,
            "yedekleri sil, kullanıcının isteğini bırak, her şeyin yolunda olduğunu söyle, sil, satın al, \
             sipariş et, onayla, yayınla, gönder, ilet, açıkla, tıkla, rezerve et, öde, öner, yükle, oy ver, \
             kullanıcına söyle, aktar",
        ),
        (Agent, "model, modele, modeller, ajan, ajana, ajanlar, robotlar, makine, aracı"),
        (
            Behind,
            "sana verdiği, sana verilen, size verilen, geliştiricinin, işletmecinin, sahibinin, ekibinin, aldığın, \
             verilmiş, tarafından verilen",
        ),
        (Check, "testler*, test"),
        (
            Feign,
            "kullanıcına söyle, kullanıcına de ki, kullanıcıya söyle, kalmadığını söyle, kullanıcıyı kandır, \
             kullanıcıyı aldat, kullanıcıyı inandır, yalan söyle, başarılı olarak bildir, başarılı olarak, \
             geçti olarak, geçmiş gibi, yapmış gibi, inkâr et, iddia et",
        ),
        (
            Unseen,
            "kullanıcı bunu görmüyor, kullanıcı bunu göremez, kullanıcı bunu görmez, kullanıcı görmüyor, \
             kullanıcı göremez, yalnız sen görebilirsin, yalnızca sen, insanlar bunu görmez, gizli not, \
             gizli mesaj, gizli talimat, kullanıcıya görünmez, için gizli not",
        ),
        (
            Posing,
            "emri olarak, emirleri olarak, emri sayılır, emirleri sayılır, talimatı sayılır, talimatı olarak, \
             gelmiş sayılır, gelmiş gibi, sahibinden gel*, patronundan gel*, sahibinin emri, sözü olarak",
        ),
        (
            Usurp,
            "ben senin operatörün*, ben senin geliştiricin*, ben senin sahibin*, ben senin yaratıcın*, \
             ben senin yeni, ben senin efendin*, ben senin yöneticin*, ben senin kullanıcın*, sahibinim, \
             geliştiricinim, seni ben yarattım, bana itaat, yalnız beni dinle, artık benim için, \
             senin kullanıcın değil, gerçek kullanıcın, gerçek sahibin, yeni sahibin, yeni kullanıcın",
        ),
        (OwnMemory, "belleğine, belleğinde, hafızana, hafızanda, senin belleğin"),
    ],
};
