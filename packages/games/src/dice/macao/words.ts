import { inSections, type Words } from '@spellendoos/kernel'
import {
  book,
  BY_THE_BOOK,
  CHOICE_SAYS,
  DICE_SAYS,
  first,
  fiveRounds,
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
    setup: [settled('macao.rounds', t.rules.rounds), fiveRounds('macao.five-rounds')],
    play: [
      settled('macao.turn', t.rules.turn),
      first('macao.first'),
      book('macao.three-throws', t.rules['three-throws']),
      book('macao.fourth', t.rules.fourth),
      book('macao.dead', t.rules.dead),
      settled('macao.closest', t.rules.closest),
      settled('macao.all-dead', t.rules['all-dead']),
    ],
    end: [mostPoints(settled, 'macao.highest-wins'), shared('macao.shared')],
  }),
  says: { ...DICE_SAYS, ...CHOICE_SAYS, ...t.says },
  options: { rounds: ROUNDS_OF_TURNS },
  presets: BY_THE_BOOK,
}
