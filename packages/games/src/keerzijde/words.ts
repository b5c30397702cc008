import { inSections, type Words } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  aliases: ['Reversi', 'Othello'],
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      { id: 'keerzijde.board', source: 'book', text: t.rules.board },
      { id: 'keerzijde.stones', source: 'book', text: t.rules.stones },
      { id: 'keerzijde.start', source: 'book', text: t.rules.start },
      { id: 'keerzijde.crossed', source: 'settled', text: t.rules.crossed },
      { id: 'keerzijde.first', source: 'settled', text: t.rules.first },
    ],
    play: [
      { id: 'keerzijde.turn', source: 'book', text: t.rules.turn },
      { id: 'keerzijde.free-field', source: 'book', text: t.rules['free-field'] },
      { id: 'keerzijde.row', source: 'book', text: t.rules.row },
      { id: 'keerzijde.enclose', source: 'book', text: t.rules.enclose },
      { id: 'keerzijde.turned', source: 'book', text: t.rules.turned },
      { id: 'keerzijde.one-row', source: 'book', text: t.rules['one-row'] },
      { id: 'keerzijde.all-rows', source: 'book', text: t.rules['all-rows'] },
      { id: 'keerzijde.notation', source: 'settled', text: t.rules.notation },
    ],
    special: [
      { id: 'keerzijde.pass', source: 'book', text: t.rules.pass },
      { id: 'keerzijde.no-passing', source: 'book', text: t.rules['no-passing'] },
      { id: 'keerzijde.supply', source: 'settled', text: t.rules.supply },
    ],
    end: [
      { id: 'keerzijde.full', source: 'book', text: t.rules.full },
      { id: 'keerzijde.nobody', source: 'book', text: t.rules.nobody },
      { id: 'keerzijde.winner', source: 'book', text: t.rules.winner },
      { id: 'keerzijde.tie', source: 'settled', text: t.rules.tie },
    ],
  }),
  says: t.says,
  options: t.options,
  choices: t.choices,
  presets: t.presets,
}
