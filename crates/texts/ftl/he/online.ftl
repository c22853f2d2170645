### Playing with people elsewhere, through a server.

## The line to the server

online-reaching = רגע, מתחברים.
online-absent = כרגע אי אפשר להתחבר מכאן לאף אחד.
online-absent-about = או שאין רשת, או שלדף הזה אין שרת למשחק משותף. כל השאר עובד כרגיל: בוטים, חברים על אותו מכשיר, שיעורים, צפייה חוזרת.
online-try-again = לנסות שוב
online-outdated = השרת חדש יותר מהדף הזה. טענו את הדף מחדש; שום משחק לא יאבד.
online-back-soon = החיבור התנתק. מיד חוזרים.
online-here-again = החיבור חזר.
online-unsaid = אין כרגע חיבור, ולכן זה לא נשלח. נסו שוב כשהחיבור יחזור.
online-store-away = השרת לא יכול לשמור כרגע. המשחק שלכם בטוח; הוא ימשיך ברגע שהשרת יוכל לשמור שוב.
online-store-back = השרת שוב שומר. המשחק ממשיך.

## The lobby

online-next = לשולחן הבא שבו התור שלכם
online-turn-with = תורכם: { $name }
online-turn-more = { $count ->
    [one] עוד שולחן אחד מחכה לכם
    [two] עוד שני שולחנות מחכים לכם
   *[other] עוד { $count } שולחנות מחכים לכם
}
online-mine = השולחנות שלכם
online-tables = שולחנות פתוחים
online-none-open = אין כרגע שולחנות פתוחים. אפשר לפתוח אחד!
online-join = להצטרף
online-look = לצפות
online-playing = המשחק בעיצומו.
online-over = המשחק נגמר.
online-free = { $count ->
    [0] אין מקום פנוי
    [one] מקום פנוי אחד
    [two] שני מקומות פנויים
   *[other] { $count } מקומות פנויים
}
online-elsewhere = במכשיר אחר
online-elsewhere-about = אפשר להמשיך לשחק בשולחנות שלכם בטלפון או במחשב אחר: קישור אישי הופך גם את המכשיר ההוא לשלכם.
online-pass = ליצור קישור אישי
online-pass-link = הקישור האישי שלכם
online-pass-about = { $count ->
    [one] הוא תקף לפעם אחת, למשך דקה אחת. אל תעבירו אותו לאף אחד: מי שיפתח אותו ישחק בשמכם.
    [two] הוא תקף לפעם אחת, למשך שתי דקות. אל תעבירו אותו לאף אחד: מי שיפתח אותו ישחק בשמכם.
   *[other] הוא תקף לפעם אחת, למשך { $count } דקות. אל תעבירו אותו לאף אחד: מי שיפתח אותו ישחק בשמכם.
}
online-come-ask = להמשיך כאן בשם מי שיצר את הקישור הזה?
online-come-about = מעכשיו המכשיר הזה ישחק בשם אותו אדם. שולחנות שהצטרפתם אליהם כאן עד עכשיו יבואו איתכם.
online-come = להמשיך

## Your turn, while the page is hidden

settings-away = כשאתם במקום אחר
settings-notify = להודיע כשמגיע תורי
settings-notify-about = כל עוד הדף הזה פתוח ברקע. בהודעה כתוב מול מי משחקים, אף פעם לא קלפים. הדפדפן ישאל פעם אחת.
settings-notify-refused = הדפדפן לא מרשה הודעות מהדף הזה. אפשר לשנות את זה בהגדרות שלו.

## A new table

guest-friend = חבר עם הקישור
guest-anyone = כל אחד
online-private-about = רק מי שקיבל את הקישור יכול לשבת.
online-open-about = השולחן מופיע ברשימה, וכל אחד יכול לשבת במקומות הפתוחים.
online-time = זמן מחשבה
pace-none = אין הגבלת זמן.
pace-turn = { $form } לתור.
pace-reserve = { $form } לתור, ועוד רזרבה של { $input } לכל המשחק.
at-zero-bot = כשהזמן נגמר, בוט משחק את התור.
at-zero-out = כשהזמן נגמר, השחקן יוצא מהמשחק.
online-at-once = להתחיל אוטומטית ברגע שכולם כאן
online-no-boat = אין דרך חזרה מהסירה

## Time

clock-hours = { $count ->
    [one] שעה אחת
    [two] שעתיים
   *[other] { $count } שעות
}
clock-days = { $count ->
    [one] יום אחד
    [two] יומיים
   *[other] { $count } ימים
}
clock-left = נשאר: { $form }.
online-clock-warning = { $count ->
    [one] נשארה רק שנייה אחת!
    [two] נשארו רק שתי שניות!
   *[other] נשארו רק { $count } שניות!
}

## Before the game

online-invite = קישור לחברים
online-scan = קוד לסריקה
online-scan-about = אותו קישור כקוד שאפשר לסרוק במצלמה
online-sit = לשבת כאן
online-sit-where = לשבת כאן: { $name }
online-sit-as = לשבת בשם { $name }
online-stand = לקום מהשולחן
online-look-on = אתם צופים. כדי לשחק, שבו במקום פנוי.
online-start-bots = { $count ->
    [one] מקום אחד עדיין פנוי. אם תתחילו עכשיו, יישב בו בוט.
    [two] שני מקומות עדיין פנויים. אם תתחילו עכשיו, יישבו בהם בוטים.
   *[other] { $count } מקומות עדיין פנויים. אם תתחילו עכשיו, יישבו בהם בוטים.
}
online-full = כולם כאן.
online-wait-host = כולם כאן. מי שפתח את השולחן מתחיל את המשחק.
online-may-start = עכשיו אפשר להתחיל את המשחק.
online-closed = השולחן נסגר.
online-dealing = מערבבים את הקלפים.
seat-here = ליד השולחן
seat-away = לא כאן כרגע
seat-moved-on = מחכה בשולחן החדש
seat-out = מחוץ למשחק
seat-stand-in = לא כאן, בוט משחק
seat-bot = בוט
seat-free-friend = פנוי לחבר עם הקישור
seat-kept = שמור לשחקן הזה
seat-free-anyone = פנוי לכל אחד

## What happens at the table

online-sits = { $name } ליד השולחן.
online-stands = { $name } כבר לא ליד השולחן.
online-gone = { $name } לא כאן כרגע.
online-back = { $name } שוב כאן.
online-stand-in = בוט משחק בינתיים במקום { $name }.
online-out = { $name } מחוץ למשחק.
online-begins = המשחק מתחיל.
online-draw = אני בעד תיקו
online-draw-offered = { $name } בעד תיקו.
online-draw-withdrawn = { $name } כבר לא בעד תיקו.
online-drawn-agreed = כולם מסכימים: תיקו.
online-won-alone = לא נשאר אף אחד אחר. הניצחון של { $name }.
online-resign = להיכנע
online-resign-sure = באמת להיכנע?
online-rematch = עוד משחק
online-rematch-offer = { $name } רוצה עוד משחק.
online-rematch-waits = השולחן למשחק נוסף פתוח.
care-bot = שבוט ישחק
care-wait = לחכות
care-out = להוציא מהמשחק
care-about = הבוט משחק רק עד שהשחקן חוזר. מוציאים מהמשחק רק אם כל האחרים מסכימים.

## Talking

online-people = ליד השולחן
online-people-unread = { $count ->
    [one] ליד השולחן, הודעה חדשה אחת
    [two] ליד השולחן, שתי הודעות חדשות
   *[other] ליד השולחן, { $count } הודעות חדשות
}
online-watching = { $count ->
    [one] צופה אחד
    [two] שני צופים
   *[other] { $count } צופים
}
online-onlooker = מישהו מהצופים
online-mute = להשתיק
online-mute-who = להשתיק: { $name }
online-chat = צ'אט
online-chat-none = עוד לא נאמר כאן דבר.
online-say = להגיד משהו
online-send = לשלוח
online-chat-too-long = ההודעה ארוכה מדי. קצרו אותה, עד { $count } תווים.
online-said = { $name }: { $input }

## A fair deal

deal-title = אפשר לבדוק את החלוקה
deal-about = לפני שמישהו מתיישב, השרת מתחייב למספר סודי ומראה את טביעת האצבע שלו. הדפדפן של כל שחקן מוסיף מספר משלו, ועד לחלוקה מראה רק את טביעת האצבע שלו. כל המספרים יחד קובעים את הקלפים.
deal-limits = אחרי המשחק הסוד נחשף, והדף הזה משווה אותו, גם בלי רשת, למה שרשם לפני החלוקה. הוא לא יכול להראות אם השרת גילה למישהו קלפים של אחר; ואם מספר הובטח ולא הגיע, השרת יכול היה לבחור בין שתי חלוקות.
deal-commitment = טביעת האצבע של השרת
deal-promise = טביעת האצבע של { $name }
deal-check = לבדוק את החלוקה
deal-checking = החלוקה נבדקת.
deal-consistent = הרישום מתאים לעצמו: הקלפים נובעים מהסוד של השרת ומהמספרים של השחקנים. זה לבדו לא מוכיח שאיש לא יכול היה לבחור אותם.
deal-proved = הוכח לפי מה שהדפדפן הזה רשם לפני הקלף הראשון: איש לא יכול היה לבחור את הקלפים.
deal-shared = שחקנים שהוסיפו מספר: { $name }.
deal-shared-nobody = אף שחקן לא הוסיף מספר, ולכן השרת יכול היה לחפש חלוקה שנוחה לו.
deal-missing = הבטיחו מספר שלא הגיע: { $name }. לכן השרת יכול היה לבחור בין החלוקה איתו לחלוקה בלעדיו.
deal-witnessed-all = הדפדפן הזה רשם את טביעות האצבע של השרת ושל כל השחקנים לפני שנחשף מספר כלשהו, ואותן טביעות מופיעות ברישום המשחק.
deal-witnessed = הדפדפן הזה ראה את טביעת האצבע של השרת לפני הקלף הראשון, והיא לא השתנתה. את טביעות האצבע של כל השחקנים הוא לא ראה בזמן, ולכן אינו יכול לערוב להן.
deal-unwitnessed = הדפדפן הזה לא היה כאן לפני הקלף הראשון, ולכן הוא לא יודע אם טביעת האצבע של השרת הייתה אז זהה.
deal-unproved = ברישום של המשחק הזה אין הוכחה לחלוקה.
deal-changed = משהו לא בסדר: טביעת האצבע של השרת אינה זו שהוצגה לפני המשחק.
deal-promise-changed = משהו לא בסדר: טביעת האצבע של { $name } אינה זו שהדפדפן הזה רשם לפני שנחשף מספר כלשהו.
deal-share-broken = משהו לא בסדר: המספר של { $name } אינו זה שהובטח.
deal-left-out = המספר של הדפדפן שלכם לא נכלל בחלוקה; אולי הוא איחר.
deal-broken = משהו לא בסדר: הרישום של המשחק הזה אינו מתאים לחלוקה.
deal-signed = השמות, המהלכים והתוצאה הם אלה שהשרת חתם עליהם בסוף המשחק; הדפדפן הזה שומר את החתימה.
deal-signature-valid = הדפדפן הזה בדק את החתימה: היא נעשתה במפתח של השרת והיא של המשחק הזה.
deal-signature-wrong = משהו לא בסדר: החתימה לא מתאימה למפתח של השרת ולמשחק הזה.
deal-signature-unchecked = בדפדפן הזה אי אפשר לבדוק את החתימה. היא כתובה בקבלה, והפקודה שלמטה בודקת אותה.
deal-end-changed = משהו לא בסדר: המשחק השתנה אחרי שסופו נחתם.
deal-key-changed = משהו לא בסדר: השרת חותם במפתח אחר מזה שהדפדפן הזה רשם.
deal-save-record = שמירת הרישום
deal-save-receipt = שמירת הקבלה
deal-receipt = בקבלה כתוב מה שהדפדפן הזה רשם במהלך המשחק. בעזרתה כל אחד יכול לבדוק את הרישום אחר כך, גם בלי הדף הזה: { $form }

## Looking back together at a game that is over

together-title = צפייה חוזרת ביחד
together-begin = לצפות שוב ביחד
together-none = אף אחד לא מוביל. מי שמוביל קובע מה כולם רואים.
together-mine = אתם מובילים: האחרים רואים מה שאתם רואים.
together-follows = { $name } בהובלה, ואתם עוקבים.
together-other = { $name } בהובלה.
together-lead = להוביל
together-take = לקחת את ההובלה
together-stop = להפסיק להוביל
together-follow = לעקוב
together-alone = להמשיך לבד
together-waits = { $name } בצפייה חוזרת במשחק, יחד עם כולם.
together-join = להצטרף

## What the server refuses

denied-no-table = אין שולחן כזה. אולי הוא נסגר, או שחסר משהו בקישור.
denied-bad-table = אי אפשר לפתוח שולחן כזה. שנו משהו ונסו שוב.
denied-bad-text = את זה אי אפשר להציג: זה ריק או ארוך מדי, יש בו רק תווים בלתי נראים, או שיש יותר מדי סימנים על אות אחת.
denied-bad-promise = השולחן והדפדפן הזה לא מסכימים על החלוקה. קומו ושבו שוב.
denied-taken = המקום תפוס.
denied-begun = מאוחר מדי: המשחק כבר התחיל.
denied-not-yet = מוקדם מדי.
denied-not-host = רק מי שפתח את השולחן יכול לעשות זאת.
denied-not-seated = רק מי שיושב ליד השולחן יכול לעשות זאת.
denied-not-missing = השחקן כאן, או שהוא נעדר פחות מדקה.
denied-rated = בשולחן מדורג צריך לשבת אדם בכל מקום, ואף בוט לא משחק במקום מישהו.
denied-program = תוכנות יכולות רק לשבת, לשחק ולעזוב.
denied-too-often = לא כל כך מהר. חכו רגע.
denied-too-many = יותר מדי שולחנות פתוחים. סיימו קודם אחד משלכם.
denied-enough = זה כבר נעשה מספיק פעמים בשולחן הזה. המשחק נמשך כרגיל.
denied-not-kept = השרת לא מצליח לשמור כרגע, ולכן דבר לא השתנה. נסו שוב בעוד רגע.
denied-unknown = השרת לא יודע כרגע אם זה נשמר. הסתכלו קודם על השולחן ואז נסו שוב; שום דבר לא יקרה פעמיים.
denied-parked = משהו השתבש בשולחן הזה בשרת, ולכן הוא עומד. מה שנשמר לא אבד; ספרו על כך למי שמפעיל את השרת.
denied-bad-pass = הקישור האישי הזה כבר נוצל או ישן מדי. צרו חדש.
denied-message = הדף והשרת יצאו מסנכרון. טענו את הדף מחדש; שום משחק לא יאבד.
