# Tanácsok: mit tenne a gép a játékos helyén, és miért.

hint-title = Tanács
hint-mark = ajánlott
hint-says = Tanács: { $what }. { $why }
status-key-i = tanács: mit tegyél, és miért

## Több játékban

hint-only = Mást most nem lehet.
hint-last = Utoljára jössz: ez a legolcsóbb lap, amely viszi az ütést.
hint-cannot = Ezt az ütést nem viheted el: add, amire a legkevésbé van szükséged.
hint-highest = Ennél nagyobb lapja ebből a színből már senkinek sem lehet.
hint-highest-trump = Nagyobb aduja már senkinek sem lehet.
hint-highest-draws = Nagyobb aduja senkinek sem lehet, és ez kihívja az övékét.
hint-unbeatable = Nincs már lap, amely elvihetné.
hint-draw = Kihívja az adukat a többiektől.
hint-low = Egy kis lap keveset ér; a jobbakat tartsd meg.
hint-nothing-better = Jobb kijátszás nincs.
hint-force = Egyelőre viszi az ütést: aki még jön, annak nagyobb kell.
hint-save = Ami most vinné, azt könnyen felülütik: olyat adj, ami nem hiányzik.

## Raub

raub-hint-maus = Egy ellenfél már közel jár a célhoz, és Mausban mindenkinek be kell szállnia.
raub-hint-around = A hátrányod { $behind }, és Mausban mindenkinek be kell szállnia.
raub-hint-pass-deal = A hátrányod { $behind }: refe után a következő osztás duplán számít.
raub-hint-deal = Semmi sem szól más mellett.
raub-hint-blind = A hátrányod { $behind }: a többiek az adu ismerete nélkül döntenek.
raub-hint-face-up = Előbb nézd meg a lapot, aztán dönts.
raub-hint-raub = Ilyen nagy aduval ({ $card }) jó esély van két ütésre.
raub-hint-raub-seven = Hetesnél egy ütés is elég.
raub-hint-continue = Kicsi adu ({ $card }) ahhoz, hogy látatlanban két ütést vállalj.
raub-hint-accept = Ha az adu { $trump }, kb. { NUMBER($tricks, minimumFractionDigits: 1) } ütés látszik; { NUMBER($least, minimumFractionDigits: 1) } fölött megéri.
raub-hint-pass = Ha az adu { $trump }, kb. { NUMBER($tricks, minimumFractionDigits: 1) } ütés látszik; { NUMBER($least, minimumFractionDigits: 1) } alatt túl nagy a kockázat.
raub-hint-follow-ace = Az adu ász biztos ütés, és egy elég.
raub-hint-follow-last = Ha senki sem száll be, mind a négy ütést ő kapja: { $name }.
raub-hint-follow = Kb. { NUMBER($tricks, minimumFractionDigits: 1) } ütés látszik; { NUMBER($least, minimumFractionDigits: 1) } fölött megéri beszállni.
raub-hint-drop = Kb. { NUMBER($tricks, minimumFractionDigits: 1) } ütés látszik; { NUMBER($least, minimumFractionDigits: 1) } alatt jobb kimaradni, az ingyen van.
raub-hint-exchange = Adun kívüli kis lap ritkán visz ütést: az újak többet ígérnek.
raub-hint-keep = A lapjaid többet ígérnek, mint az újak.
raub-hint-fifth = Az öt közül ez ígér a legkevesebbet.

## Cribbage

cribbage-hint-own-crib = A kéz így kb. { NUMBER($hand, minimumFractionDigits: 1) }, és a crib még kb. { NUMBER($crib, minimumFractionDigits: 1) } pont.
cribbage-hint-crib = A kéz így kb. { NUMBER($hand, minimumFractionDigits: 1) }, a másik cribje ({ $name }) kb. { NUMBER($crib, minimumFractionDigits: 1) } pont.
cribbage-hint-trap = Van még egy ilyened: aki párt csinál, hármast enged neked.
cribbage-hint-go = Ha az összeg { $count }, a következőnek valószínűleg nincs beleférő lapja.
cribbage-hint-safe = A következő nem szerezhet rá pontot.
cribbage-hint-least = A lapjaid közül erre szerezhet legkevesebbet a következő.
cribbage-hint-balance = Ez hozza a legtöbbet ahhoz képest, amit a következőnek enged.
cribbage-hint-fifteen = Tizenöt: { cribbage-words-points }.
cribbage-hint-thirtyone = Harmincegy: { cribbage-words-points }.
cribbage-hint-pair = Azonos lapok: { cribbage-words-points }.
cribbage-hint-run = Sor: { cribbage-words-points }.
cribbage-hint-several = Többféleképpen is számít: { cribbage-words-points }.
cribbage-hint-count =
    { $points ->
        [0] Itt semmi sem ér pontot.
       *[other] Minden együtt: { $points }.
    }
cribbage-hint-muggins = Ennyi maradt ki: { $points }.
cribbage-hint-no-muggins = Minden be lett mondva.

## Rabló

rablo-hint-call = Ezekkel a lapokkal az esély kb. { $chance } %.
rablo-hint-call-alone = Egyedül játszol, háromszoros tétért; az esély kb. { $chance } %.
rablo-hint-pass = A legjobb hívásod esélye kb. { $chance } %: kevés ekkora tétért.
rablo-hint-pass-partner = Nálad van a hívott lap: már a hívóval vagy.
rablo-hint-pass-none = A lapjaidhoz illő hívások már mind alacsonyak.
rablo-hint-double = Az oldalad esélye kb. { $chance } %: duplázd a tétet.
rablo-hint-no-double = Az oldalad esélye kb. { $chance } %: kevés a duplázáshoz.
rablo-hint-enough = Az oldaladnak { $points } van, és 66 elég.
rablo-hint-show = Bármi van a többieknél, minden hátralévő ütés a tiéd.
rablo-hint-announce-safe = Bemondás: { $points }, és az ütést az oldalad viszi.
rablo-hint-announce = A lapjaid közül ezt a legnehezebb elvinni, és bemondás is: { $points }.
rablo-hint-risk = A lapjaid közül ezt a legnehezebb elvinni.
rablo-hint-partner-covers = A legnagyobb adu ({ $card }) a segítődnél van: az ütés nálatok marad.
rablo-hint-goal = Ezzel az ütéssel az oldaladnak { $points } lesz, és 66 elég.
rablo-hint-give =
    { $points ->
        [0] Az ütés már a ti oldalatoké.
       *[other] Az ütés a ti oldalatoké: ez { $points } ponttal növeli.
    }

## Preferánsz: licit és vállalás

preferans-hint-hand = Az esély talon nélkül is kb. { $chance } %.
preferans-hint-bid = Ha az adu { $trump }, kb. { NUMBER($tricks, minimumFractionDigits: 1) } ütés látszik; a többit meghozhatja a talon.
preferans-hint-bid-sanac = Adu nélkül kb. { NUMBER($tricks, minimumFractionDigits: 1) } ütés látszik; a többit meghozhatja a talon.
preferans-hint-pass = Legföljebb kb. { NUMBER($tricks, minimumFractionDigits: 1) } ütés látszik, és hat kell.
preferans-hint-pass-hand = Talon nélkül az esély kb. { $chance } %: kevés.
preferans-hint-yield = Arra, amit megnevezhetnél, az esély kb. { $chance } %: kevés.
preferans-hint-contract = Ez ígér a legtöbbet; az esély kb. { $chance } %.
preferans-hint-keep = A többi tíz, ha az adu { $trump }, kb. { NUMBER($tricks, minimumFractionDigits: 1) } ütést ígér.
preferans-hint-keep-sanac = A maradék tíz adu nélkül kb. { NUMBER($tricks, minimumFractionDigits: 1) } ütést ígér.
preferans-hint-keep-bettel = A maradék tíz betlire jó; az esély kb. { $chance } %.

## Preferánsz: a felvevő ellen

preferans-hint-come = Kb. { NUMBER($tricks, minimumFractionDigits: 1) } ütés látszik; { NUMBER($least, minimumFractionDigits: 1) } fölött megéri jönni.
preferans-hint-stay = Kb. { NUMBER($tricks, minimumFractionDigits: 1) } ütés látszik; { NUMBER($least, minimumFractionDigits: 1) } alatt a kettő nem elég biztos.
preferans-hint-alone = Kb. { NUMBER($tricks, minimumFractionDigits: 1) } ütés látszik: könnyebb kettő egyedül, mint négy együtt.
preferans-hint-call = Kb. { NUMBER($tricks, minimumFractionDigits: 1) } ütés látszik: társsal megvan a négy.
preferans-hint-beat = Kb. { NUMBER($tricks, minimumFractionDigits: 1) } ütés látszik, és együtt öt már buktat.
preferans-hint-kontra = Együtt kb. { NUMBER($tricks, minimumFractionDigits: 1) } ütés látszik, és öt már buktat.
preferans-hint-ok = Együtt kb. { NUMBER($tricks, minimumFractionDigits: 1) } ütés látszik: kevés a duplázáshoz.
preferans-hint-ok-blind = Itt egyetlen ütés dönt: a duplázás túl nagy kockázat.
preferans-hint-rekontra = Kb. { NUMBER($tricks, minimumFractionDigits: 1) } ütés látszik: elég egy újabb duplázáshoz.
preferans-hint-ok-own = Kb. { NUMBER($tricks, minimumFractionDigits: 1) } ütés látszik: kevés egy újabb duplázáshoz.
preferans-hint-agree-all = Aki ezt kéri, minden mást átenged.
preferans-hint-agree = Akárhogy fekszenek a lapok, ez jön ki.
preferans-hint-refuse = Úgy is fekhetnek a lapok, hogy más jön ki.
preferans-hint-refuse-open = Még túl sok minden lehet, hogy biztos legyen.
preferans-hint-stop-ahead = Ha most vége, nem veszítesz semmit.
preferans-hint-stop-little = Hátralévő bula: { $bule }. Ebből már keveset lehet visszanyerni.
preferans-hint-stop-behind = Most veszítenél, és van még miért játszani: bula { $bule }.

## Preferánsz: a játék

preferans-hint-sequence = Az alatta lévő lap is a tiéd, így nem nagy baj, ha felülütik.
preferans-hint-long = A hosszú szín akkor visz ütést, ha a nagy lapjai már kimentek.
preferans-hint-trumps-safe = Másnál már nincs adu: a tieid biztosak, előbb a többi lappal próbálkozz.
preferans-hint-partner-ruffs = A társadnak nincs ilyen színe, és aduzhatja.
preferans-hint-single = Egyetlen lapod ebből a színből: utána aduzhatsz.
preferans-hint-ruff-high = A következő fölé aduzhat, ezért nagyot tegyél.
preferans-hint-ruff = Ez a legkisebb adu, amely viszi az ütést.
preferans-hint-partner-has = Az ütés a társadé: add, amire a legkevésbé van szükséged.
preferans-hint-all-take = Minden lapod vinné az ütést: elég a legolcsóbb.
preferans-hint-over = A társad lapját felülüthetik, ennél nagyobb viszont már nincs kint.
preferans-hint-cover = Ezzel a legolcsóbb felülütni a felvevőt.
preferans-hint-wait = A nagy lapot tartsd meg egy jobb ütésre.

## Preferánsz: betli

preferans-hint-duck-lead = A lapjaid közül ezt üthetik a legkönnyebben.
preferans-hint-caught = Az ütés úgyis a tiéd: menjen vele a legnagyobb lapod.
preferans-hint-lowest = A legkisebb lapot ütik fölül a legkönnyebben.
preferans-hint-under = Ez a legnagyobb lap, amely még alatta marad.
preferans-hint-danger = Nélküle a legbiztonságosabb a kezed.
preferans-hint-hunt-lead = Kis lap alatt a legnehezebb maradni: talán { $name } viszi.
preferans-hint-hunt-low = { $name } utánad jön: minél kisebb a lap, annál nehezebb alatta maradni.
preferans-hint-hunt-under = Az ütés most nála van ({ $name }): maradj alatta.
preferans-hint-hunt-partner = Az ütés a társadé: alatta elmehet egy nagy lap.
preferans-hint-hunt-high = Itt elmehet egy nagy lap: a kicsikkel később elkaphatod a felvevőt.
