# Сдача на чужой странице: её плакат (его читает и сборка, поэтому без аргументов), её стол и как ею поделиться.

poster-diagram = Показать сдачу
poster-steps = Пройти сдачу по шагам
poster-play = Сыграть эту сдачу
poster-quiz = Ответить за столом
poster-question = А чем пойдёшь ты?
poster-waiting = Сначала откроется другой стол…
poster-starting = Накрываем стол…
poster-late = Стол ещё не загрузился. Есть ли сеть?
poster-size = Штих · один раз загрузит 6 МБ

steps-title = Сдача
steps-at = { $number } / { $last }
steps-open = Открыть на всю страницу
steps-why = Чем здесь можно ходить?
steps-play = Играть дальше отсюда
steps-legal = можно
steps-text = сыграно здесь
steps-bot = выбор «Штиха»
steps-why-title = { $name }: чем можно ходить
steps-why-none = Сдача окончена.
steps-home = К играм
steps-comment = Примечание

embed-reset = Ещё раз с начала
embed-log = Эта сдача
embed-offline = Сети нет, а этот стол здесь ещё не открывали. Попробуй, когда она появится.
embed-broken = Эту сдачу нельзя показать.
embed-where = Строка { $line }, столбец { $column }.
embed-answer = Твой ответ: { $what }.
embed-right = Верно!
embed-wrong = Задуман был другой ответ.
embed-meant = Ответ: { $what }.
embed-again = Ещё попытка
embed-see = Посмотреть, что было дальше

share-title = Поделиться
share-link = Ссылка на эту позицию
share-link-help = Кто её откроет, увидит шаг за шагом то, что сейчас можно видеть тебе.
share-seed = Ссылка на такую же партию
share-seed-help = По ней сдаются те же карты: номер партии { $seed }.
share-text = Текстом
share-embed = Для своей страницы
share-embed-element = Со скриптом этого сайта
share-embed-frame = Без скрипта
share-copy = Копировать
share-copied = Скопировано.
share-not-copied = Браузер не дал скопировать. Текст выделен: скопируй его вручную.
share-file = Сохранить в файл
share-send = Отправить…
share-qr = QR-код ссылки
share-qr-long = Ссылка слишком длинна для QR-кода. Ссылка на такую же партию поместится.
share-wait = Сдача записывается…
share-none = Делиться пока нечем.
