import type { Rule, Words } from '@spellendoos/kernel'
import {
  BY_THE_BOOK,
  CORNERS,
  COURT_LINES,
  COURT_SHAPES,
  HALMA_BOARD,
  HALMA_RULES as shared,
  HALMA_SAYS,
  ON_SQUARES as onSquares,
} from '../words.ts'

const rules: readonly Rule[] = [
  {
    id: 'halma.equipment',
    source: 'book',
    text: {
      nl: 'Je speelt met z’n tweeën of z’n vieren op een halmabord van zestien bij zestien velden. Met z’n tweeën heeft ieder 19 pionnen van één kleur, met z’n vieren 13.',
      en: 'Two or four players use a halma board of sixteen by sixteen squares. With two, each has 19 men of one colour; with four, 13.',
      de: 'Zwei oder vier Spieler spielen auf einem Halmaplan von sechzehn mal sechzehn Feldern. Zu zweit hat jeder 19 Figuren einer Farbe, zu viert 13.',
      fr: 'On joue à deux ou à quatre sur un plateau de halma de seize cases sur seize. À deux, chacun a 19 pions d’une couleur ; à quatre, 13.',
    },
  },
  { id: 'halma.board', source: 'settled', text: HALMA_BOARD },
  { id: 'halma.courts', source: 'book', text: COURT_LINES },
  { id: 'halma.court-shapes', source: 'settled', text: COURT_SHAPES },
  { id: 'halma.corners', source: 'settled', text: CORNERS },
  {
    id: 'halma.setup',
    source: 'book',
    text: {
      nl: 'Zet je pionnen in het hofje in je hoek, op elk veld één: met z’n tweeën in de grote hofjes van 19 velden, schuin tegenover elkaar, met z’n vieren in de kleine van 13.',
      en: 'Put your men in the court in your corner, one on each square: with two in the large courts of 19 squares, diagonally opposite, with four in the small ones of 13.',
      de: 'Stell deine Figuren in den Hof in deiner Ecke, auf jedes Feld eine: zu zweit in die großen Höfe mit 19 Feldern, schräg gegenüber, zu viert in die kleinen mit 13.',
      fr: 'Placez vos pions dans le camp de votre coin, un par case : à deux dans les grands camps de 19 cases, opposés en diagonale, à quatre dans les petits de 13.',
    },
  },
  { id: 'halma.first', source: 'settled', text: shared.first },
  { id: 'halma.turn', source: 'book', text: shared.turn },
  { id: 'halma.own-men', source: 'settled', text: shared['own-men'] },
  { id: 'halma.step', source: 'book', text: onSquares.step },
  { id: 'halma.jump', source: 'book', text: onSquares.jump },
  { id: 'halma.over-one', source: 'book', text: onSquares['over-one'] },
  { id: 'halma.chain', source: 'book', text: shared.chain },
  { id: 'halma.stop', source: 'settled', text: shared.stop },
  { id: 'halma.one-kind', source: 'book', text: shared['one-kind'] },
  { id: 'halma.no-capture', source: 'book', text: shared['no-capture'] },
  { id: 'halma.free-field', source: 'book', text: onSquares['free-field'] },
  { id: 'halma.elsewhere', source: 'settled', text: shared.elsewhere },
  { id: 'halma.notation', source: 'settled', text: onSquares.notation },
  {
    id: 'halma.goal',
    source: 'book',
    text: {
      nl: 'Je doel is het overstaande hofje, schuin tegenover het jouwe. Staan al je pionnen daar, dan ben je binnen. Wie als eerste binnen is, wint.',
      en: 'Your goal is the opposite court, diagonally across from yours. When all your men stand there, you are home. Whoever is home first wins.',
      de: 'Dein Ziel ist der gegenüberliegende Hof, schräg gegenüber von deinem. Stehen alle deine Figuren dort, bist du im Ziel. Wer zuerst im Ziel ist, gewinnt.',
      fr: 'Votre but est le camp opposé, en diagonale du vôtre. Quand tous vos pions s’y trouvent, vous êtes arrivé. Le premier arrivé gagne.',
    },
  },
  { id: 'halma.hinder', source: 'book', text: onSquares.hinder },
  { id: 'halma.full-court', source: 'settled', text: onSquares['full-court'] },
  { id: 'halma.done', source: 'book', text: shared.done },
  {
    id: 'halma.places',
    source: 'settled',
    text: {
      nl: 'Met z’n vieren speelt ieder voor zich. Is er iemand binnen, dan spelen de anderen door om de plaatsen, tot er nog één over is.',
      en: 'With four, each plays on their own. When someone is home, the others play on for the places, until one is left.',
      de: 'Zu viert spielt jeder gegen jeden. Ist jemand im Ziel, spielen die anderen um die Ränge weiter, bis einer übrig ist.',
      fr: 'À quatre, chacun joue pour soi. Quand quelqu’un est arrivé, les autres continuent pour les rangs, jusqu’à ce qu’il en reste un.',
    },
  },
  {
    id: 'halma.partners',
    source: 'book',
    text: {
      nl: 'Met z’n vieren kun je ook in paren spelen: wie schuin tegenover elkaar zitten zijn partners en wisselen van hofje. Het paar waarvan beide spelers het eerst binnen zijn, wint.',
      en: 'With four you can also play in pairs: those who sit diagonally opposite are partners and swap courts. The pair whose two players are both home first wins.',
      de: 'Zu viert könnt ihr auch paarweise spielen: Wer sich schräg gegenübersitzt, ist Partner, und beide tauschen die Höfe. Das Paar, dessen Spieler zuerst beide im Ziel sind, gewinnt.',
      fr: 'À quatre, on peut aussi jouer par équipes de deux : ceux qui se font face en diagonale sont partenaires et échangent leurs camps. L’équipe dont les deux joueurs sont arrivés les premiers gagne.',
    },
  },
  { id: 'halma.pass', source: 'settled', text: shared.pass },
  { id: 'halma.repetition', source: 'settled', text: shared.repetition },
  { id: 'halma.progress', source: 'settled', text: shared.progress },
  { id: 'halma.no-progress', source: 'settled', text: shared['no-progress'] },
  {
    id: 'halma.partners-standing',
    source: 'settled',
    text: {
      nl: 'Beslist de stand terwijl je in paren speelt, dan tellen de pionnen en stappen van partners samen.',
      en: 'If the standing decides while you play in pairs, the men and steps of partners count together.',
      de: 'Entscheidet der Stand, während ihr paarweise spielt, so zählen Figuren und Schritte der Partner zusammen.',
      fr: 'Si la situation décide alors qu’on joue par équipes de deux, les pions et les pas des partenaires comptent ensemble.',
    },
  },
]

export const words: Words = {
  name: { nl: 'Halma', en: 'Halma', de: 'Halma', fr: 'Halma' },
  about: {
    nl: 'Stap en spring over het bord en vul als eerste het overstaande hofje.',
    en: 'Step and jump across the board and be the first to fill the opposite court.',
    de: 'Geh und spring über den Spielplan und fülle als Erster den gegenüberliegenden Hof.',
    fr: 'Traversez le plateau à pas et à sauts et remplissez le premier le camp opposé.',
  },
  rules,
  says: {
    ...HALMA_SAYS,
    partners: {
      nl: '{seats} zijn van hofje gewisseld en winnen.',
      en: '{seats} have swapped courts and win.',
      de: '{seats} haben die Höfe getauscht und gewinnen.',
      fr: '{seats} ont échangé leurs camps et gagnent.',
    },
  },
  options: {
    partners: {
      nl: 'In paren: met z’n vieren zijn spelers schuin tegenover elkaar partners.',
      en: 'In pairs: with four, players diagonally opposite are partners.',
      de: 'Paarweise: Zu viert sind schräg Gegenübersitzende Partner.',
      fr: 'Par équipes de deux : à quatre, les joueurs opposés en diagonale sont partenaires.',
    },
  },
  presets: { boekje: BY_THE_BOOK },
}
