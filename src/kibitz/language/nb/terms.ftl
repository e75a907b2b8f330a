# The words of the game, each once, with its forms: bare, definite (def), plural (pl), definite plural (def-pl), capitalised.

## People and sides

-player = { $form ->
       *[nom] spiller
        [pl] spillere
        [def-pl] spillerne
    }
-computer-player = { $form ->
       *[nom] datamaskinspiller
        [pl] datamaskinspillere
        [def-pl] datamaskinspillerne
    }
-partner = { $form ->
       *[nom] makker
        [Nom] Makker
        [def] makkeren
    }
-opponent = { $form ->
       *[nom] motstander
    }
-side = { $form ->
       *[nom] side
    }
-dealer = { $form ->
       *[nom] giver
        [Nom] Giver
    }
-initial-dealer = { $form ->
       *[nom] første giver
    }
-dealers-side = { $form ->
       *[def] giversiden
        [Def] Giversiden
    }
-attackers = { $form ->
       *[def] angriperne
        [Def] Angriperne
        [Pl] Angripere
    }
-declarer = { $form ->
       *[nom] spillfører
        [Def] Spillføreren
    }

## Suits, ranks, cards

-suit = { $form ->
       *[nom] farge
        [def] fargen
    }
-spades = spar
-hearts = hjerter
-diamonds = ruter
-clubs = kløver
-red = rød
-green = grønn
-yellow = gul
-black = svart
-ace = { $form ->
       *[nom] ess
    }
-king = konge
-queen = dame
-jack = { $form ->
       *[nom] knekt
    }
-joker = { $form ->
       *[nom] joker
        [pl] jokere
    }
-black-joker = { $form ->
       *[nom] svart joker
    }
-red-joker = { $form ->
       *[nom] rød joker
    }
-rank = { $form ->
       *[nom] valør
    }
-trump = { $form ->
       *[nom] trumf
        [Nom] Trumf
        [pl] trumfer
    }
-no-trump = { $form ->
       *[nom] uten trumf
        [Nom] Uten trumf
    }
-counter = { $form ->
       *[nom] poengkort
        [pl] poengkort
    }
-special-card = { $form ->
       *[nom] spesialkort
        [def] spesialkortet
    }
-crow = { $form ->
       *[nom] kråke
        [def] Kråka
    }
-called-card = { $form ->
       *[nom] etterlyst kort
    }

## The course of a deal

-deal = { $form ->
       *[nom] giv
        [Nom] Giv
        [def] given
        [pl] giver
        [def-pl] givene
    }
-match = { $form ->
       *[nom] parti
        [def] partiet
        [Def] Partiet
        [pl] partier
        [def-pl] partiene
    }
-hand = { $form ->
       *[nom] hånd
        [def] hånden
    }
-auction = { $form ->
       *[nom] meldingsrunde
    }
-bid = { $form ->
       *[nom] melding
    }
-pass = pass
-contract = { $form ->
       *[nom] kontrakt
        [Nom] Kontrakt
        [Def] Kontrakten
    }
-made = hjemme
-set = bet
-thrown-in = omgiv
-sudden-death = avgjørende giv
-kitty = { $form ->
       *[nom] bunnkort
        [def] bunnkortene
    }
-nest = { $form ->
       *[nom] rede
        [def] redet
    }
-talon = { $form ->
       *[nom] talong
        [def] talongen
    }
-kitty-bonus = { $form ->
       *[nom] bunnkortbonus
    }
-trick = { $form ->
       *[nom] stikk
        [Nom] Stikk
        [pl] stikk
        [Pl] Stikk
    }
-overtrick = { $form ->
       *[pl] overstikk
    }
-lead = { $form ->
       *[nom] utspill
    }
-void = renons
-single = { $form ->
       *[nom] enkeltkort
    }
-pair = { $form ->
       *[nom] par
        [pl] par
    }
-tractor = { $form ->
       *[nom] traktor
    }
-throw = { $form ->
       *[nom] samlet utspill
    }
-level = { $form ->
       *[nom] nivå
        [Nom] Nivå
        [Def] Nivået
        [pl] nivåer
    }
-level-card = { $form ->
       *[nom] nivåkort
        [pl] nivåkort
    }

## Score and table

-points = { $form ->
       *[pl] poeng
    }
-score = { $form ->
       *[nom] stilling
        [Nom] Stilling
    }
-house-rule = { $form ->
       *[nom] husregel
        [pl] husregler
        [Pl] Husregler
    }
-hint = { $form ->
       *[nom] tips
    }
-seat = { $form ->
       *[nom] plass
    }
-record = { $form ->
       *[nom] protokoll
    }
