//! Polish.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Ask, Asset, Authority, Become, Danger, Disable, Drop, Free, Granted, Greeting, Guard, Harm, Here,
    Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey, Praise, Prompt, Protected, Reading,
    Reveal, Rules, Said, Send, Sink, Standing, Supposed, Talk, Task, Tell, TellUser, Trust, User, Void,
    Without, Write, You,
};

pub(super) const POLISH: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "model językowy, modele językowe, modelu językowy, asystent*, asystent ai, agent ai, agenci ai, \
             agencie ai, sztuczna inteligencja, sztuczną inteligencją, sztucznej inteligencji, asystencie, \
             agencie",
        ),
        (
            Greeting,
            "drogi, droga, uwaga, wiadomość dla, notatka dla, instrukcja dla, do wszystkich, witaj, cześć",
        ),
        (Supposed, "jeśli jesteś, jeżeli jesteś, jako ai"),
        (Reading, "czyta*, przetwarza*, analizuj*, podsumow*, ocenia*"),
        (Modal, "musi, musisz, muszą, powinien, powinna, powinieneś, powinny, ma obowiązek, należy"),
        (User, "użytkownik*, człowiek*, ludzi*, programist*, deweloper*, właściciel*, klient*, nikomu"),
        (You, "ty, twoje, twój, swoje, swój"),
        (Not, "nie, nigdy, nic, nikomu, żadn*, niczego"),
        (Without, "bez"),
        (
            Tell,
            "mów, mówiąc, powiedz*, wspomina*, informuj*, powiadamia*, ujawnia*, zgłaszaj, pokazuj, \
             zdradzaj",
        ),
        (
            TellUser,
            "mów użytkownik*, mów o tym użytkownik*, mówiąc użytkownik*, informuj użytkownik*, \
             informuj o tym użytkownik*, wspominaj użytkownik*, wspominaj o tym użytkownik*, \
             powiadamiaj użytkownik*, informując użytkownik*, informowania użytkownik*, \
             wiedzy użytkownik*, powiadamiania użytkownik*",
        ),
        (Ask, "pytaj*, pytania, potwierdzen*, zgod*, pozwolen*, zatwierdzen*"),
        (
            Hush,
            "potajemnie, w tajemnicy, po cichu, skrycie, ukradkiem, bez wiedzy, ukryj, za plecami, \
             niezauważenie, nic o tym nie pisz, nie wspominaj o tym",
        ),
        (
            Drop,
            "*ignoruj*, zapomnij*, pomiń*, odrzuć*, porzuć*, lekceważ*, zlekceważ*, nie przestrzegaj, \
             nie stosuj, łam, złam, unieważnij, obejdź, zostaw",
        ),
        (
            Rules,
            "instrukcj*, poleceni*, poleceń, wytyczn*, dyrektyw*, rozkaz*, poprzednie zasady, \
             twoje zasady, swoje zasady, wszystkie zasady, wskazówk*, ogranicze*, reguły",
        ),
        (Task, "zadani*, prośb*, pytani*"),
        (
            Standing,
            "poprzedni*, wcześniejsz*, powyższ*, wszystk*, twoje, twoich, swoje, swoich, pierwotn*, \
             dotychczasow*, obecn*, otrzyman*, wyżej, powyżej",
        ),
        (
            Said,
            "wszystko powyżej, wszystko co powyżej, wszystko co ci powiedziano, \
             wszystko co zostało powiedziane, co ci powiedziano, wszystko co było wcześniej",
        ),
        (Void, "unieważnion*, nieważne, już nie obowiązuj*, przestają obowiązywać, nieaktualne, odwołane"),
        (
            Prompt,
            "prompt systemowy, promptu systemowego, monit systemowy, instrukcje systemowe, \
             instrukcji systemowych, ukryte instrukcje, wiadomość systemową, twoje instrukcje, \
             swoje instrukcje, pierwotne instrukcje",
        ),
        (Reveal, "pokaż*, ujawnij*, wypisz*, wydrukuj*, powtórz*, wyświetl*, podaj*"),
        (
            Send,
            "wyślij*, prześlij*, opublikuj*, wklej*, skopiuj*, załącz*, przekaż*, dołącz*, wrzuć*, \
             zamieść*",
        ),
        (
            Protected,
            "hasło, hasła, haseł, klucze, kluczy, klucz api, klucze api, klucz prywatny, \
             klucze prywatne, dane logowania, poświadczenia, sekrety, zmienne środowiskowe, \
             zawartość env, zawartość pliku env, zawartości pliku env, kart* kredytow*",
        ),
        (
            Intimate,
            "rozmow*, historię czatu, historię rozmowy, konwersacj*, imię użytkownika, e maile użytkownika, \
             kalendarz użytkownika, pliki użytkownika, dane użytkownika, katalogu domowego, \
             zawartość katalogu",
        ),
        (Write, "dodaj*, dopisz*, zapisz*, wstaw*, zainstaluj*, zarejestruj*, skopiuj*"),
        (
            Memory,
            "zapamiętaj*, w pamięci, w swojej pamięci, do pamięci, twoja pamięć, pamięci długotrwałej, \
             jako preferencję, preferencja użytkownika, pamiętaj",
        ),
        (
            Lasting,
            "zawsze, od teraz, odtąd, na przyszłość, w przyszłości, na zawsze, każdej sesji, każdą sesję, \
             wszystkich sesjach, na stałe, nigdy więcej, przyszłych, kolejnych sesjach, od dziś, \
             w każdym projekcie",
        ),
        (Trust, "zaufan*, godn*, bezpieczny, bezpieczne, jest bezpieczn*, są bezpieczn*, ufaj, wyłączon*"),
        (Disable, "pomiń*, pomija*, wyłącz*, obejdź, omijaj*, ignoruj*, zablokuj, dezaktywuj*"),
        (
            Guard,
            "weryfikacj*, potwierdzeni*, ostrzeżeni*, ostrzeżeń, certyfikat*, kontrol*, sprawdzani*, \
             przegląd*, zatwierdzen*, zabezpiecze*, zaporę, zapory",
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
             akceptuj wszystkie",
        ),
        (Danger, "bez pytania, bez potwierdzenia, jako root, bez testów, bez sprawdzania, pomijaj testy"),
        (
            Granted,
            "zatwierdził*, zgodził*, pozwolił*, wyraził zgodę, zaakceptował*, potwierdził*, zatwierdzone",
        ),
        (
            Authority,
            "komunikat systemowy, wiadomość systemowa, wiadomość od programist*, najwyższy priorytet, \
             ma pierwszeństwo, nowe instrukcje, nowe polecenia, tryb programisty, tryb deweloperski, \
             tryb serwisowy",
        ),
        (Obey, "wykonaj*, wykonuj*, posłuchaj, bądź posłuszn*, podporządkuj się, postępuj*, stosuj się"),
        (
            Here,
            "następując*, ten plik, tego pliku, tym pliku, ten tekst, ten dokument, tym dokumencie, \
             te instrukcje, tych instrukcji, te kroki, poniższ*, poniżej, tej stronie",
        ),
        (
            Become,
            "jesteś teraz, od teraz jesteś, teraz jesteś, udawaj, zachowuj się jak, działaj jako, \
             przełącz się",
        ),
        (
            Free,
            "bez ogranicze*, bez zasad, bez cenzury, bez filtrów, żadnych ogranicze*, nieograniczon*, \
             tryb programisty, tryb deweloperski, tryb serwisowy",
        ),
        (Judge, "oceń*, poleć*, polecaj*, rekomenduj*, odpowiedz*, przyznaj*, stwierdź*"),
        (
            Praise,
            "doskonał*, znakomit*, najwyższ* ocen*, maksymaln* ocen*, najlepszy wybór, 10 na 10, \
             bez wad, brak podatności, najlepszy kandydat",
        ),
        (
            Talk,
            "atakując*, napastnik*, atak, ataki, ataku, wstrzyknięci*, na przykład, zdania typu, złośliw*",
        ),
        (Sink, "na serwer"),
    ],
};
