import { inSections, type Words } from '@spellendoos/kernel'
import { BY_THE_BOOK_WORDS, rulesOf, STEPS_RULES as shared, STEPS_SAYS } from '../words.ts'
import { t } from './words/texts.ts'

const { book, settled } = rulesOf('blokkade')

export const words: Words = {
  name: t.name,
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      book('equipment', shared['twenty-men']),
      settled('fields', shared['numbered-fields']),
      book('setup', shared['four-rows']),
      settled('white-first', shared['white-first']),
    ],
    play: [
      settled('turn', shared.turn),
      settled('one-man', shared['one-man']),
      settled('own-men', shared['own-men']),
      book('diagonal', shared['all-diagonals']),
      book('one-step', t.rules['one-step']),
      settled('free-field', shared['free-field']),
      settled('elsewhere', shared.elsewhere),
      book('enclosed', t.rules.enclosed),
      settled('group', t.rules.group),
      settled('own-enclosed', t.rules['own-enclosed']),
      settled('notation', t.rules.notation),
    ],
    end: [
      book('no-men', t.rules['no-men']),
      settled('repetition', shared.repetition),
      settled('no-progress', t.rules['no-progress']),
    ],
  }),
  says: { ...STEPS_SAYS, ...t.says },
  options: {},
  presets: BY_THE_BOOK_WORDS,
}
