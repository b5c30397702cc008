import { inSections, type Words } from '@spellendoos/kernel'
import {
  book,
  BY_THE_BOOK,
  DICE_SAYS,
  first,
  mostPoints,
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
    setup: [
      book('paartjesspel.dice', t.rules.dice),
      book('paartjesspel.five-throws', t.rules['five-throws']),
      settled('paartjesspel.rounds', t.rules.rounds),
    ],
    play: [
      settled('paartjesspel.turn', t.rules.turn),
      first('paartjesspel.first'),
      book('paartjesspel.plus-minus', t.rules['plus-minus']),
      settled('paartjesspel.below-zero', t.rules['below-zero']),
    ],
    end: [mostPoints(book, 'paartjesspel.highest-wins'), shared('paartjesspel.shared')],
  }),
  says: { ...DICE_SAYS, ...t.says },
  options: { rounds: ROUNDS_OF_TURNS },
  presets: BY_THE_BOOK,
}
