### The frame of the page, its front door and its settings.

nav-label = Stránky
skip-to-content = K obsahu
nav-play = Nová hra
nav-learn = Naučit se
nav-puzzles = Úlohy
nav-rules = Pravidla
nav-games = Hry
nav-study = Rozbor
nav-settings = Nastavení

## The front door

home-lead = Šest pirátů, jeden temný tunel a šalupa, která odpluje s tím, kdo na ni jako první dostane všechny své piráty.
home-play = Hrát
home-play-about = Tortuga pro dva. Soupeř: { level }. Zabere asi deset minut.
home-learn = Jste tu poprvé? Naučte se to za 3 minuty
home-daily = Karty dne

## Settings

settings-language = Jazyk
settings-sound = Zvuk

## The frame

menu = Nabídka
close = Zavřít
update-ready = Nová verze hry je připravená.
update-now = Načíst znovu

## When something is wrong with the device

trouble-not-kept = Hru nelze na tomto zařízení uložit: pokračuje dál, ale po zavření stránky zmizí. Možná už není místo.
trouble-bad-game = Jednu uloženou hru nelze přečíst. Zůstala tak, jak je.
trouble-no-net = Roboti zatím nemohou hrát: nepodařilo se stáhnout, co potřebují. Připojte se k síti a načtěte stránku znovu.
trouble-message = Stránka a hra si přestaly rozumět. Načtěte stránku znovu; žádná hra se neztratí.
trouble-table = Takhle hra začít nemůže. Nic se neztratilo: něco změňte a zkuste to znovu.
trouble-text = Tento text není ani záznam hry, ani pozice.

## A page that has to be fetched first

page-awaited = Okamžik…
page-missing = Tuto stránku se nepodařilo stáhnout
page-missing-why = Připojte se k síti a zkuste to znovu. Když to nepomůže, načtěte stránku znovu; žádná hra se neztratí.
try-again = Zkusit znovu

## The front door: a game that waits

home-continue = Pokračovat ve hře

## Settings: you and your device

settings-name = Vaše jméno

## The ways to other people; their pages are fetched later

home-friends = Hrát s přáteli
nav-online = S přáteli
online-open = Otevřít stůl
online-table = Stůl s ostatními
