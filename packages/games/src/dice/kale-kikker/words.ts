import { inSections, type Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, DICE_SAYS, oneRound, ROUNDS_TO_WIN, settled } from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  occasions: ['children'],
  about: t.about,
  friend: t.friend,
  rules: inSections({
    play: [
      book('kale-kikker.challenge', t.rules.challenge),
      settled('kale-kikker.first', t.rules.first),
      book('kale-kikker.turn', t.rules.turn),
      book('kale-kikker.not-above', t.rules['not-above']),
      book('kale-kikker.above', t.rules.above),
      book('kale-kikker.bald', t.rules.bald),
      book('kale-kikker.survivor', t.rules.survivor),
    ],
    end: [
      book('kale-kikker.last-left', t.rules['last-left']),
      settled('kale-kikker.places', t.rules.places),
      oneRound('kale-kikker.rounds'),
    ],
  }),
  says: { ...DICE_SAYS, ...t.says },
  options: { rounds: ROUNDS_TO_WIN },
  presets: BY_THE_BOOK,
}
