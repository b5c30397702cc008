import type { Text } from '@spellendoos/kernel'

/** Rules that tables games have in common, word for word; `pass-throw` where a double brings another throw. */
export const SHARED_RULES = {
  'throw-first': {
    nl: 'Gooi eerst: in je beurt gooi je met twee dobbelstenen tegelijk, en daarna zet je.',
    en: 'Throw first: in your turn you throw two dice at once, and then you move.',
    de: 'Würfle zuerst: Wenn du dran bist, wirfst du zwei Würfel zugleich, und dann ziehst du.',
    fr: 'Lancez d’abord : à votre tour, vous lancez les deux dés ensemble, puis vous jouez.',
  },
  'play-first': {
    nl: 'Er ligt een worp. Die speel je eerst; je gooit niet nog eens.',
    en: 'A throw lies on the table. Play it first; you do not throw again.',
    de: 'Ein Wurf liegt auf dem Tisch. Spiele ihn zuerst; du würfelst nicht noch einmal.',
    fr: 'Un jet est sur la table. Jouez-le d’abord ; on ne relance pas.',
  },
  'own-stones': {
    nl: 'Je zet alleen met je eigen stenen: begin op een plaats waar een steen van jou staat.',
    en: 'You move only your own checkers: begin where a checker of yours stands.',
    de: 'Du ziehst nur mit deinen eigenen Steinen: Beginne dort, wo ein Stein von dir steht.',
    fr: 'Vous ne jouez que vos propres pions : partez d’un endroit où se trouve l’un des vôtres.',
  },
  blocked: {
    nl: 'Een spits met twee of meer stenen van je tegenstander is geblokkeerd: daar mag geen stap eindigen. Op elke andere spits mogen zoveel stenen van jou staan als je wilt.',
    en: 'A point with two or more of your opponent’s checkers is blocked: no step may end there. On any other point you may have as many checkers as you like.',
    de: 'Eine Zunge mit zwei oder mehr Steinen des Gegners ist blockiert: Dort darf kein Schritt enden. Auf jeder anderen Zunge dürfen beliebig viele Steine von dir stehen.',
    fr: 'Une flèche qui porte deux pions adverses ou plus est bloquée : aucun pas ne peut y finir. Sur toute autre flèche, vous pouvez avoir autant de pions que vous voulez.',
  },
  hit: {
    nl: 'Eindigt een stap op een blote steen, dat is een spits met één steen van je tegenstander, dan sla je die: hij gaat naar de bar.',
    en: 'If a step ends on a blot, a point with one checker of your opponent, you hit it: it goes to the bar.',
    de: 'Endet ein Schritt auf einem Blot, einer Zunge mit einem Stein des Gegners, schlägst du ihn: Er kommt auf die Bar.',
    fr: 'Si un pas finit sur un blot, une flèche qui porte un seul pion adverse, vous le frappez : il va sur la barre.',
  },
  'bar-first': {
    nl: 'Zolang je een steen op de bar hebt, mag je met geen andere steen zetten.',
    en: 'As long as you have a checker on the bar, you may not move any other.',
    de: 'Solange du einen Stein auf der Bar hast, darfst du mit keinem anderen ziehen.',
    fr: 'Tant que vous avez un pion sur la barre, vous ne pouvez en jouer aucun autre.',
  },
  pass: {
    nl: 'Kun je geen enkel getal spelen, dan pas je en is de ander aan de beurt. Kun je zetten, dan mag je niet passen.',
    en: 'If you can play none of the numbers, you pass and it is the other’s turn. If you can move, you may not pass.',
    de: 'Kannst du keine Zahl spielen, passt du, und der andere ist dran. Kannst du ziehen, darfst du nicht passen.',
    fr: 'Si vous ne pouvez jouer aucun nombre, vous passez et c’est à l’autre. Si vous pouvez jouer, vous ne passez pas.',
  },
  'off-stays': {
    nl: 'Een uitgespeelde steen komt niet terug.',
    en: 'A checker that was borne off does not come back.',
    de: 'Ein abgetragener Stein kommt nicht zurück.',
    fr: 'Un pion sorti ne revient pas.',
  },
  'bear-off': {
    nl: 'Met een getal speel je een steen uit van de spits met dat nummer. Je mag het getal ook gewoon zetten.',
    en: 'With a number you bear a checker off from the point of that number. You may also move by it as usual.',
    de: 'Mit einer Zahl trägst du einen Stein von der Zunge mit dieser Nummer ab. Du darfst mit ihr auch einfach ziehen.',
    fr: 'Avec un nombre, vous sortez un pion de la flèche qui porte ce numéro. Vous pouvez aussi le jouer normalement.',
  },
  'bear-off-empty': {
    nl: 'Staat op de spits met dat nummer geen steen van je, dan schuift een steen van een hogere spits zo ver op.',
    en: 'If no checker of yours stands on the point of that number, one from a higher point moves up by it.',
    de: 'Steht auf der Zunge mit dieser Nummer kein Stein von dir, rückt einer von einer höheren Zunge so weit vor.',
    fr: 'Si aucun de vos pions n’est sur la flèche de ce numéro, un pion d’une flèche plus haute avance d’autant.',
  },
  'bear-off-higher': {
    nl: 'Een getal dat hoger is dan elke spits waar je nog staat, speelt een steen van je hoogste spits uit. Staat er nog een steen op een hogere spits, dan mag dat niet.',
    en: 'A number higher than every point you still hold bears off a checker from your highest point. As long as a checker stands on a higher point, this is not allowed.',
    de: 'Eine Zahl, die höher ist als jede Zunge, auf der du noch stehst, trägt einen Stein von deiner höchsten Zunge ab. Solange ein Stein auf einer höheren Zunge steht, geht das nicht.',
    fr: 'Un nombre plus grand que toutes les flèches que vous occupez encore sort un pion de la plus haute. Tant qu’un pion se trouve sur une flèche plus haute, c’est impossible.',
  },
  'turn-about': {
    nl: 'Jullie spelen om de beurt. Is de ander aan de beurt, dan wacht je.',
    en: 'The players take turns. While it is the other’s turn, you wait.',
    de: 'Die Spieler sind abwechselnd dran. Ist der andere dran, wartest du.',
    fr: 'Les joueurs jouent à tour de rôle. Pendant le tour de l’autre, vous attendez.',
  },
  'roll-off-tie': {
    nl: 'Is het bij de beginworp gelijk, dan gooien beiden opnieuw.',
    en: 'If the roll-off is a tie, both throw again.',
    de: 'Bei Gleichstand im Startwurf würfeln beide neu.',
    fr: 'Si le jet de départ est à égalité, les deux relancent.',
  },
  'pass-throw': {
    nl: 'Kun je geen enkel getal spelen, dan pas je. Kun je zetten, dan mag je niet passen.',
    en: 'If you can play none of the numbers, you pass. If you can move, you may not pass.',
    de: 'Kannst du keine Zahl spielen, passt du. Kannst du ziehen, darfst du nicht passen.',
    fr: 'Si vous ne pouvez jouer aucun nombre, vous passez. Si vous pouvez jouer, vous ne passez pas.',
  },
} satisfies Readonly<Record<string, Text>>

/** What tables games say alike. */
export const SHARED_SAYS = {
  thrown: {
    nl: '{seat} gooit {one} en {two}.',
    en: '{seat} throws {one} and {two}.',
    de: '{seat} würfelt {one} und {two}.',
    fr: '{seat} lance {one} et {two}.',
  },
  'roll-off-tied': {
    nl: 'Gelijk: beiden gooien opnieuw.',
    en: 'A tie: both throw again.',
    de: 'Gleichstand: Beide würfeln neu.',
    fr: 'Égalité : les deux relancent.',
  },
  moved: {
    nl: '{seat} zet van {from} naar {to}.',
    en: '{seat} moves from {from} to {to}.',
    de: '{seat} zieht von {from} nach {to}.',
    fr: '{seat} joue de {from} à {to}.',
  },
  entered: {
    nl: '{seat} brengt een steen binnen op {to}.',
    en: '{seat} enters on {to}.',
    de: '{seat} setzt auf {to} ein.',
    fr: '{seat} rentre sur {to}.',
  },
  'borne-off': {
    nl: '{seat} speelt een steen uit van {from}.',
    en: '{seat} bears off from {from}.',
    de: '{seat} trägt einen Stein von {from} ab.',
    fr: '{seat} sort un pion de {from}.',
  },
  hit: {
    nl: '{seat} slaat een steen van {otherSeat}.',
    en: '{seat} hits a checker of {otherSeat}.',
    de: '{seat} schlägt einen Stein von {otherSeat}.',
    fr: '{seat} frappe un pion de {otherSeat}.',
  },
  passed: {
    nl: '{seat} kan niet zetten en past.',
    en: '{seat} cannot move and passes.',
    de: '{seat} kann nicht ziehen und passt.',
    fr: '{seat} ne peut pas jouer et passe.',
  },
  'limit-reached': {
    nl: 'Er is genoeg gegooid: de stand beslist.',
    en: 'There have been enough throws: the score decides.',
    de: 'Es wurde genug gewürfelt: Der Spielstand entscheidet.',
    fr: 'On a assez lancé : le score décide.',
  },
  'point-name': {
    nl: 'spits {point}',
    en: 'point {point}',
    de: 'Zunge {point}',
    fr: 'flèche {point}',
  },
  'bar-name': {
    nl: 'bar van {seat}',
    en: 'bar of {seat}',
    de: 'Bar von {seat}',
    fr: 'barre de {seat}',
  },
  'off-name': {
    nl: 'uitgespeeld door {seat}',
    en: 'borne off by {seat}',
    de: 'abgetragen von {seat}',
    fr: 'sortis par {seat}',
  },
  'dice-tray': { nl: 'Dobbelstenen', en: 'Dice', de: 'Würfel', fr: 'Dés' },
  'button-throw': { nl: 'Gooien', en: 'Throw', de: 'Würfeln', fr: 'Lancer' },
  'button-pass': { nl: 'Passen', en: 'Pass', de: 'Passen', fr: 'Passer' },
  'note-pips': {
    nl: 'nog {pips} {pips|oog|ogen}',
    en: '{pips} {pips|pip|pips} to go',
    de: 'noch {pips} {pips|Auge|Augen}',
    fr: 'course : {pips}',
  },
  'coach-throw': {
    nl: '{seat} gooit.',
    en: '{seat} throws.',
    de: '{seat} würfelt.',
    fr: '{seat} lance.',
  },
  'coach-plays': {
    nl: '{seat} zet.',
    en: '{seat} moves.',
    de: '{seat} zieht.',
    fr: '{seat} joue.',
  },
  'coach-choose': {
    nl: 'Kies een steen.',
    en: 'Choose a checker.',
    de: 'Wähle einen Stein.',
    fr: 'Choisissez un pion.',
  },
  'coach-next': {
    nl: 'Kies de volgende steen.',
    en: 'Choose the next checker.',
    de: 'Wähle den nächsten Stein.',
    fr: 'Choisissez le pion suivant.',
  },
  'coach-where': {
    nl: 'Kies waar de steen heen gaat.',
    en: 'Choose where the checker goes.',
    de: 'Wähle, wohin der Stein geht.',
    fr: 'Choisissez où va le pion.',
  },
  'coach-enter': {
    nl: 'Breng eerst je steen van de bar binnen.',
    en: 'First enter your checker from the bar.',
    de: 'Setze zuerst deinen Stein von der Bar ein.',
    fr: 'Rentrez d’abord votre pion de la barre.',
  },
  'coach-forced': {
    nl: 'Er is maar één zet.',
    en: 'There is only one move.',
    de: 'Es gibt nur einen Zug.',
    fr: 'Il n’y a qu’un seul coup.',
  },
  'coach-pass': {
    nl: 'Je kunt niet zetten en moet passen.',
    en: 'You cannot move and have to pass.',
    de: 'Du kannst nicht ziehen und musst passen.',
    fr: 'Vous ne pouvez pas jouer et devez passer.',
  },
  'coach-roll-off': {
    nl: '{seat} gooit; de hoogste worp begint.',
    en: '{seat} throws; the highest throw starts.',
    de: '{seat} würfelt; der höchste Wurf beginnt.',
    fr: '{seat} lance ; le plus fort jet commence.',
  },
} satisfies Readonly<Record<string, Text>>
