import { inSections, type Words } from '@spellendoos/kernel'
import {
  book,
  BY_THE_BOOK,
  fiveRounds,
  first,
  mostPoints,
  POINTS_SAYS,
  ROUNDS_OF_TURNS,
  settled,
  shared,
} from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [settled('dobbelstenen-tovenaar.players', t.rules.players)],
    play: [
      first('dobbelstenen-tovenaar.turn'),
      settled('dobbelstenen-tovenaar.note', t.rules.note),
      book('dobbelstenen-tovenaar.throw-two', t.rules['throw-two']),
      book('dobbelstenen-tovenaar.turn-over', t.rules['turn-over']),
      book('dobbelstenen-tovenaar.trick', t.rules.trick),
      settled('dobbelstenen-tovenaar.more-dice', t.rules['more-dice']),
      settled('dobbelstenen-tovenaar.possible', t.rules.possible),
      settled('dobbelstenen-tovenaar.proof', t.rules.proof),
    ],
    end: [
      fiveRounds('dobbelstenen-tovenaar.rounds'),
      mostPoints(settled, 'dobbelstenen-tovenaar.most-points'),
      shared('dobbelstenen-tovenaar.shared'),
    ],
  }),
  says: { ...POINTS_SAYS, ...t.says },
  options: { rounds: ROUNDS_OF_TURNS },
  presets: BY_THE_BOOK,
}
