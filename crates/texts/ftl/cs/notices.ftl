### What people are told while they are elsewhere, by pushes, e-mails and in chats. It names the table
### and the players, never a card.

## To a player

notice-turn = Jste na řadě, soupeři: { $name } ({ $form }).
notice-reminder = Na tah zbývá už jen { $input }, soupeři: { $name } ({ $form }).
notice-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minuty
   *[other] { $count } minut
}
notice-won = Vyhráli jste, soupeři: { $name } ({ $form }).
notice-lost = Hra skončila, soupeři: { $name } ({ $form }). Vítěz: { $input }.
notice-drawn = Hra skončila remízou, soupeři: { $name } ({ $form }).

## In a chat

chat-turn = { $first } je na řadě, soupeři: { $name } ({ $form }).
chat-reminder = { $first }: na tah zbývá už jen { $input }, soupeři: { $name } ({ $form }).
chat-won = { $name } ({ $form }): vítěz je { $input }.
chat-drawn = { $name } ({ $form }): remíza.

## In e-mails

mail-open = Ke stolu:
mail-why = Tento e-mail dostáváte, protože jste na { $form } zadali svou adresu.
mail-settings = O čem chcete dostávat zprávy:
mail-stop = Už neposílat e-maily:
mail-question-subject = je to vaše adresa?
mail-question = Někdo, kdo hraje na { $form }, chce na tuto adresu dostávat e-maily, když je na řadě. Jste-li to vy, otevřete do 24 hodin tuto stránku a stiskněte na ní tlačítko:
mail-question-no = Pokud to nejste vy, nemusíte dělat nic: další e-maily nepřijdou. Na této stránce můžete svou adresu hned odstranit:

## Behind the links of e-mails

mail-confirm-about = Mají e-maily o vašich hrách chodit na { $form }?
mail-confirm-yes = Ano, posílejte je tam
mail-confirmed = Hotovo: až budete na řadě a nebudete se dívat na stůl, přijde e-mail na { $form }.
mail-stop-about = Už neposílat e-maily na { $form }? Adresa bude odstraněna.
mail-stop-yes = Už neposílat
mail-stopped = Adresa je odstraněna. Žádné další e-maily nepřijdou.
mail-link-old = Tento odkaz už byl použit, nebo je příliš starý.
mail-to-game = Ke hře
