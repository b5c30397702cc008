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
    { id: 'halma.equipment', source: 'book', text: t.rules.equipment },
    { id: 'halma.board', source: 'settled', text: HALMA_BOARD },
    { id: 'halma.courts', source: 'book', text: COURT_LINES },
    { id: 'halma.court-shapes', source: 'settled', text: COURT_SHAPES },
    { id: 'halma.corners', source: 'settled', text: CORNERS },
    { id: 'halma.setup', source: 'book', text: t.rules.setup },
    { id: 'halma.first', source: 'settled', text: shared.first },
  ],
  play: [
    { id: 'halma.turn', source: 'book', text: shared.turn },
    { id: 'halma.own-men', source: 'settled', text: shared['own-men'] },
    { id: 'halma.step', source: 'book', text: onSquares.step },
    { id: 'halma.jump', source: 'book', text: onSquares.jump },
    { id: 'halma.over-one', source: 'book', text: onSquares['over-one'] },
    { id: 'halma.chain', source: 'book', text: shared.chain },
    { id: 'halma.stop', source: 'settled', text: shared.stop },
    { id: 'halma.one-kind', source: 'book', text: shared['one-kind'] },
    { id: 'halma.no-capture', source: 'book', text: shared['no-capture'] },
    { id: 'halma.free-field', source: 'book', text: onSquares['free-field'] },
    { id: 'halma.elsewhere', source: 'settled', text: shared.elsewhere },
    { id: 'halma.notation', source: 'settled', text: onSquares.notation },
    { id: 'halma.hinder', source: 'book', text: onSquares.hinder },
    { id: 'halma.pass', source: 'settled', text: shared.pass },
  ],
  special: [
    { id: 'halma.partners', source: 'book', text: t.rules.partners },
    { id: 'halma.partners-standing', source: 'settled', text: t.rules['partners-standing'] },
  ],
  end: [
    { id: 'halma.goal', source: 'book', text: t.rules.goal },
    { id: 'halma.full-court', source: 'settled', text: onSquares['full-court'] },
    { id: 'halma.done', source: 'book', text: shared.done },
    { id: 'halma.places', source: 'settled', text: t.rules.places },
    { id: 'halma.repetition', source: 'settled', text: shared.repetition },
    { id: 'halma.progress', source: 'settled', text: shared.progress },
    { id: 'halma.no-progress', source: 'settled', text: shared['no-progress'] },
  ],
})

export const words: Words = {
  name: t.name,
  about: t.about,
  friend: t.friend,
  rules,
  says: { ...HALMA_SAYS, ...t.says },
  options: t.options,
  presets: { boekje: BY_THE_BOOK },
}
