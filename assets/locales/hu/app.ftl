# Menük, beállítások és bajok magyarul.
# A nevek és a lapok elé nem kerül sem a/az, sem rag; a színek neve mássalhangzóval kezdődik, ezért a lapok elé „a” illik.

app-name = Štih
app-title = Štih, négy kártyajáték
app-title-screen = { $screen } · Štih
app-skip = Ugrás a játékhoz

## Ki ül az asztalnál

name-you = Te
# $place: a hely száma.
name-bot =
    { $place ->
        [0] Ivana
        [1] Marko
        [2] Ana
       *[3] Jelena
    }
level-random = találomra játszik
level-rules = alkalmi játékos

## Kezdőlap

home-games = Játékok
home-what = Játssz itt a gép ellen vagy a melletted ülőkkel: ingyen, fiók nélkül, internet nélkül is.
home-players =
    { $same ->
        [yes] { $to } játékos
       *[no] { $from }–{ $to } játékos
    }
home-carry-on = Folytatás
home-no-games = A játékok listája nem érkezett meg. Nézd meg a kapcsolatot, és próbáld újra.
home-language = Nyelv
home-settings = Beállítások
home-rules = Szabályok: { $game }
home-file = Minden partim mentése fájlba
home-more = Továbbiak

## Mentett parti. $game a játék neve; $a, $b, $c a többiek az asztalnál.

save-title =
    { $count ->
        [1] { $game }: { $a }
        [2] { $game }: { $a } és { $b }
       *[3] { $game }: { $a }, { $b } és { $c }
    }
# $number: az osztás száma; $score: az állásod; $turn: ki van soron.
save-line =
    { $turn ->
        [you] { $number }. osztás · állásod { $score } · te jössz
        [over] { $number }. osztás · végeredményed { $score } · befejezve
       *[other] { $number }. osztás · állásod { $score }
    }
# $day: "today", "yesterday" vagy "before"; $at: ezredmásodperc 1970 óta.
save-when =
    { $day ->
        [today] Ma, { DATETIME($at, hour: "numeric", minute: "numeric") }
        [yesterday] Tegnap, { DATETIME($at, hour: "numeric", minute: "numeric") }
       *[before] { DATETIME($at, day: "numeric", month: "long") }
    }
save-delete = Törlés: { $title }
save-delete-title = Törlöd ezt a partit?
save-delete-text = { $title }: ha törlöd, végleg elvész.
save-delete-yes = Törlöm
save-delete-no = Megtartom
save-unreadable = Mentett parti

## Mi a baj egy mentéssel vagy a tárolással, és mit lehet tenni

save-damaged-title = Ezt a partit nem lehet megnyitni
save-damaged = A mentés sérült. Semmi sem változott benne.
save-damaged-copy = A mentés sérült, de semmi sem változott benne. Az egy lépéssel korábbi másolat ép.
save-newer-title = Ezt a partit újabb változat mentette
save-newer = Ez a változat nem tudja elolvasni. Marad, ahogy van; töltsd újra az oldalt, hogy megjöjjön az új változat.
save-from-copy = Folytatás a másolatból
save-keep-file = A fájl mentése
fault-forbidden-title = Ez a böngésző semmit sem őriz meg
fault-forbidden = A privát ablakok és egyes beágyazott oldalak felejtenek. Mielőtt elmész, mentsd a partit fájlba.
fault-full-title = Nincs több hely
fault-full = A böngésző tárhelye megtelt, ezért az utolsó lépéseid nem maradnak meg. Ami előtte megvolt, az érintetlen; mielőtt elmész, mentsd a partit fájlba.
fault-newer-title = Itt már egy újabb változat őrzi a partikat
fault-newer = Ez a régebbi változat semmit sem módosít bennük, ezért az utolsó lépéseid nem maradnak meg. Töltsd újra az oldalt, vagy mielőtt elmész, mentsd a partit fájlba.
fault-save-file = Mentés fájlba
file-name = stih-partik.json

## Új parti

new-title = Új parti: { $game }
new-back = Vissza
new-table = Az asztalnál
new-players = Játékosok száma
new-here = ezen az eszközön
new-level = Hogyan játszik { $name }
new-rules = Házi szabályok
new-preset = Szabálycsomag
new-own = Saját
new-own-help = A lenti szabályokból te válogatsz.
new-all-rules =
    { $count ->
        [one] { $count } szabály
       *[other] Az összes szabály ({ $count })
    }
new-less = Kevesebb
new-more = Több
new-number = A parti száma
new-another = Másik
new-number-help = Ugyanaz a szám mindenkinek ugyanazokat a lapokat osztja.
new-deal = Osztás
new-rules-page = Szabályok

## Beállítások

settings-title = Beállítások
settings-language = Nyelv
settings-theme = Színek
settings-theme-system = Mint az eszközön
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-theme-contrast = Erős kontraszt
settings-speed = Sebesség
settings-speed-slow = Lassú
settings-speed-normal = Normál
settings-speed-fast = Gyors
settings-speed-instant = Azonnali
settings-speed-help = Mennyit gondolkodnak a gépi játékosok, és meddig marad kint az ütés. Egy koppintás mindig véget vet a várakozásnak.
settings-motion = Mozgó lapok
settings-motion-system = Mint az eszközön
settings-motion-on = Igen
settings-motion-off = Nem
settings-suits = A lapok színei
settings-suits-two = Két szín
settings-suits-four = Négy szín
settings-suits-help = Négy színnel a káró kék, a treff zöld.
settings-faces = A Rabló kártyája
settings-faces-german = Magyar
settings-faces-french = Francia
settings-faces-help = Francia kártyával a piros kőr, a zöld pikk, a tök káró, a makk treff.

## Amíg a szabályok megérkeznek, és ha nem érkeznek meg

engine-late = A szabályok betöltése első alkalommal tovább tart. Amint megérkeztek, megnyílik az asztal.
offline-all = Nincs internet. Itt minden működik tovább.
offline-part = Nincs internet. Ami nyitva van, működik tovább; a többi akkor nyílik meg, ha visszajön a kapcsolat.
offline-sign = nincs internet
table-setting = Terítem az asztalt…

## Valami elromlott

problem-title = Leesett egy lap az asztalról
problem-engine = A szabályok ebben a böngészőben nem indultak el.
problem-game = Ez a parti nem folytatható.
problem-link = Ez a link nem indít partit.
problem-missing = Ez a parti nincs eltárolva ebben a böngészőben.
# $count: hány partit őriz ez a böngésző.
problem-safe =
    { $count ->
        [0] Egy mentett partinak sem esett baja.
        [one] A mentett partidnak nem esett baja.
       *[other] Mentett partijaidnak ({ $count }) nem esett baja.
    }
problem-again = Újra megpróbálom
problem-file = Minden partim mentése egy fájlba
problem-home = Vissza a játékokhoz
problem-details = Mi történt

## A szabályok válaszai, amelyek nem lépések

error-stale = A játék közben továbbment. Nézd meg újra.
error-record =
    A mentés nem olvasható: { $reason ->
        [pack] a paklija nem teljes
        [action] van benne egy tiltott lépés
        [result] nem jön ki az eredménye
       *[other] sérült
    }. Marad, ahogy van.
error-format = A mentés újabb változatból való ({ $format }. formátum). Marad, ahogy van; töltsd újra az oldalt, hogy megjöjjön az új változat.
error-rules = A mentés újabb szabályokat követ (számuk { $rules }), mint amilyeneket ez a változat ismer. Marad, ahogy van; töltsd újra az oldalt, hogy megjöjjön az új változat.
error-game = Nincs itt ilyen nevű játék: „{ $game }”.
error-option = Ennél a szabálynál („{ $option }”) ez nem választható: „{ $value }”.
error-seats = Ez a játék nem ennyi játékosnak való: { $count ->
        [one] { $count }
       *[other] { $count }
    }.
error-request = Az asztal olyasmit kért, amit a szabályok nem ismernek. Semmi sem veszett el.
error-no-match = Nincs megnyitva parti.
replay-start = Kezdődik az osztás.
replay-away =
    { $who ->
        [you] Leteszed a { $cardAcc }.
       *[other] { $name } leteszi a { $cardAcc }.
    }
replay-away-closed =
    { $who ->
        [you] Leteszel egy lapot.
       *[other] { $name } letesz egy lapot.
    }
error-undo = Nincs mit visszavonni.
error-internal = Belső hiba történt. A partijaid biztonságban vannak.
link-seat = Ennél az asztalnál senki sem játszik így: „{ $level }”.

## Miért nem lehet valamit, minden játékban

why-not-turn = Nem te jössz.
why-not-held = Nincs nálad a { $card }.
why-unknown = Nincs ilyen lépés: { $action }.
why-not-now = Most nem ez a kérdés.
why-rule = { $clause }. szabály
