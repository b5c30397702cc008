import { inSections, type Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, DICE_SAYS, limit, oneRound, ROUNDS_TO_WIN, settled } from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  aliases: ['Yahtzee', 'Yatzy', 'Kniffel', 'Yams', 'Generala'],
  about: t.about,
  friend: t.friend,
  rules: inSections({
    play: [
      book('chicago.three-throws', t.rules['three-throws']),
      book('chicago.turn', t.rules.turn),
      settled('chicago.first', t.rules.first),
      settled('chicago.first-always', t.rules['first-always']),
      book('chicago.keep', t.rules.keep),
      settled('chicago.keep-anew', t.rules['keep-anew']),
      book('chicago.worth', t.rules.worth),
      book('chicago.three-ones', t.rules['three-ones']),
    ],
    special: [
      book('chicago.turn-sixes', t.rules['turn-sixes']),
      settled('chicago.three-sixes', t.rules['three-sixes']),
    ],
    end: [
      book('chicago.first-to-thousand', t.rules['first-to-thousand']),
      settled('chicago.places', t.rules.places),
      oneRound('chicago.rounds'),
      limit('chicago.limit'),
    ],
  }),
  says: { ...DICE_SAYS, ...t.says },
  options: {
    rounds: ROUNDS_TO_WIN,
    start: t.options.start,
  },
  choices: t.choices,
  presets: BY_THE_BOOK,
}
