# Що відхиляє ядро, і `kibitz solve`. $value — відхилене значення. Карти там мають номери: свої місця в колоді, від 0.


## Ігри й позиції, яких ядро не бере

problem-kernel-not_single_cards = у { $variant } грають кількома { -card(form: "ins-pl") } водночас; обчислити тут можна лише ігри, де грають по одній { -card(form: "dat") }
problem-kernel-not_shapes = зіграти { $variant } тут не можна: потрібна гра з { -pair(form: "ins-pl") } й { -tractor(form: "ins") }, чотирма місцями, двома сторонами та двома однаковими колодами
problem-kernel-not_settled = { -trump } або { -called-card } ще невідомі: їх має спершу визначити місце { $seat }
problem-kernel-not_in_deck = { -card(form: "gen") } { $card } у колоді цієї гри немає
problem-kernel-deal_over = { -deal(form: "acc") } закінчено, тож грати вже нічого
problem-kernel-deal_not_over = { -deal(form: "acc") } не закінчено; { -points(form: "nom-pl") } стануть відомі, коли зіграно всі { -card(form: "nom-pl") }
problem-kernel-nothing_to_undo = скасувати нічого: від указаної позиції не зіграно жодної { -card(form: "gen") }
problem-kernel-illegal_card = { -card(form: "acc") } номер { $value } тут класти не можна: її немає на руках або не дозволяють правила
problem-kernel-illegal_play = правила не дозволяють так грати (помилка { $value } з тих, які дає перевірка ходу)
problem-kernel-too_many_plays = дозволених ходів тут { $value }, забагато, щоб випробувати всі; щонайбільше 65536


## Числа поза межами

problem-kernel-bad_number = { $value } поза межами: кількості починаються з 0, потоки — з 1, а таблиця має від 0 до 24 бітів
problem-kernel-number_too_large = { $value } поза межами: значення бувають від -20000 до 20000, в іграх із { -pair(form: "ins-pl") } й { -tractor(form: "ins") } — від 0 до 1000000
problem-kernel-bad_face = { -card(form: "gen") } номер { $value } немає; { -card(form: "nom-pl") } мають номери від 0 до кількості різних { -card(form: "gen-pl") } без одної, кожна — один раз
problem-kernel-bad_seat = місця { $value } немає; місця — від 0 до кількості місць без одного
problem-kernel-bad_side = { -side(form: "gen") } { $value } немає; { -side(form: "nom-pl") } — 0 і 1
problem-kernel-bad_suit = { $value } не підходить: { -suit(form: "gen-pl") }, разом із { -trump(form: "ins") }, буває від 1 до 5, а номери їхні — від 0
problem-kernel-bad_place = не всі розташування в { $value } існують; кожне — один біт, від 0 до їх кількості без одного
problem-kernel-bad_row = ряду { $value } немає; ряди — від 0 до кількості рядів без одного
problem-kernel-bad_tricks = { -trick(form: "gen-pl") } не може бути взято { $value }; може від 0 до 64
problem-kernel-bad_first = серія не може починатися з { -deal(form: "gen") } { $value }; вона починається з кратного 64
problem-kernel-bad_share = частка { $value } з 256 поза межами; навмання з усіх { -card(form: "gen-pl") } можна грати від 0 до 255 з 256
problem-kernel-bad_weight = { $value } — не вага; ваги — натуральні логарифми: числа або мінус нескінченність, тобто ніколи
problem-kernel-table_memory = таблиця на { $value } МіБ неможлива; вона займає від 1 до 4096 МіБ
problem-kernel-bad_text = «{ $value }» тут не читається: текст { -deal(form: "gen") } має рядки game, suits, strengths, points і position, з усіма полями за порядком


## Масиви

problem-kernel-bad_array = масив { $name } має бути таким: { $wanted }; а він такий: { $found }
problem-kernel-bad_shape = розміри масивів не узгоджуються: { $value }
problem-kernel-shape = масив має довжину { $value }, і вона не підходить: треба по одному запису на кожне місце, { -card(form: "acc") } чи розклад


## Колода

problem-kernel-n_seats = за стільки місць не грають: { $value }; можна від 3 до 6
problem-kernel-deck_size = колоди, де різних { -card(form: "gen-pl") } { $value }, не буває; їх від 1 до 64
problem-kernel-equal_strength = { -card } номер { $value } така ж сильна, як інша тієї самої { -suit(form: "gen") }; так буває лише в іграх із { -pair(form: "ins-pl") } й { -tractor(form: "ins") }, і то раз серед { -trump(form: "gen-pl") }
problem-kernel-too_many_values = забагато різних вартостей { -card(form: "gen-pl") }: { $value }; може бути 8, в іграх із { -pair(form: "ins-pl") } й { -tractor(form: "ins") } — 4
problem-kernel-too_many_places = порядок { -card(form: "gen-pl") }, якому треба більше розташувань, ніж { $value }, задовгий; може бути 63
problem-kernel-too_many_ways = забагато способів роздати приховані { -card(form: "acc-pl") }, щоб їх порахувати; розташувань: { $value }


## Карти на руках і на столі

problem-kernel-card_twice = { -card } номер { $value } є двічі; кожна { -card } — в когось одного на руках або на столі
problem-kernel-bad_copies = { -card } номер { $value } є більш як двічі в одного на руках або в одному ході; кожної є дві
problem-kernel-too_many_copies = { -card } номер { $value } є більш як двічі в усіх на руках і на столі; кожної є дві
problem-kernel-no_cards = класти нічого: черга місця { $value }, і там має бути хоча б одна { -card }
problem-kernel-hand_sizes = кількість { -card(form: "gen-pl") } на місці { $value } не підходить: в усіх порівну, без покладених у цю { -trick(form: "acc") }
problem-kernel-play_sizes = у ході { $value } цієї { -trick(form: "gen") }, рахуючи від 0, інша кількість { -card(form: "gen-pl") }, ніж у { -lead(form: "gen") }
problem-kernel-deal_sizes = роздати по стільки { -card(form: "gen-pl") } на місце не можна: { $value }; треба хоча б одну, і колоди має вистачати
problem-kernel-world_sizes = у розкладі { $value } кількості { -card(form: "gen-pl") } на руках інші, ніж у першому; серію грають крок у крок
problem-kernel-table_size = забагато ходів на столі: { $value }; їх менше, ніж місць
problem-kernel-mixed_lead = { -lead } на столі порожній або не з однієї { -suit(form: "gen") } ({ -card(form: "gen-pl") }: { $value })


## Приховані карти

problem-kernel-view_over = { -deal(form: "acc") } закінчено, тож прихованих { -card(form: "gen-pl") } уже немає
problem-kernel-view_cards = те, що знає це місце, не сходиться: побачені { -card(form: "nom-pl") } й кількості на руках не узгоджуються з колодою
problem-kernel-no_world = приховані { -card(form: "nom-pl") } не можуть лежати так, щоб це узгоджувалося з усім відомим
problem-kernel-no_world_found = приховані { -card(form: "nom-pl") } роздано стільки разів: { $value }, і жодного разу так, щоб це узгоджувалося з усім відомим
problem-kernel-no_worlds = не вказано жодного розкладу; треба хоча б один


## kibitz solve

cli-solve = Обчислити, чого варта позиція, коли всі { -card(form: "nom-pl") } відкрито й усі грають якнайкраще.
    .about = FILE містить по одній { -deal(form: "loc") } в рядку, у JSON; - читає стандартне введення. На кожну виводиться рядок JSON: її вартість і вартість кожної { -card(form: "gen") }, з якої можна зайти. Або ж укажіть одну позицію розіграшу. Вартість — це скільки за всю { -deal(form: "acc") } бере { -side } { -declarer(form: "gen") }: { -points(form: "gen-pl") } або, де рахують { -trick(form: "acc-pl") }, { -trick(form: "gen-pl") }. Код завершення 0, або 1, якщо --check знайде різницю, або 2, якщо файл чи рядок не читається.
    .example =
        kibitz solve tests/cases/amerikaner-dds.jsonl --check
        kibitz solve --position "crowsnest phase=play dealer=3 hands=Y9.CR/Y7.R14/R9.B14/Y8.R5 trump=G declarer=0 contract=100"
cli-option-solve-position = Обчислити цю позицію.
cli-option-solve-nodes = Скільки щонайбільше позицій переглянути на кожну { -card(form: "acc") }; тоді вартість може лишитися між двома межами. Якщо 0 або не вказано, без обмеження.
cli-option-solve-check = Порівняти з вартостями у файлі й показати, де є різниця.
cli-solve-total = { -deal(form: "gen-pl") }: { $deals }, з різницею: { $wrong }
cli-solve-value = вартість { $value }, для місць: { $seats }
cli-solve-line = найкраща гра: { $line }
cli-solve-effort = позицій: { $nodes }, за { $seconds } с

problem-usage-file_or_position = вкажіть або FILE, або { $option }: щось одне й тільки одне
problem-solve-not_in_play = це не позиція розіграшу; обчислити можна лише позиції, де саме грають { -card(form: "ins-pl") }
problem-open_hands-no_called_card = бракує { -called-card(form: "gen") }; не треба її лише тому, хто грає сам проти всіх
problem-open_hands-no_trump_lead = місце { $seat } не має { -trump(form: "gen") }, щоб зайти; { -declarer } з { -partner(form: "ins") } починає з { -trump(form: "gen") }
problem-open_hands-not_the_holder = місце { $seat } не може бути { -partner(form: "ins") }: там немає { $card }, { -called-card(form: "gen") }
