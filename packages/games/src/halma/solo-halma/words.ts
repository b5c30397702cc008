import type { Rule, Words } from '@spellendoos/kernel'
import {
  BY_THE_BOOK,
  COURT_LINES,
  COURT_SHAPES,
  HALMA_BOARD,
  HALMA_RULES as shared,
  HALMA_SAYS,
  ON_SQUARES as onSquares,
} from '../words.ts'

const rules: readonly Rule[] = [
  {
    id: 'solo-halma.equipment',
    source: 'book',
    text: {
      nl: 'Je speelt alleen, op een halmabord van zestien bij zestien velden, met 19 pionnen van één kleur.',
      en: 'You play on your own, on a halma board of sixteen by sixteen squares, with 19 men of one colour.',
      de: 'Du spielst allein, auf einem Halmaplan von sechzehn mal sechzehn Feldern, mit 19 Figuren einer Farbe.',
      fr: 'Vous jouez seul, sur un plateau de halma de seize cases sur seize, avec 19 pions d’une couleur.',
    },
  },
  { id: 'solo-halma.board', source: 'settled', text: HALMA_BOARD },
  { id: 'solo-halma.courts', source: 'book', text: COURT_LINES },
  { id: 'solo-halma.court-shapes', source: 'settled', text: COURT_SHAPES },
  {
    id: 'solo-halma.setup',
    source: 'book',
    text: {
      nl: 'Zet je pionnen op de 19 velden binnen de groene lijn in de hoek van a1.',
      en: 'Put your men on the 19 squares inside the green line in the corner of a1.',
      de: 'Stell deine Figuren auf die 19 Felder innerhalb der grünen Linie in der Ecke von a1.',
      fr: 'Placez vos pions sur les 19 cases à l’intérieur de la ligne verte, dans le coin de a1.',
    },
  },
  {
    id: 'solo-halma.turn',
    source: 'book',
    text: {
      nl: 'In elke beurt doe je één zet met één pion.',
      en: 'In every turn you make one move with one man.',
      de: 'In jedem Zug ziehst du mit einer einzigen Figur.',
      fr: 'À chaque tour, vous jouez un coup avec un seul pion.',
    },
  },
  {
    id: 'solo-halma.own-men',
    source: 'settled',
    text: {
      nl: 'Een zet begint op een veld waar een pion staat.',
      en: 'A move starts on a square with a man on it.',
      de: 'Ein Zug beginnt auf einem Feld, auf dem eine Figur steht.',
      fr: 'Un coup part d’une case où se trouve un pion.',
    },
  },
  { id: 'solo-halma.step', source: 'book', text: onSquares.step },
  {
    id: 'solo-halma.jump',
    source: 'book',
    text: {
      nl: 'Staat naast je pion een andere pion en is het veld recht daarachter vrij, dan mag hij eroverheen springen naar dat veld, in elke richting.',
      en: 'If another man stands next to your man and the square straight behind it is free, your man may jump over it to that square, in any direction.',
      de: 'Steht neben deiner Figur eine andere und ist das Feld gerade dahinter frei, so darf sie darüber auf dieses Feld springen, in jede Richtung.',
      fr: 'Si un autre pion se trouve à côté du vôtre et que la case juste derrière lui est libre, votre pion peut sauter par-dessus jusqu’à cette case, dans n’importe quelle direction.',
    },
  },
  { id: 'solo-halma.over-one', source: 'book', text: onSquares['over-one'] },
  { id: 'solo-halma.chain', source: 'book', text: shared.chain },
  { id: 'solo-halma.stop', source: 'settled', text: shared.stop },
  { id: 'solo-halma.one-kind', source: 'book', text: shared['one-kind'] },
  { id: 'solo-halma.no-capture', source: 'book', text: shared['no-capture'] },
  { id: 'solo-halma.free-field', source: 'book', text: onSquares['free-field'] },
  { id: 'solo-halma.elsewhere', source: 'settled', text: shared.elsewhere },
  { id: 'solo-halma.notation', source: 'settled', text: onSquares.notation },
  {
    id: 'solo-halma.goal',
    source: 'book',
    text: {
      nl: 'Breng al je pionnen naar het overstaande hofje: de 19 velden binnen de groene lijn in de hoek van p16. Dan is de partij afgelopen.',
      en: 'Bring all your men to the opposite court: the 19 squares inside the green line in the corner of p16. Then the match is over.',
      de: 'Bring alle deine Figuren in den gegenüberliegenden Hof: auf die 19 Felder innerhalb der grünen Linie in der Ecke von p16. Dann ist die Partie zu Ende.',
      fr: 'Amenez tous vos pions dans le camp opposé : les 19 cases à l’intérieur de la ligne verte, dans le coin de p16. La partie est alors finie.',
    },
  },
  {
    id: 'solo-halma.count',
    source: 'book',
    text: {
      nl: 'Elke stap en elke losse sprong telt één; hoe minder, hoe beter. Een kettingsprong telt zoveel als er sprongen nodig zijn, en daarvoor geldt altijd de kortste weg.',
      en: 'Every step and every single jump counts one; the fewer the better. A chain counts as many as the jumps it needs, and always the shortest way is taken.',
      de: 'Jeder Schritt und jeder einzelne Sprung zählt eins; je weniger, desto besser. Ein Kettensprung zählt so viel, wie er Sprünge braucht, und es gilt immer der kürzeste Weg.',
      fr: 'Chaque pas et chaque saut compte un ; moins il y en a, mieux c’est. Une suite de sauts compte autant que les sauts nécessaires, toujours par le chemin le plus court.',
    },
  },
  { id: 'solo-halma.pass', source: 'settled', text: shared.pass },
  {
    id: 'solo-halma.progress',
    source: 'settled',
    text: {
      nl: 'Er is vooruitgang als je pionnen samen minder stappen van het doel staan dan ooit tevoren. Geteld worden de stappen, zonder sprongen, tot het dichtstbijzijnde veld van het doel; een pion in het doel telt nul.',
      en: 'There is progress when your men together stand fewer steps from the goal than ever before. Counted are steps, without jumps, to the nearest square of the goal; a man in the goal counts nothing.',
      de: 'Fortschritt ist, wenn deine Figuren zusammen weniger Schritte vom Ziel entfernt sind als je zuvor. Gezählt werden Schritte, ohne Sprünge, bis zum nächsten Feld des Ziels; eine Figur im Ziel zählt null.',
      fr: 'Il y a progression quand vos pions sont ensemble à moins de pas du but que jamais auparavant. On compte les pas, sans sauts, jusqu’à la case du but la plus proche ; un pion au but compte zéro.',
    },
  },
  {
    id: 'solo-halma.no-progress',
    source: 'settled',
    text: {
      nl: 'Na 50 beurten achter elkaar zonder vooruitgang is de partij afgelopen, en heb je het doel niet gehaald.',
      en: 'After 50 turns in a row without progress the match is over, and you have not reached the goal.',
      de: 'Nach 50 Zügen hintereinander ohne Fortschritt ist die Partie zu Ende, und du hast das Ziel nicht erreicht.',
      fr: 'Après 50 tours de suite sans progression, la partie est finie et vous n’avez pas atteint le but.',
    },
  },
]

export const words: Words = {
  name: { nl: 'Solo-halma', en: 'Solo halma', de: 'Solo-Halma', fr: 'Halma en solo' },
  about: {
    nl: 'Breng negentien pionnen alleen naar de overkant, in zo weinig mogelijk stappen en sprongen.',
    en: 'Bring nineteen men across on your own, in as few steps and jumps as you can.',
    de: 'Bring allein neunzehn Figuren auf die Gegenseite, mit so wenigen Schritten und Sprüngen wie möglich.',
    fr: 'Amenez seul dix-neuf pions de l’autre côté, en aussi peu de pas et de sauts que possible.',
  },
  rules,
  says: {
    ...HALMA_SAYS,
    'no-progress': {
      nl: 'Te lang zonder vooruitgang: het doel is niet gehaald.',
      en: 'Too long without progress: the goal was not reached.',
      de: 'Zu lange ohne Fortschritt: Das Ziel wurde nicht erreicht.',
      fr: 'Trop de coups sans progression : le but n’est pas atteint.',
    },
    'note-solo': {
      nl: '{home}/{of} binnen, {turns} {turns|beurt|beurten}',
      en: '{home}/{of} home, {turns} {turns|turn|turns}',
      de: '{home}/{of} am Ziel, {turns} {turns|Zug|Züge}',
      fr: '{home}/{of} au but, {turns} {turns|tour|tours}',
    },
  },
  options: {},
  presets: { boekje: BY_THE_BOOK },
}
