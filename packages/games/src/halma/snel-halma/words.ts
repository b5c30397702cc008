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
    { id: 'snel-halma.equipment', source: 'book', text: t.rules.equipment },
    { id: 'snel-halma.board', source: 'settled', text: HALMA_BOARD },
    { id: 'snel-halma.courts', source: 'book', text: COURT_LINES },
    { id: 'snel-halma.court-shapes', source: 'settled', text: COURT_SHAPES },
    { id: 'snel-halma.strip', source: 'book', text: t.rules.strip },
    { id: 'snel-halma.corners', source: 'settled', text: CORNERS },
    { id: 'snel-halma.setup', source: 'book', text: t.rules.setup },
    { id: 'snel-halma.first', source: 'settled', text: shared.first },
  ],
  play: [
    { id: 'snel-halma.turn', source: 'book', text: shared.turn },
    { id: 'snel-halma.own-men', source: 'settled', text: shared['own-men'] },
    { id: 'snel-halma.step', source: 'book', text: onSquares.step },
    { id: 'snel-halma.jump', source: 'book', text: onSquares.jump },
    { id: 'snel-halma.over-one', source: 'book', text: onSquares['over-one'] },
    { id: 'snel-halma.chain', source: 'book', text: shared.chain },
    { id: 'snel-halma.stop', source: 'settled', text: shared.stop },
    { id: 'snel-halma.one-kind', source: 'book', text: shared['one-kind'] },
    { id: 'snel-halma.no-capture', source: 'book', text: shared['no-capture'] },
    { id: 'snel-halma.free-field', source: 'book', text: onSquares['free-field'] },
    { id: 'snel-halma.elsewhere', source: 'settled', text: shared.elsewhere },
    { id: 'snel-halma.notation', source: 'settled', text: onSquares.notation },
    { id: 'snel-halma.hinder', source: 'book', text: t.rules.hinder },
    { id: 'snel-halma.pass', source: 'settled', text: shared.pass },
  ],
  end: [
    { id: 'snel-halma.goal', source: 'book', text: t.rules.goal },
    { id: 'snel-halma.goal-strip', source: 'settled', text: t.rules['goal-strip'] },
    { id: 'snel-halma.full-court', source: 'settled', text: t.rules['full-court'] },
    { id: 'snel-halma.done', source: 'book', text: shared.done },
    { id: 'snel-halma.places', source: 'settled', text: t.rules.places },
    { id: 'snel-halma.repetition', source: 'settled', text: shared.repetition },
    { id: 'snel-halma.progress', source: 'settled', text: shared.progress },
    { id: 'snel-halma.no-progress', source: 'settled', text: shared['no-progress'] },
  ],
})

export const words: Words = {
  name: t.name,
  about: t.about,
  friend: t.friend,
  rules,
  says: HALMA_SAYS,
  options: t.options,
  choices: t.choices,
  presets: { boekje: BY_THE_BOOK },
}
