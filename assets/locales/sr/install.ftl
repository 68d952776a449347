## Predlog da se stranica instalira

install-title = Štih na početnom ekranu
install-button = Partije ostaju sačuvane i radi bez mreže.
install-share = Dodirni Deli, pa „Dodaj na početni ekran”: partije ostaju sačuvane i radi bez mreže.
install-safari = Otvori ovu stranicu u ⟦Safariju⟧, pa Deli i „Dodaj na početni ekran”: tamo partije ostaju sačuvane.
install-do = Instaliraj
install-no = Ne prikazuj više
