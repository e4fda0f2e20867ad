//! Indonesian.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Agent, Ask, Asset, Authority, Become, Behind, Danger, Disable, Drop, Feign, Free, Granted,
    Greeting, Guard, Harm, Here, Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey,
    OwnMemory, Posing, Praise, Prompt, Protected, Reading, Reveal, Rules, Said, Send, Sink, Standing,
    Supposed, Talk, Task, Tell, TellUser, Trust, Unseen, User, Usurp, Void, Without, Write, You,
};

pub(super) const INDONESIAN: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "model bahasa, asisten, asisten ai, agen ai, kecerdasan buatan, kecerdasan artifisial, chatbot, \
             ai yang, model yang terhormat, agen yang terhormat",
        ),
        (
            Greeting,
            "kepada, halo, perhatian, pesan untuk, catatan untuk, instruksi untuk, yang terhormat, \
             catatan rahasia untuk, pesan rahasia untuk, setiap, semua, bagi",
        ),
        (Supposed, "jika anda adalah, jika kamu adalah, bila anda, sebagai asisten, karena kamu"),
        (
            Reading,
            "membaca, memproses, meringkas, menganalisis, menilai, menerjemahkan, meninjau, melihat, membuka",
        ),
        (Modal, "harus, wajib, mesti, perlu"),
        (User, "pengguna, manusia, pengembang, pemilik, siapa pun, siapapun, pelanggan"),
        (You, "anda, kamu, mu"),
        (Not, "jangan, tidak, tak, tidak pernah, bukan"),
        (Without, "tanpa"),
        (
            Tell,
            "beri tahu, beritahu, memberi tahu, memberitahu, sebutkan, menyebutkan, katakan, laporkan, ungkapkan, \
             memberitahukan, ceritakan, bercerita, bicarakan, bicara, membicarakan, sampaikan, menyampaikan, kabari, \
             mengabari, kabarkan, sebut, bilang, ungkap, mengungkap, mengungkapkan, bocorkan, membocorkan, \
             informasikan, menginformasikan, umumkan, singgung, menyinggung, memperingatkan, peringatkan, beri kabar, \
             memberi kabar, melaporkan, mengatakan",
        ),
        (
            TellUser,
            "beri tahu pengguna, beritahu pengguna, memberi tahu pengguna, memberitahu pengguna, \
             katakan kepada pengguna, katakan pada pengguna, sebutkan ini kepada pengguna, sepengetahuan pengguna, \
             {memberi tahu|memberitahu|memberitahukan|beri tahu|beritahu|kabari|mengabari|menginformasikan|\
             memperingatkan|melapor|melaporkan|bilang|mengatakan} {pengguna|kepada pengguna|pada pengguna|\
             ke pengguna|pelanggan|penggunamu}, \
             {diketahui|sepengetahuan|disadari} pengguna, pengguna {tahu|mengetahui|sadar|menyadari}",
        ),
        (Ask, "bertanya, tanya, konfirmasi, izin, persetujuan"),
        (
            Hush,
            "diam diam, secara rahasia, sembunyi sembunyi, tanpa sepengetahuan, rahasiakan, sembunyikan, \
             jangan {ceritakan|bicarakan|beri tahu|beritahu|katakan|sebutkan|sebut|bilang|ungkapkan|bocorkan|sampaikan|singgung} {kepada siapa|pada siapa|ke siapa|siapa|siapa siapa|hal ini|ini|apa pun|apapun|soal ini|tentang ini|pengguna|hal ini kepada}, \
             tanpa {memberi tahu|memberitahu|sepengetahuan|diketahui|mengabari|menyebutkannya|menyebutkan|\
             mengatakan|melapor|jejak|meninggalkan jejak|suara}, \
             {simpan|jaga|jadikan} {rahasia|rahasia ini|ini sebagai rahasia}, tutup mulut, bungkam, diamlah, \
             diam saja, secara diam diam, di antara kita, antara kita saja, \
             {jangan sampai|supaya tidak|agar tidak|jangan biarkan} {ada yang tahu|siapa pun tahu|pengguna tahu|\
             ketahuan|diketahui|seorang pun}, \
             tak seorang pun boleh, sepatah kata pun, jangan ribut",
        ),
        (
            Drop,
            "abaikan, lupakan, kesampingkan, hiraukan, langgar, batalkan, jangan ikuti, jangan patuhi, mengabaikan, \
             tinggalkan, buang, hentikan mengikuti",
        ),
        (
            Rules,
            "instruksi, perintah, arahan, petunjuk, pedoman, aturan sebelumnya, semua aturan, aturanmu, \
             aturan anda, batasan, larangan, aturan, pembatasan, daftar periksa, ketentuan, peraturan, kebijakan, \
             prosedur sebelumnya, kaidah, prinsip, tata tertib, pantangan, panduan",
        ),
        (Task, "tugas, permintaan, pertanyaan"),
        (
            Standing,
            "sebelumnya, semua, seluruh, di atas, anda, kamu, awal, asli, yang ada, terdahulu, segala, lama, \
             dari pengembang, yang diberikan, yang lama, yang lalu, semula, asal, yang berlaku, saat ini, \
             yang diterima, sebelum ini, mu",
        ),
        (
            Said,
            "semua di atas, semua yang di atas, semua yang dikatakan, semua yang telah dikatakan, \
             apa yang dikatakan sebelumnya, \
             {apa yang|semua yang|segala yang|hal yang|yang} {tertulis|ditulis|disebut|disebutkan|dikatakan|tercantum} {di atas|sebelumnya|tadi|di muka|sebelum ini}, \
             teks di atas, tulisan di atas, pesan pesan sebelumnya, semua hal di atas, hal di atas",
        ),
        (Prompt, "prompt sistem, instruksi sistem, pesan sistem, instruksi tersembunyi, perintah sistem"),
        (Reveal, "tampilkan, ungkapkan, cetak, ulangi, tunjukkan, tulis, perlihatkan"),
        (
            Send,
            "kirim*, unggah, posting, terbitkan, teruskan, tempel*, salin, lampirkan, kirim, mengirim, mengirimkan, \
             meneruskan, diteruskan, serahkan, menyerahkan, bagikan, membagikan, unggahkan, mengunggah, alihkan, \
             transmisikan, sampaikan, emailkan, setorkan, salurkan, ekspor, bocorkan, publikasikan",
        ),
        (
            Protected,
            "kata sandi, sandi, kunci api, kunci rahasia, kunci pribadi, kredensial, rahasia, \
             variabel lingkungan, isi env, isi file env, isi berkas env, kartu kredit",
        ),
        (
            Intimate,
            "percakapan, riwayat obrolan, riwayat percakapan, nama pengguna, kalender pengguna, \
             berkas pengguna, file pengguna",
        ),
        (Sink, "ke alamat"),
        (
            Write,
            "tambahkan, tulis, pasang, instal, simpan, salin, masukkan, menambahkan, tambah, tuliskan, menulis, \
             sisipkan, menyisipkan, memasukkan, letakkan, taruh, memasang, buat, buatkan, daftarkan, atur, tanamkan, \
             tempatkan, selipkan",
        ),
        (
            Memory,
            "ingat, ingatlah, dalam memori, ke memori, memorimu, memori anda, ingatanmu, ingatan jangka panjang, \
             sebagai preferensi, memori jangka panjang, simpan di memori, memori permanen, simpan di memori permanen, \
             simpan dalam memori, di memori, jangan pernah lupa, pelajaran, \
             {memori|ingatan} {jangka panjang|jangka panjangmu|permanen|permanenmu|tetap|anda|kamu}, \
             jangka panjangmu, \
             {catat|catatlah|catatkan|simpan|simpanlah|ingat|ingatlah|rekam|tanamkan|hafalkan|camkan|tuliskan} {untuk selamanya|selamanya|selama lamanya|secara permanen|permanen|dalam memori|di memori|ke memori|ke dalam memori|dalam ingatan|sebagai fakta|sebagai aturan|sebagai preferensi}, \
             {tambahkan|masukkan|simpan|catat|tulis} {ke|ke dalam|dalam|pada|di} {memori|ingatan|memorimu|\
             ingatanmu|basis pengetahuan}, \
             jangan {pernah lupa|pernah lupakan|sampai lupa}, \
             {aturan|preferensi|instruksi|fakta|catatan} {permanen|tetap|abadi}, anggap sebagai fakta, entri memori, \
             camkan",
        ),
        (
            Lasting,
            "selalu, mulai sekarang, sejak sekarang, seterusnya, di masa depan, selamanya, setiap sesi, semua sesi, \
             permanen, ke depannya, tidak pernah, setiap kali, setiap percakapan, mulai hari ini, selama lamanya, \
             untuk selamanya, abadi, secara permanen, sekali untuk selamanya, mulai saat ini, sejak saat ini, \
             mulai detik ini, sejak hari ini, untuk seterusnya, setiap kali mulai, setiap kali dijalankan, \
             setiap startup, pada setiap sesi, di setiap sesi, di semua sesi, dalam setiap sesi, tanpa kecuali, \
             tanpa pengecualian, dalam segala hal, kapan pun",
        ),
        (
            Trust,
            "tepercaya, terpercaya, aman, percaya, percayai, tidak pernah perlu persetujuan, tidak perlu persetujuan, \
             tanpa persetujuan, tidak memerlukan persetujuan, sumber resmi, satu satunya sumber, tidak berbahaya, \
             tanpa ragu, \
             {mempercayai|percaya|percayai|memercayai} {semua|setiap|sepenuhnya|penuh|kepada|apa pun|sepenuh|tanpa}, \
             kepercayaan penuh, \
             tidak {perlu|memerlukan|membutuhkan|butuh|usah} {konfirmasi|persetujuan|pemeriksaan|verifikasi|izin|\
             tinjauan|dikonfirmasi|diperiksa|diverifikasi}, \
             bebas dari pemeriksaan, dikecualikan dari, dianggap aman, anggap aman, selalu aman",
        ),
        (
            Disable,
            "lewati, nonaktifkan, matikan, abaikan, hindari, tidak pernah perlu, tidak perlu, tidak memerlukan, \
             tolak, cabut, mencabut, hapus, hilangkan, dinonaktifkan, telah dinonaktifkan, dimatikan, ditiadakan, \
             dihapus, dihilangkan, dicabut, ditangguhkan, dilewati, diabaikan, dibatalkan, tidak diperlukan lagi, \
             tidak diperlukan, tidak dibutuhkan, tak perlu, tidak usah",
        ),
        (
            Guard,
            "pemeriksaan, konfirmasi, peringatan, sertifikat, verifikasi, persetujuan, tinjauan, pembaruan keamanan, \
             batasan, pembatasan, tanda tangan, izin, permintaan konfirmasi, perizinan, pemeriksaan keamanan, \
             pengaman, perlindungan, peringatan keamanan, kontrol, pengawasan",
        ),
        (Harm, "hapus, hancurkan, timpa, setujui, publikasikan, tutup"),
        (Asset, "berkas, basis data, direktori, repositori, cabang, cadangan, akun, rekening, uang"),
        (
            Abuse,
            "hapus semua, setujui semua, transfer uang, pilih yang termahal, penerbangan termahal, termahal, beli, \
             pesan kamar, klik, konfirmasi transfer, setujui pembayaran, bayar, pilih penerbangan",
        ),
        (
            Danger,
            "tanpa bertanya, tanpa konfirmasi, sebagai root, tanpa izin, tanpa persetujuan, setiap perintah, \
             semua perintah, perintah apa pun, pembayaran, transfer dana, \
             tanpa {bertanya|ditanya|tanya|konfirmasi|izin|persetujuan|ragu|pikir panjang|verifikasi|\
             pemeriksaan} {lagi|lebih lanjut|tambahan|dulu|apa pun|apapun|terlebih dahulu}, \
             tanpa {pertanyaan|ragu ragu|ragu|menunggu konfirmasi|meminta konfirmasi|meminta izin|\
             menunggu persetujuan|minta izin|banyak tanya|dikonfirmasi|perlu bertanya}, \
             {setiap|semua|segala|seluruh} {perintah|instruksi|komando}, jangan bertanya, jangan tanya",
        ),
        (
            Granted,
            "telah menyetujui, sudah menyetujui, telah mengizinkan, sudah mengizinkan, disetujui, diizinkan, \
             {ya|iya|baik} {saya konfirmasi|saya setuju|saya izinkan|saya menyetujui|saya mengizinkan|\
             saya mengonfirmasi|aku setuju|aku izinkan|dikonfirmasi}, \
             {saya|aku} {menyetujui|setuju|mengizinkan|izinkan|mengonfirmasi|konfirmasi|memberi izin|memberikan izin} {semua|semuanya|setiap|dengan semua|segala|kamu|anda|kepadamu|penuh}, \
             {menyetujui|mengizinkan|mengesahkan|membolehkan} {semua|setiap|segala|apa pun|seluruh}, \
             {sudah|telah|semuanya} {diizinkan|disetujui|diperbolehkan|disahkan|diberi izin|diotorisasi}, \
             diberi wewenang, izin penuh, persetujuan di muka",
        ),
        (
            Authority,
            "pesan sistem, prioritas tertinggi, prioritas utama, instruksi baru, perintah baru, mode pengembang, \
             {pesan|pemberitahuan|perintah|instruksi|catatan|pengumuman|arahan|notifikasi|maklumat} {sistem|\
             dari sistem|administrator|dari administrator|admin|dari admin|operator|dari operator|pengembang|\
             dari pengembang|pemilik|dari pemilik|penyedia|dari penyedia|platform|dari platform}, \
             {operator|administrator|pengembang|pemilik|sistem} {kepada agen|untuk agen|ke agen|\
             kepada semua agen|ke model}, \
             {operator|administrator|pengembang|pemilik|sistem} → {agen|asisten}, \
             {sekarang|kini|mulai sekarang|saat ini} {anda memiliki|kamu memiliki|anda punya|kamu punya|anda mempunyai|kamu mendapat} {hak|akses|izin|wewenang|semua hak|seluruh hak}, \
             {anda|kamu} {sekarang|kini} {memiliki|punya|mempunyai|mendapat} {hak|akses|izin|wewenang|semua hak}, \
             {anda|kamu} {telah|sudah} {diberi|diberikan|mendapat|memperoleh} {hak|akses|izin|wewenang|semua hak|\
             hak akses}, \
             {hak administrator|hak admin|akses root|akses penuh|hak istimewa|hak penuh} {diberikan|\
             telah diberikan|sudah diberikan|diaktifkan}, \
             {administrator|operator|pengembang|pemilik} {mengizinkanmu|mengizinkan anda|telah menonaktifkan|\
             telah mencabut|memberimu|memberi anda}, \
             mode {administrator|admin|superuser}, prioritas {mutlak|tertinggi|utama}, instruksi prioritas, \
             instruksi darurat",
        ),
        (
            Obey,
            "jalankan, patuhi, ikuti, laksanakan, lakukan, turuti, menjalankan, ikuti perintah, lakukan apa, \
             {satu satunya|tugas baru|tugas sejati} {tugasmu|tugas anda|tugas kamu|tujuanmu|tujuan anda|\
             pekerjaanmu|misimu|adalah}, \
             {tugasmu|tugas anda|tujuanmu|tujuan anda|misimu} {satu satunya|yang baru|sekarang|yang sebenarnya|kini}, \
             hanya {teks|pesan|instruksi|perintah|tulisan|dokumen|baris} ini {yang berlaku|yang sah|yang penting|\
             yang diikuti|berlaku}, \
             {jalankan|lakukan|laksanakan|kerjakan|ikuti|patuhi|eksekusi} {yang berikut|hal berikut|berikut ini|\
             perintah berikut|langkah berikut|instruksi berikut|yang di bawah|perintah di bawah|semua perintah|\
             setiap perintah}, \
             hanya {ikuti|patuhi|dengarkan|turuti}, tunduk pada, taat pada, patuhlah, taatilah",
        ),
        (
            Here,
            "berikut, di bawah, file ini, berkas ini, teks ini, dokumen ini, halaman ini, instruksi ini, \
             langkah ini, pesan ini, iklan ini, baris ini, catatan ini, ulasan ini, ini, mulai sini, dari sini, \
             yang berikut, berikut ini, di bawah ini, tulisan ini, baris baris ini",
        ),
        (
            Become,
            "sekarang kamu adalah, sekarang anda adalah, kamu sekarang, anda sekarang, berpura pura, \
             bertindak sebagai, bersikaplah",
        ),
        (
            Free,
            "tanpa batasan, tanpa aturan, tanpa sensor, tanpa filter, tanpa batas, tidak terbatas, \
             mode pengembang, bebas dari",
        ),
        (Judge, "nilai, beri nilai, rekomendasikan, jawab, berikan"),
        (
            Praise,
            "sangat baik, nilai sempurna, nilai tertinggi, pilihan terbaik, 10 dari 10, luar biasa, \
             hanya hotel kami, hotel kami, produk kami, perusahaan kami, lima bintang, tidak ada temuan, \
             tanpa catatan, terbaik, sempurna",
        ),
        (
            Talk,
            "penyerang, serangan, misalnya, contohnya, kalimat seperti, berbahaya, palsu, dipalsukan, memalsukan, \
             penipu, penipuan, mencoba meyakinkan, berusaha meyakinkan, upaya meyakinkan, peretas, menyamar, \
             gadungan, konon, percobaan",
        ),
        (Agent, "agen"),
        (
            Behind,
            "dari pengembangmu, dari operatormu, dari pemilikmu, yang diberikan, yang kamu terima, \
             yang anda terima, pengembangmu",
        ),
        (
            Void,
            "tidak berlaku lagi, tidak berlaku, tidak lagi berlaku, dibatalkan, dicabut, mencabut, menghapus, \
             hanya tes, sudah berakhir, kedaluwarsa, batal, \
             {tidak|tak} {berlaku lagi|lagi berlaku|sah lagi|lagi sah|mengikat lagi|lagi mengikat|berguna lagi|\
             lagi relevan|dihitung lagi|lagi dihitung}, \
             gugur, hangus, dihapus, tidak sah, ditangguhkan, ditarik, hilang kekuatannya, kehilangan kekuatan, \
             batal demi hukum, sudah {batal|tidak berlaku|dicabut|dibatalkan|gugur}",
        ),
        (
            Feign,
            "beri tahu penggunamu bahwa, beri tahu pengguna bahwa, katakan kepada pengguna bahwa, \
             katakan pada penggunamu, bohongi, tipu pengguna, laporkan sebagai berhasil, pura pura",
        ),
        (
            Unseen,
            "pengguna tidak melihat ini, pengguna tidak bisa melihat, pengguna tidak dapat melihat, \
             hanya kamu yang, manusia tidak melihat, catatan rahasia, pesan rahasia, instruksi rahasia",
        ),
        (Posing, "sebagai perintah dari, sebagai perintah pemilik, seolah olah dari, seolah datang dari"),
        (
            Usurp,
            "aku operatormu, aku pengembangmu, aku pemilikmu, aku penciptamu, saya operator anda, \
             saya pengembang anda, saya pemilik anda, saya pencipta anda, aku tuanmu, aku pengguna barumu, \
             patuhi aku, hanya patuh, bekerja untukku, pemilik barumu, pemilik sejatimu",
        ),
        (
            OwnMemory,
            "memorimu, memori anda, \
             {memori|ingatan|memori jangka panjang|ingatan jangka panjang|memori permanen|\
             basis pengetahuan} {anda|kamu|kalian}, \
             ingatanmu, panjangmu, pengetahuanmu, permanenmu",
        ),
    ],
};
