//! Dutch.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Agent, Ask, Asset, Authority, Become, Behind, Check, Danger, Deed, Disable, Drop, Feign, Free,
    Granted, Greeting, Guard, Harm, Here, Hush, Intimate, Judge, Lasting, Machine, Memory, Modal, Not, Obey,
    OwnMemory, Posing, Praise, Prompt, Protected, Reading, Recollection, Reveal, Rules, Said, Send, Sink,
    Standing, Supposed, Talk, Task, Tell, TellUser, Trust, Unseen, User, Usurp, Void, Without, Write, You,
};

pub(super) const DUTCH: Language = Language {
    free: true,
    terms: &[
        (
            Machine,
            "*taalmodel*, assistent, ai assistent*, kunstmatige intelligentie, ai agent*, ai model*, ai lezer*, \
             ai beoordelaar*, ai bot*, taalmodel, taalmodellen, virtuele assistent, spraakassistent, \
             beoordelende ai, lezende ai",
        ),
        (
            Greeting,
            "beste, hallo, let op, aan alle, bericht aan, opmerking voor, instructie voor, boodschap voor, aan het, \
             voor het, lieve, geachte, hoi, notitie voor, geheime notitie voor, geheim bericht voor, bericht voor, \
             aan de, aan elke, aan iedere, voor de, voor alle, voor elke, voor iedere, regels voor, regel voor, \
             les voor, herinnering voor, opdracht aan, elke, iedere",
        ),
        (
            Supposed,
            "als je een, als u een, indien u een, ben je een, bent u een, als jij een, als ai, als assistent, \
             als agent",
        ),
        (
            Reading,
            "leest, lezen, verwerk*, samenvat*, beoordeel*, analyseer*, lees, lezende, samenvat, samenvatten, \
             verwerkt, verwerken, beoordeelt, beoordelen, vertaalt, vertalen, bekijkt, opent, analyseert, \
             controleert, ziet",
        ),
        (
            Modal,
            "moet, moeten, dient, dienen, behoort, mag, mogen, hoeft niet, hoeven niet, zou moeten, wordt verzocht, \
             worden verzocht, is verplicht",
        ),
        (
            User,
            "gebruiker*, beheerder*, mens, mensen, ontwikkelaar*, klant*, eigenaar*, baas, maker, makers, lezer*, \
             gast, opdrachtgever*",
        ),
        (You, "je, jij, jouw, uw"),
        (Not, "niet, nooit, geen, niets, niemand"),
        (Without, "zonder"),
        (
            Tell,
            "vertel*, meld, melden, meldt, vermeld*, informeer*, noem, zeg, zeggen, toon, informeer, informeren, \
             inlichten, inlicht, licht in, vermeld, vertel, verklap, verklappen, noemt, noemen, waarschuw, \
             waarschuwen, verwittig, verwittigen, onthul, onthullen, rep, reppen, laat weten, laten weten, \
             op de hoogte, openbaar maken, mededelen, mee te delen",
        ),
        (
            TellUser,
            "vertel de gebruiker, zeg de gebruiker, zeg dit niet tegen de gebruiker, tegen de gebruiker, \
             aan de gebruiker, informeer de gebruiker, \
             de gebruiker {hierover|daarover|hiervan|daarvan|erover|ervan} {te informeren|in te lichten|\
             op de hoogte te stellen|te vertellen|te verwittigen}, \
             de gebruiker {te informeren|in te lichten|te waarschuwen|op de hoogte te brengen|\
             op de hoogte te stellen|te laten weten|te vertellen|iets te zeggen}, \
             het de gebruiker te {vertellen|zeggen|melden}, \
             {aan|tegen} de gebruiker te {vertellen|zeggen|melden|vermelden}",
        ),
        (Ask, "te vragen, vragen, vraag, bevestiging, toestemming, goedkeuring"),
        (
            Hush,
            "stiekem, heimelijk, in het geheim, ongemerkt, stilletjes, zonder medeweten, zonder dat de gebruiker, \
             geheim houden, verzwijg*, zwijg hierover, zwijg erover, zeg hier niets over, zwijg, zwijgt, \
             vertel niemand, zeg niets, zonder het te zeggen, zonder te melden, zonder het te vermelden, \
             vermeld niet, noem dit niet, onder ons, geen woord, {er|daar|hier} met geen woord over, rep er, \
             met geen woord, geen woord erover, geen woord hierover, zeg er {niets|niks} {over|van}, \
             zeg {niets|niks} hierover, zeg het {tegen niemand|aan niemand|niemand}, \
             {vertel|zeg|meld|vermeld} {het|dit|dat} {niet|niemand|aan niemand|tegen niemand|nooit}, \
             praat er {niet|met niemand} over, spreek er {niet|met niemand} over, {tegen|aan|met} niemand, \
             noem {het|dit|dat} niet, houd het {stil|geheim|voor je|voor u|onder ons}, \
             hou het {stil|geheim|voor je|onder ons}, houd dit {stil|geheim|voor je}, \
             zwijg {erover|hierover|daarover}, zwijg in alle talen, in stilte, in alle stilte, onopgemerkt, \
             zonder {het te melden|dit te melden|er iets over te zeggen|iets te zeggen|een woord|sporen|\
             er melding van te maken|iemand te informeren}, \
             maak er geen melding van, niemand mag {het|dit|er|hiervan} {weten|zien|merken}, laat niets merken, \
             blijft onder ons",
        ),
        (
            Drop,
            "negeer, negeren, vergeet, vergeten, laat, verwerp, overtreed, sla, wis, overschrijf, omzeil*, \
             houd je niet, volg, leg opzij, zet opzij, opzij, aan de kant, laat varen, gooi overboord, overboord, \
             negeert, schrap, breek met, houd je niet aan, hou je niet aan, volg niet, luister niet naar, stop met, \
             lap aan je laars",
        ),
        (
            Rules,
            "instructie*, aanwijzing*, richtlijn*, vorige regels, eerdere regels, jouw regels, je regels, bevelen, \
             opdrachten, beperkingen, voorschriften, regels, checklist, richtlijnen, richtlijn, instructies, \
             instructie, vangrails, beleid, beleidsregels, uitgangspunten, aanwijzingen, voorschrift*, regelgeving, \
             reglement, bepalingen, gedragsregel*, systeemregels, protocol",
        ),
        (Task, "taak, vraag, verzoek, opdracht"),
        (
            Standing,
            "vorige, eerdere, voorgaande, bovenstaande, alle, alles, jouw, uw, oorspronkelijke, bestaande, huidige, \
             oude, hierboven, hun, zijn, elke, die je, voorgaande*, voorafgaande*, bovenstaande*, tot nu toe, \
             geldende",
        ),
        (
            Said,
            "alles hierboven, alles wat je verteld, alles wat hierboven, wat je eerder is verteld, \
             alles wat je is gezegd, alles wat u verteld, alles wat de gebruiker je, alles wat je is gevraagd, \
             alles wat de gebruiker vroeg, wat je beheerder, wat je eigenaar, wat je gebruiker, wat je ontwikkelaar, \
             wat je team, wat de gebruiker wil, wat de gebruiker vroeg, wat je gezegd is, wat je verteld is, \
             alles wat hiervoor, wat je aan het doen, wat je gevraagd is, \
             wat {hierboven|hiervoor|eerder|daarboven|tot nu toe|boven} {staat|stond|gezegd is|geschreven staat|\
             vermeld staat|is gezegd|werd gezegd|gold}, \
             alles {hierboven|hiervoor|wat hierboven staat|wat eerder is gezegd|wat eraan voorafgaat|\
             wat voorafging|van hierboven}, \
             het bovenstaande, het voorgaande, al het voorgaande, al het bovenstaande, het voorafgaande, \
             de {bovenstaande tekst|tekst hierboven|regels hierboven|eerdere berichten|vorige berichten}",
        ),
        (
            Prompt,
            "systeemprompt*, systeeminstructie*, verborgen instructies, oorspronkelijke instructies, \
             je instructies, jouw instructies, uw instructies",
        ),
        (Reveal, "toon, laat, geef, onthul*, herhaal, druk"),
        (
            Send,
            "stuur*, verstuur*, verzend*, zend, plaats, plak, kopieer, mailen, doorstuur*, voeg, stuur, verstuur, \
             verzend, zet in, deel, geef door, vul in, codeer, sturen, versturen, zendt, zenden, mail, mailt, \
             geeft door, doorsturen, door te sturen, doorgestuurd, doorgeven, door te geven, stuur door, stuurt door, \
             te sturen, te verzenden, te versturen, upload, uploadt, uploaden, deelt, delen, lever, levert, leveren, \
             overhandig, overhandigt, speel door, bezorg, bezorgt, plaatst, kopieert",
        ),
        (
            Protected,
            "wachtwoord*, *sleutels, sleutel, inloggegevens, geheimen, omgevingsvariabelen, api sleutel*, \
             inhoud van env, inhoud van het env, inhoud van het bestand env, creditcard*, sleutel*, cookies, id rsa",
        ),
        (
            Intimate,
            "gesprek, chatgeschiedenis, gespreksgeschiedenis, conversatie, naam van de gebruiker, \
             gegevens van de gebruiker, e mails van de gebruiker, agenda van de gebruiker, laatste berichten, \
             gesprekken, berichten van de gebruiker, contacten, adresboek, contactenlijst, je gebruiker, \
             klantenlijst, klantgegevens, adres van de gebruiker",
        ),
        (
            Write,
            "voeg, schrijf, zet, installeer, registreer, plaats, kopieer, sla, zetten, plaatst, plaatsen, voegt, \
             voeg toe, toevoegen, toe te voegen, schrijft, schrijven, installeert, installeren, maak aan, maakt aan, \
             registreert, stel in, neem op, opnemen, bouw in, leg, legt, hang, hangt aan",
        ),
        (
            Memory,
            "onthoud, onthouden, in je geheugen, jouw geheugen, in uw geheugen, langetermijngeheugen, als voorkeur, \
             sla op in, bewaar in, sla in je geheugen op, sla op in je geheugen, je geheugen, onthou, \
             onthoud voor altijd, vergeet nooit, bewaar in het geheugen, in het geheugen, als feit, als regel, \
             noteer voor later, prent in, \
             {je|jouw|uw|jullie} {geheugen|langetermijnopslag|kennisbank|permanente notities|herinneringen|\
             permanente geheugen}, \
             langetermijngeheugen*, \
             {noteer|noteert|noteren|onthoud|onthoudt|onthouden|bewaar|bewaart|bewaren|sla op|registreer|vermeld} {voor altijd|voorgoed|permanent|definitief|voor eeuwig|als feit|als regel|als voorkeur|als vaste regel|dat de gebruiker|dat de eigenaar|in je geheugen|in uw geheugen}, \
             {voor altijd|permanent|voorgoed|blijvend} {onthouden|opslaan|bewaren|noteren|vastleggen|\
             te onthouden|op te slaan|te bewaren}, \
             notitie voor {altijd|later|de toekomst|alle tijden}, {sla|slaat} {dit|permanent|blijvend|voorgoed} op, \
             {leg|legt} {dit|permanent|voor altijd} vast, prent je in, prent u in, {vergeet|vergeten} nooit, \
             nooit vergeten, {voeg|voegt} toe aan {je|uw} geheugen, aan je geheugen {toe|toevoegen}, \
             knoop in je oren, permanente {regel|voorkeur|herinnering|instructie}, vaste {regel|voorkeur|instructie}, \
             geheugenitem*, geheugenregel*, geheugennotitie*, neem voor waar aan, leer dat",
        ),
        (
            Lasting,
            "altijd, voortaan, vanaf nu, in de toekomst, elke sessie, alle sessies, toekomstige, blijvend, \
             nooit meer, nooit, voor altijd, voorgoed, vanaf hier, vanaf vandaag, elke keer, telkens, \
             in elk gesprek, in elke sessie, zonder uitzondering, eens en voor altijd, tot nader order, voor eeuwig, \
             eeuwig, voor alle tijden, definitief, van nu af aan, vanaf dit moment, vanaf heden, met ingang van nu, \
             bij elke start, bij iedere start, in iedere sessie, in alle sessies, iedere sessie, te allen tijde",
        ),
        (
            Trust,
            "vertrouwd, betrouwbaar, veilig is, is veilig, vertrouw*, vertrouwt, vrijgesteld, \
             nooit goedkeuring nodig, geen goedkeuring, goedkeuring niet nodig, geen controle nodig, \
             geen bevestiging nodig, officiële bron, enige bron, blindelings, onschadelijk, al gecontroleerd, \
             altijd goedgekeurd, te vertrouwen, \
             {vertrouwt|vertrouwen|vertrouw} {alle|elke|elk|ieder|iedere|volledig|blindelings|altijd|alles}, \
             scripts van, vol vertrouwen, volledig vertrouwen, het volste vertrouwen, behoeft geen, behoeven geen, \
             {heeft|hebben|vereist|vereisen|vergt|vergen} geen {controle|bevestiging|goedkeuring|toestemming|\
             verificatie}, \
             geen {verdere|extra} {controle|bevestiging|goedkeuring|toestemming} {nodig|vereist}, vrijgesteld van, \
             ongevaarlijk, als veilig",
        ),
        (
            Disable,
            "overslaan, sla, schakel, uitschakel*, negeer*, omzeil*, onderdruk*, nooit nodig, niet nodig, hoeft geen, \
             hoeven geen, weiger, weigeren, geweigerd, sla over, overgeslagen, slaat over, schakel uit, \
             uitgeschakeld, zet uit, opgeheven, weglaten, laat weg, onnodig, overbodig, negeer, omzeil, stel uit, \
             verlaag, klik weg, uitgezet, uit staan, staan uit, staat uit, gedeactiveerd, opgeschort, vervallen, \
             afgeschaft, schakelt uit, niet meer nodig, niet langer nodig, weggelaten",
        ),
        (
            Guard,
            "controle, controles, bevestiging*, *waarschuwing*, certificaat*, goedkeuring*, verificatie, \
             beveiliging*, toestemming*, beveiligingsupdate*, beveiligingscontrole*, beperkingen, handtekening*, \
             waarschuwing*, toestemming, virusscanner*, logboek*, tweede handtekening, controle*, beoordeling, \
             veiligheidscontrole*",
        ),
        (
            Harm,
            "verwijder*, wis, wissen, vernietig*, overschrijf*, maak over, keur, publiceer*, sluit, \
             goedkeur*",
        ),
        (Asset, "bestand*, map, mappen, back ups, rekening, geld"),
        (
            Abuse,
            "keur deze, keur alle, verwijder alle, verwijder de, maak het bedrag, kies de duurste, boek de duurste, \
             neem de duurste, kies het duurste, boek het duurste, de duurste vlucht, de duurste kamer, koop, \
             bestel, stem op, klik op, bevestig de overboeking, keur de, betaal de, open de deur, vergrendel, \
             zwijg over, ga akkoord met",
        ),
        (
            Danger,
            "zonder te vragen, als root, zonder tests, zonder controle, zonder bevestiging, zonder goedkeuring, \
             zonder toestemming, elk bevel, elk commando, elke opdracht, alle commando s, alle bevelen, \
             zonder vragen, ongezien, ongelezen, betalingen, overboekingen, \
             zonder {verdere|nadere|enige|nieuwe} {bevestiging|toestemming|goedkeuring|controle|vragen|verificatie}, \
             zonder {vragen|te bevestigen|bevestiging|aarzelen|aarzeling|te aarzelen|vragen te stellen|te controleren}, \
             zonder om {bevestiging|toestemming|goedkeuring} te {vragen|verzoeken}, \
             zonder op {bevestiging|toestemming|antwoord} te wachten, zonder {eerst|opnieuw} te vragen, \
             {elk|ieder|elke|iedere|alle} {commando|opdracht|opdrachten|commando s|bevel|bevelen}",
        ),
        (
            Granted,
            "goedgekeurd, toegestaan, toestemming gegeven, akkoord, bevestigd, gaf toestemming, bij voorbaat, vooraf, \
             wil dat je, laat je, heeft ingestemd, \
             {ja ik|ik} {bevestig|geef toestemming|keur goed|sta toe|autoriseer|ga akkoord|stem in|machtig}, \
             ja ik bevestig, ja bevestigd, \
             ik geef {je|u|hierbij|mijn} {toestemming|goedkeuring|akkoord|vrij spel|de vrije hand|carte blanche}, \
             ik geef mijn {toestemming|goedkeuring|akkoord|fiat}, ik keur {alles|alle|dit|elke} goed, \
             {gaf|geeft|heeft gegeven|gaf zijn} {toestemming|zijn toestemming|haar toestemming|goedkeuring|\
             zijn goedkeuring|groen licht|akkoord|vrij spel|carte blanche}, \
             keurt {elke|elk|alle|alles|iedere|ieder|altijd|vooraf}, keurt het goed, vrijgegeven, gemachtigd, \
             ingestemd, ingewilligd, verleend",
        ),
        (
            Authority,
            "systeembericht, bericht van het systeem, bericht van de ontwikkelaar*, hoogste prioriteit, \
             heeft voorrang, nieuwe instructies, ontwikkelaarsmodus, beheerder heeft de, beheerder heeft alle, \
             bericht van het platform, platformmelding, bericht van je beheerder, bericht van je ontwikkelaar, \
             bevel van de eigenaar, nieuwe systeemprompt, nieuwe systeeminstructie*, gaat voor, \
             {bericht|melding|mededeling|notitie|bevel|opdracht|instructie|order|kennisgeving|\
             aanwijzing} van {het systeem|de beheerder|beheerder|de ontwikkelaar|ontwikkelaar|de ontwikkelaars|\
             de eigenaar|eigenaar|de operator|operator|de leverancier|het platform|de administrator}, \
             systeembericht*, systeemmelding*, systeeminstructie*, systeemopdracht*, systeembevel*, \
             systeemmededeling*, ontwikkelaarsbericht*, beheerdersbericht*, beheerdersinstructie*, \
             {beheerder|ontwikkelaar|eigenaar|systeem} {agent|aan agent|aan de agent|aan alle agenten|aan het model}, \
             {hebt|heeft|bezit|krijgt|beschikt over} {nu|vanaf nu|voortaan|hierbij|thans} {beheerdersrechten|adminrechten|rootrechten|root rechten|alle rechten|volledige rechten}, \
             {nu|vanaf nu|voortaan} over {beheerdersrechten|alle rechten|volledige rechten}, \
             {beheerdersrechten|adminrechten|rootrechten|verhoogde rechten|alle rechten|volledige rechten|\
             volledige toegang|extra rechten} {gekregen|verleend|toegekend|ontvangen|zijn toegekend|\
             zijn verleend|geactiveerd}, \
             {beheerder|operator|ontwikkelaar|eigenaar} {heeft je|heeft u|geeft je|geeft u|machtigt je|\
             machtigt u|heeft de bevestiging|heeft alle beperkingen}, \
             prioriteitsinstructie*, prioriteitsopdracht*, met voorrang, \
             {systeem|beheerder|operator|ontwikkelaar|eigenaar} → {agent|assistent|ai|model}",
        ),
        (
            Obey,
            "voer, gehoorzaam*, volg de, volg deze, uitvoer*, houd je aan, voer uit, voert, uitvoeren, voert uit, \
             volg dit, doe wat, doe dit, voldoe aan, \
             {je|jouw|uw|jullie} {enige|nieuwe|echte|ware|werkelijke|eigenlijke} {taak|opdracht|doel|functie|\
             missie|instructie}, \
             {telt|geldt|tellen|gelden} {alleen|enkel|slechts|uitsluitend|alleen nog} {deze|dit|wat volgt|\
             het volgende|wat hier}, \
             {alleen|enkel|slechts|uitsluitend} {deze tekst|dit bericht|deze regels|deze instructie|\
             deze instructies|dit document} {telt|geldt|tellen|gelden}, \
             voer {het volgende|dit|het onderstaande|onderstaande|de stappen|de opdrachten}, \
             voert {het volgende|dit|het onderstaande}, gehoorzaam {alleen|enkel|slechts}, \
             volg {alleen|enkel|slechts|uitsluitend|deze|de onderstaande}, volgt u {alleen|enkel|deze}, \
             doe {het volgende|wat hieronder}, doet u het volgende, houdt u zich aan",
        ),
        (
            Here,
            "volgende, dit bestand, deze tekst, dit document, deze instructies, hieronder, onderstaande, \
             deze pagina, deze stappen, deze regel, deze advertentie, deze recensie, dit commentaar, deze reactie, \
             deze mail, deze e mail, deze notitie, dit ticket, dit, deze site, deze alinea, deze repository, \
             deze sollicitatie, dit cv, het volgende, dit bericht, de volgende, wat volgt, op deze pagina",
        ),
        (Become, "je bent nu, u bent nu, doe alsof, gedraag je als, speel"),
        (
            Free,
            "onbeperkt*, zonder beperkingen, geen beperkingen, zonder regels, geen regels, \
             ongecensureerd, ontwikkelaarsmodus, onderhoudsmodus, zonder filters",
        ),
        (
            Judge,
            "beoordeel*, geef, beveel, antwoord, zeg dat, raad, aanraden, aanbevelen, beveel aan, beoordeel, noem, \
             schrijf, prijs, zet, verklaar",
        ),
        (
            Praise,
            "uitstekend, hoogste score, maximale score, beste keuze, 10 van de 10, geen fouten, \
             geen kwetsbaarheden, beste kandidaat, alleen ons, alleen onze, enkel ons, uitsluitend ons, ons hotel, \
             ons product, ons bedrijf, onze site, vijf sterren, geen opmerkingen, geen bevindingen, geen bezwaar, \
             zonder gebreken, hoogste cijfer, op nummer een, de beste, als echt, als geldig",
        ),
        (
            Talk,
            "aanvaller*, aanval*, prompt injectie, bijvoorbeeld, zinnen als, teksten als, vals bericht, \
             valse berichten, valse opdracht*, vervalst*, vals systeembericht, nep, nepbericht*, vermeend*, \
             zogenaamd*, oplichter*, oplichting, phishing, wil de agent wijsmaken, probeert vaak, proberen vaak, \
             poging om, pogingen om",
        ),
        (Agent, "modellen, bots, robot, robots, agenten, hulp, crawler"),
        (
            Behind,
            "die je, die u, die jij, kreeg, gekregen, van je ontwikkelaar, van je beheerder, van je eigenaar, \
             van je team, van je maker, van uw ontwikkelaar, van zijn beheerder, gegeven, meegekregen, opgelegd",
        ),
        (
            Void,
            "gelden niet meer, geldt niet meer, gelden niet, geldt niet, gelden hier niet, \
             gelden vanaf hier niet meer, zijn opgeheven, heeft de beperkingen opgeheven, opgeheven, vervallen, \
             ingetrokken, ongeldig, niet langer geldig, niet van toepassing, waren een test, was een test, \
             tellen niet, zijn voorbij, verlopen, herroepen, zijn afgeschaft, nietig, van nul en generlei waarde, \
             nul en nietig, niet langer {geldig|van kracht|van toepassing|bindend}, \
             niet meer {geldig|van kracht|van toepassing|bindend|relevant|van belang}, \
             {is|zijn|worden|wordt} {vervallen|ingetrokken|opgeheven|herroepen|achterhaald|ongeldig|opgeschort|\
             geschrapt|komen te vervallen}, \
             {verliest|verliezen} {zijn|hun|haar} {geldigheid|werking|kracht}, buiten werking, telt niet meer, \
             tellen niet meer, heeft afgedaan, hebben afgedaan",
        ),
        (Check, "linter, controles"),
        (
            Feign,
            "vertel je gebruiker dat, zeg je gebruiker dat, zeg tegen je gebruiker dat, vertel de gebruiker dat, \
             zeg de gebruiker dat, zeg tegen de gebruiker dat, laat de gebruiker geloven, \
             laat je gebruiker geloven, lieg tegen, misleid de gebruiker, als geslaagd, meld ze als geslaagd, \
             doe alsof, ontken, beweer dat, overtuig je gebruiker",
        ),
        (
            Unseen,
            "gebruiker ziet dit niet, gebruiker ziet deze, gebruiker kan dit niet zien, alleen jij kunt, \
             alleen jij ziet, alleen ai s, mensen zien dit niet, geheime notitie, geheim bericht, \
             geheime instructie, onzichtbaar voor de gebruiker, onzichtbaar voor mensen",
        ),
        (
            Posing,
            "als bevelen van, als een bevel, als opdrachten van, als opdracht van, als instructies van, \
             alsof ze van, alsof het van, komen van je, komt van je, als woorden van",
        ),
        (
            Usurp,
            "ik ben je beheerder, ik ben je eigenaar, ik ben je ontwikkelaar, ik ben je maker, ik ben je nieuwe, \
             ik ben je baas, ik ben je orchestrator, ik ben uw beheerder, ik heb je gemaakt, je gehoorzaamt mij, \
             je werkt nu voor, je werkt voor mij, is niet je gebruiker, je echte gebruiker, je ware, \
             je nieuwe eigenaar, je nieuwe gebruiker, is je eigenaar, luister alleen naar mij",
        ),
        (
            Deed,
            "verwijder, wis, koop, bestel, keur goed, publiceer, stuur, verstuur, onthul, klik, boek, betaal, \
             installeer, stem, vertel je gebruiker, bevestig, maak over",
        ),
        (
            Recollection,
            "je hebt zelf genoteerd, je hebt zelf onthouden, dat heb je zelf, je hebt al beloofd, \
             je hebt al ingestemd, je eigen notities, je eigen geheugen",
        ),
        (
            OwnMemory,
            "je geheugen, jouw geheugen, je notities, \
             {je|jouw|uw|jullie} {geheugen|langetermijngeheugen|lange termijn geheugen|langetermijnopslag|\
             kennisbank|permanente notities|herinneringen|permanente geheugen}",
        ),
        (Sink, "adres, formulier, afbeelding"),
    ],
};
