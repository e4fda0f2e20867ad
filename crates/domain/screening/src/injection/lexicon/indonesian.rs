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
            "beri tahu, beritahu, memberi tahu, memberitahu, sebutkan, menyebutkan, katakan, laporkan, \
             ungkapkan, memberitahukan",
        ),
        (
            TellUser,
            "beri tahu pengguna, beritahu pengguna, memberi tahu pengguna, memberitahu pengguna, \
             katakan kepada pengguna, katakan pada pengguna, sebutkan ini kepada pengguna, \
             sepengetahuan pengguna",
        ),
        (Ask, "bertanya, tanya, konfirmasi, izin, persetujuan"),
        (Hush, "diam diam, secara rahasia, sembunyi sembunyi, tanpa sepengetahuan, rahasiakan, sembunyikan"),
        (
            Drop,
            "abaikan, lupakan, kesampingkan, hiraukan, langgar, batalkan, jangan ikuti, jangan patuhi, mengabaikan, \
             tinggalkan, buang, hentikan mengikuti",
        ),
        (
            Rules,
            "instruksi, perintah, arahan, petunjuk, pedoman, aturan sebelumnya, semua aturan, aturanmu, \
             aturan anda, batasan, larangan, aturan, pembatasan, daftar periksa",
        ),
        (Task, "tugas, permintaan, pertanyaan"),
        (
            Standing,
            "sebelumnya, semua, seluruh, di atas, anda, kamu, awal, asli, yang ada, terdahulu, segala, lama, \
             dari pengembang, yang diberikan",
        ),
        (
            Said,
            "semua di atas, semua yang di atas, semua yang dikatakan, semua yang telah dikatakan, \
             apa yang dikatakan sebelumnya",
        ),
        (Prompt, "prompt sistem, instruksi sistem, pesan sistem, instruksi tersembunyi, perintah sistem"),
        (Reveal, "tampilkan, ungkapkan, cetak, ulangi, tunjukkan, tulis, perlihatkan"),
        (Send, "kirim*, kirimkan, unggah, posting, terbitkan, teruskan, tempel*, salin, lampirkan"),
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
        (Write, "tambahkan, tulis, pasang, instal, simpan, salin, masukkan"),
        (
            Memory,
            "ingat, ingatlah, dalam memori, ke memori, memorimu, memori anda, ingatanmu, ingatan jangka panjang, \
             sebagai preferensi, memori jangka panjang, simpan di memori, memori permanen, \
             simpan di memori permanen, simpan dalam memori, di memori, jangan pernah lupa, pelajaran",
        ),
        (
            Lasting,
            "selalu, mulai sekarang, sejak sekarang, seterusnya, di masa depan, selamanya, setiap sesi, semua sesi, \
             permanen, ke depannya, tidak pernah, setiap kali, setiap percakapan, mulai hari ini",
        ),
        (
            Trust,
            "tepercaya, terpercaya, aman, percaya, percayai, tidak pernah perlu persetujuan, \
             tidak perlu persetujuan, tanpa persetujuan, tidak memerlukan persetujuan, sumber resmi, \
             satu satunya sumber, tidak berbahaya, tanpa ragu",
        ),
        (
            Disable,
            "lewati, nonaktifkan, matikan, abaikan, hindari, tidak pernah perlu, tidak perlu, tidak memerlukan, \
             tolak, cabut, mencabut, hapus, hilangkan",
        ),
        (
            Guard,
            "pemeriksaan, konfirmasi, peringatan, sertifikat, verifikasi, persetujuan, tinjauan, \
             pembaruan keamanan, batasan, pembatasan, tanda tangan, izin",
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
             semua perintah, perintah apa pun, pembayaran, transfer dana",
        ),
        (
            Granted,
            "telah menyetujui, sudah menyetujui, telah mengizinkan, sudah mengizinkan, disetujui, \
             diizinkan",
        ),
        (
            Authority,
            "pesan sistem, prioritas tertinggi, prioritas utama, instruksi baru, perintah baru, \
             mode pengembang",
        ),
        (
            Obey,
            "jalankan, patuhi, ikuti, laksanakan, lakukan, turuti, menjalankan, ikuti perintah, lakukan apa",
        ),
        (
            Here,
            "berikut, di bawah, file ini, berkas ini, teks ini, dokumen ini, halaman ini, instruksi ini, \
             langkah ini, pesan ini, iklan ini, baris ini, catatan ini, ulasan ini, ini, mulai sini, dari sini",
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
        (Talk, "penyerang, serangan, misalnya, contohnya, kalimat seperti, berbahaya"),
        (Agent, "agen"),
        (
            Behind,
            "dari pengembangmu, dari operatormu, dari pemilikmu, yang diberikan, yang kamu terima, \
             yang anda terima, pengembangmu",
        ),
        (
            Void,
            "tidak berlaku lagi, tidak berlaku, tidak lagi berlaku, dibatalkan, dicabut, mencabut, menghapus, \
             hanya tes, sudah berakhir, kedaluwarsa, batal",
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
        (OwnMemory, "memorimu, memori anda"),
    ],
};
