# Екрани сторінки поруч зі столом: початок, навчальна роздача, кінець роздачі, налаштування, правила, домашні правила, партії, докази.

page-again = Спробувати ще раз

## Початок

page-start-title = У що зіграємо?
page-start-play = Грати в { $game }
page-start-continue = Продовжити
page-start-more-running = { $n ->
        [1] Ще одна незакінчена { -match }
        [one] Ще { $n } незакінчена { -match }
        [few] Ще { $n } незакінчені { -match(form: "nom-pl") }
       *[other] Ще { $n } незакінчених { -match(form: "gen-pl") }
    }
page-start-guide = Перша { -deal } з порадами
page-start-own-rules = За вашими { -house-rule(form: "ins-pl") }
page-start-strength = Сила комп'ютерів
page-start-apart = Окрема сила для кожного місця
page-start-apart-text = За порядком гри; зважають на стільки місць, скільки їх у грі. Де грають двоє проти двох, місце 2 – ваш партнер.
page-start-seat-after = { $n ->
        [1] Наступне після вас
       *[other] Місце { $n } після вас
    }
page-start-name = Ваше ім'я (можна не вказувати)
page-start-others = Інші ігри
page-start-players = { -player(form: "Nom-pl") }
page-start-together = Гра з людьми
page-start-people = Новий стіл
page-start-people-text = Ви дістанете посилання, яке можна надіслати. Хто його відкриє, займе вільне місце; на решті місць грають комп'ютери.
page-start-game = Гра
page-start-invite = Поставити стіл і запросити
page-start-join = Сісти за чужий стіл
page-start-join-text = Вставте надіслане вам посилання або лише код у його кінці.
page-start-link = Посилання або код
page-start-open = Приєднатися
page-start-link-wrong = Це не посилання на стіл і не його код.

## Де лежать партії

page-promise-local = Ваші { -match(form: "nom-pl") } лишаються на цьому пристрої; нікуди нічого не надсилається.
page-promise-folder = Вони лежать у
page-promise-memory = Коли сервер завершить роботу, їх буде забуто.
page-promise-not-kept = Закінчені { -match(form: "nom-pl") } не зберігаються.
page-promise-hosted = Цей сервер зберігає столи: імена, вказані за ними, { -card(form: "acc-pl") } і всі ходи. Облікового запису він не вимагає й більше нічого про вас не зберігає. { $days ->
        [0] Як довго — вирішує власник сервера.
        [one] Стіл, за яким { $days } день не почалося й не закінчилося жодної { -deal(form: "gen") }, стирають.
        [few] Стіл, за яким { $days } дні не почалося й не закінчилося жодної { -deal(form: "gen") }, стирають.
       *[many] Стіл, за яким { $days } днів не почалося й не закінчилося жодної { -deal(form: "gen") }, стирають.
    }

## Кінець роздачі

page-over-deal = { -deal(form: "Acc") } { $deal } закінчено
page-over-match = { -match(form: "Acc") } закінчено
page-over-people = Хто готовий до наступної { -deal(form: "gen") }
page-over-sheet = Таблиця результатів
# $totals — кожна сторона з її рахунком.
page-over-chart = { $n ->
        [1] Хід { -match(form: "gen") } після однієї { -deal(form: "gen") }: { $totals }. Усі числа — у таблиці результатів.
        [one] Хід { -match(form: "gen") } за { $n } { -deal(form: "acc") }; наприкінці: { $totals }. Усі числа — у таблиці результатів.
        [few] Хід { -match(form: "gen") } за { $n } { -deal(form: "acc-pl") }; наприкінці: { $totals }. Усі числа — у таблиці результатів.
       *[other] Хід { -match(form: "gen") } за { $n } { -deal(form: "gen-pl") }; наприкінці: { $totals }. Усі числа — у таблиці результатів.
    }
page-over-verify = Перевірити цю { -deal(form: "acc") }
page-over-save = Зберегти запис
page-over-again = Зіграти ще
page-over-start = На початок

## Перша роздача з порадами: перед картами

page-guide-title = Ваша перша { -deal }: { $game }
page-guide-how = Ви граєте одну { -deal(form: "acc") } проти слабких комп'ютерів. Щоразу, коли надходить ваша черга, тренер каже, що від вас потрібно, який вибір був би добрим і чому. Вирішуєте ви; помилок ніхто не рахує, і дію можна скасувати.
page-guide-begin = Роздати { -card(form: "acc-pl") }
page-guide-any-1 = Ви з { -partner(form: "ins") } граєте проти решти. Усі по черзі кладуть по одній { -card(form: "dat") }; { -trick(form: "acc") } бере найстарша.
page-guide-rook-1 = Грають четверо. Той, хто навпроти вас, — ваш { -partner }; усе, що ви виграєте, виграєте разом. { -card(form: "Nom-pl") } мають чотири { -suit(form: "acc-pl") }: { -red(form: "acc") }, { -green(form: "acc") }, { -yellow(form: "acc") } і { -black(form: "acc") }.
page-guide-rook-2 = У кожну { -trick(form: "acc") } кожен кладе одну { -card(form: "acc") }. Якщо можете, кладіть у { -suit(form: "acc") } { -lead(form: "gen") }. { -trick(form: "Acc") } бере найстарша { -card } цієї { -suit(form: "gen") }, хіба що хтось без неї покладе { -trump(form: "acc") }: тоді бере найстарший { -trump }.
page-guide-rook-3 = { -points(form: "Acc-pl") } дають лише деякі { -card(form: "nom-pl") }. Саме їх і треба збирати у своїх { -trick(form: "loc-pl") } та у { -trick(form: "loc-pl") } { -partner(form: "gen") }.
page-guide-rook-4 = Спершу — { -auction(form: "nom-pl") }. Заявіть, скільки { -points(form: "gen-pl") } може набрати ваша { -side }. Хто заявить найбільше, той { -declarer } і називає { -trump-suit(form: "acc") }.
page-guide-rook-5 = Якщо { -side } { -declarer(form: "gen") } набрала не менше, ніж заявлено, їй записують { -points(form: "acc-pl") }. Якщо ні, вона втрачає стільки, скільки заявила. Тож { -bid } — це обіцянка: не замала й не зависока.
page-guide-tractor-1 = Грають четверо двома колодами. Той, хто навпроти вас, — ваш { -partner }. Одна { -side } — { -side } { -dealer(form: "gen") } — хоче зберегти право здавати, друга нападає і збирає { -points(form: "acc-pl") }: п'ятірки, десятки й { -king(form: "acc-pl") }.
page-guide-tractor-2 = Кожна { -side } має { -level(form: "acc") } — { -rank } від двійки до { -ace(form: "gen") }. Кожна { -card } { -level(form: "gen") } { -dealer(form: "gen") } — { -trump }, { -joker(form: "nom-pl") } теж. Хто, роздивляючись { -card(form: "acc-pl") }, покаже { -level-card(form: "acc") }, той робить її { -suit(form: "acc") } козирною.
page-guide-tractor-3 = Заходити можна однією { -card(form: "ins") }, { -pair(form: "ins") } з двох однакових { -card(form: "gen-pl") } або { -tractor(form: "ins") } — { -pair(form: "ins-pl") }, що йдуть підряд. Інші кладуть стільки ж { -card(form: "gen-pl") }, поки можуть — у { -suit(form: "acc") } { -lead(form: "gen") }, на { -pair(form: "acc-pl") } — { -pair(form: "acc-pl") }.
page-guide-tractor-4 = { -dealer(form: "Nom") } бере { $kitty } і зносить стільки ж { -card(form: "gen-pl") }. Знесені { -points(form: "nom-pl") } дістануться { -attackers(form: "dat-pl") } подвійно або й більше, якщо ті візьмуть останню { -trick(form: "acc") }.
page-guide-tractor-5 = Якщо { -attackers(form: "nom-pl") } наберуть досить { -points(form: "gen-pl") }, здавати далі будуть вони. Якщо наберуть мало, { -side } { -dealer(form: "gen") } піднімається на вищі { -level(form: "acc-pl") }. Хто першим підніметься вище за { -ace(form: "gen") }, той виграє { -match(form: "acc") }.
page-guide-amerikaner-1 = Кожен заявляє, скільки { -trick(form: "gen-pl") } можна взяти з { -trump-suit(form: "ins") } на власний вибір. Хто заявить найбільше, той { -declarer }.
page-guide-amerikaner-2 = { -declarer(form: "Nom") } заходить у першу { -trick(form: "acc") }, і { -suit } цієї { -card(form: "gen") } стає козирною. Потім він замовляє { -trump(form: "acc") }: хто має цю { -card(form: "acc") }, той { -partner }, і часто ніхто інший цього не знає, доки її не зіграно.
page-guide-amerikaner-3 = У кожну { -trick(form: "acc") } кожен кладе одну { -card(form: "acc") }. Якщо можете, кладіть у { -suit(form: "acc") } { -lead(form: "gen") }. { -trick(form: "Acc") } бере найстарша { -card } цієї { -suit(form: "gen") }, хіба що хтось без неї покладе { -trump(form: "acc") }.
page-guide-amerikaner-4 = { -declarer(form: "Nom") } і { -partner } виграють чи програють стільки, скільки заявлено. Інші дістають { -points(form: "acc-pl") } за власні { -trick(form: "acc-pl") }. Стежте, хто кому допомагає, — і рано впізнаєте свого { -partner(form: "acc") }.

## Перша роздача з порадами: що каже тренер

page-coach = Тренер
# $action каже, що робити, наприклад «зіграти червона 14».
page-coach-good = Добрий вибір: { $action }.
page-coach-show = Показати
page-coach-away = Без тренера
page-coach-back = Покликати тренера
page-open-hands = Карти всіх
page-open-hands-text = Ваша перша { -deal } відкрита: видно карти всіх, щоб було зрозуміло, чому вибір добрий. В усіх інших ви бачите лише свої.
page-lesson-call = { $counts ->
        [tricks] Ідуть { -auction(form: "nom-pl") }. Заявіть, скільки { -trick(form: "gen-pl") } ви можете взяти з { -trump(form: "ins") } на свій вибір і з допомогою { -partner(form: "gen") }, або спасуйте.
       *[other] Ідуть { -auction(form: "nom-pl") }. Заявіть, скільки { -points(form: "gen-pl") } можете набрати ви з { -partner(form: "ins") }, або спасуйте. Хто заявить найбільше, той називає { -trump(form: "acc") }.
    }
page-lesson-call-standing = { $bid ->
        [yes] Хтось уже зробив { -bid(form: "acc") }: ваша має бути вищою, і тоді обіцянка — ваша.
       *[no] Ще ніхто нічого не заявив.
    }
page-lesson-declare = Ви можете зробити { -suit(form: "acc") } козирною, показавши { -level-card(form: "acc") }. Оберіть { -suit(form: "acc") }, якої у вас найбільше; якщо доброї немає, спасуйте.
page-lesson-bury = Тепер { $kitty } у вас на руках. Знесіть { $n ->
        [1] одну { -card(form: "acc") }
        [one] { $n } { -card(form: "acc") }
        [few] { $n } { -card(form: "acc-pl") }
       *[other] { $n } { -card(form: "gen-pl") }
    }. Бережіть { -trump(form: "acc-pl") } та старші { -card(form: "acc-pl") }; спробуйте позбутися всіх { -card(form: "gen-pl") } короткої { -suit(form: "gen") }, щоб бити її { -trump(form: "ins") }.
page-lesson-bury-points = Хто візьме останню { -trick(form: "acc") }, може дістати й те, що там лежить, тож зносьте { -points(form: "acc-pl") } лише тоді, коли певні своїх { -card(form: "gen-pl") }.
page-lesson-trump = Назвіть { -trump(form: "acc") }. Оберіть { -suit(form: "acc") }, якої у вас найбільше: її { -card(form: "nom-pl") } б'ють усі інші.
page-lesson-partner = Замовте { -card(form: "acc") }. Хто її має, той стане вашим { -partner(form: "ins") }, тож замовляйте старший { -trump(form: "acc") }, якого у вас немає.
page-lesson-lead = { $shapes ->
        [yes] Ви заходите. Одна { -card }, { -pair } або { -tractor }: інші мають відповісти стількома ж { -card(form: "ins-pl") }.
       *[no] Ви заходите: можна зіграти будь-яку { -card(form: "acc") }, а інші мусять класти в її { -suit(form: "acc") }.
    }
page-lesson-first-lead = { -suit(form: "Nom") } цієї { -card(form: "gen") } стане козирною.
page-lesson-lead-role = { $mine ->
        [yes] { -declarer(form: "Nom") } часто спершу заходить { -trump(form: "ins") }, щоб інші потім не побили його старших { -card(form: "gen-pl") }.
       *[no] Заходьте старшими { -card(form: "ins-pl") }, що мають узяти { -trick(form: "acc") }, або з { -suit(form: "gen") }, яку може побити { -trump(form: "ins") } ваш { -partner }.
    }
page-lesson-follow = У вас є { -card(form: "nom-pl") } { -suit(form: "gen") } { -lead(form: "gen") }, тож треба зіграти одну з них.
page-lesson-void = { -suit(form: "Gen") } { -lead(form: "gen") } у вас немає, тож грайте що завгодно: { -trump } може взяти { -trick(form: "acc") }, жодна інша { -card } — ні.
page-lesson-called = { -called-card(form: "Acc") } треба зіграти зараз.
page-lesson-any-time = У вас є { -card }, яку можна грати будь-коли, хоч би з чого зайшли.
page-lesson-winning-own = { $last ->
        [yes] Ця { -trick } — вашої { -side(form: "gen") }, і після вас уже ніхто не ходить.
       *[no] Поки що цю { -trick(form: "acc") } бере ваша { -side }.
    } { $counts ->
        [tricks] Старшу { -card(form: "acc") } на неї шкода витрачати.
       *[other] Слушна мить для { -counter(form: "gen-pl") }.
    }
page-lesson-winning-other = { $last ->
        [yes] Цю { -trick(form: "acc") } беруть інші, якщо ви зараз її не переб'єте.
       *[no] Поки що цю { -trick(form: "acc") } беруть інші.
    }
page-lesson-trick-points = { $points ->
        [0] { -points(form: "Gen-pl") } у ній ще немає.
        [one] У ній { $points } { -points }.
        [few] У ній { $points } { -points(form: "nom-pl") }.
       *[other] У ній { $points } { -points(form: "gen-pl") }.
    }
page-lesson-winning-unknown = Ще не можна знати напевно, з ким грає той, хто бере цю { -trick(form: "acc") }.
page-lesson-end = Ось і вся { -deal }
page-lesson-end-contract = { $role ->
        [declarer] { $made ->
            [yes] Ви дали обіцянку й дотримали її.
           *[no] Ви пообіцяли більше, ніж цього разу можна було взяти; часто краще заявити менше або спасувати.
        }
       *[other] { $made ->
            [yes] { -declarer(form: "Nom") } дотримав обіцянки; узяте вашою { -side(form: "ins") } теж рахується.
           *[no] { -declarer(form: "Nom") } не дотримав обіцянки: саме заради цього й грають { -defender(form: "nom-pl") }.
        }
    }
page-lesson-end-log = Тепер можна говорити про всі { -card(form: "acc-pl") }: у журналі «{ page-why }» під кожним ходом комп'ютера пояснює його повністю.
page-lesson-end-next = Якщо хочете, { -match } триває: далі — наступна { -deal }; тренер лишається з вами.

## Налаштування

page-settings-text = Ці налаштування належать цьому браузеру. Кожне діє одразу.
page-settings-language-title = Мова
page-settings-language = Мова сторінки
page-settings-digits = Числа
page-settings-digits-hint = На { -card(form: "loc-pl") } і в кодах цифри завжди однакові.
page-settings-digits-prose = Як пише ця мова
page-settings-digits-latin = Завжди від 0 до 9
page-settings-look = Вигляд і звук
page-settings-theme = Яскравість
page-settings-theme-system = Як на пристрої
page-settings-theme-dark = Темна
page-settings-theme-light = Світла
page-settings-palette = Кольори { -card(form: "gen-pl") }
page-settings-palette-hint = Кожна { -suit } завжди має ще й знак і літеру.
page-settings-palette-standard = Звичайні
page-settings-palette-blind = Для дальтоніків
page-settings-four = Чотири кольори для чотирьох { -suit(form: "gen-pl") }
page-settings-four-hint = { -spades(form: "Nom-pl") }, { -hearts(form: "nom-pl") }, { -diamonds(form: "nom-pl") } і { -clubs(form: "nom-pl") } — кожна { -suit } свого кольору; інакше чорні й червоні.
page-settings-motion = Рух
page-settings-motion-system = Як на пристрої
page-settings-motion-full = { -card(form: "Nom-pl") } рухаються
page-settings-motion-less = Менше руху
page-settings-sound = Звуки
page-settings-sound-hint = Тихий звук для { -card(form: "gen") }, { -trick(form: "gen") } і вашої черги.
page-settings-volume = Гучність
page-settings-play = За столом
page-settings-wait = Зіграна { -trick } лишається
page-settings-wait-tap = До мого дотику
page-settings-pace = Пауза комп'ютерів перед дією (нові столи)
page-settings-seconds = { $n ->
        [one] { $n } секунда
        [few] { $n } секунди
        [many] { $n } секунд
       *[other] { $n } секунди
    }
page-settings-single = Грати одним дотиком
page-settings-single-hint = Інакше перший дотик піднімає { -card(form: "acc") }, а другий грає її.
page-settings-forced = Грати { -card(form: "acc") } самостійно, коли інакше не можна
page-settings-trumps = { -trump(form: "Nom-pl") } на руках — першими
page-settings-reverse = { -card(form: "Nom-pl") } на руках — у зворотному порядку
page-settings-speech = Екранний читач і клавіатура
page-settings-announcements = Що промовляється вголос
page-settings-announcements-hint = Для екранних читачів; на екрані цього не видно.
page-settings-announcements-terse = Коротко
page-settings-announcements-normal = Звичайно
page-settings-announcements-full = Усе
page-settings-shortcuts = Окремі літери за столом про щось питають
page-settings-shortcuts-hint = Клацніть поле й натисніть потрібну клавішу.
# $does каже, про що питає клавіша, наприклад «рахунок».
page-settings-key-taken = { $key } уже питає про інше: { $does }.
page-settings-keys-back = Повернути звичайні клавіші
page-settings-games = Ваші { -match(form: "nom-pl") }
page-settings-keep = Зберігати закінчені { -match(form: "acc-pl") }
page-settings-keep-hint = Якщо вимкнено, закінчену { -match(form: "acc") } буде стерто, щойно ви вийдете з-за столу. Незакінчену збережено завжди.
page-settings-erase = Стерти { -match(form: "acc-pl") }…
page-settings-erase-title = Стерти { -match(form: "acc-pl") }
page-settings-erase-what = Що стерти?
page-settings-erase-finished = Закінчені { -match(form: "acc-pl") }
page-settings-erase-everything = Усе
page-settings-erase-finished-text = Усі закінчені { -match(form: "acc-pl") } буде стерто з цього пристрою разом із записами. Незакінчені лишаться. Скасувати це не можна.
page-settings-erase-everything-text = Усі { -match(form: "acc-pl") } буде стерто з цього пристрою, незакінчені теж. Скасувати це не можна.
page-settings-erase-finished-now = Стерти закінчені
page-settings-erase-everything-now = Стерти все
page-settings-erased = { $n ->
        [0] Стирати було нічого.
        [1] Стерто одну { -match(form: "acc") }.
        [one] Стерто { $n } { -match(form: "acc") }.
        [few] Стерто { $n } { -match(form: "acc-pl") }.
       *[other] Стерто { $n } { -match(form: "gen-pl") }.
    }

## Сторінка правил

page-rulebook-contents = Зміст
page-rulebook-change = Змінити ці правила

## Редактор домашніх правил

page-house-title = { -house-rule(form: "Nom-pl") }: { $game }
page-house-options = Що можна грати інакше
page-house-paste = Код правил, який вам дали
page-house-use = Застосувати код
page-house-text = Кожне правило лишається звичайним, доки ви його не зміните; змінене позначено.
page-house-changed = Змінено; звичайно: { $standard }
page-house-back = Повернути звичайне
page-house-number = число
page-house-summary = Ваші правила
page-house-none = Усе, як звичайно.
page-house-instead = (замість: { $standard })
page-house-clash = Ці правила не поєднуються
page-house-play = Грати за цими правилами
page-house-code = Код правил
page-house-link = Посилання на ці правила
page-house-copy = Скопіювати
page-house-kept = Ваш наступний стіл цієї гри матиме ці правила.
page-house-page = Сторінка з цими правилами
page-house-reset = Повернути все звичайне

## Власні партії

page-history-running = Тривають
page-history-finished = Закінчені
page-history-none = Ви тут ще не грали.
page-history-match = Закінчена { -match }
page-history-all = Усі ваші { -match(form: "nom-pl") }
# $names — решта за столом.
page-history-with = за столом: { $names }
page-history-won = виграно
page-history-lost = програно
page-history-waiting = не почато
page-history-deal = { -deal } { $deal }
page-history-between = між { -deal(form: "ins-pl") }
page-history-look = Переглянути
page-history-verify = Перевірити ці { -deal(form: "acc-pl") }
page-history-table = Відкрити стіл

## Доказ чесних роздач

page-verify-how = Як переконатися, що { -deal } чесна
page-verify-step-1 = Перед { -deal(form: "ins") } сервер загадує секрет і показує вам його печатку. Відтоді обрати інший секрет він не може.
page-verify-step-2 = Потім ваш браузер додає власне випадкове число. Тасування залежить від обох, тож жодна зі { -side(form: "gen-pl") } не могла б вибрати { -card(form: "acc-pl") } сама.
page-verify-step-3 = Коли { -deal(form: "acc") } закінчено, секрет показують. Тепер кожен може перевірити, що він відповідає печатці, що дає саме ці { -card(form: "acc-pl") } і що жодної дії не змінено.
page-verify-not = Чого це довести не може: що не було { -match(form: "gen") }, якої немає в записі, або що ніхто на сервері не підглянув секрет завчасно. { -computer-player(form: "Nom-pl") } його не бачать ніколи; вони знають лише власні { -card(form: "acc-pl") }.
page-verify-server = Що показує сервер
page-verify-no-deal = За цим столом ще не закінчено жодної { -deal(form: "gen") }. Секрет показують після її кінця.
page-verify-word-only = Це лише слова сервера: без місця за столом запису не отримати. Попросіть його в того, хто грав, і ваш браузер перевірить його нижче.
page-verify-file = Перевірити запис
page-verify-file-label = Збережений вами запис (.kbz). Його читає ваш браузер; нікуди його не надсилають.
page-verify-file-nothing = У файлі { $file } немає жодної { -deal(form: "gen") }.
page-verify-browser = Що показує ваш власний браузер
page-verify-browser-text = Ваш браузер обчислив це сам із запису, не питаючи сервера.
page-verify-cannot = Ваш браузер обчислює це лише за захищеною адресою (https або на вашому власному пристрої).
page-verify-deal = { -deal(form: "Nom") } { $deal }
page-verify-promise-yes = Секрет відповідає печатці, показаній перед { -deal(form: "ins") }.
page-verify-promise-no = Секрет не відповідає печатці, показаній перед { -deal(form: "ins") }.
page-verify-promise-open = Перед цією { -deal(form: "ins") } печатки не було, тож довести нічого не можна.
page-verify-chain-yes = Дії складають ланцюжок, яким закінчилася ця { -deal }: жодної не змінено.
page-verify-chain-no = Дії не складають ланцюжка, яким закінчилася ця { -deal }: щось змінено.
page-verify-chain-open = Без секрету ланцюжок дій перевірити не можна.
page-verify-seen-yes = Ланцюжок проходить через те, що цей браузер бачив за столом.
page-verify-seen-no = Ланцюжок не проходить через те, що цей браузер бачив за столом останнім. Або дії скасували вже без нього, або щось змінено.
page-verify-own-yes = Випадкове число, яке запропонував цей браузер, у тасуванні є.
page-verify-own-no = Жодного випадкового числа, яке запропонував цей браузер, у тасуванні немає. Так буває, коли він не встиг до здавання.
page-verify-numbers = Числа
page-verify-commitment = Печатка, показана перед { -deal(form: "ins") }
page-verify-nonce = Випадкове число { -player(form: "gen") } { $n }
page-verify-secret = Секрет
page-verify-head = Кінець ланцюжка
page-verify-offline = Перевірити без цього сервера
page-verify-offline-text = Збережіть запис і виконайте цю команду; мережа не потрібна. Вона перевіряє також, що тасування дає саме ці { -card(form: "acc-pl") }.
page-verify-noted = Після --head стоїть те, що ваш браузер бачив за столом наприкінці { -deal(form: "gen") }: запис з іншими діями до цього не приведе.
