import { inSections, type Words } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const words: Words = {
  name: t.name,
  aliases: ['Seven ate nine'],
  occasions: ['children'],
  about: t.about,
  friend: t.friend,
  rules: inSections({
    setup: [
      { id: '7ate9.goal', source: 'book', text: t.rules.goal },
      { id: '7ate9.cards', source: 'book', text: t.rules.cards },
      { id: '7ate9.split', source: 'settled', text: t.rules.split },
      { id: '7ate9.deal', source: 'book', text: t.rules.deal },
      { id: '7ate9.players', source: 'settled', text: t.rules.players },
    ],
    play: [
      { id: '7ate9.go', source: 'book', text: t.rules.go },
      { id: '7ate9.pause', source: 'settled', text: t.rules.pause },
      { id: '7ate9.all-at-once', source: 'book', text: t.rules['all-at-once'] },
      { id: '7ate9.draw', source: 'book', text: t.rules.draw },
      { id: '7ate9.one-at-a-time', source: 'book', text: t.rules['one-at-a-time'] },
      { id: '7ate9.own-hand', source: 'book', text: t.rules['own-hand'] },
      { id: '7ate9.fits', source: 'book', text: t.rules.fits },
      { id: '7ate9.count-round', source: 'book', text: t.rules['count-round'] },
      { id: '7ate9.call', source: 'book', text: t.rules.call },
      { id: '7ate9.first-card-counts', source: 'book', text: t.rules['first-card-counts'] },
      { id: '7ate9.order', source: 'settled', text: t.rules.order },
      { id: '7ate9.take-back', source: 'book', text: t.rules['take-back'] },
      { id: '7ate9.hidden', source: 'settled', text: t.rules.hidden },
    ],
    special: [
      { id: '7ate9.nobody-can', source: 'book', text: t.rules['nobody-can'] },
      { id: '7ate9.idle', source: 'settled', text: t.rules.idle },
    ],
    end: [
      { id: '7ate9.last-card', source: 'book', text: t.rules['last-card'] },
      { id: '7ate9.last-face-up', source: 'book', text: t.rules['last-face-up'] },
      { id: '7ate9.last-unseen', source: 'settled', text: t.rules['last-unseen'] },
      { id: '7ate9.gone-round', source: 'settled', text: t.rules['gone-round'] },
      { id: '7ate9.places', source: 'settled', text: t.rules.places },
    ],
  }),
  says: t.says,
  options: {},
  presets: t.presets,
}
