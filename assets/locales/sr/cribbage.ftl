# Kribidž na srpskom. Ključevi i argumenti su u docs/events.md.
# Imena se ne menjaju po padežu, a sadašnje vreme ne pita za rod.

cribbage-name = Kribidž
cribbage-tagline = Petnaest dva, petnaest četiri, i trka oko table

## Reči unutar drugih rečenica

cribbage-words-count =
    { $count ->
        [1] jedan
        [2] dva
        [3] tri
        [4] četiri
        [5] pet
        [6] šest
        [7] sedam
        [8] osam
        [9] devet
        [10] deset
        [11] jedanaest
        [12] dvanaest
        [13] trinaest
        [14] četrnaest
        [15] petnaest
        [16] šesnaest
        [17] sedamnaest
        [18] osamnaest
        [19] devetnaest
        [20] dvadeset
        [21] dvadeset jedan
        [22] dvadeset dva
        [23] dvadeset tri
        [24] dvadeset četiri
        [25] dvadeset pet
        [26] dvadeset šest
        [27] dvadeset sedam
        [28] dvadeset osam
        [29] dvadeset devet
        [30] trideset
       *[31] trideset jedan
    }
cribbage-words-points =
    { $points ->
        [0] ništa
        [1] jedan
        [2] dva
        [3] tri
        [4] četiri
        [5] pet
        [6] šest
        [7] sedam
        [8] osam
        [9] devet
        [10] deset
        [11] jedanaest
        [12] dvanaest
        [13] trinaest
        [14] četrnaest
        [15] petnaest
        [16] šesnaest
        [17] sedamnaest
        [18] osamnaest
        [19] devetnaest
        [20] dvadeset
        [21] dvadeset jedan
        [22] dvadeset dva
        [23] dvadeset tri
        [24] dvadeset četiri
        [25] dvadeset pet
        [26] dvadeset šest
        [27] dvadeset sedam
        [28] dvadeset osam
       *[29] dvadeset devet
    }
cribbage-words-total =
    { $total ->
        [1] jedan
        [2] dva
        [3] tri
        [4] četiri
        [5] pet
        [6] šest
        [7] sedam
        [8] osam
        [9] devet
        [10] deset
        [11] jedanaest
        [12] dvanaest
        [13] trinaest
        [14] četrnaest
        [15] petnaest
        [16] šesnaest
        [17] sedamnaest
        [18] osamnaest
        [19] devetnaest
        [20] dvadeset
        [21] dvadeset jedan
        [22] dvadeset dva
        [23] dvadeset tri
        [24] dvadeset četiri
        [25] dvadeset pet
        [26] dvadeset šest
        [27] dvadeset sedam
        [28] dvadeset osam
       *[29] dvadeset devet
    }
cribbage-words-claim =
    { $claim ->
        [0] ništa
        [1] jedan
        [2] dva
        [3] tri
        [4] četiri
        [5] pet
        [6] šest
        [7] sedam
        [8] osam
        [9] devet
        [10] deset
        [11] jedanaest
        [12] dvanaest
        [13] trinaest
        [14] četrnaest
        [15] petnaest
        [16] šesnaest
        [17] sedamnaest
        [18] osamnaest
        [19] devetnaest
        [20] dvadeset
        [21] dvadeset jedan
        [22] dvadeset dva
        [23] dvadeset tri
        [24] dvadeset četiri
        [25] dvadeset pet
        [26] dvadeset šest
        [27] dvadeset sedam
        [28] dvadeset osam
       *[29] dvadeset devet
    }
cribbage-ranks =
    { $rank ->
        [A] kečeva
        [K] kraljeva
        [Q] dama
        [J] žandara
        [T] desetki
        [9] devetki
        [8] osmica
        [7] sedmica
        [6] šestica
        [5] petica
        [4] četvorki
        [3] trojki
       *[2] dvojki
    }

## Šta se dešava

cribbage-cut =
    { $who ->
        [you] Ti presecaš { $cardAcc }.
       *[other] { $name } preseca { $cardAcc }.
    }
cribbage-cut-tie = Karte su jednake: seče se ponovo.
cribbage-cut-dealer =
    { $who ->
        [you] Prvo deljenje je tvoje.
       *[other] Prvo deljenje: { $name }.
    }
cribbage-dealing =
    { $who ->
        [you] Ti deliš.
       *[other] { $name } deli.
    }
cribbage-lay =
    { $count ->
        [1] { $who ->
            [you] Ti odbacuješ kartu u krib.
           *[other] { $name } odbacuje kartu u krib.
        }
       *[2] { $who ->
            [you] Ti odbacuješ dve karte u krib.
           *[other] { $name } odbacuje dve karte u krib.
        }
    }
cribbage-starter =
    { $who ->
        [you] Ti okrećeš starter: { $card }.
       *[other] { $name } okreće starter: { $card }.
    }
cribbage-play =
    { $who ->
        [you] Ti igraš { $cardAcc }: { cribbage-words-count }.
       *[other] { $name } igra { $cardAcc }: { cribbage-words-count }.
    }
cribbage-go =
    { $who ->
        [you] Ti kažeš „dalje“ na { cribbage-words-count }.
       *[other] { $name } kaže „dalje“ na { cribbage-words-count }.
    }
cribbage-lead =
    { $who ->
        [you] Ponovo od nule: ti izlaziš.
       *[other] Ponovo od nule: izlazi { $name }.
    }
cribbage-peg-heels =
    { $who ->
        [you] Ti beležiš dva za žandara na starteru.
       *[other] { $name } beleži dva za žandara na starteru.
    }
cribbage-peg-fifteen =
    { $who ->
        [you] Ti beležiš { cribbage-words-points } za petnaest.
       *[other] { $name } beleži { cribbage-words-points } za petnaest.
    }
cribbage-peg-thirtyone =
    { $who ->
        [you] Ti beležiš { cribbage-words-points } za tačan zbir.
       *[other] { $name } beleži { cribbage-words-points } za tačan zbir.
    }
cribbage-peg-pair =
    { $points ->
        [2] { $who ->
            [you] Ti beležiš dva za par.
           *[other] { $name } beleži dva za par.
        }
        [6] { $who ->
            [you] Ti beležiš šest za kraljevski par.
           *[other] { $name } beleži šest za kraljevski par.
        }
       *[12] { $who ->
            [you] Ti beležiš dvanaest za dvostruki kraljevski par.
           *[other] { $name } beleži dvanaest za dvostruki kraljevski par.
        }
    }
cribbage-peg-run =
    { $who ->
        [you] Ti beležiš { cribbage-words-points } za seriju.
       *[other] { $name } beleži { cribbage-words-points } za seriju.
    }
cribbage-peg-go =
    { $who ->
        [you] Ti beležiš jedan za prolaz.
       *[other] { $name } beleži jedan za prolaz.
    }
cribbage-peg-last =
    { $who ->
        [you] Ti beležiš jedan za poslednju kartu.
       *[other] { $name } beleži jedan za poslednju kartu.
    }
cribbage-peg-count =
    { $points ->
        [0] { $who ->
            [you] Ti ne beležiš ništa za svoju kartu.
           *[other] { $name } ne beleži ništa za svoju kartu.
        }
       *[other] { $who ->
            [you] Ti beležiš { cribbage-words-points } za svoju kartu.
           *[other] { $name } beleži { cribbage-words-points } za svoju kartu.
        }
    }
cribbage-peg-hand =
    { $points ->
        [0] { $who ->
            [you] Tvoja ruka ne vredi ništa.
           *[other] Ruka ne vredi ništa: { $name }.
        }
       *[other] { $who ->
            [you] Tvoja ruka vredi { cribbage-words-points }.
           *[other] Ruka vredi { cribbage-words-points }: beleži { $name }.
        }
    }
cribbage-peg-crib =
    { $points ->
        [0] { $who ->
            [you] Tvoj krib ne vredi ništa.
           *[other] Krib ne vredi ništa: { $name }.
        }
       *[other] { $who ->
            [you] Tvoj krib vredi { cribbage-words-points }.
           *[other] Krib vredi { cribbage-words-points }: beleži { $name }.
        }
    }
cribbage-peg-muggins =
    { $who ->
        [you] Prostofilija! Ti uzimaš { cribbage-words-points }.
       *[other] Prostofilija! { $name } uzima { cribbage-words-points }.
    }
cribbage-peg-excess =
    { $who ->
        [you] Objavljeno je previše: ti dobijaš { cribbage-words-points }.
       *[other] Objavljeno je previše: { $name } dobija { cribbage-words-points }.
    }
cribbage-overclaim =
    { $points ->
        [0] { $who ->
            [you] Ti objavljuješ { cribbage-words-claim }, a nema ništa.
           *[other] { $name } objavljuje { cribbage-words-claim }, a nema ništa.
        }
       *[other] { $who ->
            [you] Ti objavljuješ { cribbage-words-claim }, a ima samo { cribbage-words-points }.
           *[other] { $name } objavljuje { cribbage-words-claim }, a ima samo { cribbage-words-points }.
        }
    }
cribbage-missed =
    { $who ->
        [you] Ti previđaš: { cribbage-words-points }.
       *[other] { $name } previđa: { cribbage-words-points }.
    }
cribbage-no-muggins =
    { $who ->
        [you] Ti prihvataš taj zbir.
       *[other] { $name } prihvata taj zbir.
    }
cribbage-muggins-wrong =
    { $points ->
        [0] { $who ->
            [you] Ti kažeš „prostofilija“ za { cribbage-words-claim }, a ništa nije previđeno.
           *[other] { $name } kaže „prostofilija“ za { cribbage-words-claim }, a ništa nije previđeno.
        }
       *[other] { $who ->
            [you] Ti kažeš „prostofilija“ za { cribbage-words-claim }, a previđeno je samo { cribbage-words-points }.
           *[other] { $name } kaže „prostofilija“ za { cribbage-words-claim }, a previđeno je samo { cribbage-words-points }.
        }
    }
cribbage-out =
    { $who ->
        [you] Ti stižeš do kraja table: partija je tvoja.
       *[other] { $name } stiže do kraja table i dobija partiju.
    }

## Šta treba uraditi

cribbage-ask-lay =
    { $count ->
        [1] { $who ->
            [you] Odbaci jednu kartu u svoj krib.
           *[other] Odbaci jednu kartu u krib. Deli { $name }.
        }
       *[2] { $who ->
            [you] Odbaci dve karte u svoj krib.
           *[other] Odbaci dve karte u krib. Deli { $name }.
        }
    }
cribbage-ask-lead = Izlaziš ti: odigraj kartu.
cribbage-ask-play = Zbir je { cribbage-words-count }: odigraj kartu.
cribbage-ask-card = Zbir je { cribbage-words-count }. Koliko vredi tvoja karta?
cribbage-ask-hand = Izbroj svoju ruku.
cribbage-ask-crib = Izbroj svoj krib.
cribbage-ask-muggins =
    { $who ->
        [you] Ti objavljuješ: { cribbage-words-claim }.
       *[other] { $name } objavljuje: { cribbage-words-claim }. Da li nešto fali?
    }

## Čemu je koje pitanje

cribbage-help-lay =
    { $own ->
        [1] Četiri ti ostaju. Krib se broji tebi: odbaci ono što ide zajedno.
       *[other] Četiri ti ostaju. Krib se broji protivniku: odbaci ono što ne ide zajedno.
    }
cribbage-help-lead = Karte se sabiraju, najviše do 31. Vrede petnaest, 31, parovi i serije.
cribbage-help-play = Do 31 ostaje { $room }. Vrede petnaest, 31, parovi, serije i poslednja karta.
cribbage-help-card = Petnaest 2, par 2, tri iste 6, serija po jedan za svaku kartu.
cribbage-help-show = Sa starterom: svako petnaest 2, svaki par 2, serija po jedan za svaku kartu, fleš 4, figura 1.
cribbage-help-muggins = Ono što fali tvoje je, ako kažeš koliko.

## Dugmad i izgovorene reči

cribbage-do-lay =
    { $count ->
        [1] { $who ->
            [you] Odbaci u svoj krib
           *[other] Odbaci u krib (deli { $name })
        }
       *[other] { $who ->
            [you] Odbaci u svoj krib
           *[other] Odbaci u krib (deli { $name })
        }
    }
cribbage-do-count = Objavi { $points }
cribbage-do-muggins = Prostofilija: { $points }
cribbage-do-no-muggins = Ništa ne fali
cribbage-said-count =
    { $points ->
        [0] { cribbage-words-count }
       *[other] { cribbage-words-count } za { cribbage-words-points }
    }
cribbage-said-go = Dalje
cribbage-said-points = { cribbage-words-points }
cribbage-role-crib = krib
cribbage-label-starter = starter
cribbage-label-crib =
    { $who ->
        [you] Tvoj krib
       *[other] Krib: { $name }
    }

## Zašto ne može

cribbage-why-over = Sa kartom { $card } zbir bi bio { $sum }, a 31 se ne prelazi.
cribbage-why-laid = Krib je već odbačen.
cribbage-why-crib-first =
    { $who ->
        [you] Najpre odbaci karte u svoj krib.
       *[other] Najpre odbaci karte u krib. Deli { $name }.
    }
cribbage-why-count-first = Najpre objavi koliko brojiš.
cribbage-why-answer-first = Najpre reci da li nešto fali.
cribbage-why-automatic = Ovde sto broji sam.
cribbage-why-play-automatic = Dok se karte odigravaju, sto broji sam.
cribbage-why-no-card = Nijedna odigrana karta ne vredi više od { $most }.
cribbage-why-muggins-off = Za ovim stolom se prostofilija ne igra.
cribbage-why-own-count = To je tvoj sopstveni zbir.

## Rezultati

cribbage-result-game =
    { $skunk ->
        [0] { $who ->
            [you] Ti dobijaš partiju
           *[other] { $name } dobija partiju
        }
        [1] { $who ->
            [you] Ti dobijaš partiju uz skunk
           *[other] { $name } dobija partiju uz skunk
        }
       *[2] { $who ->
            [you] Ti dobijaš partiju uz dvostruki skunk
           *[other] { $name } dobija partiju uz dvostruki skunk
        }
    }
cribbage-result-game-pair =
    { $skunk ->
        [0] { $who ->
            [you] Ti i { $otherName } dobijate partiju
           *[other] { $otherWho ->
                [you] Ti i { $name } dobijate partiju
               *[other] { $name } i { $otherName } dobijaju partiju
            }
        }
        [1] { $who ->
            [you] Ti i { $otherName } dobijate partiju uz skunk
           *[other] { $otherWho ->
                [you] Ti i { $name } dobijate partiju uz skunk
               *[other] { $name } i { $otherName } dobijaju partiju uz skunk
            }
        }
       *[2] { $who ->
            [you] Ti i { $otherName } dobijate partiju uz dvostruki skunk
           *[other] { $otherWho ->
                [you] Ti i { $name } dobijate partiju uz dvostruki skunk
               *[other] { $name } i { $otherName } dobijaju partiju uz dvostruki skunk
            }
        }
    }
cribbage-result-deal =
    { $points ->
        [one] { $who ->
            [you] Ti beležiš { $points } bod
           *[other] { $name } beleži { $points } bod
        }
        [few] { $who ->
            [you] Ti beležiš { $points } boda
           *[other] { $name } beleži { $points } boda
        }
       *[other] { $who ->
            [you] Ti beležiš { $points } bodova
           *[other] { $name } beleži { $points } bodova
        }
    }
cribbage-result-deal-pair =
    { $points ->
        [one] { $who ->
            [you] Ti i { $otherName } beležite { $points } bod
           *[other] { $otherWho ->
                [you] Ti i { $name } beležite { $points } bod
               *[other] { $name } i { $otherName } beleže { $points } bod
            }
        }
        [few] { $who ->
            [you] Ti i { $otherName } beležite { $points } boda
           *[other] { $otherWho ->
                [you] Ti i { $name } beležite { $points } boda
               *[other] { $name } i { $otherName } beleže { $points } boda
            }
        }
       *[other] { $who ->
            [you] Ti i { $otherName } beležite { $points } bodova
           *[other] { $otherWho ->
                [you] Ti i { $name } beležite { $points } bodova
               *[other] { $name } i { $otherName } beleže { $points } bodova
            }
        }
    }
cribbage-result-even =
    { $points ->
        [one] Nerešeno deljenje, po { $points } bod
        [few] Nerešeno deljenje, po { $points } boda
       *[other] Nerešeno deljenje, po { $points } bodova
    }
cribbage-result-scores =
    { $who ->
        [you] Ti vodiš sa { $score }, do kraja još { $left }.
       *[other] { $name } vodi sa { $score }, do kraja još { $left }.
    }
cribbage-result-level = Izjednačeno na { $score }, do kraja još { $left }.
cribbage-result-scores-pair =
    { $who ->
        [you] Ti i { $otherName } vodite sa { $score }, do kraja još { $left }.
       *[other] { $otherWho ->
            [you] Ti i { $name } vodite sa { $score }, do kraja još { $left }.
           *[other] { $name } i { $otherName } vode sa { $score }, do kraja još { $left }.
        }
    }
cribbage-result-last =
    { $points ->
        [1] Ovom partijom se meč završava.
       *[other] Partija vredi { $points } i završava meč.
    }
cribbage-result-games =
    { $points ->
        [1] { $who ->
            [you] Ti imaš { $score } od { $match } za meč.
           *[other] { $name } ima { $score } od { $match } za meč.
        }
       *[other] { $who ->
            [you] Vredi { $points }: ti imaš { $score } od { $match } za meč.
           *[other] Vredi { $points }: { $name } ima { $score } od { $match } za meč.
        }
    }
cribbage-match-won =
    { $deals ->
        [one] { $who ->
            [you] Pobeđuješ posle { $deals } deljenja
           *[other] { $name } pobeđuje posle { $deals } deljenja
        }
       *[other] { $who ->
            [you] Pobeđuješ posle { $deals } deljenja
           *[other] { $name } pobeđuje posle { $deals } deljenja
        }
    }
cribbage-match-won-pair =
    { $deals ->
       *[other] { $who ->
            [you] Ti i { $otherName } pobeđujete posle { $deals } deljenja
           *[other] { $otherWho ->
                [you] Ti i { $name } pobeđujete posle { $deals } deljenja
               *[other] { $name } i { $otherName } pobeđuju posle { $deals } deljenja
            }
        }
    }
cribbage-item-fifteen =
    { $place ->
        [1] Petnaest { cribbage-words-total }
       *[other] petnaest { cribbage-words-total }
    }
cribbage-item-pair =
    { $count ->
        [2] { $place ->
            [1] Par { cribbage-ranks } za { cribbage-words-total }
           *[other] i par { cribbage-ranks } za { cribbage-words-total }
        }
        [3] { $place ->
            [1] Kraljevski par { cribbage-ranks } za { cribbage-words-total }
           *[other] i kraljevski par { cribbage-ranks } za { cribbage-words-total }
        }
       *[4] { $place ->
            [1] Dvostruki kraljevski par { cribbage-ranks } za { cribbage-words-total }
           *[other] i dvostruki kraljevski par { cribbage-ranks } za { cribbage-words-total }
        }
    }
cribbage-item-run =
    { $place ->
        [1] Serija od { cribbage-words-count } za { cribbage-words-total }
       *[other] i serija od { cribbage-words-count } za { cribbage-words-total }
    }
cribbage-item-flush =
    { $place ->
        [1] Fleš od { cribbage-words-count } za { cribbage-words-total }
       *[other] i fleš od { cribbage-words-count } za { cribbage-words-total }
    }
cribbage-item-nobs =
    { $place ->
        [1] Figura za { cribbage-words-total }
       *[other] i figura za { cribbage-words-total }
    }
cribbage-item-nothing = Ništa
cribbage-item-missed = Nije objavljeno: { cribbage-words-points }
cribbage-item-beyond = Preko poslednje rupice
cribbage-point-heels = Žandar na starteru
cribbage-point-fifteen = Petnaest
cribbage-point-thirtyone = Tačan zbir
cribbage-point-pair =
    { $count ->
        [2] Par { cribbage-ranks }
        [3] Kraljevski par { cribbage-ranks }
       *[4] Dvostruki kraljevski par { cribbage-ranks }
    }
cribbage-point-run = Serija od { cribbage-words-points }
cribbage-point-go = Prolaz
cribbage-point-last = Poslednja karta
cribbage-point-count = Objavljeno u igri
cribbage-point-hand = Ruka
cribbage-point-crib = Krib
cribbage-point-muggins = Prostofilija
cribbage-point-excess = Protivnik je brojao previše
cribbage-note-game =
    { $who ->
        [you] partija je tvoja
       *[other] partija: { $name }
    }

## Opcije i uobičajena pravila

cribbage-option-target = Bodova za pobedu
cribbage-option-target-help = Ko prvi stigne dotle, dobija partiju. 121 je dvaput oko table.
cribbage-option-cut-deals = Sečenje za deljenje
cribbage-option-cut-deals-help = Koja presečena karta donosi prvo deljenje.
cribbage-option-cut-deals-low = Manja karta
cribbage-option-cut-deals-high = Veća karta
cribbage-option-play-on = Igra se posle „dalje“
cribbage-option-play-on-help = Kad neko kaže „dalje“, ostali igraju dok mogu.
cribbage-option-resets = Novi zbirovi
cribbage-option-resets-help = Posle 31 ili prolaza zbir kreće od nule, dok ima karata.
cribbage-option-counting = Brojanje
cribbage-option-counting-help = Da li ruke broji sto ili ih brojiš ti.
cribbage-option-counting-automatic = Broji sto
cribbage-option-counting-manual = Ručno
cribbage-option-muggins = Prostofilija
cribbage-option-muggins-help = Što ti promakne u ručnom brojanju, protivnik sme da uzme.
cribbage-option-muggins-off = Ne igra se
cribbage-option-muggins-show = Kod brojanja ruku
cribbage-option-muggins-all = I kod odigravanja
cribbage-option-overclaim = Kad se broji previše
cribbage-option-overclaim-help = Šta se dešava kad se objavi previše.
cribbage-option-overclaim-correct = Ispravlja se
cribbage-option-overclaim-excess = Višak dobija protivnik
cribbage-option-match = Poena za meč
cribbage-option-match-help = Dobijena partija vredi jedan poen, ili više po opcijama ispod.
cribbage-option-lurch = Dvostruka pobeda ispod
cribbage-option-lurch-help = Partija vredi dvostruko ako protivnik nema ni ovoliko. 0 znači nikad.
cribbage-option-skunk = Skunk ispod
cribbage-option-skunk-help = Ko izgubi sa manje od ovoga, dobija skunk. 0 znači nikad.
cribbage-option-double-skunk = Dvostruki skunk ispod
cribbage-option-double-skunk-help = Ko izgubi sa manje od ovoga, dobija dvostruki skunk. 0 znači nikad.
cribbage-option-skunk-points = Poeni za skunk
cribbage-option-skunk-points-help = Koliko vrede obična pobeda, skunk i dvostruki skunk.
cribbage-option-skunk-points-none = Uvek 1
cribbage-option-skunk-points-123 = 1, 2, 3
cribbage-option-skunk-points-124 = 1, 2, 4
cribbage-option-first-deal-next = Prvo deljenje sledeće partije
cribbage-option-first-deal-next-help = Ko deli prvi kad meč još nije gotov.
cribbage-option-first-deal-next-loser = Gubitnik
cribbage-option-first-deal-next-alternate = Naizmenično
cribbage-option-first-deal-next-recut3 = Naizmenično, pred treću se seče
cribbage-preset-standard = Standardno
cribbage-preset-standard-help = Do 121, kako se igra u svetu. Broji sto.
cribbage-preset-seed-english = Engleski
cribbage-preset-seed-english-help = Do 62, odigravanje staje kod prvog „dalje“. Dve partije, ručno, sa prostofilijom.
cribbage-preset-seed-international = Međunarodni
cribbage-preset-seed-international-help = Jedna partija do 121, broji se ručno, sa prostofilijom.
cribbage-preset-short = Kratko
cribbage-preset-short-help = Do 61; pobeda vredi dvostruko ako protivnik nema 31.
