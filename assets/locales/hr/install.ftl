## Prijedlog da se stranica instalira

install-title = Štih na početnom zaslonu
install-button = Partije ostaju spremljene, a igra radi i bez interneta.
install-share = Dodirni Dijeli, pa „Dodaj na početni zaslon”: partije ostaju spremljene, a igra radi i bez interneta.
install-safari = Otvori ovu stranicu u Safariju, pa Dijeli i „Dodaj na početni zaslon”: ondje partije ostaju spremljene.
install-do = Instaliraj
install-no = Ne prikazuj više
