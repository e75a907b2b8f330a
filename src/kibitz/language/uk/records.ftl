# Що може бути не так із текстом, який живе довше за програму: коди правил, позиції, випадки, записи.


## Коди правил

problem-rule_code-empty = код правил починається з назви гри, а цей порожній
problem-rule_code-character = { $character } не може стояти в коді правил: лише літери, цифри та . _ ~ -
problem-rule_code-option = «{ $text }» не називає правила зі значенням; правила мають вигляд ~target.500
problem-rule_code-nothing = після ~ нічого немає; правила мають вигляд ~target.500
problem-rule_code-twice = { $option } вказано двічі


## Позиції: один рядок полів

problem-position-field = «{ $text }» — не поле; поля мають вигляд key=value, між ними по одному пробілу
problem-position-twice = { $key } вказано двічі
problem-position-missing = бракує { $key }
problem-position-unknown_key = поля «{ $key }» немає; є: { $allowed }
problem-position-value = { $key } не може бути «{ $value }»; це має вигляд: { $allowed }
problem-position-contradiction = { $key } має значення «{ $value }», а за рештою рядка мало б «{ $expected }»
problem-position-kitty = { -card(form: "gen-pl") } із { $key } немає ні на руках у { -declarer(form: "gen") }, ні серед зіграних, ні серед знесених
problem-position-turn = { $key }: зараз не черга місця { $seat }
problem-position-failed_throws = { $key } може бути щонайбільше { $most }: стільки разів заходила кожна { -side }
problem-position-known = { $key }: не може бути відомо, що місце { $seat } має саме ці { -card(form: "acc-pl") }


## Ще про початок: факти, з яких складають позицію

problem-start-number = { $key } містить число, більше за { $largest }
problem-start-alone = хто грає сам проти всіх, той не має { $key ->
        [trump] { -trump(form: "gen") }
        [called] { -called-card(form: "gen") }
       *[partner] { -partner(form: "gen") }
    }
problem-start-declarer = місце { $seat } не може бути { -declarer(form: "ins") }: { -deal(form: "acc") } розігрує { -dealer }, а це місце { $dealer }
problem-start-not_yet = { $key } не можна вказати на етапі «{ $phase }»: це буває пізніше
problem-start-last_trick = ніхто не може покласти в останню { -trick(form: "acc") } { -card(form: "gen-pl") }: { $n }; щонайбільше { $largest }


## JSON

problem-json-malformed = це не JSON
problem-json-unknown_key = ключа «{ $key }» немає { $where ->
        [top] тут
       *[other] у { $where }
    }
problem-json-missing = ключа «{ $key }» бракує { $where ->
        [top] тут
       *[other] у { $where }
    }
problem-json-value = { $where ->
        [top] рядок
       *[other] { $where }
    }: не той вид даних; очікується { $expected }
problem-json-number = { $where ->
        [top] число
       *[other] число { $where }
    } поза межами
problem-json-twice = ключ «{ $key }» вказано двічі
problem-json-contract = { -contract } не може бути «{ $value }»; це число або «{ $allowed }»
problem-case-named = у випадку «{ $case }»


## Записи партій

problem-record-empty = запису тут немає; запис починається з «kibitz record 1»
problem-record-encoding = це не текст у UTF-8
problem-record-half_character = у тексті є половина символу
problem-record-section = «{ $text }» не починає ні { -match(form: "gen") } («kibitz record 1»), ні { -deal(form: "gen") } («deal: 1»)
problem-record-no_match = тут є { -deal(form: "nom-pl") }, але немає { -match(form: "gen") }, до якої вони належать; { -match } починається з «kibitz record 1»
problem-record-head = «{ $text }» не починає { -match(form: "gen") }; це рядок «kibitz record 1»
problem-record-version = версія { $version } тут невідома; відомі — до { $known }
problem-record-variant = «{ $text }» не називає гри з її редакцією, на кшталт name@1
problem-record-revision = { $variant } тут у редакції { $known }; запис зроблено редакцією { $revision }, новішою
problem-record-missing = бракує { $key }
problem-record-line = «{ $text }» не починає жодного рядка цього розділу; починають: { $allowed }
problem-record-twice = { $key } вказано двічі
problem-record-pair = «{ $text }» — не назва зі значенням
problem-record-step = «{ $text }» — не дія якогось місця; такі рядки мають вигляд «0: bid 75»
problem-record-step_in_head = дія може стояти лише в { -deal(form: "loc") }
problem-record-seats = треба назвати всі місця ({ $n }) по порядку або жодного
problem-record-hands = треба вказати { -card(form: "acc-pl") } всіх місць ({ $n }) по порядку
problem-record-nonce = «{ $seat }» не може мати тут nonce: місця — від 0 до { $highest }, на кожне по одному
problem-record-number = «{ $text }» — не ціле число
problem-record-date = «{ $text }» — не дата; дата має вигляд 2026-11-30
problem-record-escape = «{ $text }» не означає жодного символу; зворотну скісну риску пишуть двічі
problem-record-turn = діє місце { $seat }, але зараз черга місця { $turn }
problem-record-at_step = на кроці { $n }
problem-record-unfinished = результат є, але { -deal(form: "acc") } не закінчено
problem-record-result = { $key } у результаті — «{ $value }», а за діями мало б бути «{ $expected }»

# Чого очікував випадок правил і що знайдено.

case-is-legal = «{ $action }» дозволено
case-legal = дозволено
case-not-legal = не дозволено
case-actions = { $n ->
        [one] { $n } дія
        [few] { $n } дії
       *[other] { $n } дій
    }
case-also = ще й { $actions }
case-but-not = але не { $actions }
case-more = { $first } і ще { $n }
