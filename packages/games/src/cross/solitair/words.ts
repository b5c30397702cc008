import { inSections, type Words } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  aliases: ['Peg solitaire', 'Solitaire', 'Solitär', 'Steckhalma', 'Patience'],
  occasions: ['children'],
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      { id: 'solitair.board', source: 'book', text: t.rules.board },
      { id: 'solitair.setup', source: 'book', text: t.rules.setup },
    ],
    play: [
      { id: 'solitair.with-a-peg', source: 'book', text: t.rules['with-a-peg'] },
      { id: 'solitair.over-a-peg', source: 'book', text: t.rules['over-a-peg'] },
      { id: 'solitair.into-a-hole', source: 'book', text: t.rules['into-a-hole'] },
      { id: 'solitair.straight', source: 'book', text: t.rules.straight },
      { id: 'solitair.no-sliding', source: 'book', text: t.rules['no-sliding'] },
      { id: 'solitair.first-jump', source: 'book', text: t.rules['first-jump'] },
    ],
    end: [
      { id: 'solitair.goal', source: 'book', text: t.rules.goal },
      { id: 'solitair.end', source: 'settled', text: t.rules.end },
      { id: 'solitair.chain', source: 'settled', text: t.rules.chain },
    ],
  }),
  says: t.says,
  options: {},
  presets: t.presets,
}
