import { inSections, type Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, crossLines, settled } from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      book('pyramide-spel.players', t.rules.players),
      book('pyramide-spel.pawns', t.rules.pawns),
      book('pyramide-spel.board', t.rules.board),
      crossLines('pyramide-spel.lines'),
      book('pyramide-spel.centre', t.rules.centre),
    ],
    play: [
      settled('pyramide-spel.turn', t.rules.turn),
      book('pyramide-spel.place', t.rules.place),
      settled('pyramide-spel.free-point', t.rules['free-point']),
      settled('pyramide-spel.pyramid', t.rules.pyramid),
      book('pyramide-spel.shared', t.rules.shared),
      book('pyramide-spel.built', t.rules.built),
      settled('pyramide-spel.two-at-once', t.rules['two-at-once']),
      settled('pyramide-spel.take', t.rules.take),
      book('pyramide-spel.place-first', t.rules['place-first']),
      book('pyramide-spel.slide', t.rules.slide),
      settled('pyramide-spel.own', t.rules.own),
      book('pyramide-spel.standing', t.rules.standing),
      settled('pyramide-spel.notation', t.rules.notation),
    ],
    special: [
      settled('pyramide-spel.again', t.rules.again),
      book('pyramide-spel.pairs', t.rules.pairs),
      settled('pyramide-spel.partner', t.rules.partner),
    ],
    end: [
      book('pyramide-spel.no-slide', t.rules['no-slide']),
      settled('pyramide-spel.sixty-slides', t.rules['sixty-slides']),
      settled('pyramide-spel.repetition', t.rules.repetition),
    ],
    scoring: [
      book('pyramide-spel.most', t.rules.most),
      settled('pyramide-spel.tie', t.rules.tie),
      settled('pyramide-spel.add-up', t.rules['add-up']),
    ],
  }),
  says: t.says,
  options: t.options,
  presets: BY_THE_BOOK,
}
