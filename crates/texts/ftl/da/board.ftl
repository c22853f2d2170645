## The board

board-label = Tunnelen fra fortet til skibet
board-segment = Brætdel { $number }
space-name = Plads { $place }, { symbol }
place-with = { $first }; { $last }
place-nobody = ingen sørøvere
crew-count = { $name }: { $count }

## Cards

hand-own = Din hånd
hand-of = Hånd: { $name }
stack-name = { symbol }: { $count }
row-label = Rækken, det næste kort først: { $cards }
discard-none = Der er ikke spillet nogen kort endnu.
seat-about = { $name }. { boat-count }. { $cards }

## What can be pressed

table-menu = Menu
table-home = Forside
table-close = Luk
table-undo = Fortryd
table-hint = Råd
table-again = Vis de sidste træk igen
table-go-on = Videre
table-end-turn = Slut turen
table-skip-turn = Spring turen over
table-stuck = Ingen mulige træk: slut turen
table-your-turn = Din tur
table-watching = Du ser på
seat-you = Dig
seat-own = { $name } (dig)

## Looking back, and the end

moment-shown = { $number ->
    [0] Du ser på begyndelsen (træk 0 af { $total }).
   *[other] Du ser på træk { $number } af { $total }.
}
moment-now = Tilbage til spillet
game-missing = Dette spil findes ikke på denne enhed.
