# Az asztal kerete: ami minden játék körül látszik.

## Felső sáv és eszközök

table-deal = { $number }. osztás
table-leave = Felállok az asztaltól
table-score = Állás
table-log = Ez az osztás
table-menu = Menü
table-undo = Visszavonás
table-close = Bezárás
table-side = Állás és az osztás menete

## Helyek

table-dealer = osztó
table-dealer-mark = O
table-thinking = gondolkodik
table-cards =
    { $count ->
        [one] egy lap
       *[other] { $count } lap
    }
table-tricks =
    { $count ->
        [0] nincs ütés
        [one] egy ütés
       *[other] { $count } ütés
    }
table-tricks-of =
    { $count ->
        [0] nincs ütés, kell: { $need }
        [one] egy ütés, kell: { $need }
       *[other] { $count } ütés, kell: { $need }
    }

## Az asztal közepe

table-field = Az asztalon
table-trick = Ütés
table-trumps = adu
table-trumps-are = Adu: { $suit }
table-last-trick = utolsó ütés
table-played =
    { $who ->
        [you] Te: { $card }
       *[other] { $name }: { $card }
    }
table-played-winning =
    { $who ->
        [you] Te: { $card }, ez visz
       *[other] { $name }: { $card }, ez visz
    }

## Lapok és gombok

table-say = Mi a teendő
table-hand = A lapjaid
table-choose =
    { $count ->
        [one] Előbb válassz ki egy lapot.
       *[other] Előbb válassz ki { $count } lapot.
    }
table-limit =
    { $count ->
        [0] Nem lehet lapot cserélni.
        [one] Csak egy lapot lehet cserélni.
       *[other] Csak { $count } lapot lehet cserélni.
    }

## Pontlap és eredmény

table-deal-column = Osztás
table-start = Kezdés
table-refe = refe
table-refe-waiting =
    { $count ->
        [one] Egy refe vár: a következő osztás duplán számít.
       *[other] { $count } refe vár: ennyi osztás számít duplán.
    }
table-doubled = dupla
table-next-deal =
    { $who ->
        [you] Következő osztás: te osztasz
       *[other] Következő osztás: { $name } oszt
    }
table-again = Új parti
table-home = Vissza a játékokhoz
