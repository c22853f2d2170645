### What people are told while they are elsewhere, by pushes, e-mails and in chats. It names the table
### and the players, never a card.

## To a player

notice-turn = Din tur mod { $name } ({ $form }).
notice-reminder = Kun { $input } tilbage af din tur mod { $name } ({ $form }).
notice-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minutter
}
notice-won = Du vandt spillet mod { $name } ({ $form }).
notice-lost = Spillet mod { $name } ({ $form }) er slut: { $input } vandt.
notice-drawn = Spillet mod { $name } ({ $form }) er slut: det blev uafgjort.

## In a chat

chat-turn = { $first }, det er din tur mod { $name } ({ $form }).
chat-reminder = { $first }, der er kun { $input } tilbage af din tur mod { $name } ({ $form }).
chat-won = { $name } ({ $form }): { $input } vandt.
chat-drawn = { $name } ({ $form }): uafgjort.

## In e-mails

mail-open = Gå til bordet:
mail-why = Du får denne mail, fordi du har skrevet din adresse på { $form }.
mail-settings = Vælg, hvad du får besked om:
mail-stop = Ikke flere mails:
mail-question-subject = er det din adresse?
mail-question = En, der spiller på { $form }, vil gerne have mails til denne adresse, når det er vedkommendes tur. Hvis det er dig, så åbn denne side inden for 24 timer og tryk på knappen:
mail-question-no = Hvis det ikke er dig, behøver du ikke gøre noget: der kommer ikke flere mails. På denne side kan du fjerne din adresse med det samme:

## Behind the links of e-mails

mail-confirm-about = Skal mails om dine spil sendes til { $form }?
mail-confirm-yes = Ja, send dem dertil
mail-confirmed = Så er det klaret: når det er din tur, og du ikke ser på bordet, kommer der en mail til { $form }.
mail-stop-about = Skal der ikke sendes flere mails til { $form }? Adressen bliver fjernet.
mail-stop-yes = Ikke flere mails
mail-stopped = Adressen er fjernet. Der kommer ikke flere mails.
mail-link-old = Dette link er allerede brugt eller for gammelt.
mail-to-game = Til spillet
