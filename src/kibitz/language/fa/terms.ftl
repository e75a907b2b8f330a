# One word per idea: a reader's correction is one line. Forms: bare, pl plural, ez and pl-ez with the link to a next word, indef and pl-indef with -i.

-player = { $form ->
        [pl] بازیکنان
        [indef] بازیکنی
       *[bare] بازیکن
    }
-computer-player = { $form ->
        [pl] بازیکنان رایانه‌ای
        [pl-ez] بازیکنان رایانه‌ای
        [indef] بازیکن رایانه‌ای
       *[bare] بازیکن رایانه‌ای
    }
-you = شما
-partner = { $form ->
        [pl] یارها
       *[bare] یار
    }
-opponent = حریفان
-side = { $form ->
        [pl] تیم‌ها
        [indef] تیمی
       *[bare] تیم
    }
-we = ما
-they = آن‌ها
-left = چپ
-right = راست
-seat-no = { $form ->
        [pl] صندلی‌ها
        [pl-ez] صندلی‌های
       *[bare] صندلی
    }
-dealer = { $form ->
        [ez] دست‌دهندهٔ
       *[bare] دست‌دهنده
    }
-initial-dealer = دست‌دهندهٔ نخست
-dealers-side = تیم دست‌دهنده
-attackers = مهاجمان
-declarer = حاکم
-defender = مدافع
-easy = آسان
-medium = متوسط
-hard = سخت
-deal = { $form ->
        [indef] راندی
        [pl] راندها
        [pl-ez] راندهای
       *[bare] راند
    }
-match = { $form ->
        [ez] مسابقهٔ
        [indef] مسابقه‌ای
        [pl-ez] مسابقه‌های
       *[bare] مسابقه
    }
-thrown-in = دست باطل
-sudden-death = راند سرنوشت
-points = { $form ->
        [pl] امتیازها
        [pl-ez] امتیازهای
        [indef] امتیازی
       *[bare] امتیاز
    }
-score = امتیاز کل
-card = { $form ->
        [pl] ورق‌ها
        [pl-ez] ورق‌های
        [pl-indef] ورق‌هایی
        [indef] ورقی
       *[bare] ورق
    }
-hand = ورق‌های دست
-suit = { $form ->
        [pl] خال‌ها
        [pl-ez] خال‌های
       *[bare] خال
    }
-colour = { $form ->
        [pl] رنگ‌ها
       *[bare] رنگ
    }
-rank = { $form ->
        [ez] رتبهٔ
        [pl] رتبه‌ها
       *[bare] رتبه
    }
-counter = { $form ->
        [pl] ورق‌های امتیازی
        [indef] ورق امتیازی
       *[bare] ورق امتیازی
    }
-spades = پیک
-hearts = دل
-diamonds = خشت
-clubs = گشنیز
-red = قرمز
-green = سبز
-yellow = زرد
-black = سیاه
-ace = آس
-king = شاه
-queen = بی‌بی
-jack = سرباز
-joker = { $form ->
        [pl] جوکرها
       *[bare] جوکر
    }
-black-joker = جوکر سیاه
-red-joker = جوکر قرمز
-rook = روک
-crow = کلاغ
-auction = مرحلهٔ خواندن
-bid = { $form ->
        [ez] خواندهٔ
        [pl] خوانده‌ها
       *[bare] خوانده
    }
-pass = پاس
-contract = تعهد
-made = موفق
-set = ناکام
-kitty = کارت‌های زمین
-nest = { $form ->
        [ez] لانهٔ
       *[bare] لانه
    }
-kitty-bonus = پاداش زمین
-set-aside = کنارگذاشته
-trump = { $form ->
        [pl] حکم‌ها
        [pl-ez] حکم‌های
        [indef] حکمی
       *[bare] حکم
    }
-no-trump = بی‌حکم
-called-card = ورق خواسته‌شده
-overcall = اعلام بالاتر
-trick = { $form ->
        [pl] دست‌ها
        [pl-ez] دست‌های
        [pl-indef] دست‌هایی
        [indef] دستی
       *[bare] دست
    }
-overtrick = دست اضافه
-void = بی‌خال
-single = { $form ->
        [pl] تک‌ورق‌ها
        [indef] تک‌ورقی
       *[bare] تک‌ورق
    }
-pair = { $form ->
        [pl] جفت‌ها
        [pl-ez] جفت‌های
        [indef] جفتی
       *[bare] جفت
    }
-tractor = { $form ->
        [pl] تراکتورها
        [indef] تراکتوری
       *[bare] تراکتور
    }
-throw = { $form ->
        [pl] پرتاب‌های چندتایی
       *[bare] پرتاب چندتایی
    }
-level = { $form ->
        [pl] سطح‌ها
        [pl-ez] سطح‌های
        [pl-indef] سطح‌هایی
        [indef] سطحی
       *[bare] سطح
    }
-level-card = { $form ->
        [pl] ورق‌های سطح
        [pl-ez] ورق‌های سطح
       *[bare] ورق سطح
    }
-hint = راهنمایی
-undo = برگرداندن
-seal = { $form ->
        [indef] مُهری
       *[bare] مُهر
    }
