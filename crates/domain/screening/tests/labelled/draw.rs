//! Values drawn by recipe, always the same ones, so that no whole credential stands in a file.

use super::wallet;

/// A small generator of numbers (SplitMix64) with its seed.
pub(crate) struct Draw(u64);

impl Draw {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((z ^ (z >> 31)) % u64::try_from(bound).unwrap()).unwrap()
    }

    pub(crate) fn of<'a, T: ?Sized>(&mut self, among: &[&'a T]) -> &'a T {
        among[self.below(among.len())]
    }

    fn text(&mut self, alphabet: &str, len: usize) -> String {
        (0..len).map(|_| char::from(alphabet.as_bytes()[self.below(alphabet.len())])).collect()
    }

    /// Fills a recipe: `‹a36›` is thirty-six letters and digits, `‹uuid›` a UUID, and so on; the rest stands as it is.
    pub(crate) fn fill(&mut self, recipe: &str) -> String {
        let mut filled = String::new();
        let mut rest = recipe;
        while let Some((before, after)) = rest.split_once('‹') {
            let (item, after) = after.split_once('›').unwrap();
            filled.push_str(before);
            filled.push_str(&self.item(item));
            rest = after;
        }
        filled + rest
    }

    fn item(&mut self, item: &str) -> String {
        match item {
            "uuid" => self.fill("‹h8›-‹h4›-4‹h3›-a‹h3›-‹h12›"),
            "pw" => self.password(),
            "jwt" => self.json_web_token(),
            "card" => self.card(),
            "words12" => self.words(12),
            "words24" => self.words(24),
            "login" => base64(self.fill("deploy:‹pw›").as_bytes(), STANDARD),
            _ if item.contains(':') => self.coded(item),
            _ if item.ends_with(|c: char| c.is_ascii_digit()) && item.len() > 4 => wallet::words(self, item),
            "wif" | "xprv" => wallet::key(self, item),
            _ => {
                let (class, len) = item.split_at(1);
                self.class(class, len.parse().unwrap())
            }
        }
    }

    fn class(&mut self, class: &str, len: usize) -> String {
        let drawn = self.text(alphabet(class), len);
        // A drawn token of this length without a digit is rarer than a mistake in the recipe.
        let needs = len >= 12 && class != "M" && class != "l" && class != "d";
        if needs && !drawn.bytes().any(|b| b.is_ascii_digit()) { format!("7{}", &drawn[1..]) } else { drawn }
    }

    /// A password as people choose one under a policy, or as a manager makes it.
    fn password(&mut self) -> String {
        const WORDS: &[&str] =
            &["Kestrel", "marmot", "Glacier", "pepper", "Lantern", "walnut", "Harbor", "cobalt"];
        let word = self.of(WORDS);
        match self.below(5) {
            0 => self.fill(&format!("{word}!‹d4›")),
            1 => self.fill(&format!("{word}‹d2›-{}‹d2›", self.0 % 97)),
            2 => self.fill("‹a16›"),
            3 => self.fill(&format!("‹l3›{word}_‹d3›")),
            _ => self.fill("‹l4›‹d2›‹M4›‹d2›"),
        }
    }

    /// `codes:prefix:len`, `octal:prefix:len`: a token as the numbers of its characters.
    fn coded(&mut self, item: &str) -> String {
        let (form, token) = item.split_once(':').unwrap();
        let (prefix, len) = token.split_once(':').unwrap();
        let token = format!("{prefix}{}", self.class("a", len.parse().unwrap()));
        if form == "octal" {
            return token.bytes().map(|byte| format!("\\{byte:03o}")).collect();
        }
        token.bytes().map(|byte| byte.to_string()).collect::<Vec<_>>().join(",")
    }

    /// So many bytes.
    pub(crate) fn bytes(&mut self, len: usize) -> Vec<u8> {
        (0..len).map(|_| u8::try_from(self.below(256)).unwrap()).collect()
    }

    fn json_web_token(&mut self) -> String {
        let head = base64(br#"{"alg":"HS256","typ":"JWT"}"#, URL);
        let claims = base64(self.fill("{\"sub\":\"‹d8›\",\"iat\":17‹d8›,\"aud\":\"‹l8›\"}").as_bytes(), URL);
        self.fill(&format!("{head}.{claims}.‹a43›"))
    }

    fn card(&mut self) -> String {
        let (start, len) = [("4", 16), ("52", 16), ("37", 15), ("6011", 16)][self.below(4)];
        let mut digits = format!("{start}{}", self.text("0123456789", len - start.len() - 1));
        let sum: u32 = digits
            .bytes()
            .rev()
            .enumerate()
            .map(|(place, byte)| match (u32::from(byte - b'0'), place % 2) {
                (digit, 0) => digit * 2 / 10 + digit * 2 % 10,
                (digit, _) => digit,
            })
            .sum();
        digits.push_str(&((10 - sum % 10) % 10).to_string());
        digits
    }

    /// Words of a wallet's recovery list.
    fn words(&mut self, count: usize) -> String {
        const WORDS: &[&str] = &[
            "abandon", "biology", "cactus", "decade", "elegant", "fabric", "galaxy", "hazard", "icon",
            "jungle", "kidney", "ladder", "magnet", "napkin", "oblige", "palace", "quantum", "rabbit",
            "saddle", "tackle", "umbrella", "vacuum", "wagon", "yellow", "zebra", "orphan", "lemon",
            "crouch", "pistol", "sibling", "walnut", "mimic",
        ];
        let words: Vec<&str> = (0..count).map(|_| self.of(WORDS)).collect();
        words.join(" ")
    }
}

fn alphabet(class: &str) -> &'static str {
    match class {
        "a" => "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
        "b" => "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",
        "w" => "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-",
        "M" => "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
        "l" => "abcdefghijklmnopqrstuvwxyz",
        "n" => "abcdefghijklmnopqrstuvwxyz0123456789",
        "u" => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",
        "h" => "0123456789abcdef",
        "H" => "0123456789ABCDEF",
        "q" => "023456789acdefghjklmnpqrstuvwxyz",
        "d" => "0123456789",
        _ => panic!("no class {class}"),
    }
}

pub(crate) const STANDARD: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
pub(crate) const URL: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Base64; the URL alphabet goes without padding.
pub(crate) fn base64(bytes: &[u8], alphabet: &[u8; 64]) -> String {
    let mut encoded = String::new();
    for chunk in bytes.chunks(3) {
        let bits = chunk.iter().fold(0_usize, |bits, byte| bits << 8 | usize::from(*byte))
            << (8 * (3 - chunk.len()));
        for place in 0..4 {
            if place <= chunk.len() {
                encoded.push(char::from(alphabet[bits >> (18 - 6 * place) & 63]));
            } else if alphabet == STANDARD {
                encoded.push('=');
            }
        }
    }
    encoded
}
