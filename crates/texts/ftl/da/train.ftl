## Help

cli-train = Lær et net op ved at lade det spille mod sig selv
more-train = Nettet begynder uden at kunne noget, spiller mod sig selv og lærer af resultaterne. De samme indstillinger giver det samme net hver gang. Nu og da prøves det mod botter, der gennemsøger deres egen tur, og træningen gemmes ved siden af nettet: { $key } stopper den, { $form } går videre med den og når samme mål. Der skrives også en rapport ved siden af nettet.
opt-learnt = Variant: { $form }; dens valgfrie regler læres med
opt-rate = Første og sidste læringsrate
opt-lambda = Hvor meget der stoles på resultater: 0 er kun vurderingen efter næste træk, 1 kun udfaldet
opt-astray = Hvor ofte der spilles på må og få i begyndelsen, fra 0 til 1
opt-marks = Hvor mange prøver
opt-test-deals = Hvor mange uddelinger en prøve har
opt-out = Fil til nettet, for eksempel { $form }; de andre filer lægges ved siden af
opt-resume-training = Fortsæt en træning, der blev stoppet
opt-report = Vis rapporten om en færdig træning igen
opt-curve = Tegn i denne fil, hvordan nettet lærte, { $form }

## Results

train-net = Net
train-score = Point mod søgende botter, hvor { $form } er lige spil
train-error = Fejl i de vurderede chancer
train-mark = point { $form }
train-saved = Nettet er i { $file }, dets rapport i { $form }.
train-stopped = Stoppet; intet er gået tabt. Fortsæt med: { $form }

## In the picture, where only Latin letters can be drawn

curve-score = Point mod botter
curve-error = Fejl i chancerne
curve-said = Forudsagt chance
curve-came = Hvor tit det skete

## What may be wrong

train-unfinished = { $file } rummer en træning, der ikke blev færdig; { $form } fortsætter den. Slet filen for at begynde forfra.
train-net-exists = { $file } er allerede et færdigt net. Vælg en anden fil med { $form }, eller slet den.
school-unknown = det er ikke en træning, der blev stoppet
school-other = den er fra en anden version af programmet ({ $form })
school-damaged = den er beskadiget
report-unknown = det er ikke rapporten om en træning
reason-rate = der skal to størrelser til, over 0 og højst 1, for eksempel { $form }
