import { inSections, type Words } from '@spellendoos/kernel'
import { DRAUGHTS_OPTIONS, DRAUGHTS_PRESETS, DRAUGHTS_RULES as shared, DRAUGHTS_SAYS } from '../words.ts'
import { t } from './words/texts.ts'

const rules = inSections({
  setup: [
    { id: 'dammen.equipment', source: 'book', text: shared.equipment },
    { id: 'dammen.fields', source: 'settled', text: shared.fields },
    { id: 'dammen.setup', source: 'book', text: shared.setup },
    { id: 'dammen.white-first', source: 'book', text: shared['white-first'] },
  ],
  play: [
    { id: 'dammen.turn', source: 'book', text: shared.turn },
    { id: 'dammen.one-piece', source: 'settled', text: shared['one-piece'] },
    { id: 'dammen.own-pieces', source: 'settled', text: shared['own-pieces'] },
    { id: 'dammen.diagonal', source: 'book', text: shared.diagonal },
    { id: 'dammen.one-step', source: 'book', text: shared['one-step'] },
    { id: 'dammen.forward', source: 'book', text: shared.forward },
    { id: 'dammen.free-field', source: 'book', text: shared['free-field'] },
    { id: 'dammen.capture', source: 'book', text: shared.capture },
    { id: 'dammen.one-at-a-time', source: 'book', text: shared['one-at-a-time'] },
    { id: 'dammen.not-over-own', source: 'book', text: shared['not-over-own'] },
    { id: 'dammen.go-on', source: 'book', text: shared['go-on'] },
    { id: 'dammen.backward-capture', source: 'settled', text: shared['backward-capture'] },
    { id: 'dammen.must-capture', source: 'settled', text: shared['must-capture'] },
    { id: 'dammen.longest-capture', source: 'settled', text: shared['longest-capture'] },
    { id: 'dammen.no-duty', source: 'settled', text: shared['no-duty'] },
    { id: 'dammen.once', source: 'settled', text: shared.once },
    { id: 'dammen.taken-after', source: 'settled', text: shared['taken-after'] },
    { id: 'dammen.notation', source: 'settled', text: shared.notation },
  ],
  special: [
    { id: 'dammen.crown', source: 'settled', text: shared.crown },
    { id: 'dammen.passing', source: 'settled', text: shared.passing },
    { id: 'dammen.king-move', source: 'settled', text: shared['king-move'] },
    { id: 'dammen.king-capture', source: 'settled', text: shared['king-capture'] },
  ],
  end: [
    { id: 'dammen.no-move', source: 'settled', text: shared['no-move'] },
    { id: 'dammen.repetition', source: 'settled', text: shared.repetition },
    { id: 'dammen.kings-only', source: 'settled', text: shared['kings-only'] },
    { id: 'dammen.sixteen-moves', source: 'settled', text: shared['sixteen-moves'] },
    { id: 'dammen.five-moves', source: 'settled', text: shared['five-moves'] },
  ],
})

export const words: Words = {
  name: t.name,
  aliases: [
    'Checkers',
    'Draughts',
    'International draughts',
    'Damspel',
    'Jeu de dames',
    'Dames',
    'Dame',
    'Damas',
  ],
  about: t.about,
  friend: t.friend,
  rules,
  says: DRAUGHTS_SAYS,
  options: DRAUGHTS_OPTIONS,
  presets: DRAUGHTS_PRESETS,
}
