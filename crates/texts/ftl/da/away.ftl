### The page about being told while one is elsewhere: notifications, chats, holidays.

away-title = Når du er et andet sted
away-about = Når ingen side med bordet er åben foran dig, kan du få besked om, at det er din tur. Beskederne nævner spillet og spillerne, aldrig et kort.
away-link = Beskeder og ferie

## On this device

away-here = På denne enhed
away-here-about = Beskederne kommer, også når siden er lukket. Browseren spørger dig én gang.
away-here-on = Slå beskeder til her
away-here-off = Slå beskeder fra her
away-here-is-on = Beskeder er slået til på denne enhed.
away-here-cannot = Denne browser kan ikke give besked, når siden er lukket. På en iPhone eller iPad skal du først føje siden til hjemmeskærmen.
away-here-failed = Browserens beskedtjeneste kan ikke nås lige nu. Prøv igen senere.
away-kinds = Det får du besked om
away-kind-turn = Det er min tur
away-kind-reminder = Min tid er ved at løbe ud
away-kind-reminder-about = I spil med timer eller dage: når en fjerdedel af turen er tilbage, dog tidligst tolv timer før den slutter.
away-kind-over = Et spil er slut

## By e-mail

away-mail = Med mail
away-mail-about = I spil uden ur eller med en halv time eller mere til en tur kan du få en mail. Adressen bruges ikke til andet, og i hver mail er der et link, der stopper dem.
away-mail-address = Din mailadresse
away-mail-set = Send mails dertil
away-mail-waiting = Der er sendt en mail til { $form }. Åbn linket i den inden for et døgn for at bekræfte adressen.
away-mail-is = Mails sendes til { $form }.
away-mail-remove = Fjern adressen
away-mail-bad = Denne mailadresse kan ikke bruges her.
away-mail-often = Der er allerede sendt en mail dertil, eller der er bedt om for mange. Prøv igen i morgen.

## Holidays

away-holiday = Ferie
away-holiday-about = I ferien står dit ur stille i alle spil med en time eller mere til en tur. Du må gerne spille alligevel, og de andre kan se, at du har ferie.
away-holiday-left = { $count ->
    [one] Du har { $count } af { $total } dage tilbage; dagene tæller et år.
   *[other] Du har { $count } af { $total } dage tilbage; dagene tæller et år.
}
away-holiday-days = Dage
away-holiday-begin = Begynd ferien
away-holiday-until = Du har ferie til { $form }.
away-holiday-end = Slut ferien
away-holiday-too-long = Så mange dage har du ikke tilbage.
seat-holiday = har ferie til { $form }

## One table

away-table = Dette bord
away-table-tell = Giv mig besked om dette bord
away-chat = Chatprogram
away-chat-about = Serveren kan skrive i en chat, når turen er kommet til en, der ikke kigger med. Lad dit chatprogram oprette en adresse, hvor det tager imod beskeder (en indgående webhook), og skriv den her.
away-chat-is = Beskederne sendes til { $form }.
away-chat-address = Webhookens adresse
away-chat-set = Skriv dertil
away-chat-remove = Skriv ikke mere dertil
away-chat-bad = Adressen kan ikke bruges: den skal begynde med https:// og føre til det åbne internet.
away-chat-key = Signaturernes nøgle
away-chat-key-about = Den vises kun nu. Med den kan modtageren kontrollere, at beskederne kommer herfra (HMAC-SHA256).
away-back = Tilbage til bordet
