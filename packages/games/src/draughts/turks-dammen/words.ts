import { inSections, type Words } from '@spellendoos/kernel'
import {
  DRAUGHTS_OPTIONS,
  DRAUGHTS_PRESETS,
  DRAUGHTS_RULES as shared,
  DRAUGHTS_SAYS,
  HUNDRED_RULES as hundred,
} from '../words.ts'
import { t } from './words/texts.ts'

const rules = inSections({
  setup: [
    { id: 'turks-dammen.equipment', source: 'book', text: shared.equipment },
    { id: 'turks-dammen.all-fields', source: 'book', text: t.rules['all-fields'] },
    { id: 'turks-dammen.fields', source: 'settled', text: hundred.fields },
    { id: 'turks-dammen.setup', source: 'book', text: t.rules.setup },
    { id: 'turks-dammen.white-first', source: 'settled', text: shared['white-first'] },
  ],
  play: [
    { id: 'turks-dammen.turn', source: 'settled', text: shared.turn },
    { id: 'turks-dammen.one-piece', source: 'settled', text: shared['one-piece'] },
    { id: 'turks-dammen.own-pieces', source: 'settled', text: shared['own-pieces'] },
    { id: 'turks-dammen.straight', source: 'book', text: t.rules.straight },
    { id: 'turks-dammen.one-step', source: 'book', text: shared['one-step'] },
    { id: 'turks-dammen.forward', source: 'book', text: t.rules.forward },
    { id: 'turks-dammen.free-field', source: 'settled', text: shared['free-field'] },
    { id: 'turks-dammen.capture', source: 'book', text: shared.capture },
    { id: 'turks-dammen.capture-ways', source: 'book', text: t.rules['capture-ways'] },
    { id: 'turks-dammen.one-at-a-time', source: 'settled', text: shared['one-at-a-time'] },
    { id: 'turks-dammen.not-over-own', source: 'settled', text: shared['not-over-own'] },
    { id: 'turks-dammen.go-on', source: 'book', text: shared['go-on'] },
    { id: 'turks-dammen.must-capture', source: 'settled', text: shared['must-capture'] },
    { id: 'turks-dammen.longest-capture', source: 'settled', text: shared['longest-capture'] },
    { id: 'turks-dammen.no-duty', source: 'settled', text: shared['no-duty'] },
    { id: 'turks-dammen.taken-at-once', source: 'settled', text: t.rules['taken-at-once'] },
    { id: 'turks-dammen.notation', source: 'settled', text: t.rules.notation },
  ],
  special: [
    { id: 'turks-dammen.crown', source: 'book', text: hundred.crown },
    { id: 'turks-dammen.passing', source: 'settled', text: t.rules.passing },
    { id: 'turks-dammen.king-move', source: 'book', text: t.rules['king-move'] },
    { id: 'turks-dammen.king-capture', source: 'settled', text: t.rules['king-capture'] },
    { id: 'turks-dammen.no-turning-back', source: 'settled', text: t.rules['no-turning-back'] },
  ],
  end: [
    { id: 'turks-dammen.no-move', source: 'book', text: t.rules['no-move'] },
    { id: 'turks-dammen.single-man', source: 'book', text: t.rules['single-man'] },
    { id: 'turks-dammen.king-against-king', source: 'settled', text: t.rules['king-against-king'] },
    { id: 'turks-dammen.repetition', source: 'settled', text: shared.repetition },
    { id: 'turks-dammen.no-progress', source: 'settled', text: t.rules['no-progress'] },
  ],
})

export const words: Words = {
  name: t.name,
  aliases: ['Dama'],
  about: t.about,
  friend: t.friend,
  rules,
  says: { ...DRAUGHTS_SAYS, ...t.says },
  options: DRAUGHTS_OPTIONS,
  presets: DRAUGHTS_PRESETS,
}
