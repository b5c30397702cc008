import { inSections, type Words } from '@spellendoos/kernel'
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
import { t } from './words/texts.ts'

const rules = inSections({
  setup: [
    { id: 'tref-halma.equipment', source: 'settled', text: t.rules.equipment },
    { id: 'tref-halma.board', source: 'settled', text: HALMA_BOARD },
    { id: 'tref-halma.courts', source: 'book', text: COURT_LINES },
    { id: 'tref-halma.court-shapes', source: 'settled', text: COURT_SHAPES },
    { id: 'tref-halma.corners', source: 'settled', text: CORNERS },
    { id: 'tref-halma.setup', source: 'settled', text: t.rules.setup },
    { id: 'tref-halma.marked', source: 'book', text: t.rules.marked },
    { id: 'tref-halma.first', source: 'settled', text: shared.first },
  ],
  play: [
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
    { id: 'tref-halma.pass', source: 'settled', text: shared.pass },
  ],
  end: [
    { id: 'tref-halma.goal', source: 'book', text: t.rules.goal },
    { id: 'tref-halma.others', source: 'book', text: t.rules.others },
    { id: 'tref-halma.bring-out', source: 'settled', text: t.rules['bring-out'] },
    { id: 'tref-halma.beside', source: 'settled', text: t.rules.beside },
    { id: 'tref-halma.places', source: 'settled', text: t.rules.places },
    { id: 'tref-halma.repetition', source: 'settled', text: shared.repetition },
    { id: 'tref-halma.progress', source: 'settled', text: t.rules.progress },
    { id: 'tref-halma.no-progress', source: 'settled', text: t.rules['no-progress'] },
  ],
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
