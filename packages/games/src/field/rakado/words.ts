import { inSections, type Words } from '@spellendoos/kernel'
import { BOARD_TEXT, BY_THE_BOOK_TEXT, SAYS } from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      { id: 'rakado.board', source: 'book', text: BOARD_TEXT },
      { id: 'rakado.setup', source: 'book', text: t.rules.setup },
      { id: 'rakado.roll-off', source: 'book', text: t.rules['roll-off'] },
    ],
    play: [
      { id: 'rakado.turn', source: 'book', text: t.rules.turn },
      { id: 'rakado.throw', source: 'book', text: t.rules.throw },
      { id: 'rakado.own-pawns', source: 'book', text: t.rules['own-pawns'] },
      { id: 'rakado.straight', source: 'settled', text: t.rules.straight },
      { id: 'rakado.count', source: 'settled', text: t.rules.count },
      { id: 'rakado.free-fields', source: 'settled', text: t.rules['free-fields'] },
      { id: 'rakado.capture', source: 'book', text: t.rules.capture },
      { id: 'rakado.directions', source: 'settled', text: t.rules.directions },
      { id: 'rakado.must-move', source: 'settled', text: t.rules['must-move'] },
      { id: 'rakado.pass', source: 'book', text: t.rules.pass },
      { id: 'rakado.six-again', source: 'book', text: t.rules['six-again'] },
      { id: 'rakado.arrive', source: 'book', text: t.rules.arrive },
      { id: 'rakado.counted', source: 'settled', text: t.rules.counted },
      { id: 'rakado.home', source: 'book', text: t.rules.home },
      { id: 'rakado.notation', source: 'settled', text: t.rules.notation },
    ],
    special: [
      { id: 'rakado.capture-home', source: 'settled', text: t.rules['capture-home'] },
      { id: 'rakado.penalty', source: 'book', text: t.rules.penalty },
      { id: 'rakado.one-penalty', source: 'settled', text: t.rules['one-penalty'] },
    ],
    end: [
      { id: 'rakado.end', source: 'settled', text: t.rules.end },
      { id: 'rakado.most-throws', source: 'settled', text: t.rules['most-throws'] },
    ],
  }),
  says: { ...SAYS, ...t.says },
  options: {},
  presets: { boekje: BY_THE_BOOK_TEXT },
}
