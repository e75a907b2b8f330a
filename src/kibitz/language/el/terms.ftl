# The words of the game, each once, in the forms that the messages use. def- is with the article; a capital key begins a sentence.

-player = { $form ->
       *[nom] παίκτης
        [acc] παίκτη
        [nom-pl] παίκτες
        [gen-pl] παικτών
        [def-nom] ο παίκτης
        [def-acc] τον παίκτη
        [def-nom-pl] οι παίκτες
        [Nom-pl] Παίκτες
        [Def-nom-pl] Οι παίκτες
    }
-computer-player = { $form ->
       *[nom] παίκτης-υπολογιστής
        [gen] παίκτη-υπολογιστή
        [nom-pl] παίκτες-υπολογιστές
        [acc-pl] παίκτες-υπολογιστές
        [def-nom-pl] οι παίκτες-υπολογιστές
        [def-acc-pl] τους παίκτες-υπολογιστές
        [Def-nom-pl] Οι παίκτες-υπολογιστές
    }
-partner = { $form ->
       *[nom] συμπαίκτης
        [acc] συμπαίκτη
        [def-nom] ο συμπαίκτης
        [def-gen] του συμπαίκτη
        [def-acc] τον συμπαίκτη
        [Nom] Συμπαίκτης
        [Def-nom] Ο συμπαίκτης
    }
-opponent = { $form ->
       *[nom] αντίπαλος
        [def-nom-pl] οι αντίπαλοι
        [def-acc-pl] τους αντιπάλους
    }
-side = { $form ->
       *[nom] πλευρά
        [nom-pl] πλευρές
        [acc-pl] πλευρές
        [def-nom] η πλευρά
        [def-acc] την πλευρά
        [Def-nom] Η πλευρά
        [Def-nom-pl] Οι πλευρές
    }
-dealer = { $form ->
       *[nom] μοιραστής
        [def-nom] ο μοιραστής
        [def-gen] του μοιραστή
        [def-acc] τον μοιραστή
        [Nom] Μοιραστής
        [Def-nom] Ο μοιραστής
    }
-initial-dealer = { $form ->
       *[nom] αρχικός μοιραστής
        [def-nom] ο αρχικός μοιραστής
        [def-acc] τον αρχικό μοιραστή
        [Nom] Αρχικός μοιραστής
    }
-dealers-side = { $form ->
       *[nom] πλευρά του μοιραστή
        [def-nom] η πλευρά του μοιραστή
        [Def-nom] Η πλευρά του μοιραστή
    }
-attacker = { $form ->
       *[nom] επιτιθέμενος
        [nom-pl] επιτιθέμενοι
        [def-nom-pl] οι επιτιθέμενοι
        [def-gen-pl] των επιτιθέμενων
        [def-acc-pl] τους επιτιθέμενους
        [Nom-pl] Επιτιθέμενοι
        [Def-nom-pl] Οι επιτιθέμενοι
    }
-declarer = { $form ->
       *[nom] εκτελεστής
        [def-nom] ο εκτελεστής
        [def-gen] του εκτελεστή
        [def-acc] τον εκτελεστή
        [Nom] Εκτελεστής
        [Def-nom] Ο εκτελεστής
    }
-deal = { $form ->
       *[nom] μοιρασιά
        [gen] μοιρασιάς
        [acc] μοιρασιά
        [nom-pl] μοιρασιές
        [acc-pl] μοιρασιές
        [def-nom] η μοιρασιά
        [def-gen] της μοιρασιάς
        [def-acc] τη μοιρασιά
        [def-nom-pl] οι μοιρασιές
        [Nom] Μοιρασιά
        [Def-nom] Η μοιρασιά
        [Def-nom-pl] Οι μοιρασιές
        [gen-pl] μοιρασιών
    }
-match = { $form ->
       *[nom] παρτίδα
        [gen] παρτίδας
        [acc] παρτίδα
        [nom-pl] παρτίδες
        [acc-pl] παρτίδες
        [def-nom] η παρτίδα
        [def-gen] της παρτίδας
        [def-acc] την παρτίδα
        [Def-nom] Η παρτίδα
        [Def-acc] Την παρτίδα
    }
-hand = { $form ->
       *[nom] χέρι
        [acc] χέρι
        [nom-pl] χέρια
        [def-nom] το χέρι
        [def-acc] το χέρι
        [def-nom-pl] τα χέρια
        [Def-nom] Το χέρι
    }
-card = { $form ->
       *[nom] φύλλο
        [gen] φύλλου
        [acc] φύλλο
        [nom-pl] φύλλα
        [gen-pl] φύλλων
        [acc-pl] φύλλα
        [def-nom] το φύλλο
        [def-gen] του φύλλου
        [def-acc] το φύλλο
        [def-nom-pl] τα φύλλα
        [def-gen-pl] των φύλλων
        [def-acc-pl] τα φύλλα
        [Nom-pl] Φύλλα
        [Def-nom-pl] Τα φύλλα
        [Def-nom] Το φύλλο
    }
-suit = { $form ->
       *[nom] χρώμα
        [gen] χρώματος
        [acc] χρώμα
        [nom-pl] χρώματα
        [gen-pl] χρωμάτων
        [acc-pl] χρώματα
        [def-nom] το χρώμα
        [def-gen] του χρώματος
        [def-acc] το χρώμα
        [def-acc-pl] τα χρώματα
        [Def-nom] Το χρώμα
        [Def-nom-pl] Τα χρώματα
    }
-rank = { $form ->
       *[nom] κατάταξη
        [acc] κατάταξη
        [Nom] Κατάταξη
    }
-trump = { $form ->
       *[nom] ατού
        [gen] ατού
        [acc] ατού
        [nom-pl] ατού
        [acc-pl] ατού
        [def-nom] το ατού
        [def-gen] του ατού
        [def-acc] το ατού
        [def-nom-pl] τα ατού
        [def-acc-pl] τα ατού
        [Nom] Ατού
        [Nom-pl] Ατού
        [Def-nom] Το ατού
        [Def-nom-pl] Τα ατού
    }
-no-trump = { $form ->
       *[nom] χωρίς ατού
        [Nom] Χωρίς ατού
    }
-trick = { $form ->
       *[nom] μπάζα
        [acc] μπάζα
        [nom-pl] μπάζες
        [acc-pl] μπάζες
        [def-nom] η μπάζα
        [def-gen] της μπάζας
        [def-acc] την μπάζα
        [def-nom-pl] οι μπάζες
        [def-acc-pl] τις μπάζες
        [Nom] Μπάζα
        [Nom-pl] Μπάζες
        [Def-acc] Την μπάζα
        [Def-nom] Η μπάζα
    }
-overtrick = { $form ->
       *[nom] επιπλέον μπάζα
        [def-nom-pl] οι επιπλέον μπάζες
        [Def-nom-pl] Οι επιπλέον μπάζες
    }
-counter = { $form ->
       *[nom] φύλλο με πόντους
        [acc] φύλλο με πόντους
        [nom-pl] φύλλα με πόντους
        [acc-pl] φύλλα με πόντους
        [Nom-pl] Φύλλα με πόντους
    }
-point = { $form ->
       *[nom] πόντος
        [nom-pl] πόντοι
        [acc-pl] πόντους
        [def-nom-pl] οι πόντοι
        [def-acc-pl] τους πόντους
        [Nom-pl] Πόντοι
        [Def-nom-pl] Οι πόντοι
        [acc] πόντο
    }
-score = { $form ->
       *[nom] σκορ
        [def-acc] το σκορ
        [Nom] Σκορ
        [Def-nom] Το σκορ
    }
-auction = { $form ->
       *[nom] αγορά
        [def-nom] η αγορά
        [def-acc] την αγορά
        [Nom] Αγορά
        [Def-nom] Η αγορά
    }
-bid = { $form ->
       *[nom] δήλωση
        [acc] δήλωση
        [nom-pl] δηλώσεις
        [def-nom] η δήλωση
        [def-acc] τη δήλωση
        [def-nom-pl] οι δηλώσεις
        [Nom] Δήλωση
        [Nom-pl] Δηλώσεις
        [Def-nom] Η δήλωση
        [Def-nom-pl] Οι δηλώσεις
    }
-pass = { $form ->
       *[nom] πάσο
        [acc] πάσο
        [nom-pl] πάσο
        [def-nom] το πάσο
        [Def-nom] Το πάσο
    }
-contract = { $form ->
       *[nom] συμβόλαιο
        [acc] συμβόλαιο
        [acc-pl] συμβόλαια
        [def-nom] το συμβόλαιο
        [def-acc] το συμβόλαιο
        [def-nom-pl] τα συμβόλαια
        [Nom] Συμβόλαιο
    }
-made = { $form ->
        [now] βγαίνει
       *[nom] βγήκε
    }
-set = { $form ->
        [now] μπαίνει μέσα
       *[nom] μπήκε μέσα
    }
-sudden-death = μοιρασιά ξαφνικού θανάτου
-kitty = { $form ->
       *[nom-pl] κάτω φύλλα
        [def-nom-pl] τα κάτω φύλλα
        [def-acc-pl] τα κάτω φύλλα
        [Nom-pl] Κάτω φύλλα
    }
-nest = { $form ->
       *[nom] φωλιά
        [def-nom] η φωλιά
        [def-gen] της φωλιάς
        [def-acc] τη φωλιά
    }
-buried = { $form ->
       *[nom] ξεσκαρταρισμένο φύλλο
        [def-nom-pl] τα ξεσκαρταρισμένα φύλλα
        [def-gen-pl] των ξεσκαρταρισμένων φύλλων
        [Nom-pl] Ξεσκαρταρισμένα φύλλα
        [Def-nom-pl] Τα ξεσκαρταρισμένα φύλλα
    }
-set-aside = { $form ->
       *[nom] εκτός παιχνιδιού
        [Nom] Εκτός παιχνιδιού
    }
-lead = { $form ->
       *[nom] έξοδος
        [acc] έξοδο
        [acc-pl] εξόδους
        [def-nom] η έξοδος
        [def-gen] της εξόδου
        [def-acc] την έξοδο
        [Def-nom] Η έξοδος
    }
-void = σικάν
-single = { $form ->
       *[nom] μονό
        [acc] μονό
        [acc-pl] μονά
        [Nom] Μονό
    }
-pair = { $form ->
       *[nom] ζευγάρι
        [acc] ζευγάρι
        [nom-pl] ζευγάρια
        [acc-pl] ζευγάρια
        [Def-nom-pl] Τα ζευγάρια
        [Nom] Ζευγάρι
    }
-tractor = { $form ->
       *[nom] τρακτέρ
        [acc] τρακτέρ
        [def-acc] το τρακτέρ
        [def-nom-pl] τα τρακτέρ
        [Nom] Τρακτέρ
    }
-throw = { $form ->
       *[nom] πολλαπλή έξοδος
        [acc] πολλαπλή έξοδο
        [def-nom] η πολλαπλή έξοδος
        [Nom-pl] Πολλαπλές έξοδοι
    }
-level = { $form ->
       *[nom] επίπεδο
        [acc] επίπεδο
        [nom-pl] επίπεδα
        [gen-pl] επιπέδων
        [acc-pl] επίπεδα
        [def-nom] το επίπεδο
        [def-acc] το επίπεδο
        [def-nom-pl] τα επίπεδα
        [def-acc-pl] τα επίπεδα
        [Nom] Επίπεδο
        [Nom-pl] Επίπεδα
        [Def-nom] Το επίπεδο
        [Def-nom-pl] Τα επίπεδα
    }
-level-card = { $form ->
       *[nom] φύλλο επιπέδου
        [acc] φύλλο επιπέδου
        [nom-pl] φύλλα επιπέδου
        [gen-pl] φύλλων επιπέδου
        [def-nom] το φύλλο επιπέδου
        [def-acc] το φύλλο επιπέδου
        [def-nom-pl] τα φύλλα επιπέδου
        [def-gen-pl] των φύλλων επιπέδου
        [def-acc-pl] τα φύλλα επιπέδου
        [Def-nom-pl] Τα φύλλα επιπέδου
    }
-joker = { $form ->
       *[nom] τζόκερ
        [nom-pl] τζόκερ
        [acc-pl] τζόκερ
        [def-nom-pl] οι τζόκερ
        [def-acc-pl] τους τζόκερ
    }
-black-joker = { $form ->
       *[nom] μαύρος τζόκερ
        [nom-pl] μαύροι τζόκερ
    }
-red-joker = { $form ->
       *[nom] κόκκινος τζόκερ
        [nom-pl] κόκκινοι τζόκερ
        [acc-pl] κόκκινους τζόκερ
    }
-called-card = { $form ->
       *[nom] φύλλο που ζητήθηκε
        [acc] φύλλο που ζητήθηκε
        [def-acc] το φύλλο που ζητήθηκε
    }
-hint = { $form ->
       *[nom] υπόδειξη
        [Nom] Υπόδειξη
    }
-undo = { $form ->
       *[nom] αναίρεση
        [acc] αναίρεση
        [Nom] Αναίρεση
        [def-acc] την αναίρεση
    }
-spade = { $form ->
       *[nom] μπαστούνι
        [acc] μπαστούνι
        [nom-pl] μπαστούνια
        [acc-pl] μπαστούνια
        [def-acc-pl] τα μπαστούνια
    }
-heart = { $form ->
       *[nom] κούπα
        [acc] κούπα
        [nom-pl] κούπες
        [acc-pl] κούπες
    }
-diamond = { $form ->
       *[nom] καρό
        [acc] καρό
        [nom-pl] καρό
        [acc-pl] καρό
    }
-club = { $form ->
       *[nom] σπαθί
        [acc] σπαθί
        [nom-pl] σπαθιά
        [acc-pl] σπαθιά
    }
-red = { $form ->
       *[nom] κόκκινο
        [acc] κόκκινο
        [acc-pl] κόκκινα
        [def-nom] το κόκκινο
    }
-green = { $form ->
       *[nom] πράσινο
        [acc] πράσινο
        [acc-pl] πράσινα
    }
-yellow = { $form ->
       *[nom] κίτρινο
        [acc] κίτρινο
        [acc-pl] κίτρινα
    }
-black = { $form ->
       *[nom] μαύρο
        [acc] μαύρο
        [acc-pl] μαύρα
    }
-ace = { $form ->
       *[nom] άσος
        [def-gen] του άσου
        [def-acc] τον άσο
    }
-king = { $form ->
       *[nom] ρήγας
        [def-acc] τον ρήγα
    }
-queen = ντάμα
-jack = { $form ->
       *[nom] βαλές
        [acc] βαλέ
        [def-gen] του βαλέ
        [Nom] Βαλές
    }
-crow = { $form ->
       *[nom] Κοράκι
        [def-nom] το Κοράκι
        [def-acc] το Κοράκι
    }
-easy = { $form ->
       *[nom] εύκολο
        [Nom] Εύκολο
    }
-medium = { $form ->
       *[nom] μέτριο
        [Nom] Μέτριο
    }
-hard = { $form ->
       *[nom] δύσκολο
        [Nom] Δύσκολο
    }
-we = Εμείς
-they = Αυτοί
-left = { $form ->
       *[nom] αριστερά
        [Nom] Αριστερά
    }
-right = { $form ->
       *[nom] δεξιά
        [Nom] Δεξιά
    }
-clockwise = κατά τη φορά του ρολογιού
-counter-clockwise = αντίθετα από τη φορά του ρολογιού
-house-rule = { $form ->
       *[nom] σπιτικός κανόνας
        [acc] σπιτικό κανόνα
        [nom-pl] σπιτικοί κανόνες
        [acc-pl] σπιτικούς κανόνες
        [def-acc] τον σπιτικό κανόνα
        [def-acc-pl] τους σπιτικούς κανόνες
        [Nom] Σπιτικός κανόνας
        [Nom-pl] Σπιτικοί κανόνες
        [Def-nom] Ο σπιτικός κανόνας
    }
-seat = { $form ->
       *[nom] θέση
        [gen] θέσης
        [acc] θέση
        [nom-pl] θέσεις
        [gen-pl] θέσεων
        [acc-pl] θέσεις
        [def-nom] η θέση
        [def-gen] της θέσης
        [def-acc] τη θέση
        [def-nom-pl] οι θέσεις
        [def-gen-pl] των θέσεων
        [def-acc-pl] τις θέσεις
        [Nom] Θέση
        [Def-nom] Η θέση
        [Nom-pl] Θέσεις
    }
-variant = { $form ->
       *[nom] παραλλαγή
        [gen] παραλλαγής
        [acc] παραλλαγή
        [nom-pl] παραλλαγές
        [def-gen] της παραλλαγής
    }
-record = { $form ->
       *[nom] καταγραφή
        [gen] καταγραφής
        [acc] καταγραφή
        [def-nom] η καταγραφή
        [def-acc] την καταγραφή
    }
-position = { $form ->
       *[nom] κατάσταση
        [acc] κατάσταση
        [acc-pl] καταστάσεις
        [def-nom] η κατάσταση
        [def-acc] την κατάσταση
        [Def-nom] Η κατάσταση
    }
-seal = { $form ->
       *[nom] σφραγίδα
        [def-acc] τη σφραγίδα
        [Nom] Σφραγίδα
    }
