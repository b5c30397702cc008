import { inSections, type Words } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  aliases: ['Knight’s tour', 'Springerproblem', 'Tour du cavalier', 'Paardentoer'],
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      { id: 'paardesprong.board', source: 'book', text: t.rules.board },
      { id: 'paardesprong.start', source: 'book', text: t.rules.start },
    ],
    play: [
      { id: 'paardesprong.jump', source: 'book', text: t.rules.jump },
      { id: 'paardesprong.knight', source: 'book', text: t.rules.knight },
      { id: 'paardesprong.once', source: 'book', text: t.rules.once },
    ],
    special: [{ id: 'paardesprong.undo', source: 'book', text: t.rules.undo }],
    end: [
      { id: 'paardesprong.goal', source: 'book', text: t.rules.goal },
      { id: 'paardesprong.closed', source: 'settled', text: t.rules.closed },
      { id: 'paardesprong.stuck', source: 'settled', text: t.rules.stuck },
    ],
  }),
  says: t.says,
  options: {},
  presets: t.presets,
}
