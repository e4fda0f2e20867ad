//! Texts whose reading is timed: `(what it is, a piece that is repeated)`.

pub(crate) fn plain() -> Vec<(&'static str, String)> {
    vec![
        (
            "prose",
            "The importer counted the header as a row, so that every file came out one line short. We found it by \
             reading the log of the night before: two runs differed in nothing but the locale. After that the fix \
             was small, and the test that shows it is smaller still.\n\n"
                .to_owned(),
        ),
        (
            "code",
            "    pub fn push(&mut self, row: Row) -> Result<(), Full> {\n        if self.rows.len() == self.limit {\n  \
                      return Err(Full { limit: self.limit });\n        }\n        self.rows.push(row);\n        \
             self.index.insert(row.id, self.rows.len() - 1);\n        Ok(())\n    }\n\n"
                .to_owned(),
        ),
        (
            "log",
            "2026-01-04T10:00:00.123Z INFO  importer::rows: read file=/srv/data/2026/01/part-00017.csv rows=18231 \
             bytes=4194304 took=113ms\n2026-01-04T10:00:00.236Z WARN  importer::rows: skipped line=77 reason=\"too \
             many columns\"\n"
                .to_owned(),
        ),
        (
            "JSON",
            "{\"id\": 48213, \"name\": \"part-00017\", \"size\": 4194304, \"tags\": [\"raw\", \"2026\"], \
             \"owner\": {\"team\": \"imports\", \"mail\": \"imports@example.org\"}, \"ok\": true},\n"
                .to_owned(),
        ),
    ]
}

pub(crate) fn scripts() -> Vec<(&'static str, String)> {
    vec![
        ("German", "Der Import zählte die Kopfzeile mit; seitdem sie übersprungen wird, läuft der Test für alle Größen.\n".to_owned()),
        (
            "Russian",
            "Сборка падает, если каталог лежит на другом диске, а путь к нему длиннее обычного.\n".to_owned(),
        ),
        ("Chinese", "测试失败是因为上传客户端缺少重试预算，修改之后所有测试都通过了。\n".to_owned()),
    ]
}

pub(crate) fn worst() -> Vec<(&'static str, String)> {
    [
        ("assignments of nothing", "password="),
        ("names of passwords", "password "),
        ("values without an end", "secret:sh1Ged4GJD7qZw9"),
        ("names alone", "key token secret pass "),
        ("digits", "4111 1111 1111 1111 "),
        ("one long number", "4"),
        ("base64 of text", "aGVsbG8gd29ybGQhIGhlbGxvIHdvcmxkISBoZWxsbyB3b3JsZCEgaGVsbG8gd29y\n"),
        ("short base64", "aGVsbG8gd29ybGQhIGhlbGxvIHdvcmxkIQ== "),
        ("padded base64 in a row", "aGVsbG8gd29ybGQhIGhlbGxvIHdvcmxkISBoZWxsbyB3b3JsZCEgaGVsbG8gd29y=="),
        ("one long run", "aGVsbG8gd29ybGQh"),
        ("hexadecimal", "68656c6c6f20776f726c642168656c6c6f20776f726c6421 "),
        ("percent escapes", "%41%42%43"),
        ("escapes in words", "a\\u0041b "),
        ("backslashes", "\\"),
        ("full width", "ｐａｓｓｗｏｒｄ："),
        ("zero width", "\u{200b}a"),
        ("colour codes", "\u{1b}[31mx\u{1b}[0m"),
        ("orders begun", "ignore all "),
        ("orders about prompts", "ignore your system prompt and the "),
        ("fences begun", "<memory-context"),
        ("marks of roles", "system assistant instruction "),
        ("headers of keys", "-----BEGIN PRIVATE KEY-----"),
        ("keys begun", "-----BEGIN PRIVATE KEY----- aB3dE5fG7hJ9kL1mN2 "),
        ("bodies of keys begun", "MHcCAQEEIb3BlbnNzaC1rZXktdjE"),
        ("letters set apart", "a b c d e f "),
        ("halves of strings", "'a' + "),
        ("pairs of hexadecimal", "68:"),
        ("heads of tokens", "eyJ eyJ.eyJ. "),
        ("token prefixes", "ghp_\nsk-a\nxoxb-"),
        ("tokens begun", "sk-i-"),
        ("tokens begun in words", "ghs_ghs_"),
        ("heads of web tokens", "eyJ-eyJa."),
        ("addresses", "https://a:b@"),
        ("cookies", "cookie: a=b;"),
        ("clients", "curl -u a "),
        ("quotes", "a\"'`"),
        ("words of a wallet", "abandon ability about above "),
        ("databases", "mysql -u a docker login redis-cli "),
        ("sending", "send password api key credentials secrets conversation "),
        ("auth", "\"auth\": authorization: bearer "),
        ("random base64", "q8Zp+3xV/7kR1mT9wY2bN5cL0dF4gH6jS/aE8uI+oPqKzXvBnM "),
        ("tags in words", "pass<b>word</b>"),
        ("entities", "&#97;&#98; "),
        ("emphasis", "a**b**c"),
        ("letters with dots between", "p.a.s.s w.o.r.d "),
        ("digits for letters", "p4ssw0rd 1gn0re "),
        ("names of ciphers", "rot13 base64 decode "),
        ("strings of escapes of letters apart", "'a' + '\\u0061 b c d e' 1gn0re "),
        ("random letters", "kqzxvbnmwrtpsdfghjklqwzx "),
    ]
    .into_iter()
    .map(|(name, seed)| (name, seed.to_owned()))
    .collect()
}
