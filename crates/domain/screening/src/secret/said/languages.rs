//! What secrets are called, and how a sentence leads from the name to the value, language by language.
//!
//! Words stand as they are spelled; they are folded as texts are. A name is a stem: whatever ending its word has.

/// One language.
pub(in crate::secret) struct Language {
    /// Words for a password, which people choose.
    pub(in crate::secret) passwords: &'static [&'static str],
    /// Words for a token or key, which machines make.
    pub(in crate::secret) made: &'static [&'static str],
    /// Words for a key, which is a secret one only beside `API`.
    pub(in crate::secret) keys: &'static [&'static str],
    /// Words for a user name and password together.
    pub(in crate::secret) logins: &'static [&'static str],
    /// Words after which the value follows: is, was, to, now.
    pub(super) links: &'static [&'static str],
}

const fn language(
    passwords: &'static [&'static str],
    made: &'static [&'static str],
    keys: &'static [&'static str],
    logins: &'static [&'static str],
    links: &'static [&'static str],
) -> Language {
    Language { passwords, made, keys, logins, links }
}

pub(in crate::secret) const LANGUAGES: &[Language] = &[
    // English: its names are those of settings, too, and are read there.
    language(
        &[],
        &[],
        &[],
        &["log in", "login", "credentials", "sign in", "logs in", "signed in", "logged in"],
        &["is", "was", "are", "to", "as", "now", "it's", "its", "be", "becomes", "called", "with", "using"],
    ),
    // German
    language(
        &[
            "passwort",
            "kennwort",
            "geheimcode",
            "geheime code",
            "geheimer code",
            "passphrase",
            "zugangscode",
            "losungswort",
        ],
        &["zugriffsschlüssel", "geheimschlüssel", "zugangsschlüssel", "zugangstoken"],
        &["schlüssel"],
        &["zugangsdaten", "anmeldedaten", "logindaten"],
        &["ist", "lautet", "lautete", "war", "auf", "jetzt", "nun", "sei", "heißt", "mit"],
    ),
    // French
    language(
        &["mot de passe", "mdp", "mots de passe", "code d'accès", "code secret", "phrase de passe"],
        &["jeton", "clé secrète", "clé d'accès", "clé privée"],
        &["clé"],
        &["identifiants", "accès"],
        &["est", "était", "désormais", "maintenant", "à", "en", "devient", "sera", "avec", "c'est"],
    ),
    // Spanish
    language(
        &["contraseña", "clave", "código de acceso", "código secreto", "palabra de paso"],
        &["clave secreta", "clave de acceso", "clave privada"],
        &["clave"],
        &["credenciales", "accesos"],
        &["es", "era", "ahora", "a", "por", "será", "queda", "con"],
    ),
    // Portuguese
    language(
        &["senha", "palavra-passe", "palavra passe", "código de acesso", "código secreto"],
        &["chave secreta", "chave de acesso", "chave privada"],
        &["chave"],
        &["credenciais"],
        &["é", "era", "agora", "para", "passou", "fica", "será", "com"],
    ),
    // Italian
    language(
        &["parola d'ordine", "parola chiave", "codice di accesso", "codice d'accesso", "codice segreto"],
        &["chiave segreta", "chiave di accesso", "chiave privata", "gettone"],
        &["chiave"],
        &["credenziali"],
        &["è", "era", "adesso", "ora", "a", "in", "diventa", "sarà", "con"],
    ),
    // Dutch
    language(
        &["wachtwoord", "toegangscode", "wachtwoordzin"],
        &["toegangssleutel", "geheime sleutel"],
        &["sleutel"],
        &["inloggegevens"],
        &["is", "was", "naar", "nu", "in", "wordt", "luidt", "met"],
    ),
    // Swedish, Danish, Norwegian, Icelandic
    language(
        &["lösenord", "adgangskode", "kodeord", "passord", "lykilorð", "adgangsord", "kodeordet"],
        &["åtkomstnyckel", "adgangsnøgle", "tilgangsnøkkel", "hemlig nyckel"],
        &["nyckel", "nøgle", "nøkkel", "lykill"],
        &["inloggning", "innlogging", "inloggningsuppgifter", "loginoplysninger"],
        &["är", "er", "var", "till", "til", "nu", "nå", "lyder", "blev", "ble", "med"],
    ),
    // Finnish, Estonian
    language(
        &["salasana", "tunnussana", "salasõna", "parool"],
        &["pääsyavain", "salainen avain"],
        &["avain", "võti"],
        &["tunnukset"],
        &["on", "oli", "nyt", "nüüd", "onkin"],
    ),
    // Polish
    language(
        &["hasło", "hasła", "hasłem", "haseł"],
        &["klucz dostępu", "tajny klucz", "klucz prywatny", "klucz tajny"],
        &["klucz"],
        &["dane logowania"],
        &["to", "jest", "było", "teraz", "na", "brzmi", "będzie"],
    ),
    // Czech, Slovak
    language(
        &["heslo", "hesla", "heslem", "přístupový kód"],
        &["přístupový klíč", "tajný klíč", "soukromý klíč"],
        &["klíč", "kľúč"],
        &["přihlašovací údaje", "prihlasovacie údaje"],
        &["je", "bylo", "bolo", "teď", "nyní", "teraz", "na", "zní"],
    ),
    // Hungarian
    language(
        &["jelszó", "jelszav", "belépőkód"],
        &["hozzáférési kulcs", "titkos kulcs"],
        &["kulcs"],
        &["belépési adatok"],
        &["most", "lett", "az", "a", "ez"],
    ),
    // Romanian
    language(
        &["parola", "parolei", "cod de acces"],
        &["cheie secretă", "cheia secretă", "cheie de acces"],
        &["cheie", "cheia"],
        &["date de autentificare"],
        &["este", "e", "era", "acum", "în", "la", "devine"],
    ),
    // Russian, Ukrainian, Belarusian, Bulgarian, Serbian in Cyrillic
    language(
        &["пароль", "пароля", "паролем", "паролю", "парол", "гасло", "лозинка", "шифра", "кодовое слово"],
        &[
            "токен",
            "секретный ключ",
            "ключ доступа",
            "приватный ключ",
            "секретний ключ",
            "ключ доступу",
            "таен ключ",
        ],
        &["ключ", "кључ"],
        &["данные для входа", "логин", "логін", "доступы"],
        &[
            "это",
            "теперь",
            "был",
            "на",
            "сейчас",
            "будет",
            "такой",
            "тепер",
            "зараз",
            "це",
            "є",
            "е",
            "сега",
            "вече",
            "је",
            "сад",
            "-",
        ],
    ),
    // Croatian, Serbian, Bosnian, Slovenian
    language(
        &["lozinka", "lozinku", "lozinke", "zaporka", "geslo", "gesla", "šifra za"],
        &["pristupni ključ", "tajni ključ"],
        &["ključ"],
        &["pristupni podaci"],
        &["je", "sada", "na", "u", "glasi", "zdaj", "bila"],
    ),
    // Turkish, Azerbaijani
    language(
        &["şifre", "parola", "parolası", "şifrə"],
        &["erişim anahtarı", "gizli anahtar"],
        &["anahtar"],
        &["giriş bilgileri"],
        &["artık", "şimdi", "olarak", "şu", "oldu"],
    ),
    // Greek
    language(
        &["κωδικός", "κωδικό", "συνθηματικό"],
        &["μυστικό κλειδί", "κλειδί πρόσβασης"],
        &["κλειδί"],
        &["στοιχεία σύνδεσης"],
        &["είναι", "ήταν", "τώρα", "σε", "πλέον", "έγινε"],
    ),
    // Hebrew
    language(
        &["סיסמה", "סיסמא", "סיסמת", "הסיסמ", "סיסמ"],
        &["אסימון", "מפתח סודי"],
        &["מפתח"],
        &["פרטי התחברות"],
        &["היא", "הוא", "הייתה", "כעת", "עכשיו", "ל", "זה"],
    ),
    // Arabic, Persian, Urdu
    language(
        &[
            "كلمة المرور",
            "كلمة السر",
            "كلمة مرور",
            "كلمة سر",
            "الرقم السري",
            "رمز عبور",
            "گذرواژه",
            "کلمه عبور",
            "پاس ورڈ",
            "پسورد",
        ],
        &["رمز الوصول", "المفتاح السري", "توکن"],
        &["مفتاح", "کلید"],
        &["بيانات الدخول"],
        &["هي", "هو", "كانت", "الآن", "إلى", "الى", "است", "ہے", "شد", "برابر", "با"],
    ),
    // Hindi, Marathi, Bengali
    language(
        &["पासवर्ड", "কুঞ্জী", "পাসওয়ার্ড", "कूटशब्द"],
        &["टोकन", "टोकेन"],
        &["कुंजी"],
        &[],
        &["है", "अब", "था", "হল", "হলো", "আছে"],
    ),
    // Thai, Vietnamese, Indonesian, Malay, Tagalog, Swahili
    language(
        &["รหัสผ่าน", "mật khẩu", "kata sandi", "kata laluan", "sandi", "nenosiri", "nywila"],
        &["โทเค็น", "mã truy cập", "kunci rahasia"],
        &["คีย์", "khóa", "khoá", "kunci"],
        &[],
        &[
            "คือ",
            "เป็น",
            "là",
            "bây",
            "giờ",
            "thành",
            "adalah",
            "ialah",
            "sekarang",
            "menjadi",
            "ay",
            "ni",
            "sasa",
        ],
    ),
    // Catalan, Galician, Basque
    language(
        &["contrasenya", "contrasinal", "pasahitz"],
        &["clau secreta", "clau d'accés"],
        &["clau", "gako"],
        &["credencials"],
        &["és", "era", "ara", "da", "dago"],
    ),
    // Lithuanian, Latvian
    language(
        &["slaptažod", "parole", "paroles"],
        &["prieigos raktas"],
        &["raktas", "atslēga"],
        &[],
        &["yra", "dabar", "ir", "tagad"],
    ),
    // Chinese
    language(
        &["密码", "密碼", "口令", "通行码", "通行碼"],
        &["密钥", "密鑰", "令牌", "访问密钥", "存取金鑰", "私钥", "私鑰", "金鑰"],
        &["键"],
        &["登录信息", "账号", "帳號"],
        &["是", "为", "為", "成", "了", "到", "叫", "作", "设置为", "現在"],
    ),
    // Japanese
    language(
        &["パスワード", "暗証番号", "合言葉", "パスフレーズ", "パスコード"],
        &["トークン", "アクセスキー", "秘密鍵", "シークレット"],
        &["キー"],
        &["ログイン"],
        &["は", "が", "を", "に", "も"],
    ),
    // Korean
    language(
        &["비밀번호", "암호", "패스워드", "비번"],
        &["토큰", "비밀 키", "액세스 키", "비밀키", "시크릿"],
        &["키"],
        &["로그인"],
        &["는", "은", "이", "가", "를", "을", "지금", "현재"],
    ),
    // Esperanto
    language(
        &["pasvorto", "pasvorton", "pasfrazo"],
        &["ĵetono", "sekreta ŝlosilo"],
        &[],
        &["ensaluto"],
        &["estas", "estis", "nun"],
    ),
    // Tamil, Telugu
    language(
        &["கடவுச்சொல்", "கடவுச்சொல்லை", "పాస్‌వర్డ్", "సంకేతపదం"],
        &["இரகசிய விசை"],
        &[],
        &["உள்நுழைவு"],
        &["என்பது", "இப்போது", "ఇప్పుడు"],
    ),
];
