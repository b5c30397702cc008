import type { Words } from '@spellendoos/kernel'
import { BY_THE_BOOK_WORDS, rulesOf, STEPS_SAYS } from '../words.ts'

const { book, settled } = rulesOf('wolf-en-schapen')

export const words: Words = {
  name: {
    nl: 'Wolf en schapen',
    en: 'Wolf and sheep',
    de: 'Wolf und Schafe',
    fr: 'Le loup et les brebis',
  },
  about: {
    nl: 'Vijf schapen proberen de wolf in te sluiten; de wolf zoekt een gat om door te breken.',
    en: 'Five sheep try to lock in the wolf; the wolf looks for a gap to break through.',
    de: 'Fünf Schafe versuchen, den Wolf einzuschließen; der Wolf sucht eine Lücke, um durchzubrechen.',
    fr: 'Cinq brebis essaient d’enfermer le loup ; le loup cherche une brèche pour percer.',
  },
  rules: [
    book('equipment', {
      nl: 'Je speelt met z’n tweeën op een dambord van tien bij tien velden. De een heeft één zwarte schijf, de wolf; de ander heeft vijf witte schijven, de schapen.',
      en: 'Two players use a draughtboard of ten by ten squares. One has a single black man, the wolf; the other has five white men, the sheep.',
      de: 'Zwei Spieler spielen auf einem Damebrett von zehn mal zehn Feldern. Der eine hat einen schwarzen Stein, den Wolf; der andere hat fünf weiße Steine, die Schafe.',
      fr: 'On joue à deux sur un damier de dix cases sur dix. L’un a un seul pion noir, le loup ; l’autre a cinq pions blancs, les brebis.',
    }),
    settled('fields', {
      nl: 'Alleen de witte velden doen mee. Leg het bord zo dat elke speler links vooraan een zwart veld heeft. De kolommen heten a tot en met j, van links naar rechts zoals de schapen het zien; de rijen 1 tot en met 10, vanaf de kant van de schapen.',
      en: 'Only the light squares are used. Lay the board so that each player has a dark square in the near left-hand corner. The columns are called a to j, from left to right as the sheep see them; the rows 1 to 10, from the sheep’s side.',
      de: 'Gespielt wird nur auf den hellen Feldern. Leg das Brett so, dass jeder Spieler links vorn ein dunkles Feld hat. Die Spalten heißen a bis j, von links nach rechts, wie die Schafe sie sehen; die Reihen 1 bis 10, von der Seite der Schafe aus.',
      fr: 'Seules les cases claires servent. Posez le damier de sorte que chaque joueur ait une case foncée dans le coin à sa gauche. Les colonnes s’appellent a à j, de gauche à droite comme les brebis les voient ; les rangées 1 à 10, depuis le côté des brebis.',
    }),
    book('sheep-setup', {
      nl: 'De schapen staan op de vijf witte velden van de eerste rij: b1, d1, f1, h1 en j1.',
      en: 'The sheep stand on the five light squares of the first row: b1, d1, f1, h1 and j1.',
      de: 'Die Schafe stehen auf den fünf hellen Feldern der ersten Reihe: b1, d1, f1, h1 und j1.',
      fr: 'Les brebis sont sur les cinq cases claires de la première rangée : b1, d1, f1, h1 et j1.',
    }),
    book('place', {
      nl: 'Wie de wolf heeft zet hem eerst neer, op een vrij wit veld naar keuze. Daarna blijft hij op het bord.',
      en: 'Whoever has the wolf first places it, on any free light square. From then on it stays on the board.',
      de: 'Wer den Wolf hat, setzt ihn zuerst auf ein beliebiges freies helles Feld. Von da an bleibt er auf dem Brett.',
      fr: 'Qui a le loup le pose d’abord, sur une case claire libre de son choix. Ensuite il reste sur le damier.',
    }),
    book('wolf-first', {
      nl: 'Als de wolf staat, doet de wolf ook de eerste zet.',
      en: 'Once it is placed, the wolf also makes the first move.',
      de: 'Steht der Wolf, macht er auch den ersten Zug.',
      fr: 'Une fois posé, le loup joue aussi le premier coup.',
    }),
    book('turn', {
      nl: 'Daarna zetten de spelers om de beurt. Een beurt is één zet, en die moet je doen.',
      en: 'After that the players move in turn. A turn is one move, and it must be made.',
      de: 'Danach ziehen die Spieler der Reihe nach, jeder einen Zug, und der muss gemacht werden.',
      fr: 'Ensuite les joueurs jouent à tour de rôle, un coup chacun, et il faut le jouer.',
    }),
    settled('one-animal', {
      nl: 'Een zet doe je met één dier, vanaf het veld waarop het staat.',
      en: 'A move is made with one animal, from the square on which it stands.',
      de: 'Ein Zug wird mit einem Tier gemacht, von dem Feld aus, auf dem es steht.',
      fr: 'Un coup se joue avec un seul animal, depuis la case où il se trouve.',
    }),
    settled('own-animals', {
      nl: 'De een zet alleen de wolf, de ander alleen de schapen.',
      en: 'One player moves only the wolf, the other only the sheep.',
      de: 'Der eine zieht nur den Wolf, der andere nur die Schafe.',
      fr: 'L’un ne joue que le loup, l’autre que les brebis.',
    }),
    book('diagonal', {
      nl: 'Alle dieren gaan schuin, van wit veld naar wit veld.',
      en: 'All animals go diagonally, from light square to light square.',
      de: 'Alle Tiere gehen diagonal, von hellem Feld zu hellem Feld.',
      fr: 'Tous les animaux vont en diagonale, de case claire en case claire.',
    }),
    settled('one-step', {
      nl: 'Een zet gaat één veld ver. Er wordt niet gesprongen en niets geslagen.',
      en: 'A move goes one square. There is no jumping, and nothing is captured.',
      de: 'Ein Zug geht ein Feld weit. Es wird nicht gesprungen und nichts geschlagen.',
      fr: 'Un coup mène à la case d’à côté. On ne saute pas et on ne prend rien.',
    }),
    settled('free-field', {
      nl: 'Een dier komt alleen op een vrij veld.',
      en: 'An animal comes only onto a free square.',
      de: 'Ein Tier kommt nur auf ein freies Feld.',
      fr: 'Un animal ne va que sur une case libre.',
    }),
    book('wolf-step', {
      nl: 'De wolf gaat vooruit en achteruit, in alle vier de schuine richtingen.',
      en: 'The wolf goes forward and backward, in all four diagonal directions.',
      de: 'Der Wolf geht vorwärts und rückwärts, in alle vier diagonalen Richtungen.',
      fr: 'Le loup va en avant et en arrière, dans les quatre directions diagonales.',
    }),
    book('sheep-step', {
      nl: 'Een schaap gaat alleen vooruit, van de eerste rij weg, nooit achteruit.',
      en: 'A sheep goes forward only, away from the first row, never backward.',
      de: 'Ein Schaf geht nur vorwärts, von der ersten Reihe weg, nie rückwärts.',
      fr: 'Une brebis ne va qu’en avant, en s’éloignant de la première rangée, jamais en arrière.',
    }),
    book('caught', {
      nl: 'De schapen winnen als de wolf aan de beurt is en niet kan zetten.',
      en: 'The sheep win when the wolf is to move and cannot.',
      de: 'Die Schafe gewinnen, wenn der Wolf am Zug ist und nicht ziehen kann.',
      fr: 'Les brebis gagnent quand le loup doit jouer et ne le peut pas.',
    }),
    settled('through', {
      nl: 'De wolf is doorgebroken en wint als er geen schaap meer voor hem staat: elk schaap staat op zijn rij of verder van de eerste rij dan hij.',
      en: 'The wolf has broken through and wins when no sheep is ahead of it any more: every sheep stands on its row or farther from the first row than it does.',
      de: 'Der Wolf ist durchgebrochen und gewinnt, wenn kein Schaf mehr vor ihm steht: Jedes Schaf steht auf seiner Reihe oder weiter von der ersten Reihe entfernt als er.',
      fr: 'Le loup a percé et gagne quand aucune brebis n’est plus devant lui : chacune se trouve sur sa rangée ou plus loin que lui de la première rangée.',
    }),
    settled('sheep-stuck', {
      nl: 'De wolf wint ook als de schapen aan de beurt zijn en geen enkel schaap kan zetten.',
      en: 'The wolf also wins when the sheep are to move and none of them can.',
      de: 'Der Wolf gewinnt auch, wenn die Schafe am Zug sind und keines ziehen kann.',
      fr: 'Le loup gagne aussi quand c’est aux brebis de jouer et qu’aucune ne le peut.',
    }),
    settled('notation', {
      nl: 'Het plaatsen van de wolf schrijf je als d5, een stap als d5-e6: van veld naar veld.',
      en: 'Placing the wolf is written as d5, a step as d5-e6: from square to square.',
      de: 'Das Setzen des Wolfs wird als d5 geschrieben, ein Schritt als d5-e6: von Feld zu Feld.',
      fr: 'La pose du loup s’écrit d5, un pas d5-e6 : de case en case.',
    }),
  ],
  says: {
    steps: STEPS_SAYS.steps,
    'coach-turn': STEPS_SAYS['coach-turn'],
    placed: {
      nl: '{seat} zet de wolf op {field}.',
      en: '{seat} places the wolf on {field}.',
      de: '{seat} setzt den Wolf auf {field}.',
      fr: '{seat} pose le loup en {field}.',
    },
    caught: {
      nl: 'De wolf is ingesloten: {seat} wint met de schapen.',
      en: 'The wolf is locked in: {seat} wins with the sheep.',
      de: 'Der Wolf ist eingeschlossen: {seat} gewinnt mit den Schafen.',
      fr: 'Le loup est enfermé : {seat} gagne avec les brebis.',
    },
    through: {
      nl: 'De wolf is doorgebroken: {seat} wint.',
      en: 'The wolf has broken through: {seat} wins.',
      de: 'Der Wolf ist durchgebrochen: {seat} gewinnt.',
      fr: 'Le loup a percé : {seat} gagne.',
    },
    'sheep-stuck': {
      nl: 'De schapen kunnen niet meer zetten: {seat} wint met de wolf.',
      en: 'The sheep cannot move any more: {seat} wins with the wolf.',
      de: 'Die Schafe können nicht mehr ziehen: {seat} gewinnt mit dem Wolf.',
      fr: 'Les brebis ne peuvent plus jouer : {seat} gagne avec le loup.',
    },
    wolf: { nl: 'wolf', en: 'wolf', de: 'Wolf', fr: 'loup' },
    sheep: { nl: 'schapen', en: 'sheep', de: 'Schafe', fr: 'brebis' },
    'one-sheep': { nl: 'schaap', en: 'sheep', de: 'Schaf', fr: 'brebis' },
    'coach-place': {
      nl: 'Kies een vrij wit veld voor de wolf.',
      en: 'Choose a free light square for the wolf.',
      de: 'Wähle ein freies helles Feld für den Wolf.',
      fr: 'Choisissez une case claire libre pour le loup.',
    },
    'coach-wolf': {
      nl: 'Zet de wolf: breek door de schapen heen.',
      en: 'Move the wolf: break through the sheep.',
      de: 'Zieh den Wolf: Brich durch die Schafe.',
      fr: 'Jouez le loup : percez la ligne des brebis.',
    },
    'coach-sheep': {
      nl: 'Kies een schaap. Samen sluiten jullie de wolf in.',
      en: 'Choose a sheep. Together they lock the wolf in.',
      de: 'Wähle ein Schaf. Zusammen schließen sie den Wolf ein.',
      fr: 'Choisissez une brebis. Ensemble, elles enferment le loup.',
    },
    'coach-step': {
      nl: 'Kies een vrij veld.',
      en: 'Choose a free square.',
      de: 'Wähle ein freies Feld.',
      fr: 'Choisissez une case libre.',
    },
  },
  options: {},
  presets: BY_THE_BOOK_WORDS,
}
