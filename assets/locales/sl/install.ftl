## Namig, da se stran da namestiti

install-title = Štih na začetnem zaslonu
install-button = Partije ostanejo in igra deluje brez interneta.
install-share = Izberi „Deli“, nato „Dodaj na začetni zaslon“: partije ostanejo in igra deluje brez interneta.
install-safari = Odpri to stran v brskalniku Safari, nato izberi „Deli“ in „Dodaj na začetni zaslon“: tam partije ostanejo.
install-do = Namesti
install-no = Tega ne kaži več
