import { plays, type Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

export const lesson: Lesson = {
  after: 'dammen',
  essential: ['italiaans-dammen.kings-by-kings'],
  steps: [
    {
      says: t.protect,
      position: 'W:W33,43:BK29,6',
      teaches: ['italiaans-dammen.kings-by-kings'],
      turns: [
        {
          do: ['43-38'],
          wrong: [
            { taps: ['33', '24'], rule: 'italiaans-dammen.kings-by-kings' },
            { move: '33-28', says: t.protect.aside },
            { move: '43-39', says: t.protect.aside },
          ],
        },
      ],
    },
    {
      says: t.choose,
      position: 'W:W33,47:BK29,28,6',
      teaches: ['italiaans-dammen.capture'],
      turns: [
        {
          do: ['33x22'],
          wrong: [{ taps: ['33', '24'], rule: 'italiaans-dammen.kings-by-kings' }],
        },
      ],
    },
    {
      says: t.king,
      position: 'W:WK46,48:BK23,20,6',
      teaches: ['italiaans-dammen.king-capture'],
      turns: [
        {
          do: { fact: 'captures', n: 2 },
          wrong: [{ taps: ['46', '37'], rule: 'italiaans-dammen.must-capture' }],
        },
      ],
    },
    {
      says: t.shot,
      position: 'W:WK15,41,48:BK26',
      teaches: ['italiaans-dammen.no-move'],
      turns: [
        {
          do: ['41-37'],
          reply: [plays(1, '26x42')],
          wrong: [
            { move: '41-36', says: t.shot.aside },
            { move: '48-42', says: t.shot.aside },
            { move: '48-43', says: t.shot.aside },
          ],
        },
        { do: ['15x47'], wrong: [{ taps: ['48'], rule: 'italiaans-dammen.must-capture' }] },
      ],
    },
  ],
}
