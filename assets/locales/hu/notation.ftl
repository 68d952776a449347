# Mi a hiba a szövegként leírt osztásban.

notation-expected = { $line }. sor, { $column }. oszlop: { $expected ->
    [tag-name] a zárójel után egy címke neve kell
    [string] ide idézőjelbe tett érték kell
    [action] ide egy lépés neve kell
    [comment-end] a megjegyzésnek nincs vége
    [blank-line] a következő osztás címkéi elé üres sor kell
   *[tag] az osztás a címkéivel kezdődik
    }.
notation-long = A szöveg túl hosszú: legfeljebb { $count } karakter lehet.
notation-language = { $line }. sor, { $column }. oszlop: itt nem állhat { $language } nyelvű érték.
notation-tag = { $line }. sor, { $column }. oszlop: ebben a játékban nincs ilyen címke: { $tag }.
notation-twice = { $line }. sor, { $column }. oszlop: ez a címke kétszer szerepel: { $tag }.
notation-head = { $line }. sor, { $column }. oszlop: ez a címke a parti első osztásához tartozik, a Game címke után: { $tag }.
notation-missing = { $line }. sor, { $column }. oszlop: hiányzik ez a címke: { $tag }.
notation-game = { $line }. sor, { $column }. oszlop: nincs ilyen játék: { $game }.
notation-option = { $line }. sor, { $column }. oszlop: { $value } nem lehet ennek a szabálynak az értéke: { $option }.
notation-seats = Ezt a játékot ennyien nem lehet játszani: { $count }.
notation-newer = { $line }. sor, { $column }. oszlop: a szöveg egy újabb változat szabályait követi, a száma { $rules }.
notation-value = { $line }. sor, { $column }. oszlop: ebbe a címkébe ({ $tag }) ez való: { $expected ->
    [seat] egy hely száma
    [seats] helyek számai
    [number] egy szám
    [numbers] számok
    [flag] on vagy off
    [suit] egy szín betűje
    [card] egy lap
    [cards] lapok
    [hands] a lapok helyenként, perjellel elválasztva
    [played] helyek és lapok
    [tricks] ütések, perjellel elválasztva
    [pack] az egész pakli
    [supe] hogy ki kinek írt szupát
    [words] szavak
   *[word] egy szó
    }.
notation-cards = { $line }. sor, { $column }. oszlop: ez a lap kétszer szerepel: { $card }.
notation-hands = { $line }. sor, { $column }. oszlop: { $count ->
    [one] a { $place }. helyen { $count } lapnak kell lennie
   *[other] a { $place }. helyen { $count } lapnak kell lennie
    }.
notation-phase = { $line }. sor, { $column }. oszlop: az osztás menet közben kezdődik, ezért ehhez a címkéhez a Phase is kell: { $tag }.
notation-phase-pack = { $line }. sor, { $column }. oszlop: a menet közben kezdődő osztásnak nincs paklija.
notation-position = { $line }. sor, { $column }. oszlop: ilyen osztás nem lehetséges ({ $reason }).
notation-action = { $line }. sor, { $column }. oszlop: ebben a játékban nincs ilyen lépés: { $action }.
notation-illegal = { $line }. sor, { $column }. oszlop: ez a lépés itt nem szabad: { $action }.
notation-over = { $line }. sor, { $column }. oszlop: az osztás véget ér e lépés előtt: { $action }.
notation-no-deal = Nincs olyan lapjárás, amely mindennel egyezne, amit a szöveg mond.
notation-not-yet = A teljes leírás a parti végén kérhető le.
notation-link = A link hibás: nincs benne osztás.
notation-link-newer = A link újabb változatból való, a száma { $version }.
notation-ppn = Ez nem olyan PPN, amelyet olvasni vagy írni lehetne ({ $reason }).
