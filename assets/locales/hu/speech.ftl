# Azoknak, akik hallgatják: betűk, amelyekkel kérdezni lehet, és a válaszok.

keys-title = Billentyűk
keys-move = A nyilak, a Home és az End végigvisz a lapjaidon, az Enter kijátszik egy lapot, az Escape bezárja a panelt.
keys-off = A betűk a beállításokban ki vannak kapcsolva.
keys-this = ezek a billentyűk
status-key-t = az utolsó ütés
status-key-c = a lapok az asztalon
status-key-a = az adu
status-key-s = az állás
status-key-w = ki jön
status-key-l = mit játszhatsz ki vagy mondhatsz
status-key-h = a lapjaid
status-no-last = Még nincs utolsó ütés.
status-no-trick = Még nincs kint lap.
status-no-trumps = Most nincs adu.
status-no-turn = Most senki sem jön.
status-turn =
    { $who ->
        [you] Te jössz.
       *[other] { $name } jön.
    }
status-allowed = Választhatsz: { $what }.
status-nothing = Most nincs tennivalód.
status-no-hand = Nincs lap a kezedben.

settings-speech = Mit mondjon a képernyőolvasó
settings-speech-all = Mindent
settings-speech-tricks = A kész ütéseket
settings-speech-off = Semmit
settings-keys = Kérdezés betűkkel
settings-keys-on = Be
settings-keys-off = Ki
settings-keys-help = A T az utolsó ütést mondja, az S az állást; a ? az asztalnál mindet megmutatja.
