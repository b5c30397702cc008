import { inSections, type Words } from '@spellendoos/kernel'
import { BOARD_TEXT, BY_THE_BOOK_TEXT, REPETITION_TEXT, SAYS } from '../words.ts'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  aliases: ['Cats and mice', 'Kat en muis', 'Katz und Maus'],
  occasions: ['children'],
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      { id: 'katten-en-muizen.board', source: 'book', text: BOARD_TEXT },
      { id: 'katten-en-muizen.seats', source: 'settled', text: t.rules.seats },
      { id: 'katten-en-muizen.cats', source: 'settled', text: t.rules.cats },
      { id: 'katten-en-muizen.mice', source: 'book', text: t.rules.mice },
    ],
    play: [
      { id: 'katten-en-muizen.turn', source: 'settled', text: t.rules.turn },
      { id: 'katten-en-muizen.own-pieces', source: 'book', text: t.rules['own-pieces'] },
      { id: 'katten-en-muizen.step', source: 'book', text: t.rules.step },
      { id: 'katten-en-muizen.free-field', source: 'book', text: t.rules['free-field'] },
      { id: 'katten-en-muizen.jump', source: 'book', text: t.rules.jump },
      { id: 'katten-en-muizen.may-jump', source: 'book', text: t.rules['may-jump'] },
      { id: 'katten-en-muizen.chain', source: 'book', text: t.rules.chain },
      { id: 'katten-en-muizen.stop', source: 'settled', text: t.rules.stop },
      { id: 'katten-en-muizen.mice-never-jump', source: 'settled', text: t.rules['mice-never-jump'] },
    ],
    end: [
      { id: 'katten-en-muizen.mice-win', source: 'book', text: t.rules['mice-win'] },
      { id: 'katten-en-muizen.cats-win', source: 'settled', text: t.rules['cats-win'] },
      { id: 'katten-en-muizen.repetition', source: 'settled', text: REPETITION_TEXT },
      { id: 'katten-en-muizen.fifty-turns', source: 'settled', text: t.rules['fifty-turns'] },
    ],
  }),
  says: { ...SAYS, ...t.says },
  options: {},
  presets: { boekje: BY_THE_BOOK_TEXT },
}
