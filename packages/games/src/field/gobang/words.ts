import { inSections, type Words } from '@spellendoos/kernel'
import { BOARD_TEXT, BY_THE_BOOK_TEXT, SAYS } from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  aliases: [
    'Gomoku',
    'Five in a row',
    'Vijf op een rij',
    'Fünf in eine Reihe',
    'Fünf gewinnt',
    'Cinq en ligne',
    'Morpion',
  ],
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      { id: 'gobang.board', source: 'book', text: BOARD_TEXT },
      { id: 'gobang.pawns', source: 'book', text: t.rules.pawns },
      { id: 'gobang.pairs', source: 'book', text: t.rules.pairs },
    ],
    play: [
      { id: 'gobang.turn', source: 'settled', text: t.rules.turn },
      { id: 'gobang.place', source: 'book', text: t.rules.place },
      { id: 'gobang.free-field', source: 'book', text: t.rules['free-field'] },
      { id: 'gobang.slide', source: 'book', text: t.rules.slide },
      { id: 'gobang.own-pawns', source: 'book', text: t.rules['own-pawns'] },
      { id: 'gobang.own-six', source: 'settled', text: t.rules['own-six'] },
      { id: 'gobang.must-slide', source: 'settled', text: t.rules['must-slide'] },
      { id: 'gobang.pass', source: 'settled', text: t.rules.pass },
    ],
    end: [
      { id: 'gobang.five', source: 'book', text: t.rules.five },
      { id: 'gobang.repetition', source: 'settled', text: t.rules.repetition },
      { id: 'gobang.fifty-turns', source: 'settled', text: t.rules['fifty-turns'] },
    ],
  }),
  says: { ...SAYS, ...t.says },
  options: {},
  presets: { boekje: BY_THE_BOOK_TEXT },
}
