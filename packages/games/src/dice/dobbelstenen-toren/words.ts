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
    setup: [settled('dobbelstenen-toren.players', t.rules.players)],
    play: [
      first('dobbelstenen-toren.turn'),
      book('dobbelstenen-toren.stack', t.rules.stack),
      settled('dobbelstenen-toren.heights', t.rules.heights),
      book('dobbelstenen-toren.answer', t.rules.answer),
      settled('dobbelstenen-toren.possible', t.rules.possible),
      settled('dobbelstenen-toren.time', t.rules.time),
      settled('dobbelstenen-toren.point', t.rules.point),
    ],
    special: [book('dobbelstenen-toren.trick', t.rules.trick)],
    end: [
      fiveRounds('dobbelstenen-toren.rounds'),
      mostPoints(settled, 'dobbelstenen-toren.most-points'),
      shared('dobbelstenen-toren.shared'),
    ],
  }),
  says: { ...POINTS_SAYS, ...t.says },
  options: {
    rounds: ROUNDS_OF_TURNS,
    seconds: t.options.seconds,
  },
  presets: BY_THE_BOOK,
}
