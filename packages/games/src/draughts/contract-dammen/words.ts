import { inSections, type Words } from '@spellendoos/kernel'
import { DRAUGHTS_OPTIONS, DRAUGHTS_PRESETS, DRAUGHTS_RULES as shared, DRAUGHTS_SAYS } from '../words.ts'
import { t } from './words/texts.ts'

const rules = inSections({
  setup: [
    { id: 'contract-dammen.equipment', source: 'book', text: t.rules.equipment },
    { id: 'contract-dammen.fields', source: 'settled', text: shared.fields },
    { id: 'contract-dammen.setup', source: 'book', text: t.rules.setup },
    { id: 'contract-dammen.empty-fields', source: 'settled', text: t.rules['empty-fields'] },
    { id: 'contract-dammen.white-first', source: 'book', text: shared['white-first'] },
  ],
  play: [
    { id: 'contract-dammen.turn', source: 'book', text: t.rules.turn },
    { id: 'contract-dammen.one-piece', source: 'settled', text: shared['one-piece'] },
    { id: 'contract-dammen.own-pieces', source: 'settled', text: shared['own-pieces'] },
    { id: 'contract-dammen.diagonal', source: 'book', text: shared.diagonal },
    { id: 'contract-dammen.one-step', source: 'book', text: shared['one-step'] },
    { id: 'contract-dammen.forward', source: 'book', text: shared.forward },
    { id: 'contract-dammen.free-field', source: 'book', text: shared['free-field'] },
    { id: 'contract-dammen.capture', source: 'book', text: shared.capture },
    { id: 'contract-dammen.one-at-a-time', source: 'book', text: shared['one-at-a-time'] },
    { id: 'contract-dammen.not-over-own', source: 'book', text: shared['not-over-own'] },
    { id: 'contract-dammen.go-on', source: 'book', text: shared['go-on'] },
    { id: 'contract-dammen.backward-capture', source: 'settled', text: shared['backward-capture'] },
    { id: 'contract-dammen.must-capture', source: 'settled', text: t.rules['must-capture'] },
    { id: 'contract-dammen.longest-capture', source: 'settled', text: shared['longest-capture'] },
    { id: 'contract-dammen.no-duty', source: 'settled', text: shared['no-duty'] },
    { id: 'contract-dammen.once', source: 'settled', text: shared.once },
    { id: 'contract-dammen.taken-after', source: 'settled', text: shared['taken-after'] },
    { id: 'contract-dammen.notation', source: 'settled', text: t.rules.notation },
  ],
  special: [
    { id: 'contract-dammen.reserve', source: 'book', text: t.rules.reserve },
    { id: 'contract-dammen.base-row', source: 'book', text: t.rules['base-row'] },
    { id: 'contract-dammen.placing', source: 'settled', text: t.rules.placing },
    { id: 'contract-dammen.crown', source: 'settled', text: shared.crown },
    { id: 'contract-dammen.passing', source: 'settled', text: shared.passing },
    { id: 'contract-dammen.king-move', source: 'settled', text: shared['king-move'] },
    { id: 'contract-dammen.king-capture', source: 'settled', text: shared['king-capture'] },
  ],
  end: [
    { id: 'contract-dammen.no-move', source: 'settled', text: t.rules['no-move'] },
    { id: 'contract-dammen.repetition', source: 'settled', text: shared.repetition },
    { id: 'contract-dammen.kings-only', source: 'settled', text: shared['kings-only'] },
    { id: 'contract-dammen.sixteen-moves', source: 'settled', text: shared['sixteen-moves'] },
    { id: 'contract-dammen.five-moves', source: 'settled', text: shared['five-moves'] },
    { id: 'contract-dammen.reserve-counts', source: 'settled', text: t.rules['reserve-counts'] },
  ],
})

export const words: Words = {
  name: t.name,
  about: t.about,
  friend: t.friend,
  rules,
  says: { ...DRAUGHTS_SAYS, ...t.says },
  options: DRAUGHTS_OPTIONS,
  presets: DRAUGHTS_PRESETS,
}
