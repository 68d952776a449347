# The words around the rules pages and the page about fairness; plain, for the build reads them without Fluent.

page-rules = Pravila igre
page-back = Nazaj za mizo
page-contents = Vsebina
page-language = Jezik
page-first = Prvo deljenje: pojdi skozenj za mizo
