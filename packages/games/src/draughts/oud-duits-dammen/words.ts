import { inSections, type Words } from '@spellendoos/kernel'
import {
  DRAUGHTS_PRESETS,
  DRAUGHTS_RULES as shared,
  DRAUGHTS_SAYS,
  HUNDRED_RULES as hundred,
} from '../words.ts'
import { t } from './words/texts.ts'

const rules = inSections({
  setup: [
    { id: 'oud-duits-dammen.equipment', source: 'book', text: shared.equipment },
    { id: 'oud-duits-dammen.all-fields', source: 'book', text: t.rules['all-fields'] },
    { id: 'oud-duits-dammen.fields', source: 'settled', text: hundred.fields },
    { id: 'oud-duits-dammen.setup', source: 'book', text: t.rules.setup },
    { id: 'oud-duits-dammen.white-first', source: 'book', text: shared['white-first'] },
  ],
  play: [
    { id: 'oud-duits-dammen.turn', source: 'book', text: shared.turn },
    { id: 'oud-duits-dammen.one-piece', source: 'settled', text: shared['one-piece'] },
    { id: 'oud-duits-dammen.own-pieces', source: 'settled', text: shared['own-pieces'] },
    { id: 'oud-duits-dammen.diagonal', source: 'book', text: t.rules.diagonal },
    { id: 'oud-duits-dammen.field-colour', source: 'book', text: t.rules['field-colour'] },
    { id: 'oud-duits-dammen.one-step', source: 'book', text: shared['one-step'] },
    { id: 'oud-duits-dammen.forward', source: 'book', text: shared.forward },
    { id: 'oud-duits-dammen.free-field', source: 'book', text: shared['free-field'] },
    { id: 'oud-duits-dammen.capture', source: 'book', text: shared.capture },
    { id: 'oud-duits-dammen.one-at-a-time', source: 'book', text: shared['one-at-a-time'] },
    { id: 'oud-duits-dammen.not-over-own', source: 'book', text: shared['not-over-own'] },
    { id: 'oud-duits-dammen.go-on', source: 'book', text: shared['go-on'] },
    { id: 'oud-duits-dammen.capture-sides', source: 'book', text: t.rules['capture-sides'] },
    { id: 'oud-duits-dammen.capture-ways', source: 'settled', text: t.rules['capture-ways'] },
    { id: 'oud-duits-dammen.must-capture', source: 'book', text: shared['must-capture'] },
    { id: 'oud-duits-dammen.longest-capture', source: 'book', text: shared['longest-capture'] },
    { id: 'oud-duits-dammen.once', source: 'settled', text: shared.once },
    { id: 'oud-duits-dammen.taken-after', source: 'settled', text: shared['taken-after'] },
    { id: 'oud-duits-dammen.notation', source: 'settled', text: t.rules.notation },
  ],
  special: [
    { id: 'oud-duits-dammen.crown', source: 'book', text: hundred.crown },
    { id: 'oud-duits-dammen.passing', source: 'book', text: t.rules.passing },
    { id: 'oud-duits-dammen.counted-to-crown', source: 'settled', text: t.rules['counted-to-crown'] },
    { id: 'oud-duits-dammen.king-ways', source: 'book', text: t.rules['king-ways'] },
    { id: 'oud-duits-dammen.king-move', source: 'settled', text: t.rules['king-move'] },
    { id: 'oud-duits-dammen.king-capture', source: 'settled', text: shared['king-capture'] },
  ],
  end: [
    { id: 'oud-duits-dammen.no-move', source: 'settled', text: shared['no-move'] },
    { id: 'oud-duits-dammen.repetition', source: 'settled', text: shared.repetition },
    { id: 'oud-duits-dammen.kings-only', source: 'settled', text: shared['kings-only'] },
    { id: 'oud-duits-dammen.sixteen-moves', source: 'settled', text: shared['sixteen-moves'] },
    { id: 'oud-duits-dammen.five-moves', source: 'settled', text: shared['five-moves'] },
  ],
})

export const words: Words = {
  name: t.name,
  about: t.about,
  friend: t.friend,
  rules,
  says: DRAUGHTS_SAYS,
  options: {},
  presets: DRAUGHTS_PRESETS,
}
