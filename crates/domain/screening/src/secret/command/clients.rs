//! Where well-known programs take a password or a token among their arguments.

/// Where in a command the value stands.
#[derive(Debug, Clone, Copy)]
pub(super) enum Place {
    /// In the word after one of these flags, or in the same word after an equals sign.
    Flag(&'static [&'static str]),
    /// In the same word, right after one of these.
    Glued(&'static [&'static str]),
    /// The word after one that begins so.
    Behind(&'static str),
    /// The so-manieth word that is no flag, from 1, after the words that name the usage.
    Plain(usize),
    /// The last word that is no flag.
    Last,
    /// Any word that is no flag.
    Any,
    /// The standard input, which a pipe or a here-string feeds.
    Input,
}

/// What the value is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Value {
    /// A password, which may be plain.
    Password,
    /// A token, which is random.
    Made,
    /// A user name and a password with this mark between.
    Login(char),
    /// `pass:` and the password, beside other sources.
    Source,
}

/// One usage of some programs.
pub(super) struct Usage {
    /// The programs, with a space between.
    pub(super) clients: &'static str,
    /// The words that name the usage, in order; a word may go on after them.
    pub(super) words: &'static [&'static str],
    pub(super) place: Place,
    pub(super) value: Value,
}

const fn usage(clients: &'static str, words: &'static [&'static str], place: Place, value: Value) -> Usage {
    Usage { clients, words, place, value }
}

use Place::{Any, Behind, Flag, Glued, Input, Last, Plain};
use Value::{Login, Made, Password, Source};

pub(super) const USAGES: &[Usage] = &[
    // The web.
    usage("curl", &[], Flag(&["-u", "--user", "-U", "--proxy-user"]), Login(':')),
    usage("curl", &[], Glued(&["-u"]), Login(':')),
    usage("http https xh httpie", &[], Flag(&["-a", "--auth"]), Login(':')),
    usage("wget aria2c lftp", &[], Flag(&["-u", "--user"]), Login(':')),
    usage("lftp ncftp", &[], Flag(&["-u"]), Login(',')),
    usage("ncftp ncftpput ncftpget", &[], Flag(&["-p"]), Password),
    usage("swaks", &[], Flag(&["-ap"]), Password),
    // Shells, desktops, files of other hosts.
    usage("sshpass", &[], Flag(&["-p"]), Password),
    usage("sshpass", &[], Glued(&["-p"]), Password),
    usage("plink pscp psftp putty", &[], Flag(&["-pw"]), Password),
    usage("smbclient rpcclient smbmap winexe smbget", &[], Flag(&["-U", "--user"]), Login('%')),
    usage("net", &["ads"], Flag(&["-U"]), Login('%')),
    usage(
        "smbmap crackmapexec nxc netexec evil-winrm rdesktop psexec psexec64",
        &[],
        Flag(&["-p"]),
        Password,
    ),
    usage("xfreerdp wlfreerdp xfreerdp3 sdl-freerdp", &[], Glued(&["/p:"]), Password),
    usage("cmdkey", &[], Glued(&["/pass:", "-pass:"]), Password),
    usage("schtasks", &[], Flag(&["/rp", "/p"]), Password),
    usage("net", &["use"], Behind("/user:"), Password),
    usage("net", &["user"], Plain(2), Password),
    usage("x11vnc", &[], Flag(&["-passwd"]), Password),
    usage("java", &["jenkins-cli"], Flag(&["-auth"]), Login(':')),
    // Directories and tickets.
    usage("ldapsearch ldapmodify ldapadd ldapdelete ldapwhoami ldappasswd", &[], Flag(&["-w"]), Password),
    usage("ldappasswd", &[], Flag(&["-s", "-a"]), Password),
    // Databases.
    usage("mysql mysqldump mysqladmin mysqlimport mariadb mariadb-dump mycli", &[], Glued(&["-p"]), Password),
    usage("sqlcmd bcp tsql osql isql", &[], Flag(&["-P"]), Password),
    usage("sqlcmd bcp tsql osql", &[], Glued(&["-P"]), Password),
    usage(
        "mongo mongosh mongodump mongorestore mongoexport mongoimport cqlsh influx clickhouse-client cypher-shell",
        &[],
        Flag(&["-p", "-password"]),
        Password,
    ),
    usage("redis-cli valkey-cli", &[], Flag(&["-a"]), Password),
    usage("redis-cli valkey-cli", &["auth"], Last, Password),
    usage("sqlplus sqlldr expdp impdp rman tkprof", &[], Any, Login('/')),
    usage("vsql", &[], Flag(&["-w"]), Password),
    usage("db2", &["connect"], Behind("using"), Password),
    // Archives, keys and certificates.
    usage("zip unzip zipcloak", &[], Flag(&["-P"]), Password),
    usage("7z 7za 7zz 7zr rar unrar", &[], Glued(&["-p", "-hp"]), Password),
    usage("steghide", &[], Flag(&["-p"]), Password),
    usage(
        "keytool jarsigner",
        &[],
        Flag(&["-storepass", "-keypass", "-srcstorepass", "-deststorepass", "-new"]),
        Password,
    ),
    usage("apksigner", &[], Flag(&["--ks-pass", "--key-pass"]), Source),
    usage("openssl", &[], Flag(&["-passin", "-passout", "-pass"]), Source),
    usage("openssl", &["enc"], Flag(&["-k", "-K"]), Password),
    usage("osslsigncode", &[], Flag(&["-pass"]), Password),
    usage("signtool", &[], Flag(&["/p"]), Password),
    usage("certutil", &[], Flag(&["-p"]), Password),
    usage("pkcs11-tool", &[], Flag(&["-p", "--pin"]), Password),
    usage("security", &[], Flag(&["-w", "-p"]), Password),
    usage("bw", &["login"], Plain(2), Password),
    usage("bw", &["unlock"], Plain(1), Password),
    usage("oathtool", &[], Any, Made),
    // Messages, devices and networks.
    usage("mosquitto_pub mosquitto_sub mosquitto_rr ipmitool", &[], Flag(&["-P"]), Password),
    usage("mosquitto_passwd", &[], Last, Password),
    usage("mqtt", &[], Flag(&["-pw", "-P"]), Password),
    usage(
        "snmpwalk snmpget snmpset snmpgetnext snmpbulkwalk snmpbulkget snmptrap snmptable snmpstatus",
        &[],
        Flag(&["-A", "-X"]),
        Password,
    ),
    usage("rabbitmqctl", &["add_user"], Plain(2), Password),
    usage("rabbitmqctl", &["change_password"], Plain(2), Password),
    usage("nmcli", &[], Behind("password"), Password),
    usage("wpa_passphrase", &[], Plain(2), Password),
    usage("htpasswd", &["-"], Last, Password),
    // Registries and packages.
    usage("docker podman buildah nerdctl skopeo crane oras regctl", &["login"], Flag(&["-p"]), Password),
    usage("helm", &["login"], Flag(&["-p"]), Password),
    usage("helm", &["repo"], Flag(&["--password"]), Password),
    usage("poetry", &["config", "http-basic"], Plain(2), Password),
    usage("poetry", &["config", "pypi-token"], Plain(1), Made),
    usage("bundle bundler", &["config"], Any, Login(':')),
    usage("twine", &["upload"], Flag(&["-p"]), Password),
    usage("nuget", &["setapikey"], Plain(1), Made),
    usage("nuget dotnet", &[], Flag(&["-p", "-k"]), Made),
    usage("cargo", &["login"], Plain(1), Made),
    usage("npm yarn pnpm", &["config", "set"], Last, Made),
    usage("gem", &["push"], Flag(&["-k"]), Made),
    // Clouds and services.
    usage("az", &["login"], Flag(&["-p"]), Password),
    usage("mc", &["alias", "set"], Plain(4), Made),
    usage("mc", &["config", "host", "add"], Plain(4), Made),
    usage("vault bao", &["login"], Plain(1), Made),
    usage("vercel netlify", &[], Flag(&["-t", "--auth"]), Made),
    usage("doctl", &[], Flag(&["-t"]), Made),
    usage("codecov codecovcli", &[], Flag(&["-t"]), Made),
    usage("snyk", &["auth"], Plain(1), Made),
    usage("wandb", &["login"], Plain(1), Made),
    usage("ngrok", &["authtoken"], Plain(1), Made),
    usage("ngrok", &["add-authtoken"], Plain(1), Made),
    usage("mvn mvnw gradle gradlew sonar-scanner", &[], Glued(&["-Dsonar.login=", "-Psonar.login="]), Made),
    usage("rclone", &["obscure"], Plain(1), Password),
    usage("bitcoin-cli litecoin-cli dogecoin-cli", &["importprivkey"], Plain(1), Made),
    usage("bitcoin-cli litecoin-cli dogecoin-cli", &["walletpassphrase"], Plain(1), Password),
    usage("bitcoin-cli litecoin-cli dogecoin-cli", &["encryptwallet"], Plain(1), Password),
    // What reads its password from the standard input.
    usage(
        "docker podman buildah nerdctl skopeo crane oras helm",
        &["login", "--password-stdin"],
        Input,
        Password,
    ),
    usage("keepassxc-cli", &[], Input, Password),
    usage("gh glab", &["--with-token"], Input, Made),
    usage("gh glab wrangler flyctl", &["secret"], Input, Made),
    usage("vercel", &["env", "add"], Input, Made),
    usage("sudo", &["-S"], Input, Password),
    usage("chpasswd", &[], Input, Login(':')),
    usage("passwd", &["--stdin"], Input, Password),
    usage("cryptsetup", &[], Input, Password),
    usage("kinit", &[], Input, Password),
    usage("gpg gpg2", &["--passphrase-fd"], Input, Password),
    usage("smbpasswd", &["-s"], Input, Password),
    usage("secret-tool", &["store"], Input, Password),
    usage("veracrypt", &["--stdin"], Input, Password),
];
