import { inSections, type Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, DICE_SAYS, first, oneRound, ROUNDS_TO_WIN, settled } from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  occasions: ['children'],
  about: t.about,
  friend: t.friend,
  rules: inSections({
    play: [
      book('stommetje-spelen.turn', t.rules.turn),
      first('stommetje-spelen.first'),
      book('stommetje-spelen.up', t.rules.up),
      settled('stommetje-spelen.wait', t.rules.wait),
      book('stommetje-spelen.down', t.rules.down),
      settled('stommetje-spelen.twelve', t.rules.twelve),
    ],
    special: [
      book('stommetje-spelen.silence', t.rules.silence),
      settled('stommetje-spelen.row-start', t.rules['row-start']),
      settled('stommetje-spelen.whole-game', t.rules['whole-game']),
      settled('stommetje-spelen.chat', t.rules.chat),
      settled('stommetje-spelen.heard', t.rules.heard),
      settled('stommetje-spelen.assent', t.rules.assent),
      settled('stommetje-spelen.nothing-to-lose', t.rules['nothing-to-lose']),
      settled('stommetje-spelen.three-times', t.rules['three-times']),
      settled('stommetje-spelen.false-calls', t.rules['false-calls']),
    ],
    end: [
      book('stommetje-spelen.fewest-wins', t.rules['fewest-wins']),
      settled('stommetje-spelen.equal', t.rules.equal),
      oneRound('stommetje-spelen.rounds'),
      settled('stommetje-spelen.limit', t.rules.limit),
    ],
  }),
  says: { ...DICE_SAYS, ...t.says },
  options: {
    rounds: ROUNDS_TO_WIN,
    restart: t.options.restart,
  },
  choices: t.choices,
  presets: BY_THE_BOOK,
}
