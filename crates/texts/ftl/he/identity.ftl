### מפתחות גישה, לקיחת הנתונים ומחיקה.

identity-passkeys = מפתחות גישה
identity-passkeys-about = מפתח גישה נשמר בטלפון, במחשב או במפתח אבטחה. הוא מחבר אתכם בטביעת אצבע, בזיהוי פנים או בקוד, כמה פעמים שתרצו.
identity-passkey-none = עדיין אין לכם מפתח גישה.
identity-passkey-make = ליצור מפתח גישה
identity-passkey-made = מפתח הגישה מוכן.
identity-passkey-failed = לא נוצר מפתח גישה. אפשר לנסות שוב, או לרשום קוד שחזור.
identity-passkey-unnamed = מפתח גישה
identity-passkey-name = שם למפתח החדש
identity-passkey-since = נוצר: { $form }
identity-passkey-used = שימוש אחרון: { $form }
identity-passkey-remove = להסיר
identity-passkey-remove-who = להסיר את מפתח הגישה: { $name }
identity-passkey-removed = מפתח הגישה כבר לא עובד כאן. עכשיו אפשר למחוק אותו גם במכשיר.
identity-passkey-go = להתחבר עם מפתח גישה
identity-passkey-done = ברוכים השבים!
identity-passkey-wrong = מפתח הגישה הזה לא עובד כאן: הוא הוסר, או ששייך לשרת אחר.
identity-passkey-not-used = לא התחברתם: לא נעשה שימוש במפתח גישה.

## לקחת הכול

identity-export = הנתונים שלכם
identity-export-about = כל מה שיש לשרת הזה עליכם, בקובץ אחד: השם, המכשירים והשולחנות, מה שכתבתם בצ׳אט, והרישומים של המשחקים שסיימתם.
identity-export-go = להוריד הכול
identity-export-done = הקובץ בדרך אל ההורדות שלכם.

## להימחק

identity-delete = למחוק הכול
identity-delete-about = השם שלכם וכל מה שכתבתם בצ׳אט ייעלמו מהשרת הזה, גם ממשחקים שנגמרו. משחקים שעוד לא נגמרו ייחשבו לפרישה. אי אפשר לבטל את זה.
identity-delete-start = למחוק אותי
identity-delete-sure = בטוחים? אז הקלידו את המילה: { $form }
identity-delete-word = מחיקה
identity-delete-label = המילה, לאישור
identity-delete-go = למחוק הכול לצמיתות
identity-delete-keep = להשאיר הכול
identity-delete-done = זהו. השרת הזה כבר לא מכיר אתכם.

## לאחרים

identity-chat-removed = ההודעה הזאת הוסרה.
identity-end-reworded = מאז שרשמתם את סוף המשחק, שם או הודעה בו הוסרו או הוחלפו, ולכן הרישום שלו כבר אינו אותו רישום. את הקלפים והמהלכים עדיין אפשר לבדוק.

## Bots of one’s own

identity-bots = הבוטים שלכם
identity-bots-about = תוכנה שלכם יכולה לשחק בשולחנות שיש לכם קישור אליהם, וכולם רואים שזה בוט. היא נכנסת בעזרת אסימון.
identity-bot-none = אין לכם בוטים.
identity-bot-name = שם לבוט
identity-bot-make = ליצור אסימון
identity-bot-yours = האסימון של { $name }
identity-bot-once = העתיקו אותו עכשיו: הוא מוצג רק הפעם. מי שמחזיק בו יכול לתת לתוכנה לשחק בשם הזה. „{ $form }” מסביר איך משתמשים בו.
identity-bot-copy = להעתיק את האסימון
identity-bot-kept = שמרתי אותו
identity-bot-since = האסימון נוצר: { $form }
identity-bot-plays = משחק כרגע
identity-bot-void = בוטל. אפשר ליצור אסימון חדש באותו שם.
identity-bot-revoke = לבטל
identity-bot-revoke-who = לבטל את האסימון של { $name }
identity-bot-revoked = האסימון כבר לא עובד, והבוט מנותק.
identity-bot-many = יש לכם את מספר הבוטים המרבי. השתמשו שוב בשם קיים, או בטלו בוט שמעולם לא שיחק.
identity-bot-bad-name = בחרו לבוט שם קצר יותר. הסימון { $form } נוסף מעצמו.
