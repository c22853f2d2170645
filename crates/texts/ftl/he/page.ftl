### The frame of the page, its front door and its settings.

nav-label = דפים
skip-to-content = לתוכן
nav-play = משחק חדש
nav-learn = לומדים
nav-puzzles = חידות
nav-rules = כללים
nav-games = המשחקים שלי
nav-study = צפייה חוזרת
nav-settings = הגדרות

## The front door

home-lead = שישה פיראטים, מנהרה חשוכה אחת וסירה שמפליגה עם מי שעלה אליה ראשון.
home-play = יאללה, משחקים
home-play-about = טורטוגה לשניים. היריב: { level }. בערך עשר דקות.
home-learn = פעם ראשונה כאן? לומדים ב־3 דקות
home-daily = החלוקה היומית

## Settings

settings-language = שפה
settings-sound = צלילים

## The frame

menu = תפריט
close = סגירה
update-ready = גרסה חדשה של המשחק מוכנה.
update-now = לטעון מחדש

## When something is wrong with the device

trouble-not-kept = אי אפשר לשמור את המשחק במכשיר הזה. אפשר להמשיך לשחק, אבל הוא ייעלם כשהדף ייסגר. אולי נגמר המקום.
trouble-bad-game = אי אפשר לקרוא אחד מהמשחקים השמורים. הוא נשאר כפי שהוא.
trouble-no-net = הבוטים עוד לא יכולים לשחק: לא ניתן היה להוריד את הנתונים שלהם. התחברו לרשת וטענו את הדף מחדש.
trouble-message = הדף והמשחק יצאו מסנכרון. טענו את הדף מחדש; שום משחק לא יאבד.
trouble-table = אי אפשר להתחיל משחק כזה. דבר לא אבד: שנו משהו ונסו שוב.
trouble-text = הטקסט הזה הוא לא רישום של משחק וגם לא מצב של משחק.

## A page that has to be fetched first

page-awaited = רק רגע…
page-missing = הדף הזה לא נטען
page-missing-why = התחברו לרשת ונסו שוב. אם זה לא עוזר, טענו את הדף מחדש; שום משחק לא יאבד.
try-again = לנסות שוב

## The front door: a game that waits

home-continue = ממשיכים במשחק

## Settings: you and your device

settings-name = השם שלכם

## The ways to other people; their pages are fetched later

home-friends = לשחק עם חברים
nav-online = עם חברים
online-open = לפתוח שולחן
online-table = שולחן עם אחרים
