### `cartagena serve`: stránka hry, kterou nabízí sám program.
### $form se píše tak, jak je.

cli-serve = Nabídnout hru jako stránku pro prohlížeče
more-serve = Nabízí stránku hry, dokud nestisknete { $key }, a vypíše její adresu na standardní výstup. Vše, co se na stránce hraje, včetně botů, běží a ukládá se v prohlížeči, který ji zobrazuje.
opt-listen = Kde naslouchat: adresa a port, port 0 znamená kterýkoli volný; lze nastavit i pomocí { $form }
reason-address = musí to být adresa a port, například { $form }
serve-ready = Hra je připravena zde. { $key } ji ukončí.
serve-no-page = tento program byl sestaven bez stránky; { $form } ho sestaví i se stránkou a nabídne ji
serve-taken = na adrese { $input } už naslouchá jiný program; zvolte jiný port, například { $form }
serve-failed = hru nelze nabídnout na adrese { $input }: { $reason }
