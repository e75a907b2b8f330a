# The tables of a game's page in the documentation, made from its declaration.

facts-fact = ویژگی
facts-value = مقدار
facts-id = نام در فرمان‌ها
facts-id-value = `{ $id }`، ویرایش { $revision }
facts-players = { -player(form: "pl") }
facts-players-value =
    { $sides ->
        [two] { $n }، در دو { -side }
       *[called] { $n }؛ { -partner } با { -called-card } پیدا می‌شود
    }
facts-direction = جهت بازی
facts-direction-value =
    { $direction ->
        [clockwise] ساعت‌گرد
       *[counter] پادساعت‌گرد
    }
facts-cards = { -card(form: "pl") }
facts-ranks = { -rank(form: "pl") }، از پایین به بالا
facts-specials = همیشه { -trump }
facts-hand = تعداد { -hand }
facts-kitty = تعداد { -card(form: "pl-ez") } { $kitty }
facts-counters = { -counter(form: "pl") }
facts-all-points = همهٔ { -points(form: "pl-ez") } یک { -deal }
facts-bids = { -bid(form: "pl") }
facts-bids-value = { $minimum } تا { $top }
facts-made = { -points } { -contract } { -made }
facts-special =
    { $place ->
        [lowest] { $card } (پایین‌ترین { -trump }
        [highest] { $card } (بالاترین { -trump }
        [second] { $card } (دومین { -trump } از بالا
       *[ten_and_a_half] { $card } (میان 10 و 11
    }{ $any ->
        [yes] ، هر وقت می‌شود بازی کرد)
       *[no] )
    }
facts-most-tricks = { -trick(form: "pl-ez") } بیشتر
facts-most-tricks-value = { $points } { -points } بیشتر
facts-target = هدف { -match }
facts-take-over = { -attackers } لازم دارند
facts-take-over-value = { $needed } از { $total } { -points }
facts-levels = { -level(form: "pl") }

options-heading-name = نام
options-heading-meaning = قانون خانگی
options-heading-standard = معمول
options-heading-allowed = می‌تواند باشد
options-needs = { $allowed } (فقط با `{ $other }` = { $needed })

deal-seat = { -seat-no } { $seat }
deal-hand = { -card(form: "pl-ez") } پخش‌شده
deal-dealer = { -seat-no } { $seat } ({ -dealer })
deal-kitty = { $kitty }
deal-calls = خواندن‌ها، از { -seat-no } { $seat }
deal-calls-line = { $heading }: { $calls }.
deal-contract =
    { $sort ->
        [bid] { -seat-no } { $seat } { -declarer } است، با { -contract } { $bid }.
       *[declare] { -seat-no } { $seat } { -dealer } است و { -deal } را بازی می‌کند، در { -level } { $level }.
    }
deal-buried = { -seat-no } { $seat } { $kitty } را برمی‌دارد و { $cards } را می‌خواباند.
deal-trump =
    { $how ->
        [named] { -trump } { $trump } است.
       *[led] اولین { -card } بازی { $card } است، پس { -trump } { $trump } است؛ { -seat-no } { $seat } { $called } را می‌خواهد.
    }
deal-trick = { -trick }
deal-points = { -points }
deal-leads = { $cards } (شروع)
deal-wins = **{ $cards }**
deal-result-points = { -points } پایانی، با همه‌چیز: { $first } برای { -seat-no(form: "pl-ez") } 0 و 2، { $second } برای { -seat-no(form: "pl-ez") } 1 و 3.
deal-result-tricks = { -trick(form: "pl") }: { $tricks }.
deal-result-score = { -points } این { -deal }: { $scores }.
deal-result-levels = { -level(form: "pl-ez") } بالارفته: { $first } برای { -seat-no(form: "pl-ez") } 0 و 2، { $second } برای { -seat-no(form: "pl-ez") } 1 و 3.
deal-score-side =
    { $side ->
        [0] { $points } برای { -seat-no(form: "pl-ez") } 0 و 2
       *[1] { $points } برای { -seat-no(form: "pl-ez") } 1 و 3
    }
deal-score-seat = { -seat-no } { $seat }: { $points }

overview-game = بازی
overview-kitty = { -kitty }
players-set-aside = { -set-aside }
overview-from-to = { $low }–{ $high }

pages-usage = شیوهٔ کاربرد: python -m kibitz.guide.pages [--write] FOLDER
pages-stale = { $page } نیست یا آنچه را برنامه با آن بازی می‌کند نمی‌گوید
