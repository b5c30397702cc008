import type { Rule, Words } from '@spellendoos/kernel'
import { BY_THE_BOOK, HALMA_RULES as shared, HALMA_SAYS, ON_SQUARES as onSquares } from '../words.ts'

const rules: readonly Rule[] = [
  {
    id: 'halma-schaak.equipment',
    source: 'book',
    text: {
      nl: 'Je speelt met z’n tweeën op een dambord van tien bij tien velden. Ieder heeft tien pionnen van één kleur.',
      en: 'Two players use a draughtboard of ten by ten squares. Each has ten men of one colour.',
      de: 'Zwei Spieler spielen auf einem Damebrett von zehn mal zehn Feldern. Jeder hat zehn Figuren einer Farbe.',
      fr: 'On joue à deux sur un damier de dix cases sur dix. Chacun a dix pions d’une couleur.',
    },
  },
  {
    id: 'halma-schaak.board',
    source: 'settled',
    text: {
      nl: 'Alle velden doen mee, zwarte en witte. De kolommen heten a tot en met j, van links naar rechts, en de rijen 1 tot en met 10, van onder naar boven, zoals speler 1 het bord ziet.',
      en: 'All squares are used, dark and light. The columns are called a to j, from left to right, and the rows 1 to 10, from bottom to top, as player 1 sees the board.',
      de: 'Alle Felder spielen mit, dunkle und helle. Die Spalten heißen a bis j, von links nach rechts, und die Reihen 1 bis 10, von unten nach oben, wie Spieler 1 das Brett sieht.',
      fr: 'Toutes les cases servent, foncées et claires. Les colonnes s’appellent a à j, de gauche à droite, et les rangées 1 à 10, de bas en haut, comme le joueur 1 voit le damier.',
    },
  },
  {
    id: 'halma-schaak.setup',
    source: 'book',
    text: {
      nl: 'Zet je pionnen in rijen van 4, 3, 2 en 1 in je hoek, de langste rij aan de rand. Dat is je hofje. Speler 1 begint in de hoek van a1, speler 2 in die van j10.',
      en: 'Put your men in rows of 4, 3, 2 and 1 in your corner, the longest row along the edge. That is your court. Player 1 starts in the corner of a1, player 2 in that of j10.',
      de: 'Stell deine Figuren in Reihen von 4, 3, 2 und 1 in deine Ecke, die längste Reihe an den Rand. Das ist dein Hof. Spieler 1 beginnt in der Ecke von a1, Spieler 2 in der von j10.',
      fr: 'Placez vos pions en rangées de 4, 3, 2 et 1 dans votre coin, la plus longue au bord. C’est votre camp. Le joueur 1 commence dans le coin de a1, le joueur 2 dans celui de j10.',
    },
  },
  {
    id: 'halma-schaak.first',
    source: 'settled',
    text: {
      nl: 'Speler 1 begint.',
      en: 'Player 1 starts.',
      de: 'Spieler 1 beginnt.',
      fr: 'Le joueur 1 commence.',
    },
  },
  { id: 'halma-schaak.turn', source: 'book', text: shared.turn },
  { id: 'halma-schaak.own-men', source: 'settled', text: shared['own-men'] },
  { id: 'halma-schaak.step', source: 'book', text: onSquares.step },
  { id: 'halma-schaak.jump', source: 'book', text: onSquares.jump },
  { id: 'halma-schaak.over-one', source: 'book', text: onSquares['over-one'] },
  { id: 'halma-schaak.chain', source: 'book', text: shared.chain },
  { id: 'halma-schaak.stop', source: 'settled', text: shared.stop },
  { id: 'halma-schaak.one-kind', source: 'book', text: shared['one-kind'] },
  { id: 'halma-schaak.no-capture', source: 'book', text: shared['no-capture'] },
  { id: 'halma-schaak.free-field', source: 'book', text: onSquares['free-field'] },
  { id: 'halma-schaak.elsewhere', source: 'settled', text: shared.elsewhere },
  { id: 'halma-schaak.notation', source: 'settled', text: onSquares.notation },
  {
    id: 'halma-schaak.goal',
    source: 'book',
    text: {
      nl: 'Je doel is het hofje in de hoek schuin tegenover je. Wie als eerste al zijn pionnen daar heeft, wint.',
      en: 'Your goal is the court in the corner diagonally across from you. Whoever is first to have all their men there wins.',
      de: 'Dein Ziel ist der Hof in der Ecke schräg gegenüber. Wer zuerst alle seine Figuren dort hat, gewinnt.',
      fr: 'Votre but est le camp du coin opposé en diagonale. Le premier qui y a tous ses pions gagne.',
    },
  },
  {
    id: 'halma-schaak.stay-behind',
    source: 'book',
    text: {
      nl: 'Er mag geen pion achterblijven in je eigen hofje.',
      en: 'No man may stay behind in your own court.',
      de: 'Keine Figur darf in deinem eigenen Hof zurückbleiben.',
      fr: 'Aucun pion ne doit rester en arrière dans votre camp.',
    },
  },
  {
    id: 'halma-schaak.leave-court',
    source: 'settled',
    text: {
      nl: 'Daarom mag je vanaf je 30e beurt alleen nog met pionnen uit je eigen hofje zetten, zolang daar een pion staat die kan zetten.',
      en: 'For that reason, from your 30th turn on you may move only men from your own court, as long as a man there can move.',
      de: 'Darum darfst du ab deinem 30. Zug nur noch mit Figuren aus deinem eigenen Hof ziehen, solange dort eine Figur ziehen kann.',
      fr: 'C’est pourquoi, à partir de votre 30e tour, vous ne pouvez jouer que des pions de votre camp, tant que l’un d’eux peut jouer.',
    },
  },
  { id: 'halma-schaak.full-court', source: 'settled', text: onSquares['full-court'] },
  { id: 'halma-schaak.pass', source: 'settled', text: shared.pass },
  { id: 'halma-schaak.repetition', source: 'settled', text: shared.repetition },
  { id: 'halma-schaak.progress', source: 'settled', text: shared.progress },
  { id: 'halma-schaak.no-progress', source: 'settled', text: shared['no-progress'] },
]

export const words: Words = {
  name: { nl: 'Halma-schaak', en: 'Halma chess', de: 'Halma-Schach', fr: 'Échecs-halma' },
  about: {
    nl: 'Een kort halma op het dambord: tien pionnen van hoek naar hoek, en niemand blijft achter.',
    en: 'A short halma on the draughtboard: ten men from corner to corner, and none stays behind.',
    de: 'Ein kurzes Halma auf dem Damebrett: zehn Figuren von Ecke zu Ecke, und keine bleibt zurück.',
    fr: 'Un halma court sur le damier : dix pions d’un coin à l’autre, et aucun ne reste en arrière.',
  },
  rules,
  says: {
    ...HALMA_SAYS,
    'coach-leave': {
      nl: 'Breng eerst je pionnen uit je eigen hofje. Kies er een.',
      en: 'First bring your men out of your own court. Choose one.',
      de: 'Bring zuerst deine Figuren aus deinem eigenen Hof. Wähle eine.',
      fr: 'Sortez d’abord vos pions de votre camp. Choisissez-en un.',
    },
  },
  options: {},
  presets: { boekje: BY_THE_BOOK },
}
