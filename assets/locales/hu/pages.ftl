# The words around the rules pages and the page about fairness; plain, for the build reads them without Fluent.

page-rules = Játékszabályok
page-back = Vissza az asztalhoz
page-contents = Tartalom
page-language = Nyelv
page-first = Első osztás: menj végig rajta az asztalnál
