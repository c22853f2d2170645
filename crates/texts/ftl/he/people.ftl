### אנשים בשרת: להכיר זרים, חברים, ומה ששומר על אווירה טובה.

## מישהו לשחק איתו, עכשיו

pair-title = לשחק עם מישהו עכשיו
pair-about = נגיעה אחת: מי שירצה את אותו המשחק יישב מולכם. דקה לכל תור.
pair-with = { $name }: למצוא יריב עכשיו
pair-waiting = מחפשים יריב ל{ $name } …
pair-stop = להפסיק לחפש
pair-bot = עוד לא הגיע אף אחד. אפשר לשחק נגד בוט, או להמשיך לחכות.
pair-play-bot = לשחק נגד בוט
pair-found = מצאנו יריב. המשחק שלכם מתחיל.
lobby-running = משחקים לצפייה

## Other people at the table

person-more = עוד
person-more-who = עוד: { $name }
person-follow = לעקוב
person-followed = מעכשיו אתם עוקבים אחרי { $name }. ברשימת השולחנות רואים מי נמצא כאן.
person-block = לחסום
person-block-about = לא תראו מה שהם כותבים, הם לא יוכלו להזמין אתכם, ולא תישבו באותו שולחן. הם לא יקבלו על כך הודעה.
person-blocked = חסמתם את { $name }.
person-report = לדווח
person-report-why = מה לא בסדר? אפשר להשאיר ריק.
person-report-send = לשלוח דיווח
person-reported = תודה. מי שמפעיל את השרת יבדוק את זה.

## Whom one follows and blocks

people-title = אנשים שאתם עוקבים אחריהם
people-online = נמצא כאן
people-offline = לא כאן
people-playing = משחק עכשיו
people-waiting = מחכה בשולחן
people-unfollow = להפסיק לעקוב
people-unfollow-who = להפסיק לעקוב אחרי { $name }
people-blocked = אנשים שחסמתם
people-unblock = לבטל חסימה
people-unblock-who = לבטל חסימה: { $name }
people-nameless = מישהו בלי שם
people-invite-title = להזמין מישהו שאתם עוקבים אחריו
people-invite = להזמין
people-invite-who = להזמין את { $name }
people-invite-sent = ההזמנה בדרך.
people-invited = { $name } בהזמנה לשולחן: { $input }.
people-invited-go = לשולחן

## From the people who run the server

announce-maintenance = השרת ייעצר לתחזוקה: { $form }. המשחקים נשמרים ויימשכו אחר כך.
denied-muted = אין לכם כרגע אפשרות לכתוב בצ'אט. כך החליטו מפעילי השרת.
denied-banned = אין לכם כרגע אפשרות לשחק בשרת הזה. כך החליטו מפעיליו.
denied-banned-about = כל מה שלא צריך שרת עובד כרגיל: בוטים, חברים באותו מכשיר, שיעורים וניתוחים.
denied-uninvited = לשרת הזה מצטרפים רק בהזמנה.
denied-no-origin = השרת הזה עוד לא יודע מה הכתובת שלו, ולכן אי אפשר לשחק כאן ברשת.
denied-no-origin-about = אם אתם מפעילים אותו, הפעילו אותו עם { "\u2066" }{ $form }{ "\u2069" }.
denied-closed = מפעילי השרת סגרו את השולחן.
denied-too-many-kept = הגעתם למספר המרבי.
invited-code = קוד הזמנה
invited-go = להיכנס
invited-wrong = הקוד הזה לא עובד: הוא נוצל, פג תוקפו, או שיש בו טעות הקלדה.
invited-known = כבר שיחקתם כאן? התחברו עם קוד השחזור.
invite-title = להזמין מישהו לשרת הזה
invite-about = כאן אנשים חדשים צריכים קוד. כל קוד עובד פעם אחת, במשך שבועיים.
invite-make = ליצור קוד הזמנה
invite-enough = יצרתם כבר כמה קודים שאפשר. חכו שאחד ינוצל או יפוג.

## What is kept

privacy-title = מה נשמר
privacy-link = מה נשמר עליכם
privacy-device = במכשיר הזה
privacy-device-about = משחקים נגד בוטים ובמכשיר אחד, שיעורים והגדרות נשארים בדפדפן הזה. אף אחד אחר לא מקבל אותם.
privacy-server = בשרת
privacy-no-server = לדף הזה אין שרת, ולכן שום דבר לא נשמר במקום אחר.
privacy-never = כדי לשחק לא צריך דוא״ל ולא סיסמה. כתובת הרשת שלכם משמשת רק בזמן החיבור, כדי לעצור הצפות, ואינה נשמרת.
privacy-people = השם שלכם, ומתי הגעתם לראשונה.
privacy-devices = לכל מכשיר שבו אתם מחוברים: סוג הדפדפן והמערכת, ומתי היה כאן לאחרונה. הסוד שלו נשמר רק כטביעת אצבע.
privacy-ways-back = קישורים אישיים וקודי שחזור, רק כטביעות אצבע.
privacy-passkeys = מפתחות גישה: המפתח הציבורי, השם, ומתי השתמשתם בכל אחד לאחרונה. החלק הסודי נשאר אצלכם.
privacy-programs = הבוטים שלכם: השמות שלהם ומתי נוצר האסימון. האסימון עצמו רק כטביעת אצבע.
privacy-merges = שאדם אחד הפך לאחר, כשהתחברתם במכשיר שבו שיחקתם כאורחים.
privacy-games = משחקים: מי ישב איפה ובאיזה שם, כל מהלך והזמן שלו, ומה נאמר בצ'אט. כל מי שיש לו קישור יכול לראות משחקים שנגמרו.
privacy-ratings = הדירוג שלכם אחרי כל משחק מדורג. כל אחד יכול לראות דירוגים.
privacy-daily = התוצאה הראשונה שלכם בכל חלוקה יומית, אם שלחתם אותה.
privacy-notices = איפה לומר לכם שהגיע תורכם, מה כיביתם, ועל אילו תורות כבר נאמר לכם.
privacy-mail = כתובת הדוא״ל שלכם, רק אם מסרתם אותה.
privacy-holidays = החופשות שבהן המשחקים האיטיים שלכם עומדים במקום.
privacy-follows = אחרי מי אתם עוקבים. הם לא יודעים על כך.
privacy-blocks = את מי חסמתם. הם לא יודעים על כך.
privacy-reports = דיווחים: מי דיווח על מי, עם שורות הצ'אט שמסביב. רק מפעילי השרת רואים אותם.
privacy-sanctions = אם מפעילי השרת מנעו מכם לכתוב או לשחק, ועד מתי.
privacy-invitations = קודי הזמנה שיצרתם, רק כטביעות אצבע.
privacy-deletions = שמישהו נמחק, או קיבל שם אחר ממפעילי השרת: מספר ומועד. השם והצ'אט של מי שנמחק מוסרים מכל המשחקים.
privacy-admin-log = מה עשו מפעילי השרת, לפי מספרים ובלי שמות.
privacy-days = לכמה זמן
privacy-days-games = { $count ->
    [one] משחקים שנגמרו נמחקים אחרי יום. התוצאות והדירוגים נשארים.
    [two] משחקים שנגמרו נמחקים אחרי יומיים. התוצאות והדירוגים נשארים.
   *[other] משחקים שנגמרו נמחקים אחרי { $count } ימים. התוצאות והדירוגים נשארים.
}
privacy-days-chat = { $count ->
    [one] הצ'אט של משחקים שנגמרו נמחק אחרי יום.
    [two] הצ'אט של משחקים שנגמרו נמחק אחרי יומיים.
   *[other] הצ'אט של משחקים שנגמרו נמחק אחרי { $count } ימים.
}
privacy-days-idle = { $count ->
    [one] שולחן ששום דבר לא קורה בו יום שלם נסגר.
    [two] שולחן ששום דבר לא קורה בו יומיים נסגר.
   *[other] שולחן ששום דבר לא קורה בו { $count } ימים נסגר.
}
privacy-days-reports = { $count ->
    [one] דיווחים נמחקים יום אחרי שטופלו.
    [two] דיווחים נמחקים יומיים אחרי שטופלו.
   *[other] דיווחים נמחקים { $count } ימים אחרי שטופלו.
}
privacy-days-log = { $count ->
    [one] מה שעשו מפעילי השרת נשמר יום אחד.
    [two] מה שעשו מפעילי השרת נשמר יומיים.
   *[other] מה שעשו מפעילי השרת נשמר { $count } ימים.
}

## The page of the people who run the server

operator-title = למפעילי השרת
operator-reports = דיווחים
operator-no-reports = אין דיווחים פתוחים.
operator-wrong-token = הקישור הזה לא פותח כאן דבר.
operator-reported = דיווח { $form }: { $name }
operator-person = אדם { $form }
operator-done = לסגור את הדיווח
operator-mute = להשתיק לשבוע
operator-unmute = להתיר צ'אט
operator-ban = לחסום כניסה
operator-unban = לאפשר כניסה
operator-rename = שם אחר
operator-close-table = לסגור את השולחן
operator-find = לחפש אנשים לפי שם
operator-announce = להודיע לכולם
operator-minutes = דקות עד לתחזוקה, 0 אם אין
operator-end-announcement = לסיים את ההודעה
operator-log = מה נעשה
operator-carried-out = בוצע.
operator-nothing = לא היה מה לשנות.
