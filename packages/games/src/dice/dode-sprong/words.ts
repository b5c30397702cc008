import { inSections, type Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, DICE_SAYS, oneRound, ROUNDS_TO_WIN, settled } from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      book('dode-sprong.name', t.rules.name),
      settled('dode-sprong.range', t.rules.range),
      settled('dode-sprong.lowest', t.rules.lowest),
      book('dode-sprong.first', t.rules.first),
    ],
    play: [
      book('dode-sprong.turn', t.rules.turn),
      settled('dode-sprong.namer-throws', t.rules['namer-throws']),
      book('dode-sprong.added', t.rules.added),
      book('dode-sprong.out', t.rules.out),
      settled('dode-sprong.next-namer', t.rules['next-namer']),
    ],
    end: [
      book('dode-sprong.last-left', t.rules['last-left']),
      settled('dode-sprong.places', t.rules.places),
      oneRound('dode-sprong.rounds'),
    ],
  }),
  says: { ...DICE_SAYS, ...t.says },
  options: {
    rounds: ROUNDS_TO_WIN,
    lowest: t.options.lowest,
  },
  presets: BY_THE_BOOK,
}
