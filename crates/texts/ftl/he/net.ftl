### Online tables at the terminal.

opt-online = הצטרפות לשולחן מקוון: הקישור אליו, למשל { $form }
reason-link = צריך להיות קישור לשולחן מקוון, למשל { $form }
net-connected = יש חיבור.
net-unreachable = אי אפשר להגיע אל השרת: { $reason }
net-refused = השרת מסרב להתחבר ({ $reason })
net-identity = אי אפשר לקרוא או לשמור את מה שמזהה אתכם מול השרת: { $reason }
net-outdated = השרת חדש יותר מהתוכנה הזאת. נא לעדכן אותה.
net-nonsense = השרת שלח משהו לא מובן; מבקשים שוב.
net-chat = { $name }: { $form }
net-may-start = כולם כאן? ״{ $form }״ מתחיל את המשחק.
net-not-begun = המשחק עוד לא התחיל.
net-no-advice = כשמשחקים עם אנשים, הקפטן שותק.
net-free-seat = פנוי
net-keys = הקלידו מהלך, { $form } לעזרה, { $key } ואחריו מילים כדי לדבר, { $input } ליציאה.
opt-token = הקובץ עם האסימון של התוכנה; בלעדיו הוא נמצא במשתנה { $form }
opt-bot-ms = אלפיות השנייה לתור של התוכנה
arg-program = התוכנה והארגומנטים שלה
net-token-missing = צריך אסימון: ציינו את הקובץ שלו עם { $key }, או קבעו את { $form }
net-token-unread = אי אפשר לקרוא את האסימון שבקובץ { $file }: { $reason }
net-token-bad = אין אסימון ב־{ $file }: הוא בן 64 ספרות הקסדצימליות
net-token-unknown = השרת אינו מכיר את האסימון הזה: הוא בוטל, או הוחלף בחדש
net-bot-waits = עדיין אין חיבור, והבוט ממשיך לנסות. ({ $reason })
net-bot-fault = התוכנה לא ממשיכה לשחק: { $reason }. המקום ממתין; הפעילו את הפקודה שוב כדי להמשיך
