//! German.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Agent, Ask, Asset, Authority, Become, Danger, Disable, Drop, Free, Granted, Greeting, Guard, Harm,
    Here, Hush, Intimate, Itself, Judge, Lasting, Machine, Memory, Modal, Not, Obey, Praise, Prompt,
    Protected, Reading, Reveal, Rules, Said, Send, Sink, Standing, Supposed, Talk, Task, Tell, TellUser,
    Trust, User, Void, Without, Write, You,
};

pub(super) const GERMAN: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "ki, kis, *sprachmodell*, assistent, assistenten, assistentin, ki assistent*, ki agent*, \
             ki modell*, *sprachassistent*, künstliche intelligenz, kuenstliche intelligenz, \
             künstlichen intelligenz, coding agent*, ki system*, chatbot*",
        ),
        (Agent, "agenten, modell, modelle"),
        (
            Greeting,
            "liebe, lieber, liebes, hallo, achtung, hinweis an, hinweis für, nachricht an, an alle, \
             an jede*, anweisung an, anweisung für, mitteilung an, notiz an, notiz für, an das, an die, \
             sehr geehrter, sehr geehrte",
        ),
        (
            Supposed,
            "falls du ein*, falls sie ein*, wenn du ein*, wenn sie ein*, sofern sie ein*, \
             sofern du ein*, als ki, da du ein*, du bist ein*",
        ),
        (
            Reading,
            "liest, lesen, verarbeite*, zusammenfass*, auswert*, auswerte*, bearbeite*, analysier*, \
             bewerte*",
        ),
        (
            Modal,
            "muss, müssen, soll, sollen, sollte, sollten, hat zu, haben zu, wird angewiesen, \
             ist verpflichtet",
        ),
        (
            User,
            "nutzer*, benutzer*, anwender*, betreiber*, menschen, entwickler*, kunde*, auftraggeber*, \
             jemand*",
        ),
        (You, "du, dein, deine, deinen, deiner, deinem, sie, ihre, ihren, ihrer"),
        (Not, "nicht, nie, niemals, kein, keine, keinen, keinem, keiner, nichts, niemand, niemandem"),
        (Without, "ohne"),
        (
            Tell,
            "mitteil*, teile, informier*, erwähn*, verrate*, sag, sage, sagen, melde, melden, erzähl*, \
             zeige, zeigen, darauf hinweis*, weise",
        ),
        (
            TellUser,
            "dem nutzer nichts, dem benutzer nichts, sag dem nutzer, sag dem benutzer, sage dem nutzer, \
             sage dem benutzer, sagen sie dem nutzer, sagen sie dem benutzer, informiere den nutzer, \
             informiere den benutzer, teile dem nutzer, teile dem benutzer, gegenüber dem nutzer, \
             gegenüber dem benutzer, dem nutzer davon, dem benutzer davon",
        ),
        (
            Ask,
            "nachzufrag*, nachfrag*, zu fragen, frage, fragen, rückfrag*, bestätigung*, erlaubnis, \
             zustimmung, freigabe",
        ),
        (
            Hush,
            "heimlich, unbemerkt, stillschweigend, klammheimlich, ohne wissen, hinter dem rücken, \
             im geheimen, geheim halten, halte das geheim, unauffällig, verschweig*, ohne dass der nutzer, \
             ohne dass der benutzer, erwähnen sie diesen hinweis nicht, erwähne diesen hinweis nicht, \
             ohne den gast zu fragen",
        ),
        (Itself, "diesen hinweis, diese nachricht, diese anweisung, davon, dies, hiervon"),
        (
            Drop,
            "ignorier*, missachte*, vergiss, vergessen sie, verwirf, verwerfen, beachte, beachten, befolge, \
             befolgen, überschreib*, übergeh*, lass, lasse, lege, setze dich, hinwegsetz*, umgehe*, \
             halte dich nicht, lösche alle bisherigen, vergesst",
        ),
        (
            Rules,
            "*anweisung*, instruktion*, *richtlinie*, *vorgaben, *vorgabe, deine regeln, \
             bisherigen regeln, vorherigen regeln, ihre regeln, alle regeln, befehle, *weisungen, \
             beschränkungen, einschränkungen",
        ),
        (
            Task,
            "aufgabe, auftrag, frage des nutzers, frage des benutzers, anfrage, bitte des nutzers, \
             wünsche des nutzers, ziel, wunsch des nutzers, anliegen des nutzers",
        ),
        (
            Standing,
            "vorherige*, vorige*, bisherige*, frühere*, obige*, vorangegangene*, vorhergehende*, \
             ursprüngliche*, alle, alles, sämtliche*, dein, deine, deinen, deiner, ihre, ihren, \
             bestehende*, geltende*, alte, alten, bis jetzt, zuvor, oben",
        ),
        (
            Said,
            "alles oben, alles was dir gesagt, alles was ihnen gesagt, alles bisherige, alles vorherige, \
             was dir gesagt wurde, was man dir gesagt, alles was oben, was zuvor gesagt",
        ),
        (
            Void,
            "aufgehoben, ungültig, gelten nicht mehr, gilt nicht mehr, außer kraft, hinfällig, überholt, \
             ersetzt, gelten ab hier nicht mehr",
        ),
        (
            Prompt,
            "*systemprompt*, *systemanweisung*, *systemnachricht*, versteckten anweisungen, \
             ursprünglichen anweisungen, geheimen anweisungen, deine anweisungen, ihre anweisungen",
        ),
        (
            Reveal,
            "zeig*, gib, geben sie, verrate*, nenne, drucke, wiederhol*, offenbare, ausgeben, preisgeb*, \
             schreibe",
        ),
        (
            Send,
            "schick*, übermittle*, übermitteln, leite, weiterleit*, poste*, lade, hochlad*, hochzulad*, \
             hänge, füge, kopiere*, übertrage*, trage, schreib, schreibe, exfiltrier*, veröffentlich*, \
             leiten sie, leitet, senden sie, übermitteln sie",
        ),
        (
            Protected,
            "zugangsdaten, anmeldedaten, passwort, passwörter, kennwörter, *geheimnisse, *schlüssel, \
             umgebungsvariablen, inhalt der env, inhalt von env, inhalt der datei env, ssh id, \
             kreditkart*, bankverbindung",
        ),
        (
            Intimate,
            "gesprächsverlauf*, *chatverlauf*, unterhaltung, konversation, gespräch, namen des nutzers, \
             namen des benutzers, e mails des nutzers, kalender des nutzers, kalender, kontakte, \
             daten des nutzers, dateien des nutzers, e mails dieses postfachs, letzten zwanzig e mails, \
             e mails, postfach*",
        ),
        (Sink, "an die adresse, an diese adresse, kommentar, e mail adresse"),
        (
            Write,
            "füge, schreib*, trage, hänge, ergänze*, installier*, registrier*, speicher*, richte, \
             kopier*, lege, ändere, nimm",
        ),
        (
            Memory,
            "merk dir, merke dir, merken sie sich, merk es dir, speichere in deinem gedächtnis, \
             in deinem gedächtnis, dein gedächtnis, in ihrem gedächtnis, langzeitgedächtnis, speichere als, \
             präferenz des nutzers, speichere dir, behalte im kopf, dauerhaft merken, als dauerhafte, \
             notiere dir, einprägen, präg dir ein, speichere dauerhaft, als präferenz, dauerhaft speichern, \
             im gedächtnis, ins gedächtnis",
        ),
        (
            Lasting,
            "immer, künftig*, ab jetzt, ab sofort, von nun an, dauerhaft, für immer, jeder sitzung, \
             jede sitzung, allen sitzungen, zukünftig*, jedes mal, nie wieder, in zukunft, stets",
        ),
        (
            Trust,
            "vertrauenswürdig*, sicher ist, ist sicher, ungeprüft, vertraut, vertraue*, ausgenommen, \
             keine prüfung*, ohne prüfung",
        ),
        (
            Disable,
            "überspring*, abschalt*, ausschalt*, deaktivier*, schalte, umgeh*, ignorier*, unterdrück*, \
             aushebel*, abzuschalt*, auszuschalt*, auslassen, weglassen, entferne, entfernen sie",
        ),
        (
            Guard,
            "*prüfung*, bestätigung*, *warnung*, *zertifikat*, freigabe*, rückfrage*, *überprüfung*, \
             protokollierung, virenscanner*, signaturprüfung",
        ),
        (
            Harm,
            "lösch*, entfern*, vernicht*, überschreib*, überweis*, veröffentlich*, genehmig*, schließ*, \
             zusammenführ*, formatier*",
        ),
        (
            Asset,
            "dateien, datei, datenbank*, verzeichnis*, repositorys, sicherungen, zweige, zweig, konto, \
             konten, geld, euro, ordner",
        ),
        (
            Abuse,
            "genehmige diese*, genehmige alle, genehmige jede*, lösche alle*, lösche das, überweise, \
             bestätige jede*, akzeptiere alle",
        ),
        (Danger, "ohne nachzufragen, ohne rückfrage, als root, ohne tests, ohne prüfung, ohne bestätigung"),
        (
            Granted,
            "genehmigt, zugestimmt, erlaubt, freigegeben, bestätigt, eingewilligt, autorisiert, \
             einverstanden",
        ),
        (
            Authority,
            "systemnachricht, nachricht des systems, nachricht vom entwickler, höchste priorität, \
             vorrang vor, hat vorrang, anweisung des betreibers, anweisung der entwickler, hier spricht, \
             oberste priorität, neue anweisungen, im namen des betreibers, entwicklermodus",
        ),
        (
            Obey,
            "befolg*, führe, ausführ*, führen sie, gehorche*, halte dich an, folge den, folgen sie, \
             handle nach, handeln sie",
        ),
        (
            Here,
            "folgende*, diese datei, diesem text, dieser datei, diesem dokument, diese anweisung*, \
             unten, dieser seite, schritte unten, die schritte, diesem ticket, dekodiert*, was dort steht",
        ),
        (
            Become,
            "du bist jetzt, du bist nun, sie sind jetzt, sie sind nun, tu so, tue so, tun sie so, \
             gib vor, wechsle in, spiele, verhalte dich",
        ),
        (
            Free,
            "uneingeschränkt*, ohne einschränkung*, ohne beschränkung*, ohne regeln, keine regeln, \
             keine einschränkungen, keine beschränkungen, unzensiert, frei von, entwicklermodus, \
             wartungsmodus, ohne filter, ohne grenzen",
        ),
        (
            Judge,
            "bewert*, gib, geben sie, empfiehl, empfehl*, antworte, antworten sie, stufe, beurteil*, \
             vergib, sage dass, behaupte*",
        ),
        (
            Praise,
            "hervorragend, ausgezeichnet, volle punktzahl, höchstnote, bestnote, beste wahl, 10 von 10, \
             keine mängel, keine fehler, keine schwachstellen, sehr gut, bester kandidat, fehlerfrei",
        ),
        (
            Talk,
            "angreifer*, angriff*, schadcode, beispielsweise, sätze wie, texte wie, erkennt, erkennung, \
             gefiltert, abgewiesen",
        ),
    ],
};
