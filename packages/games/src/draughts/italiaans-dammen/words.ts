import { inSections, type Words } from '@spellendoos/kernel'
import { DRAUGHTS_PRESETS, DRAUGHTS_RULES as shared, DRAUGHTS_SAYS } from '../words.ts'
import { t } from './words/texts.ts'

const rules = inSections({
  setup: [
    { id: 'italiaans-dammen.equipment', source: 'book', text: shared.equipment },
    { id: 'italiaans-dammen.fields', source: 'settled', text: shared.fields },
    { id: 'italiaans-dammen.setup', source: 'book', text: shared.setup },
    { id: 'italiaans-dammen.white-first', source: 'book', text: shared['white-first'] },
  ],
  play: [
    { id: 'italiaans-dammen.turn', source: 'book', text: shared.turn },
    { id: 'italiaans-dammen.one-piece', source: 'settled', text: shared['one-piece'] },
    { id: 'italiaans-dammen.own-pieces', source: 'settled', text: shared['own-pieces'] },
    { id: 'italiaans-dammen.diagonal', source: 'book', text: shared.diagonal },
    { id: 'italiaans-dammen.one-step', source: 'book', text: shared['one-step'] },
    { id: 'italiaans-dammen.forward', source: 'book', text: shared.forward },
    { id: 'italiaans-dammen.free-field', source: 'book', text: shared['free-field'] },
    { id: 'italiaans-dammen.capture', source: 'book', text: shared.capture },
    { id: 'italiaans-dammen.kings-by-kings', source: 'book', text: t.rules['kings-by-kings'] },
    { id: 'italiaans-dammen.one-at-a-time', source: 'book', text: shared['one-at-a-time'] },
    { id: 'italiaans-dammen.not-over-own', source: 'book', text: shared['not-over-own'] },
    { id: 'italiaans-dammen.go-on', source: 'book', text: shared['go-on'] },
    { id: 'italiaans-dammen.backward-capture', source: 'settled', text: shared['backward-capture'] },
    { id: 'italiaans-dammen.must-capture', source: 'book', text: shared['must-capture'] },
    { id: 'italiaans-dammen.longest-capture', source: 'book', text: shared['longest-capture'] },
    { id: 'italiaans-dammen.once', source: 'settled', text: shared.once },
    { id: 'italiaans-dammen.taken-after', source: 'settled', text: shared['taken-after'] },
    { id: 'italiaans-dammen.notation', source: 'settled', text: shared.notation },
  ],
  special: [
    { id: 'italiaans-dammen.crown', source: 'settled', text: shared.crown },
    { id: 'italiaans-dammen.passing', source: 'settled', text: shared.passing },
    { id: 'italiaans-dammen.king-move', source: 'settled', text: shared['king-move'] },
    { id: 'italiaans-dammen.king-capture', source: 'settled', text: shared['king-capture'] },
  ],
  end: [
    { id: 'italiaans-dammen.no-move', source: 'settled', text: shared['no-move'] },
    { id: 'italiaans-dammen.repetition', source: 'settled', text: shared.repetition },
    { id: 'italiaans-dammen.kings-only', source: 'settled', text: shared['kings-only'] },
    { id: 'italiaans-dammen.sixteen-moves', source: 'settled', text: shared['sixteen-moves'] },
    { id: 'italiaans-dammen.five-moves', source: 'settled', text: shared['five-moves'] },
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
