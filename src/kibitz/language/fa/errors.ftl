# What can be wrong with an input: what, where, and what is allowed. One message for each code in the source,
# problem-<area>-<what>. Cards, actions and options stay as they are typed; suits are given in words.


## Cards and actions as text

problem-card-unknown = «{ $card }» نام هیچ { -card(form: "indef") } نیست. نمونه: R14 یا CR ({ -rook })، HT یا S2 ({ -card } معمولی)، JR و JB ({ -joker(form: "pl") })
problem-action-unknown = «{ $text }» حرکت نیست. حرکت‌ها این شکلی‌اند: pass، bid 75، declare H2 H2، bury R5 R6، trump R، call HA، play H5


## A variant and its house rules

problem-variant-unknown = گونهٔ «{ $variant }» وجود ندارد؛ { $near ->
        [none] این‌ها هست: { $allowed }
       *[other] نزدیک‌ترین‌ها: { $near }
    }
problem-variant-option_unknown = { $variant } گزینهٔ «{ $option }» ندارد؛ این‌ها را دارد: { $allowed }
problem-variant-option_value = { $option } نمی‌تواند «{ $value }» باشد؛ مجازها: { $allowed }
problem-variant-option_needs = { $option } فقط همراه { $other }={ $value } می‌آید
problem-variant-options_clash = { $option }={ $value } و { $other }={ $other_value } با هم نمی‌خوانند
problem-variant-option_above = { $option }={ $value } زیاد است: با این قوانین بالاترین { -bid } { $limit } است


## The phase

problem-phase-wrong_action =
    نوبت «{ $action }» نیست: { $phase ->
        [auction] { -auction } تمام نشده و فقط می‌شود خواند
        [bury] اکنون { -declarer } باید { -card } بخواباند
        [name_trump] اکنون { -declarer } باید { -trump } را تعیین کند
        [call] اکنون { -declarer } باید یک { -card } بخواهد
       *[play] اکنون وقت بازی کردن { -card } است
    }
problem-deal-over = { -deal } تمام شده و برای «{ $action }» دیر است


## The auction

problem-auction-above_top = نمی‌شود { $bid } خواند: بالاترین { -bid } { $top } است
problem-auction-too_low = خواندن { $bid } کم است: { $lowest } یا بیشتر بخوانید، حداکثر { $top }، یا { -pass } بدهید
problem-auction-not_a_multiple = { $bid } را نمی‌شود خواند: { -bid } مضربی از { $step } است
problem-auction-no_such_bid = در این بازی نمی‌شود «{ $bid }» خواند

problem-declare-no_declaration = { $cards } چیزی را اعلام نمی‌کند: یک { $level } از یک { -suit }، یک { -pair } از همان { $level }، یا دو { -joker } هم‌رنگ نشان دهید
problem-declare-not_held = { $cards } را نمی‌شود اعلام کرد: در دست نیست
problem-declare-not_stronger = { $cards } از اعلام کنونی «{ $standing }» قوی‌تر نیست


## The kitty, trump, and the called card

problem-bury-wrong_number = { $n ->
        [1] یک { -card }
       *[other] { $n } { -card }
    } خوابانده شد، ولی باید { $size } تا خواباند
problem-bury-not_held = { $card } را نمی‌شود خواباند: در دست نیست
problem-bury-counters = { $n ->
        [1] یک { -counter }
       *[other] { $n } { -counter }
    } خوابانده شد؛ با این { -card(form: "pl") } { $limit ->
        [0] هیچ { -counter(form: "indef") } را نمی‌شود خواباند
        [1] حداکثر یک { -counter } را می‌شود خواباند
       *[other] حداکثر { $limit } { -counter } را می‌شود خواباند
    }

problem-trump-no_such_suit = «{ $suit }» اینجا نمی‌تواند { -trump } باشد؛ این‌ها می‌توانند: { $allowed }

problem-call-wrong_suit = { $card } را نمی‌شود خواست: { -called-card } باید { $suit ->
        [S] { -spades }
        [H] { -hearts }
        [D] { -diamonds }
        [C] { -clubs }
       *[other] از { -suit } شروع‌شده
    } باشد، مثل { -card } شروع
problem-call-own_card = { $card } را نمی‌شود خواست: دست خود { -declarer } است
problem-call-not_callable = { $card } را نمی‌شود خواست؛ این‌ها را می‌شود: { $allowed }


## Playing cards

problem-play-not_held = { -seat-no } { $seat } { -card } { $card } را بازی کرد ولی آن را ندارد
problem-play-one_card = { $n } { -card } بازی شد، ولی در این بازی همیشه یکی است
problem-play-no_cards = هیچ { -card(form: "indef") } بازی نشد
problem-play-called_card = { -seat-no } { $seat } { -card } { $card } را بازی کرد ولی { $called }، یعنی { -called-card }، را دارد و باید همین حالا بازی‌اش کند
problem-play-must_follow = { -seat-no } { $seat } { -card } { $card } را بازی کرد ولی از { -suit } شروع‌شده { $suit ->
        [S] { $n ->
            [1] یک { -spades }
           *[other] { $n } { -spades }
        }
        [H] { $n ->
            [1] یک { -hearts }
           *[other] { $n } { -hearts }
        }
        [D] { $n ->
            [1] یک { -diamonds }
           *[other] { $n } { -diamonds }
        }
        [C] { $n ->
            [1] یک { -clubs }
           *[other] { $n } { -clubs }
        }
        [R] { $n ->
            [1] یک { -card } { -red }
           *[other] { $n } { -card } { -red }
        }
        [G] { $n ->
            [1] یک { -card } { -green }
           *[other] { $n } { -card } { -green }
        }
        [Y] { $n ->
            [1] یک { -card } { -yellow }
           *[other] { $n } { -card } { -yellow }
        }
        [B] { $n ->
            [1] یک { -card } { -black }
           *[other] { $n } { -card } { -black }
        }
       *[other] { $n ->
            [1] یک { -card }
           *[other] { $n } { -card }
        }
    } دارد
problem-play-must_follow_trump = { -seat-no } { $seat } { -card } { $card } را بازی کرد ولی { $n ->
        [1] یک { -trump }
       *[other] { $n } { -trump }
    } دارد، و با { $led } شروع شده که { -trump } است
problem-play-wrong_number = { $n ->
        [1] یک { -card } بازی شد
       *[other] { $n } { -card } بازی شد
    }، ولی { $size ->
        [1] با یکی شروع شده بود
       *[other] با { $size } تا شروع شده بود
    }
problem-play-must_follow_number = { -seat-no } { $seat } از { -suit } شروع‌شده { $n ->
        [1] یک { -card }
       *[other] { $n } { -card }
    } دارد و باید { $owed } تای آن را در جواب { $led } بازی کند
problem-play-owes_pairs = { -seat-no } { $seat } باید { $n ->
        [1] یک { -pair }
       *[other] { $n } { -pair }
    } از { -suit } شروع‌شده در جواب { $led } بازی کند
problem-play-owes_tractor = { -seat-no } { $seat } باید جواب { $led } را با { -tractor(form: "indef") } با { $n } { -pair } بدهد، که دارد
problem-play-mixed_suits = با { $cards } نمی‌شود با هم شروع کرد: همه از یک { -suit }، یا همه { -trump }، نیستند
problem-play-not_a_shape = با { $cards } نمی‌شود با هم شروع کرد: با یک { -single }، یک { -pair } یا یک { -tractor } ({ -pair(form: "pl-ez") } پشت سر هم) شروع کنید


## A start: the facts a position is set up from

problem-start-phase = «{ $phase }» مرحله‌ای نیست که بشود از آن آغاز کرد؛ این‌ها هست: { $allowed }
problem-start-seat = { $key }: { -seat-no } { $seat } نیست؛ { -seat-no(form: "pl") } از 0 تا { $highest } است
problem-start-deal = { -deal } { $deal }: { -deal(form: "pl-ez") } { -match } از 1 شمرده می‌شود
problem-start-length = { $key } { $n ->
        [1] یک مورد
       *[other] { $n } مورد
    } دارد، ولی { $expected } تا لازم است
problem-start-negative = { $key } نمی‌تواند کمتر از صفر باشد
problem-start-not_in_this_game = { $key } در این بازی وجود ندارد
problem-start-level = «{ $level }» { -level } نیست؛ { -level(form: "pl") }: { $allowed }
problem-start-missing = { $key } نیامده است؛ آغاز از مرحلهٔ «{ $phase }» آن را لازم دارد
problem-start-contract = { -contract } { $contract } وجود ندارد: { -contract } از 1 تا { $top } است
problem-start-no_such_phase = این بازی مرحلهٔ «{ $phase }» ندارد
problem-start-partner = { -seat-no } { $seat } نمی‌تواند هم { -declarer } باشد و هم { -partner }
problem-start-card = { $card } در این دسته نیست، یا بیش از اندازه آمده است
problem-start-hand_sizes = دست‌ها هم‌اندازه نیستند، یا خالی‌اند
problem-start-full_hands = پیش از { -auction } هر دست { $size } { -card } دارد و { -kitty } { $kitty } تا


## Computer players

problem-player-unknown = { -player(form: "indef") } به نام «{ $player }» نیست؛ { $near ->
        [none] این‌ها هست: { $allowed }
       *[other] نزدیک‌ترین‌ها: { $near }
    }
problem-player-parameter = { -player } «{ $player }» تنظیم «{ $parameter }» را نمی‌شناسد؛ { $allowed ->
        [none] هیچ تنظیمی ندارد
       *[other] این‌ها را می‌شناسد: { $allowed }
    }
problem-player-value = { -player } «{ $player }» نمی‌تواند { $parameter }={ $value } داشته باشد؛ مجازها: { $allowed }


## Files

problem-file-missing = «{ $file }» پیدا نشد
problem-file-exists = «{ $file }» از پیش هست و دست نمی‌خورد؛ با --force جایگزین می‌شود
problem-file-folder = «{ $file }» پوشه است، نه پرونده
problem-file-no_permission = «{ $file }» باز نمی‌شود: اجازه نیست
problem-file-kept = «{ $file }» همان‌طور که هست می‌ماند: همهٔ «{ $source }» خوانده نمی‌شود و آنچه خوانده نمی‌شود از دست می‌رفت؛ نام تازه‌ای بدهید
problem-file-no_folder = «{ $file }» نوشته نمی‌شود: پوشهٔ «{ $folder }» وجود ندارد
problem-file-no_name = نام پرونده نمی‌تواند خالی باشد
problem-file-closed = { $stream ->
        [input] ورودی استاندارد
       *[output] خروجی استاندارد
    } بسته است
problem-file-output = خروجی نوشته نمی‌شود: { $reason }
problem-file-system = سیستم نمی‌پذیرد: { $reason }
problem-file-unusable = «{ $file }» به کار نمی‌آید: { $reason }
problem-file-fault = { $file }: { $text }


## The command line

problem-usage-command = فرمان «{ $name }» وجود ندارد{ $near ->
        [none] {""}
       *[other] {" "}(نزدیک‌ترین: { $near })
    }؛ «kibitz --help» فهرست فرمان‌ها را نشان می‌دهد
problem-usage-option = «{ $path }» گزینهٔ { $name } ندارد{ $near ->
        [none] {""}
       *[other] {" "}(نزدیک‌ترین: { $near })
    }؛ «{ $path } --help» را ببینید
problem-usage-missing = { $name } نیامده است؛ «{ $path } --help» را ببینید
problem-usage-needs_value = { $name } مقدار می‌خواهد؛ «{ $path } --help» را ببینید
problem-usage-other = { $text } «{ $path } --help» را ببینید
problem-usage-language = زبان «{ $language }» نیست؛ این‌ها هست: { $allowed }
problem-usage-number = { $option } نمی‌تواند «{ $value }» باشد: باید عدد درستی از { $lowest } تا { $highest } باشد
problem-usage-word = { $option } نمی‌تواند «{ $value }» باشد؛ مجازها: { $allowed }
problem-usage-code_or_variant = یا گونه را با گزینه‌هایش بدهید یا --code را، نه هر دو
problem-usage-no_variant = کدام گونه؟ این‌ها هست: { $allowed }
problem-usage-option_form = --option { $text }: به شکل name=value بنویسید
problem-usage-option_twice = --option { $option } دو بار آمده است
problem-usage-twice = { $option } دو بار آمده است
problem-usage-not_both = { $option } و { $other } با هم نمی‌آیند
problem-usage-players = { $n } { -player } برای { $seats } { -seat-no } داده شده است
problem-usage-needs_option = { $option } فقط با { $other } معنا دارد
problem-usage-position_alone = --position همه‌چیز را می‌گوید: کنارش --seed، --option یا --code نمی‌آید
problem-usage-position_of_another = این وضعیت از { $found } است، نه از { $variant }
problem-usage-form = «{ $file }» نمی‌گوید به کدام قالب نوشته شود: نامش را به .kbz یا .jsonl تمام کنید، یا --to را با یکی از این‌ها بدهید: { $allowed }
problem-usage-encoding = خط فرمان متن UTF-8 نیست
