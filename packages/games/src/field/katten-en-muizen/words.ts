import type { Words } from '@spellendoos/kernel'
import { BOARD_TEXT, BY_THE_BOOK_TEXT, REPETITION_TEXT, SAYS } from '../words.ts'

export const words: Words = {
  name: {
    nl: 'Twee katten en negentien muizen',
    en: 'Two cats and nineteen mice',
    de: 'Zwei Katzen und neunzehn Mäuse',
    fr: 'Deux chats et dix-neuf souris',
  },
  about: {
    nl: 'De muizen sluiten de katten in; de katten slaan muizen tot dat niet meer kan.',
    en: 'The mice lock the cats in; the cats capture mice until that is no longer possible.',
    de: 'Die Mäuse schließen die Katzen ein; die Katzen schlagen Mäuse, bis das nicht mehr geht.',
    fr: 'Les souris enferment les chats ; les chats prennent des souris jusqu’à ce que ce soit impossible.',
  },
  rules: [
    { id: 'katten-en-muizen.board', source: 'book', text: BOARD_TEXT },
    {
      id: 'katten-en-muizen.seats',
      source: 'settled',
      text: {
        nl: 'Je speelt met z’n tweeën: speler 1 heeft de muizen, speler 2 de katten.',
        en: 'There are two players: player 1 has the mice, player 2 the cats.',
        de: 'Es spielen zwei: Spieler 1 hat die Mäuse, Spieler 2 die Katzen.',
        fr: 'Le jeu se joue à deux : le joueur 1 a les souris, le joueur 2 les chats.',
      },
    },
    {
      id: 'katten-en-muizen.cats',
      source: 'settled',
      text: {
        nl: 'De twee katten staan in het midden van het bord, op h8 en i9.',
        en: 'The two cats stand in the centre of the board, on h8 and i9.',
        de: 'Die zwei Katzen stehen in der Mitte des Spielplans, auf h8 und i9.',
        fr: 'Les deux chats se tiennent au centre du plateau, en h8 et i9.',
      },
    },
    {
      id: 'katten-en-muizen.mice',
      source: 'book',
      text: {
        nl: 'De muizenspeler zet eerst alle negentien muizen neer, één voor één, op velden naar keuze. Tot dat klaar is, beweegt er niets; meer muizen zijn er niet.',
        en: 'The mouse player first places all nineteen mice, one by one, on squares of choice. Until that is done nothing moves; there are no more mice.',
        de: 'Der Mäusespieler setzt zuerst alle neunzehn Mäuse, eine nach der anderen, auf Felder seiner Wahl. Bis dahin bewegt sich nichts; mehr Mäuse gibt es nicht.',
        fr: 'Le joueur des souris pose d’abord ses dix-neuf souris, une à une, sur les cases de son choix. Jusque-là rien ne bouge ; il n’y a pas d’autres souris.',
      },
    },
    {
      id: 'katten-en-muizen.turn',
      source: 'settled',
      text: {
        nl: 'Daarna beginnen de katten, en speel je om de beurt, met één stuk per beurt.',
        en: 'Then the cats begin, and you play in turn, one piece a turn.',
        de: 'Danach beginnen die Katzen, und ihr zieht der Reihe nach, mit einem Spielstein pro Zug.',
        fr: 'Ensuite les chats commencent, et on joue à tour de rôle, une pièce par tour.',
      },
    },
    {
      id: 'katten-en-muizen.own-pieces',
      source: 'book',
      text: {
        nl: 'De muizenspeler verzet alleen muizen, de kattenspeler alleen katten.',
        en: 'The mouse player moves only mice, the cat player only cats.',
        de: 'Der Mäusespieler zieht nur Mäuse, der Katzenspieler nur Katzen.',
        fr: 'Le joueur des souris ne bouge que des souris, celui des chats que des chats.',
      },
    },
    {
      id: 'katten-en-muizen.step',
      source: 'book',
      text: {
        nl: 'Katten en muizen doen een stap naar een buurveld, recht of schuin, in alle acht de richtingen.',
        en: 'Cats and mice step to a neighbouring square, straight or diagonally, in any of the eight directions.',
        de: 'Katzen und Mäuse gehen einen Schritt auf ein Nachbarfeld, gerade oder diagonal, in jede der acht Richtungen.',
        fr: 'Chats et souris font un pas sur une case voisine, en ligne droite ou en diagonale, dans les huit directions.',
      },
    },
    {
      id: 'katten-en-muizen.free-field',
      source: 'book',
      text: {
        nl: 'Een stuk komt alleen op een vrij veld; op elk veld staat er hooguit één.',
        en: 'A piece only goes to a free square; no square holds more than one.',
        de: 'Ein Spielstein kommt nur auf ein freies Feld; auf jedem Feld steht höchstens einer.',
        fr: 'Une pièce ne va que sur une case libre ; une case n’en porte jamais deux.',
      },
    },
    {
      id: 'katten-en-muizen.jump',
      source: 'book',
      text: {
        nl: 'Een kat mag in plaats van een stap over een muis op een buurveld springen, in een rechte lijn naar het vrije veld daar vlak achter. Die muis gaat van het bord. Over een kat of een vrij veld springt een kat niet.',
        en: 'Instead of stepping, a cat may jump over a mouse on a neighbouring square, in a straight line to the free square just behind it. That mouse leaves the board. A cat does not jump over a cat or a free square.',
        de: 'Statt eines Schritts darf eine Katze über eine Maus auf einem Nachbarfeld springen, in gerader Linie auf das freie Feld direkt dahinter. Diese Maus verlässt den Spielplan. Über eine Katze oder ein freies Feld springt eine Katze nicht.',
        fr: 'Au lieu d’un pas, un chat peut sauter par-dessus une souris sur une case voisine, en ligne droite, jusqu’à la case libre juste derrière. Cette souris quitte le plateau. Un chat ne saute ni par-dessus un chat ni par-dessus une case libre.',
      },
    },
    {
      id: 'katten-en-muizen.may-jump',
      source: 'book',
      text: {
        nl: 'Slaan is nooit verplicht.',
        en: 'Capturing is never compulsory.',
        de: 'Schlagen ist nie Pflicht.',
        fr: 'La prise n’est jamais obligatoire.',
      },
    },
    {
      id: 'katten-en-muizen.chain',
      source: 'book',
      text: {
        nl: 'Kan dezelfde kat na een sprong nog een muis slaan, dan mag ze in dezelfde beurt doorspringen. Een stap of de andere kat hoort daar niet bij.',
        en: 'If the same cat can capture another mouse after a jump, it may jump on in the same turn. A step or the other cat is no part of that.',
        de: 'Kann dieselbe Katze nach einem Sprung noch eine Maus schlagen, darf sie im selben Zug weiterspringen. Ein Schritt oder die andere Katze gehört nicht dazu.',
        fr: 'Si le même chat peut prendre une autre souris après un saut, il peut continuer dans le même tour. Un pas ou l’autre chat n’en font pas partie.',
      },
    },
    {
      id: 'katten-en-muizen.stop',
      source: 'settled',
      text: {
        nl: 'Na elke sprong van zo’n ketting mag je stoppen; anders valt er niets te stoppen.',
        en: 'After each jump of such a chain you may stop; otherwise there is nothing to stop.',
        de: 'Nach jedem Sprung einer solchen Kette darfst du aufhören; sonst gibt es nichts zu beenden.',
        fr: 'Après chaque saut d’une telle suite vous pouvez vous arrêter ; sinon il n’y a rien à arrêter.',
      },
    },
    {
      id: 'katten-en-muizen.mice-never-jump',
      source: 'settled',
      text: {
        nl: 'Muizen springen niet, en een kat wordt nooit geslagen.',
        en: 'Mice do not jump, and a cat is never captured.',
        de: 'Mäuse springen nicht, und eine Katze wird nie geschlagen.',
        fr: 'Les souris ne sautent pas, et un chat n’est jamais pris.',
      },
    },
    {
      id: 'katten-en-muizen.mice-win',
      source: 'book',
      text: {
        nl: 'De muizen winnen als de katten aan de beurt zijn en geen van beide katten kan stappen of springen.',
        en: 'The mice win when it is the cats’ turn and neither cat can step or jump.',
        de: 'Die Mäuse gewinnen, wenn die Katzen am Zug sind und keine der beiden gehen oder springen kann.',
        fr: 'Les souris gagnent quand c’est aux chats de jouer et qu’aucun des deux ne peut faire un pas ni sauter.',
      },
    },
    {
      id: 'katten-en-muizen.cats-win',
      source: 'settled',
      text: {
        nl: 'De katten winnen zodra er minder dan negen muizen over zijn: met negen zijn twee katten nog net in te sluiten.',
        en: 'The cats win as soon as fewer than nine mice are left: nine are the least that can lock two cats in.',
        de: 'Die Katzen gewinnen, sobald weniger als neun Mäuse übrig sind: Neun sind die wenigsten, die zwei Katzen einschließen können.',
        fr: 'Les chats gagnent dès qu’il reste moins de neuf souris : c’est le moins qu’il faut pour enfermer deux chats.',
      },
    },
    { id: 'katten-en-muizen.repetition', source: 'settled', text: REPETITION_TEXT },
    {
      id: 'katten-en-muizen.fifty-turns',
      source: 'settled',
      text: {
        nl: 'Hebben beide spelers vijftig beurten achter elkaar gehad zonder dat er een muis geslagen is, dan is het remise.',
        en: 'When both players have had fifty turns in a row without a mouse being captured, the match is a draw.',
        de: 'Haben beide Spieler fünfzig Züge hintereinander gehabt, ohne dass eine Maus geschlagen wurde, ist die Partie remis.',
        fr: 'Quand les deux joueurs ont eu cinquante tours de suite sans qu’une souris soit prise, la partie est nulle.',
      },
    },
  ],
  says: {
    ...SAYS,
    mouse: { nl: 'muis', en: 'mouse', de: 'Maus', fr: 'souris' },
    cat: { nl: 'kat', en: 'cat', de: 'Katze', fr: 'chat' },
    'mice-beside': {
      nl: 'muizen naast het bord, bij {seat}',
      en: 'mice beside the board, with {seat}',
      de: 'Mäuse neben dem Spielplan, bei {seat}',
      fr: 'souris à côté du plateau, chez {seat}',
    },
    placed: {
      nl: '{seat} zet een muis op {to}.',
      en: '{seat} places a mouse on {to}.',
      de: '{seat} setzt eine Maus auf {to}.',
      fr: '{seat} pose une souris en {to}.',
    },
    'mouse-steps': {
      nl: 'Een muis gaat van {from} naar {to}.',
      en: 'A mouse steps from {from} to {to}.',
      de: 'Eine Maus geht von {from} nach {to}.',
      fr: 'Une souris va de {from} à {to}.',
    },
    'cat-steps': {
      nl: 'Een kat gaat van {from} naar {to}.',
      en: 'A cat steps from {from} to {to}.',
      de: 'Eine Katze geht von {from} nach {to}.',
      fr: 'Un chat va de {from} à {to}.',
    },
    'cat-jumps': {
      nl: 'Een kat springt van {from} naar {to} en slaat de muis op {at}.',
      en: 'A cat jumps from {from} to {to} and captures the mouse on {at}.',
      de: 'Eine Katze springt von {from} nach {to} und schlägt die Maus auf {at}.',
      fr: 'Un chat saute de {from} à {to} et prend la souris en {at}.',
    },
    stopped: {
      nl: '{seat} springt niet verder.',
      en: '{seat} does not jump on.',
      de: '{seat} springt nicht weiter.',
      fr: '{seat} ne saute pas plus loin.',
    },
    'mice-won': {
      nl: 'De katten zitten vast: de muizen winnen.',
      en: 'The cats are locked in: the mice win.',
      de: 'Die Katzen sind eingeschlossen: Die Mäuse gewinnen.',
      fr: 'Les chats sont enfermés : les souris gagnent.',
    },
    'cats-won': {
      nl: 'Er zijn te weinig muizen over: de katten winnen.',
      en: 'Too few mice are left: the cats win.',
      de: 'Es sind zu wenige Mäuse übrig: Die Katzen gewinnen.',
      fr: 'Il reste trop peu de souris : les chats gagnent.',
    },
    'drawn-fifty-turns': {
      nl: 'Vijftig beurten van elk zonder slag: remise.',
      en: 'Fifty turns each without a capture: a draw.',
      de: 'Je fünfzig Züge ohne Schlag: remis.',
      fr: 'Cinquante tours chacun sans prise : la partie est nulle.',
    },
    'note-mice': {
      nl: '{left} {left|muis|muizen}',
      en: '{left} {left|mouse|mice}',
      de: '{left} {left|Maus|Mäuse}',
      fr: '{left} souris',
    },
    'note-cats': {
      nl: '{taken} van {need} geslagen',
      en: '{taken} of {need} captured',
      de: '{taken} von {need} geschlagen',
      fr: '{taken} prises sur {need}',
    },
    stop: { nl: 'Stoppen', en: 'Stop', de: 'Aufhören', fr: 'S’arrêter' },
    'coach-place': {
      nl: 'Zet een muis op een vrij veld; je hebt er nog {hand}.',
      en: 'Place a mouse on a free square; you have {hand} left.',
      de: 'Setze eine Maus auf ein freies Feld; du hast noch {hand}.',
      fr: 'Posez une souris sur une case libre ; il vous en reste {hand}.',
    },
    'coach-mouse': {
      nl: 'Kies een muis en het buurveld waar ze heen gaat.',
      en: 'Choose a mouse and the neighbouring square it goes to.',
      de: 'Wähle eine Maus und das Nachbarfeld, auf das sie geht.',
      fr: 'Choisissez une souris et la case voisine où elle va.',
    },
    'coach-cat': {
      nl: 'Kies een kat: doe een stap, of spring over een muis.',
      en: 'Choose a cat: take a step, or jump over a mouse.',
      de: 'Wähle eine Katze: Geh einen Schritt oder spring über eine Maus.',
      fr: 'Choisissez un chat : faites un pas, ou sautez par-dessus une souris.',
    },
    'coach-chain': {
      nl: 'Deze kat kan nog een muis slaan: spring door of stop.',
      en: 'This cat can capture another mouse: jump on or stop.',
      de: 'Diese Katze kann noch eine Maus schlagen: Spring weiter oder hör auf.',
      fr: 'Ce chat peut prendre une autre souris : continuez ou arrêtez-vous.',
    },
  },
  options: {},
  presets: { boekje: BY_THE_BOOK_TEXT },
}
