## Whose turn, and what can be done

game-begins = התור הראשון: { $name }.
turn-of = התור של { $name }
moves-left = { $count ->
    [0] לא נותרו מהלכים
    [one] נותר מהלך אחד
    [two] נותרו שני מהלכים
   *[other] נותרו { $count } מהלכים
}
confirm-turn = זה היה המהלך האחרון. לסיים את התור או לבטל?
confirm-turn-final = זה היה המהלך האחרון. לסיים את התור?
choice-advance = { place-from } ← { place-to } { with-symbol }
choice-retreat = { $count ->
    [0] אחורה: { place-from } ← { place-to }, לא נשארו קלפים
    [one] אחורה: { place-from } ← { place-to }, קלף חדש אחד
    [two] אחורה: { place-from } ← { place-to }, שני קלפים חדשים
   *[other] אחורה: { place-from } ← { place-to }, { $count } קלפים חדשים
}

## What lies on the table

hand-empty = אין קלפים
hand-hidden = { $count ->
    [one] קלף מכוסה אחד
    [two] שני קלפים מכוסים
   *[other] { $count } קלפים מכוסים
}
draw-pile = חפיסה: { cards }
discard-pile = חפיסת המסירה: { cards }
row = שורה
row-empty = השורה ריקה.
boat-count = סירה: { $count } מתוך 6

## The log

draws = { $count ->
    [0] אבל לא נשארו קלפים
    [one] קלף חדש אחד
    [two] שני קלפים חדשים
   *[other] { $count } קלפים חדשים
}
log-advance = { $to ->
    [37] { $name }: { place-from } ← { place-to } { with-symbol }. עוד פיראט בסירה!
   *[other] { $name }: { place-from } ← { place-to } { with-symbol }.
}
log-retreat = { $name }, אחורה: { place-from } ← { place-to }, { draws }.
log-retreat-cards = { $name }, אחורה: { place-from } ← { place-to }. הקלפים החדשים: { $cards }.
log-row-laid = נפתחה שורה חדשה: { cards }.
log-reshuffled = חפיסת המסירה עורבבה והפכה לחפיסה החדשה.
log-end-turn = { $name }: סוף התור.
log-pass = { $name }: ויתור על התור.
log-no-move = { $name }: אין מהלך אפשרי.

## The end

won = { $name }: ניצחון! כל ששת הפיראטים בסירה.
you-won = ניצחתם!
drawn = המשחק נגמר בתיקו.
drawn-why = אף אחד כבר לא יכול לזוז: לאיש אין קלפים ביד, ואין פיראט שיכול לחזור אחורה. ספרי הכללים לא מתייחסים למקרה כזה, והתיקו הוא כלל בית שלנו.

## Rules to choose

variant-about = { $variant ->
    [jamaica] יותר מזל: הקלפים ביד מכוסים, וקלפים חדשים באים מהחפיסה הסגורה.
    [tortuga] יותר טקטיקה: כל הקלפים גלויים, וקלפים חדשים באים משורה שכולם רואים.
   *[hispaniola] באמצע הדרך: הקלפים ביד מכוסים, אבל קלפים חדשים באים משורה שכולם רואים.
}
option-pass = ויתור על תור
option-pass-about = מותר לוותר על תור שלם. רק בספר הכללים הצ'כי יש כלל כזה.
option-boat = חזרה מהסירה
option-boat-about = פיראט שבסירה יכול לחזור אל המנהרה כדי לקבל קלפים. כך בספרי הכללים בעברית ובצ'כית, והאחרים לא אוסרים זאת.
option-boat-off = בלי הכלל הזה יש משחקים שנתקעים, ויש משחקים שלא נגמרים לעולם.

## The game in six sentences

rules-goal = הובילו את ששת הפיראטים שלכם מהמבצר דרך המנהרה אל הסירה. הראשון שמעלה לסירה את כל ששת הפיראטים שלו מנצח.
rules-turn = בכל תור מבצעים מהלך אחד, שניים או שלושה, קדימה או אחורה, עם כל פיראט שתרצו.
rules-advance = קדימה: שחקו קלף. הפיראט עובר אל המשבצת הפנויה הבאה עם אותו סמל.
rules-board = אין לפניו משבצת פנויה עם הסמל הזה? הפיראט עולה היישר לסירה.
rules-retreat = אחורה: הפיראט חוזר אל המשבצת הקרובה מאחוריו שיש בה פיראט אחד או שניים, ואתם לוקחים קלפים כמספרם.
rules-limit = במשבצת עומדים שלושה פיראטים לכל היותר. אל המבצר לא חוזרים.

## Passing the seat, taking back, saving

undo-done = המהלך בוטל.
