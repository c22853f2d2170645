### The page about being told while one is elsewhere: notifications, chats, holidays.

away-title = כשאתם במקום אחר
away-about = כשאף דף עם השולחן לא פתוח מולכם, אפשר להודיע לכם שהגיע תורכם. בהודעות כתוב איזה משחק ומי משחק, אף פעם לא קלפים.
away-link = הודעות וחופשה

## On this device

away-here = במכשיר הזה
away-here-about = ההודעות מגיעות גם כשהדף סגור. הדפדפן ישאל פעם אחת.
away-here-on = להפעיל הודעות כאן
away-here-off = לכבות הודעות כאן
away-here-is-on = ההודעות פועלות במכשיר הזה.
away-here-cannot = הדפדפן הזה לא יכול להודיע כשהדף סגור. באייפון או באייפד הוסיפו קודם את הדף למסך הבית.
away-here-failed = אי אפשר כרגע להגיע לשירות ההודעות של הדפדפן. נסו שוב מאוחר יותר.
away-kinds = על מה להודיע
away-kind-turn = הגיע תורי
away-kind-reminder = הזמן שלי עומד להיגמר
away-kind-reminder-about = במשחקים של שעות או ימים: כשנשאר רבע מזמן התור, אבל לא יותר משתים־עשרה שעות לפני הסוף.
away-kind-over = משחק נגמר

## By e-mail

away-mail = בדוא״ל
away-mail-about = במשחקים בלי שעון, או עם חצי שעה ויותר לתור, אפשר להודיע לכם בדוא״ל. הכתובת לא משמשת לשום דבר אחר, ובכל הודעה יש קישור שמפסיק אותן.
away-mail-address = כתובת הדוא״ל שלכם
away-mail-set = לשלוח לשם
away-mail-waiting = הודעה נשלחה אל { $form }. פתחו תוך יום את הקישור שבה כדי לאשר את הכתובת.
away-mail-is = הודעות נשלחות אל { $form }.
away-mail-remove = למחוק את הכתובת
away-mail-bad = זאת לא כתובת דוא״ל שאפשר להשתמש בה כאן.
away-mail-often = כבר נשלחה לשם הודעה, או שביקשו יותר מדי. נסו שוב מחר.

## Holidays

away-holiday = חופשה
away-holiday-about = בזמן חופשה השעון שלכם עומד בכל המשחקים שיש בהם שעה או יותר לתור. מותר לשחק בכל זאת, והאחרים רואים שאתם בחופשה.
away-holiday-left = { $count ->
    [one] נשאר לכם יום אחד מתוך { $total }; הימים נספרים לשנה.
    [two] נשארו לכם יומיים מתוך { $total }; הימים נספרים לשנה.
   *[other] נשארו לכם { $count } ימים מתוך { $total }; הימים נספרים לשנה.
}
away-holiday-days = ימים
away-holiday-begin = להתחיל חופשה
away-holiday-until = אתם בחופשה עד { $form }.
away-holiday-end = לסיים את החופשה
away-holiday-too-long = לא נשארו לכם כל כך הרבה ימים.
seat-holiday = בחופשה עד { $form }

## One table

away-table = השולחן הזה
away-table-tell = להודיע לי על השולחן הזה
away-chat = צ׳אט
away-chat-about = השרת יכול לכתוב בצ׳אט כשמגיע תור של מישהו שלא מסתכל. צרו בתוכנת הצ׳אט כתובת לקבלת הודעות והזינו אותה כאן.
away-chat-is = ההודעות נשלחות אל { $form }.
away-chat-address = כתובת לקבלת הודעות
away-chat-set = לכתוב לשם
away-chat-remove = להפסיק לכתוב לשם
away-chat-bad = הכתובת לא מתאימה: היא צריכה להיות כתובת מאובטחת באינטרנט הפתוח.
away-chat-key = מפתח החתימות
away-chat-key-about = הוא מוצג רק עכשיו. בעזרתו מי שמקבל את ההודעות יכול לבדוק שהן הגיעו מכאן.
away-back = חזרה לשולחן
