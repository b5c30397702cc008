import type { Words } from '@spellendoos/kernel'
import { BOTH_BLOCKED_SAYS, BY_THE_BOOK_WORDS, RACE_SAYS, rulesOf, STEPS_RULES as shared } from '../words.ts'

const { book, settled } = rulesOf('hoek-dammen')

export const words: Words = {
  name: { nl: 'Hoekdammen', en: 'Corner draughts', de: 'Eckdame', fr: 'Dames en coin' },
  about: {
    nl: 'Het bord ligt met een hoek naar je toe: breng je negen schijven naar de hoek aan de overkant.',
    en: 'The board lies with a corner towards you: bring your nine men to the corner on the far side.',
    de: 'Das Brett liegt mit einer Ecke zu dir: Bring deine neun Steine in die Ecke gegenüber.',
    fr: 'Le damier est posé un coin vers vous : amenez vos neuf pions dans le coin d’en face.',
  },
  rules: [
    book('equipment', {
      nl: 'Je speelt met z’n tweeën op een dambord van tien bij tien velden. De een heeft negen witte schijven, de ander negen zwarte.',
      en: 'Two players use a draughtboard of ten by ten squares. One has nine white men, the other nine black men.',
      de: 'Zwei Spieler spielen auf einem Damebrett von zehn mal zehn Feldern. Der eine hat neun weiße Steine, der andere neun schwarze.',
      fr: 'On joue à deux sur un damier de dix cases sur dix. L’un a neuf pions blancs, l’autre neuf pions noirs.',
    }),
    book('on-corner', {
      nl: 'Leg het bord zo dat elke speler een hoek met een zwart veld voor zich heeft. Een rij loopt dan dwars over het bord, van punt tot punt langs de zwarte velden.',
      en: 'Lay the board so that each player has a corner with a dark square in front of them. A row then runs across the board, from tip to tip along the dark squares.',
      de: 'Leg das Brett so, dass jeder Spieler eine Ecke mit einem dunklen Feld vor sich hat. Eine Reihe läuft dann quer über das Brett, von Spitze zu Spitze über die dunklen Felder.',
      fr: 'Posez le damier de sorte que chaque joueur ait devant lui un coin à case foncée. Une rangée traverse alors le damier, de pointe en pointe le long des cases foncées.',
    }),
    settled('fields', {
      nl: 'Alleen de zwarte velden doen mee. Hun namen zijn die van een recht gelegd bord: kolommen a tot en met j, rijen 1 tot en met 10. Wit heeft hoek a1 voor zich, zwart hoek j10.',
      en: 'Only the dark squares are used. Their names are those of a board laid straight: columns a to j, rows 1 to 10. White has corner a1 in front, Black corner j10.',
      de: 'Gespielt wird nur auf den dunklen Feldern. Sie heißen wie auf einem gerade gelegten Brett: Spalten a bis j, Reihen 1 bis 10. Weiß hat die Ecke a1 vor sich, Schwarz die Ecke j10.',
      fr: 'Seules les cases foncées servent. Leurs noms sont ceux d’un damier posé droit : colonnes a à j, rangées 1 à 10. Les Blancs ont devant eux le coin a1, les Noirs le coin j10.',
    }),
    book('setup', {
      nl: 'Elke speler zet de schijven op de negen zwarte velden die het dichtst bij de eigen hoek liggen, in rijen van een, drie en vijf. Wit: a1; a3, b2, c1; a5, b4, c3, d2, e1. Zwart: j10; h10, i9, j8; f10, g9, h8, i7, j6.',
      en: 'Each player puts their men on the nine dark squares nearest to their corner, in rows of one, three and five. White: a1; a3, b2, c1; a5, b4, c3, d2, e1. Black: j10; h10, i9, j8; f10, g9, h8, i7, j6.',
      de: 'Jeder Spieler stellt seine Steine auf die neun dunklen Felder, die seiner Ecke am nächsten liegen, in Reihen von einem, drei und fünf. Weiß: a1; a3, b2, c1; a5, b4, c3, d2, e1. Schwarz: j10; h10, i9, j8; f10, g9, h8, i7, j6.',
      fr: 'Chaque joueur place ses pions sur les neuf cases foncées les plus proches de son coin, en rangées d’un, trois et cinq. Blancs : a1 ; a3, b2, c1 ; a5, b4, c3, d2, e1. Noirs : j10 ; h10, i9, j8 ; f10, g9, h8, i7, j6.',
    }),
    settled('white-first', shared['white-first']),
    settled('turn', shared.turn),
    settled('one-man', shared['one-man']),
    settled('own-men', shared['own-men']),
    settled('diagonal', {
      nl: 'Een schijf gaat van zwart veld naar zwart veld, over de punt waar ze elkaar raken.',
      en: 'A man goes from dark square to dark square, across the tip where they touch.',
      de: 'Ein Stein geht von dunklem Feld zu dunklem Feld, über die Spitze, an der sie sich berühren.',
      fr: 'Un pion va de case foncée en case foncée, par la pointe où elles se touchent.',
    }),
    book('one-step', shared['one-step']),
    book('forward', {
      nl: 'Een schijf gaat vooruit, recht naar de overstaande hoek toe, of opzij langs haar rij, nooit achteruit. Van c3 kan wit naar d4, en opzij naar b4 en d2.',
      en: 'A man goes forward, straight towards the opposite corner, or sideways along its row, never backward. From c3 White can go to d4, and sideways to b4 and d2.',
      de: 'Ein Stein geht vorwärts, gerade auf die gegenüberliegende Ecke zu, oder seitwärts auf seiner Reihe, nie rückwärts. Von c3 kann Weiß nach d4, und seitwärts nach b4 und d2.',
      fr: 'Un pion va en avant, droit vers le coin opposé, ou de côté le long de sa rangée, jamais en arrière. De c3, les Blancs peuvent aller en d4, et de côté en b4 et d2.',
    }),
    settled('free-field', shared['free-field']),
    book('jump', shared['jump-opponents']),
    book('not-over-own', shared['not-over-own']),
    settled('jump-ways', {
      nl: 'Ook springen doe je alleen vooruit of opzij.',
      en: 'Jumps too go forward or sideways only.',
      de: 'Auch gesprungen wird nur vorwärts oder seitwärts.',
      fr: 'Les sauts aussi ne vont qu’en avant ou de côté.',
    }),
    book('stays', shared.stays),
    settled('chain', shared.chain),
    settled('elsewhere', shared.elsewhere),
    settled('pass', shared.pass),
    book('goal', {
      nl: 'Wie het eerst alle eigen schijven op de negen beginvelden van de ander heeft, wint.',
      en: 'Whoever is first to have all their men on the other player’s nine starting squares wins.',
      de: 'Wer zuerst mit allen Steinen auf den neun Anfangsfeldern des anderen steht, gewinnt.',
      fr: 'Le premier qui a tous ses pions sur les neuf cases de départ de l’autre gagne.',
    }),
    settled('both-blocked', shared['both-blocked']),
    settled('left-behind', shared['left-behind']),
    settled('repetition', shared.repetition),
    settled('distance', {
      nl: 'De afstand van een schijf is het aantal stappen naar het dichtstbijzijnde veld van haar doel, alsof het bord verder leeg was. Vooruitgang is: een schijf gaat een of meer rijen vooruit, of al je schijven samen zijn dichter bij het doel dan ooit tevoren.',
      en: 'The distance of a man is the number of steps to the nearest square of its goal, as if the board were otherwise empty. Progress means: a man goes one or more rows forward, or all your men together are nearer to the goal than ever before.',
      de: 'Der Abstand eines Steins ist die Zahl der Schritte zum nächsten Feld seines Ziels, als wäre das Brett sonst leer. Fortschritt heißt: Ein Stein geht eine oder mehr Reihen vorwärts, oder alle deine Steine zusammen sind dem Ziel näher als je zuvor.',
      fr: 'La distance d’un pion est le nombre de pas jusqu’à la case de son but la plus proche, comme si le damier était vide par ailleurs. Il y a progression quand un pion avance d’une rangée ou plus, ou quand tous vos pions ensemble sont plus près du but que jamais.',
    }),
    settled('no-progress', shared['no-progress']),
    settled('notation', shared['letter-notation']),
  ],
  says: { ...RACE_SAYS, ...BOTH_BLOCKED_SAYS },
  options: {},
  presets: BY_THE_BOOK_WORDS,
}
