import type { Words } from '@spellendoos/kernel'
import { BY_THE_BOOK_WORDS, RACE_SAYS, rulesOf, STEPS_RULES as shared } from '../words.ts'

const { book, settled } = rulesOf('pyramide-schuiven')

export const words: Words = {
  name: {
    nl: 'Pyramide schuiven',
    en: 'Moving the pyramid',
    de: 'Pyramidenschieben',
    fr: 'La pyramide en marche',
  },
  about: {
    nl: 'Bouw je piramide van vijftien schijven het eerst aan de overkant weer op.',
    en: 'Be the first to rebuild your pyramid of fifteen men on the far side.',
    de: 'Bau deine Pyramide aus fünfzehn Steinen als Erster auf der Gegenseite wieder auf.',
    fr: 'Soyez le premier à rebâtir votre pyramide de quinze pions de l’autre côté.',
  },
  rules: [
    book('equipment', {
      nl: 'Je speelt met z’n tweeën op een dambord van tien bij tien velden. De een heeft 15 witte schijven, de ander 15 zwarte.',
      en: 'Two players use a draughtboard of ten by ten squares. One has 15 white men, the other 15 black men.',
      de: 'Zwei Spieler spielen auf einem Damebrett von zehn mal zehn Feldern. Der eine hat 15 weiße Steine, der andere 15 schwarze.',
      fr: 'On joue à deux sur un damier de dix cases sur dix. L’un a 15 pions blancs, l’autre 15 pions noirs.',
    }),
    settled('fields', {
      nl: 'Alleen de zwarte velden doen mee. Leg het bord zo dat elke speler links vooraan een zwart veld heeft. De kolommen heten a tot en met j, van links naar rechts zoals zwart ze ziet; de rijen 1 tot en met 10, vanaf de kant van zwart.',
      en: 'Only the dark squares are used. Lay the board so that each player has a dark square in the near left-hand corner. The columns are called a to j, from left to right as Black sees them; the rows 1 to 10, from Black’s side.',
      de: 'Gespielt wird nur auf den dunklen Feldern. Leg das Brett so, dass jeder Spieler links vorn ein dunkles Feld hat. Die Spalten heißen a bis j, von links nach rechts, wie Schwarz sie sieht; die Reihen 1 bis 10, von der Seite von Schwarz aus.',
      fr: 'Seules les cases foncées servent. Posez le damier de sorte que chaque joueur ait une case foncée dans le coin à sa gauche. Les colonnes s’appellent a à j, de gauche à droite comme les Noirs les voient ; les rangées 1 à 10, depuis le côté des Noirs.',
    }),
    settled('setup', {
      nl: 'De schijven staan als twee piramides. Zwart: a1, c1, e1, g1, i1, b2, d2, f2, h2, c3, e3, g3, d4, f4 en e5. Wit: b10, d10, f10, h10, j10, c9, e9, g9, i9, d8, f8, h8, e7, g7 en f6.',
      en: 'The men stand as two pyramids. Black: a1, c1, e1, g1, i1, b2, d2, f2, h2, c3, e3, g3, d4, f4 and e5. White: b10, d10, f10, h10, j10, c9, e9, g9, i9, d8, f8, h8, e7, g7 and f6.',
      de: 'Die Steine stehen als zwei Pyramiden. Schwarz: a1, c1, e1, g1, i1, b2, d2, f2, h2, c3, e3, g3, d4, f4 und e5. Weiß: b10, d10, f10, h10, j10, c9, e9, g9, i9, d8, f8, h8, e7, g7 und f6.',
      fr: 'Les pions forment deux pyramides. Noirs : a1, c1, e1, g1, i1, b2, d2, f2, h2, c3, e3, g3, d4, f4 et e5. Blancs : b10, d10, f10, h10, j10, c9, e9, g9, i9, d8, f8, h8, e7, g7 et f6.',
    }),
    settled('white-first', shared['white-first']),
    settled('turn', shared.turn),
    settled('one-man', shared['one-man']),
    settled('own-men', shared['own-men']),
    book('diagonal', shared['all-diagonals']),
    book('one-step', shared['one-step']),
    settled('free-field', shared['free-field']),
    book('jump', shared['jump-anyone']),
    book('stays', shared.stays),
    book('chain', shared.chain),
    settled('elsewhere', shared.elsewhere),
    settled('pass', shared.pass),
    book('goal', {
      nl: 'Wie het eerst de hele piramide op de beginvelden van de ander heeft opgebouwd, wint.',
      en: 'Whoever is first to rebuild the whole pyramid on the other player’s starting squares wins.',
      de: 'Wer zuerst die ganze Pyramide auf den Anfangsfeldern des anderen aufgebaut hat, gewinnt.',
      fr: 'Le premier qui a rebâti toute sa pyramide sur les cases de départ de l’autre gagne.',
    }),
    settled('left-behind', shared['left-behind']),
    settled('repetition', shared.repetition),
    settled('distance', shared.distance),
    settled('no-progress', shared['no-progress']),
    settled('notation', shared['letter-notation']),
  ],
  says: RACE_SAYS,
  options: {},
  presets: BY_THE_BOOK_WORDS,
}
