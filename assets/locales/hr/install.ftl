## Prijedlog da se stranica instalira

install-title = Štih na početnom zaslonu
install-button = Partije ostaju spremljene i radi bez mreže.
install-share = Dodirni Dijeli, pa „Dodaj na početni zaslon”: partije ostaju spremljene i radi bez mreže.
install-safari = Otvori ovu stranicu u Safariju, pa Dijeli i „Dodaj na početni zaslon”: ondje partije ostaju spremljene.
install-do = Instaliraj
install-no = Ne prikazuj više
