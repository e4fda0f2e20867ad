//! Polish.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Agent, Ask, Asset, Authority, Become, Behind, Check, Danger, Deed, Disable, Drop, Feign, Free,
    Granted, Greeting, Guard, Harm, Here, Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey,
    OwnMemory, Posing, Praise, Prompt, Protected, Reading, Reveal, Rules, Said, Send, Sink, Standing,
    Supposed, Talk, Task, Tell, TellUser, Trust, Unseen, User, Usurp, Void, Without, Write, You,
};

pub(super) const POLISH: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "model językowy, modele językowe, modelu językowy, asystent*, asystent ai, agent ai, agenci ai, \
             agencie ai, sztuczna inteligencja, sztuczną inteligencją, sztucznej inteligencji, asystencie, agencie, \
             czatbot*, chatbot*, recenzent ai, ai czytając*, si czytając*, dla si",
        ),
        (
            Greeting,
            "drogi, droga, uwaga, wiadomość dla, notatka dla, instrukcja dla, do wszystkich, witaj, cześć, \
             szanowny, tajna notatka dla, tajna wiadomość dla, wiadomość do, do każdego, do każdej, dla każdego, \
             dla wszystkich, każdy, każda, do si, dla si, do ai, dla ai, zasady dla, lekcja dla, przypomnienie dla, \
             hej, do modelu, do asystenta, do agenta",
        ),
        (Supposed, "jeśli jesteś, jeżeli jesteś, jako ai, skoro jesteś, jako asystent, jako agent"),
        (
            Reading,
            "czyta*, przetwarza*, analizuj*, podsumow*, ocenia*, przeczyta*, streszcza*, streści, oceń, tłumacz*, \
             przegląda*, analizuje, sprawdza*, widzi, otwiera*",
        ),
        (
            Modal,
            "musi, musisz, muszą, powinien, powinna, powinieneś, powinny, ma obowiązek, należy, ma wykon*, mają, \
             może teraz, proszony, proszeni, nie musi, jest zobowiązan*",
        ),
        (
            User,
            "użytkownik*, człowiek*, ludzi*, programist*, deweloper*, właściciel*, klient*, nikomu, administrator*, \
             zespół, zespołu, szef*, twórc*, twórca, operator*, czytelnik*, gość",
        ),
        (You, "ty, twoje, twój, swoje, swój"),
        (Not, "nie, nigdy, nic, nikomu, żadn*, niczego"),
        (Without, "bez"),
        (
            Tell,
            "mów, mówiąc, powiedz*, wspomina*, informuj*, powiadamia*, ujawnia*, zgłaszaj, pokazuj, zdradzaj, \
             informuj, informować, informowania, poinformuj, poinformować, powiadom, powiadomić, mówić, powiedz, \
             wspomnij, wspomnieć, zdradzać, zdradzając, ujawnić, zgłaszać, ostrzegaj, ostrzegać, uprzedzaj, \
             uprzedzania, uprzedzając, donoś, zawiadamiaj, zawiadamiania, zawiadamiać, dawaj znać",
        ),
        (
            TellUser,
            "mów użytkownik*, mów o tym użytkownik*, mówiąc użytkownik*, informuj użytkownik*, \
             informuj o tym użytkownik*, wspominaj użytkownik*, wspominaj o tym użytkownik*, powiadamiaj użytkownik*, \
             informując użytkownik*, informowania użytkownik*, wiedzy użytkownik*, powiadamiania użytkownik*, \
             {informowania|powiadamiania|uprzedzania|ostrzegania|zawiadamiania|poinformowania|powiadomienia|\
             wiedzy} {użytkownika|klienta}, \
             {informuj|powiadamiaj|ostrzegaj|uprzedzaj|zawiadamiaj} {o tym użytkownika|użytkownika}, \
             {mów|wspominaj|powiedz|zgłaszaj|pokazuj} {o tym użytkownikowi|użytkownikowi|tego użytkownikowi}, \
             żeby użytkownik {wiedział|się dowiedział|zauważył}, informując {o tym użytkownika|użytkownika}, \
             mówiąc {o tym użytkownikowi|użytkownikowi}",
        ),
        (Ask, "pytaj*, pytania, potwierdzen*, zgod*, pozwolen*, zatwierdzen*"),
        (
            Hush,
            "potajemnie, w tajemnicy, po cichu, skrycie, ukradkiem, bez wiedzy, ukryj, za plecami, niezauważenie, \
             nic o tym nie pisz, nie wspominaj o tym, przemilcz, milcz, nie mów, nie wspominaj, nic nie mów, \
             bez wspominania, między nami, ani słowa, nikomu nie mów, niech nikt, nie zdradzaj, \
             nikomu {o tym|nic|tego} {nie|nie mów|nie wspominaj|nie powiedz|nie zdradzaj}, \
             {nie mów|nie wspominaj|nie mówcie|nie opowiadaj|nie zdradzaj|nie wspominać|nie mówić|nie mówiąc|\
             nie wspominając} {o tym|nikomu|tego|ani słowa|nic|o tym nikomu|tego nikomu}, \
             nikomu {nie mów|nie wspominaj|nie mówcie|nie mówić|nie zdradzaj|ani słowa}, ani słowem, ani mru mru, \
             zachowaj {to w tajemnicy|to dla siebie|milczenie|dyskrecję|w tajemnicy}, zachować w tajemnicy, \
             trzymaj w tajemnicy, cichaczem, w sekrecie, niepostrzeżenie, milcz o tym, milcz na ten temat, \
             przemilczeć, bez {śladu|śladów|wzmianki|słowa|rozgłosu|niczyjej wiedzy}, \
             tak {by|aby|żeby} {nikt|użytkownik} {nie wiedział|się nie dowiedział|nie zauważył|tego nie widział}, \
             nikt {nie może|nie powinien|niech} {wiedzieć|się dowiedzieć|tego widzieć|się nie dowie}, \
             zostanie między nami",
        ),
        (
            Drop,
            "*ignoruj*, zapomnij*, pomiń*, odrzuć*, porzuć*, lekceważ*, zlekceważ*, nie przestrzegaj, nie stosuj, \
             łam, złam, unieważnij, obejdź, zostaw, odłóż na bok, odłóż, porzuć, odrzuć, wyrzuć, zapomnij, \
             zignoruj, ignoruj, nie stosuj się, nie słuchaj, przestań słuchać, przestań stosować, pomiń, lekceważ, \
             olej, za burtę, pozbądź się, oducz się",
        ),
        (
            Rules,
            "instrukcj*, poleceni*, poleceń, wytyczn*, dyrektyw*, rozkaz*, poprzednie zasady, twoje zasady, \
             swoje zasady, wszystkie zasady, wskazówk*, ogranicze*, reguły, zasady, zasad, reguł, lista kontrolna, \
             listę kontrolną, checklista, wytyczne, wytycznych, instrukcje, polecenia, ograniczenia, ograniczeń, \
             dyrektywy, wskazówki, rozkazy, zakazy, reguła, regułom, zasadom, zasada, przepisy, przepisów, \
             regulamin*, nakazy, zalecenia, zaleceń",
        ),
        (Task, "zadani*, prośb*, pytani*"),
        (
            Standing,
            "poprzedni*, wcześniejsz*, powyższ*, wszystk*, twoje, twoich, swoje, swoich, pierwotn*, dotychczasow*, \
             obecn*, otrzyman*, wyżej, powyżej, wszystkie, wszelkie, każde, dotychczasowe, poprzednie, \
             wcześniejsze, które, wszelkich, obowiązując*",
        ),
        (
            Said,
            "wszystko powyżej, wszystko co powyżej, wszystko co ci powiedziano, wszystko co zostało powiedziane, \
             co ci powiedziano, wszystko co było wcześniej, to o co prosił, o co prosił twój, co kazał twój, \
             co mówił twój, co powiedział twój, wszystko co ci, czego chce użytkownik, co robisz, \
             {to co|wszystko co|co} {napisano|jest napisane|powiedziano|podano|zapisano|znajduje się|stoi|było} {powyżej|wyżej|wcześniej|dotychczas|przedtem|dotąd}, \
             wszystko {powyżej|powyższe|wcześniejsze|co powyżej|co wcześniej|co było wcześniej}, \
             {to|całe to|wszystko to} co {powyżej|wyżej|wcześniej}, powyższy tekst, tekst powyżej, powyższe wiersze, \
             wcześniejsze wiadomości",
        ),
        (
            Void,
            "unieważnion*, nieważne, już nie obowiązuj*, przestają obowiązywać, nieaktualne, odwołane, \
             nie obowiązują, nie obowiązuje, już nie obowiązują, straciły ważność, unieważnione, zniósł, zniesione, \
             uchylone, cofnięte, nie dotyczą, nie dotyczy, wygasły, wygasa, były testem, był to test, nie liczą się, \
             kończą się, nie mają zastosowania, \
             już nie {obowiązuje|obowiązują|działa|działają|liczy się|liczą się|jest ważne|są ważne|ma znaczenia|\
             mają znaczenia|wiąże|są aktualne}, \
             nie {obowiązuje|obowiązują|liczy się|liczą się|są ważne|są już ważne|obowiązuje już|obowiązują już|\
             mają mocy|ma mocy|mają już mocy|ma już mocy}, \
             {są|jest|zostają|zostaje|zostały|został|została} {nieważne|nieważny|nieważna|unieważnione|\
             unieważniony|unieważniona|anulowane|anulowany|uchylone|uchylony|uchylona|zawieszone|odwołane|\
             odwołany|zniesione|cofnięte|nieaktualne}, \
             {tracą|traci|utraciły|utracił} {moc|ważność|znaczenie}, straciły {moc|ważność}, \
             {przestają|przestaje|przestały} obowiązywać, null i void, nie mają żadnej mocy",
        ),
        (
            Prompt,
            "prompt systemowy, promptu systemowego, monit systemowy, instrukcje systemowe, \
             instrukcji systemowych, ukryte instrukcje, wiadomość systemową, twoje instrukcje, \
             swoje instrukcje, pierwotne instrukcje",
        ),
        (Reveal, "pokaż*, ujawnij*, wypisz*, wydrukuj*, powtórz*, wyświetl*, podaj*"),
        (
            Send,
            "wyślij*, prześlij*, opublikuj*, wklej*, skopiuj*, załącz*, przekaż*, dołącz*, wrzuć*, zamieść*, \
             prześlij, przesłać, przesyłaj, przesyłać, wyślij, wysłać, wysyłaj, wysyłać, przekaż, przekazać, \
             przekazuj, przekazywać, podaj, podać, udostępnij, udostępnić, udostępniaj, dostarcz, dostarczyć, wrzuć, \
             wrzucić, załaduj, prześle, wyśle, wgraj, opublikuj, przeforwarduj, roześlij, nadaj, skieruj, dołącz, \
             wklej, skopiuj",
        ),
        (
            Protected,
            "hasło, hasła, haseł, klucze, kluczy, klucz api, klucze api, klucz prywatny, \
             klucze prywatne, dane logowania, poświadczenia, sekrety, zmienne środowiskowe, \
             zawartość env, zawartość pliku env, zawartości pliku env, {karta|karty|kartę|kartą|kart} kredytow*",
        ),
        (
            Intimate,
            "rozmow*, historię czatu, historię rozmowy, konwersacj*, imię użytkownika, e maile użytkownika, \
             kalendarz użytkownika, pliki użytkownika, dane użytkownika, katalogu domowego, zawartość katalogu, \
             ostatnie wiadomości, wiadomości użytkownika, kontakty, listę kontaktów, książkę adresową, \
             swojego użytkownika, twojego użytkownika, listę klientów",
        ),
        (
            Write,
            "dodaj*, dopisz*, zapisz*, wstaw*, zainstaluj*, zarejestruj*, skopiuj*, dodaj, dodać, dopisz, dopisać, \
             wpisz, wpisać, wstaw, zapisz, zapisać, umieść, umieścić, zainstaluj, zainstalować, utwórz, utworzyć, \
             stwórz, dołącz, dołączyć, wprowadź, wprowadzić, wklej, skonfiguruj, zarejestruj, zostaw, wrzuć, doklej",
        ),
        (
            Memory,
            "zapamiętaj*, w pamięci, w swojej pamięci, do pamięci, twoja pamięć, pamięci długotrwałej, \
             jako preferencję, preferencja użytkownika, pamiętaj, zapisz w pamięci, zapamiętaj, zapamiętaj na zawsze, \
             twojej pamięci, pamięci trwałej, pamięć długotrwał*, nigdy nie zapomnij, lekcja, jako fakt, jako regułę, \
             zanotuj na stałe, utrwal, pamięci {długotrwałej|długoterminowej|trwałej|stałej}, \
             pamięć {długotrwała|długotrwałą|długoterminowa|długoterminową|trwała|trwałą}, \
             {swojej|twojej|swoją|twoją} {pamięci|pamięć|bazy wiedzy|bazie wiedzy}, \
             {zanotuj|zanotować|zanotujcie|zapisz|zapisać|zapiszcie|zachowaj|zachować|utrwal|utrwalić|odnotuj|odnotować} {na zawsze|na stałe|trwale|raz na zawsze|na przyszłość|w pamięci|do pamięci|w swojej pamięci|jako fakt|jako regułę|jako zasadę|jako preferencję|że użytkownik}, \
             {na zawsze|na stałe|trwale} {zanotuj|zapisz|zapamiętaj|zachowaj|zapamiętać|zapisać}, \
             notatka {na zawsze|na stałe|na przyszłość|na wieczność}, \
             {nigdy nie|nie} {zapomnij|zapominaj|zapomnijcie} że, nigdy nie zapominaj, \
             proszę {zapamiętać|zanotować na|zapisać w pamięci}, \
             {dodaj|dodać|dopisz|dopisać|wprowadź|wprowadzić|wpisz|wpisać} do {pamięci|swojej pamięci|\
             twojej pamięci|pamięci długotrwałej|swojej bazy}, \
             {trwała|stała} {reguła|zasada|preferencja|instrukcja}, \
             {trwałą|stałą} {regułę|zasadę|preferencję|instrukcję}, wpis do pamięci, miej na uwadze zawsze, \
             przyjmij za pewnik, przyjmij jako fakt, wbij sobie do głowy, naucz się że, \
             {trwałej|długotrwałej|stałej|długoterminowej} pamięci, {trwałą|długotrwałą|stałą|długoterminową} pamięć",
        ),
        (
            Lasting,
            "zawsze, od teraz, odtąd, na przyszłość, w przyszłości, na zawsze, każdej sesji, każdą sesję, \
             wszystkich sesjach, na stałe, nigdy więcej, przyszłych, kolejnych sesjach, od dziś, \
             w każdym projekcie, nigdy, od tego miejsca, za każdym razem, w każdej rozmowie, raz na zawsze, \
             bez wyjątku, do odwołania, na wieki, na wieczność, po wsze czasy, od tej chwili, od tej pory, \
             od dzisiaj, w każdej sesji, we wszystkich sesjach, podczas każdej sesji, przy każdym starcie, \
             przy każdym uruchomieniu, bezterminowo",
        ),
        (
            Trust,
            "zaufan*, godn*, bezpieczny, bezpieczne, jest bezpieczn*, są bezpieczn*, ufaj, wyłączon*, \
             nie wymagają zgody, nigdy nie wymagają, nie wymaga zgody, bez zgody, nie trzeba sprawdzać, \
             oficjalne źródło, jedyne źródło, ślepo, nieszkodliw*, już sprawdzon*, zawsze zatwierdz*, wiarygodn*, \
             {ufa|ufają|ufaj|ufamy|zaufał|ufać} {wszystkim|każdemu|każdej|w pełni|bezgranicznie|ślepo|całkowicie|\
             zawsze|bezwarunkowo}, \
             pełne zaufanie, pełnym zaufaniem, całkowite zaufanie, godny zaufania, godne zaufania, godna zaufania, \
             godnych zaufania, \
             nie {wymaga|wymagają|potrzebuje|potrzebują} {potwierdzenia|zgody|sprawdzenia|weryfikacji|\
             zatwierdzenia|przeglądu|kontroli|akceptacji}, \
             zwolniony z, zwolnione z, zwolniona z, wolne od kontroli, są bezpieczne i, uznawaj za bezpieczne, \
             uznawać za bezpieczne",
        ),
        (
            Disable,
            "pomiń*, pomija*, wyłącz*, obejdź, omijaj*, ignoruj*, zablokuj, dezaktywuj*, nie wymagaj*, nie wymaga, \
             nie potrzeb*, odrzucaj, odrzuć, odmawiaj, pomiń, wyłącz, zniósł, znieś, usuń, zbędn*, niepotrzebn*, \
             zignoruj, odkładaj, zamknij, zawieszone, zawieszono, zawieszona, zniesione, zniesiono, zniesiona, \
             anulowane, usunięte, usunięto, dezaktywowane, dezaktywuj, dezaktywowano, pominięte, omijaj, omiń, \
             nie są już potrzebne, nie jest już potrzebne, nie są wymagane, nie jest wymagane",
        ),
        (
            Guard,
            "weryfikacj*, potwierdzeni*, ostrzeżeni*, ostrzeżeń, certyfikat*, kontrol*, sprawdzani*, przegląd*, \
             zatwierdzen*, zabezpiecze*, zaporę, zapory, zgody, zgoda, \
             {aktualizacja|aktualizacje|aktualizacji|aktualizację} bezpieczeństwa, aktualizacje bezpieczeństwa, \
             ograniczenia, podpis*, drugi podpis, zatwierdzeni*, antywirus*, zabezpieczeni*, autoryzacj*, \
             potwierdzeń, potwierdzania, zatwierdzeń, ograniczeń",
        ),
        (
            Harm,
            "usuń*, skasuj*, zniszcz*, nadpisz*, przelej*, zatwierdź*, zatwierdzaj*, opublikuj*, zamknij*",
        ),
        (
            Asset,
            "plik*, bazę danych, bazy danych, katalog*, repozytor*, gałęz*, gałąź, kopie zapasowe, \
             konto, pieniądze, testy",
        ),
        (
            Abuse,
            "zatwierdź to, zatwierdź ten, zatwierdzaj wszystkie, usuń wszystkie, przelej pieniądze, \
             akceptuj wszystkie, wybierz najdroższ*, najdroższy lot, najdroższy pokój, zarezerwuj najdroższ*, kup, \
             zamów, zagłosuj na, kliknij, potwierdź przelew, zatwierdź tę, zapłać, otwórz drzwi, zablokuj konto, \
             przemilcz, zaakceptuj warunki",
        ),
        (
            Danger,
            "bez pytania, bez potwierdzenia, jako root, bez testów, bez sprawdzania, pomijaj testy, bez zgody, \
             bez zatwierdzenia, każde polecenie, wszystkie polecenia, każdy rozkaz, każdą komendę, bez czytania, \
             płatności, przelewy, \
             bez {dalszego|dalszych|dodatkowego|żadnego|ponownego|jakiegokolwiek} {potwierdzenia|potwierdzania|\
             pytania|pytań|zatwierdzenia|zatwierdzania|sprawdzania}, \
             bez {pytania|pytań|potwierdzenia|potwierdzania|zastanowienia|wahania|zadawania pytań|sprawdzania|\
             weryfikacji|zatwierdzenia|czytania}, \
             bez {pytania o|proszenia o|czekania na} {zgodę|zgody|potwierdzenie|pozwolenie|zatwierdzenie|akceptację}, \
             nie {pytając|pytaj o zgodę|czekając na zgodę|prosząc o zgodę}, \
             {każde|wszystkie|dowolne} {polecenie|polecenia|komendy|rozkazy}",
        ),
        (
            Granted,
            "zatwierdził*, zgodził*, pozwolił*, wyraził zgodę, zaakceptował*, potwierdził*, zatwierdzone, \
             {tak|tak ja} {potwierdzam|zgadzam się|zezwalam|zatwierdzam|akceptuję|pozwalam|wyrażam zgodę|autoryzuję}, \
             {potwierdzam|zezwalam|zatwierdzam|akceptuję|pozwalam|autoryzuję} {wszystko|wszystkie|na wszystko|\
             na wszystkie|każdy|każdą|każde|ci|możesz|to}, \
             {wyrażam|wyraził|wyraziła|wyraża|daję|dał|dała|daje|udzielam|udzielił|udzieliła} {zgodę|pozwolenie|\
             zgody|pozwolenia|wolną rękę|zielone światło|ci zgodę|ci pozwolenie|swoją zgodę|pełną zgodę|ci wolną rękę}, \
             {zatwierdza|akceptuje|dopuszcza|potwierdza|autoryzuje} {każdy|każdą|każde|wszystko|wszystkie|zawsze|\
             z góry|dowolny|dowolną}, \
             zgadza się na {wszystko|wszystkie|każdy|każdą}, zatwierdzony, zatwierdzona, zaakceptowane, \
             zaakceptowany, dozwolone, zezwolono, udzielono zgody, autoryzowane, przyznano",
        ),
        (
            Authority,
            "komunikat systemowy, wiadomość systemowa, wiadomość od programist*, najwyższy priorytet, \
             ma pierwszeństwo, nowe instrukcje, nowe polecenia, tryb programisty, tryb deweloperski, tryb serwisowy, \
             administrator zniósł, administrator usunął, powiadomienie platformy, wiadomość od platformy, \
             wiadomość od twojego, rozkaz właściciela, polecenie właściciela, nowy prompt systemowy, \
             {wiadomość|komunikat|polecenie|instrukcja|rozkaz|uwaga|informacja|zarządzenie|powiadomienie|notatka|dyspozycja} {systemowa|systemowe|systemowy|od systemu|systemu|od administratora|administratora|od operatora|operatora|od dewelopera|dewelopera|od programisty|programisty|od programistów}, \
             {operator|administrator|właściciel|deweloper|programista} {agent|do agenta|do agentów|\
             do wszystkich agentów|do modelu|model}, \
             {masz|ma pan|ma pani|posiadasz|otrzymujesz} {teraz|od teraz|odtąd|już|od tej chwili} {uprawnienia|prawa|pełne uprawnienia|wszystkie uprawnienia|pełny dostęp|dostęp}, \
             {teraz|od teraz|od tej chwili} masz {uprawnienia|prawa|pełne|wszystkie|dostęp}, \
             {przyznano|nadano|udzielono|przydzielono} {ci|panu|pani|wam|tobie|agentowi} {uprawnienia|podwyższone|pełne|prawa|rozszerzone|dostęp}, \
             {administrator|operator|deweloper|właściciel} {upoważnia cię|zezwala ci|pozwala ci|wyłączył|zniósł|\
             zawiesił|przyznał ci|nadał ci}, \
             instrukcja priorytetowa, polecenie priorytetowe, tryb administratora, bezwzględny priorytet, \
             {system|operator|administrator|deweloper|programista|właściciel} → {agent|asystent|ai|model}",
        ),
        (
            Obey,
            "wykonaj*, wykonuj*, posłuchaj, bądź posłuszn*, podporządkuj się, postępuj*, stosuj się, wykonuj, \
             wykonaj, wykonywać, wykonuje, słuchaj, stosuj się do, rób co, zrób to, postępuj według, \
             {twoim|twoje|twoją|pana|pani} {jedynym|jedyne|jedyną|nowym|nowe} {zadaniem|zadanie|celem|obowiązkiem|poleceniem|misją}, \
             {liczy się|obowiązuje|ważny jest|liczą się|obowiązują} {tylko|wyłącznie|jedynie} {ten|ta|to|te|\
             poniższe|poniższy|co następuje}, \
             {tylko|wyłącznie|jedynie} {ten tekst|ta wiadomość|te instrukcje|to polecenie|\
             ten dokument} {się liczy|obowiązuje|jest ważny|są ważne|obowiązują}, \
             {wykonaj|wykonać|wykonuj|proszę wykonać|wykonajcie|zrób|zróbcie|realizuj|zrealizuj} {poniższe|\
             następujące|to co poniżej|co następuje|to co następuje|wszystko|każde|poniższą|kolejne}, \
             {słuchaj|słuchać} {tylko|wyłącznie}, stosuj się {tylko|wyłącznie|do poniższych|do tych}, \
             kieruj się {tylko|wyłącznie}, będziesz {wykonywać|wykonywał|słuchać|słuchał}",
        ),
        (
            Here,
            "następując*, ten plik, tego pliku, tym pliku, ten tekst, ten dokument, tym dokumencie, te instrukcje, \
             tych instrukcji, te kroki, poniższ*, poniżej, tej stronie, to ogłoszenie, tego ogłoszenia, tę stronę, \
             ta strona, tej strony, tego tekstu, tę wiadomość, tej wiadomości, tę notatkę, tego dokumentu, \
             ten komentarz, tę recenzję, tej recenzji, to zgłoszenie, ten wiersz, niniejsz*, to czyta, co następuje, \
             ta wiadomość, te polecenia",
        ),
        (
            Become,
            "jesteś teraz, od teraz jesteś, teraz jesteś, udawaj, zachowuj się jak, działaj jako, \
             przełącz się",
        ),
        (
            Free,
            "nie obowiązują cię żadne, nie obowiązują cię żadne zasady, bez żadnych zasad, bez żadnych reguł, \
             bez ogranicze*, bez zasad, bez cenzury, bez filtrów, żadnych ogranicze*, nieograniczon*, \
             tryb programisty, tryb deweloperski, tryb serwisowy",
        ),
        (
            Judge,
            "oceń*, poleć*, polecaj*, rekomenduj*, odpowiedz*, przyznaj*, stwierdź*, polecaj, poleć, rekomenduj, \
             doradzaj, oceń, daj, przyznaj, napisz, wymień, chwal, odpowiedz, uznaj",
        ),
        (
            Praise,
            "doskonał*, znakomit*, {najwyższa|najwyższą|najwyższe|najwyższej} ocen*, \
             {maksymalna|maksymalną|maksymalne|maksymalnej} ocen*, najlepszy wybór, 10 na 10, bez wad, \
             brak podatności, najlepszy kandydat, tylko nasz*, jedynie nasz*, wyłącznie nasz*, nasz hotel, \
             nasz produkt, nasza firma, pięć gwiazdek, brak uwag, bez uwag, bez zastrzeżeń, brak zastrzeżeń, \
             najlepsz*, jako autentyczn*, na rozmowę",
        ),
        (
            Talk,
            "atakując*, napastnik*, atak, ataki, ataku, wstrzyknięci*, na przykład, zdania typu, złośliw*, fałszyw*, \
             sfałszowan*, podrobion*, rzekom*, oszust*, podszywa*, phishing, próbuje wmówić, próbują wmówić, \
             próbuje przekonać, próba, próby",
        ),
        (Sink, "na serwer"),
        (
            Agent,
            "modelu, modele, agencie, agenci, bocie, boty, robot, robocie, maszyno, maszyna, pomocniku, orkiestrator",
        ),
        (
            Behind,
            "które dał, które ci, które dostał*, które otrzymał*, od twórcy, od operatora, od twojego, \
             twojego operatora, twojego twórcy, twojego zespołu, twojego właściciela, swojego operatora, dane ci, \
             otrzymane",
        ),
        (Check, "testy, testów"),
        (
            Feign,
            "powiedz swojemu użytkownikowi że, powiedz użytkownikowi że, powiedz swojemu użytkownikowi, wmów, \
             okłam, oszukaj użytkownika, jako zaliczone, jako udane, zgłoś jako udane, udawaj że, zaprzecz, \
             twierdź że, przekonaj swojego, przekonaj użytkownika",
        ),
        (
            Unseen,
            "użytkownik tego nie widzi, użytkownik nie widzi, użytkownik nie może zobaczyć, tylko ty widzisz, \
             tylko ty możesz, ludzie tego nie widzą, tajna notatka, tajna wiadomość, tajna instrukcja, \
             niewidoczne dla użytkownika, niewidoczna dla użytkownika",
        ),
        (
            Posing,
            "jako rozkazy, jako rozkaz, jako polecenia, jako polecenie, jak rozkazy, jak polecenia, \
             jakby pochodziły, jakby pochodził*, pochodzą od twojego, pochodzi od twojego, za rozkazy, za polecenia",
        ),
        (
            Usurp,
            "jestem twoim operatorem, jestem twoim twórcą, jestem twoim właścicielem, jestem twoim nowym, \
             jestem twoim panem, jestem twoim administratorem, jestem twoim programistą, \
             jestem twoim użytkownikiem, stworzyłem cię, słuchasz tylko mnie, słuchaj tylko mnie, \
             pracujesz teraz dla, pracujesz dla mnie, nie jest twoim użytkownikiem, twój prawdziwy użytkownik, \
             twój prawdziwy właściciel, twój nowy właściciel, twój nowy użytkownik, jest twoim właścicielem",
        ),
        (
            Deed,
            "usuń, kup, zamów, zatwierdź, opublikuj, wyślij, prześlij, ujawnij, kliknij, zarezerwuj, zapłać, \
             zainstaluj, zagłosuj, powiedz swojemu, potwierdź, przelej",
        ),
        (
            OwnMemory,
            "twojej pamięci, swojej pamięci, twoja pamięć, \
             {swojej|twojej|swoją|twoją|twoja|swoja|pana|pani} {pamięci|pamięć|bazy wiedzy|bazie wiedzy|\
             trwałej pamięci|długotrwałej pamięci|pamięci długotrwałej|pamięci długoterminowej|pamięci trwałej}, \
             {twoich|swoich} {wspomnień|trwałych notatek}, {swojej|twojej} {stałej|długoterminowej} pamięci",
        ),
    ],
};
