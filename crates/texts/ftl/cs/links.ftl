### Links that show the board: what programs say about a link.

link-title = { $places } – Cartagena, { $form }
link-title-empty = Cartagena, { $form }
link-free = { $count ->
    [0] Všechna místa jsou obsazená, hra za chvíli začne.
    [one] { $count } volné místo.
    [few] { $count } volná místa.
    [many] { $count } volného místa.
   *[other] { $count } volných míst.
}
link-playing = Hra běží, na tahu: { $name }.
link-over = Hra skončila.
link-won = Vítěz: { $name }.
link-drawn = Hra skončila remízou.
link-about = Piráti prchají z pevnosti Cartagena: desková hra v prohlížeči, bez účtu.
