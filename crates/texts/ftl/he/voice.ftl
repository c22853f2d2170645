## Places and cards inside a spoken sentence

tell-from = { $from ->
    [0] מהמבצר
    [37] מהסירה
   *[other] ממשבצת { $from }
}
tell-to = { $to ->
    [37] אל הסירה
   *[other] למשבצת { $to }
}
some-cards = { $symbol ->
    [B] { $count ->
        [one] בקבוק
        [two] שני בקבוקים
       *[other] { $count } בקבוקים
    }
    [D] { $count ->
        [one] פגיון
        [two] שני פגיונות
       *[other] { $count } פגיונות
    }
    [H] { $count ->
        [one] כובע משולש
        [two] שני כובעים משולשים
       *[other] { $count } כובעים משולשים
    }
    [K] { $count ->
        [one] מפתח
        [two] שני מפתחות
       *[other] { $count } מפתחות
    }
    [P] { $count ->
        [one] אקדח
        [two] שני אקדחים
       *[other] { $count } אקדחים
    }
   *[S] { $count ->
        [one] גולגולת
        [two] שתי גולגולות
       *[other] { $count } גולגולות
    }
}
tell-standing = { $count ->
    [one] אחד { place-at }
    [two] שניים { place-at }
   *[other] { $count } { place-at }
}

## What happens

tell-advance = { $name }: { symbol }, { tell-from } { tell-to }.
tell-boarded = עכשיו בסירה: { $count } מתוך 6.
tell-retreat = { $name }: אחורה { tell-from } { tell-to }.
tell-drawn = הקלפים החדשים: { $cards }.
tell-drawn-nothing = לא נותרו קלפים לקחת.
tell-your-turn = { $count ->
    [one] תורכם, נותר מהלך אחד.
    [two] תורכם, נותרו שני מהלכים.
   *[other] תורכם, נותרו { $count } מהלכים.
}
tell-moves-left = { moves-left }.
tell-hand = הקלפים שלכם: { $cards }.
tell-hand-empty = אין לכם קלפים.
tell-keys = { $key } מציג את המקשים.
tell-no-news = עוד לא קרה דבר.

## How things stand

tell-own-pirates = הפיראטים שלכם: { $places }.
tell-their-pirates = הפיראטים של { $name }: { $places }.
tell-their-hand = ביד של { $name }: { $cards }.
tell-their-hand-empty = אין קלפים ביד של { $name }.
tell-row = השורה, הקלף הבא ראשון: { $cards }.
tell-piles = { draw-pile }.
tell-discard = { discard-pile }.

## Choosing by keys

tell-chosen-pirate = נבחר הפיראט { place-at }.
tell-chosen-card = נבחר קלף: { symbol }.
tell-offer-card = { $key }: { symbol }, { tell-to }.
tell-offer-back = { $key }: אחורה { tell-to }, { cards }.
tell-offer-from = { $key }: { tell-from } { tell-to }.
tell-movers = פיראטים שיכולים לזוז:
tell-mover = { $key }: { place-at }.
tell-let-go = שום דבר לא נבחר.
tell-choose-first = בחרו קודם פיראט. { $key } עובר מאחד לבא אחריו.
tell-stuck = אף פיראט לא יכול לזוז. { $key } מסיים את התור.
tell-may-end = { $key } מסיים את התור.

## What a host refuses

refusal-no-game = המשחק הזה לא נמצא כאן.
refusal-impossible = אי אפשר לעשות את זה עכשיו.
refusal-still-hidden = הרישום היה חושף קלפים שעדיין מכוסים.

## The log

log-heading = מה קרה
log-turn = תור { $number }: { $name }
log-none = עוד לא נעשה אף מהלך.
log-hint = בחרו מהלך כדי לראות את השולחן באותו רגע. המשחק עצמו לא ישתנה.

## The advice, and help for beginners

tell-advised = הקפטן היה משחק: { $form }.
guide-first = געו בפיראט במבצר או באחד הקלפים: מה שזוהר יכול לזוז.
guide-choose = { $count ->
    [one] נותר מהלך אחד: געו בפיראט או בקלף, או סיימו את התור.
    [two] נותרו שני מהלכים: געו בפיראט או בקלף.
   *[other] נותרו { $count } מהלכים: געו בפיראט או בקלף.
}
guide-where = געו ביעד: קדימה עם הקלף המוצג, או אחורה לקלפים חדשים.
guide-who = געו בפיראט זוהר, או במשבצת שאליה יגיע.
guide-go = געו במקום הזוהר, והפיראט ילך לשם.
guide-boat = אחד הקלפים שלכם מוביל היישר לסירה. תמצאו אותו?
guide-empty = נגמרו הקלפים. חזרו אחורה עם פיראט וקבלו קלף או שניים.
guide-few = מעט קלפים? חזרה למשבצת עם שני פיראטים מביאה שניים.
guide-more = { $count ->
    [one] אפשר לעשות עוד מהלך אחד, או לסיים את התור.
    [two] אפשר לעשות עוד שני מהלכים, או לסיים את התור.
   *[other] אפשר לעשות עוד { $count } מהלכים, או לסיים את התור.
}
guide-confirm = זה היה המהלך השלישי שלכם. סיימו את התור, או בטלו.
guide-confirm-final = זה היה המהלך השלישי שלכם. סיימו את התור.
guide-watch = שימו לב היכן האחרים נעצרים: הפיראטים שלהם פותחים לכם דרך.
guide-stuck = אף פיראט שלכם לא יכול לזוז. סיימו את התור.

## The sheet of keys

sheet-title = מקשים ליד השולחן
