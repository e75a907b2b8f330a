# Why a computer player did what it did where shapes are led: reason-<code>. The arguments come out of the
# decision itself; reasons.ftl has those of the other games.

# Declaring
reason-declares_best_suit =
    { $pairs ->
        [0] با { -trump } { $suit } در دست { $n } { -trump } هست.
        [1] با { -trump } { $suit } در دست { $n } { -trump } هست، با یک { -pair }.
       *[other] با { -trump } { $suit } در دست { $n } { -trump } هست، با { $pairs } { -pair }.
    }
reason-declares_no_trump = این { -card(form: "pl") } در بازی { -no-trump } بهتر است تا با { -trump }: { $n } { -trump } دارد و { -suit(form: "pl-ez") } دیگرش قوی‌اند.
reason-overcalls_better_suit = { $suit } به این { -card(form: "pl") } { $n } { -trump } می‌دهد، { $standing } فقط { $other }.
reason-overcalls_no_trump = این { -card(form: "pl") } در بازی { -no-trump } بهتر است تا با { $standing } که { $other } { -trump } دارد.
reason-passes_nothing_to_declare = الان چیزی در دست نیست که بشود اعلام کرد.
reason-passes_no_good_suit = بهترین برای اعلام { $suit } است، ولی { $n } { -trump } بیش از حد معمول نیست.
reason-passes_own_stands = اعلام پیشین، { $suit }، هنوز برجاست.
reason-passes_partner_declared = { -partner } { $suit } را اعلام کرده است؛ با { $n } { -trump } از آن، دلیلی برای { -overcall } نیست.
reason-passes_standing_suits = { $suit } برجاست و با { $n } { -trump } از آن، این { -card(form: "pl") } بد نیست.

# Burying
reason-buries_for_void = خوابانده شد تا از { $suits } چیزی نماند و بشود آن را برید.
reason-buries_no_points = { -points(form: "indef") } خوابانده نمی‌شود تا { -trick } آخر از { -kitty } چیزی به { -attackers } نرساند.
reason-buries_points_safe = { $points } { -points } خوابانده می‌شود: با این { -trump(form: "pl") } باید { -trick } آخر را برد.
reason-buries_points_unsafe = با آنکه { -trick } آخر مطمئن نیست، { $points } { -points } خوابانده می‌شود: هر { -card } دیگر در دست بیشتر می‌ارزید.
reason-buries_trumps =
    { $n ->
        [1] یک { -trump } را باید خواباند: { -card(form: "pl-ez") } دیگر کم است.
       *[other] { $n } { -trump } را باید خواباند: { -card(form: "pl-ez") } دیگر کم است.
    }

# Leading
reason-only_play = قوانین بازی دیگری را اجازه نمی‌دهد.
reason-leads_rest = جز { $cards } چیزی نمانده است.
reason-draws_trump_for_winners =
    { $out ->
        [1] حکم‌کشی با { $cards }، تا { -card(form: "pl-ez") } برندهٔ { -suit(form: "pl-ez") } دیگر بریده نشود: یک { -trump } بیرون است.
       *[other] حکم‌کشی با { $cards }، تا { -card(form: "pl-ez") } برندهٔ { -suit(form: "pl-ez") } دیگر بریده نشود: { $out } { -trump } بیرون است.
    }
reason-throws_sure_cards = { $cards }: { $n } { -card } که کسی در { -suit } آن‌ها نمی‌تواند بزند.
reason-leads_tractor = { -tractor(form: "indef") } با { $n } { -pair } کمتر زده می‌شود: { $cards } در حدود { $percent } % موارد می‌برد.
reason-leads_top_pair = { -pair } بالاتری بیرون نیست: { $cards } در حدود { $percent } % موارد می‌برد.
reason-leads_pair = { $cards } در حدود { $percent } % موارد می‌برد؛ شاید { -pair } بالاتری بیرون باشد.
reason-leads_top_card = { -card } بالاتری از { -suit } آن بیرون نیست: { $card } در حدود { $percent } % موارد می‌برد.
reason-leads_partners_void = { -partner } در { -suit } { $card } { -void } است و می‌تواند ببُرد.
reason-leads_likely_winner =
    { $n ->
        [1] فقط یک { -card } بالاتر از { -suit } آن بیرون است: با { $card } این { -side } در حدود { $percent } % موارد می‌برد.
       *[other] { $n } { -card } بالاتر از { -suit } آن بیرون است؛ با { $card } این { -side } باز در حدود { $percent } % موارد می‌برد.
    }
reason-leads_cheapest = شروع با { $card } کم‌هزینه‌تر است؛ آنچه می‌ماند هنوز شاید ببرد.
reason-keeps_for_last_trick = { $cards } برای { -trick } آخر می‌ماند که { -kitty } در آن حساب می‌شود.

# Following
reason-owes_pairs =
    { $n ->
        [1] طبق قوانین باید یک { -pair } داد.
       *[other] طبق قوانین باید { $n } { -pair } داد.
    }
reason-ruffs_shape =
    { $points ->
        [0] { $cards } می‌بُرد و در حدود { $percent } % موارد برجا می‌ماند.
       *[other] { $cards } برای { $points } { -points } می‌بُرد و در حدود { $percent } % موارد برجا می‌ماند.
    }
reason-takes_shape =
    { $points ->
        [0] { $cards } از آنچه روی میز است بالاتر است و این { -side } در حدود { $percent } % موارد می‌برد.
       *[other] { $cards } برای { $points } { -points } از آنچه روی میز است بالاتر می‌زند و این { -side } در حدود { $percent } % موارد می‌برد.
    }
reason-takes_last_to_play =
    { $points ->
        [0] کسی بعد از این بازی نمی‌کند: { $cards } { -trick } را می‌برد و { -trick } بعدی را شروع می‌کند.
       *[other] کسی بعد از این بازی نمی‌کند: با { $cards }، { $points } { -points } گرفته می‌شود.
    }
reason-adds_points = این { -side } باید این { -trick } را ببرد ({ $percent } %)، پس با { $cards }، { $points } { -points } به آن افزوده می‌شود.
reason-leaves_to_partner = این { -side } باید این { -trick } را همین‌طور ببرد ({ $percent } %)؛ { $cards } چیزی از دست نمی‌دهد.
reason-gives_least = این { -trick } باید به { -opponent } برسد؛ { $cards } به آن‌ها { -points(form: "indef") } نمی‌دهد.
reason-gives_points_unwillingly = این { -trick } باید به { -opponent } برسد؛ { $cards } با { $points } { -points } کمترین چیزی است که می‌شود داد.
reason-gives_points_to_keep = این { -trick } باید به { -opponent } برسد؛ { $cards } با { $points } { -points } می‌رود، چون آنچه می‌ماند بیشتر می‌ارزد.
reason-discards_to_void = با { $cards } از { $suit } چیزی نمی‌ماند و از این پس می‌شود آن را برید.
reason-discards_least = { $cards } کمترین فایده را دارد.
reason-keeps_points_back = { $points } { -points } به { -opponent } داده نمی‌شود.
