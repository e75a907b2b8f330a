# Сторінка: стіл у браузері й те, що спільне для всіх екранів. $seat — ім'я чи місце, як-от Ліворуч або Ви.

page-skip = Перейти до вмісту
page-skip-hand = Перейти до своїх { -card(form: "gen-pl") }
page-close = Закрити
page-cancel = Скасувати
page-ways = Розділи
page-way-start = Грати
page-way-rules = Правила
page-way-house-rules = { -house-rule(form: "Nom-pl") }
page-way-guide = Навчальна { -deal }
page-way-history = Ваші { -match(form: "nom-pl") }
page-way-verify = Чесні { -deal(form: "nom-pl") }
page-way-settings = Налаштування
page-nowhere = Такої сторінки немає
page-nowhere-text = Можливо, адресу введено з помилкою або цього столу вже немає.
page-unreachable = Сервер не відповідає
page-seat-number = { -player(form: "Nom") } { $n }
page-side-of = { $first } і { $second }

## Стіл: верхній рядок і меню

page-leave = Вийти з-за столу
page-tools = Інструменти
page-menu = Меню
page-help = Довідка
page-pause = Пауза
page-go-on = Далі
page-log = Журнал
page-chat = Чат
page-beside = Поруч зі столом
page-last-trick = Остання { -trick }
page-key-last = Попередня { -trick }
page-key-help = Як грати; клавіші
page-invite = Запросити
page-handover = Продовжити на іншому пристрої
page-handover-text = Відкрийте це посилання на іншому пристрої: у ньому ключ від вашого місця. Не надсилайте його нікому: хто його має, той грає замість вас.
page-handover-link = Посилання на ваше місце
page-seats = Місця
page-table = Стіл
page-status = Стан гри
page-score = { -score(form: "Nom") }
page-all-facts = Показати весь стан гри
page-score-to = до { $target }
page-connecting = З'єднання…
page-reconnecting = Зв'язок утрачено. З'єднуємося знову; нічого не пропало.
page-try-now = Спробувати зараз
page-no-table = Цей стіл не вдалося відкрити
page-seat-key-wrong = Цей браузер зберігає ключ від місця за цим столом, але ключ більше не дійсний: можливо, місце зайняв хтось інший. Забудьте його, щоб зайти гостем.
page-seat-key-useless = Цей браузер зберігає ключ від місця за тим столом. Він більше нічого не відкриває.
page-seat-key-forget = Забути цей ключ
page-seat-key-other = Два ключі від цього столу
page-seat-key-other-text = У посиланні є ключ від місця за цим столом, а браузер уже має інший. Зберегти він може лише один.
page-seat-key-other-use = Узяти ключ із посилання
page-seat-key-other-keep = Залишити мій

## Сукно

page-trick = { -trick(form: "Nom") }
page-led = { -lead }
page-took-it = бере
page-next-trick = Наступна { -trick }
page-n-cards = { $n ->
        [one] { $n } { -card }
        [few] { $n } { -card(form: "nom-pl") }
       *[other] { $n } { -card(form: "gen-pl") }
    }
page-put = { $name }: { $cards }{ $leads ->
        [yes] , { -lead }
       *[no] {""}
    }{ $wins ->
        [yes] , бере
       *[no] {""}
    }
page-direction = { $clockwise ->
        [yes] Хід передається за годинниковою стрілкою.
       *[no] Хід передається проти годинникової стрілки.
    }
page-seat-open = вільне місце
page-seat-held = грає комп'ютер
page-seat-away = не на зв'язку
page-seat-person = людина
page-seat-is-computer = комп'ютер
page-seat-ready = готово
page-seat-not-ready = ще не готово

## Карти на руках і що питають

page-hand = Ваші { -card(form: "nom-pl") }
# $card — карта словами.
page-card = { $card }{ $trump ->
        [yes] , { -trump }
       *[no] {""}
    }{ $points ->
        [0] {""}
        [one] , { $points } { -points }
        [few] , { $points } { -points(form: "nom-pl") }
       *[other] , { $points } { -points(form: "gen-pl") }
    }
page-action-bar = Що від вас потрібно
page-your-turn = Ваша черга.
page-waits-for = Черга: { $name }.
page-nobodys-turn = Зараз нічиєї черги немає.
page-nothing-asked = Зараз від вас нічого не потрібно.
page-sending = Надіслано…
page-hint = { -hint(form: "Nom") }
# What the adviser has weighed: each card with what it gains over the one advised.
page-hint-values = Виграш у середньому порівняно з підказкою
page-hint-gain = { $more ->
        [yes] +{ $gain }
       *[no] { $gain }
    }
page-hint-value = { $cards }: { $gain }
page-undo = Скасувати
page-claim = Забрати решту
page-do-play-many = Зіграти { $n } { $n ->
        [one] { -card(form: "acc") }
        [few] { -card(form: "acc-pl") }
       *[other] { -card(form: "gen-pl") }
    }
# Головна кнопка, доки ще треба щось обрати.
page-first-play = Оберіть { $n ->
        [1] { -card(form: "acc") }
        [one] { $n } { -card(form: "acc") }
        [few] { $n } { -card(form: "acc-pl") }
       *[other] { $n } { -card(form: "gen-pl") }
    }
page-first-bury = Оберіть { $n ->
        [1] { -card(form: "acc") }
        [one] { $n } { -card(form: "acc") }
        [few] { $n } { -card(form: "acc-pl") }
       *[other] { $n } { -card(form: "gen-pl") }
    }
page-first-call = Оберіть { -bid(form: "acc") }
page-first-declare = Оберіть оголошення
page-first-trump = Оберіть { -trump(form: "acc") }
page-first-partner = Оберіть { -card(form: "acc") }
page-choose-call = { -bid(form: "Nom-pl") }
page-choose-declare = Оголошення
page-choose-trump = { -trump(form: "Nom") }
page-choose-partner = { -card(form: "Nom-pl") }, які можна замовити
page-bury-count = { $n } з { $size }
page-take-back-card = Лишити собі: { $card }
page-shapes = Як зайти цією { -card(form: "ins") }
page-shape-single = { -single(form: "Nom") }
page-shape-pair = { -pair(form: "Nom") }
page-shape-tractor = { -tractor(form: "Nom") }
page-shape-several = { $n ->
        [one] { $n } { -card }
        [few] { $n } { -card(form: "nom-pl") }
       *[other] { $n } { -card(form: "gen-pl") }
    }
page-holds = { $name }: { $n ->
        [one] { $n } { -card }
        [few] { $n } { -card(form: "nom-pl") }
       *[other] { $n } { -card(form: "gen-pl") }
    }
page-terse = { $name }: { $cards }.

## Журнал, чат, правила

page-log-empty = Ще нічого не сталося.
page-why = чому?
page-chat-empty = Ще ніхто нічого не сказав.
page-nudge = Поквапити
page-nudged = { $you ->
        [yes] квапите інших
       *[no] чекає на вас
    }
page-say-hello = Вітаю!
page-say-well_played = Гарно зіграно!
page-say-good_luck = Щасти!
page-say-thanks = Дякую!
page-say-sorry = Перепрошую!
page-say-one_moment = Хвилинку, будь ласка.
page-say-goodbye = До побачення!
page-rules-standard = За цим столом грають за звичайними правилами гри.
page-rules-house = { -house-rule(form: "Nom-pl") } цього столу:
page-rules-whole = Усі правила на одній сторінці
page-rule-code = Код правил:
page-counting-cards = { -card(form: "Nom-pl") }, що дають { -points(form: "acc-pl") }

## Місця й запрошення

page-invite-text = Хто відкриє це посилання, може зайняти вільне місце за цим столом.
page-invite-full = Зараз вільних місць немає. Звільніть якесь у розділі «{ page-seats }» або дайте посилання тим, хто хоче лише дивитися.
page-invite-local = Цей стіл — на вашому пристрої: посилання діє лише тут.
page-invite-link = Посилання
page-copy = Скопіювати посилання
page-copied = Скопійовано.
page-seat-computer = комп'ютер: { $spec ->
        [easy] { -easy }
        [medium] { -medium }
        [hard] { -hard }
       *[other] { $spec }
    }
page-strength = { $spec ->
        [easy] Комп'ютер: { -easy }
        [medium] Комп'ютер: { -medium }
       *[hard] Комп'ютер: { -hard }
    }
page-seat-strength = Хто тут грає
page-seat-give = Хай грає комп'ютер
page-seat-take-back = Повернутися за стіл
page-seat-to-all = Вільне для інших
page-seat-held-text = За вас грає комп'ютер.
page-observers = { $n ->
        [0] Ніхто не дивиться.
        [1] Дивиться одна людина.
        [one] Дивиться { $n } людина.
        [few] Дивляться { $n } людини.
       *[other] Дивляться { $n } людей.
    }
page-before-deal = Перед першою { -deal(form: "ins") }
page-before-open = На вільних місцях грають комп'ютери, доки хтось їх не займе.
page-deal-now = Роздати { -card(form: "acc-pl") }
page-waiting-others = Чекаємо на інших…
page-next-deal = Наступна { -deal }
page-watching = Ви дивитеся на гру за цим столом.
page-join-title = Стіл: { $game }
page-join-full = За цим столом вільних місць немає.
page-join-place = Ваше місце
page-join-with = у парі: { $name }
page-your-name = Ваше ім'я
page-sit-down = Сісти за стіл
page-watch = Лише дивитися
page-undo-waits = { $you ->
        [yes] Чекаємо, чи погодяться інші на { -undo }…
       *[no] { $name } просить щось скасувати.
    }
page-undo-asked = { $name } просить про { -undo }
page-undo-asked-text = Стіл повернеться до миті перед тим рішенням. Побачених відтоді { -card(form: "gen-pl") } уже не приховати; у записі це буде зазначено.
page-undo-agree = Погодитися
page-undo-refuse = Відмовити

## Довідка й клавіші

page-help-touch = Торкніться { -card(form: "gen") }, щоб підняти її; торкніться ще раз або натисніть кнопку, щоб зіграти. { -card(form: "Nom") }, якою ходити не можна, лишається сірою; торкніться її, щоб дізнатися чому.
page-help-why = У журналі під кожним ходом комп'ютера «{ page-why }» пояснює його вибір.
page-help-keys = Клавіші
page-help-no-shortcuts = Літери-запитання вимкнено в налаштуваннях.
page-help-key-space = Пробіл
page-help-does-space = підняти або опустити { -card(form: "acc") }
page-help-key-enter = Клавіша Enter
page-help-does-enter = зіграти її
page-help-key-escape = Клавіша Escape
page-help-does-escape = опустити всі { -card(form: "acc-pl") }
page-help-key-arrows = Стрілки, Home, End
page-help-does-arrows = перебирати { -card(form: "acc-pl") } на руках
page-help-key-letter = Перша літера
page-help-does-letter = перейти до цієї { -suit(form: "gen") } (із Shift, якщо ця літера ще й про щось питає)
page-shortcut-last = остання { -trick }
page-shortcut-trump = { -trump } і { -contract }
page-shortcut-score = { -score }
page-shortcut-hand = ваші { -card(form: "nom-pl") } за { -suit(form: "ins-pl") }
page-shortcut-counts = у кого скільки { -card(form: "gen-pl") }
page-shortcut-turn = чия черга
page-shortcut-rule = що можна покласти в цю { -trick(form: "acc") }
page-shortcut-help = ця довідка
