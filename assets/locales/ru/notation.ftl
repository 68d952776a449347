# Что не так в сдаче, записанной текстом.

notation-expected = Строка { $line }, столбец { $column }: { $expected ->
    [tag-name] после скобки нужно имя тега
    [string] здесь нужно значение в кавычках
    [action] здесь нужно имя хода
    [comment-end] у комментария нет конца
    [blank-line] перед тегами следующей сдачи нужна пустая строка
   *[tag] сдача начинается с тегов
    }.
notation-long = Текст слишком длинный, предел в знаках: { $count }.
notation-language = Строка { $line }, столбец { $column }: значение на языке { $language } здесь стоять не может.
notation-tag = Строка { $line }, столбец { $column }: в этой игре нет тега { $tag }.
notation-twice = Строка { $line }, столбец { $column }: тег { $tag } стоит дважды.
notation-head = Строка { $line }, столбец { $column }: тег { $tag } относится к первой сдаче партии, после тега Game.
notation-missing = Строка { $line }, столбец { $column }: не хватает тега { $tag }.
notation-game = Строка { $line }, столбец { $column }: игры { $game } нет.
notation-option = Строка { $line }, столбец { $column }: { $value } не подходит правилу { $option }.
notation-seats = В эту игру не играют, когда игроков { $count }.
notation-newer = Строка { $line }, столбец { $column }: текст записан по правилам более новой версии, номер { $rules }.
notation-value = Строка { $line }, столбец { $column }: в теге { $tag } должно стоять другое: { $expected ->
    [seat] номер места
    [seats] номера мест
    [number] число
    [numbers] числа
    [flag] on или off
    [suit] буква масти
    [card] карта
    [cards] карты
    [hands] карты по местам, через косую черту
    [played] места и карты
    [tricks] взятки через косую черту
    [pack] вся колода
    [supe] супы, кто на кого сколько записал
    [words] слова
   *[word] одно слово
    }.
notation-cards = Строка { $line }, столбец { $column }: карта { $card } названа дважды.
notation-hands = Строка { $line }, столбец { $column }: на месте { $place } { $count ->
    [one] должна быть { $count } карта
    [few] должны быть { $count } карты
    [many] должно быть { $count } карт
   *[other] должно быть { $count } карты
    }.
notation-phase = Строка { $line }, столбец { $column }: тегу { $tag } нужен тег Phase, ведь сдача начинается с середины.
notation-phase-pack = Строка { $line }, столбец { $column }: у сдачи, которая начинается с середины, нет колоды.
notation-position = Строка { $line }, столбец { $column }: такой сдачи быть не может ({ $reason }).
notation-action = Строка { $line }, столбец { $column }: в этой игре нет хода { $action }.
notation-illegal = Строка { $line }, столбец { $column }: { $action } здесь нельзя.
notation-over = Строка { $line }, столбец { $column }: сдача кончается раньше хода { $action }.
notation-no-deal = Никакой расклад не сходится со всем, что сказано в тексте.
notation-not-yet = Всю запись можно получить, когда партия сыграна.
notation-link = Ссылка повреждена: сдачи в ней нет.
notation-link-newer = Ссылка из более новой версии, номер { $version }.
notation-ppn = Такой PPN нельзя ни прочитать, ни записать ({ $reason }).
