## The board

board-label = Tunel z pevnosti k šalupě
board-segment = { $number }. díl plánu
space-name = Políčko { $place }, { symbol }
place-with = { $first }; { $last }
place-nobody = nikdo tu není
crew-count = { $name }: { $count }

## Cards

hand-own = Vaše karty
hand-of = Karty: { $name }
stack-name = { symbol }: { $count }
row-label = Řada, nejbližší karta první: { $cards }
discard-none = Zatím nebyla zahrána žádná karta.
seat-about = { $name }. { boat-count }. { $cards }

## What can be pressed

table-menu = Nabídka
table-home = Na úvod
table-close = Zavřít
table-undo = Vrátit
table-hint = Rada
table-again = Ukázat poslední pohyby znovu
table-go-on = Dál
table-end-turn = Ukončit tah
table-skip-turn = Vynechat tah
table-stuck = Nelze hrát: ukončit tah
table-your-turn = Jste na řadě
table-watching = Jen se díváte
seat-you = Vy
seat-own = { $name } (vy)

## Looking back, and the end

moment-shown = { $number ->
    [0] Díváte se na začátek hry (pohyb 0 z { $total }).
   *[other] Díváte se na pohyb { $number } z { $total }.
}
moment-now = Zpátky do hry
game-missing = Tato hra v tomto zařízení není.
