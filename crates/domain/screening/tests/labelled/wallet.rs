//! Keys and recovery words of wallets, with their check sums.

use super::draw::Draw;
use bip39::{Language, Mnemonic};
use sha2::{Digest as _, Sha256};

/// `spanish12`: so many words that a language's list gives for random bytes.
pub(crate) fn words(draw: &mut Draw, item: &str) -> String {
    let (language, count) = item.split_at(item.len() - 2);
    let language = match language {
        "words" | "english" => Language::English,
        "spanish" => Language::Spanish,
        "french" => Language::French,
        "italian" => Language::Italian,
        "portuguese" => Language::Portuguese,
        "czech" => Language::Czech,
        "japanese" => Language::Japanese,
        "korean" => Language::Korean,
        "chinese" => Language::SimplifiedChinese,
        other => panic!("no list of {other}"),
    };
    let count: usize = count.parse().unwrap();
    Mnemonic::from_entropy_in(language, &draw.bytes(count / 3 * 4)).unwrap().to_string()
}

/// A private key in one of the forms in which wallets write it.
pub(crate) fn key(draw: &mut Draw, form: &str) -> String {
    match form {
        "wif" => checked(&[&[0x80], draw.bytes(32).as_slice(), &[1]].concat()),
        "xprv" => checked(
            &[&[0x04, 0x88, 0xad, 0xe4, 0], draw.bytes(40).as_slice(), &[0], &draw.bytes(32)].concat(),
        ),
        other => panic!("no key as {other}"),
    }
}

fn checked(bytes: &[u8]) -> String {
    let sum = Sha256::digest(Sha256::digest(bytes));
    bs58::encode([bytes, &sum[..4]].concat()).into_string()
}
