## Predlog da se stranica instalira

install-title = Štih na početnom ekranu
install-button = Partije ostaju sačuvane, a igra radi i bez interneta.
install-share = Dodirni Deli, pa „Dodaj na početni ekran“: partije ostaju sačuvane, a igra radi i bez interneta.
install-safari = Otvori ovu stranicu u ⟦Safariju⟧, pa Deli i „Dodaj na početni ekran“: tamo partije ostaju sačuvane.
install-do = Instaliraj
install-no = Ne prikazuj više
