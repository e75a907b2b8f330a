# The words of the game, each once, with its forms: bare, definite (def), plural (pl), definite plural (def-pl), capitalised.

## People and sides

-player = { $form ->
       *[nom] spiller
        [Nom] Spiller
        [def] spilleren
        [pl] spillere
        [def-pl] spillerne
        [Pl] Spillere
        [Def] Spilleren
        [Def-pl] Spillerne
    }
-computer-player = { $form ->
       *[nom] datamaskinspiller
        [def] datamaskinspilleren
        [pl] datamaskinspillere
        [def-pl] datamaskinspillerne
    }
-partner = { $form ->
       *[nom] makker
        [Nom] Makker
        [def] makkeren
        [Def] Makkeren
    }
-opponent = { $form ->
       *[nom] motstander
        [def-pl] motstanderne
        [Def-pl] Motstanderne
    }
-side = { $form ->
       *[nom] side
        [def] siden
        [Def] Siden
        [pl] sider
        [Def-pl] Sidene
    }
-dealer = { $form ->
       *[nom] giver
        [Nom] Giver
        [def] giveren
        [Def] Giveren
        [gen] giverens
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
        [gen] angripernes
        [pl] angripere
        [Pl] Angripere
    }
-declarer = { $form ->
       *[nom] spillfører
        [def] spillføreren
        [Def] Spillføreren
        [side] spillførersiden
        [gen] spillførerens
    }

## Suits, ranks, cards

-suit = { $form ->
       *[nom] farge
        [def] fargen
        [Def] Fargen
        [pl] farger
        [def-pl] fargene
        [Def-pl] Fargene
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
        [def] esset
        [Def] Esset
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
        [pl] svarte jokere
    }
-red-joker = { $form ->
       *[nom] rød joker
        [pl] røde jokere
    }
-rank = { $form ->
       *[nom] valør
        [Pl] Valører
    }
-trump = { $form ->
       *[nom] trumf
        [Nom] Trumf
        [def] trumfen
        [pl] trumfer
        [def-pl] trumfene
        [Def-pl] Trumfene
    }
-no-trump = { $form ->
       *[nom] uten trumf
        [Nom] Uten trumf
    }
-counter = { $form ->
       *[nom] poengkort
        [pl] poengkort
        [Pl] Poengkort
    }
-special-card = { $form ->
       *[nom] spesialkort
        [def] spesialkortet
        [pl] spesialkort
    }
-crow = { $form ->
       *[nom] kråke
        [def] Kråka
    }
-called-card = { $form ->
       *[nom] etterlyst kort
        [def] det etterlyste kortet
        [Def] Det etterlyste kortet
    }

## The course of a deal

-deal = { $form ->
       *[nom] giv
        [Nom] Giv
        [def] given
        [Def] Given
        [pl] giver
        [def-pl] givene
        [Def-pl] Givene
    }
-match = { $form ->
       *[nom] parti
        [def] partiet
        [Def] Partiet
        [pl] partier
        [def-pl] partiene
        [Def-pl] Partiene
    }
-hand = { $form ->
       *[nom] hånd
        [def] hånden
        [Def] Hånden
        [def-pl] hendene
    }
-auction = { $form ->
       *[nom] meldingsrunde
        [def] meldingsrunden
        [Def] Meldingsrunden
    }
-bid = { $form ->
       *[nom] melding
        [def] meldingen
        [pl] meldinger
        [Pl] Meldinger
        [def-pl] meldingene
    }
-pass = { $form ->
       *[nom] pass
        [Nom] Pass
    }
-contract = { $form ->
       *[nom] kontrakt
        [Nom] Kontrakt
        [def] kontrakten
        [Def] Kontrakten
        [pl] kontrakter
        [Pl] Kontrakter
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
        [Nom] Talong
        [def] talongen
    }
-kitty-bonus = { $form ->
       *[nom] bunnkortbonus
        [def] bunnkortbonusen
    }
-trick = { $form ->
       *[nom] stikk
        [Nom] Stikk
        [def] stikket
        [Def] Stikket
        [pl] stikk
        [Pl] Stikk
        [def-pl] stikkene
    }
-overtrick = { $form ->
       *[pl] overstikk
        [Pl] Overstikk
    }
-lead = { $form ->
       *[nom] utspill
        [def] utspillet
    }
-void = renons
-single = { $form ->
       *[nom] enkeltkort
        [Nom] Enkeltkort
        [pl] enkeltkort
    }
-pair = { $form ->
       *[nom] par
        [Nom] Par
        [def] paret
        [pl] par
        [Def-pl] Parene
        [Pl] Par
    }
-tractor = { $form ->
       *[nom] traktor
        [Nom] Traktor
        [def] traktoren
        [pl] traktorer
    }
-throw = { $form ->
       *[nom] samlet utspill
        [def] det samlede utspillet
        [Pl] Samlede utspill
    }
-level = { $form ->
       *[nom] nivå
        [Nom] Nivå
        [def] nivået
        [Def] Nivået
        [pl] nivåer
        [Pl] Nivåer
        [def-pl] nivåene
        [Def-pl] Nivåene
    }
-level-card = { $form ->
       *[nom] nivåkort
        [def] nivåkortet
        [pl] nivåkort
        [Pl] Nivåkort
        [def-pl] nivåkortene
    }

## Score and table

-points = { $form ->
       *[pl] poeng
        [Pl] Poeng
        [def-pl] poengene
        [Def-pl] Poengene
    }
-score = { $form ->
       *[nom] stilling
        [Nom] Stilling
        [def] stillingen
    }
-house-rule = { $form ->
       *[nom] husregel
        [Nom] Husregel
        [def] husregelen
        [Def] Husregelen
        [pl] husregler
        [Pl] Husregler
        [def-pl] husreglene
    }
-hint = { $form ->
       *[nom] tips
        [Nom] Tips
    }
-seat = { $form ->
       *[nom] plass
        [Nom] Plass
        [def] plassen
        [Def] Plassen
        [pl] plasser
        [Pl] Plasser
        [def-pl] plassene
        [Def-pl] Plassene
    }
-record = { $form ->
       *[nom] protokoll
        [def] protokollen
    }
