### החשבון בשרת: קוד לחזור איתו, והמכשירים.

account-title = החשבון שלכם
account-about = אין שום צורך בחשבון כאן. אבל דפדפנים שוכחים: עם קוד שחזור מקבלים בחזרה את השם, את השולחנות ואת המשחקים שנגמרו, בכל מכשיר.
account-link = קוד שחזור ומכשירים
account-link-about = כדי שהמשחקים המקוונים לא יאבדו יחד עם הדפדפן הזה.
account-unknown = עדיין לא שיחקתם באינטרנט בדפדפן הזה.

## קוד השחזור

account-code = קוד שחזור
account-code-none = עדיין אין לכם קוד שחזור. צרו קוד ורשמו אותו: אחרת הכול יאבד ברגע שהדפדפן הזה ישכח אתכם.
account-code-made = יש לכם קוד שחזור, שנוצר ב־{ $form }. אם אינכם מוצאים אותו, צרו קוד חדש; הקודם יפסיק לעבוד.
account-code-make = ליצור קוד שחזור
account-code-again = ליצור קוד חדש
account-code-yours = קוד השחזור שלכם
account-code-once = רשמו אותו ושמרו במקום בטוח. הוא מוצג רק עכשיו, ועובד פעם אחת בלבד. מי שמחזיק בו יכול לשחק בשמכם.
account-code-copy = להעתיק את הקוד
account-code-kept = רשמתי אותו

## המכשירים

account-devices = המכשירים שלכם
account-device-here = המכשיר הזה
account-device-open = בשימוש כרגע
account-device-seen = שימוש אחרון: { $form }
account-device-unnamed = דפדפן
account-sign-out = לנתק שם
account-sign-out-who = לנתק שם: { $name }
account-signed-out = המכשיר ההוא נותק.
account-sign-out-gone = המכשיר ההוא כבר אינו מחובר.

## לחזור

account-back = לחזור
account-back-about = הקלידו את הקוד שרשמתם. אותיות גדולות או קטנות, רווחים ומקפים אינם משנים. שולחנות שהצטרפתם אליהם בדפדפן הזה יבואו איתכם.
account-back-go = להתחבר
account-back-done = ברוכים השבים! הקוד כבר נוצל. צרו קוד חדש ורשמו אותו.
account-back-mistyped = זה לא קוד שלם: משהו חסר או הוקלד לא נכון. בקוד יש שבע קבוצות של ארבעה תווים.
account-back-wrong = הקוד הזה לא עובד: הוא נוצל או הוחלף, או ששייך לשרת אחר.
