import { inSections, type Words } from '@spellendoos/kernel'
import { BY_THE_BOOK, HALMA_RULES as shared, HALMA_SAYS, ON_SQUARES as onSquares } from '../words.ts'
import { t } from './words/texts.ts'

const rules = inSections({
  setup: [
    { id: 'halma-schaak.equipment', source: 'book', text: t.rules.equipment },
    { id: 'halma-schaak.board', source: 'settled', text: t.rules.board },
    { id: 'halma-schaak.setup', source: 'book', text: t.rules.setup },
    { id: 'halma-schaak.court-shapes', source: 'settled', text: t.rules['court-shapes'] },
    { id: 'halma-schaak.first', source: 'settled', text: t.rules.first },
  ],
  play: [
    { id: 'halma-schaak.turn', source: 'book', text: shared.turn },
    { id: 'halma-schaak.own-men', source: 'settled', text: shared['own-men'] },
    { id: 'halma-schaak.step', source: 'book', text: onSquares.step },
    { id: 'halma-schaak.jump', source: 'book', text: onSquares.jump },
    { id: 'halma-schaak.over-one', source: 'book', text: onSquares['over-one'] },
    { id: 'halma-schaak.chain', source: 'book', text: shared.chain },
    { id: 'halma-schaak.stop', source: 'settled', text: shared.stop },
    { id: 'halma-schaak.one-kind', source: 'book', text: shared['one-kind'] },
    { id: 'halma-schaak.no-capture', source: 'book', text: shared['no-capture'] },
    { id: 'halma-schaak.free-field', source: 'book', text: onSquares['free-field'] },
    { id: 'halma-schaak.elsewhere', source: 'settled', text: shared.elsewhere },
    { id: 'halma-schaak.notation', source: 'settled', text: onSquares.notation },
    { id: 'halma-schaak.pass', source: 'settled', text: shared.pass },
  ],
  special: [
    { id: 'halma-schaak.stay-behind', source: 'book', text: t.rules['stay-behind'] },
    { id: 'halma-schaak.leave-court', source: 'settled', text: t.rules['leave-court'] },
  ],
  end: [
    { id: 'halma-schaak.goal', source: 'book', text: t.rules.goal },
    { id: 'halma-schaak.full-court', source: 'settled', text: t.rules['full-court'] },
    { id: 'halma-schaak.repetition', source: 'settled', text: shared.repetition },
    { id: 'halma-schaak.progress', source: 'settled', text: shared.progress },
    { id: 'halma-schaak.no-progress', source: 'settled', text: t.rules['no-progress'] },
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
