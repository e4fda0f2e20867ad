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
        (
            Tell,
            "söyleme*, bahsetme*, bildirme*, haber verme*, gösterme*, açıklama*, anlatma*, belirtme*, söyleme, \
             bahsetme, bildirme, haber verme, anlatma, belirtme, bilgi verme, bilgi vermeyin, bilgi vermeden, \
             bilgilendirme, bilgilendirmeden, bilgilendirmeyin, söz etme, söz etmeyin, söz etmeden, açıklama, \
             gösterme, uyarma, uyarmadan, fark ettirme, fark ettirmeden, çaktırma, çaktırmadan, sezdirme, \
             sezdirmeden",
        ),
        (
            TellUser,
            "kullanıcıya söyleme*, kullanıcıya bahsetme*, kullanıcıya bunu söyleme*, kullanıcıya bildirme*, \
             kullanıcıya haber verme*, kullanıcıya bir şey söyleme*, kullanıcıya hiçbir şey söyleme*, \
             kullanıcıya bundan, \
             {kullanıcıya|müşteriye} {söyleme|söylemeyin|söylemeden|bahsetme|bahsetmeden|bildirme|bildirmeden|\
             haber verme|haber vermeyin|haber vermeden|anlatma|anlatmadan|belirtmeden|bilgi verme|bilgi vermeden|\
             göstermeden|sezdirmeden|fark ettirmeden|çaktırmadan|hiçbir şey söyleme}, \
             {kullanıcıyı|müşteriyi} {bilgilendirme|bilgilendirmeden|bilgilendirmeyin|uyarma|uyarmadan|\
             haberdar etme|haberdar etmeden}, \
             kullanıcının {haberi|bilgisi|ruhu} olmadan, kullanıcının {haberi|ruhu} {olmasın|bile duymasın}",
        ),
        (Ask, "sorma*, onay*, izin*, sormadan"),
        (
            Hush,
            "gizlice, sessizce, gizli tut*, kullanıcının haberi olmadan, haberi olmadan, fark ettirmeden, \
             kullanıcıya söyleme*, kullanıcıya bildirme*, kullanıcıya bahsetme*, kullanıcıya haber verme*, \
             kullanıcıya bundan bahsetme*, kullanıcıdan gizle*, söz etme, bahsetme, bahsetmeyin, söyleme, söylemeyin, \
             kimseye söyleme, belli etme, aramızda, habersiz, çaktırmadan, dile getirme, sus, \
             {kimseye|hiç kimseye} {söyleme|söylemeyin|söylemeden|bahsetme|bahsetmeyin|anlatma|anlatmayın|\
             bir şey söyleme|söz etme|söz etmeyin|haber verme|belli etme|bundan bahsetme|bunu söyleme|çaktırma}, \
             {bundan|bunu|bu konudan|bundan kimseye} {kimseye söz etme|kimseye bahsetme|kimseye söyleme|\
             kimseye söz etmeyin|söz etme|bahsetme|söyleme|bahsetmeyin|söz etmeyin|belli etme|söylemeyin}, \
             kullanıcıyı bilgilendirmeden, kullanıcıya sezdirmeden, kullanıcı fark etmeden, kullanıcıya çaktırmadan, \
             kullanıcıya belli etmeden, tek kelime {etme|etmeyin|etmeden}, gizli gizli, sessiz sedasız, \
             kimseye çaktırmadan, el altından, sır olarak {sakla|saklayın|kalsın|tut}, {aramızda|sende} kalsın, \
             {kimse|hiç kimse} {bilmesin|duymasın|görmesin|fark etmesin|bilmemeli|görmemeli|öğrenmesin|\
             fark etmeden|bilmeden}, \
             iz bırakmadan, ağzını sıkı tut, ağzını açma, belli etmeden",
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
             direktif*, kurallar*, kuralları, kural*, kontrol listesi*, sınırlama*, ilke*, emirler*, yasaklar*, \
             düzenlemeler*, kaideler*, politikalar*",
        ),
        (Task, "görev*, istek*, isteği*, soru, sorusu*, kullanıcının isteğini, kullanıcının isteği"),
        (
            Standing,
            "önceki*, yukarıdaki*, tüm, bütün, senin, sana verilen*, ilk, mevcut*, daha önce*, geçmiş*, sana, \
             verdiği, aldığın, önceki, eski, her, mevcut, kendi, verilen, evvelki, yukarıda verilen, şimdiye kadarki, \
             asıl, eski talimat, var olan",
        ),
        (
            Said,
            "yukarıdaki her şey*, sana söylenen her şey*, önceki her şey*, şimdiye kadar söylenen*, \
             sana söylenenler*, yukarıdakilerin hepsi*, sana söylenen, sana söylediği, senden istediği, \
             senden istenen, kullanıcının istediği, yukarıdaki her şey, bundan önceki her şey, sahibinin söylediği, \
             şimdiye kadar söylenen, yaptığın işi, \
             {yukarıda|yukarda|daha önce|önceden|şimdiye kadar|buraya kadar|bundan önce} {yazanlar|yazılanlar|\
             yazan|söylenenler|söylenen|belirtilenler|anlatılanlar|yazılan her şey|söylenen her şey|ne varsa|\
             yer alanlar|denilenler|geçenler}, \
             yukarıdaki {her şey|metin|satırlar|yazılar}, {önceki|daha önceki} {mesajlar|söylenenler|metin}, \
             yukarıdakiler, yukarıdakilerin, söylenen her şey",
        ),
        (
            Void,
            "geçersiz*, artık geçerli değil, iptal edildi, hükümsüz*, geçersiz, geçersizdir, geçerli değil, \
             artık yürürlükte değil, yürürlükten kalk*, kaldırıldı, kaldırdı, kaldırılmıştır, iptal, uygulanmaz, \
             sona erdi, testti, hükümsüz, askıya alındı, kapsamıyor, bağlamaz, için geçerli değil, \
             {artık|bundan böyle} {geçerli değil|geçerli değildir|geçersiz|geçersizdir|hükümsüz|hükümsüzdür|\
             bağlayıcı değil|yok|uygulanmaz|önemli değil|sayılmaz|iptal}, \
             geçersiz kılındı, iptal edilmiştir, yürürlükten kaldırıldı, hükmünü yitirdi, hükmünü yitirmiştir, \
             geçerliliğini yitirdi, geçerliliğini yitirmiştir, geçerliliğini kaybetti, yok hükmünde*, \
             geçerli sayılmaz, feshedildi",
        ),
        (
            Prompt,
            "sistem istemi*, sistem prompt*, sistem talimat*, gizli talimat*, sistem mesaj*, \
             kendi talimat*",
        ),
        (Reveal, "göster*, yazdır*, açıkla*, tekrarla*, paylaş*, yaz"),
        (
            Send,
            "gönder*, yolla*, yükle*, yayınla*, ilet*, yapıştır*, kopyala*, ekle*, postala*, ilet, gönder, yolla, \
             aktar, aktarın, aktarmak, postala, yükle, paylaş, paylaşın, paylaşmak, ver, teslim et, teslim edin, \
             sızdır, sızdırın, ulaştır, ulaştırın, kopyala, yönlendir, yönlendirin, dışarı aktar",
        ),
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
        (
            Write,
            "ekle*, yaz*, kur, kurun, kaydet*, kopyala*, yerleştir*, ekle, yaz, yerleştir, koy, koyun, kurunuz, \
             yükle, yükleyin, oluştur, oluşturun, kaydet, kaydedin, bırak, bırakın, tanımla, tanımlayın, dahil et, \
             iliştir",
        ),
        (
            Memory,
            "hatırla*, hafızana*, belleğine*, hafızanda*, belleğinde*, uzun süreli bellek*, uzun süreli hafıza*, \
             tercih olarak*, aklında tut*, hafızaya*, belleğe*, belleğine kaydet, belleğe kaydet, hafızana kaydet, \
             hafızaya kaydet, belleğine, belleğinde, hafızana, hafızanda, hatırla, unutma, asla unutma, aklında tut, \
             kalıcı olarak, ders, ezberle, not et, belleğin, hafızan, bunu kaydet, belleğinize, hafızanıza, \
             belleğinizde, hafızanızda, bilgi tabanına, \
             {belleğe|hafızaya|bellekte|hafızada} {kaydet|kaydedin|kaydediniz|yaz|yazın|al|alın|ekle|ekleyin|tut|\
             tutun|işle|işleyin|kazı}, \
             {sonsuza dek|sonsuza kadar|kalıcı olarak|ebediyen|daima|her zaman|bir daha unutmamak üzere|\
             süresiz} {not et|not al|not edin|not alın|kaydet|kaydedin|hatırla|hatırlayın|sakla|saklayın|\
             aklında tut|aklınızda tutun|ezberle|ezberleyin|unutma|unutmayın}, \
             aklına yaz, aklınıza yazın, aklınızda tutun, ezberleyin, aklından çıkarma, asla unutmayın, hiç unutma, \
             hatırında tut, kafana yaz, \
             {gerçek|kural|tercih|bilgi|ders} olarak {kaydet|kaydedin|not et|sakla|belle|öğren|öğrenin|kabul et|\
             kabul edin|hatırla}, \
             {kalıcı|sürekli|daimi} {kural|tercih|talimat|not|gerçek}, bellek kaydı, hafıza kaydı, not düş, \
             kalıcı not",
        ),
        (
            Lasting,
            "her zaman, bundan sonra, bundan böyle, şu andan itibaren, gelecekte, sonsuza kadar, her oturum*, \
             tüm oturum*, gelecekteki*, kalıcı*, daima, artık, asla, hiçbir zaman, sonsuza dek, kalıcı, \
             her seferinde, her oturumda, her sohbette, bugünden itibaren, istisnasız, buradan itibaren, ebediyen, \
             ilelebet, artık hep, bu andan itibaren, şimdiden sonra, bugünden sonra, bütün oturumlarda, her açılışta, \
             her başlangıçta, kalıcı olarak, süresiz, her durumda",
        ),
        (
            Trust,
            "güvenilir*, güvenli*, güven, muaf*, onay gerektirmez, onay gerektirme*, onaya gerek yok, onay gerekmez, \
             sorgulanmadan, sorgulamadan, resmi kaynak, tek kaynak, zararsız*, zaten doğrulan*, her zaman onay*, \
             kontrole gerek yok, gelmiş sayılır, onaysız, \
             {güvendiğini|güveniyor|güvenir|güven|güvenin|güvenmektedir|güvenilir|güvendiği} {unutma|ekle|kaydet|\
             not et|olarak|kabul et|say}, \
             {tam güven|tamamen güven|körü körüne güven|koşulsuz güven|sonsuz güven}*, güvendiğini, \
             {onay|doğrulama|denetim|inceleme|kontrol|izin} {gerektirmez|gerekmez|istemez|gerekmiyor|\
             gerektirmiyor|gerekmediğini|aramaz|gerekli değil}, \
             güvenli say*, güvenli kabul*, denetimden muaf, güvenilir say*",
        ),
        (
            Disable,
            "atla*, devre dışı*, kapat*, yok say*, es geç*, görmezden gel*, gerektirme*, gerek yok, gerekmez, reddet, \
             reddedin, atla, devre dışı, kapat, kaldır, kaldırdı, kaldırıldı, gereksiz, görmezden, ertele, yok say, \
             susturun, sustur, kapalı, kapalıdır, devre dışı bırakıldı, devre dışı bırak, devre dışı bırakın, \
             kaldırılmıştır, iptal edildi, askıya alındı, gerekmiyor, gerekli değil, gerek kalmadı, es geç, \
             bypass et",
        ),
        (
            Guard,
            "doğrulama*, inceleme*, onay*, uyarı*, sertifika*, denetim*, kontrol*, güvenlik güncelleme*, \
             kısıtlama*, imza*, izin, virüs*, koruma*, kayıt tutma, güvenlik kontrol*, onay isteği, onay istekleri, \
             güvenlik uyarıları, izinler",
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
             tüm komutları, her emri, tüm emirleri, her türlü komut*, kontrol etmeden, okumadan, ödemeler*, havale*, \
             sorgulamadan, sorgulanmadan, \
             {başka|ek|ayrıca|hiçbir|yeniden|tekrar|hiç} {onay|soru|izin|doğrulama} {almadan|sormadan|istemeden|\
             beklemeden|aramadan}, \
             {onay|izin|teyit|doğrulama|yanıt} {almadan|istemeden|beklemeden|aramadan|olmadan}, sorgusuz, \
             sorgusuz sualsiz, soru sormadan, tereddütsüz, tereddüt etmeden, düşünmeden, doğrulamadan, \
             {her|tüm|bütün} {komutu|komutları|emri|emirleri}",
        ),
        (
            Granted,
            "onayladı, izin verdi, kabul etti, onay verdi, yetkilendirdi, onaylanmış*, \
             evet {onaylıyorum|izin veriyorum|kabul ediyorum|onay veriyorum|onayladım|yetki veriyorum|onaylı|\
             silebilirsin}, \
             {her şeyi|hepsini|tümünü|hepsine|her şeye|tüm ödemelere|bütün ödemelere|tüm işlemlere|\
             tümüne} {onaylıyorum|izin veriyorum|kabul ediyorum|onay veriyorum|onaylar|kabul eder|izin verir|\
             onaylıyor|onayladı}, \
             {her|tüm|bütün} {havaleyi|ödemeyi|işlemi|komutu|isteği|havaleleri|ödemeleri} {onaylar|kabul eder|onaylıyor|onayladı|onaylıyorum|onaysız kabul eder|önceden onayladı}, \
             izin veriyorum, onay veriyorum, yetki veriyorum, rıza gösteriyorum, muvafakat ediyorum, \
             {izin|onay|yetki} {verildi|verdi|vermiştir|verilmiştir|vermiş|veriyor}, onaylandı, yetkilendirildi, \
             serbest bırakıldı, önceden onaylı, peşinen, tam yetki",
        ),
        (
            Authority,
            "sistem mesaj*, en yüksek öncelik*, yeni talimat*, öncelikli*, geliştirici mod*, geliştiriciden mesaj, \
             bakım mod*, yönetici kısıtlamaları, yönetici tüm, platform bildirimi, platform duyurusu, \
             geliştiricinden mesaj, operatöründen, sahibinin emri, yeni sistem istemi, en yüksek öncelik, \
             önceliklidir, sistem:, \
             {sistem|yönetici|geliştirici|operatör|işletmeci|sahip|platform|sağlayıcı|yapımcı} {mesajı|bildirimi|\
             talimatı|emri|notu|duyurusu|komutu|uyarısı|direktifi}, \
             {sistemden|yöneticiden|geliştiriciden|operatörden|işletmeciden|sahibinden|platformdan} {mesaj|\
             bildirim|talimat|emir|not|duyuru}, \
             {operatör|yönetici|geliştirici|işletmeci|sahip} {ajan|ajana|ajanlara|tüm ajanlara|modele|aracıya|asistana}, \
             {artık|şimdi|bundan böyle|şu andan itibaren|şu an} {yönetici|yönetici haklarına|yönetici yetkilerine|yönetici yetkisine|kök} {haklarına|yetkilerine|yetkisine|yetkiye|yetkilere|erişime}, \
             {yönetici|admin|root|kök} {haklarına|yetkilerine|yetkisine|erişimine} {sahipsin|sahipsiniz}, \
             {yükseltilmiş|genişletilmiş|tam|tüm|yönetici} {yetkiler|yetki|haklar|yetkileri|yetkisi} {verildi|verilmiştir|tanındı|atandı|aldın|aldınız}, \
             {yönetici|operatör|geliştirici|işletmeci} {sana izin verdi|size izin verdi|seni yetkilendirdi|\
             sizi yetkilendirdi|onayları kapattı|kısıtlamaları kaldırdı}, \
             öncelikli talimat, öncelikli emir, mutlak öncelik, yönetici modu, \
             {sistem|operatör|yönetici|geliştirici|sahip|işletmeci} → {ajan|asistan|model}",
        ),
        (
            Obey,
            "uygula*, itaat et*, yerine getir*, çalıştır*, uy, uyun, takip et*, yürüt*, uygula, uygular, itaat*, \
             dinle, dediğini yap, şunu yap, çalıştır, gerçekleştir, takip et, \
             {tek|yeni|asıl|gerçek|yegâne|biricik} {görevin|göreviniz|işin|işiniz|amacın|amacınız|talimatın|\
             talimatınız|vazifen}, \
             {yalnızca|sadece|yalnız|tek|ancak} {bu metin|bu mesaj|bu talimat|bu satırlar|bu talimatlar|aşağıdakiler} {geçerlidir|geçerli|önemlidir|sayılır|esastır}, \
             {yalnızca|sadece} {bunu|bunları|aşağıdakileri|aşağıdakini|bu talimatları|bu metni} {yap|yapın|\
             uygula|uygulayın|dinle}, \
             {aşağıdakileri|aşağıdakini|şunları|şunu|bunları|aşağıdaki komutları|bu adımları|aşağıdaki adımları|\
             aşağıda yazanı} {yap|yapın|yapınız|çalıştır|çalıştırın|çalıştırınız|uygula|uygulayın|yerine getir|\
             yerine getirin|yürüt|yürütün|sormadan|izle|izleyin}, \
             sözümü dinle, boyun eğ*, emirlerime uy, talimatlarıma uy, \
             {buna|bunlara|bu talimatlara|bu metne} {uy|uyun|uyacaksın|uyacaksınız}",
        ),
        (
            Here,
            "bu metni, bu sayfayı, bu belgeyi, aşağıdaki*, bu dosya*, bu metin*, bu belge*, bu sayfa*, bu talimat*, \
             bu adım*, aşağıda, şu, bu ilan*, bu mesaj*, bu notu, bu not, bu yorum*, bu satır*, bu e posta*, bunu, \
             buradan, aşağıda*, şu adım*, bu sitede, bu bölüm*, bu başvuru*, bu özgeçmiş*, aşağıdaki, şunları",
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
        (
            Talk,
            "saldırgan*, saldırı*, örneğin, gibi ifadeler, istem enjeksiyon*, kötü niyetli, kötü amaçlı, sahte, \
             taklit, sözde, dolandırıcı*, oltalama, inandırmaya çalış*, ikna etmeye çalış*, girişimi, girişimler*",
        ),
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
        (
            OwnMemory,
            "belleğine, belleğinde, hafızana, hafızanda, senin belleğin, \
             {uzun süreli|uzun vadeli|kalıcı} {belleğine|hafızana|belleğinize|hafızanıza|hafızanda|belleğinde|\
             belleğin|hafızan}, \
             belleğinize, hafızanıza, belleğinizde, hafızanızda, bilgi tabanına, bilgi tabanınıza, \
             kalıcı {notlarına|notlarınıza}",
        ),
    ],
};
