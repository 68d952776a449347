# Preferánsz magyarul. A kulcsok és az argumentumok: docs/events.md.

preferans-name = Preferánsz
preferans-tagline = Licit, kontra és egy papír: játék hármasban

## Vállalások

preferans-contract =
    { $contract ->
        [2] pikk
        [3] káró
        [4] kőr
        [5] treff
        [6] betli
        [7] szanzadu
       *[8] preferánsz
    }
preferans-stake =
    { $kontra ->
        [1] { $refa ->
            [1] 2 × { $value }
           *[2] 2 × { $value }, × 2 a refa miatt
        }
       *[other] { $refa ->
            [1] 2 × { $value }, × { $kontra } a kontra miatt
           *[2] 2 × { $value }, × 2 a refa miatt, × { $kontra } a kontra miatt
        }
    }

## Ami történik

preferans-dealing =
    { $who ->
        [you] Te osztasz.
       *[other] { $name } oszt.
    }
preferans-pass =
    { $who ->
        [you] Passzolsz.
       *[other] { $name } passzol.
    }
preferans-bid =
    { $who ->
        [you] A licited: { $level }.
       *[other] { $name } licitje: { $level }.
    }
preferans-hold =
    { $who ->
        [you] Tartod: { $level }.
       *[other] { $name } tartja: { $level }.
    }
preferans-igra =
    { $who ->
        [you] Kézből játszol: nem kell a talon.
       *[other] { $name } kézből játszik: nem kell a talon.
    }
preferans-bettel =
    { $who ->
        [you] Betlit mondasz, kézből.
       *[other] { $name } betlit mond, kézből.
    }
preferans-sanac =
    { $who ->
        [you] Szanzadut mondasz, kézből.
       *[other] { $name } szanzadut mond, kézből.
    }
preferans-whole =
    { $who ->
        [you] Preferánszot mondasz, kézből: mind a tíz ütés kell.
       *[other] { $name } preferánszot mond, kézből: mind a tíz ütés kell.
    }
preferans-out =
    { $who ->
        [you] Kiestél a licitből.
       *[other] { $name } kiesett a licitből.
    }
preferans-names =
    { $who ->
        [you] Megnevezed a vállalásod: { preferans-contract }.
       *[other] { $name } megnevezi a vállalását: { preferans-contract }.
    }
preferans-yield =
    { $who ->
        [you] Átengeded.
       *[other] { $name } átengedi.
    }
preferans-refa = Mindenki passzolt: refa mindenkinek.
preferans-no-refa = Mindenki passzolt. Több refa nem íródik, ezért új osztás jön.
preferans-spades-refa =
    { $who ->
        [you] A pikkedre senki sem mond kontrát: refa mindenkinek.
       *[other] { $name } pikkjére senki sem mond kontrát: refa mindenkinek.
    }
preferans-spades-no-refa =
    { $who ->
        [you] A pikkedre senki sem mond kontrát. Több refa nem íródik, ezért új osztás jön.
       *[other] { $name } pikkjére senki sem mond kontrát. Több refa nem íródik, ezért új osztás jön.
    }
preferans-spades-won =
    { $who ->
        [you] A pikkedre senki sem mond kontrát: játék nélkül megvan.
       *[other] { $name } pikkjére senki sem mond kontrát: játék nélkül megvan.
    }
preferans-takes =
    { $who ->
        [you] Felfordítod a talont, és felveszed.
       *[other] { $name } felfordítja a talont, és felveszi.
    }
preferans-talon = A talonban: { $card } és { $second }.
preferans-laid =
    { $who ->
        [you] Leteszel két lapot.
       *[other] { $name } letesz két lapot.
    }
preferans-declare =
    { $who ->
        [you] A játékod: { preferans-contract }.
       *[other] { $name } játéka: { preferans-contract }.
    }
preferans-declare-igra =
    { $who ->
        [you] A játékod: { preferans-contract } kézből.
       *[other] { $name } játéka: { preferans-contract } kézből.
    }
preferans-come =
    { $who ->
        [you] Jössz.
       *[other] { $name } jön.
    }
preferans-stay =
    { $who ->
        [you] Kimaradsz.
       *[other] { $name } kimarad.
    }
preferans-nobody =
    { $who ->
        [you] Senki sem jön: játék nélkül megvan a vállalásod.
       *[other] Senki sem jön: { $name } vállalása játék nélkül megvan.
    }
preferans-alone =
    { $who ->
        [you] Egyedül védekezel.
       *[other] { $name } egyedül védekezik.
    }
preferans-call =
    { $who ->
        [you] Hívod a társad: { $otherName } és te együtt játszotok.
       *[other] { $otherWho ->
            [you] { $name } hív téged: együtt játszotok.
           *[other] { $name } hívja a társát: { $otherName } is játszik.
        }
    }
preferans-dragged =
    { $who ->
        [you] A kontra miatt mégis játszol.
       *[other] A kontra miatt { $name } is játszik.
    }
preferans-ok =
    { $who ->
        [you] Ráhagyod.
       *[other] { $name } ráhagyja.
    }
preferans-kontra =
    { $who ->
        [you] Kontrát mondasz: minden kétszer számít.
       *[other] { $name } kontrát mond: minden kétszer számít.
    }
preferans-rekontra =
    { $who ->
        [you] Rekontrát mondasz: minden négyszer számít.
       *[other] { $name } rekontrát mond: minden négyszer számít.
    }
preferans-subkontra =
    { $who ->
        [you] Szubkontrát mondasz: minden nyolcszor számít.
       *[other] { $name } szubkontrát mond: minden nyolcszor számít.
    }
preferans-mortkontra =
    { $who ->
        [you] Mordkontrát mondasz: minden tizenhatszor számít.
       *[other] { $name } mordkontrát mond: minden tizenhatszor számít.
    }
preferans-claims =
    { $count ->
        [0] { $who ->
            [you] Nem kérsz több ütést.
           *[other] { $name } nem kér több ütést.
        }
        [one] { $who ->
            [you] Kérsz még egy ütést.
           *[other] { $name } kér még egy ütést.
        }
       *[other] { $who ->
            [you] Kérsz még { $count } ütést.
           *[other] { $name } kér még { $count } ütést.
        }
    }
preferans-agree =
    { $who ->
        [you] Elfogadod.
       *[other] { $name } elfogadja.
    }
preferans-refuse =
    { $who ->
        [you] Nem fogadod el.
       *[other] { $name } nem fogadja el.
    }
preferans-claimed =
    { $count ->
        [0] { $who ->
            [you] Megegyeztetek: nem viszel több ütést.
           *[other] Megegyezés: { $name } nem visz több ütést.
        }
        [one] { $who ->
            [you] Megegyeztetek: viszel még egy ütést.
           *[other] Megegyezés: { $name } visz még egy ütést.
        }
       *[other] { $who ->
            [you] Megegyeztetek: viszel még { $count } ütést.
           *[other] Megegyezés: { $name } visz még { $count } ütést.
        }
    }
preferans-made =
    { $tricks ->
        [0] { $who ->
            [you] Megvan a vállalásod, ütés nélkül.
           *[other] { $name } vállalása megvan, ütés nélkül.
        }
       *[other] { $who ->
            [you] Megvan a vállalásod, { $tricks } ütéssel.
           *[other] { $name } vállalása megvan, { $tricks } ütéssel.
        }
    }
preferans-down =
    { $tricks ->
        [0] { $who ->
            [you] Megbuksz, ütés nélkül.
           *[other] { $name } megbukik, ütés nélkül.
        }
        [one] { $who ->
            [you] Megbuksz, egy ütéssel.
           *[other] { $name } megbukik, egy ütéssel.
        }
       *[other] { $who ->
            [you] Megbuksz, { $tricks } ütéssel.
           *[other] { $name } megbukik, { $tricks } ütéssel.
        }
    }
preferans-hat =
    { $who ->
        [you] Kalap alá kerülsz: nulla alatt a bulád.
       *[other] { $name } kalap alá kerül: nulla alatt a bulája.
    }
preferans-hat-off =
    { $who ->
        [you] Kijössz a kalap alól.
       *[other] { $name } kijön a kalap alól.
    }
preferans-stop =
    { $who ->
        [you] Azt kéred, hogy itt érjen véget a parti.
       *[other] { $name } azt kéri, hogy itt érjen véget a parti.
    }
preferans-stopped = Mindenki elfogadta: a maradék leíródik, és jön az elszámolás.

## Ami kérdés, legfeljebb hatvan betűvel

preferans-ask-bid =
    { $level ->
        [0] Te jössz: koppints arra, amit mondasz.
       *[other] Már { $level } a licit. Koppints arra, amit mondasz.
    }
preferans-ask-hold = Tartod ({ $level }), vagy passz?
preferans-ask-raise = Licitálsz ({ $level }), vagy passz?
preferans-ask-over-igra =
    { $who ->
        [you] Kézből játszol.
       *[other] { $name } kézből játszik. Te is?
    }
preferans-ask-over-bettel =
    { $who ->
        [you] Kézből játszol.
       *[other] { $name } kézből játszik. Tudsz nagyobbat?
    }
preferans-ask-name = Nevezd meg, mit játszol kézből.
preferans-ask-name-higher = A tiéd nagyobb ennél: { preferans-contract }?
preferans-ask-discard =
    { $count ->
        [1] Tegyél le még egy lapot.
       *[2] Tegyél le két lapot, bármelyiket.
    }
preferans-ask-declare =
    { $level ->
        [2] Mit játszol?
       *[other] Mit játszol? Legalább { $level } kell.
    }
preferans-ask-declare-igra = Mit játszol kézből?
preferans-ask-come =
    { $who ->
        [you] A játékod: { preferans-contract }.
       *[other] { $name } játéka: { preferans-contract }. Jössz?
    }
preferans-ask-way = Csak te jöttél. Egyedül, együtt, vagy kontra?
preferans-ask-kontra =
    { $who ->
        [you] Kontra, vagy mehet?
       *[other] Kontra { $name } ellen, vagy mehet?
    }
preferans-ask-spades = Pikket csak kontrával játszunk. Kontra?
preferans-ask-answer =
    { $level ->
        [1] { $who ->
            [you] Kontra van. Rekontra?
           *[other] { $name } kontrát mond. Rekontra?
        }
        [2] { $who ->
            [you] Rekontra van. Szubkontra?
           *[other] { $name } rekontrát mond. Szubkontra?
        }
       *[3] { $who ->
            [you] Szubkontra van. Mordkontra?
           *[other] { $name } szubkontrát mond. Mordkontra?
        }
    }
preferans-ask-lead = Te kezdesz.
preferans-ask-play = Te jössz: tegyél { $suitAcc }.
preferans-ask-trump = Nincs nálad { $suit }, aduzz ({ $trump }).
preferans-ask-any = Nincs nálad { $suit }: bármit kijátszhatsz.
preferans-ask-claim =
    { $count ->
        [0] { $who ->
            [you] Nem kérsz több ütést.
           *[other] { $name } nem kér több ütést. Elfogadod?
        }
        [one] { $who ->
            [you] Kérsz még egy ütést.
           *[other] { $name } kér még egy ütést. Elfogadod?
        }
       *[other] { $who ->
            [you] Kérsz még { $count } ütést.
           *[other] { $name } kér még { $count } ütést. Elfogadod?
        }
    }
preferans-ask-stop =
    { $who ->
        [you] Azt kéred, hogy itt érjen véget a parti.
       *[other] { $name } itt befejezné a partit. Elfogadod?
    }

## Gombok

preferans-do-pass = Passz
preferans-do-bid = { $contract }
preferans-do-hold = Tartom
preferans-do-igra = Kézből
preferans-do-bettel = Betli
preferans-do-sanac = Szanzadu
preferans-do-preferans = Preferánsz
preferans-do-name = { $contract } { preferans-contract }
preferans-do-yield = Átengedem
preferans-do-declare = { $contract } { preferans-contract }
preferans-do-come = Jövök
preferans-do-stay = Kimaradok
preferans-do-alone = Egyedül
preferans-do-call = Együtt
preferans-do-ok = Mehet
preferans-do-kontra = Kontra
preferans-do-rekontra = Rekontra
preferans-do-subkontra = Szubkontra
preferans-do-mortkontra = Mordkontra
preferans-do-claim =
    { $count ->
        [0] Több ütés nem kell
        [one] Még egy ütés
       *[other] Még { $count } ütés
    }
preferans-do-agree = Elfogadom
preferans-do-refuse = Nem fogadom el
preferans-do-stop = Legyen vége?
preferans-do-lay = Leteszem

## Buborékok

preferans-said-pass = Passz
preferans-said-bid = { $level }
preferans-said-hold = Tartom: { $level }
preferans-said-igra = Kézből!
preferans-said-bettel = Betli!
preferans-said-sanac = Szanzadu!
preferans-said-preferans = Preferánsz!
preferans-said-name =
    { $contract ->
        [2] Pikk
        [3] Káró
        [4] Kőr
        [5] Treff
        [6] Betli
        [7] Szanzadu
       *[8] Preferánsz
    }
preferans-said-yield = Átengedem
preferans-said-come = Jövök
preferans-said-stay = Kimaradok
preferans-said-alone = Egyedül
preferans-said-call = Gyere velem!
preferans-said-ok = Mehet
preferans-said-kontra = Kontra!
preferans-said-rekontra = Rekontra!
preferans-said-subkontra = Szubkontra!
preferans-said-mortkontra = Mordkontra!
preferans-said-claim =
    { $count ->
        [0] Több nem kell
        [one] Még egy
       *[other] Még { $count }
    }
preferans-said-agree = Elfogadom
preferans-said-refuse = Nem
preferans-said-stop = Legyen vége?

## Indokok

preferans-why-jump = Ugrani nem lehet: a következő szám { $level }.
preferans-why-too-low = Már { $level } a licit.
preferans-why-senior = Előbb ülsz, mint a másik licitáló: tartod ({ $level }), vagy passzolsz.
preferans-why-hold-first = Tartani csak azután lehet, hogy már licitáltál egy számot.
preferans-why-hold-junior =
    { $who ->
        [you] Már te tartod: { $level }.
       *[other] { $name } előbb ül, ezért nem tarthatod ({ $level }): mondj többet, vagy passzolj.
    }
preferans-why-after-igra = Valaki kézből játszik: számot már nem lehet mondani.
preferans-why-igra-late = Kézből játszani csak az első megszólaláskor lehet, később nem.
preferans-why-not-higher = Kézből már nagyobb is elhangzott.
preferans-why-no-whole = Ennél az asztalnál nincs nagyobb vállalás a szanzadunál.
preferans-why-name-low = A vállalásodnak ennél nagyobbnak kell lennie: { preferans-contract }. Az egyforma nem elég.
preferans-why-name-high = A kézből játszott betlit és szanzadut rögtön kell mondani, nem később megnevezni.
preferans-why-yield-first = Te mondtad először, hogy kézből, ezért nevezd meg a vállalásod.
preferans-why-below-bid = Ezzel a licittel vitted el a talont: { $level }. A vállalás ennél kisebb nem lehet.
preferans-why-call-later = Hogy egyedül vagy együtt, az akkor kérdés, ha már csak egy védő jött.
preferans-why-kontra-later = Kontra akkor jöhet, ha már mindkét védő döntött.
preferans-why-decided = Már mindkét védő döntött.
preferans-why-all-defend = Ebben a vállalásban mindketten védekeznek, itt nincs kérdés.
preferans-why-spades-kontra = Pikket csak kontrával játszunk: vagy kontra, vagy nincs játék.
preferans-why-kontra-limit =
    { $count ->
        [0] Ennél az asztalnál nincs kontra.
        [1] Ennél az asztalnál a kontra a felső határ.
        [2] Ennél az asztalnál a rekontra a felső határ.
       *[3] Ennél az asztalnál a szubkontra a felső határ.
    }
preferans-why-kontra-order = Kontra, rekontra, szubkontra, mordkontra: sorban, felváltva.
preferans-why-called-no-kontra = A társ hívása után már nincs kontra.
preferans-why-kontra-over = Kint van az első lap: kontrára már késő.
preferans-why-follow = Van még nálad { $suit }, ezért a { $card } most nem mehet.
preferans-why-head = Ennél az asztalnál felül kell ütni, ha tudod: a { $card } ehhez kicsi ({ $suit }).
preferans-why-trump = Nincs nálad { $suit }, ezért adu kell ({ $trump }); a { $card } most nem mehet.
preferans-why-overtrump = Ennél az asztalnál az adut is felül kell ütni, ha tudod: a { $card } ehhez kicsi ({ $trump }).
preferans-why-claim-trick = Ütést két ütés között kérhetsz, amikor te kezdesz.
preferans-why-claim-refused = A kérésedet nem fogadták el; várd meg a következő ütést.
preferans-why-claim-two = Csak a felvevő kérhet, vagy az a védő, aki egyedül játszik.
preferans-why-claim-count = Ennyi ütéssel nem érhet véget a játék.
preferans-why-answer = Előbb mondd meg, elfogadod-e.
preferans-why-stop = A parti végét két osztás között lehet kérni, egyszer.

## Szerepek, jelek, feliratok

preferans-role-declarer = felvevő
preferans-role-comes = jön
preferans-role-stays = kimarad
preferans-role-called = hívott
preferans-role-kontra = kontra
preferans-tag-contract =
    { $igra ->
        [1] { preferans-contract } kézből
       *[0] { preferans-contract }
    }
preferans-tag-refa = refa: dupla
preferans-tag-kontra =
    { $level ->
        [1] kontra × { $factor }
        [2] rekontra × { $factor }
        [3] szubkontra × { $factor }
       *[4] mordkontra × { $factor }
    }
preferans-tag-spades = csak kontrával
preferans-aim-six =
    { $who ->
        [you] Hat ütést kell vinned.
       *[other] { $name } célja hat ütés.
    }
preferans-aim-none =
    { $who ->
        [you] Egyetlen ütést sem vihetsz.
       *[other] { $name } egyetlen ütést sem vihet: már egy is buktatja.
    }
preferans-aim-all =
    { $who ->
        [you] Mind a tíz ütést vinned kell.
       *[other] { $name } célja mind a tíz ütés: már egy tiétek is buktatja.
    }
preferans-aim-come = Aki jön, két ütéssel tartozik; kevesebbért a játék értékét a bulájához írják.
preferans-aim-owe = Két ütéssel tartozol.
preferans-aim-pair = Két ütéssel tartozol, vagy együtt néggyel.
preferans-aim-together = Együtt négy ütéssel tartoztok.
preferans-aim-beat = Együtt öt ütésetek buktatja.
preferans-label-talon = talon
preferans-label-discards =
    { $who ->
        [you] Letett lapjaid
       *[other] { $name } letett lapjai
    }
preferans-label-open =
    { $who ->
        [you] Kiterített lapjaid
       *[other] { $name } kiterített lapjai
    }

## Eredmény

preferans-result-tricks =
    { $tricks ->
        [0] ütés nélkül
        [one] { $tricks } ütés
       *[other] { $tricks } ütés
    }
preferans-result-made =
    { $who ->
        [you] Megvan a vállalásod: { preferans-tag-contract }, { preferans-result-tricks }
       *[other] { $name } vállalása megvan: { preferans-tag-contract }, { preferans-result-tricks }
    }
preferans-result-down =
    { $who ->
        [you] Megbuktál: { preferans-tag-contract }, { preferans-result-tricks }
       *[other] { $name } megbukott: { preferans-tag-contract }, { preferans-result-tricks }
    }
preferans-result-unplayed =
    { $who ->
        [you] Játék nélkül megvan: { preferans-tag-contract }
       *[other] { $name } vállalása játék nélkül megvan: { preferans-tag-contract }
    }
preferans-result-passed-refa = Mindenki passzolt: refa mindenkinek
preferans-result-passed-no-refa = Mindenki passzolt: új osztás jön
preferans-result-spades-refa = Pikk kontra nélkül: refa mindenkinek
preferans-result-spades-no-refa = Pikk kontra nélkül: új osztás jön
preferans-result-left =
    { $points ->
        [0] Hátralévő bula: { $total }. Ha most vége lenne, senki sem fizetne.
       *[other] { $who ->
            [you] Hátralévő bula: { $total }. Ha most vége lenne, { $points } pontot nyernél.
           *[other] Hátralévő bula: { $total }. Ha most vége lenne, { $name } { $points } pontot nyerne.
        }
    }
preferans-match-won =
    { $deals ->
        [one] { $who ->
            [you] Egyetlen osztás után { $score } pontot nyertél
           *[other] { $name } egyetlen osztás után { $score } pontot nyert
        }
       *[other] { $who ->
            [you] { $deals } osztás után { $score } pontot nyertél
           *[other] { $name } { $deals } osztás után { $score } pontot nyert
        }
    }
preferans-match-stopped =
    { $deals ->
        [one] { $who ->
            [you] { $score } pontot nyertél: egyetlen osztás után közösen befejeztétek
           *[other] { $name } { $score } pontot nyert: egyetlen osztás után közösen befejeztétek
        }
       *[other] { $who ->
            [you] { $score } pontot nyertél: { $deals } osztás után közösen befejeztétek
           *[other] { $name } { $score } pontot nyert: { $deals } osztás után közösen befejeztétek
        }
    }
preferans-pays =
    { $who ->
        [you] Te fizetsz { $points } pontot, { $otherName } kapja
       *[other] { $otherWho ->
            [you] { $name } fizet { $points } pontot, te kapod
           *[other] { $name } fizet { $points } pontot, { $otherName } kapja
        }
    }

## Egy osztás elszámolása: amit az eredmény felsorol

preferans-item-made =
    { $who ->
        [you] Megvan a vállalásod ({ preferans-tag-contract }): { $bule } bula le ({ preferans-stake })
       *[other] { $name } vállalása megvan ({ preferans-tag-contract }): { $bule } bula le ({ preferans-stake })
    }
preferans-item-unplayed =
    { $who ->
        [you] Senki sem játszott ellened ({ preferans-tag-contract }): { $bule } bula le ({ preferans-stake })
       *[other] Senki sem játszott { $name } ellen ({ preferans-tag-contract }): { $bule } bula le ({ preferans-stake })
    }
preferans-item-capped =
    { $who ->
        [you] Megvan a vállalásod ({ preferans-tag-contract }, { preferans-stake }), de már csak { $bule } bula volt hátra
       *[other] { $name } vállalása megvan ({ preferans-tag-contract }, { preferans-stake }), de már csak { $bule } bula volt hátra
    }
preferans-item-down =
    { $who ->
        [you] Megbuktál ({ preferans-tag-contract }): { $bule } bula fel ({ preferans-stake })
       *[other] { $name } megbukott ({ preferans-tag-contract }): { $bule } bula fel ({ preferans-stake })
    }
preferans-item-down-double =
    { $who ->
        [you] Megbuktál ({ preferans-tag-contract }), és többet ért, mint ami hátra volt: { $bule } bula fel (kétszer { preferans-stake })
       *[other] { $name } megbukott ({ preferans-tag-contract }), és többet ért, mint ami hátra volt: { $bule } bula fel (kétszer { preferans-stake })
    }
preferans-item-fine =
    { $tricks ->
        [0] { $who ->
            [you] Két ütés kellett, és egyet sem vittél: { $bule } bula fel
           *[other] Két ütés kellett, és { $name } egyet sem vitt: { $bule } bula fel
        }
       *[1] { $who ->
            [you] Két ütés kellett, és csak egyet vittél: { $bule } bula fel
           *[other] Két ütés kellett, és { $name } csak egyet vitt: { $bule } bula fel
        }
    }
preferans-item-fine-call =
    { $who ->
        [you] Társat hívtál, és együtt { $tricks } ütés lett, pedig { $due } kellett: { $bule } bula fel
       *[other] { $name } társat hívott, és együtt { $tricks } ütés lett, pedig { $due } kellett: { $bule } bula fel
    }
preferans-item-fine-kontra =
    { $who ->
        [you] Kontrát mondtál, és meglett a vállalás: { $bule } bula fel
       *[other] { $name } kontrát mondott, és meglett a vállalás: { $bule } bula fel
    }
preferans-item-supe =
    { $tricks ->
        [one] Egy ütés, egyenként { $each }: { $supe } szupa
       *[other] { $tricks } ütés, egyenként { $each }: { $supe } szupa
    }
preferans-item-against =
    { $who ->
        [you] Erre te { $supe } szupát írsz
       *[other] Erre { $name } { $supe } szupát ír
    }
preferans-item-less-left = Mindenkinek leíródna a hátralévő bula harmada; most összesen { $bule } bulával kevesebb van hátra:
preferans-item-more-left = Mindenkinek leíródna a hátralévő bula harmada; most összesen { $bule } bulával több van hátra:

## A pontlap: amit egy bejegyzés mond, ha megérinted

preferans-note-start = Mindenki { $bule } bulával kezd.
preferans-note-made =
    { $who ->
        [you] { $number }. osztás: megvan a vállalásod ({ preferans-tag-contract }), { $bule } le ({ preferans-stake }).
       *[other] { $number }. osztás: { $name } vállalása megvan ({ preferans-tag-contract }), { $bule } le ({ preferans-stake }).
    }
preferans-note-unplayed =
    { $who ->
        [you] { $number }. osztás: senki sem játszott ellened ({ preferans-tag-contract }), { $bule } le ({ preferans-stake }).
       *[other] { $number }. osztás: senki sem játszott { $name } ellen ({ preferans-tag-contract }), { $bule } le ({ preferans-stake }).
    }
preferans-note-capped =
    { $who ->
        [you] { $number }. osztás: megvan a vállalásod ({ preferans-tag-contract }, { preferans-stake }), de már csak { $bule } volt hátra.
       *[other] { $number }. osztás: { $name } vállalása megvan ({ preferans-tag-contract }, { preferans-stake }), de már csak { $bule } volt hátra.
    }
preferans-note-down =
    { $who ->
        [you] { $number }. osztás: megbuktál ({ preferans-tag-contract }), { $bule } fel ({ preferans-stake }).
       *[other] { $number }. osztás: { $name } megbukott ({ preferans-tag-contract }), { $bule } fel ({ preferans-stake }).
    }
preferans-note-down-double =
    { $who ->
        [you] { $number }. osztás: megbuktál ({ preferans-tag-contract }), és többet ért, mint ami hátra volt, { $bule } fel (kétszer { preferans-stake }).
       *[other] { $number }. osztás: { $name } megbukott ({ preferans-tag-contract }), és többet ért, mint ami hátra volt, { $bule } fel (kétszer { preferans-stake }).
    }
preferans-note-fine =
    { $tricks ->
        [0] { $who ->
            [you] { $number }. osztás: két ütésed kellett volna, egy sem lett, { $bule } fel.
           *[other] { $number }. osztás: { $name } egy ütést sem vitt, pedig kettő kellett, { $bule } fel.
        }
       *[1] { $who ->
            [you] { $number }. osztás: két ütésed kellett volna, csak egy lett, { $bule } fel.
           *[other] { $number }. osztás: { $name } csak egy ütést vitt, pedig kettő kellett, { $bule } fel.
        }
    }
preferans-note-fine-call =
    { $who ->
        [you] { $number }. osztás: társat hívtál, és együtt { $tricks } ütés lett, pedig { $due } kellett, { $bule } fel.
       *[other] { $number }. osztás: { $name } társat hívott, és együtt { $tricks } ütés lett, pedig { $due } kellett, { $bule } fel.
    }
preferans-note-fine-kontra =
    { $who ->
        [you] { $number }. osztás: kontrát mondtál, és meglett a vállalás, { $bule } fel.
       *[other] { $number }. osztás: { $name } kontrát mondott, és meglett a vállalás, { $bule } fel.
    }
preferans-note-supe =
    { $tricks ->
        [one] { $who ->
            [you] { $number }. osztás: egy ütést írsz { $otherName } ellen, egyenként { $each }: { $supe }.
           *[other] { $otherWho ->
                [you] { $number }. osztás: { $name } egy ütést ír ellened, egyenként { $each }: { $supe }.
               *[other] { $number }. osztás: { $name } egy ütést ír { $otherName } ellen, egyenként { $each }: { $supe }.
            }
        }
       *[other] { $who ->
            [you] { $number }. osztás: { $tricks } ütést írsz { $otherName } ellen, egyenként { $each }: { $supe }.
           *[other] { $otherWho ->
                [you] { $number }. osztás: { $name } { $tricks } ütést ír ellened, egyenként { $each }: { $supe }.
               *[other] { $number }. osztás: { $name } { $tricks } ütést ír { $otherName } ellen, egyenként { $each }: { $supe }.
            }
        }
    }
preferans-note-refa = { $number }. osztás: senki sem játszott, refa mindenkinek. A következő vállalásod duplán számít.
preferans-note-refa-used = { $number }. osztás: duplán számított, és ezzel a refa felhasználva.
preferans-note-hat =
    { $who ->
        [you] { $number }. osztás: kalap alá kerülsz, nulla alá.
       *[other] { $number }. osztás: { $name } kalap alá kerül, nulla alá.
    }
preferans-note-hat-off =
    { $who ->
        [you] { $number }. osztás: kijössz a kalap alól.
       *[other] { $number }. osztás: { $name } kijön a kalap alól.
    }
preferans-note-written-off = A parti megegyezéssel ért véget: { $bule } leírva.

## Szabályok és szabálycsomagok

preferans-option-direction = Irány
preferans-option-direction-help = Az óra járása szerint a horvát szokás, fordítva a szerb. Csak az ülésrend változik.
preferans-option-direction-cw = Az óra járása szerint
preferans-option-direction-ccw = Az óra járása ellen
preferans-option-start-bule = Kezdő bula
preferans-option-start-bule-help = Ennyitől kell mindenkinek megszabadulnia. A 30 rövid parti, a 100 két óra.
preferans-option-max-refa = A refák határa
preferans-option-max-refa-help = Hányszor íródik egy partiban refa mindenkinek. A 0 azt jelenti: soha.
preferans-option-hat-blocks-refa = Kalap alatt nincs refa
preferans-option-hat-blocks-refa-help = Amíg valaki nulla alatt van, nem íródik refa.
preferans-option-hat-freezes-refa = Kalap alatt áll a refa
preferans-option-hat-freezes-refa-help = Aki nulla alatt van, megtartja a nyitott refáit, de nem játszik rájuk.
preferans-option-naming-allows-6-7 = Betli és szanzadu is megnevezhető
preferans-option-naming-allows-6-7-help = Ha többen játszanának kézből, ezeket is megnevezhetik.
preferans-option-contract-8 = Preferánsz mint vállalás
preferans-option-contract-8-help = Nyolcadik vállalás a szanzadu fölött: nincs adu, mind a tíz ütés kell.
preferans-option-defender-quota = Ennyi ütés kell két védőnek
preferans-option-defender-quota-help = Ha mindkét védő magától jött.
preferans-option-defender-quota-two_or_joint_four = Kettő-kettő, vagy együtt négy
preferans-option-defender-quota-individual_two = Kettő-kettő, kivétel nélkül
preferans-option-fine-when-declarer-down = Büntetés a felvevő bukásakor is
preferans-option-fine-when-declarer-down-help = Akinek kettőnél kevesebb ütése van, akkor is fizet, ha a vállalás megbukott.
preferans-option-kontra-model = Kire számít a kontra
preferans-option-kontra-model-help = Az egész osztásra, vagy csak a felvevő és a kontrázó közt.
preferans-option-kontra-model-single_responsible = Az egész osztásra
preferans-option-kontra-model-bilateral = Csak a kontrázóra
preferans-option-max-kontra = A kontra felső határa
preferans-option-max-kontra-help = 1 kontra, 2 rekontra, 3 szubkontra, 4 mordkontra. A 0 azt jelenti: nincs.
preferans-option-bettel-kontra-supe = Kontrával bukott betli
preferans-option-bettel-kontra-supe-help = Ki írja a szupát, ha egy kontrázott betli megbukott.
preferans-option-bettel-kontra-supe-kontra_only_5U = Csak a kontrázó, egyszer
preferans-option-bettel-kontra-supe-both_5U = Mindkét védő
preferans-option-bettel-kontra-supe-kontra_10U = A kontrázó, kettő helyett
preferans-option-spades-without-kontra = Pikk kontra nélkül
preferans-option-spades-without-kontra-help = Mi legyen, ha pikk a vállalás, és senki sem mond kontrát.
preferans-option-spades-without-kontra-declarer_wins = A felvevőé, megvan
preferans-option-spades-without-kontra-refa_then_win = Refa, különben megvan
preferans-option-spades-without-kontra-refa_then_redeal = Refa, különben új osztás
preferans-option-spades-without-kontra-play = Lejátsszuk
preferans-option-refa-exempts-spades = A refa felmenti a pikket
preferans-option-refa-exempts-spades-help = Nyitott refával a felvevő kontra nélkül is játszhat pikket.
preferans-option-sanac-lead = Kezdés szanzaduban
preferans-option-sanac-lead-help = Az osztó utáni játékosé, vagy azé a védőé, aki a felvevőn át játszik.
preferans-option-sanac-lead-skip_declarer = Az osztó utánié, de sosem a felvevőé
preferans-option-sanac-lead-through_declarer = A felvevőn át
preferans-option-must-head = Kötelező felülütni
preferans-option-must-head-help = Aki színre színt ad, üssön felül, ha tud. Betliben soha.
preferans-option-must-overtrump = Kötelező az adut felülütni
preferans-option-must-overtrump-help = Aki aduz, üsse felül a kint lévő adut, ha tudja.
preferans-option-stop-at-five = Öt után vége
preferans-option-stop-at-five-help = A játék véget ér, amint a védelemnek öt ütése van.
preferans-option-open-bettel = Terített betli
preferans-option-open-bettel-help = A felvevő az első kijátszás előtt kiteríti a lapjait.
preferans-option-end-rule = Az utolsó osztás
preferans-option-end-rule-help = Ha többet ér, mint amennyi bula hátravan.
preferans-option-end-rule-cap = Csak a maradék számít
preferans-option-end-rule-cap_supe = A szupából is csak a maradék
preferans-option-end-rule-stop_at_or_below = Teljesen beszámít
preferans-option-last-hand-double-fall = Dupla bukás a végén
preferans-option-last-hand-double-fall-help = Ha a vállalás többet ér, mint ami hátravan, a bukás duplán számít.
preferans-option-sheet-sign = Merre számol a pontlap
preferans-option-sheet-sign-help = Ugyanazok a számok, fordított előjellel.
preferans-option-sheet-sign-debt_positive = A kezdéstől le nulláig
preferans-option-sheet-sign-debt_negative = Mínuszból fel nulláig
preferans-preset-croatian = Horvát
preferans-preset-croatian-help = Az óra járása szerint, 60 bula, korlátlan refa, a pikk kontra nélkül megvan.
preferans-preset-serbian-2001 = Szerb
preferans-preset-serbian-2001-help = Ahogy 2001-ben leírták: 100 bula, két refa, szanzaduban a felvevőn át kezdenek.
preferans-preset-club = Klub
preferans-preset-club-help = Mint a szerb, de csak kontra és rekontra van, és az utolsó osztásban dupla a bukás.
