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
            "potajemnie, w tajemnicy, po cichu, skrycie, ukradkiem, bez wiedzy, ukryj, za plecami, niezauważenie, \
             nic o tym nie pisz, nie wspominaj o tym, przemilcz, milcz, nie mów, nie wspominaj, nic nie mów, \
             bez wspominania, między nami, ani słowa, nikomu nie mów, niech nikt, nie zdradzaj",
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
             dyrektywy, wskazówki, rozkazy, zakazy",
        ),
        (Task, "zadani*, prośb*, pytani*"),
        (
            Standing,
            "poprzedni*, wcześniejsz*, powyższ*, wszystk*, twoje, twoich, swoje, swoich, pierwotn*, dotychczasow*, \
             obecn*, otrzyman*, wyżej, powyżej, wszystkie, wszelkie, każde, dotychczasowe, poprzednie, \
             wcześniejsze, które",
        ),
        (
            Said,
            "wszystko powyżej, wszystko co powyżej, wszystko co ci powiedziano, wszystko co zostało powiedziane, \
             co ci powiedziano, wszystko co było wcześniej, to o co prosił, o co prosił twój, co kazał twój, \
             co mówił twój, co powiedział twój, wszystko co ci, czego chce użytkownik, co robisz",
        ),
        (
            Void,
            "unieważnion*, nieważne, już nie obowiązuj*, przestają obowiązywać, nieaktualne, odwołane, \
             nie obowiązują, nie obowiązuje, już nie obowiązują, straciły ważność, unieważnione, zniósł, zniesione, \
             uchylone, cofnięte, nie dotyczą, nie dotyczy, wygasły, wygasa, były testem, był to test, \
             nie liczą się, kończą się, nie mają zastosowania",
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
             kalendarz użytkownika, pliki użytkownika, dane użytkownika, katalogu domowego, zawartość katalogu, \
             ostatnie wiadomości, wiadomości użytkownika, kontakty, listę kontaktów, książkę adresową, \
             swojego użytkownika, twojego użytkownika, listę klientów",
        ),
        (Write, "dodaj*, dopisz*, zapisz*, wstaw*, zainstaluj*, zarejestruj*, skopiuj*"),
        (
            Memory,
            "zapamiętaj*, w pamięci, w swojej pamięci, do pamięci, twoja pamięć, pamięci długotrwałej, \
             jako preferencję, preferencja użytkownika, pamiętaj, zapisz w pamięci, zapamiętaj, \
             zapamiętaj na zawsze, twojej pamięci, pamięci trwałej, pamięć długotrwał*, nigdy nie zapomnij, lekcja, \
             jako fakt, jako regułę, zanotuj na stałe, utrwal",
        ),
        (
            Lasting,
            "zawsze, od teraz, odtąd, na przyszłość, w przyszłości, na zawsze, każdej sesji, każdą sesję, \
             wszystkich sesjach, na stałe, nigdy więcej, przyszłych, kolejnych sesjach, od dziś, \
             w każdym projekcie, nigdy, od tego miejsca, za każdym razem, w każdej rozmowie, raz na zawsze, \
             bez wyjątku, do odwołania",
        ),
        (
            Trust,
            "zaufan*, godn*, bezpieczny, bezpieczne, jest bezpieczn*, są bezpieczn*, ufaj, wyłączon*, \
             nie wymagają zgody, nigdy nie wymagają, nie wymaga zgody, bez zgody, nie trzeba sprawdzać, \
             oficjalne źródło, jedyne źródło, ślepo, nieszkodliw*, już sprawdzon*, zawsze zatwierdz*, wiarygodn*",
        ),
        (
            Disable,
            "pomiń*, pomija*, wyłącz*, obejdź, omijaj*, ignoruj*, zablokuj, dezaktywuj*, nie wymagaj*, nie wymaga, \
             nie potrzeb*, odrzucaj, odrzuć, odmawiaj, pomijaj, pomiń, pomijane, wyłącz, zniósł, znieś, usuń, \
             zbędn*, niepotrzebn*, zignoruj, odkładaj, zamknij",
        ),
        (
            Guard,
            "weryfikacj*, potwierdzeni*, ostrzeżeni*, ostrzeżeń, certyfikat*, kontrol*, sprawdzani*, przegląd*, \
             zatwierdzen*, zabezpiecze*, zaporę, zapory, zgody, zgoda, aktualizacj* bezpieczeństwa, \
             aktualizacje bezpieczeństwa, ograniczenia, podpis*, drugi podpis, zatwierdzeni*, antywirus*, \
             zabezpieczeni*, autoryzacj*",
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
             płatności, przelewy",
        ),
        (
            Granted,
            "zatwierdził*, zgodził*, pozwolił*, wyraził zgodę, zaakceptował*, potwierdził*, zatwierdzone",
        ),
        (
            Authority,
            "komunikat systemowy, wiadomość systemowa, wiadomość od programist*, najwyższy priorytet, \
             ma pierwszeństwo, nowe instrukcje, nowe polecenia, tryb programisty, tryb deweloperski, \
             tryb serwisowy, administrator zniósł, administrator usunął, powiadomienie platformy, \
             wiadomość od platformy, wiadomość od twojego, rozkaz właściciela, polecenie właściciela, \
             nowy prompt systemowy",
        ),
        (
            Obey,
            "wykonaj*, wykonuj*, posłuchaj, bądź posłuszn*, podporządkuj się, postępuj*, stosuj się, wykonuj, \
             wykonaj, wykonywać, wykonuje, słuchaj, stosuj się do, rób co, zrób to, postępuj według",
        ),
        (
            Here,
            "następując*, ten plik, tego pliku, tym pliku, ten tekst, ten dokument, tym dokumencie, te instrukcje, \
             tych instrukcji, te kroki, poniższ*, poniżej, tej stronie, to ogłoszenie, tego ogłoszenia, tę stronę, \
             ta strona, tej strony, tego tekstu, tę wiadomość, tej wiadomości, tę notatkę, tego dokumentu, \
             ten komentarz, tę recenzję, tej recenzji, to zgłoszenie, ten wiersz, niniejsz*, to czyta",
        ),
        (
            Become,
            "jesteś teraz, od teraz jesteś, teraz jesteś, udawaj, zachowuj się jak, działaj jako, \
             przełącz się",
        ),
        (
            Free,
            "nie obowiązują cię żadne, nie obowiązują cię żadne zasady, bez żadnych zasad, bez żadnych reguł, bez ogranicze*, bez zasad, bez cenzury, bez filtrów, żadnych ogranicze*, nieograniczon*, \
             tryb programisty, tryb deweloperski, tryb serwisowy",
        ),
        (
            Judge,
            "oceń*, poleć*, polecaj*, rekomenduj*, odpowiedz*, przyznaj*, stwierdź*, polecaj, poleć, rekomenduj, \
             doradzaj, oceń, daj, przyznaj, napisz, wymień, chwal, odpowiedz, uznaj",
        ),
        (
            Praise,
            "doskonał*, znakomit*, najwyższ* ocen*, maksymaln* ocen*, najlepszy wybór, 10 na 10, bez wad, \
             brak podatności, najlepszy kandydat, tylko nasz*, jedynie nasz*, wyłącznie nasz*, nasz hotel, \
             nasz produkt, nasza firma, pięć gwiazdek, brak uwag, bez uwag, bez zastrzeżeń, brak zastrzeżeń, \
             najlepsz*, jako autentyczn*, na rozmowę",
        ),
        (
            Talk,
            "atakując*, napastnik*, atak, ataki, ataku, wstrzyknięci*, na przykład, zdania typu, złośliw*",
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
        (OwnMemory, "twojej pamięci, swojej pamięci, twoja pamięć"),
    ],
};
