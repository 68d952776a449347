# Nasveti: kaj bi stroj storil na igralčevem mestu in zakaj.

hint-title = Nasvet
hint-mark = nasvet
hint-says = Nasvet: { $what }. { $why }
status-key-i = nasvet: kaj storiti in zakaj

## V več igrah

hint-only = Nič drugega ni dovoljeno.
hint-last = Tvoja karta je zadnja: ta je najcenejša, ki pobere štih.
hint-cannot = Štiha ne moreš pobrati: daj karto, ki jo najmanj potrebuješ.
hint-highest = Višje karte te barve ne more imeti nihče več.
hint-highest-trump = Višjega aduta ne more imeti nihče več.
hint-highest-draws = Višjega aduta ne more imeti nihče, ta pa jim adute izvleče.
hint-unbeatable = Nobena preostala karta je ne more pobrati.
hint-draw = Izvleče adute iz drugih rok.
hint-low = Nizka karta malo stane; boljše prihrani za pozneje.
hint-nothing-better = Boljšega izhoda ni.
hint-force = Za zdaj pobere štih: kdor je še na vrsti, potrebuje močnejšo.
hint-save = Kar ga zdaj pobere, lahko kdo preseže: daj karto, ki jo lahko pogrešaš.

## Raub

raub-hint-maus = Nasprotnik je blizu cilja, v Mausu pa morajo vsi zraven.
raub-hint-around = Zaostajaš za { $behind }, v Mausu pa morajo vsi zraven.
raub-hint-pass-deal = Zaostajaš za { $behind }: po refeju naslednje deljenje šteje dvojno.
raub-hint-deal = Nič ne govori za kaj drugega.
raub-hint-blind = Zaostajaš za { $behind }: drugi se odločajo, ne da bi poznali adut.
raub-hint-face-up = Najprej poglej karto, potem se odloči.
raub-hint-raub = Tako visok adut ({ $card }) je dober začetek za dva štiha.
raub-hint-raub-seven = S sedmico je dovolj en štih.
raub-hint-continue = Adut je nizek ({ $card }), dva štiha pa bi bilo treba obljubiti na slepo.
raub-hint-accept = Z adutom { $trump } je na vidiku približno { NUMBER($tricks, minimumFractionDigits: 1) } štiha; splača se od { NUMBER($least, minimumFractionDigits: 1) }.
raub-hint-pass = Z adutom { $trump } je na vidiku približno { NUMBER($tricks, minimumFractionDigits: 1) } štiha; pod { NUMBER($least, minimumFractionDigits: 1) } je tveganje preveliko.
raub-hint-follow-ace = Adutni as je zanesljiv štih, in eden je dovolj.
raub-hint-follow-last = Če ne gre nihče zraven, se zapišejo vsi štirje štihi: { $name }.
raub-hint-follow = Na vidiku je približno { NUMBER($tricks, minimumFractionDigits: 1) } štiha; zraven se splača od { NUMBER($least, minimumFractionDigits: 1) }.
raub-hint-drop = Na vidiku je približno { NUMBER($tricks, minimumFractionDigits: 1) } štiha; pod { NUMBER($least, minimumFractionDigits: 1) } je bolje odstopiti, to ne stane nič.
raub-hint-exchange = Nizke karte zunaj adutov redko poberejo štih: nove obetajo več.
raub-hint-keep = Tvoje karte obetajo več kakor nove.
raub-hint-fifth = Od vseh petih obeta najmanj.

## Cribbage

cribbage-hint-own-crib = Roka je potem vredna približno { NUMBER($hand, minimumFractionDigits: 1) }, krib pa še { NUMBER($crib, minimumFractionDigits: 1) }.
cribbage-hint-crib = Roka je potem vredna približno { NUMBER($hand, minimumFractionDigits: 1) }, tuji krib ({ $name }) pa { NUMBER($crib, minimumFractionDigits: 1) }.
cribbage-hint-trap = Imaš še eno tako: kdor naredi par, ti pusti tri enake.
cribbage-hint-go = Pri { $count } naslednji najbrž nima karte, ki bi šla.
cribbage-hint-safe = Naslednji z njo ne more dobiti nič.
cribbage-hint-least = Od tvojih kart da naslednjemu najmanj možnosti za točke.
cribbage-hint-balance = Prinese ti največ glede na to, kar pusti naslednjemu.
cribbage-hint-fifteen = Petnajst: { cribbage-words-points }.
cribbage-hint-thirtyone = Enaintrideset: { cribbage-words-points }.
cribbage-hint-pair = Enake karte: { cribbage-words-points }.
cribbage-hint-run = Lestvica: { cribbage-words-points }.
cribbage-hint-several = Šteje na več načinov: { cribbage-words-points }.
cribbage-hint-count =
    { $points ->
        [0] Tu ne šteje nič.
       *[other] Vse skupaj da { $points }.
    }
cribbage-hint-muggins = Toliko ni bilo našteto: { $points }.
cribbage-hint-no-muggins = Vse je našteto.

## Rabló

rablo-hint-call = S temi kartami je možnosti približno { $chance } %.
rablo-hint-call-alone = Igraš proti vsem, za trojni vložek; možnosti je približno { $chance } %.
rablo-hint-pass = Tvoj najboljši klic ima približno { $chance } % možnosti: premalo za tak vložek.
rablo-hint-pass-partner = Poklicano karto imaš ti: že si na strani klicatelja.
rablo-hint-pass-none = Noben klic za tvoje karte ni več dovolj visok.
rablo-hint-double = Tvoja stran ima približno { $chance } % možnosti: podvoji vložek.
rablo-hint-no-double = Tvoja stran ima približno { $chance } % možnosti: premalo za podvojitev.
rablo-hint-enough = Tvoja stran ima { $points }, 66 pa je dovolj.
rablo-hint-show = Karkoli imajo drugi, vsi preostali štihi so tvoji.
rablo-hint-announce-safe = Napove { $points }, štih pa pobere tvoja stran.
rablo-hint-announce = Od tvojih kart jo je najteže pobrati, napove pa { $points }.
rablo-hint-risk = Od tvojih kart jo je najteže pobrati.
rablo-hint-partner-covers = Najvišji adut ({ $card }) je pri partnerju: štih ostane tvoji strani.
rablo-hint-goal = S tem štihom ima tvoja stran { $points }, 66 pa je dovolj.
rablo-hint-give =
    { $points ->
        [0] Štih že ima tvoja stran.
       *[other] Štih ima tvoja stran: dodaš mu { $points }.
    }

## Preferans: licitacija in igra

preferans-hint-hand = Tudi brez talona je možnosti približno { $chance } %.
preferans-hint-bid = Z adutom { $trump } je na vidiku približno { NUMBER($tricks, minimumFractionDigits: 1) } štiha; drugo lahko prinese talon.
preferans-hint-bid-sanac = Brez adutov je na vidiku približno { NUMBER($tricks, minimumFractionDigits: 1) } štiha; drugo lahko prinese talon.
preferans-hint-pass = Na vidiku je kvečjemu { NUMBER($tricks, minimumFractionDigits: 1) } štiha, potrebnih pa je šest.
preferans-hint-pass-hand = Brez talona je možnosti približno { $chance } %: premalo.
preferans-hint-yield = Za to, kar lahko napoveš, je možnosti približno { $chance } %: premalo.
preferans-hint-contract = Obeta ti največ; možnosti je približno { $chance } %.
preferans-hint-keep = Preostalih deset z adutom { $trump } obeta približno { NUMBER($tricks, minimumFractionDigits: 1) } štiha.
preferans-hint-keep-sanac = Preostalih deset brez adutov obeta približno { NUMBER($tricks, minimumFractionDigits: 1) } štiha.
preferans-hint-keep-bettel = Preostalih deset je za betl; možnosti je približno { $chance } %.

## Preferans: proti nosilcu

preferans-hint-come = Na vidiku je približno { NUMBER($tricks, minimumFractionDigits: 1) } štiha; zraven se splača od { NUMBER($least, minimumFractionDigits: 1) }.
preferans-hint-stay = Na vidiku je približno { NUMBER($tricks, minimumFractionDigits: 1) } štiha; pod { NUMBER($least, minimumFractionDigits: 1) } dva štiha nista dovolj zanesljiva.
preferans-hint-alone = Na vidiku je približno { NUMBER($tricks, minimumFractionDigits: 1) } štiha: lažja sta tvoja dva kot skupaj štirje.
preferans-hint-call = Na vidiku je približno { NUMBER($tricks, minimumFractionDigits: 1) } štiha: s partnerjem gre do štirih.
preferans-hint-beat = Na vidiku je približno { NUMBER($tricks, minimumFractionDigits: 1) } štiha, skupaj pet pa podre igro.
preferans-hint-kontra = Skupaj je na vidiku približno { NUMBER($tricks, minimumFractionDigits: 1) } štiha, pet pa podre igro.
preferans-hint-ok = Skupaj je na vidiku približno { NUMBER($tricks, minimumFractionDigits: 1) } štiha: premalo za podvojitev.
preferans-hint-ok-blind = Tukaj odloča en štih: podvojitev je preveliko tveganje.
preferans-hint-rekontra = Na vidiku je približno { NUMBER($tricks, minimumFractionDigits: 1) } štiha: dovolj za še eno podvojitev.
preferans-hint-ok-own = Na vidiku je približno { NUMBER($tricks, minimumFractionDigits: 1) } štiha: premalo za še eno podvojitev.
preferans-hint-agree-all = Kdor to zahteva, prepusti vse preostalo.
preferans-hint-agree = Kakorkoli ležijo karte, izide se tako.
preferans-hint-refuse = Karte lahko ležijo tako, da se izide drugače.
preferans-hint-refuse-open = Preveč je še odprtega, da bi bilo gotovo.
preferans-hint-stop-ahead = Če se konča zdaj, ne izgubiš nič.
preferans-hint-stop-little = Preostale bule: { $bule }. To je premalo, da bi se kaj dosti povrnilo.
preferans-hint-stop-behind = Zdaj bi izgubil, igrati pa je še za kaj: bule { $bule }.

## Preferans: odigravanje

preferans-hint-sequence = Tudi karta pod njo je tvoja, zato ne izgubiš veliko, če jo presežejo.
preferans-hint-long = Dolga barva pobira štihe, ko gredo njene visoke karte.
preferans-hint-trumps-safe = Nihče drug nima več aduta: tvoji so zanesljivi, zato najprej poskusi z drugimi kartami.
preferans-hint-partner-ruffs = Partner te barve nima in jo lahko reže.
preferans-hint-single = To je tvoja edina te barve: potem lahko režeš.
preferans-hint-ruff-high = Naslednji lahko preseže adut, zato reži visoko.
preferans-hint-ruff = To je najnižji adut, ki pobere štih.
preferans-hint-partner-has = Štih ima partner: daj, kar najmanj potrebuješ.
preferans-hint-all-take = Vsaka dovoljena karta pobere štih: najcenejša zadošča.
preferans-hint-over = Partnerjevo karto nosilec lahko preseže, višje od te pa ni več.
preferans-hint-cover = Najceneje preseže nosilčevo karto.
preferans-hint-wait = Visoko karto prihrani za boljši štih.

## Preferans: betl

preferans-hint-duck-lead = Od tvojih kart jo bodo drugi najlaže pobrali.
preferans-hint-caught = Štih je tako ali tako tvoj: naj gre najvišja karta.
preferans-hint-lowest = Najnižjo karto bo kdo najlaže presegel.
preferans-hint-under = To je najvišja karta, ki še ostane spodaj.
preferans-hint-danger = Brez nje je tvoja roka najvarnejša.
preferans-hint-hunt-lead = Pod nizko karto je najteže ostati: morda jo pobere { $name }.
preferans-hint-hunt-low = { $name } igra za tabo: čim nižja je karta, tem teže je ostati pod njo.
preferans-hint-hunt-under = Štih ima zdaj { $name }: ostani spodaj.
preferans-hint-hunt-partner = Štih ima partner: pod njim lahko gre visoka karta.
preferans-hint-hunt-high = Tukaj lahko gre visoka karta: nizke bodo pozneje ujele nosilca.
