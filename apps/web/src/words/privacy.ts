import { voiceOf } from './lang.ts'

/** What is kept, where, for how long, and how to be rid of it. */
export const sayPrivacy = voiceOf({
  here: { nl: 'Op dit apparaat', en: 'On this device', de: 'Auf diesem Gerät', fr: 'Sur cet appareil' },
  'here-what': {
    nl: 'Wat je aan dit scherm speelt, blijft in deze browser: partijen, namen en instellingen. Niets daarvan gaat naar een server.',
    en: 'What you play at this screen stays in this browser: matches, names and settings. None of it goes to a server.',
    de: 'Was du an diesem Bildschirm spielst, bleibt in diesem Browser: Partien, Namen und Einstellungen. Nichts davon geht an einen Server.',
    fr: 'Ce que vous jouez à cet écran reste dans ce navigateur\u00a0: parties, noms et réglages. Rien n’en part vers un serveur.',
  },
  'here-keys': {
    nl: 'Van tafels op afstand bewaart deze browser jouw links en wat de server je liet zien, zodat je kunt natrekken of alles eerlijk ging. Cookies zijn er niet.',
    en: 'Of tables far away this browser keeps your links and what the server showed you, so that you can verify that all was fair. There are no cookies.',
    de: 'Von Tischen in der Ferne behält dieser Browser deine Links und was der Server dir gezeigt hat, damit du prüfen kannst, ob alles fair war. Cookies gibt es nicht.',
    fr: 'Des tables à distance, ce navigateur garde vos liens et ce que le serveur vous a montré, pour vérifier que tout était équitable. Il n’y a pas de cookies.',
  },
  there: { nl: 'Op de server', en: 'On the server', de: 'Auf dem Server', fr: 'Sur le serveur' },
  'there-what': {
    nl: 'Van een tafel op afstand bewaart de server het verslag: de namen die de spelers kozen, hun zetten met de tijd, wat er gezegd is, en van de links alleen een afdruk (een hash) waaruit de link niet is af te leiden.',
    en: 'Of a table far away the server keeps the record: the names that players chose, their moves with the time, what was said, and of the links only a hash, from which the link cannot be found.',
    de: 'Von einem Tisch in der Ferne bewahrt der Server das Protokoll auf: die gewählten Namen, die Züge mit ihrer Zeit, das Gesagte, und von den Links nur einen Hash, aus dem sich der Link nicht ableiten lässt.',
    fr: 'D’une table à distance, le serveur garde le journal\u00a0: les noms choisis, les coups avec leur heure, ce qui s’est dit, et des liens seulement une empreinte (un hachage) dont on ne peut tirer le lien.',
  },
  'there-bell': {
    nl: 'Wie bericht wil als de pagina dicht is, geeft de server een adres bij de berichtendienst van de browser (van Google, Mozilla, Apple of Microsoft). De server bewaart dat bij de tafel. Het bericht noemt alleen het spel en de tafel die wacht; het is versleuteld, dus de dienst kan het niet lezen. Die ziet wel dat en wanneer deze server je iets stuurt.',
    en: 'Whoever wants to be told with the page closed gives the server an address at the browser’s message service (of Google, Mozilla, Apple or Microsoft). The server keeps it with the table. The message names only the game and the table that waits; it is encrypted, so the service cannot read it. It does see that, and when, this server sends you something.',
    de: 'Wer bei geschlossener Seite Bescheid haben will, gibt dem Server eine Adresse beim Mitteilungsdienst des Browsers (von Google, Mozilla, Apple oder Microsoft). Der Server bewahrt sie beim Tisch auf. Die Mitteilung nennt nur das Spiel und den Tisch, der wartet; sie ist verschlüsselt, der Dienst kann sie also nicht lesen. Er sieht aber, dass und wann dieser Server dir etwas schickt.',
    fr: 'Qui veut être prévenu page fermée donne au serveur une adresse auprès du service de messages du navigateur (de Google, Mozilla, Apple ou Microsoft). Le serveur la garde avec la table. Le message ne nomme que le jeu et la table qui attend\u202f; il est chiffré, le service ne peut donc pas le lire. Il voit toutefois que ce serveur vous envoie quelque chose, et quand.',
  },
  'there-block': {
    nl: 'Deze browser heeft een eigen geheim, dat meegaat als je een tafel dekt, gaat zitten of in de lobby kijkt. De server bewaart er alleen een afdruk van (een hash), bij je plaats aan tafel. Zo kun je iemand blokkeren zonder dat iemand een account heeft. Wie wie blokkeert, bewaart de server als twee van zulke afdrukken, zonder namen. Aan die afdruk kan wie de server beheert zien dat tafels bij dezelfde browser horen.',
    en: 'This browser has a secret of its own, which goes along when you lay a table, sit down or look into the lobby. The server keeps only a hash of it, with your seat at the table. So you can block somebody without anybody having an account. Who blocks whom the server keeps as two such hashes, without names. From that hash whoever runs the server can see that tables belong to the same browser.',
    de: 'Dieser Browser hat ein eigenes Geheimnis, das mitgeht, wenn du einen Tisch deckst, dich setzt oder in die Lobby schaust. Der Server bewahrt davon nur einen Hash auf, bei deinem Platz am Tisch. So kannst du jemanden blockieren, ohne dass jemand ein Konto hat. Wer wen blockiert, bewahrt der Server als zwei solche Hashes auf, ohne Namen. An diesem Hash kann, wer den Server betreibt, sehen, dass Tische zum selben Browser gehören.',
    fr: 'Ce navigateur a un secret à lui, envoyé quand vous dressez une table, vous asseyez ou regardez le salon. Le serveur n’en garde qu’une empreinte (un hachage), avec votre place à table. Vous pouvez ainsi bloquer quelqu’un sans que personne ait de compte. Qui bloque qui est gardé sous forme de deux empreintes, sans noms. À cette empreinte, la personne qui gère le serveur peut voir que des tables viennent du même navigateur.',
  },
  'there-not': {
    nl: 'Er zijn geen accounts, geen e-mailadressen en geen volgers. Netwerkadressen staan in geen verslag; ze worden hooguit enkele minuten in het geheugen geteld, om wie te veel vraagt af te remmen.',
    en: 'There are no accounts, no e-mail addresses and no trackers. Network addresses stand in no record; they are counted in memory for a few minutes at most, to slow down whoever asks too much.',
    de: 'Es gibt keine Konten, keine E-Mail-Adressen und kein Tracking. Netzwerkadressen stehen in keinem Protokoll; sie werden höchstens einige Minuten im Speicher gezählt, um zu bremsen, wer zu viel anfragt.',
    fr: 'Il n’y a ni compte, ni adresse e-mail, ni pistage. Les adresses réseau ne figurent dans aucun journal\u202f; elles sont comptées en mémoire quelques minutes au plus, pour freiner qui demande trop.',
  },
  'there-audit': {
    nl: 'Als een tafel wordt verwijderd, een link wordt vernieuwd of iemand iets meldt, noteert de server dat met het nummer van de tafel en de plaats, zonder namen.',
    en: 'When a table is deleted, a link renewed or something reported, the server notes that with the table’s number and the seat, without names.',
    de: 'Wird ein Tisch gelöscht, ein Link erneuert oder etwas gemeldet, notiert der Server das mit der Nummer des Tisches und dem Platz, ohne Namen.',
    fr: 'Quand une table est effacée, un lien renouvelé ou un fait signalé, le serveur le note avec le numéro de la table et la place, sans les noms.',
  },
  long: { nl: 'Hoe lang', en: 'How long', de: 'Wie lange', fr: 'Combien de temps' },
  'long-over': {
    nl: 'Een afgelopen partij wordt na 90 dagen van de server verwijderd.',
    en: 'A finished match is deleted from the server after 90 days.',
    de: 'Eine beendete Partie wird nach 90 Tagen vom Server gelöscht.',
    fr: 'Une partie terminée est effacée du serveur après 90 jours.',
  },
  'long-open': {
    nl: 'Een partij die niet is afgelopen, wordt een jaar na de laatste aanraking verwijderd.',
    en: 'A match that was not finished is deleted a year after it was last touched.',
    de: 'Eine nicht beendete Partie wird ein Jahr nach der letzten Berührung gelöscht.',
    fr: 'Une partie inachevée est effacée un an après le dernier geste.',
  },
  'long-bell': {
    nl: 'Het adres voor berichten gaat met de tafel weg, of zodra je de tafel bij ‘Mijn partijen’ weggooit. Zet je berichten in je browser uit, dan vergeet de server het adres bij het eerstvolgende bericht.',
    en: 'The address for messages goes with the table, or as soon as you throw the table away under ‘My matches’. If you turn messages off in your browser, the server forgets the address at the next message.',
    de: 'Die Adresse für Mitteilungen verschwindet mit dem Tisch, oder sobald du den Tisch unter „Meine Partien“ wegwirfst. Schaltest du Mitteilungen im Browser ab, vergisst der Server die Adresse bei der nächsten Mitteilung.',
    fr: 'L’adresse pour les messages disparaît avec la table, ou dès que vous jetez la table sous «\u00a0Mes parties\u00a0». Si vous coupez les messages dans votre navigateur, le serveur oublie l’adresse au message suivant.',
  },
  'long-block': {
    nl: 'Een blokkade eindigt een jaar nadat je haar maakte, of zodra je haar opheft. Gooi je de sitegegevens van je browser weg, dan krijgt die een nieuw geheim en gelden je oude blokkades niet meer.',
    en: 'A block ends a year after you made it, or as soon as you undo it. If you throw your browser’s site data away, it gets a new secret and your old blocks no longer hold.',
    de: 'Eine Blockierung endet ein Jahr, nachdem du sie gemacht hast, oder sobald du sie aufhebst. Löschst du die Websitedaten deines Browsers, bekommt er ein neues Geheimnis, und deine alten Blockierungen gelten nicht mehr.',
    fr: 'Un blocage prend fin un an après que vous l’avez fait, ou dès que vous l’annulez. Si vous jetez les données du site dans votre navigateur, celui-ci reçoit un nouveau secret et vos anciens blocages ne valent plus.',
  },
  how: { nl: 'Verwijderen', en: 'Deleting', de: 'Löschen', fr: 'Effacer' },
  'how-table': {
    nl: 'Wie de tafel dekte, kan de partij meteen voor iedereen verwijderen: open de tafel, kies ‘Tafel’ en dan ‘Deze partij verwijderen’.',
    en: 'Whoever laid the table can delete the match at once for everyone: open the table, choose ‘Table’ and then ‘Delete this match’.',
    de: 'Wer den Tisch gedeckt hat, kann die Partie sofort für alle löschen: Öffne den Tisch, wähle „Tisch“ und dann „Diese Partie löschen“.',
    fr: 'Qui a dressé la table peut effacer la partie aussitôt pour tous\u00a0: ouvrez la table, choisissez «\u00a0Table\u00a0» puis «\u00a0Effacer cette partie\u00a0».',
  },
  'how-block': {
    nl: 'Wie je geblokkeerd hebt, deblokkeer je aan tafel of bij Instellingen; de server vergeet het dan meteen.',
    en: 'Whom you blocked you unblock at the table or under Settings; the server then forgets it at once.',
    de: 'Wen du blockiert hast, gibst du am Tisch oder in den Einstellungen wieder frei; der Server vergisst es dann sofort.',
    fr: 'Qui vous avez bloqué se débloque à table ou dans les Réglages\u202f; le serveur l’oublie alors aussitôt.',
  },
  'how-here': {
    nl: 'Wat op dit apparaat staat, gooi je weg bij ‘Mijn partijen’, of met de sitegegevens van je browser.',
    en: 'What is on this device you throw away under ‘My matches’, or with your browser’s site data.',
    de: 'Was auf diesem Gerät liegt, wirfst du unter „Meine Partien“ weg oder mit den Websitedaten deines Browsers.',
    fr: 'Ce qui est sur cet appareil se jette sous «\u00a0Mes parties\u00a0», ou avec les données du site dans votre navigateur.',
  },
})
