# Слово на кожне поняття, по одному терміну: $form вибирає відмінок і число; велика літера — на початку речення.

-ace = { $form ->
       *[nom] туз
        [gen] туза
        [Gen] Туза
    }
-attackers = { $form ->
       *[nom-pl] нападники
        [Nom-pl] Нападники
        [gen-pl] нападників
        [dat-pl] нападникам
        [Dat-pl] Нападникам
    }
-auction = { $form ->
       *[nom-pl] торги
        [Nom-pl] Торги
        [gen-pl] торгів
    }
-bid = { $form ->
       *[nom] заявка
        [Nom] Заявка
        [gen] заявки
        [dat] заявці
        [acc] заявку
        [ins] заявкою
        [nom-pl] заявки
        [Nom-pl] Заявки
        [gen-pl] заявок
    }
-black = { $form ->
       *[nom] чорна
        [gen] чорної
        [nom-pl] чорні
        [gen-pl] чорних
        [acc] чорну
    }
-black-joker = { $form ->
       *[nom] чорний джокер
        [nom-pl] чорні джокери
    }
-called-card = { $form ->
       *[nom] замовлена карта
        [Nom] Замовлена карта
        [gen] замовленої карти
        [acc] замовлену карту
        [Acc] Замовлену карту
    }
-card = { $form ->
       *[nom] карта
        [Nom] Карта
        [gen] карти
        [Gen] Карти
        [acc] карту
        [Acc] Карту
        [ins] картою
        [nom-pl] карти
        [Nom-pl] Карти
        [gen-pl] карт
        [Gen-pl] Карт
        [acc-pl] карти
        [ins-pl] картами
        [dat] карті
        [loc-pl] картах
    }
-clubs = { $form ->
       *[nom] трефа
        [nom-pl] трефи
        [gen-pl] треф
    }
-computer-player = { $form ->
       *[nom] комп'ютерний гравець
        [Nom] Комп'ютерний гравець
        [gen] комп'ютерного гравця
        [nom-pl] комп'ютерні гравці
        [gen-pl] комп'ютерних гравців
        [dat-pl] комп'ютерним гравцям
        [ins-pl] комп'ютерними гравцями
        [Nom-pl] Комп'ютерні гравці
        [acc-pl] комп'ютерних гравців
    }
-contract = { $form ->
       *[nom] контракт
        [Nom] Контракт
        [gen] контракту
        [nom-pl] контракти
        [gen-pl] контрактів
    }
-counter = { $form ->
       *[nom] очкова карта
        [Nom] Очкова карта
        [acc] очкову карту
        [Acc] Очкову карту
        [nom-pl] очкові карти
        [gen-pl] очкових карт
        [Gen-pl] Очкових карт
        [acc-pl] очкові карти
    }
-crow = { $form ->
       *[nom] Ворона
        [gen] Ворони
        [acc] Ворону
    }
-deal = { $form ->
       *[nom] роздача
        [Nom] Роздача
        [gen] роздачі
        [acc] роздачу
        [Acc] Роздачу
        [ins] роздачею
        [loc] роздачі
        [nom-pl] роздачі
        [Nom-pl] Роздачі
        [gen-pl] роздач
        [acc-pl] роздачі
        [loc-pl] роздачах
        [ins-pl] роздачами
    }
-dealer = { $form ->
       *[nom] здавач
        [Nom] Здавач
        [gen] здавача
        [ins] здавачем
    }
-declarer = { $form ->
       *[nom] розігрувач
        [Nom] Розігрувач
        [gen] розігрувача
        [dat] розігрувачеві
        [Dat] Розігрувачеві
        [ins] розігрувачем
    }
-defender = { $form ->
       *[nom] захисник
        [dat-pl] захисникам
        [nom-pl] захисники
    }
-diamonds = { $form ->
       *[nom] бубна
        [nom-pl] бубни
        [gen-pl] бубон
    }
-easy = { $form ->
       *[adv] легко
        [Adv] Легко
    }
-green = { $form ->
       *[nom] зелена
        [gen] зеленої
        [nom-pl] зелені
        [gen-pl] зелених
        [acc] зелену
    }
-hard = { $form ->
       *[adv] складно
        [Adv] Складно
    }
-hearts = { $form ->
       *[nom] черва
        [nom-pl] черви
        [gen-pl] черв
    }
-hint = { $form ->
       *[nom] підказка
        [Nom] Підказка
    }
-house-rule = { $form ->
       *[nom] домашнє правило
        [Nom] Домашнє правило
        [nom-pl] домашні правила
        [Nom-pl] Домашні правила
        [acc-pl] домашні правила
        [ins-pl] домашніми правилами
    }
-initial-dealer = { $form ->
       *[nom] перший здавач
        [Nom] Перший здавач
        [gen] першого здавача
        [Acc] Першого здавача
        [ins] першим здавачем
    }
-jack = { $form ->
       *[nom] валет
        [Nom] Валет
        [ins] валетом
    }
-joker = { $form ->
       *[nom] джокер
        [nom-pl] джокери
        [gen-pl] джокерів
        [ins-pl] джокерами
    }
-king = { $form ->
       *[nom] король
        [gen] короля
        [acc-pl] королів
    }
-kitty = { $form ->
       *[nom] прикуп
        [Nom] Прикуп
        [gen] прикупу
        [acc] прикуп
        [loc] прикупі
    }
-lead = { $form ->
       *[nom] захід
        [gen] заходу
        [ins] заходом
    }
-level = { $form ->
       *[nom] рівень
        [Nom] Рівень
        [gen] рівня
        [acc] рівень
        [loc] рівні
        [nom-pl] рівні
        [Nom-pl] Рівні
        [gen-pl] рівнів
        [acc-pl] рівні
    }
-level-card = { $form ->
       *[nom] карта рівня
        [nom-pl] карти рівня
        [Nom-pl] Карти рівня
        [gen-pl] карт рівня
        [acc] карту рівня
    }
-match = { $form ->
       *[nom] партія
        [Nom] Партія
        [gen] партії
        [acc] партію
        [Acc] Партію
        [loc] партії
        [nom-pl] партії
        [gen-pl] партій
        [acc-pl] партії
    }
-medium = { $form ->
       *[adv] середньо
        [Adv] Середньо
    }
-nest = { $form ->
       *[nom] гніздо
        [gen] гнізда
        [loc] гнізді
    }
-no-trump = { $form ->
       *[nom] без козиря
        [Nom] Без козиря
    }
-opponent = { $form ->
       *[nom] суперник
        [nom-pl] суперники
        [Dat-pl] Суперникам
    }
-overtrick = { $form ->
       *[nom] зайва взятка
        [nom-pl] зайві взятки
    }
-pair = { $form ->
       *[nom] пара
        [gen] пари
        [acc] пару
        [ins] парою
        [nom-pl] пари
        [Nom-pl] Пари
        [gen-pl] пар
        [ins-pl] парами
        [Nom] Пара
        [acc-pl] пари
    }
-partner = { $form ->
       *[nom] партнер
        [Nom] Партнер
        [gen] партнера
        [dat] партнерові
        [acc] партнера
        [ins] партнером
    }
-pass = { $form ->
       *[nom] пас
        [Nom] Пас
        [gen] пасу
        [nom-pl] паси
    }
-player = { $form ->
       *[nom] гравець
        [gen] гравця
        [nom-pl] гравці
        [Nom-pl] Гравці
        [gen-pl] гравців
        [Gen-pl] Гравців
        [acc-pl] гравців
        [Nom] Гравець
    }
-points = { $form ->
       *[nom] очко
        [nom-pl] очки
        [Nom-pl] Очки
        [gen-pl] очок
        [Gen-pl] Очок
        [acc-pl] очки
        [ins-pl] очками
        [Acc-pl] Очки
    }
-queen = дама
-rank = { $form ->
       *[nom] ранг
        [Nom] Ранг
        [ins] рангом
        [Nom-pl] Ранги
    }
-red = { $form ->
       *[nom] червона
        [gen] червоної
        [acc] червону
        [nom-pl] червоні
        [gen-pl] червоних
    }
-red-joker = { $form ->
       *[nom] червоний джокер
        [nom-pl] червоні джокери
    }
-score = { $form ->
       *[nom] рахунок
        [Nom] Рахунок
        [gen] рахунку
    }
-set = { $form ->
       *[nom] недобір
        [gen] недобору
    }
-side = { $form ->
       *[nom] сторона
        [Nom] Сторона
        [gen] сторони
        [dat] стороні
        [acc] сторону
        [loc] стороні
        [nom-pl] сторони
        [Nom-pl] Сторони
        [gen-pl] сторін
        [ins] стороною
    }
-single = { $form ->
       *[nom] одиночна
        [gen] одиночної
        [nom-pl] одиночні
        [Nom] Одиночна
    }
-spades = { $form ->
       *[nom] піка
        [nom-pl] піки
        [gen-pl] пік
        [Nom-pl] Піки
    }
-sudden-death = вирішальна роздача
-suit = { $form ->
       *[nom] масть
        [Nom] Масть
        [gen] масті
        [Gen] Масті
        [acc] масть
        [ins] мастю
        [loc] масті
        [Nom-pl] Масті
        [gen-pl] мастей
        [acc-pl] масті
        [loc-pl] мастях
        [ins-pl] мастями
    }
-throw = { $form ->
       *[nom] кидок
        [Nom] Кидок
        [gen] кидка
        [acc] кидок
        [loc] кидку
        [Nom-pl] Кидки
    }
-thrown-in = { $form ->
       *[nom] перездача
        [gen-pl] перездач
    }
-tractor = { $form ->
       *[nom] трактор
        [Nom] Трактор
        [gen] трактора
        [acc] трактор
        [ins] трактором
        [loc] тракторі
        [nom-pl] трактори
    }
-trick = { $form ->
       *[nom] взятка
        [Nom] Взятка
        [gen] взятки
        [acc] взятку
        [Acc] Взятку
        [loc] взятці
        [nom-pl] взятки
        [Nom-pl] Взятки
        [gen-pl] взяток
        [acc-pl] взятки
        [loc-pl] взятках
    }
-trump = { $form ->
       *[nom] козир
        [Nom] Козир
        [gen] козиря
        [acc] козир
        [ins] козирем
        [nom-pl] козирі
        [Nom-pl] Козирі
        [gen-pl] козирів
        [acc-pl] козирі
        [ins-pl] козирями
    }
-trump-suit = { $form ->
       *[nom] козирна масть
        [Nom] Козирна масть
        [gen] козирної масті
        [acc] козирну масть
        [Nom-pl] Козирні масті
        [ins] козирною мастю
    }
-undo = скасування
-void = { $form ->
       *[nom] ренонс
        [Nom] Ренонс
    }
-yellow = { $form ->
       *[nom] жовта
        [gen] жовтої
        [nom-pl] жовті
        [gen-pl] жовтих
        [acc] жовту
    }
