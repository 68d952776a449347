## Pečat deljenja: viden med igro, preverjen po njej

fair-title = Je bilo pošteno razdeljeno?
fair-none = To deljenje nima pečata: začelo se je na sredi ali pa pravila še niso naložena.
fair-sealed = To je pečat kupa, narejen, še preden je bila razdeljena prva karta. O kartah ne pove ničesar, toda nobene karte ni mogoče zamenjati, ne da bi se spremenil. Ko je deljenja konec, ga lahko tu preveriš.
fair-wait = Odpiram kup…
fair-later = Kupa zdaj ni mogoče odpreti. Poskusi malo pozneje.
fair-good = Pečat drži. Ta stran ga je izračunala na novo: karte, ki so ti bile pokazane ({ $opened } od { $count }), so ležale v kupu prav tam, kjer so bile zapečatene pred prvo karto.
fair-broken = Pečat ne drži. Odprti kup ni tisti, ki je bil zapečaten. Shrani partijo v datoteko in nam sporoči.
fair-pack = Kup, karta za karto
fair-closed = v tem deljenju ti ni pokazana
fair-number = Vsi kupi te partije sledijo iz njene številke, { $seed }. Kdor jo izbere ali jo že pozna, lahko ve za karte; proti temu pečat ne pomaga.
fair-about = Kako deluje pečat in 100.000 deljenj v primerjavi z naključjem
