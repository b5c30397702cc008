import { inSections, type Words } from '@spellendoos/kernel'
import {
  BY_THE_BOOK,
  COURT_LINES,
  COURT_SHAPES,
  HALMA_BOARD,
  HALMA_RULES as shared,
  HALMA_SAYS,
  ON_SQUARES as onSquares,
} from '../words.ts'
import { t } from './words/texts.ts'

const rules = inSections({
  setup: [
    { id: 'solo-halma.equipment', source: 'book', text: t.rules.equipment },
    { id: 'solo-halma.board', source: 'settled', text: HALMA_BOARD },
    { id: 'solo-halma.courts', source: 'book', text: COURT_LINES },
    { id: 'solo-halma.court-shapes', source: 'settled', text: COURT_SHAPES },
    { id: 'solo-halma.setup', source: 'book', text: t.rules.setup },
  ],
  play: [
    { id: 'solo-halma.turn', source: 'book', text: t.rules.turn },
    { id: 'solo-halma.own-men', source: 'settled', text: t.rules['own-men'] },
    { id: 'solo-halma.step', source: 'book', text: onSquares.step },
    { id: 'solo-halma.jump', source: 'book', text: t.rules.jump },
    { id: 'solo-halma.over-one', source: 'book', text: onSquares['over-one'] },
    { id: 'solo-halma.chain', source: 'book', text: shared.chain },
    { id: 'solo-halma.stop', source: 'settled', text: shared.stop },
    { id: 'solo-halma.one-kind', source: 'book', text: shared['one-kind'] },
    { id: 'solo-halma.no-capture', source: 'book', text: shared['no-capture'] },
    { id: 'solo-halma.free-field', source: 'book', text: onSquares['free-field'] },
    { id: 'solo-halma.elsewhere', source: 'settled', text: shared.elsewhere },
    { id: 'solo-halma.notation', source: 'settled', text: onSquares.notation },
    { id: 'solo-halma.pass', source: 'settled', text: shared.pass },
  ],
  end: [
    { id: 'solo-halma.goal', source: 'book', text: t.rules.goal },
    { id: 'solo-halma.progress', source: 'settled', text: t.rules.progress },
    { id: 'solo-halma.no-progress', source: 'settled', text: t.rules['no-progress'] },
  ],
  scoring: [{ id: 'solo-halma.count', source: 'book', text: t.rules.count }],
})

export const words: Words = {
  name: t.name,
  about: t.about,
  friend: t.friend,
  rules,
  says: { ...HALMA_SAYS, ...t.says },
  options: {},
  presets: { boekje: BY_THE_BOOK },
}
