# Savjeti: što bi stroj učinio na mjestu igrača, i zašto.

hint-title = Savjet
hint-mark = savjet
hint-says = Savjet: { $what }. { $why }
status-key-i = savjet: što učiniti i zašto

## U više igara

hint-only = Ništa drugo nije dopušteno.
hint-last = Tvoja je karta zadnja: ova je najjeftinija koja nosi štih.
hint-cannot = Štih ne možeš uzeti: daj kartu koja ti najmanje treba.
hint-highest = Jaču kartu te boje više nitko ne može imati.
hint-highest-trump = Jačeg aduta više nitko ne može imati.
hint-highest-draws = Jačeg aduta nitko ne može imati, a ovaj im izvlači adute.
hint-unbeatable = Nijedna preostala karta ne može je uzeti.
hint-draw = Izvlači adute iz tuđih ruku.
hint-low = Slaba karta malo stoji; bolje čuvaj za kasnije.
hint-nothing-better = Od izlaza nijedan nije bolji.
hint-force = Za sada nosi štih: tko još igra, treba jaču.
hint-save = Što bi ga sada uzelo, lako može biti pobijeno: daj kartu bez koje možeš.

## Raub

raub-hint-maus = Protivnik je blizu kraja, a u Mausu svi moraju pratiti.
raub-hint-around = Zaostaješ za { $behind }, a u Mausu svi moraju pratiti.
raub-hint-pass-deal = Zaostaješ za { $behind }: poslije refe sljedeće dijeljenje vrijedi duplo.
raub-hint-deal = Ništa ne govori za nešto drugo.
raub-hint-blind = Zaostaješ za { $behind }: ostali odlučuju ne znajući aduta.
raub-hint-face-up = Prvo vidi kartu, pa odluči.
raub-hint-raub = Tako jak adut ({ $card }) dobar je početak za dva štiha.
raub-hint-raub-seven = Sa sedmicom je dovoljan jedan štih.
raub-hint-continue = Adut je slab ({ $card }), a dva bi štiha trebalo obećati bez uvida u ruku.
raub-hint-accept = Uz adut { $trump } na vidiku je oko { NUMBER($tricks, minimumFractionDigits: 1) } štiha; isplati se od { NUMBER($least, minimumFractionDigits: 1) }.
raub-hint-pass = Uz adut { $trump } na vidiku je oko { NUMBER($tricks, minimumFractionDigits: 1) } štiha; ispod { NUMBER($least, minimumFractionDigits: 1) } rizik je prevelik.
raub-hint-follow-ace = Adutski as je siguran štih, a jedan je dovoljan.
raub-hint-follow-last = Ako nitko ne prati, upisuju se sva četiri štiha: { $name }.
raub-hint-follow = Na vidiku je oko { NUMBER($tricks, minimumFractionDigits: 1) } štiha; pratiti se isplati od { NUMBER($least, minimumFractionDigits: 1) }.
raub-hint-drop = Na vidiku je oko { NUMBER($tricks, minimumFractionDigits: 1) } štiha; ispod { NUMBER($least, minimumFractionDigits: 1) } bolje je odustati, to ne košta ništa.
raub-hint-exchange = Slabe karte izvan aduta rijetko nose štih: nove obećavaju više.
raub-hint-keep = Tvoje karte obećavaju više nego nove.
raub-hint-fifth = Od svih pet obećava najmanje.

## Cribbage

cribbage-hint-own-crib = Ruka onda vrijedi oko { NUMBER($hand, minimumFractionDigits: 1) }, a krib još oko { NUMBER($crib, minimumFractionDigits: 1) }.
cribbage-hint-crib = Ruka onda vrijedi oko { NUMBER($hand, minimumFractionDigits: 1) }, a tuđi krib ({ $name }) oko { NUMBER($crib, minimumFractionDigits: 1) }.
cribbage-hint-trap = Imaš još jednu takvu: tko napravi par, pušta te na tri iste.
cribbage-hint-go = Na { $count } sljedeći vjerojatno nema kartu koja stane.
cribbage-hint-safe = Sljedeći na nju ne može ništa zabilježiti.
cribbage-hint-least = Od tvojih karata sljedećem daje najmanje prilike za bodove.
cribbage-hint-balance = Donosi ti najviše u odnosu na ono što pušta sljedećem.
cribbage-hint-fifteen = Petnaest: { cribbage-words-points }.
cribbage-hint-thirtyone = Trideset jedan: { cribbage-words-points }.
cribbage-hint-pair = Iste karte: { cribbage-words-points }.
cribbage-hint-run = Niz: { cribbage-words-points }.
cribbage-hint-several = Vrijedi na više načina: { cribbage-words-points }.
cribbage-hint-count =
    { $points ->
        [0] Ništa tu ne vrijedi.
       *[other] Sve zajedno daje { $points }.
    }
cribbage-hint-muggins = Toliko nije prijavljeno: { $points }.
cribbage-hint-no-muggins = Sve je prijavljeno.

## Rabló

rablo-hint-call = S ovim kartama izgledi su oko { $chance } %.
rablo-hint-call-alone = Igraš protiv svih, za trostruki ulog; izgledi su oko { $chance } %.
rablo-hint-pass = Izgledi tvog najboljeg poziva su oko { $chance } %: premalo za taj ulog.
rablo-hint-pass-partner = Pozvana karta je kod tebe: već si na strani pozivača.
rablo-hint-pass-none = Nijedan poziv za tvoje karte više nije dovoljno visok.
rablo-hint-double = Izgledi tvoje strane su oko { $chance } %: udvostruči ulog.
rablo-hint-no-double = Izgledi tvoje strane su oko { $chance } %: premalo za dupliranje.
rablo-hint-enough = Tvoja strana ima { $points }, a 66 je dovoljno.
rablo-hint-show = Što god ostali imali, svi preostali štihovi su tvoji.
rablo-hint-announce-safe = Najavljuje { $points }, a štih nosi tvoja strana.
rablo-hint-announce = Od tvojih karata nju je najteže uzeti, a najavljuje { $points }.
rablo-hint-risk = Od tvojih karata nju je najteže uzeti.
rablo-hint-partner-covers = Najjači adut ({ $card }) je kod partnera: štih ostaje tvojoj strani.
rablo-hint-goal = S ovim štihom tvoja strana ima { $points }, a 66 je dovoljno.
rablo-hint-give =
    { $points ->
        [0] Štih već pripada tvojoj strani.
       *[other] Štih nosi tvoja strana: dodaješ mu { $points }.
    }

## Preferans: licitacija i igra

preferans-hint-hand = I bez talona izgledi su oko { $chance } %.
preferans-hint-bid = Uz adut { $trump } na vidiku je oko { NUMBER($tricks, minimumFractionDigits: 1) } štiha; ostalo može donijeti talon.
preferans-hint-bid-sanac = Bez aduta na vidiku je oko { NUMBER($tricks, minimumFractionDigits: 1) } štiha; ostalo može donijeti talon.
preferans-hint-pass = Na vidiku je najviše oko { NUMBER($tricks, minimumFractionDigits: 1) } štiha, a treba šest.
preferans-hint-pass-hand = Bez talona izgledi su oko { $chance } %: premalo.
preferans-hint-yield = Za ono što možeš imenovati izgledi su oko { $chance } %: premalo.
preferans-hint-contract = Obećava ti najviše; izgledi su oko { $chance } %.
preferans-hint-keep = Ostalih deset uz adut { $trump } obećava oko { NUMBER($tricks, minimumFractionDigits: 1) } štiha.
preferans-hint-keep-sanac = Ostalih deset bez aduta obećava oko { NUMBER($tricks, minimumFractionDigits: 1) } štiha.
preferans-hint-keep-bettel = Ostalih deset je za betl; izgledi su oko { $chance } %.

## Preferans: protiv nositelja

preferans-hint-come = Na vidiku je oko { NUMBER($tricks, minimumFractionDigits: 1) } štiha; doći se isplati od { NUMBER($least, minimumFractionDigits: 1) }.
preferans-hint-stay = Na vidiku je oko { NUMBER($tricks, minimumFractionDigits: 1) } štiha; ispod { NUMBER($least, minimumFractionDigits: 1) } dva štiha nisu dovoljno sigurna.
preferans-hint-alone = Na vidiku je oko { NUMBER($tricks, minimumFractionDigits: 1) } štiha: lakša su tvoja dva nego zajedno četiri.
preferans-hint-call = Na vidiku je oko { NUMBER($tricks, minimumFractionDigits: 1) } štiha: s partnerom se može do četiri.
preferans-hint-beat = Na vidiku je oko { NUMBER($tricks, minimumFractionDigits: 1) } štiha, a zajedno pet obara igru.
preferans-hint-kontra = Zajedno je na vidiku oko { NUMBER($tricks, minimumFractionDigits: 1) } štiha, a pet obara igru.
preferans-hint-ok = Zajedno je na vidiku oko { NUMBER($tricks, minimumFractionDigits: 1) } štiha: premalo za dupliranje.
preferans-hint-ok-blind = Ovdje odlučuje jedan štih: dupliranje je prevelik rizik.
preferans-hint-rekontra = Na vidiku je oko { NUMBER($tricks, minimumFractionDigits: 1) } štiha: dovoljno za još jedno dupliranje.
preferans-hint-ok-own = Na vidiku je oko { NUMBER($tricks, minimumFractionDigits: 1) } štiha: nije dovoljno za još jedno dupliranje.
preferans-hint-agree-all = Tko to traži, prepušta sve ostalo.
preferans-hint-agree = Kako god karte ležale, na to izlazi.
preferans-hint-refuse = Karte mogu ležati tako da ispadne drukčije.
preferans-hint-refuse-open = Još je previše otvoreno da bi bilo sigurno.
preferans-hint-stop-ahead = Ako je sada kraj, ne gubiš ništa.
preferans-hint-stop-little = Ostalo bula: { $bule }. To je premalo da se mnogo vrati.
preferans-hint-stop-behind = Sada si na gubitku, a ima se još za što igrati: bula { $bule }.

## Preferans: odigravanje

preferans-hint-sequence = I karta ispod nje je tvoja, pa ne gubiš mnogo ako je uzmu.
preferans-hint-long = Duga boja nosi štihove kad njezine jake karte izađu.
preferans-hint-trumps-safe = Nitko drugi više nema aduta: tvoji su sigurni, pa prvo okušaj ostale karte.
preferans-hint-partner-ruffs = Partner te boje nema i može je sjeći.
preferans-hint-single = Jedina ti je te boje: poslije nje možeš sjeći.
preferans-hint-ruff-high = Sljedeći može nadsjeći, zato sijeci visoko.
preferans-hint-ruff = To je najslabiji adut koji nosi štih.
preferans-hint-partner-has = Štih je kod partnera: daj ono što ti najmanje treba.
preferans-hint-all-take = Svaka dopuštena karta nosi štih: dovoljna je najjeftinija.
preferans-hint-over = Partnerovu kartu nositelj može pobiti, a jača od ove nije ostala.
preferans-hint-cover = Najjeftinije tuče kartu nositelja.
preferans-hint-wait = Jaku kartu čuvaj za bolji štih.

## Preferans: betl

preferans-hint-duck-lead = Od tvojih karata nju će ostali najlakše uzeti.
preferans-hint-caught = Štih je ionako tvoj: neka ode najjača karta.
preferans-hint-lowest = Najslabiju kartu netko će najlakše uzeti.
preferans-hint-under = To je najjača karta koja još ostaje ispod.
preferans-hint-danger = Bez nje je tvoja ruka najsigurnija.
preferans-hint-hunt-lead = Ispod slabe karte najteže je ostati: možda je uzima { $name }.
preferans-hint-hunt-low = { $name } igra poslije tebe: što slabija karta, to je teže ostati ispod.
preferans-hint-hunt-under = Štih sada nosi { $name }: ostani ispod.
preferans-hint-hunt-partner = Štih je partnerov: ispod njega može otići jaka karta.
preferans-hint-hunt-high = Ovdje može otići jaka karta: slabe će kasnije uhvatiti nositelja.
