### What people are told while they are elsewhere, by pushes, e-mails and in chats. It names the table
### and the players, never a card.

## To a player

notice-turn = תורכם מול { $name } ({ $form }).
notice-reminder = נשארו רק { $input } לתור שלכם מול { $name } ({ $form }).
notice-minutes = { $count ->
    [one] דקה אחת
    [two] שתי דקות
   *[other] { $count } דקות
}
notice-won = ניצחתם במשחק מול { $name } ({ $form }).
notice-lost = המשחק מול { $name } ({ $form }) נגמר. הניצחון של { $input }.
notice-drawn = המשחק מול { $name } ({ $form }) נגמר בתיקו.

## In a chat

chat-turn = { $first }, תורכם מול { $name } ({ $form }).
chat-reminder = { $first }, נשארו רק { $input } לתור שלכם מול { $name } ({ $form }).
chat-won = { $name } ({ $form }): הניצחון של { $input }.
chat-drawn = { $name } ({ $form }): תיקו.

## In e-mails

mail-open = לשולחן:
mail-why = קיבלתם את ההודעה הזאת כי רשמתם את הכתובת שלכם ב־{ $form }.
mail-settings = על מה להודיע לכם:
mail-stop = להפסיק לקבל הודעות:
mail-question-subject = זאת הכתובת שלכם?
mail-question = מישהו שמשחק ב־{ $form } רוצה לקבל הודעות לכתובת הזאת כשמגיע תורו. אם זה אתם, פתחו את הדף הזה תוך 24 שעות ולחצו על הכפתור:
mail-question-no = אם זה לא אתם, אין צורך לעשות דבר: לא יבואו הודעות נוספות. בדף הזה אפשר למחוק את הכתובת מיד:

## Behind the links of e-mails

mail-confirm-about = לשלוח הודעות על המשחקים שלכם אל { $form }?
mail-confirm-yes = כן, לשלוח לשם
mail-confirmed = זהו: כשיגיע תורכם ואתם לא מסתכלים, תישלח הודעה אל { $form }.
mail-stop-about = להפסיק לשלוח הודעות אל { $form }? הכתובת תימחק.
mail-stop-yes = להפסיק לשלוח
mail-stopped = הכתובת נמחקה. לא יבואו עוד הודעות.
mail-link-old = בקישור הזה כבר השתמשו, או שהוא ישן מדי.
mail-to-game = למשחק
