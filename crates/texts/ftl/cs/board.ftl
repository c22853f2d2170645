## The board

board-label = Tunel z pevnosti k šalupě
board-segment = { $number }. díl plánu
space-name = Políčko { $place }, { symbol }
place-with = { $first }; { $last }
place-nobody = nikdo
crew-count = { $name }: { $count }

## Cards

hand-own = Vaše karty
hand-of = Karty: { $name }
stack-name = { symbol }: { $count }
row-label = Řada, první karta se bere jako první: { $cards }
discard-none = Zatím nebyla zahrána žádná karta.
seat-about = { $name }. { boat-count }. { $cards }

## What can be pressed

table-menu = Nabídka
table-home = Na úvod
table-close = Zavřít
table-undo = Vrátit
table-hint = Rada
table-again = Ukázat poslední tahy znovu
table-go-on = Dál
table-end-turn = Konec kola
table-skip-turn = Vynechat kolo
table-stuck = Žádný tah: konec kola
table-your-turn = Jste na řadě
table-which = Který tah?

## Passing the device

pass-title = Předejte zařízení, hraje { $name }
pass-about = Stiskněte tlačítko, až se nebude dívat nikdo jiný.
pass-ready = Ukázat moje karty

## Looking back, and the end

moment-shown = { $number ->
    [0] Díváte se na začátek hry (tah 0 z { $total }).
   *[other] Díváte se na tah { $number } z { $total }.
}
moment-now = Zpátky do hry
end-look-back = Ohlédnout se
end-again = Hrát znovu
game-missing = Tato hra v tomto zařízení není.
