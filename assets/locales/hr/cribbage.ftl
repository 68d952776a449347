# Kribidž na srpskom. Ključevi i argumenti su u docs/events.md.
# Imena se ne mijenjaju po padežu, a sadašnje vreme ne pita za rod.

cribbage-name = Kribidž
cribbage-tagline = Petnaest dva, petnaest četiri, i utrka oko ploče

## Riječi unutar drugih rečenica

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
        [A] asova
        [K] kraljeva
        [Q] dama
        [J] dečki
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

## Što se događa

cribbage-cut =
    { $who ->
        [you] Ti dižeš { $cardAcc }.
       *[other] { $name } diže { $cardAcc }.
    }
cribbage-cut-tie = Karte su jednake: diže se ponovno.
cribbage-cut-dealer =
    { $who ->
        [you] Prvo je dijeljenje tvoje.
       *[other] Prvo dijeljenje: { $name }.
    }
cribbage-dealing =
    { $who ->
        [you] Ti dijeliš.
       *[other] { $name } dijeli.
    }
cribbage-lay =
    { $count ->
        [1] { $who ->
            [you] Ti odbacuješ kartu u krib.
           *[other] { $name } odbacuje kartu u krib.
        }
       *[2] { $who ->
            [you] Ti odbacuješ dvije karte u krib.
           *[other] { $name } odbacuje dvije karte u krib.
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
        [you] Ti kažeš „dalje” na { cribbage-words-count }.
       *[other] { $name } kaže „dalje” na { cribbage-words-count }.
    }
cribbage-lead =
    { $who ->
        [you] Ponovno od nule: ti izlaziš.
       *[other] Ponovno od nule: izlazi { $name }.
    }
cribbage-peg-heels =
    { $who ->
        [you] Ti bilježiš dva za dečka na starteru.
       *[other] { $name } bilježi dva za dečka na starteru.
    }
cribbage-peg-fifteen =
    { $who ->
        [you] Ti bilježiš { cribbage-words-points } za petnaest.
       *[other] { $name } bilježi { cribbage-words-points } za petnaest.
    }
cribbage-peg-thirtyone =
    { $who ->
        [you] Ti bilježiš { cribbage-words-points } za trideset jedan.
       *[other] { $name } bilježi { cribbage-words-points } za trideset jedan.
    }
cribbage-peg-pair =
    { $points ->
        [2] { $who ->
            [you] Ti bilježiš dva za par.
           *[other] { $name } bilježi dva za par.
        }
        [6] { $who ->
            [you] Ti bilježiš šest za kraljevski par.
           *[other] { $name } bilježi šest za kraljevski par.
        }
       *[12] { $who ->
            [you] Ti bilježiš dvanaest za dvostruki kraljevski par.
           *[other] { $name } bilježi dvanaest za dvostruki kraljevski par.
        }
    }
cribbage-peg-run =
    { $who ->
        [you] Ti bilježiš { cribbage-words-points } za niz.
       *[other] { $name } bilježi { cribbage-words-points } za niz.
    }
cribbage-peg-go =
    { $who ->
        [you] Ti bilježiš jedan za „dalje”.
       *[other] { $name } bilježi jedan za „dalje”.
    }
cribbage-peg-last =
    { $who ->
        [you] Ti bilježiš jedan za posljednju kartu.
       *[other] { $name } bilježi jedan za posljednju kartu.
    }
cribbage-peg-count =
    { $points ->
        [0] { $who ->
            [you] Ti ne bilježiš ništa za svoju kartu.
           *[other] { $name } ne bilježi ništa za svoju kartu.
        }
       *[other] { $who ->
            [you] Ti bilježiš { cribbage-words-points } za svoju kartu.
           *[other] { $name } bilježi { cribbage-words-points } za svoju kartu.
        }
    }
cribbage-peg-hand =
    { $points ->
        [0] { $who ->
            [you] Tvoja ruka ne vrijedi ništa.
           *[other] Ruka ne vrijedi ništa: { $name }.
        }
       *[other] { $who ->
            [you] Tvoja ruka vrijedi { cribbage-words-points }.
           *[other] Ruka vrijedi { cribbage-words-points }: bilježi { $name }.
        }
    }
cribbage-peg-crib =
    { $points ->
        [0] { $who ->
            [you] Tvoj krib ne vrijedi ništa.
           *[other] Krib ne vrijedi ništa: { $name }.
        }
       *[other] { $who ->
            [you] Tvoj krib vrijedi { cribbage-words-points }.
           *[other] Krib vrijedi { cribbage-words-points }: bilježi { $name }.
        }
    }
cribbage-peg-muggins =
    { $who ->
        [you] Muggins! Ti uzimaš { cribbage-words-points }.
       *[other] Muggins! { $name } uzima { cribbage-words-points }.
    }
cribbage-peg-excess =
    { $who ->
        [you] Prijavljeno je previše: ti dobivaš { cribbage-words-points }.
       *[other] Prijavljeno je previše: { $name } dobiva { cribbage-words-points }.
    }
cribbage-overclaim =
    { $points ->
        [0] { $who ->
            [you] Ti prijavljuješ { cribbage-words-claim }, a nema ništa.
           *[other] { $name } prijavljuje { cribbage-words-claim }, a nema ništa.
        }
       *[other] { $who ->
            [you] Ti prijavljuješ { cribbage-words-claim }, a ima samo { cribbage-words-points }.
           *[other] { $name } prijavljuje { cribbage-words-claim }, a ima samo { cribbage-words-points }.
        }
    }
cribbage-missed =
    { $who ->
        [you] Ti previđaš: { cribbage-words-points }.
       *[other] { $name } previđa: { cribbage-words-points }.
    }
cribbage-no-muggins =
    { $who ->
        [you] Ti prihvaćaš taj zbroj.
       *[other] { $name } prihvaća taj zbroj.
    }
cribbage-muggins-wrong =
    { $points ->
        [0] { $who ->
            [you] Ti kažeš „muggins” za { cribbage-words-claim }, a ništa nije previđeno.
           *[other] { $name } kaže „muggins” za { cribbage-words-claim }, a ništa nije previđeno.
        }
       *[other] { $who ->
            [you] Ti kažeš „muggins” za { cribbage-words-claim }, a previđeno je samo { cribbage-words-points }.
           *[other] { $name } kaže „muggins” za { cribbage-words-claim }, a previđeno je samo { cribbage-words-points }.
        }
    }
cribbage-out =
    { $who ->
        [you] Ti stižeš do kraja ploče: partija je tvoja.
       *[other] { $name } stiže do kraja ploče i dobiva partiju.
    }

## Što treba učiniti

cribbage-ask-lay =
    { $count ->
        [1] { $who ->
            [you] Odbaci jednu kartu u svoj krib.
           *[other] Odbaci jednu kartu u krib. Dijeli { $name }.
        }
       *[2] { $who ->
            [you] Odbaci dvije karte u svoj krib.
           *[other] Odbaci dvije karte u krib. Dijeli { $name }.
        }
    }
cribbage-ask-lead = Izlaziš ti: odigraj kartu.
cribbage-ask-play = Zbroj je { cribbage-words-count }: odigraj kartu.
cribbage-ask-card = Zbroj je { cribbage-words-count }. Koliko vrijedi tvoja karta?
cribbage-ask-hand = Izbroj svoju ruku.
cribbage-ask-crib = Izbroj svoj krib.
cribbage-ask-muggins =
    { $who ->
        [you] Ti prijavljuješ: { cribbage-words-claim }.
       *[other] { $name } prijavljuje: { cribbage-words-claim }. Je li to sve?
    }

## Čemu je koje pitanje

cribbage-help-lay =
    { $own ->
        [1] Četiri ti ostaju. Krib se broji tebi: odbaci ono što ide zajedno.
       *[other] Četiri ti ostaju. Krib se broji protivniku: odbaci ono što ne ide zajedno.
    }
cribbage-help-lead = Karte se zbrajaju, najviše do 31. Vrijede petnaest, 31, parovi i nizovi.
cribbage-help-play = Do 31 ostaje { $room }. Vrijede petnaest, 31, parovi, nizovi i posljednja karta.
cribbage-help-card = Petnaest 2, par 2, tri iste 6, niz po jedan za svaku kartu.
cribbage-help-show = Sa starterom: svako petnaest 2, svaki par 2, niz po jedan za svaku kartu, flush 4, dečko u boji 1.
cribbage-help-muggins = Ono što nedostaje tvoje je, ako kažeš koliko.

## Gumbi i izgovorene riječi

cribbage-do-lay =
    { $count ->
        [1] { $who ->
            [you] Odbaci u svoj krib
           *[other] Odbaci u krib (dijeli { $name })
        }
       *[other] { $who ->
            [you] Odbaci u svoj krib
           *[other] Odbaci u krib (dijeli { $name })
        }
    }
cribbage-do-count = Prijavi { $points }
cribbage-do-muggins = Muggins: { $points }
cribbage-do-no-muggins = To je sve
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

cribbage-why-over = Uz kartu { $card } zbroj bi bio { $sum }, a 31 se ne prelazi.
cribbage-why-laid = Krib je već odbačen.
cribbage-why-crib-first =
    { $who ->
        [you] Najprije odbaci karte u svoj krib.
       *[other] Najprije odbaci karte u krib. Dijeli { $name }.
    }
cribbage-why-count-first = Najprije prijavi koliko brojiš.
cribbage-why-answer-first = Najprije reci je li to sve.
cribbage-why-automatic = Ovdje stol broji sam.
cribbage-why-play-automatic = Dok se karte odigravaju, stol broji sam.
cribbage-why-no-card = Nijedna odigrana karta ne vrijedi više od { $most }.
cribbage-why-muggins-off = Za ovim se stolom muggins ne igra.
cribbage-why-own-count = To je tvoj vlastiti zbroj.

## Rezultati

cribbage-result-game =
    { $skunk ->
        [0] { $who ->
            [you] Ti dobivaš partiju
           *[other] { $name } dobiva partiju
        }
        [1] { $who ->
            [you] Ti dobivaš partiju uz skunk
           *[other] { $name } dobiva partiju uz skunk
        }
       *[2] { $who ->
            [you] Ti dobivaš partiju uz dvostruki skunk
           *[other] { $name } dobiva partiju uz dvostruki skunk
        }
    }
cribbage-result-game-pair =
    { $skunk ->
        [0] { $who ->
            [you] Ti i { $otherName } dobivate partiju
           *[other] { $otherWho ->
                [you] Ti i { $name } dobivate partiju
               *[other] { $name } i { $otherName } dobivaju partiju
            }
        }
        [1] { $who ->
            [you] Ti i { $otherName } dobivate partiju uz skunk
           *[other] { $otherWho ->
                [you] Ti i { $name } dobivate partiju uz skunk
               *[other] { $name } i { $otherName } dobivaju partiju uz skunk
            }
        }
       *[2] { $who ->
            [you] Ti i { $otherName } dobivate partiju uz dvostruki skunk
           *[other] { $otherWho ->
                [you] Ti i { $name } dobivate partiju uz dvostruki skunk
               *[other] { $name } i { $otherName } dobivaju partiju uz dvostruki skunk
            }
        }
    }
cribbage-result-deal =
    { $points ->
        [one] { $who ->
            [you] Ti bilježiš { $points } bod
           *[other] { $name } bilježi { $points } bod
        }
        [few] { $who ->
            [you] Ti bilježiš { $points } boda
           *[other] { $name } bilježi { $points } boda
        }
       *[other] { $who ->
            [you] Ti bilježiš { $points } bodova
           *[other] { $name } bilježi { $points } bodova
        }
    }
cribbage-result-deal-pair =
    { $points ->
        [one] { $who ->
            [you] Ti i { $otherName } bilježite { $points } bod
           *[other] { $otherWho ->
                [you] Ti i { $name } bilježite { $points } bod
               *[other] { $name } i { $otherName } bilježe { $points } bod
            }
        }
        [few] { $who ->
            [you] Ti i { $otherName } bilježite { $points } boda
           *[other] { $otherWho ->
                [you] Ti i { $name } bilježite { $points } boda
               *[other] { $name } i { $otherName } bilježe { $points } boda
            }
        }
       *[other] { $who ->
            [you] Ti i { $otherName } bilježite { $points } bodova
           *[other] { $otherWho ->
                [you] Ti i { $name } bilježite { $points } bodova
               *[other] { $name } i { $otherName } bilježe { $points } bodova
            }
        }
    }
cribbage-result-even =
    { $points ->
        [one] Neriješeno dijeljenje, po { $points } bod
        [few] Neriješeno dijeljenje, po { $points } boda
       *[other] Neriješeno dijeljenje, po { $points } bodova
    }
cribbage-result-scores =
    { $who ->
        [you] Ti vodiš: { $score }, do kraja još { $left }.
       *[other] Vodi { $name }: { $score }, do kraja još { $left }.
    }
cribbage-result-level = Izjednačeno na { $score }, do kraja još { $left }.
cribbage-result-scores-pair =
    { $who ->
        [you] Ti i { $otherName } vodite: { $score }, do kraja još { $left }.
       *[other] { $otherWho ->
            [you] Ti i { $name } vodite: { $score }, do kraja još { $left }.
           *[other] { $name } i { $otherName } vode: { $score }, do kraja još { $left }.
        }
    }
cribbage-result-last =
    { $points ->
        [1] Ovom partijom završava meč.
       *[other] Partija vrijedi { $points } i njome završava meč.
    }
cribbage-result-games =
    { $points ->
        [1] { $who ->
            [you] Ti imaš { $score } od { $match } za meč.
           *[other] { $name } ima { $score } od { $match } za meč.
        }
       *[other] { $who ->
            [you] Vrijedi { $points }: ti imaš { $score } od { $match } za meč.
           *[other] Vrijedi { $points }: { $name } ima { $score } od { $match } za meč.
        }
    }
cribbage-match-won =
    { $deals ->
        [one] { $who ->
            [you] Pobjeđuješ nakon { $deals } dijeljenja
           *[other] { $name } pobjeđuje nakon { $deals } dijeljenja
        }
       *[other] { $who ->
            [you] Pobjeđuješ nakon { $deals } dijeljenja
           *[other] { $name } pobjeđuje nakon { $deals } dijeljenja
        }
    }
cribbage-match-won-pair =
    { $deals ->
       *[other] { $who ->
            [you] Ti i { $otherName } pobjeđujete nakon { $deals } dijeljenja
           *[other] { $otherWho ->
                [you] Ti i { $name } pobjeđujete nakon { $deals } dijeljenja
               *[other] { $name } i { $otherName } pobjeđuju nakon { $deals } dijeljenja
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
        [1] Niz od { cribbage-words-count } za { cribbage-words-total }
       *[other] i niz od { cribbage-words-count } za { cribbage-words-total }
    }
cribbage-item-flush =
    { $place ->
        [1] Flush od { cribbage-words-count } za { cribbage-words-total }
       *[other] i flush od { cribbage-words-count } za { cribbage-words-total }
    }
cribbage-item-nobs =
    { $place ->
        [1] Dečko u boji za { cribbage-words-total }
       *[other] i dečko u boji za { cribbage-words-total }
    }
cribbage-item-nothing = Ništa
cribbage-item-missed = Nije prijavljeno: { cribbage-words-points }
cribbage-item-beyond = Preko posljednje rupice
cribbage-point-heels = Dečko na starteru
cribbage-point-fifteen = Petnaest
cribbage-point-thirtyone = Trideset jedan
cribbage-point-pair =
    { $count ->
        [2] Par { cribbage-ranks }
        [3] Kraljevski par { cribbage-ranks }
       *[4] Dvostruki kraljevski par { cribbage-ranks }
    }
cribbage-point-run = Niz od { cribbage-words-points }
cribbage-point-go = Za „dalje”
cribbage-point-last = Posljednja karta
cribbage-point-count = Prijavljeno u igri
cribbage-point-hand = Ruka
cribbage-point-crib = Krib
cribbage-point-muggins = Muggins
cribbage-point-excess = Protivnik je brojao previše
cribbage-note-game =
    { $who ->
        [you] partija je tvoja
       *[other] partiju dobiva { $name }
    }

## Opcije i uobičajena pravila

cribbage-option-target = Bodova za pobjedu
cribbage-option-target-help = Tko prvi stigne dotle, dobiva partiju. 121 je dvaput oko ploče.
cribbage-option-cut-deals = Dizanje za dijeljenje
cribbage-option-cut-deals-help = Koja dignuta karta donosi prvo dijeljenje.
cribbage-option-cut-deals-low = Manja karta
cribbage-option-cut-deals-high = Veća karta
cribbage-option-play-on = Igra se nakon „dalje”
cribbage-option-play-on-help = Kad netko kaže „dalje”, ostali igraju dok mogu.
cribbage-option-resets = Novi zbrojevi
cribbage-option-resets-help = Nakon 31 ili „dalje” zbroj kreće od nule dok ima karata.
cribbage-option-counting = Brojanje
cribbage-option-counting-help = Broji li ruke stol ili ih brojiš ti.
cribbage-option-counting-automatic = Broji stol
cribbage-option-counting-manual = Ručno
cribbage-option-muggins = Muggins
cribbage-option-muggins-help = Što ti promakne u ručnom brojanju, protivnik smije uzeti.
cribbage-option-muggins-off = Ne igra se
cribbage-option-muggins-show = Kod brojanja ruku
cribbage-option-muggins-all = I kod odigravanja
cribbage-option-overclaim = Kad se broji previše
cribbage-option-overclaim-help = Što se događa kad se prijavi previše.
cribbage-option-overclaim-correct = Ispravlja se
cribbage-option-overclaim-excess = Višak dobiva protivnik
cribbage-option-match = Bodova za meč
cribbage-option-match-help = Dobivena partija vrijedi jedan bod, ili više po opcijama u nastavku.
cribbage-option-lurch = Dvostruka pobjeda ispod
cribbage-option-lurch-help = Partija vrijedi dvostruko ako protivnik nema ni ovoliko. 0 znači nikad.
cribbage-option-skunk = Skunk ispod
cribbage-option-skunk-help = Tko izgubi s manje od ovoga, dobiva skunk. 0 znači nikad.
cribbage-option-double-skunk = Dvostruki skunk ispod
cribbage-option-double-skunk-help = Tko izgubi s manje od ovoga, dobiva dvostruki skunk. 0 znači nikad.
cribbage-option-skunk-points = Bodovi za skunk
cribbage-option-skunk-points-help = Koliko vrijede obična pobjeda, skunk i dvostruki skunk.
cribbage-option-skunk-points-none = Uvijek 1
cribbage-option-skunk-points-123 = 1, 2, 3
cribbage-option-skunk-points-124 = 1, 2, 4
cribbage-option-first-deal-next = Prvo dijeljenje sljedeće partije
cribbage-option-first-deal-next-help = Tko dijeli prvi kad meč još nije gotov.
cribbage-option-first-deal-next-loser = Gubitnik
cribbage-option-first-deal-next-alternate = Naizmjence
cribbage-option-first-deal-next-recut3 = Naizmjence, prije treće se diže
cribbage-preset-standard = Standardno
cribbage-preset-standard-help = Do 121, kako se igra u svijetu. Broji stol.
cribbage-preset-seed-english = Engleski
cribbage-preset-seed-english-help = Do 62, odigravanje staje kod prvog „dalje”. Dvije partije, ručno, uz muggins.
cribbage-preset-seed-international = Međunarodni
cribbage-preset-seed-international-help = Jedna partija do 121, broji se ručno, uz muggins.
cribbage-preset-short = Kratko
cribbage-preset-short-help = Do 61; pobjeda vrijedi dvostruko ako protivnik nema 31.
