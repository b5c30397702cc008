import { inSections, type Words } from '@spellendoos/kernel'
import { DRAUGHTS_OPTIONS, DRAUGHTS_PRESETS, DRAUGHTS_RULES as shared, DRAUGHTS_SAYS } from '../words.ts'
import { t } from './words/texts.ts'

const rules = inSections({
  setup: [
    { id: 'engels-dammen.equipment', source: 'book', text: shared.equipment },
    { id: 'engels-dammen.fields', source: 'settled', text: shared.fields },
    { id: 'engels-dammen.setup', source: 'book', text: shared.setup },
    { id: 'engels-dammen.white-first', source: 'book', text: shared['white-first'] },
  ],
  play: [
    { id: 'engels-dammen.turn', source: 'book', text: shared.turn },
    { id: 'engels-dammen.one-piece', source: 'settled', text: shared['one-piece'] },
    { id: 'engels-dammen.own-pieces', source: 'settled', text: shared['own-pieces'] },
    { id: 'engels-dammen.diagonal', source: 'book', text: t.rules.diagonal },
    { id: 'engels-dammen.one-step', source: 'book', text: shared['one-step'] },
    { id: 'engels-dammen.forward', source: 'book', text: shared.forward },
    { id: 'engels-dammen.free-field', source: 'book', text: shared['free-field'] },
    { id: 'engels-dammen.capture', source: 'book', text: shared.capture },
    { id: 'engels-dammen.one-at-a-time', source: 'book', text: shared['one-at-a-time'] },
    { id: 'engels-dammen.not-over-own', source: 'book', text: shared['not-over-own'] },
    { id: 'engels-dammen.go-on', source: 'book', text: shared['go-on'] },
    { id: 'engels-dammen.capture-ways', source: 'book', text: t.rules['capture-ways'] },
    { id: 'engels-dammen.straight-lines', source: 'settled', text: t.rules['straight-lines'] },
    { id: 'engels-dammen.mixed-capture', source: 'settled', text: t.rules['mixed-capture'] },
    { id: 'engels-dammen.must-capture', source: 'settled', text: shared['must-capture'] },
    { id: 'engels-dammen.longest-capture', source: 'settled', text: shared['longest-capture'] },
    { id: 'engels-dammen.no-duty', source: 'settled', text: shared['no-duty'] },
    { id: 'engels-dammen.once', source: 'settled', text: shared.once },
    { id: 'engels-dammen.taken-after', source: 'settled', text: shared['taken-after'] },
    { id: 'engels-dammen.notation', source: 'settled', text: shared.notation },
  ],
  special: [
    { id: 'engels-dammen.crown', source: 'settled', text: shared.crown },
    { id: 'engels-dammen.passing', source: 'settled', text: shared.passing },
    { id: 'engels-dammen.king-move', source: 'settled', text: shared['king-move'] },
    { id: 'engels-dammen.king-capture', source: 'settled', text: t.rules['king-capture'] },
  ],
  end: [
    { id: 'engels-dammen.no-move', source: 'settled', text: shared['no-move'] },
    { id: 'engels-dammen.repetition', source: 'settled', text: shared.repetition },
    { id: 'engels-dammen.kings-only', source: 'settled', text: shared['kings-only'] },
    { id: 'engels-dammen.sixteen-moves', source: 'settled', text: shared['sixteen-moves'] },
    { id: 'engels-dammen.five-moves', source: 'settled', text: shared['five-moves'] },
  ],
})

export const words: Words = {
  name: t.name,
  about: t.about,
  friend: t.friend,
  rules,
  says: DRAUGHTS_SAYS,
  options: DRAUGHTS_OPTIONS,
  presets: DRAUGHTS_PRESETS,
}
