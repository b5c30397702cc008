import { inSections, type Words } from '@spellendoos/kernel'
import {
  book,
  BY_THE_BOOK,
  CHOICE_SAYS,
  DICE_SAYS,
  first,
  fiveRounds,
  limit,
  mostPoints,
  ROUNDS_OF_TURNS,
  settled,
  shared,
} from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  aliases: ['Pig', 'Farkle'],
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [settled('boze-drie.rounds', t.rules.rounds), fiveRounds('boze-drie.five-rounds')],
    play: [
      settled('boze-drie.turn', t.rules.turn),
      first('boze-drie.first'),
      book('boze-drie.as-often', t.rules['as-often']),
      settled('boze-drie.at-least-once', t.rules['at-least-once']),
      book('boze-drie.three-stops', t.rules['three-stops']),
      settled('boze-drie.all-lost', t.rules['all-lost']),
    ],
    special: [settled('boze-drie.three-scores-nothing', t.rules['three-scores-nothing'])],
    end: [mostPoints(book, 'boze-drie.highest-wins'), shared('boze-drie.shared'), limit('boze-drie.limit')],
  }),
  says: { ...DICE_SAYS, ...CHOICE_SAYS, ...t.says },
  options: {
    rounds: ROUNDS_OF_TURNS,
    'alles-kwijt': t.options['alles-kwijt'],
  },
  presets: BY_THE_BOOK,
}
