import { inSections, type Words } from '@spellendoos/kernel'
import { BY_THE_BOOK_WORDS, rulesOf, STEPS_SAYS } from '../words.ts'
import { t } from './words/texts.ts'

const { book, settled } = rulesOf('wolf-en-schapen')

export const words: Words = {
  name: t.name,
  aliases: ['Fox and hounds', 'Vos en honden', 'Fuchs und Hunde', 'Loup et brebis'],
  occasions: ['children'],
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      book('equipment', t.rules.equipment),
      settled('fields', t.rules.fields),
      settled('sheep-setup', t.rules['sheep-setup']),
      book('place', t.rules.place),
      book('wolf-first', t.rules['wolf-first']),
    ],
    play: [
      book('turn', t.rules.turn),
      settled('one-animal', t.rules['one-animal']),
      settled('own-animals', t.rules['own-animals']),
      book('diagonal', t.rules.diagonal),
      settled('one-step', t.rules['one-step']),
      settled('free-field', t.rules['free-field']),
      book('wolf-step', t.rules['wolf-step']),
      book('sheep-step', t.rules['sheep-step']),
      settled('notation', t.rules.notation),
    ],
    end: [
      book('caught', t.rules.caught),
      settled('through', t.rules.through),
      settled('sheep-stuck', t.rules['sheep-stuck']),
    ],
  }),
  says: {
    steps: STEPS_SAYS.steps,
    'coach-turn': STEPS_SAYS['coach-turn'],
    placed: t.says.placed,
    caught: t.says.caught,
    through: t.says.through,
    'sheep-stuck': t.says['sheep-stuck'],
    'ends-caught': t.says['ends-caught'],
    'ends-through': t.says['ends-through'],
    'ends-sheep-stuck': t.says['ends-sheep-stuck'],
    wolf: t.says.wolf,
    sheep: t.says.sheep,
    'one-sheep': t.says['one-sheep'],
    'coach-place': t.says['coach-place'],
    'coach-wolf': t.says['coach-wolf'],
    'coach-sheep': t.says['coach-sheep'],
    'coach-step': t.says['coach-step'],
  },
  options: {},
  presets: BY_THE_BOOK_WORDS,
}
