## At the table

error-not-your-turn = 今は{ $name }の手番です。
error-confirm-first = 先に手番を終えるか、移動を取り消してください。
error-game-over = ゲームは終わりました。
error-must-move = 手番を終える前に、少なくとも1回は移動してください。
error-no-pirate = そこに自分の海賊はいません：{ place }。
error-no-card = そのカードは手札にありません：{ symbol }。
error-no-retreat = この海賊は後退できません。後ろに1人か2人いるマスがありません。
error-fort-retreat = 要塞にいる海賊は後退できません。
error-boat-advance = 船に乗った海賊は、もう前進できません。
error-boat-retreat = このゲームでは、船から降りることはできません。
error-wrong-target = その移動の行き先ではありません：{ place-to }。
error-move-unreadable = 移動として読めません：{ $input }

## Taking back

error-undo-card-seen = 新しいカードを見たあとなので、取り消せません。
error-undo-confirmed = 手番が終わったので、取り消せません。
error-undo-game-over = ゲームが終わったので、取り消せません。
error-undo-nothing = 取り消すものがありません。

## Files

error-file-missing = ファイル{ $file }がありません。
error-file-read = ファイル{ $file }を読めません：{ $reason }
error-file-write = ファイル{ $file }に書けません：{ $reason }
error-file-broken = ファイル{ $file }が壊れています。{ $line }行{ $column }桁：{ $reason }

## Input

error-position = 局面として読めません：{ $reason }
error-value = この値は使えません：{ $input }
