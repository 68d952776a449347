# The words around the rules pages and the page about fairness; plain, for the build reads them without Fluent.

page-rules = Правила игры
page-back = Назад к столу
page-contents = Содержание
page-language = Язык
page-first = Первая сдача: пройди её за столом
