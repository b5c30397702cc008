import { inSections, type Words } from '@spellendoos/kernel'
import { DRAUGHTS_OPTIONS, DRAUGHTS_PRESETS, DRAUGHTS_RULES as shared, DRAUGHTS_SAYS } from '../words.ts'
import { t } from './words/texts.ts'

const rules = inSections({
  setup: [
    { id: 'slag-dammen.equipment', source: 'book', text: shared.equipment },
    { id: 'slag-dammen.fields', source: 'settled', text: shared.fields },
    { id: 'slag-dammen.setup', source: 'book', text: shared.setup },
    { id: 'slag-dammen.white-first', source: 'book', text: shared['white-first'] },
  ],
  play: [
    { id: 'slag-dammen.turn', source: 'book', text: shared.turn },
    { id: 'slag-dammen.one-piece', source: 'settled', text: shared['one-piece'] },
    { id: 'slag-dammen.own-pieces', source: 'settled', text: shared['own-pieces'] },
    { id: 'slag-dammen.diagonal', source: 'book', text: shared.diagonal },
    { id: 'slag-dammen.one-step', source: 'book', text: shared['one-step'] },
    { id: 'slag-dammen.forward', source: 'book', text: shared.forward },
    { id: 'slag-dammen.free-field', source: 'book', text: shared['free-field'] },
    { id: 'slag-dammen.capture', source: 'book', text: shared.capture },
    { id: 'slag-dammen.one-at-a-time', source: 'book', text: shared['one-at-a-time'] },
    { id: 'slag-dammen.not-over-own', source: 'book', text: shared['not-over-own'] },
    { id: 'slag-dammen.go-on', source: 'book', text: shared['go-on'] },
    { id: 'slag-dammen.backward-capture', source: 'settled', text: shared['backward-capture'] },
    { id: 'slag-dammen.must-capture', source: 'settled', text: shared['must-capture'] },
    { id: 'slag-dammen.longest-capture', source: 'settled', text: shared['longest-capture'] },
    { id: 'slag-dammen.no-duty', source: 'settled', text: shared['no-duty'] },
    { id: 'slag-dammen.once', source: 'settled', text: shared.once },
    { id: 'slag-dammen.taken-after', source: 'settled', text: shared['taken-after'] },
    { id: 'slag-dammen.notation', source: 'settled', text: shared.notation },
  ],
  special: [
    { id: 'slag-dammen.crown', source: 'settled', text: shared.crown },
    { id: 'slag-dammen.passing', source: 'settled', text: shared.passing },
    { id: 'slag-dammen.king-move', source: 'settled', text: shared['king-move'] },
    { id: 'slag-dammen.king-capture', source: 'settled', text: shared['king-capture'] },
  ],
  end: [
    { id: 'slag-dammen.no-pieces', source: 'book', text: t.rules['no-pieces'] },
    { id: 'slag-dammen.no-move', source: 'settled', text: t.rules['no-move'] },
    { id: 'slag-dammen.repetition', source: 'settled', text: shared.repetition },
    { id: 'slag-dammen.kings-only', source: 'settled', text: shared['kings-only'] },
    { id: 'slag-dammen.sixteen-moves', source: 'settled', text: shared['sixteen-moves'] },
    { id: 'slag-dammen.five-moves', source: 'settled', text: shared['five-moves'] },
  ],
})

export const words: Words = {
  name: t.name,
  aliases: ['Weggeefdammen', 'Losing draughts', 'Suicide checkers', 'Schlagdame', 'Qui perd gagne'],
  about: t.about,
  friend: t.friend,
  rules,
  says: { ...DRAUGHTS_SAYS, ...t.says },
  options: DRAUGHTS_OPTIONS,
  presets: DRAUGHTS_PRESETS,
}
