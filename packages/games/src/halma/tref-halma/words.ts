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
    id: 'tref-halma.equipment',
    source: 'settled',
    text: {
      nl: 'Je speelt met z’n tweeën, drieën of vieren op een halmabord van zestien bij zestien velden. Met z’n tweeën heeft ieder 19 pionnen van één kleur, met z’n drieën of vieren 13.',
      en: 'Two, three or four players use a halma board of sixteen by sixteen squares. With two, each has 19 men of one colour; with three or four, 13.',
      de: 'Zwei, drei oder vier Spieler spielen auf einem Halmaplan von sechzehn mal sechzehn Feldern. Zu zweit hat jeder 19 Figuren einer Farbe, zu dritt oder zu viert 13.',
      fr: 'On joue à deux, trois ou quatre sur un plateau de halma de seize cases sur seize. À deux, chacun a 19 pions d’une couleur ; à trois ou quatre, 13.',
    },
  },
  { id: 'tref-halma.board', source: 'settled', text: HALMA_BOARD },
  { id: 'tref-halma.courts', source: 'book', text: COURT_LINES },
  { id: 'tref-halma.court-shapes', source: 'settled', text: COURT_SHAPES },
  { id: 'tref-halma.corners', source: 'settled', text: CORNERS },
  {
    id: 'tref-halma.setup',
    source: 'book',
    text: {
      nl: 'Zet je pionnen in het hofje in je hoek, op elk veld één: met z’n tweeën in de grote hofjes van 19 velden, met z’n drieën of vieren in de kleine van 13.',
      en: 'Put your men in the court in your corner, one on each square: with two in the large courts of 19 squares, with three or four in the small ones of 13.',
      de: 'Stell deine Figuren in den Hof in deiner Ecke, auf jedes Feld eine: zu zweit in die großen Höfe mit 19 Feldern, zu dritt oder zu viert in die kleinen mit 13.',
      fr: 'Placez vos pions dans le camp de votre coin, un par case : à deux dans les grands camps de 19 cases, à trois ou quatre dans les petits de 13.',
    },
  },
  {
    id: 'tref-halma.marked',
    source: 'book',
    text: {
      nl: 'De pion op het hoekveld van je hofje is je gemerkte pion: hij draagt een gouden ring. Hij zet zoals de andere.',
      en: 'The man on the corner square of your court is your marked man: it wears a golden ring. It moves like the others.',
      de: 'Die Figur auf dem Eckfeld deines Hofs ist deine markierte Figur: Sie trägt einen goldenen Ring. Sie zieht wie die anderen.',
      fr: 'Le pion de la case d’angle de votre camp est votre pion marqué : il porte un anneau doré. Il joue comme les autres.',
    },
  },
  { id: 'tref-halma.first', source: 'settled', text: shared.first },
  { id: 'tref-halma.turn', source: 'book', text: shared.turn },
  { id: 'tref-halma.own-men', source: 'settled', text: shared['own-men'] },
  { id: 'tref-halma.step', source: 'book', text: onSquares.step },
  { id: 'tref-halma.jump', source: 'book', text: onSquares.jump },
  { id: 'tref-halma.over-one', source: 'book', text: onSquares['over-one'] },
  { id: 'tref-halma.chain', source: 'book', text: shared.chain },
  { id: 'tref-halma.stop', source: 'settled', text: shared.stop },
  { id: 'tref-halma.one-kind', source: 'book', text: shared['one-kind'] },
  { id: 'tref-halma.no-capture', source: 'book', text: shared['no-capture'] },
  { id: 'tref-halma.free-field', source: 'book', text: onSquares['free-field'] },
  { id: 'tref-halma.elsewhere', source: 'settled', text: shared.elsewhere },
  { id: 'tref-halma.notation', source: 'settled', text: onSquares.notation },
  {
    id: 'tref-halma.goal',
    source: 'book',
    text: {
      nl: 'Breng je gemerkte pion naar het hoekveld schuin tegenover je. Wie dat als eerste lukt, wint, en de partij is afgelopen. Je andere pionnen mogen overal staan.',
      en: 'Bring your marked man to the corner square diagonally across from you. Whoever does so first wins, and the match is over. Your other men may stand anywhere.',
      de: 'Bring deine markierte Figur auf das Eckfeld schräg gegenüber. Wem das zuerst gelingt, der gewinnt, und die Partie ist zu Ende. Deine anderen Figuren dürfen überall stehen.',
      fr: 'Amenez votre pion marqué à la case d’angle opposée en diagonale. Le premier qui y parvient gagne, et la partie est finie. Vos autres pions peuvent être n’importe où.',
    },
  },
  {
    id: 'tref-halma.beside',
    source: 'settled',
    text: {
      nl: 'Vanaf jouw 80e beurt telt ook een veld naast dat hoekveld: staat je gemerkte pion daar na je zet terwijl een pion van een ander het hoekveld bezet, dan ben je er.',
      en: 'From your 80th turn on, a square beside that corner square counts too: if your marked man stands there after your move while somebody else’s man holds the corner square, you have arrived.',
      de: 'Ab deinem 80. Zug zählt auch ein Feld neben diesem Eckfeld: Steht deine markierte Figur nach deinem Zug dort, während eine fremde Figur das Eckfeld besetzt, bist du angekommen.',
      fr: 'À partir de votre 80e tour, une case à côté de cette case d’angle compte aussi : si votre pion marqué s’y trouve après votre coup alors que le pion d’un autre occupe la case d’angle, vous êtes arrivé.',
    },
  },
  {
    id: 'tref-halma.places',
    source: 'settled',
    text: {
      nl: 'De anderen delen dan de tweede plaats.',
      en: 'The others then share second place.',
      de: 'Die anderen teilen sich dann den zweiten Rang.',
      fr: 'Les autres partagent alors le deuxième rang.',
    },
  },
  { id: 'tref-halma.pass', source: 'settled', text: shared.pass },
  { id: 'tref-halma.repetition', source: 'settled', text: shared.repetition },
  {
    id: 'tref-halma.progress',
    source: 'settled',
    text: {
      nl: 'Er is vooruitgang als de gemerkte pion van een speler minder stappen van zijn hoekveld staat dan ooit tevoren. Sprongen tellen daarbij niet.',
      en: 'There is progress when a player’s marked man stands fewer steps from its corner square than ever before. Jumps do not count in this.',
      de: 'Fortschritt ist, wenn die markierte Figur eines Spielers weniger Schritte von ihrem Eckfeld entfernt ist als je zuvor. Sprünge zählen dabei nicht.',
      fr: 'Il y a progression quand le pion marqué d’un joueur est à moins de pas de sa case d’angle que jamais auparavant. Les sauts ne comptent pas pour cela.',
    },
  },
  {
    id: 'tref-halma.no-progress',
    source: 'settled',
    text: {
      nl: 'Hebben alle spelers 50 beurten achter elkaar gehad zonder enige vooruitgang, dan is de partij afgelopen. Wie met zijn gemerkte pion de minste stappen te gaan heeft, wint; wie er evenveel heeft, deelt de plaats.',
      en: 'When everyone has had 50 turns in a row without any progress, the match is over. Whoever’s marked man has the fewest steps to go wins; with equally many, the place is shared.',
      de: 'Haben alle 50 Züge hintereinander ohne jeden Fortschritt gemacht, ist die Partie zu Ende. Wessen markierte Figur die wenigsten Schritte vor sich hat, gewinnt; bei gleich vielen wird der Rang geteilt.',
      fr: 'Quand tous ont eu 50 tours de suite sans aucune progression, la partie est finie. Le joueur dont le pion marqué a le moins de pas à faire gagne ; à égalité, le rang est partagé.',
    },
  },
]

export const words: Words = {
  name: { nl: 'Tref-halma', en: 'Target halma', de: 'Treffhalma', fr: 'Halma au but' },
  about: {
    nl: 'Eén gemerkte pion moet naar de verste hoek; de andere bouwen de brug.',
    en: 'One marked man has to reach the farthest corner; the others build the bridge.',
    de: 'Eine markierte Figur muss in die fernste Ecke; die anderen bauen die Brücke.',
    fr: 'Un pion marqué doit gagner le coin le plus éloigné ; les autres font le pont.',
  },
  rules,
  says: {
    ...HALMA_SAYS,
    'marked-man': {
      nl: 'gemerkte pion van {seat}',
      en: '{seat}’s marked man',
      de: 'markierte Figur von {seat}',
      fr: 'pion marqué de {seat}',
    },
    'note-away': {
      nl: 'nog {away} {away|stap|stappen}',
      en: '{away} {away|step|steps} to go',
      de: 'noch {away} {away|Schritt|Schritte}',
      fr: 'encore {away} {away|pas|pas}',
    },
    'coach-full': {
      nl: 'Kies een pion. Houdt een ander je hoekveld bezet, dan telt nu ook een veld ernaast.',
      en: 'Choose a man. If someone else holds your corner square, a square beside it now counts too.',
      de: 'Wähle eine Figur. Hält ein anderer dein Eckfeld besetzt, zählt jetzt auch ein Feld daneben.',
      fr: 'Choisissez un pion. Si un autre occupe votre case d’angle, une case à côté compte maintenant aussi.',
    },
  },
  options: {},
  presets: { boekje: BY_THE_BOOK },
}
