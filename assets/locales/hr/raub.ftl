# Raub na hrvatskom. Ključevi i argumenti su u docs/events.md.
# Imena se ne mijenjaju po padežu, a sadašnje vrijeme ne pita za rod.

raub-name = Raub
raub-tagline = Četiri karte, četiri štiha i malo drskosti

## Što se događa

raub-dealing =
    { $who ->
        [you] Ti dijeliš.
       *[other] { $name } dijeli.
    }
raub-pass-deal =
    { $who ->
        [you] Ti predaješ dijeljenje: piše se refe.
       *[other] { $name } predaje dijeljenje: piše se refe.
    }
raub-maus =
    { $who ->
        [you] Ti najavljuješ Maus.
       *[other] { $name } najavljuje Maus.
    }
raub-maus-around =
    { $who ->
        [you] Ti najavljuješ Maus u krug: svatko dijeli po jedan.
       *[other] { $name } najavljuje Maus u krug: svatko dijeli po jedan.
    }
raub-maus-forced =
    { $who ->
        [you] Krug još traje: ti dijeliš Maus.
       *[other] Krug još traje: { $name } dijeli Maus.
    }
raub-turned =
    { $who ->
        [you] Ti okrećeš { $cardAcc }.
       *[other] { $name } okreće { $cardAcc }.
    }
raub-turned-again =
    { $round ->
        [2] { $who ->
            [you] Ti okrećeš drugu kartu: { $cardAcc }.
           *[other] { $name } okreće drugu kartu: { $cardAcc }.
        }
       *[3] { $who ->
            [you] Ti okrećeš treću kartu: { $cardAcc }.
           *[other] { $name } okreće treću kartu: { $cardAcc }.
        }
    }
raub-same-suit = Opet je { $suit }: nitko se ne izjašnjava.
raub-face-down =
    { $who ->
        [you] Ti spuštaš kartu zatvorenu: raub na neviđeno.
       *[other] { $name } spušta kartu zatvorenu: raub na neviđeno.
    }
raub-raub =
    { $duty ->
        [1] { $who ->
            [you] Ti raubaš { $cardAcc }: dovoljan je jedan štih.
           *[other] { $name } rauba { $cardAcc }: dovoljan je jedan štih.
        }
       *[2] { $who ->
            [you] Ti raubaš { $cardAcc }: obveza su dva štiha.
           *[other] { $name } rauba { $cardAcc }: obveza su dva štiha.
        }
    }
raub-raub-forced =
    { $duty ->
        [1] { $who ->
            [you] Ti moraš raubati { $cardAcc }: dovoljan je jedan štih.
           *[other] { $name } mora raubati { $cardAcc }: dovoljan je jedan štih.
        }
       *[2] { $who ->
            [you] Ti moraš raubati { $cardAcc }: obveza su dva štiha.
           *[other] { $name } mora raubati { $cardAcc }: obveza su dva štiha.
        }
    }
raub-continue =
    { $who ->
        [you] Ti ne raubaš.
       *[other] { $name } ne rauba.
    }
raub-accept =
    { $duty ->
        [1] { $who ->
            [you] Ti prihvaćaš { $suitAcc }: obveza je jedan štih.
           *[other] { $name } prihvaća { $suitAcc }: obveza je jedan štih.
        }
       *[2] { $who ->
            [you] Ti prihvaćaš { $suitAcc }: obveza su dva štiha.
           *[other] { $name } prihvaća { $suitAcc }: obveza su dva štiha.
        }
    }
raub-pass =
    { $who ->
        [you] Ti kažeš „dalje”.
       *[other] { $name } kaže „dalje”.
    }
raub-refe = Nitko ne prihvaća aduta: piše se refe.
raub-follow =
    { $who ->
        [you] Ti pratiš.
       *[other] { $name } prati.
    }
raub-follow-forced =
    { $drops ->
        [1] { $who ->
            [you] Nakon jednog odustajanja ti moraš pratiti.
           *[other] Nakon jednog odustajanja { $name } mora pratiti.
        }
       *[other] { $who ->
            [you] Nakon { $drops } odustajanja zaredom ti moraš pratiti.
           *[other] Nakon { $drops } odustajanja zaredom { $name } mora pratiti.
        }
    }
raub-all-follow = Igra se Maus: svi prate.
raub-drop =
    { $who ->
        [you] Ti odustaješ.
       *[other] { $name } odustaje.
    }
raub-alone =
    { $who ->
        [you] Nitko ne prati: sva su četiri štiha tvoja.
       *[other] Nitko ne prati: sva četiri štiha nosi { $name }.
    }
raub-revealed =
    { $duty ->
        [1] { $who ->
            [you] Ti otkrivaš { $cardAcc }: dovoljan je jedan štih.
           *[other] { $name } otkriva { $cardAcc }: dovoljan je jedan štih.
        }
       *[2] { $who ->
            [you] Ti otkrivaš { $cardAcc }: obveza su dva štiha.
           *[other] { $name } otkriva { $cardAcc }: obveza su dva štiha.
        }
    }
raub-exchanged =
    { $count ->
        [0] { $who ->
            [you] Ti ne mijenjaš karte.
           *[other] { $name } ne mijenja karte.
        }
        [one] { $who ->
            [you] Ti mijenjaš jednu kartu.
           *[other] { $name } mijenja jednu kartu.
        }
        [few] { $who ->
            [you] Ti mijenjaš { $count } karte.
           *[other] { $name } mijenja { $count } karte.
        }
       *[other] { $who ->
            [you] Ti mijenjaš { $count } karata.
           *[other] { $name } mijenja { $count } karata.
        }
    }
raub-fifth =
    { $who ->
        [you] Ti uzimaš { $cardAcc } i jednu kartu odlažeš.
       *[other] { $name } uzima { $cardAcc } i jednu kartu odlaže.
    }
raub-passed =
    { $tricks ->
        [one] { $who ->
            [you] Ti prolaziš s jednim štihom.
           *[other] { $name } prolazi s jednim štihom.
        }
       *[other] { $who ->
            [you] Ti prolaziš s { $tricks } štiha.
           *[other] { $name } prolazi s { $tricks } štiha.
        }
    }
raub-failed =
    { $tricks ->
        [0] { $who ->
            [you] Ti padaš bez štiha.
           *[other] { $name } pada bez štiha.
        }
       *[1] { $who ->
            [you] Ti padaš s jednim štihom.
           *[other] { $name } pada s jednim štihom.
        }
    }

## Što se pita, u najviše šezdeset slova

raub-ask-deal = Ti dijeliš. Što biraš?
raub-ask-turn-up = Okrećeš kartu ili raubaš na neviđeno?
raub-ask-raub = Raubaš { $cardAcc }?
raub-ask-speak =
    { $round ->
        [1] Prihvaćaš { $suitAcc }, uz obvezu od dva štiha?
        [2] Druga karta: prihvaćaš { $suitAcc } i dva štiha?
       *[3] Posljednja karta: prihvaćaš { $suitAcc } i dva štiha?
    }
raub-ask-follow =
    { $who ->
        [you] Ti igraš { $suitAcc }.
       *[other] { $name } igra { $suitAcc }. Pratiš?
    }
raub-ask-follow-blind =
    { $who ->
        [you] Ti raubaš na neviđeno.
       *[other] { $name } rauba na neviđeno. Pratiš?
    }
raub-ask-exchange =
    { $max ->
        [4] Koje karte mijenjaš? Možeš i sve četiri.
        [one] Ostatak je mali: mijenjaš najviše jednu kartu.
        [few] Ostatak je mali: mijenjaš najviše { $max } karte.
       *[other] Ostatak je mali: mijenjaš najviše { $max } karata.
    }
raub-ask-fifth = Uzimaš { $cardAcc }. Odloži jednu kartu.
raub-ask-lead =
    { $need ->
        [0] Ti počinješ štih. Obveza je ispunjena.
        [one] Ti počinješ štih. Treba ti još jedan.
       *[other] Ti počinješ štih. Trebaju ti još { $need }.
    }
raub-ask-play = Tvoja karta: odgovori na { $suitAcc }.
raub-ask-trump = Nemaš { $suitAcc }, moraš sjeći: adut je { $trump }.
raub-ask-any = Nemaš ni boju ni aduta: igraj bilo koju kartu.

# Ispod pitanja: cijena. $each se skida po štihu, $points se dodaje bez njega.
raub-help-deal = Predaješ: karte se ne dijele, a sljedeće dijeljenje vrijedi dvostruko.
raub-help-maus = Maus: raubaš što god se okrene, a svi moraju pratiti.
raub-help-blind = Na neviđeno: ostali odlučuju ne znajući aduta. Duguješ dva štiha, sa sedmicom jedan.
raub-help-raub =
    { $duty ->
        [1] Dovoljan je jedan štih: svaki −{ $each }, nijedan +{ $points }. Karta je tvoja.
       *[2] Duguješ dva štiha: svaki −{ $each }, manje od dva +{ $points }. Karta je tvoja.
    }
raub-help-speak = Svaki štih −{ $each }, manje od dva +{ $points }. „Dalje” ne košta ništa.
raub-help-follow = Duguješ jedan štih: svaki −{ $each }, nijedan +{ $points }. Odustajanje ne košta ništa.
raub-help-exchange = Dobivaš onoliko novih karata koliko odložiš.

## Gumbi

raub-do-deal = Dijelim
raub-do-pass-deal = Predajem
raub-do-maus = Maus
raub-do-maus-around = Maus u krug
raub-do-face-up = Okrećem
raub-do-face-down = Na neviđeno
raub-do-raub = Raub
raub-do-continue = Bez rauba
raub-do-accept = Prihvaćam
raub-do-pass = Dalje
raub-do-follow = Pratim
raub-do-drop = Odustajem
raub-do-keep = Ne mijenjam
raub-do-change =
    { $count ->
        [one] Mijenjam jednu kartu
        [few] Mijenjam { $count } karte
       *[other] Mijenjam { $count } karata
    }
raub-do-lay = Odlažem

## Oblačići

raub-said-pass-deal = Predajem
raub-said-maus = Maus!
raub-said-maus-around = Maus u krug!
raub-said-face-down = Na neviđeno!
raub-said-raub = Raub!
raub-said-continue = Bez rauba
raub-said-accept = Prihvaćam
raub-said-pass = Dalje
raub-said-follow = Pratim
raub-said-drop = Odustajem
raub-said-exchange =
    { $count ->
        [0] Ne mijenjam
        [one] Jednu kartu
        [few] { $count } karte
       *[other] { $count } karata
    }

## Razlozi

raub-why-follow = Još imaš { $suitAcc }, pa { $card } mora pričekati.
raub-why-trump = Nemaš { $suitAcc }, zato ide adut ({ $trump }), a { $card } mora pričekati.
raub-why-pass-twice = Prošlo je dijeljenje već predano, a dva puta zaredom ne može.
raub-why-pass-off = Za ovim se stolom dijeljenje ne predaje.
raub-why-circle = Krug još nije zatvoren: i ovo dijeljenje mora biti Maus.
raub-why-maus-off = Za ovim se stolom Maus ne igra.
raub-why-maus-score =
    { $below ->
        [one] Za Maus je potreban protivnik koji ima manje od { $below } boda.
        [few] Za Maus je potreban protivnik koji ima manje od { $below } boda.
       *[other] Za Maus je potreban protivnik koji ima manje od { $below } bodova.
    }
raub-why-around-off = Za ovim se stolom Maus u krug ne igra.
raub-why-around-used = Krug je već odigran, a u partiji može samo jedan.
raub-why-around-worst = Maus u krug najavljuje samo najslabiji igrač, kad dođe na red za dijeljenje.
raub-why-must-raub = Za ovim se stolom { $card } mora raubati.
raub-why-blind-off = Za ovim se stolom ne rauba na neviđeno.
raub-why-blind-maus = U Mausu se karta okreće licem prema gore.
raub-why-must-follow =
    { $drops ->
        [1] Nakon jednog odustajanja sada moraš pratiti.
       *[other] Nakon { $drops } odustajanja zaredom sada moraš pratiti.
    }
raub-why-maus-follow = U Mausu svi prate.
raub-why-change-limit =
    { $max ->
        [one] Ostatak je mali: možeš zamijeniti samo jednu kartu.
        [few] Ostatak je mali: možeš zamijeniti samo { $max } karte.
       *[other] Ostatak je mali: možeš zamijeniti samo { $max } karata.
    }

## Uloge, oznake i natpisi

raub-role-solo = solo
raub-role-raub = raub
raub-role-maus = Maus
raub-role-follows = prati
raub-role-dropped = odustaje
raub-tag-double = duplo
raub-tag-double-help = Čekao je refe: ovo dijeljenje svima vrijedi dvostruko.
raub-tag-refe =
    { $count ->
        [one] čeka jedan refe
        [few] čekaju { $count } refea
       *[other] čeka { $count } refea
    }
raub-tag-blind = na neviđeno
raub-tag-duty =
    { $duty ->
        [one] obveza: jedan štih
        [few] obveza: { $duty } štiha
       *[other] obveza: { $duty } štihova
    }
raub-label-turned = okrenuta
raub-label-raubed = raubana
raub-label-blind = na neviđeno
raub-label-refused = odbijene
raub-label-stock =
    { $count ->
        [one] Još { $count } karta
        [few] Još { $count } karte
       *[other] Još { $count } karata
    }

## Ishod

raub-result-passed =
    { $tricks ->
        [1] { $who ->
            [you] Prolaziš na { $suitLoc } s jednim štihom
           *[other] { $name } prolazi na { $suitLoc } s jednim štihom
        }
        [4] { $who ->
            [you] Nosiš sva četiri štiha na { $suitLoc }
           *[other] { $name } nosi sva četiri štiha na { $suitLoc }
        }
       *[other] { $who ->
            [you] Prolaziš na { $suitLoc } s { $tricks } štiha
           *[other] { $name } prolazi na { $suitLoc } s { $tricks } štiha
        }
    }
raub-result-failed =
    { $duty ->
        [1] { $who ->
            [you] Padaš na { $suitLoc }, bez ijednog štiha
           *[other] { $name } pada na { $suitLoc }, bez ijednog štiha
        }
       *[2] { $tricks ->
            [0] { $who ->
                [you] Padaš na { $suitLoc }: nedostaju dva štiha
               *[other] { $name } pada na { $suitLoc }: nedostaju dva štiha
            }
           *[1] { $who ->
                [you] Padaš na { $suitLoc }: nedostaje jedan štih
               *[other] { $name } pada na { $suitLoc }: nedostaje jedan štih
            }
        }
    }
raub-result-alone =
    { $who ->
        [you] Igraš { $suitAcc }, a nitko ne prati
       *[other] { $name } igra { $suitAcc }, a nitko ne prati
    }
raub-result-alone-blind =
    { $who ->
        [you] Raubaš na neviđeno, a nitko ne prati
       *[other] { $name } rauba na neviđeno, a nitko ne prati
    }
raub-result-refe = Nitko neće aduta. Refe: sljedeće dijeljenje vrijedi dvostruko
raub-result-pass-deal =
    { $who ->
        [you] Predaješ dijeljenje. Refe: sljedeće dijeljenje vrijedi dvostruko
       *[other] { $name } predaje dijeljenje. Refe: sljedeće dijeljenje vrijedi dvostruko
    }
raub-result-scores =
    { $count ->
        [one] { $who ->
            [you] Vodiš: do nule ti ostaje još { $score }.
           *[other] Vodi { $name }: do nule ostaje još { $score }.
        }
       *[few] Vode { $count } igrača: svakom do nule ostaje još { $score }.
    }
raub-match-won =
    { $deals ->
        [1] { $who ->
            [you] Pobjeđuješ već nakon prvog dijeljenja
           *[other] { $name } pobjeđuje već nakon prvog dijeljenja
        }
       *[other] { $who ->
            [you] Pobjeđuješ nakon { $deals } dijeljenja
           *[other] { $name } pobjeđuje nakon { $deals } dijeljenja
        }
    }
raub-item-solo =
    { $tricks ->
        [one] Solo: jedan štih
        [few] Solo: { $tricks } štiha
       *[other] Solo: { $tricks } štihova
    }
raub-item-solo-failed =
    { $tricks ->
        [0] Pad bez štiha
       *[1] Pad s jednim štihom
    }
raub-item-alone = Nitko ne prati: četiri štiha
raub-item-follower =
    { $tricks ->
        [one] Pratnja: jedan štih
        [few] Pratnja: { $tricks } štiha
       *[other] Pratnja: { $tricks } štihova
    }
raub-item-follower-failed = Pratnja bez štiha
raub-item-dropped = Odustajanje
raub-item-doubled = Udvostručuje refe
raub-note-refe = refe: nitko ne prihvaća
raub-note-pass-deal =
    { $who ->
        [you] refe: predaješ dijeljenje
       *[other] refe: { $name } predaje dijeljenje
    }
raub-note-double = dvostruko

## Dogovori i gotova pravila

raub-option-direction = Smjer
raub-option-direction-help = Gdje sjedi sljedeći igrač. Udesno je stari običaj; pravila se ne mijenjaju.
raub-option-direction-right = Udesno
raub-option-direction-left = Ulijevo
raub-option-start = Početni bodovi
raub-option-start-help = Odatle svi broje prema nuli. Manji broj znači kraću partiju.
raub-option-mandatory-raub = Obvezan raub
raub-option-mandatory-raub-help = Karte koje djelitelj mora raubati kad ih okrene.
raub-option-mandatory-raub-off = Nijedna
raub-option-mandatory-raub-seven = Sedmica
raub-option-mandatory-raub-ak7 = As, kralj i sedmica
raub-option-blind-raub = Raub na neviđeno
raub-option-blind-raub-help = Djelitelj smije raubati kartu koju nitko nije vidio.
raub-option-voluntary-pass = Predavanje dijeljenja
raub-option-voluntary-pass-help = Djelitelj smije predati dijeljenje sljedećem, pa se piše refe.
raub-option-maus = Maus
raub-option-maus-help = Kad je neki protivnik blizu nule, djelitelj smije sve natjerati na igru.
raub-option-maus-below = Granica za Maus
raub-option-maus-below-help = Barem jedan protivnik mora imati manje bodova od ovoga.
raub-option-maus-around = Maus u krug
raub-option-maus-around-help = Jednom u partiji najslabiji djelitelj smije najaviti Maus za cijeli krug.
raub-option-max-drops = Granica odustajanja
raub-option-max-drops-help = Nakon toliko odustajanja zaredom mora se pratiti. Nula znači bez granice.
raub-preset-seed = Klasično
raub-preset-seed-help = Raub po volji; dopušteni su raub na neviđeno, Maus i predavanje dijeljenja.
raub-preset-house = Kod kuće
raub-preset-house-help = Kao klasično, samo se sedmica mora raubati.
raub-preset-strict = Strogo
raub-preset-strict-help = As, kralj i sedmica moraju se raubati; nakon dva odustajanja se prati.
raub-preset-sailors = Mornarsko
raub-preset-sailors-help = As, kralj i sedmica moraju se raubati, a Maus smije i u krug.
