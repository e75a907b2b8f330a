# Сервер столів: його команди, що там може бути не так і що буває за столом, крім самої гри.


## kibitz serve і те, що kibitz play має для браузера

cli-serve = Тримати столи, за які сідають із браузера.
    .about = Кожен стіл має посилання. Хто його має, може зайняти вільне місце або, якщо стіл це дозволяє, дивитися. Сервер зберігає столи, доки йому не скажуть їх забути. Поставте перед ним вебсервер із HTTPS і вкажіть у --origin адресу, якою користуються люди.
    .example =
        kibitz serve --port 8080
        kibitz serve --host 0.0.0.0 --origin https://cards.example --storage postgresql://localhost/kibitz
cli-option-server-host = Адреса, на якій слухати; якщо не вказано, 127.0.0.1, тобто лише цей пристрій.
cli-option-server-port = Порт, на якому слухати; 0 — будь-який вільний. Якщо не вказано, 8765.
cli-option-server-storage = Де зберігати столи: файл, sqlite:///FILE, postgresql://… або memory — лише доки працює сервер. Якщо не вказано, файл у теці ваших даних.
cli-option-server-origin = Адреса, за якою люди відкривають сторінку, як-от https://cards.example; можна вказати кілька разів.
cli-option-server-max-tables = Скільки може бути незакінчених столів.
cli-option-server-rate = Скільки столів на хвилину можна поставити з однієї мережевої адреси; 0 — без обмежень.
cli-option-server-keep-days = Скільки днів зберігати стіл, за яким не починається й не закінчується { -deal } і ніхто не сідає; 0 — завжди. Без цього — 90.
cli-option-server-players = Скільки процесів вирішують за { -computer-player(form: "acc-pl") }; якщо не вказано, на один менше, ніж процесорів.
cli-option-play-no-browser = Не відкривати браузер, лише показати адресу.
server-serving = Kibitz тримає столи за адресою { $address } (Ctrl-C — завершити).
server-playing = Ваш стіл: { $address }
server-local = Ваші { -match(form: "nom-pl") } лишаються на цьому пристрої; нікуди нічого не надсилається. Вони лежать у { $folder }.
server-local-memory = Ваші { -match(form: "nom-pl") } лишаються на цьому пристрої; нікуди нічого не надсилається. Коли ви завершите програму (Ctrl-C), їх буде забуто.
server-end = Ctrl-C завершує сервер; жодна { -match } від цього не пропаде.
server-no-page = Сторінку столу не зібрано, тож показати тут нічого. Установіть Kibitz із вихідного коду ще раз, маючи Node, або грайте в терміналі: kibitz play --terminal


## Що може бути не так із командою

problem-server-address = слухати на { $host }, порт { $port }, не вдалося: { $reason }
problem-server-port_taken = порт { $port } на { $host } зайнятий іншою програмою: оберіть інший через --port або дайте --port 0 знайти вільний
problem-server-start = сервер не зміг запуститися; чому — сказано в рядках вище
problem-server-terminal_only = { $option } стосується столу в терміналі: додайте --terminal
problem-server-browser_only = { $option } стосується столу в браузері: приберіть --terminal
problem-server-origin_form = «{ $origin }» — не адреса сторінки; вкажіть її як https://cards.example, без шляху


## Що може бути не так із запитом

problem-server-host = цей сервер так не називається; його власник може вказати цю назву в --origin
problem-server-origin = сторінка з іншої адреси не може говорити з цим сервером
problem-server-too_large = це завелике
problem-server-json = тіло запиту має бути в JSON
problem-server-body = тіло запиту не таке, яке тут потрібне
problem-server-not_found = за цією адресою нічого немає
problem-server-no_method = за цією адресою так зробити не можна
problem-server-internal = на сервері щось пішло не так; там це записано
problem-server-only_local = це можна зробити лише тоді, коли стіл на вашому власному пристрої
problem-server-full = столів тут уже стільки, скільки дозволяє сервер; спробуйте пізніше
problem-server-too_many_tables = забагато столів за короткий час; зачекайте хвилину
problem-server-no_hello = першим повідомленням має бути привітання, і то за лічені секунди
problem-server-hello_twice = одного привітання досить
problem-server-protocol = ця сторінка вже не підходить до сервера (він розуміє { $known }); завантажте її знову
problem-server-malformed = це повідомлення не вдалося прочитати
problem-server-too_fast = забагато повідомлень; з'єднання завершено
problem-table-unknown = за цим посиланням столу немає
problem-table-token = цей ключ не від цього місця
problem-table-damaged = збережене про цей стіл не читається
problem-table-no_observers = дивитися на гру за цим столом не можна
problem-table-too_many_people = за цим столом забагато людей
problem-table-no_commitment = { -deal(form: "acc") } збережено без обіцянки
problem-table-no_deal = на столі ще немає { -deal(form: "gen") }
problem-table-no_deal_due = на { -deal(form: "acc") } ніхто не чекає
problem-table-no_record = за цим столом ще не закінчено жодної { -deal(form: "gen") }
problem-table-deal_over = { -deal(form: "acc") } закінчено
problem-table-not_your_turn = зараз не ваша черга
problem-table-stale = тим часом за столом щось сталося; погляньте ще раз
problem-table-no_seat = хто лише дивиться, той цього не може
problem-table-seat_held = за вас грає комп'ютер; спершу поверніться за стіл
problem-table-seat_not_held = ви на своєму місці
problem-table-seat_taken = це місце зайнято
problem-table-seat_unknown = місця { $seat } немає; місця — від 0 до { $highest }
problem-table-has_seat = у вас тут уже є місце
problem-table-not_owner = це може лише той, хто поставив стіл
problem-table-not_your_seat = це не ваше місце, і його { -player } тут
problem-table-not_a_computer = на цьому місці сидить не комп'ютер столу
problem-table-name = ім'я має щонайбільше { $longest ->
        [one] { $longest } знак
        [few] { $longest } знаки
       *[other] { $longest } знаків
    }, і лише видимих
problem-table-name_taken = таке ім'я за столом уже є
problem-table-nonce = число для тасування має містити від 32 до 64 шістнадцяткових цифр
problem-table-pace = пауза — від 0 до { $highest } секунд
problem-table-seats = місць указано { $n }; у цій грі їх { $expected }
problem-table-one_of_you = одне з місць має бути вашим
problem-table-no_hints = підказки за цим столом вимкнено
problem-table-no_undo = { -undo } за цим столом вимкнено
problem-table-nothing_to_undo = у цій { -deal(form: "loc") } вам нічого скасовувати
problem-table-asked_already = є ще одне запитання; спершу треба відповісти на нього
problem-table-nothing_asked = від вас нічого не потрібно
problem-table-claim_on_lead = забрати решту можна лише тоді, коли заходите ви
problem-table-claim_not_certain = із ваших { -card(form: "gen-pl") } решта ще не певна
problem-table-phrase_unknown = такої фрази немає
problem-table-said_too_soon = хвилинку, будь ласка


## За столом

server-took-back = { $you ->
        [yes] Ви скасовуєте { $n ->
            [1] одну дію.
            [one] { $n } дію.
            [few] { $n } дії.
           *[other] { $n } дій.
        }
       *[no] { $seat } скасовує { $n ->
            [1] одну дію.
            [one] { $n } дію.
            [few] { $n } дії.
           *[other] { $n } дій.
        }
    }
server-seat-joined = { $you ->
        [yes] Ви сідаєте за стіл.
       *[no] { $seat } сідає за стіл.
    }
server-seat-given = { $you ->
        [yes] За вас грає комп'ютер.
       *[no] { $seat }: тепер грає комп'ютер.
    }
server-seat-taken-back = { $you ->
        [yes] Ви знову граєте.
       *[no] { $seat } знову грає.
    }
server-seat-computer = { $seat }: грає комп'ютер.
server-seat-opened = { $open ->
        [yes] { $seat }: це місце може зайняти той, хто має запрошення.
       *[no] { $seat }: це місце вже не вільне.
    }
say-hello = Вітаю!
say-good_luck = Щасти!
say-well_played = Гарно зіграно!
say-thanks = Дякую!
say-sorry = Перепрошую!
say-one_moment = Хвилинку, будь ласка.
say-goodbye = До побачення!
say-nudge = квапить стіл


## На початковій сторінці

strength-easy = { -easy(form: "Adv") }
strength-medium = { -medium(form: "Adv") }
strength-hard = { -hard(form: "Adv") }
server-summary = { -player(form: "gen-pl") }: { $seats }, { -card(form: "gen-pl") }: { $cards }; { $sides ->
        [two] дві { -side(form: "nom-pl") }
       *[called] { -partner(form: "acc") } визначає { -called-card }
    }, { $auction ->
        [declare] { -trump(form: "acc") } оголошують, роздивляючись { -card(form: "acc-pl") }
       *[bid] заявляють { $counts ->
            [tricks] { -trick(form: "acc-pl") }
           *[other] { -points(form: "acc-pl") }
        }
    }
server-number = { $n }
server-list = { $items }
server-text = { $text }
problem-server-storage_url = За адресою { $url } столів зберігати не можна. Вкажіть файл, sqlite:///FILE, postgresql://… або memory.
problem-server-storage_driver = Для PostgreSQL потрібен ще один пакунок: pip install "{ $extra }"
