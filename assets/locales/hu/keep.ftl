## Megőrzi-e a böngésző, ami el van mentve

keep-promise-yes = A böngésző megígérte, hogy megőrzi a partijaidat, bármi mást töröl is.
keep-promise-no = A böngésző törölheti a partijaidat, ha hely kell neki, vagy ha sokáig nem jössz. Fájlban nagyobb biztonságban vannak.
keep-promise-unknown = Ez a böngésző nem mondja meg, meddig őrzi a partijaidat. Fájlban nagyobb biztonságban vannak.
keep-rescue = Egyszerű oldal a partijaidhoz, ha más nem működik

## Fájlból visszavett partik

taking-title = Partik fájlból
taking-open = Partik visszavétele fájlból
taking-file = Válassz fájlt
taking-help = Válassz egy fájlt, amelyet ez az oldal mentett, itt vagy másik eszközön. Mielőtt bármi megváltozna, látni fogod, mi van benne.
taking-wait = Nézem, mi van a fájlban…
taking-choose = Válaszd ki, mit szeretnél. Ami már itt van, nem veszhet el: marad, ahogy van, vagy előző másolatként.
taking-new = itt még nincs meg
taking-newer = tovább jutott, mint az itteni
taking-older = régebbi, mint az itteni; mellé kerülne
taking-same = már itt van
taking-settings = A fájlban lévő beállítások is
taking-take =
    { $count ->
        [0] Beállítások átvétele
        [one] { $count } parti átvétele
       *[other] { $count } parti átvétele
    }
taking-done =
    { $count ->
        [0] Kész.
        [one] { $count } parti átkerült a fájlból.
       *[other] { $count } parti átkerült a fájlból.
    }
taking-nothing = Ebben a fájlban nincs semmi, amit át lehetne venni.
taking-foreign = Ez nem Štih-fájl. Semmi sem változott.
taking-damaged = Ez a fájl sérült: útközben levágódott vagy megváltozott. Itt semmi sem változott; próbáld egy másik másolattal.
taking-newer-file = Ezt a fájlt egy újabb Štih írta. Töltsd újra az oldalt, hogy megjöjjön az új változat, aztán próbáld újra.
taking-spoiled =
    { $count ->
        [one] A fájlból { $count } parti nem vehető át
       *[other] A fájlból { $count } parti nem vehető át
    }
taking-spoiled-damaged = Sérült.
taking-spoiled-newer = Egy újabb Štih írta.

## Parti, amelyet másik fülön játszanak

guest-title = Ez a parti egy másik fülön van nyitva
guest-text = Itt nézheted. Ha átveszed, a másik fülön lehet nézni.
guest-take = Átveszem

## Egyszerű oldal a partikhoz; nincs benne Fluent, ezért argumentum sem

rescue-title = A partijaid
rescue-help = Ez az oldal akkor is működik, amikor az asztal nem. Megmutatja, mit őriz ez a böngésző, az egészet egy fájlba menti, és az ilyen fájlt vissza is veszi.
rescue-scripts = Engedélyezd a szkripteket ezen az oldalon.
rescue-none = Ez a böngésző itt egy partit sem őriz.
rescue-forbidden = Ez a böngésző nem engedi, hogy az oldal itt bármit őrizzen vagy olvasson.
rescue-game = Játék
rescue-deal = Osztás
rescue-saved = Mentve
rescue-state = Állapot
rescue-sound = rendben
rescue-copy = sérült; az egy lépéssel korábbi másolat jó
rescue-damaged = sérült; úgy kerül a fájlba, ahogy van
rescue-newer = újabb Štihből való; úgy kerül a fájlba, ahogy van
rescue-save = Minden mentése egy fájlba
rescue-take = Visszavétel fájlból
rescue-taken = A fájlból átvett partik:
rescue-here = Már itt van:
rescue-refused = A fájlban sérült vagy újabb, kimaradt:
rescue-foreign = Ez nem Štih-fájl, vagy sérült. Semmi sem változott.
rescue-filenewer = Ezt a fájlt egy újabb Štih írta. Semmi sem változott.
rescue-indexnewer = Itt egy újabb Štih őrzi a partikat; ez az oldal semmit sem változtat bennük.
rescue-full = Ebben a böngészőben nincs több hely; a fájl maradéka nem került át.
rescue-table = Az asztalhoz
