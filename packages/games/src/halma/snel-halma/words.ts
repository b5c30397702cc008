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
    id: 'snel-halma.equipment',
    source: 'book',
    text: {
      nl: 'Je speelt met z’n tweeën of z’n vieren op een halmabord van zestien bij zestien velden. Ieder heeft zes pionnen van één kleur.',
      en: 'Two or four players use a halma board of sixteen by sixteen squares. Each has six men of one colour.',
      de: 'Zwei oder vier Spieler spielen auf einem Halmaplan von sechzehn mal sechzehn Feldern. Jeder hat sechs Figuren einer Farbe.',
      fr: 'On joue à deux ou à quatre sur un plateau de halma de seize cases sur seize. Chacun a six pions d’une couleur.',
    },
  },
  { id: 'snel-halma.board', source: 'settled', text: HALMA_BOARD },
  { id: 'snel-halma.courts', source: 'book', text: COURT_LINES },
  { id: 'snel-halma.court-shapes', source: 'settled', text: COURT_SHAPES },
  {
    id: 'snel-halma.strip',
    source: 'book',
    text: {
      nl: 'De zes velden tussen de rode en de groene lijn in een hoek vormen een strook.',
      en: 'The six squares between the red and the green line in a corner form a strip.',
      de: 'Die sechs Felder zwischen der roten und der grünen Linie in einer Ecke bilden einen Streifen.',
      fr: 'Les six cases entre la ligne rouge et la ligne verte d’un coin forment une bande.',
    },
  },
  { id: 'snel-halma.corners', source: 'settled', text: CORNERS },
  {
    id: 'snel-halma.setup',
    source: 'book',
    text: {
      nl: 'Zet je pionnen op de strook in je hoek, op elk veld één. Met z’n tweeën gebruik je twee stroken schuin tegenover elkaar, met z’n vieren alle vier.',
      en: 'Put your men on the strip in your corner, one on each square. With two, two strips diagonally opposite are used; with four, all four.',
      de: 'Stell deine Figuren auf den Streifen in deiner Ecke, auf jedes Feld eine. Zu zweit werden zwei schräg gegenüberliegende Streifen benutzt, zu viert alle vier.',
      fr: 'Placez vos pions sur la bande de votre coin, un par case. À deux, on utilise deux bandes opposées en diagonale ; à quatre, les quatre.',
    },
  },
  { id: 'snel-halma.first', source: 'settled', text: shared.first },
  { id: 'snel-halma.turn', source: 'book', text: shared.turn },
  { id: 'snel-halma.own-men', source: 'settled', text: shared['own-men'] },
  { id: 'snel-halma.step', source: 'book', text: onSquares.step },
  { id: 'snel-halma.jump', source: 'book', text: onSquares.jump },
  { id: 'snel-halma.over-one', source: 'book', text: onSquares['over-one'] },
  { id: 'snel-halma.chain', source: 'book', text: shared.chain },
  { id: 'snel-halma.stop', source: 'settled', text: shared.stop },
  { id: 'snel-halma.one-kind', source: 'book', text: shared['one-kind'] },
  { id: 'snel-halma.no-capture', source: 'book', text: shared['no-capture'] },
  { id: 'snel-halma.free-field', source: 'book', text: onSquares['free-field'] },
  { id: 'snel-halma.elsewhere', source: 'settled', text: shared.elsewhere },
  { id: 'snel-halma.notation', source: 'settled', text: onSquares.notation },
  {
    id: 'snel-halma.goal',
    source: 'book',
    text: {
      nl: 'Je doel is de strook in de hoek schuin tegenover je. Staan je zes pionnen daar, dan ben je binnen. Wie als eerste binnen is, wint.',
      en: 'Your goal is the strip in the corner diagonally across from you. When your six men stand there, you are home. Whoever is home first wins.',
      de: 'Dein Ziel ist der Streifen in der Ecke schräg gegenüber. Stehen deine sechs Figuren dort, bist du im Ziel. Wer zuerst im Ziel ist, gewinnt.',
      fr: 'Votre but est la bande du coin opposé en diagonale. Quand vos six pions s’y trouvent, vous êtes arrivé. Le premier arrivé gagne.',
    },
  },
  {
    id: 'snel-halma.hinder',
    source: 'book',
    text: {
      nl: 'Je mag een pion op je eigen strook laten staan om een tegenstander te hinderen.',
      en: 'You may leave a man on your own strip to hinder an opponent.',
      de: 'Du darfst eine Figur auf deinem eigenen Streifen stehen lassen, um einen Gegner zu behindern.',
      fr: 'Vous pouvez laisser un pion sur votre propre bande pour gêner un adversaire.',
    },
  },
  { id: 'snel-halma.full-court', source: 'settled', text: onSquares['full-court'] },
  { id: 'snel-halma.done', source: 'book', text: shared.done },
  {
    id: 'snel-halma.places',
    source: 'settled',
    text: {
      nl: 'Ieder speelt voor zich. Is er met z’n vieren iemand binnen, dan spelen de anderen door om de plaatsen, tot er nog één over is.',
      en: 'Each plays on their own. With four, when someone is home the others play on for the places, until one is left.',
      de: 'Jeder spielt gegen jeden. Ist zu viert jemand im Ziel, spielen die anderen um die Ränge weiter, bis einer übrig ist.',
      fr: 'Chacun joue pour soi. À quatre, quand quelqu’un est arrivé, les autres continuent pour les rangs, jusqu’à ce qu’il en reste un.',
    },
  },
  { id: 'snel-halma.pass', source: 'settled', text: shared.pass },
  { id: 'snel-halma.repetition', source: 'settled', text: shared.repetition },
  { id: 'snel-halma.progress', source: 'settled', text: shared.progress },
  { id: 'snel-halma.no-progress', source: 'settled', text: shared['no-progress'] },
]

export const words: Words = {
  name: { nl: 'Snelhalma', en: 'Quick halma', de: 'Schnellhalma', fr: 'Halma rapide' },
  about: {
    nl: 'Halma met zes pionnen: van je eigen strook naar die in de hoek aan de overkant.',
    en: 'Halma with six men: from your own strip to the one in the opposite corner.',
    de: 'Halma mit sechs Figuren: vom eigenen Streifen zu dem in der Ecke gegenüber.',
    fr: 'Le halma à six pions : de votre bande à celle du coin opposé.',
  },
  rules,
  says: HALMA_SAYS,
  options: {},
  presets: { boekje: BY_THE_BOOK },
}
