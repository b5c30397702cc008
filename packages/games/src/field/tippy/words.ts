import { inSections, type Words } from '@spellendoos/kernel'
import { BY_THE_BOOK_TEXT, SAYS } from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      { id: 'tippy.board', source: 'settled', text: t.rules.board },
      { id: 'tippy.pawns', source: 'book', text: t.rules.pawns },
    ],
    play: [
      { id: 'tippy.turn', source: 'book', text: t.rules.turn },
      { id: 'tippy.own-pawns', source: 'book', text: t.rules['own-pawns'] },
      { id: 'tippy.free-point', source: 'book', text: t.rules['free-point'] },
      { id: 'tippy.stays', source: 'book', text: t.rules.stays },
      { id: 'tippy.ring', source: 'book', text: t.rules.ring },
      { id: 'tippy.freed', source: 'book', text: t.rules.freed },
      { id: 'tippy.out', source: 'settled', text: t.rules.out },
    ],
    special: [
      { id: 'tippy.several-players', source: 'settled', text: t.rules['several-players'] },
      { id: 'tippy.edge', source: 'settled', text: t.rules.edge },
      { id: 'tippy.into-ring', source: 'settled', text: t.rules['into-ring'] },
      { id: 'tippy.several-rings', source: 'settled', text: t.rules['several-rings'] },
    ],
    end: [
      { id: 'tippy.end', source: 'book', text: t.rules.end },
      { id: 'tippy.last-pawns', source: 'settled', text: t.rules['last-pawns'] },
    ],
    scoring: [
      { id: 'tippy.score', source: 'book', text: t.rules.score },
      { id: 'tippy.above-zero', source: 'book', text: t.rules['above-zero'] },
    ],
  }),
  says: { ...SAYS, ...t.says },
  options: {},
  presets: { boekje: BY_THE_BOOK_TEXT },
}
