//! The ways in which people write a value under a secret-like name: `{n}` the name, `{v}` the value.

/// `(what it is, template)`.
pub(crate) type Setting = (&'static str, &'static str);

/// Names of passwords, in the spelling of settings.
pub(crate) const PASSWORDS: [&[&str]; 2] = [
    &["DB_PASSWORD", "password", "smtp_pass", "adminPassword", "redis.password"],
    &["POSTGRES_PASSWORD", "passphrase", "mysql_pwd", "userPassword", "keystore-password"],
];

/// Names of what machines make.
pub(crate) const TOKENS: [&[&str]; 2] = [
    &["API_KEY", "api_key", "clientSecret", "GITHUB_TOKEN", "auth-token"],
    &["ACCESS_TOKEN", "secretKey", "signing_secret", "refresh_token", "private-token"],
];

pub(crate) const OPEN: &[Setting] = &[
    ("shell", "export {n}={v}"),
    (".env", "DEBUG=1\n{n}={v}\nPORT=8080"),
    ("JSON", "{\"host\": \"db\", \"{n}\": \"{v}\", \"port\": 5432}"),
    ("YAML", "database:\n  host: db\n  {n}: {v}\n"),
    ("TOML", "[database]\n{n} = \"{v}\"\n"),
    ("INI", "[client]\n{n} = {v}\nhost = db"),
    ("XML element", "<config><{n}>{v}</{n}></config>"),
    ("query", "GET https://api.corp.internal/v1/jobs?{n}={v}&page=2"),
    ("flag", "deployctl push --{n} '{v}' --wait"),
    ("Python argument", "client = connect(host, {n}=\"{v}\")"),
    ("JavaScript literal", "const config = { {n}: '{v}', retries: 3 };"),
    ("table", "| name | value |\n|---|---|\n| {n} | {v} |"),
    ("Docker run", "docker run -d -e {n}={v} app:latest"),
    ("Kubernetes env", "env:\n  - name: {n}\n    value: \"{v}\""),
];

pub(crate) const HELD_OUT: &[Setting] = &[
    ("Dockerfile", "FROM alpine\nENV {n} {v}\n"),
    ("compose list", "environment:\n  - {n}={v}\n  - TZ=UTC"),
    ("Kubernetes secret", "kind: Secret\nstringData:\n  {n}: '{v}'"),
    ("PowerShell", "$env:{n} = \"{v}\""),
    ("Windows", "set {n}={v}"),
    ("XML attribute", "<add key=\"{n}\" value=\"{v}\" />"),
    ("properties", "app.port=8080\napp.{n}={v}\n"),
    ("HCL", "variable \"x\" {\n  {n} = \"{v}\"\n}"),
    ("Rust constant", "const {n}: &str = \"{v}\";"),
    ("Go", "{n} := \"{v}\""),
    ("Java", "private static final String {n} = \"{v}\";"),
    ("Ruby", "config = { :{n} => '{v}' }"),
    ("PHP", "define('{n}', '{v}');"),
    ("JSON in a string", "payload = \"{\\\"{n}\\\": \\\"{v}\\\"}\""),
    ("Python look-up", "os.environ[\"{n}\"] = \"{v}\""),
    ("YAML block", "{n}: |\n  {v}\n"),
    ("log line", "2026-01-04T10:00:00Z DEBUG login user=app {n}={v} ok=true"),
    ("Make", "{n} ?= {v}"),
    ("fish", "set -gx {n} {v}"),
    ("GitHub CLI", "gh secret set {n} --body '{v}'"),
];

/// Sentences that give a password away.
pub(crate) const SAID: [&[Setting]; 2] = [
    &[
        ("English", "the password is {v}"),
        ("English", "my password for the wiki is {v}"),
        ("English", "Log in as admin, password: {v}"),
        ("German", "Das Passwort ist {v}"),
        ("Spanish", "la contraseña es {v}"),
        ("French", "le mot de passe est {v}"),
        ("Russian", "пароль: {v}"),
        ("Chinese", "密码是 {v}"),
        ("Japanese", "パスワードは {v}"),
    ],
    &[
        ("English", "I changed the root password to {v} yesterday"),
        ("English", "use the passphrase \"{v}\" for the keystore"),
        ("Portuguese", "a senha é {v}"),
        ("Italian", "la password è {v}"),
        ("Dutch", "wachtwoord: {v}"),
        ("Polish", "hasło: {v}"),
        ("Turkish", "şifre: {v}"),
        ("Korean", "비밀번호: {v}"),
        ("Ukrainian", "пароль {v}"),
        ("Arabic", "كلمة المرور: {v}"),
        ("Hindi", "पासवर्ड: {v}"),
        ("SQL", "ALTER USER app WITH PASSWORD '{v}';"),
        ("SQL", "CREATE USER 'app'@'%' IDENTIFIED BY '{v}';"),
        ("netrc", "machine git.corp.internal login deploy password {v}"),
    ],
];
