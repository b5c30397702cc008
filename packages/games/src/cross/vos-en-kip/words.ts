import { inSections, type Words } from '@spellendoos/kernel'
import { book, BY_THE_BOOK, crossLines, settled } from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  aliases: ['Fox and geese', 'Vos en ganzen', 'Fuchs und Gänse', 'Renard et poules'],
  occasions: ['children'],
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      book('vos-en-kip.equipment', t.rules.equipment),
      book('vos-en-kip.board', t.rules.board),
      crossLines('vos-en-kip.lines'),
      settled('vos-en-kip.square', t.rules.square),
      book('vos-en-kip.setup', t.rules.setup),
    ],
    play: [
      settled('vos-en-kip.turn', t.rules.turn),
      settled('vos-en-kip.own', t.rules.own),
      settled('vos-en-kip.free-point', t.rules['free-point']),
      book('vos-en-kip.hen-step', t.rules['hen-step']),
      book('vos-en-kip.hen-back', t.rules['hen-back']),
      book('vos-en-kip.fox-step', t.rules['fox-step']),
      book('vos-en-kip.jump', t.rules.jump),
      book('vos-en-kip.chain', t.rules.chain),
    ],
    special: [
      settled('vos-en-kip.stop-early', t.rules['stop-early']),
      book('vos-en-kip.must-jump', t.rules['must-jump']),
      book('vos-en-kip.frozen', t.rules.frozen),
      settled('vos-en-kip.jump-frees', t.rules['jump-frees']),
    ],
    end: [
      book('vos-en-kip.square-full', t.rules['square-full']),
      settled('vos-en-kip.foxes-stuck', t.rules['foxes-stuck']),
      settled('vos-en-kip.both-frozen', t.rules['both-frozen']),
      book('vos-en-kip.too-few', t.rules['too-few']),
      settled('vos-en-kip.hens-stuck', t.rules['hens-stuck']),
      settled('vos-en-kip.repetition', t.rules.repetition),
      settled('vos-en-kip.no-progress', t.rules['no-progress']),
    ],
  }),
  says: t.says,
  options: t.options,
  choices: t.choices,
  presets: BY_THE_BOOK,
}
