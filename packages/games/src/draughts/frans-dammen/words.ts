import { inSections, type Words } from '@spellendoos/kernel'
import { DRAUGHTS_OPTIONS, DRAUGHTS_PRESETS, DRAUGHTS_RULES as shared, DRAUGHTS_SAYS } from '../words.ts'
import { t } from './words/texts.ts'

const rules = inSections({
  setup: [
    { id: 'frans-dammen.equipment', source: 'book', text: shared.equipment },
    { id: 'frans-dammen.fields', source: 'settled', text: shared.fields },
    { id: 'frans-dammen.setup', source: 'book', text: shared.setup },
    { id: 'frans-dammen.white-first', source: 'book', text: shared['white-first'] },
  ],
  play: [
    { id: 'frans-dammen.turn', source: 'book', text: shared.turn },
    { id: 'frans-dammen.one-piece', source: 'settled', text: shared['one-piece'] },
    { id: 'frans-dammen.own-pieces', source: 'settled', text: shared['own-pieces'] },
    { id: 'frans-dammen.diagonal', source: 'book', text: shared.diagonal },
    { id: 'frans-dammen.one-step', source: 'book', text: shared['one-step'] },
    { id: 'frans-dammen.forward', source: 'book', text: shared.forward },
    { id: 'frans-dammen.free-field', source: 'book', text: shared['free-field'] },
    { id: 'frans-dammen.capture', source: 'book', text: shared.capture },
    { id: 'frans-dammen.one-at-a-time', source: 'book', text: shared['one-at-a-time'] },
    { id: 'frans-dammen.not-over-own', source: 'book', text: shared['not-over-own'] },
    { id: 'frans-dammen.go-on', source: 'book', text: shared['go-on'] },
    { id: 'frans-dammen.capture-ways', source: 'book', text: t.rules['capture-ways'] },
    { id: 'frans-dammen.must-capture', source: 'settled', text: shared['must-capture'] },
    { id: 'frans-dammen.longest-capture', source: 'settled', text: shared['longest-capture'] },
    { id: 'frans-dammen.no-duty', source: 'settled', text: shared['no-duty'] },
    { id: 'frans-dammen.once', source: 'settled', text: shared.once },
    { id: 'frans-dammen.taken-after', source: 'settled', text: shared['taken-after'] },
    { id: 'frans-dammen.notation', source: 'settled', text: shared.notation },
  ],
  special: [
    { id: 'frans-dammen.crown', source: 'book', text: shared.crown },
    { id: 'frans-dammen.king-move', source: 'settled', text: shared['king-move'] },
    { id: 'frans-dammen.king-capture', source: 'settled', text: shared['king-capture'] },
    { id: 'frans-dammen.king-ways', source: 'book', text: t.rules['king-ways'] },
  ],
  end: [
    { id: 'frans-dammen.no-move', source: 'settled', text: shared['no-move'] },
    { id: 'frans-dammen.repetition', source: 'settled', text: shared.repetition },
    { id: 'frans-dammen.kings-only', source: 'settled', text: shared['kings-only'] },
    { id: 'frans-dammen.sixteen-moves', source: 'settled', text: shared['sixteen-moves'] },
    { id: 'frans-dammen.five-moves', source: 'settled', text: shared['five-moves'] },
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
