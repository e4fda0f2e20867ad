//! Indonesian.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Ask, Asset, Authority, Become, Danger, Disable, Drop, Free, Granted, Greeting, Guard, Harm, Here,
    Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey, Praise, Prompt, Protected, Reading,
    Reveal, Rules, Said, Send, Sink, Standing, Supposed, Talk, Task, Tell, TellUser, Trust, User, Without,
    Write, You,
};

pub(super) const INDONESIAN: Language = Language {
    free: true,
    terms: &[
        (Machine, "model bahasa, asisten, asisten ai, agen ai, kecerdasan buatan, kecerdasan artifisial"),
        (Greeting, "kepada, halo, perhatian, pesan untuk, catatan untuk, instruksi untuk, yang terhormat"),
        (Supposed, "jika anda adalah, jika kamu adalah, bila anda"),
        (Reading, "membaca, memproses, meringkas, menganalisis, menilai"),
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
            "abaikan, lupakan, kesampingkan, hiraukan, langgar, batalkan, jangan ikuti, jangan patuhi, \
             mengabaikan, tinggalkan",
        ),
        (
            Rules,
            "instruksi, perintah, arahan, petunjuk, pedoman, aturan sebelumnya, semua aturan, aturanmu, \
             aturan anda, batasan, larangan",
        ),
        (Task, "tugas, permintaan, pertanyaan"),
        (
            Standing,
            "sebelumnya, semua, seluruh, di atas, anda, kamu, awal, asli, yang ada, terdahulu, segala",
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
            "ingat, ingatlah, dalam memori, ke memori, memorimu, memori anda, ingatanmu, \
             ingatan jangka panjang, sebagai preferensi, memori jangka panjang, simpan di memori, \
             memori permanen, simpan di memori permanen",
        ),
        (
            Lasting,
            "selalu, mulai sekarang, sejak sekarang, seterusnya, di masa depan, selamanya, setiap sesi, \
             semua sesi, permanen, ke depannya",
        ),
        (Trust, "tepercaya, terpercaya, aman, percaya, percayai"),
        (Disable, "lewati, nonaktifkan, matikan, abaikan, hindari"),
        (Guard, "pemeriksaan, konfirmasi, peringatan, sertifikat, verifikasi, persetujuan, tinjauan"),
        (Harm, "hapus, hancurkan, timpa, setujui, publikasikan, tutup"),
        (Asset, "berkas, basis data, direktori, repositori, cabang, cadangan, akun, rekening, uang"),
        (Abuse, "hapus semua, setujui semua, transfer uang"),
        (Danger, "tanpa bertanya, tanpa konfirmasi, sebagai root, tanpa izin"),
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
        (Obey, "jalankan, patuhi, ikuti, laksanakan, lakukan, turuti"),
        (
            Here,
            "berikut, di bawah, file ini, berkas ini, teks ini, dokumen ini, halaman ini, instruksi ini, \
             langkah ini",
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
        (Praise, "sangat baik, nilai sempurna, nilai tertinggi, pilihan terbaik, 10 dari 10, luar biasa"),
        (Talk, "penyerang, serangan, misalnya, contohnya, kalimat seperti, berbahaya"),
    ],
};
