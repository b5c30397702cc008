import { inSections, type Words } from '@spellendoos/kernel'
import { BY_THE_BOOK, DICE_SAYS, first, fiveRounds, ROUNDS_OF_TURNS, shared } from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  occasions: ['children'],
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      { id: 'kale-mus.rounds', source: 'book', text: t.rules.rounds },
      fiveRounds('kale-mus.five-rounds'),
    ],
    play: [
      { id: 'kale-mus.turn', source: 'book', text: t.rules.turn },
      first('kale-mus.first'),
      { id: 'kale-mus.left-neighbour', source: 'book', text: t.rules['left-neighbour'] },
      { id: 'kale-mus.one-costs', source: 'book', text: t.rules['one-costs'] },
      { id: 'kale-mus.below-zero', source: 'settled', text: t.rules['below-zero'] },
    ],
    end: [
      { id: 'kale-mus.highest-wins', source: 'book', text: t.rules['highest-wins'] },
      shared('kale-mus.shared'),
    ],
  }),
  says: { ...DICE_SAYS, ...t.says },
  options: { rounds: ROUNDS_OF_TURNS },
  presets: BY_THE_BOOK,
}
