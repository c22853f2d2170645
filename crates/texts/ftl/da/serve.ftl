### `cartagena serve`: spillets side, som programmet selv viser frem.
### $form skrives, som det står.

cli-serve = Vis spillet som en side til browsere
more-serve = Viser spillets side, indtil der trykkes { $key }, og skriver dens adresse på standard output. Det, der spilles på siden, også af botterne, kører og gemmes i den browser, der viser den.
opt-listen = Hvor der lyttes: adresse og port, port 0 for en ledig; kan også sættes med { $form }
reason-address = det skal være en adresse og en port, for eksempel { $form }
serve-ready = Spillet er klar her. { $key } stopper det.
serve-no-page = dette program er bygget uden siden; { $form } bygger det med siden og viser den
serve-taken = et andet program lytter allerede på { $input }; vælg en anden port, for eksempel { $form }
serve-failed = spillet kan ikke vises på { $input }: { $reason }
