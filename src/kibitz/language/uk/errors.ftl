# Що може бути не так із введеним: що, де і що дозволено. Одне повідомлення на кожен код, problem-<ділянка>-<що>.
# Карти, дії й налаштування лишаються такими, як їх вводять; масті названо словами.


## Карти й дії як текст

problem-card-unknown = «{ $card }» — не { -card }. { -card(form: "Nom-pl") } мають вигляд R14 або CR (Rook), HT або S2 (звичайна колода), JR і JB ({ -joker(form: "nom-pl") })
problem-action-unknown = «{ $text }» — не дія. Дії мають вигляд: pass, bid 75, declare H2 H2, bury R5 R6, trump R, call HA, play H5


## Гра та її домашні правила

problem-variant-unknown = гри «{ $variant }» немає; { $near ->
        [none] є: { $allowed }
       *[other] найближчі: { $near }
    }
problem-variant-option_unknown = гра { $variant } не має правила «{ $option }»; вона має: { $allowed }
problem-variant-option_value = { $option } не може мати значення «{ $value }»; дозволено: { $allowed }
problem-variant-option_needs = { $option } можна вказати лише разом із { $other }={ $value }
problem-variant-options_clash = { $option }={ $value } і { $other }={ $other_value } суперечать одне одному
problem-variant-option_above = { $option }={ $value } — забагато: за цими правилами найвища { -bid } — { $limit }


## Етап гри

problem-phase-wrong_action =
    дія «{ $action }» не на часі: { $phase ->
        [auction] { -auction(form: "nom-pl") } ще не скінчилися, тож можна лише торгуватися
        [bury] { -declarer } має зараз знести { -card(form: "acc-pl") }
        [name_trump] { -declarer } має зараз назвати { -trump-suit(form: "acc") }
        [call] { -declarer } має зараз замовити { -card(form: "acc") }
       *[play] триває розіграш
    }
problem-deal-over = { -deal(form: "acc") } закінчено, тож дія «{ $action }» запізнилася


## Торги

problem-auction-above_top = заявити { $bid } не можна: найвища { -bid } — { $top }
problem-auction-too_low = { -bid } { $bid } занизька: від { $lowest } до { $top } або { -pass }
problem-auction-not_a_multiple = { $bid } — не { -bid }: { -bid(form: "nom-pl") } кратні { $step }
problem-auction-no_such_bid = { -bid(form: "gen") } «{ $bid }» у цій грі немає

problem-declare-no_declaration = { $cards } нічого не оголошує: покажіть одну { $level } якоїсь { -suit(form: "gen") }, { -pair(form: "acc") } однакових { $level } або два { -joker(form: "nom-pl") } одного кольору
problem-declare-not_held = оголосити { $cards } не можна: таких { -card(form: "gen-pl") } на руках немає
problem-declare-not_stronger = { $cards } не сильніше за чинне «{ $standing }»


## Прикуп, козир і замовлена карта

problem-bury-wrong_number = { $n ->
        [one] знесено { $n } { -card(form: "acc") }
        [few] знесено { $n } { -card(form: "nom-pl") }
       *[other] знесено { $n } { -card(form: "gen-pl") }
    }, а треба знести { $size }
problem-bury-not_held = знести { $card } не можна: цієї { -card(form: "gen") } на руках немає
problem-bury-counters = { $n ->
        [one] знесено { $n } { -counter(form: "acc") }
        [few] знесено { $n } { -counter(form: "acc-pl") }
       *[other] знесено { $n } { -counter(form: "gen-pl") }
    }; з такими { -card(form: "ins-pl") } на руках їх можна знести { $limit ->
        [0] 0, тобто жодної
        [one] щонайбільше { $limit }
       *[other] щонайбільше { $limit }
    }

problem-trump-no_such_suit = «{ $suit }» тут не може бути { -trump(form: "ins") }; можуть: { $allowed }

problem-call-wrong_suit = замовити { $card } не можна: { -called-card } має бути { $suit ->
        [S] з { -spades(form: "gen-pl") }
        [H] з { -hearts(form: "gen-pl") }
        [D] з { -diamonds(form: "gen-pl") }
        [C] з { -clubs(form: "gen-pl") }
       *[other] { -suit(form: "gen") } { -lead(form: "gen") }
    }, як і { -card }, з якої зайшли
problem-call-own_card = замовити { $card } не можна: ця { -card } в самого { -declarer(form: "gen") }
problem-call-not_callable = замовити { $card } не можна; можна: { $allowed }


## Розіграш

problem-play-not_held = місце { $seat }: зіграно { $card }, а цієї { -card(form: "gen") } там немає
problem-play-one_card = зіграно { -card(form: "gen-pl") }: { $n }, а в цій грі грають завжди одну
problem-play-no_cards = не зіграно жодної { -card(form: "gen") }
problem-play-called_card = місце { $seat }: зіграно { $card }, але там є { -called-card } { $called }, і класти треба її
problem-play-must_follow = місце { $seat }: зіграно { $card }, а там є { -suit } { -lead(form: "gen") }: { $suit ->
        [S] { $n ->
            [one] { $n } { -spades }
            [few] { $n } { -spades(form: "nom-pl") }
           *[other] { $n } { -spades(form: "gen-pl") }
        }
        [H] { $n ->
            [one] { $n } { -hearts }
            [few] { $n } { -hearts(form: "nom-pl") }
           *[other] { $n } { -hearts(form: "gen-pl") }
        }
        [D] { $n ->
            [one] { $n } { -diamonds }
            [few] { $n } { -diamonds(form: "nom-pl") }
           *[other] { $n } { -diamonds(form: "gen-pl") }
        }
        [C] { $n ->
            [one] { $n } { -clubs }
            [few] { $n } { -clubs(form: "nom-pl") }
           *[other] { $n } { -clubs(form: "gen-pl") }
        }
        [R] { $n ->
            [one] { $n } { -red } { -card }
            [few] { $n } { -red(form: "nom-pl") } { -card(form: "nom-pl") }
           *[other] { $n } { -red(form: "gen-pl") } { -card(form: "gen-pl") }
        }
        [G] { $n ->
            [one] { $n } { -green } { -card }
            [few] { $n } { -green(form: "nom-pl") } { -card(form: "nom-pl") }
           *[other] { $n } { -green(form: "gen-pl") } { -card(form: "gen-pl") }
        }
        [Y] { $n ->
            [one] { $n } { -yellow } { -card }
            [few] { $n } { -yellow(form: "nom-pl") } { -card(form: "nom-pl") }
           *[other] { $n } { -yellow(form: "gen-pl") } { -card(form: "gen-pl") }
        }
        [B] { $n ->
            [one] { $n } { -black } { -card }
            [few] { $n } { -black(form: "nom-pl") } { -card(form: "nom-pl") }
           *[other] { $n } { -black(form: "gen-pl") } { -card(form: "gen-pl") }
        }
       *[other] { $n ->
            [one] { $n } { -card }
            [few] { $n } { -card(form: "nom-pl") }
           *[other] { $n } { -card(form: "gen-pl") }
        }
    }
problem-play-must_follow_trump = місце { $seat }: зіграно { $card }, а там є { $n ->
        [one] { $n } { -trump }
        [few] { $n } { -trump(form: "nom-pl") }
       *[other] { $n } { -trump(form: "gen-pl") }
    }, і зайшли з { -trump(form: "gen") } { $led }
problem-play-wrong_number = зіграно { $n ->
        [one] { $n } { -card(form: "acc") }
        [few] { $n } { -card(form: "nom-pl") }
       *[other] { $n } { -card(form: "gen-pl") }
    }, а зайшли з { $size ->
        [1] однієї
        [one] { $size }
       *[other] { $size }
    }
problem-play-must_follow_number = місце { $seat } має { $n ->
        [one] { $n } { -card(form: "acc") }
        [few] { $n } { -card(form: "nom-pl") }
       *[other] { $n } { -card(form: "gen-pl") }
    } { -suit(form: "gen") } { -lead(form: "gen") } й мусить покласти з них { $owed } на { $led }
problem-play-owes_pairs = місце { $seat } мусить покласти на { $led } { $n ->
        [1] { -pair(form: "acc") }
        [one] { $n } { -pair(form: "acc") }
        [few] { $n } { -pair(form: "nom-pl") }
       *[other] { $n } { -pair(form: "gen-pl") }
    } { -suit(form: "gen") } { -lead(form: "gen") }
problem-play-owes_tractor = місце { $seat } мусить відповісти на { $led } { -tractor(form: "ins") } завдовжки { $n ->
        [one] { $n } { -pair(form: "acc") }
        [few] { $n } { -pair(form: "nom-pl") }
       *[other] { $n } { -pair(form: "gen-pl") }
    }, який там є
problem-play-mixed_suits = з { $cards } разом зайти не можна: це не одна { -suit } і не самі { -trump(form: "nom-pl") }
problem-play-not_a_shape = з { $cards } разом зайти не можна: заходьте з однієї { -card(form: "gen") }, { -pair(form: "gen") } або { -tractor(form: "gen") } ({ -pair(form: "nom-pl") } підряд)


## Початок: факти, з яких складають позицію

problem-start-phase = на етапі «{ $phase }» почати не можна; можна: { $allowed }
problem-start-seat = { $key }: місця { $seat } немає; місця — від 0 до { $highest }
problem-start-deal = { -deal } { $deal }: { -deal(form: "nom-pl") } { -match(form: "gen") } рахують від 1
problem-start-length = { $key } має { $n ->
        [one] { $n } запис
        [few] { $n } записи
       *[other] { $n } записів
    }, а треба { $expected }
problem-start-negative = { $key } не може бути меншим за нуль
problem-start-not_in_this_game = { $key }: у цій грі такого немає
problem-start-level = «{ $level }» — не { -level }; { -level(form: "nom-pl") } такі: { $allowed }
problem-start-missing = бракує { $key }; на етапі «{ $phase }» без цього почати не можна
problem-start-contract = { -contract(form: "gen") } { $contract } не буває: { -contract(form: "nom-pl") } — від 1 до { $top }
problem-start-no_such_phase = у цій грі немає етапу «{ $phase }»
problem-start-partner = місце { $seat } не може бути водночас { -declarer(form: "ins") } і { -partner(form: "ins") }
problem-start-card = { $card }: такої { -card(form: "gen") } в колоді немає або її вказано забагато разів
problem-start-hand_sizes = { -card(form: "gen-pl") } на руках не в усіх порівну або немає зовсім
problem-start-full_hands = до { -auction(form: "gen-pl") } на руках у кожного { -card(form: "gen-pl") }: { $size }, а в { -kitty(form: "loc") }: { $kitty }


## Комп'ютерні гравці

problem-player-unknown = { -player(form: "gen") } «{ $player }» немає; { $near ->
        [none] є: { $allowed }
       *[other] найближчі: { $near }
    }
problem-player-parameter = { -player } «{ $player }» не знає «{ $parameter }»; { $allowed ->
        [none] налаштувань у нього немає
       *[other] він знає: { $allowed }
    }
problem-player-value = { -player } «{ $player }» не може мати { $parameter }={ $value }; дозволено: { $allowed }


## Файли

problem-file-missing = файлу «{ $file }» немає
problem-file-exists = файл «{ $file }» уже є, і його збережено; замінити його можна з --force
problem-file-folder = «{ $file }» — тека, а не файл
problem-file-no_permission = відкрити «{ $file }» не можна: бракує прав доступу
problem-file-kept = файл «{ $file }» лишився, як був: не все в «{ $source }» читається, і решта пропала б; дайте нову назву
problem-file-no_folder = записати «{ $file }» не можна: теки «{ $folder }» немає
problem-file-no_name = назва файлу не може бути порожньою
problem-file-closed = { $stream ->
        [input] стандартне введення закрито
       *[output] стандартне виведення закрито
    }
problem-file-output = не вдалося записати результат: { $reason }
problem-file-system = система відмовляє: { $reason }
problem-file-unusable = скористатися «{ $file }» не вдалося: { $reason }
problem-file-fault = { $file }: { $text }


## Командний рядок

problem-usage-command = команди «{ $name }» немає{ $near ->
        [none] {""}
       *[other] {" "}(найближчі: { $near })
    }; усі команди покаже «kibitz --help»
problem-usage-option = «{ $path }» не має параметра { $name }{ $near ->
        [none] {""}
       *[other] {" "}(найближчі: { $near })
    }; див. «{ $path } --help»
problem-usage-missing = бракує { $name }; див. «{ $path } --help»
problem-usage-needs_value = { $name } потребує значення; див. «{ $path } --help»
problem-usage-other = { $text } Див. «{ $path } --help»
problem-usage-language = мови «{ $language }» немає; є: { $allowed }
problem-usage-number = { $option } не може бути «{ $value }»: це ціле число від { $lowest } до { $highest }
problem-usage-word = { $option } не може бути «{ $value }»; дозволено: { $allowed }
problem-usage-code_or_variant = вкажіть або гру з її параметрами, або --code, але не обидва
problem-usage-no_variant = яка гра? Є: { $allowed }
problem-usage-option_form = --option { $text }: пишіть це як name=value
problem-usage-option_twice = --option { $option } вказано двічі
problem-usage-twice = { $option } вказано двічі
problem-usage-not_both = { $option } і { $other } не можна вказати разом
problem-usage-players = { -player(form: "gen-pl") } указано { $n }, а місць — { $seats }
problem-usage-needs_option = { $option } має сенс лише разом із { $other }
problem-usage-position_alone = --position каже все: без --seed, --option чи --code поруч
problem-usage-position_of_another = це позиція гри { $found }, а не { $variant }
problem-usage-form = «{ $file }» не каже, у якій формі писати: закінчіть назву на .kbz або .jsonl чи вкажіть --to з одним із: { $allowed }
problem-usage-encoding = командний рядок — не текст у UTF-8
