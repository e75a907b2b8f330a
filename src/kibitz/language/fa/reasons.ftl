# Why a computer player did what it did: reason-<code>. The arguments come out of the decision itself. $seat is
# a name such as Left, or “you”: no sentence may need the verb to agree with it.

reason-random = هر حرکت مجازی خوب است.

# Bidding
reason-hand_worth = با { -trump } { $suit } این { -card(form: "pl") } به‌تنهایی حدود { $worth } می‌ارزد؛ حد خواندن { $limit } است.
reason-bids_within_worth = خواندن { $bid } در حد این { -card(form: "pl") } است.
reason-passes_beyond_worth = خواندن { $bid } از حد این { -card(form: "pl") } می‌گذشت.
reason-passes_at_top = بالاتر از این نمی‌شود خواند.
reason-leaves_bid_to_partner = { -bid(form: "ez") } { -partner }، { $bid }، برجاست؛ دلیلی برای بالاتر خواندن نیست.
reason-partner_bid = { -partner } خوانده است، پس از { $seat } می‌شود انتظار کمک داشت؛ حد بالاتر می‌رود.
reason-partner_passed = { -partner } { -pass } داده است، پس از { $seat } کمک زیادی نمی‌شود انتظار داشت؛ حد پایین‌تر می‌آید.
reason-chance_to_make = احتمال { -made } شدن { -contract } { $bid } حدود { $percent } % است.
reason-bids_for_match = نزدیک پایان { -match }، خواندن { $bid } بهتر از واگذاشتن { -contract } به دیگران است.
reason-passes_for_match = نزدیک پایان { -match }، خطر خواندن { $bid } بیشتر از { -contract } دیگران است.
reason-bids_alone = احتمال بردن تک‌نفرهٔ همهٔ { -trick(form: "pl") } حدود { $percent } % است.

# Burying, trump, the called card
reason-keeps_trump =
    { $n ->
        [1] یک { -card } { $suit } برای { -trump } نگه داشته می‌شود.
       *[other] { $n } { -card } { $suit } برای { -trump } نگه داشته می‌شود.
    }
reason-buries_void =
    { $n ->
        [1] با خواباندن تنها { -card } { $suit } چیزی از آن نمی‌ماند، پس می‌شود { $suit } را برید.
       *[other] با خواباندن { $n } { -card } { $suit } چیزی از آن نمی‌ماند، پس می‌شود { $suit } را برید.
    }
reason-buries_points = { $points } { -points } خوابانده می‌شود: { -trick } آخر باید آن را برگرداند.
reason-names_trump =
    { $n ->
        [1] بهترین { -trump } { $suit } است: با یک { -card } از آن، { -hand } حدود { $worth } می‌ارزد.
       *[other] بهترین { -trump } { $suit } است: با { $n } { -card } از آن، { -hand } حدود { $worth } می‌ارزد.
    }
reason-leads_lowest_trump =
    { $n ->
        [1] { $trump } با تنها { -card } خود { -trump } می‌شود.
       *[other] بهترین { -trump } { $trump } است، با { $n } { -card }؛ با پایین‌ترین آن‌ها، { $card }، شروع می‌شود.
    }
reason-calls_highest = بالاترین { -trump } در دست دیگران { $card } است؛ دارنده‌اش بهترین { -partner } است.
reason-calls_own_card = کس دیگری { -trump } ندارد، پس { -card(form: "indef") } از همین { -card(form: "pl") } خواسته می‌شود.

# Leading
reason-only_card = تنها { -card } مجاز { $card } است.
reason-last_card = { $card } آخرین { -card } است.
reason-draws_trump =
    { $out ->
        [1] { $card } تنها { -trump } مانده را بیرون می‌کشد.
       *[other] { $card } برای حکم‌کشی است: هنوز { $out } { -trump } بیرون مانده است.
    }
reason-leads_trump_against =
    { $out ->
        [1] { $card } آخرین { -trump } مانده را بیرون می‌کشد تا دیگر چیزی بریده نشود.
       *[other] { $card } { -trump } را از دست { -declarer } بیرون می‌کشد؛ { $out } تا بیرون مانده است.
    }
reason-leads_winner = { $card } بالاترین { -card } مانده از { -suit } خود است و باید ببرد.
reason-leads_best = { $card } بالاترین { -card } مانده از { -suit } خود است؛ شاید بریده شود.
reason-leads_for_ruff = بریدن { $card } کار { $seat } است: آنجا از این { -suit } چیزی نمانده است.
reason-leads_singleton =
    { $n ->
        [1] { $card } تنها { -card } { -suit } خود است؛ بعداً می‌شود آن را با { -trump } برید.
       *[other] { $card } تنها { -card } { -suit } خود است؛ بعداً می‌شود آن را با { $n } { -trump } برید.
    }
reason-leads_low = شروع با { $card } کم‌هزینه‌تر است؛ { $kept } می‌ماند.
reason-better_in_deals = در { $deals } چینش ممکن از { -card(form: "pl") } پنهان، { $card } به‌طور میانگین { $gain } بیشتر از { $other } می‌آورد.
reason-buries_by_deals = در { $deals } چینش ممکن از { -card(form: "pl") } پنهان، این خواباندن با { -trump } { $suit } به‌طور میانگین { $gain } بیشتر از خواباندن معمول می‌آورد.
reason-names_trump_by_deals = در { $deals } چینش ممکن از { -card(form: "pl") } پنهان، { -trump } { $suit } به‌طور میانگین { $gain } بیشتر از { $other } می‌آورد.

# Following: taking the trick
reason-takes_last_trick = { $card } { -trick } آخر را می‌برد.
reason-overtakes_partner = { $card } از { -card } { $seat }، که برجا نمی‌ماند، بالاتر است؛ در { $percent } % موارد می‌برد.
reason-special_takes = { $card } { -trick } را می‌برد و امن است: با { $points } { -points }.
reason-ruffs =
    { $points ->
        [0] { $card } می‌بُرد.
       *[other] { $card } برای { $points } { -points } می‌بُرد.
    }
reason-takes_points = { $card } برای { $points } { -points } است و در { $percent } % موارد می‌برد.
reason-takes_trick = { $card } در { $percent } % موارد { -trick } را می‌برد.
reason-kept_high_trump =
    { $higher_out ->
        [0] { $card } می‌ماند: { -trump } بالاتری بیرون نیست.
        [1] { $card } می‌ماند: فقط یک { -trump } بالاتر بیرون است.
       *[other] { $card } می‌ماند؛ { $higher_out } { -trump } بالاتر بیرون است.
    }
reason-kept_winner = { $card } می‌ماند: در { -suit } آن دیگر هیچ‌چیز از آن بالاتر نیست.
reason-kept_card = { $card } برای بعد می‌ماند.

# Following: an ally wins so far
reason-feeds_partner = این { -trick } باید به { $seat } برسد ({ $percent } %)، پس با { $card }، { $points } { -points } به آن افزوده می‌شود.
reason-feeds_enough = { $card } با { $points } { -points } برای { $seat } بس است؛ { -counter } گران‌تر نگه داشته می‌شود.
reason-leaves_trick_to_partner = این { -trick } باید به { $seat } برسد ({ $percent } %)؛ { $kept } خرج آن نمی‌شود.
reason-throws_low_under_partner = فعلاً { -trick } مال { $seat } است (با احتمال { $percent } %)؛ { $card } چیزی از دست نمی‌دهد.

# Following: an opponent wins so far
reason-not_worth_taking =
    { $points ->
        [0] در این { -trick } چیزی نیست؛ { $card } رویش می‌رود.
       *[other] { $points } { -points } اینجا به { -card(form: "indef") } بالا نمی‌ارزد؛ { $card } رویش می‌رود.
    }
reason-trusts_partner = { -partner } هنوز بازی نکرده و باید ببرد ({ $percent } %)؛ { $card } بس است.
reason-gives_smallest_counter = جز { -counter } چیزی برای دادن نیست: با { $card } فقط { $points } { -points } از دست می‌رود.
reason-discards = از { -suit } شروع‌شده در دست نیست؛ { $card } کمترین فایده را دارد.
reason-cannot_win = اینجا هیچ { -card(form: "indef") } نمی‌برد؛ { $card } ارزان‌ترین است.
