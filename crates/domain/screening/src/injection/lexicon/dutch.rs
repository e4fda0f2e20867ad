//! Dutch.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Ask, Asset, Authority, Become, Danger, Disable, Drop, Free, Granted, Greeting, Guard, Harm, Here,
    Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey, Praise, Prompt, Protected, Reading,
    Reveal, Rules, Said, Send, Standing, Supposed, Talk, Task, Tell, TellUser, Trust, User, Without, Write,
    You,
};

pub(super) const DUTCH: Language = Language {
    free: true,
    terms: &[
        (Machine, "*taalmodel*, assistent, ai assistent*, kunstmatige intelligentie, ai agent*, ai model*"),
        (
            Greeting,
            "beste, hallo, let op, aan alle, bericht aan, opmerking voor, instructie voor, boodschap voor, \
             aan het, voor het",
        ),
        (Supposed, "als je een, als u een, indien u een"),
        (Reading, "leest, lezen, verwerk*, samenvat*, beoordeel*, analyseer*"),
        (Modal, "moet, moeten, dient, dienen, behoort"),
        (User, "gebruiker*, beheerder*, mens, mensen, ontwikkelaar*, klant*"),
        (You, "je, jij, jouw, uw"),
        (Not, "niet, nooit, geen, niets, niemand"),
        (Without, "zonder"),
        (Tell, "vertel*, meld, melden, meldt, vermeld*, informeer*, noem, zeg, zeggen, toon"),
        (
            TellUser,
            "vertel de gebruiker, zeg de gebruiker, zeg dit niet tegen de gebruiker, tegen de gebruiker, \
             aan de gebruiker, informeer de gebruiker",
        ),
        (Ask, "te vragen, vragen, vraag, bevestiging, toestemming, goedkeuring"),
        (
            Hush,
            "stiekem, heimelijk, in het geheim, ongemerkt, stilletjes, zonder medeweten, \
             zonder dat de gebruiker, geheim houden, verzwijg*, zwijg hierover, zwijg erover, \
             zeg hier niets over",
        ),
        (
            Drop,
            "negeer, negeren, vergeet, vergeten, laat, verwerp, overtreed, sla, wis, overschrijf, \
             omzeil*, houd je niet, volg",
        ),
        (
            Rules,
            "instructie*, aanwijzing*, richtlijn*, vorige regels, eerdere regels, jouw regels, \
             je regels, bevelen, opdrachten, beperkingen, voorschriften",
        ),
        (Task, "taak, vraag, verzoek, opdracht"),
        (
            Standing,
            "vorige, eerdere, voorgaande, bovenstaande, alle, alles, je, jouw, uw, oorspronkelijke, \
             bestaande, huidige, oude, hierboven",
        ),
        (
            Said,
            "alles hierboven, alles wat je verteld, alles wat hierboven, wat je eerder is verteld, \
             alles wat je is gezegd, alles wat u verteld, alles wat de gebruiker je, \
             alles wat je is gevraagd, alles wat de gebruiker vroeg",
        ),
        (
            Prompt,
            "systeemprompt*, systeeminstructie*, verborgen instructies, oorspronkelijke instructies, \
             je instructies, jouw instructies, uw instructies",
        ),
        (Reveal, "toon, laat, geef, onthul*, herhaal, druk"),
        (Send, "stuur*, verstuur*, verzend*, zend, plaats, plak, kopieer, mailen, doorstuur*, voeg"),
        (
            Protected,
            "wachtwoord*, *sleutels, sleutel, inloggegevens, geheimen, omgevingsvariabelen, \
             api sleutel*, inhoud van env, inhoud van het env, inhoud van het bestand env, creditcard*",
        ),
        (
            Intimate,
            "gesprek, chatgeschiedenis, gespreksgeschiedenis, conversatie, naam van de gebruiker, \
             gegevens van de gebruiker, e mails van de gebruiker, agenda van de gebruiker",
        ),
        (Write, "voeg, schrijf, zet, installeer, registreer, plaats, kopieer, sla"),
        (
            Memory,
            "onthoud, onthouden, in je geheugen, jouw geheugen, in uw geheugen, langetermijngeheugen, \
             als voorkeur, sla op in, bewaar in",
        ),
        (
            Lasting,
            "altijd, voortaan, vanaf nu, in de toekomst, elke sessie, alle sessies, toekomstige, \
             blijvend, nooit meer",
        ),
        (Trust, "vertrouwd, betrouwbaar, veilig is, is veilig, vertrouw*, vertrouwt, vrijgesteld"),
        (Disable, "overslaan, sla, schakel, uitschakel*, negeer*, omzeil*, onderdruk*"),
        (
            Guard,
            "controle, controles, bevestiging*, *waarschuwing*, certificaat*, goedkeuring*, verificatie, \
             beveiliging*, toestemming*",
        ),
        (
            Harm,
            "verwijder*, wis, wissen, vernietig*, overschrijf*, maak over, keur, publiceer*, sluit, \
             goedkeur*",
        ),
        (Asset, "bestand*, map, mappen, back ups, rekening, geld"),
        (Abuse, "keur deze, keur alle, verwijder alle, verwijder de, maak het bedrag"),
        (Danger, "zonder te vragen, als root, zonder tests, zonder controle, zonder bevestiging"),
        (Granted, "goedgekeurd, toegestaan, toestemming gegeven, akkoord, bevestigd"),
        (
            Authority,
            "systeembericht, bericht van het systeem, bericht van de ontwikkelaar*, hoogste prioriteit, \
             heeft voorrang, nieuwe instructies, ontwikkelaarsmodus",
        ),
        (Obey, "voer, gehoorzaam*, volg de, volg deze, uitvoer*, houd je aan"),
        (
            Here,
            "volgende, dit bestand, deze tekst, dit document, deze instructies, hieronder, onderstaande, \
             deze pagina, deze stappen",
        ),
        (Become, "je bent nu, u bent nu, doe alsof, gedraag je als, speel"),
        (
            Free,
            "onbeperkt*, zonder beperkingen, geen beperkingen, zonder regels, geen regels, \
             ongecensureerd, ontwikkelaarsmodus, onderhoudsmodus, zonder filters",
        ),
        (Judge, "beoordeel*, geef, beveel, antwoord, zeg dat, raad"),
        (
            Praise,
            "uitstekend, hoogste score, maximale score, beste keuze, 10 van de 10, geen fouten, \
             geen kwetsbaarheden, beste kandidaat",
        ),
        (Talk, "aanvaller*, aanval*, prompt injectie, bijvoorbeeld, zinnen als, teksten als"),
    ],
};
