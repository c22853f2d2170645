### The end of a game: its standings, a few figures, and one true sentence about it.
### Those with “-you” speak to the player whom they are about.

## The standings

end-standings = לאן הגיע כל אחד
end-aboard = { $count } מתוך 6 בסירה
# How many spaces all pirates of a player have still to go.
end-to-go = { $count ->
    [one] נותרה משבצת אחת
    [two] נותרו שתי משבצות
   *[other] נותרו { $count } משבצות
}
# $last is how far there was still to go.
end-standing = { $name }: { end-aboard }, { $last }.

## Figures

end-turns = { $count ->
    [one] תור אחד
    [two] שני תורות
   *[other] { $count } תורות
}
end-jump = { $count ->
    [one] הקפיצה הארוכה ביותר: משבצת אחת ({ $name })
    [two] הקפיצה הארוכה ביותר: שתי משבצות ({ $name })
   *[other] הקפיצה הארוכה ביותר: { $count } משבצות ({ $name })
}

## What was remarkable

end-comeback = באמצע המשחק המקום האחרון היה של { $name }.
end-comeback-you = באמצע המשחק עוד הייתם במקום האחרון.
end-one-short = { $name }: רק פיראט אחד היה חסר לניצחון.
end-one-short-you = רק פיראט אחד היה חסר לכם לניצחון.
end-led = מתור { $number } ועד הסוף ההובלה הייתה של { $name }.
end-led-you = הובלתם מתור { $number } ועד הסוף.
end-clear = { $count ->
    [0] לאף אחד אחר לא היה פיראט בסירה.
    [one] לאף אחד אחר לא היה יותר מפיראט אחד בסירה.
    [two] לאף אחד אחר לא היו יותר משני פיראטים בסירה.
   *[other] לאף אחד אחר לא היו יותר מ־{ $count } פיראטים בסירה.
}
end-cards = { $count ->
    [one] { $name }: קלף אחד מחזרה אחורה.
    [two] { $name }: שני קלפים מחזרה אחורה.
   *[other] { $name }: { $count } קלפים מחזרה אחורה.
}
end-cards-you = { $count ->
    [one] חזרתם אחורה ולקחתם קלף אחד.
    [two] חזרתם אחורה ולקחתם שני קלפים.
   *[other] חזרתם אחורה ולקחתם { $count } קלפים.
}

## What to do next

end-next-level = היריב הבא: { level }
end-easier-level = יריב קל יותר: { level }
end-look-back = צפייה חוזרת
end-again = עוד משחק
