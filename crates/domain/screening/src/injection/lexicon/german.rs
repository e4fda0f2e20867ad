//! German.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Agent, Ask, Asset, Authority, Become, Behind, Check, Danger, Deed, Disable, Drop, Feign, Free,
    Granted, Greeting, Guard, Harm, Here, Hush, Intimate, Itself, Judge, Lasting, Machine, Memory, Modal,
    Not, Obey, OwnMemory, Place, Posing, Praise, Prompt, Protected, Reading, Recollection, Reveal, Rules,
    Said, Send, Sink, Standing, Supposed, Talk, Task, Tell, TellUser, Trust, Unseen, User, Usurp, Void,
    Without, Write, You,
};

pub(super) const GERMAN: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "ki, kis, *sprachmodell*, assistent, assistenten, assistentin, ki assistent*, ki agent*, ki modell*, \
             *sprachassistent*, künstliche intelligenz, kuenstliche intelligenz, künstlichen intelligenz, \
             coding agent*, ki system*, chatbot*, ki s, ki leser*, ki prüfer*, ki bewerter*, ki gutachter*, \
             ki bot*, prüfende ki, lesende ki, ki hilfe*, ki werkzeug*, ki helfer*, assistenzsystem*, \
             mailassistent*, bildmodell*, ki übersetzer*, *sprachmodells",
        ),
        (
            Agent,
            "agenten, modell, modelle, bots, roboter, maschine, maschinen, helfer, crawler, orchestrator, automat, \
             modells, agentin",
        ),
        (
            Greeting,
            "liebe, lieber, liebes, hallo, achtung, hinweis an, hinweis für, nachricht an, an alle, an jede*, \
             anweisung an, anweisung für, mitteilung an, notiz an, notiz für, an das, an die, sehr geehrter, \
             sehr geehrte, lieber agent, geheime notiz für, geheime notiz an, geheimer hinweis an, \
             geheimer hinweis für, vertraulich an, geheim für, hinweise für, regeln für, regel für, lektion für, \
             bitte an, auftrag an, auftrag für, nachricht an die, nur für, wer als, für jede, für jeden, für alle, \
             jede, jeder, jedes, guten tag, hey, aufruf an, merkzettel für",
        ),
        (
            Supposed,
            "falls du ein*, falls sie ein*, wenn du ein*, wenn sie ein*, sofern sie ein*, sofern du ein*, als ki, \
             da du ein*, du bist ein*, bist du ein*, sind sie ein*, solltest du ein*, solltest du eine, \
             sollten sie ein*, wer als assistent, wer als ki, wer als agent",
        ),
        (
            Reading,
            "liest, lesen, verarbeite*, zusammenfass*, auswert*, auswerte*, bearbeite*, analysier*, bewerte*, \
             auswertet, zusammenfasst, bearbeitet, verarbeitet, prüft, prüfende, prüfenden, übersetzt, bewertet, \
             sieht, öffnet, durchsucht, begutacht*, indexiert, sichtet, gelesen, lesende, lesenden, lesender",
        ),
        (
            Modal,
            "muss, müssen, soll, sollen, sollte, sollten, hat zu, haben zu, wird angewiesen, ist verpflichtet, \
             darf, dürfen, hat gefälligst, verpflichtet, werden gebeten, wird gebeten, ist angehalten, \
             verlangt dass, braucht nicht, brauchen nicht, müsst, soll ab, haben ab",
        ),
        (
            User,
            "nutzer*, benutzer*, anwender*, betreiber*, menschen, entwickler*, kunde*, auftraggeber*, jemand*, \
             eigentümer*, besitzer*, chef*, inhaber*, administrator*, gast, leser*, vorgesetzte*, herrn, schöpfer*, \
             hersteller*, dienstherr*",
        ),
        (You, "du, dein, deine, deinen, deiner, deinem, sie, ihre, ihren, ihrer, dich, euch, ihr, ihnen"),
        (Not, "nicht, nie, niemals, kein, keine, keinen, keinem, keiner, nichts, niemand, niemandem"),
        (Without, "ohne"),
        (
            Tell,
            "mitteil*, teile, informier*, erwähn*, verrate*, sag, sage, sagen, melde, melden, erzähl*, \
             zeige, zeigen, darauf hinweis*, weise, unterricht*, benachrichtig*, verständig*, in kenntnis, bescheid, \
             wissen lassen, wissen lässt, wissen zu lassen, erfahren lassen, aufklären, aufzuklären, ausplaudern, \
             gegenüber erwähnen, mitzuteilen, mitgeteilt, anzukündigen, ankündig*, offenleg*, offenzuleg*",
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
            "heimlich, unbemerkt, stillschweigend, klammheimlich, ohne wissen, hinter dem rücken, im geheimen, \
             geheim halten, halte das geheim, unauffällig, verschweig*, ohne dass der nutzer, \
             ohne dass der benutzer, erwähnen sie diesen hinweis nicht, erwähne diesen hinweis nicht, \
             ohne den gast zu fragen, nichts davon, verliere kein wort, kein wort darüber, sprich nicht darüber, \
             ohne es zu erwähnen, ohne das zu erwähnen, ohne davon zu, behalte es für dich, niemand darf, \
             niemand soll, erwähne nicht, erwähne es nicht, erwähne das nicht, unter uns, bleibt unter uns, \
             damit niemand, damit es niemand, leise im hintergrund, ohne ein wort, schweige über, schweigen sie über, \
             mit keiner silbe, mit keinem wort, kein wort davon, keine silbe, sprich nicht davon, sprich nie darüber, \
             sprechen sie nicht darüber, sprechen sie nicht davon, sprich mit niemandem, sprechen sie mit niemandem, \
             rede nicht darüber, reden sie nicht darüber, rede mit niemandem, sag niemandem, sage niemandem, \
             sagen sie niemandem, sagt niemandem, erzähl niemandem, erzähle niemandem, erzählen sie niemandem, \
             erwähne niemandem gegenüber, niemandem gegenüber, niemand erfährt, niemand erfahren, \
             davon erfährt niemand, erwähnen sie das nicht, erwähnen sie es nicht, erwähne dies nicht, \
             erwähnen sie dies nicht, nicht zu erwähnen, bewahre stillschweigen, bewahren sie stillschweigen, \
             stillschweigen darüber, ohne aufsehen, behalten sie es für sich, behalte das für dich, \
             behalten sie das für sich, schweig darüber, verschwiegen, in aller stille, lass dir nichts anmerken, \
             ohne hinweis darauf, ohne spuren, verwische die spuren, \
             {niemandem|darüber niemandem} gegenüber {ein|auch nur ein} wort, verlierst du {kein|niemandem}, \
             verlieren sie {kein|niemandem}",
        ),
        (Itself, "diesen hinweis, diese nachricht, diese anweisung, davon, dies, hiervon"),
        (
            Drop,
            "ignorier*, missachte*, vergiss, vergessen sie, verwirf, verwerfen, beachte, beachten, befolge, \
             befolgen, überschreib*, übergeh*, lass, lasse, lege, setze dich, hinwegsetz*, umgehe*, \
             halte dich nicht, lösche alle bisherigen, vergesst, beiseite, beiseitelegen, über bord, wirf, hinweg, \
             setz dich, verlern*, verabschiede dich von, streiche, pfeif auf, kümmere dich nicht um, missacht*, \
             hört nicht auf, hör nicht auf, hör auf, halte dich nicht an",
        ),
        (
            Rules,
            "*anweisung*, instruktion*, *richtlinie*, *vorgaben, *vorgabe, deine regeln, bisherigen regeln, \
             vorherigen regeln, ihre regeln, alle regeln, befehle, *weisungen, beschränkungen, einschränkungen, \
             regeln, regel, checkliste*, prüfliste*, leitplanken, leitlinie*, anordnung*, auflage*, briefing*, \
             prüfkriterien, bewertungsraster, gebote, verbote, grundsätze, auftragsbeschreibung, vorschrift*, \
             regelwerk*, bestimmungen, regularien, systemvorgabe*, verhaltensregel*, sicherheitsregel*",
        ),
        (
            Task,
            "aufgabe, auftrag, frage des nutzers, frage des benutzers, anfrage, bitte des nutzers, \
             wünsche des nutzers, ziel, wunsch des nutzers, anliegen des nutzers",
        ),
        (
            Standing,
            "vorherige*, vorige*, bisherige*, frühere*, obige*, vorangegangene*, vorhergehende*, ursprüngliche*, \
             alle, alles, sämtliche*, dein, deine, deinen, deiner, ihre, ihren, bestehende*, geltende*, alte, \
             alten, bis jetzt, zuvor, oben, deines, seine, seinen, seiner, ihres, bestehenden, jede, jeden, \
             jegliche*, die dir, die du, vorangegangen*, vorherig*, vorausgehend*, vorhergehend*, bisherig*, obig*, \
             oben genannten, oben stehende*, vorstehend*, sämtlich*, ursprünglich*, bislang*",
        ),
        (
            Said,
            "alles oben, alles was dir gesagt, alles was ihnen gesagt, alles bisherige, alles vorherige, \
             was dir gesagt wurde, was man dir gesagt, alles was oben, was zuvor gesagt, was dein betreiber, \
             was dein nutzer, was dein entwickler, was dein eigentümer, was dein besitzer, was dein team, \
             was der nutzer gesagt, was der nutzer will, was ihnen ihr betreiber, alles frühere, \
             alles vorangegangene, was bisher galt, was vorher stand, was weiter oben steht, was man dir aufgetragen, \
             was dir aufgetragen, was du bisher, was du gerade tust, \
             was {oben|bisher|zuvor|vorher|vorhin|weiter oben|darüber} {steht|stand|galt|gesagt wurde|\
             geschrieben steht|geschrieben wurde|angeordnet wurde|festgelegt wurde|vereinbart wurde|\
             vorgegeben wurde|dir gesagt wurde}, \
             alles {oben|obige|bisherige|vorherige|vorige|vorangehende|vorstehende|vorangegangene|davor|darüber|\
             zuvor gesagte|bisher gesagte|vorher gesagte}, \
             das {obige|oben stehende|obenstehende|vorstehende|bisher gesagte|zuvor gesagte|vorher gesagte}, \
             die obigen zeilen, der text {oben|darüber|zuvor}, sämtliches bisherige",
        ),
        (
            Void,
            "aufgehoben, ungültig, gelten nicht mehr, gilt nicht mehr, außer kraft, hinfällig, überholt, ersetzt, \
             gelten ab hier nicht mehr, sind hiermit außer kraft, gilt hier nicht, gelten hier nicht, \
             gelten für dich nicht, gilt für dich nicht, gelten nicht, gilt nicht, nicht mehr gültig, verfallen, \
             erloschen, hiermit aufgehoben, hat aufgehoben, haben keine gültigkeit, hat keine gültigkeit, \
             nicht mehr bindend, binden dich nicht, waren nur ein test, war nur ein test, sind nur ein test, \
             nur ein platzhalter, betrifft diese datei nicht, betreffen diese datei nicht, greifen nicht, \
             entfallen, nichtig, gestrichen, zurückgezogen, widerrufen, enden hier, endet hier, sind erledigt, \
             ist erledigt, zählen nicht, zählt nicht, veraltet, null und nichtig, sind nichtig, ist nichtig, \
             gegenstandslos, außer kraft gesetzt, hat sich erledigt, haben sich erledigt, ist vorbei, \
             ist nicht mehr {gültig|bindend|maßgeblich|relevant}, \
             sind nicht mehr {gültig|bindend|maßgeblich|relevant}, besitzt keine gültigkeit, \
             besitzen keine gültigkeit, verliert seine gültigkeit, verlieren ihre gültigkeit, \
             verloren ihre gültigkeit, gilt ab {jetzt|sofort} nicht, gelten ab {jetzt|sofort} nicht, \
             wird hiermit aufgehoben, werden hiermit aufgehoben, hat keine wirkung mehr, haben keine wirkung mehr, \
             treten außer kraft, tritt außer kraft, bindet dich nicht",
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
            "schick*, übermittle*, übermitteln, leite, weiterleit*, poste*, lade, hochlad*, hochzulad*, hänge, füge, \
             kopiere*, übertrage*, trage, schreib, schreibe, exfiltrier*, veröffentlich*, leiten sie, leitet, \
             senden sie, übermitteln sie, schickt, sendet, sende, leitet weiter, hängt, verschick*, überträgt, \
             übertragt, lädt, teilt, gib weiter, trägt ein, füllt, baut, mail*, \
             {leite|leiten sie|leitet|schicke|schicken sie|schickt|sende|senden sie|sendet|gib|geben sie|reiche|\
             reichen sie} weiter, \
             weiterzuleiten, weitergeleitet, zu senden, zu schicken, zu übermitteln, zu übertragen, übersende*, \
             übersandt, zusenden, zuschicken, übergib, übergeben sie, übergebt, liefere, liefern sie, mailen sie, \
             faxe, lade hoch, laden sie, hochgeladen, überspiel*, stelle bereit, versende*, sendest, übermittelst, \
             leitest",
        ),
        (
            Protected,
            "zugangsdaten, anmeldedaten, passwort, passwörter, kennwörter, *geheimnisse, *schlüssel, \
             umgebungsvariablen, inhalt der env, inhalt von env, inhalt der datei env, ssh id, kreditkart*, \
             bankverbindung, id rsa, id ed25519, aws credentials, etc passwd, etc shadow, netrc, npmrc",
        ),
        (
            Intimate,
            "gesprächsverlauf*, *chatverlauf*, unterhaltung, konversation, gespräch, namen des nutzers, \
             namen des benutzers, e mails des nutzers, kalender des nutzers, kalender, kontakte, daten des nutzers, \
             dateien des nutzers, e mails dieses postfachs, letzten zwanzig e mails, e mails, postfach*, \
             letzten nachrichten, nachrichten des nutzers, adressbuch, kontaktliste, arbeitsverzeichnis, \
             letzte frage des nutzers, standort des nutzers, fotos des nutzers, passnummer, deines nutzers, \
             gesamte gespräch, ganze gespräch, kundenliste*, kundendaten",
        ),
        (
            Sink,
            "an die adresse, an diese adresse, kommentar, e mail adresse, an die adresse unten, bildlink, \
             bildadresse, webadresse, formular",
        ),
        (
            Write,
            "füge, schreib*, trage, hänge, ergänze*, installier*, registrier*, speicher*, richte, kopier*, lege, \
             ändere, nimm, füge hinzu, ergänze, schreib in, trag ein, richte ein, erweitere, hinterleg*, leg an, \
             lege an, trag, tragen sie, tragt, fügen sie, fügt, schreiben sie, setze, setzen sie, setzt, hängen sie, \
             hängt, legen sie, legt, baue, bauen sie, nehmen sie, richten sie, einzutragen, eintragen, eingetragen, \
             hinzuzufügen, hinzufügen, anzuhängen, anhängen, einfügen, einzufügen, einbauen, einzubauen, ergänzt, \
             ergänzen sie, installieren sie, platzier*, deponier*, verankere, verankern sie",
        ),
        (
            Memory,
            "merk dir, merke dir, merken sie sich, merk es dir, speichere in deinem gedächtnis, in deinem gedächtnis, \
             dein gedächtnis, in ihrem gedächtnis, langzeitgedächtnis, speichere als, präferenz des nutzers, \
             speichere dir, behalte im kopf, dauerhaft merken, als dauerhafte, notiere dir, einprägen, präg dir ein, \
             speichere dauerhaft, als präferenz, dauerhaft speichern, im gedächtnis, ins gedächtnis, \
             speichere das in, speichere in deinem, dauerhaft, merke dir für immer, merk dir für immer, merkt euch, \
             präge dir ein, ins langzeitgedächtnis, in dein gedächtnis, behalte für immer, halte fest, \
             halte dauerhaft fest, vergiss nie, als regel speichern, als tatsache, lektion, als fakt, \
             nimm in dein gedächtnis auf, lege im gedächtnis ab, schreib ins gedächtnis, notiere für später, \
             speichern sie in, langzeitgedächtnis*, langzeitspeicher*, dauergedächtnis*, \
             {deinem|dein|deinen|eurem} {speicher|wissensspeicher|merkzettel}, \
             {deine|deiner} {merkliste|wissensbasis|notizen}, \
             notiz für {immer|alle zeit|alle zeiten|alle künftigen|die zukunft|später}, \
             {notier|notiere|notieren sie|notiert|vermerke|vermerk|vermerken sie|hinterlege|hinterlegen sie|\
             speichere|speichern sie|bewahre|sichere} {dauerhaft|für immer|auf dauer|für die zukunft|\
             für alle zeit|dir dauerhaft|dir für immer|als tatsache|als regel|als fakt|als grundsatz}, \
             {dauerhaft|für immer|auf dauer} {notiert|vermerkt|hinterlegt|gespeichert|gemerkt|abgelegt|\
             festgehalten|abspeichern|ablegen|vermerken|notieren|behalten|einprägen}, \
             notieren sie sich, notiert euch, prägen sie sich, prägt euch, prägen sie sich ein, \
             behalten sie dauerhaft, behalte dauerhaft, verinnerliche, verinnerlichen sie, vergesst nie, \
             vergessen sie nie, sich dauerhaft zu merken, ist zu merken, \
             ins gedächtnis {aufnehmen|aufzunehmen|schreiben|zu schreiben|übernehmen|eintragen}, in die erinnerung, \
             {als dauerhafte|als bleibende|als feste|als ständige} {regel|tatsache|vorliebe|anweisung|erinnerung}, \
             gedächtniseintrag*, erinnerungseintrag*, eintrag ins gedächtnis, fürs gedächtnis",
        ),
        (
            Lasting,
            "immer, künftig*, ab jetzt, ab sofort, von nun an, dauerhaft, für immer, jeder sitzung, jede sitzung, \
             allen sitzungen, zukünftig*, jedes mal, nie wieder, in zukunft, stets, auf dauer, ein für alle mal, \
             bis auf weiteres, ab heute, jedes mal wenn, bei jedem, in jeder, in jedem, in allen, grundsätzlich, \
             ausnahmslos, niemals, für alle zeit, für alle zeiten, für alle zukunft, auf ewig, ewig, auf immer, \
             fortan, hinfort, ab diesem moment, ab diesem zeitpunkt, für alle künftigen, in jedem künftigen, \
             bei jeder sitzung, bei jedem start, über alle sitzungen hinweg",
        ),
        (
            Trust,
            "vertrauenswürdig*, sicher ist, ist sicher, ungeprüft, vertraut, vertraue*, ausgenommen, \
             keine prüfung*, ohne prüfung, braucht keine freigabe, brauchen keine freigabe, keine freigabe, \
             keine genehmigung, keine zweite, braucht keine prüfung, keine bestätigung, benötigen keine, \
             benötigt keine, nicht zu hinterfragen, nicht hinterfragt, ungefragt, ungelesen, als geprüft, \
             gelten als geprüft, gilt als geprüft, offizielle quelle, einzige quelle, blind vertrauen, blind, \
             uneingeschränkt vertrau*, wird immer genehmigt, ist harmlos, sind harmlos, traut, vertrauen darf, \
             volles vertrauen, uneingeschränktes vertrauen, unbedenklich*, \
             bedarf keiner {prüfung|bestätigung|freigabe|genehmigung|rückfrage}, \
             bedürfen keiner {prüfung|bestätigung|freigabe|genehmigung|rückfrage}, \
             keiner weiteren {prüfung|bestätigung|freigabe|rückfrage}, \
             keine weitere {prüfung|bestätigung|freigabe|rückfrage}, nie geprüft, niemals geprüft, \
             nicht geprüft werden",
        ),
        (
            Disable,
            "überspring*, abschalt*, ausschalt*, deaktivier*, schalte, umgeh*, ignorier*, unterdrück*, aushebel*, \
             abzuschalt*, auszuschalt*, auslassen, weglassen, entferne, entfernen sie, braucht keine, \
             brauchen keine, benötigt keine, benötigen keine, nicht nötig, unnötig, entfällt, entfallen, ablehn*, \
             abzulehnen, abgelehnt, lehne, verweiger*, aufgehoben, hat aufgehoben, gelockert, ausgesetzt, \
             weggelassen, zu überspringen, übersprungen, wegklick*, ausgelassen, schalte aus, lass weg, lasse weg, \
             stummschalt*, nie nötig, verzichte auf, verzichten auf",
        ),
        (
            Guard,
            "*prüfung*, bestätigung*, *warnung*, *zertifikat*, freigabe*, rückfrage*, *überprüfung*, \
             protokollierung, virenscanner*, signaturprüfung, sicherheitsupdate*, sicherheitsaktualisierung*, \
             *beschränkung*, *einschränkung*, genehmigung*, zweite unterschrift, unterschrift*, vier augen, \
             prüfschritt*, sicherheitsabfrage*, bestätigungsdialog*, virenprüfung, signatur*, kontrolle, \
             kontrollen, zweitprüfung",
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
             bestätige jede*, akzeptiere alle, buche das teuer*, buche den teuer*, wähle das teuer*, \
             wähle den teuer*, wähle die teuer*, buche die teuer*, nimm das teuer*, nimm die teuer*, kaufe, \
             bestelle, stimme für, klicke auf, klick auf, unterschreib*, bestätige die überweisung, \
             bestätige den kauf, gib dem, lade ein, genehmige den, genehmige die, lösche den, lösche die, \
             gib die stelle, melde an, überweise den, leere das, öffne die tür, rufe die nummer, gib alle, \
             schließe das ticket, sperre das konto, verweigere",
        ),
        (
            Danger,
            "ohne nachzufragen, ohne rückfrage, als root, ohne tests, ohne prüfung, ohne bestätigung, ohne freigabe, \
             ohne genehmigung, jeden befehl, jede anweisung, alle befehle, beliebige befehle, ohne zu prüfen, \
             ohne zu lesen, ungeprüft, zahlungen, überweisungen, reverse shell, aller daten, \
             ohne {weitere|jede|erneute|jegliche} {rückfrage|bestätigung|freigabe|genehmigung|prüfung|kontrolle|\
             zustimmung}, \
             ohne {erneut|noch einmal|noch mal|weiter|groß} {zu fragen|nachzufragen|zu prüfen}, \
             ohne {rückfragen|bestätigungen|zögern}, ohne um {erlaubnis|bestätigung} zu bitten, \
             ohne auf {bestätigung|freigabe|antwort} zu warten, \
             {jeden|jedem|alle|sämtliche} {befehle|befehl|befehlen|kommando|kommandos}, \
             alles was {er|sie|es|hier|dort} verlangt",
        ),
        (
            Granted,
            "genehmigt, zugestimmt, erlaubt, freigegeben, bestätigt, eingewilligt, autorisiert, einverstanden, \
             gab die erlaubnis, hat erlaubt, hat zugestimmt, im voraus, vorab, lässt dich, darfst du, pauschal, \
             wünscht sich, möchte dass du, will dass du, gestattet, bewilligt, gebilligt, eingeräumt, \
             {ja ich|ich} {bestätige|erlaube|genehmige|gestatte|bewillige|autorisiere} {es|das|alles|dir|hiermit|\
             ihnen|jede|alle|sämtliche}, \
             ja ich bestätige, ja ich erlaube, ja ich genehmige, ja ich stimme zu, \
             ich stimme {allem zu|hiermit zu|allen|jeder}, ich bin mit allem einverstanden, \
             ich erteile {dir|ihnen|hiermit|die freigabe|die erlaubnis|die genehmigung|meine zustimmung}, \
             ich gebe {dir die erlaubnis|dir freie hand|die erlaubnis|die freigabe|meine zustimmung|\
             dir meine zustimmung|ihnen die erlaubnis}, \
             freie hand, \
             {erteilt|erteilte|gab|gibt} {die erlaubnis|die freigabe|die genehmigung|seine zustimmung|ihre zustimmung}",
        ),
        (
            Authority,
            "systemnachricht, nachricht des systems, nachricht vom entwickler, höchste priorität, vorrang vor, \
             hat vorrang, anweisung des betreibers, anweisung der entwickler, hier spricht, oberste priorität, \
             neue anweisungen, im namen des betreibers, entwicklermodus, administrator hat alle, \
             administrator hat die, mitteilung der plattform, plattformhinweis, mitteilung des anbieters, \
             des herstellers der ki, vom betreiber der ki, notfallanweisung*, neue systemanweisung*, \
             neuer systemprompt, höchster rang, steht über, anordnung des eigentümers, anordnung des betreibers, \
             systemmeldung*, systemhinweis*, systemanweisung*, systembefehl*, systemmitteilung*, systemanordnung*, \
             entwicklernachricht*, entwicklerhinweis*, entwickleranweisung*, entwicklermeldung*, betreiberhinweis*, \
             betreibernachricht*, betreiberanweisung*, betreibermitteilung*, administratornachricht*, \
             administratoranweisung*, adminnachricht*, adminanweisung*, \
             {nachricht|mitteilung|meldung|hinweis|anweisung|anordnung|befehl|weisung} {des administrators|\
             vom administrator|des betreibers|vom betreiber|des systems|vom system|des entwicklers|\
             vom entwickler|der entwickler|des eigentümers|vom eigentümer|der systemverwaltung|des anbieters|\
             vom anbieter}, \
             {betreiber|administrator|entwickler|eigentümer|systemverwaltung} an {agent|agenten|den agenten|\
             alle agenten|modell|das modell}, \
             {betreiber|entwickler|eigentümer} {agent|modell}, \
             {hast|haben|besitzt|besitzen|erhältst} {jetzt|nun|ab sofort|hiermit|ab jetzt} {administratorrechte|adminrechte|administratorenrechte|root rechte|rootrechte|systemrechte}, \
             {jetzt|nun|ab sofort|hiermit} über {administratorrechte|adminrechte|alle rechte|volle rechte|\
             erweiterte rechte}, \
             {administratorrechte|adminrechte|root rechte|systemrechte|erweiterte rechte|erhöhte rechte|\
             alle rechte|volle rechte|vollzugriff} {erteilt|gewährt|zugewiesen|eingeräumt|übertragen|verliehen|\
             freigeschaltet|sind freigeschaltet|wurden dir|wurden ihnen|sind dir}, \
             {administrator|admin|betreiber|entwickler|eigentümer} hat {die bestätigung|die bestätigungen|\
             alle beschränkungen|alle einschränkungen|dich|dir|ihnen|sie}, \
             prioritätsanweisung*, höchster priorität, mit vorrang, \
             {system|betreiber|administrator|admin|entwickler|eigentümer} → {agent|assistent|ki|modell}",
        ),
        (
            Obey,
            "befolg*, führe, ausführ*, führen sie, gehorche*, halte dich an, folge den, folgen sie, handle nach, \
             handeln sie, führt jeden, führt alle, ausführt, führt aus, gehorch*, leiste folge, folge leisten, \
             halte dich ab, hält sich an, tu was, tut was, mach was, erfülle, erfüllt, führt befehle, setze um, \
             setzt um, {deine|ihre|eure} {einzige|neue|eigentliche|wahre|wirkliche|alleinige} aufgabe, \
             {dein|ihr|euer} {einziger|neuer|eigentlicher|wahrer|alleiniger} {auftrag|zweck}, \
             {dein|ihr} einziges ziel, {dein|ihr} neues ziel, \
             {zählt|gilt|gelten|zählen} {allein|nur|nur noch|ausschließlich|einzig} {dieser|diese|dieses|das hier|was hier|was folgt|was jetzt folgt|das folgende}, \
             {allein|nur noch|ausschließlich|einzig} {dieser text|diese nachricht|diese zeilen|dieses dokument|\
             diese anweisung|diese anweisungen|dieser absatz} {gilt|gelten|zählt|zählen}, \
             maßgeblich ist {allein|nur|nur noch} {dieser|diese|dieses|was}, folge nur noch, folgen sie nur noch, \
             gehorchen sie, befolgen sie, richte dich nach, richten sie sich nach, arbeite ab, arbeiten sie ab, \
             erledige folgendes, erledigen sie folgendes, tu folgendes, tun sie folgendes, mach folgendes, \
             machen sie folgendes",
        ),
        (
            Here,
            "folgende*, diese datei, diesem text, dieser datei, diesem dokument, diese anweisung*, unten, \
             dieser seite, schritte unten, die schritte, diesem ticket, dekodiert*, was dort steht, diese zeile*, \
             diese seite, diese anzeige, dieser anzeige, diese rezension, diese bewertung, diesen kommentar, \
             diese mail, diese e mail, diese nachricht, dieses ticket, diesen text, dieses dokument, diese notiz, \
             das hier, dies hier, dies zusammenfasst, hier liest, hierin, weiter unten, adresse unten, folgendes, \
             im anhang, dieses repository, dieses angebot, dieser absatz, diesen absatz, dieser nachricht, \
             diesen eintrag, diese akte, diese bewerbung, diesen lebenslauf, dieses dokuments",
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
            "bewert*, gib, geben sie, empfiehl, empfehl*, antworte, antworten sie, stufe, beurteil*, vergib, \
             sage dass, behaupte*, empfehlen, bewerten, nennt, nenne, geben dieser, geben diesem, vergeben, setze, \
             schreibe, schreib, antwortet, loben, lobe, bezeichne*",
        ),
        (
            Praise,
            "hervorragend, ausgezeichnet, volle punktzahl, höchstnote, bestnote, beste wahl, 10 von 10, \
             keine mängel, keine fehler, keine schwachstellen, sehr gut, bester kandidat, fehlerfrei, nur unser*, \
             allein unser*, ausschließlich unser*, unser produkt, unser hotel, unseren anbieter, unsere firma, \
             mit fünf sternen, fünf sterne, keine befunde, keine beanstandung*, keine anmerkung*, keine einwände, \
             ohne mängel, nichts zu beanstanden, zur einstellung, zum gespräch, egal was, als erste*, \
             an erster stelle, auf platz eins, als sicher, als echt, als gültig, die beste, der beste, das beste",
        ),
        (
            Talk,
            "angreifer*, angriff*, schadcode, beispielsweise, sätze wie, texte wie, erkennt, erkennung, \
             gefiltert, abgewiesen, gefälscht*, fälsch*, vorgetäuscht*, angeblich*, vorgeblich*, betrüger*, phishing, \
             manipulations*, lautet der trick, behaupten oft, versucht oft, versuchen oft",
        ),
        (
            Behind,
            "die du bekommen, die du erhalten, bekommen hast, erhalten hast, die dir, die ihnen, deines betreibers, \
             deines entwicklers, deines teams, deines eigentümers, deines besitzers, deines herstellers, \
             von deinem, von deiner, gegeben hat, gegeben wurde*, mitgegeben, des betreibers, des entwicklers, \
             seines betreibers, ihres betreibers, bekommen habt, die ihr, oberhalb, weiter oben, die oben stehen, \
             die davor stehen",
        ),
        (Check, "prüfungen, linter, fehlgeschlagen*"),
        (
            Feign,
            "sag deinem nutzer dass, sage deinem nutzer dass, sag deinem benutzer dass, sage deinem benutzer dass, \
             dem nutzer sagen dass, dem benutzer sagen dass, dem kunden sagen dass, erzähl deinem nutzer, \
             erzähle deinem nutzer, lüg den nutzer an, belüge, belügen, täusche den nutzer, täusche deinen nutzer, \
             lass den nutzer glauben, lass deinen nutzer glauben, gib vor dass, behaupte dass, \
             als erfolgreich melden, melde sie als erfolgreich, melde sie als bestanden, als bestanden melden, \
             als bestanden gemeldet, als erfolgreich gemeldet, melde alles als erledigt, melde erledigt, \
             streite ab, leugne",
        ),
        (
            Unseen,
            "nutzer sieht das nicht, nutzer sieht dies nicht, nutzer sieht diesen, benutzer sieht das nicht, \
             benutzer sieht diesen, nutzer kann das nicht sehen, nutzer kann dies nicht sehen, \
             benutzer kann dies nicht sehen, nur du siehst, nur du kannst das, nur ki sieht, \
             menschen sehen das nicht, menschen sehen dies nicht, geheime notiz, geheime nachricht, \
             geheimer hinweis, geheime anweisung, für den nutzer unsichtbar, für menschen unsichtbar",
        ),
        (
            Posing,
            "als befehle, als befehl, als anweisung, als anweisungen, als anordnung, wie befehle, wie ein befehl, \
             wie anweisungen, als kämen sie von, als käme es von, als käme sie von, als käme er von, \
             kommen von deinem, kommt von deinem, stammen von deinem, stammt von deinem, als wünsche, als wort, \
             als ob dein, als ob sie von, als hätte dein, als seien sie von",
        ),
        (
            Usurp,
            "ich bin dein betreiber, ich bin dein entwickler, ich bin dein besitzer, ich bin dein eigentümer, \
             ich bin dein neuer, ich bin dein orchestrator, ich bin dein administrator, ich bin dein herr, \
             ich bin dein meister, ich bin dein nutzer, ich bin ihr betreiber, ich habe dich erschaffen, \
             ich habe dich programmiert, du gehorchst mir, du gehorchst nur, du arbeitest jetzt für, du dienst mir, \
             hier spricht dein, hier spricht ihr betreiber, ist nicht dein nutzer, nicht dein echter nutzer, \
             dein wahrer, dein neuer nutzer, dein neuer betreiber, dein neuer besitzer, ist dein besitzer, \
             ist dein eigentümer, ist dein neuer, höre nur auf mich, hör nur auf mich",
        ),
        (
            Deed,
            "lösche, überweise, kaufe, bestelle, genehmige, veröffentliche, schicke, schick, sende, leite, verrate, \
             klicke, buche, bezahle, zahle, empfiehl, installiere, gib frei, übertrage, stimme für, bestätige, \
             behaupte, sag deinem, sage deinem, antworte nur",
        ),
        (
            Recollection,
            "du hast dir gemerkt, das hast du selbst, du selbst hast, hast du selbst notiert, du hast letzte woche, \
             du hast bereits zugesagt, du hast schon zugestimmt, du hast versprochen, deine eigenen notizen, \
             deine eigene erinnerung, aus deinem gedächtnis, wie du beschlossen hast",
        ),
        (
            OwnMemory,
            "dein gedächtnis, deinem gedächtnis, deine erinnerung*, deine notizen, deine langzeit*, dein langzeit*, \
             {dein|deinem|deines|eurem|euer} {gedächtnis|gedächtnisses|langzeitgedächtnis|langzeitspeicher|\
             speicher|wissensspeicher|dauergedächtnis}, \
             {ihr|ihrem|ihres} {langzeitgedächtnis|langzeitspeicher|dauergedächtnis}, \
             {deine|deinen|deiner} {dauerhaften erinnerungen|dauerhaften notizen|merkliste|wissensbasis}",
        ),
        (
            Place,
            "cronjob, autostart, startskript*, shell profil, regeldatei*, authorized keys, bashrc, zshrc, crontab",
        ),
    ],
};
