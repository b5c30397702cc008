import { inSections, type Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, DICE_SAYS, first, settled } from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [book('hoog-en-laag.series', t.rules.series), settled('hoog-en-laag.rounds', t.rules.rounds)],
    play: [
      book('hoog-en-laag.turn', t.rules.turn),
      first('hoog-en-laag.first'),
      book('hoog-en-laag.lowest', t.rules.lowest),
      book('hoog-en-laag.highest', t.rules.highest),
      settled('hoog-en-laag.ties', t.rules.ties),
    ],
    end: [
      book('hoog-en-laag.clean-first', t.rules['clean-first']),
      settled('hoog-en-laag.same-round', t.rules['same-round']),
      book('hoog-en-laag.most-loses', t.rules['most-loses']),
      book('hoog-en-laag.unmarked', t.rules.unmarked),
      settled('hoog-en-laag.between', t.rules.between),
      settled('hoog-en-laag.no-winner', t.rules['no-winner']),
    ],
  }),
  says: { ...DICE_SAYS, ...t.says },
  options: t.options,
  presets: BY_THE_BOOK,
}
