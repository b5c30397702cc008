import { inSections, type Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, first, POINTS_SAYS, ROUNDS_OF_TURNS, settled, shared } from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      book('laagste-stand.five-rounds', t.rules['five-rounds']),
      settled('laagste-stand.rounds', t.rules.rounds),
    ],
    play: [
      book('laagste-stand.turn', t.rules.turn),
      first('laagste-stand.first'),
      book('laagste-stand.added', t.rules.added),
      book('laagste-stand.taken-off', t.rules['taken-off']),
      settled('laagste-stand.not-counted', t.rules['not-counted']),
    ],
    end: [book('laagste-stand.lowest-wins', t.rules['lowest-wins']), shared('laagste-stand.shared')],
  }),
  says: POINTS_SAYS,
  options: { rounds: ROUNDS_OF_TURNS },
  presets: BY_THE_BOOK,
}
