import type { Lesson } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

const WOLF = 0
const SHEEP = 1

export const lesson: Lesson = {
  essential: [
    'wolf-en-schapen.place',
    'wolf-en-schapen.diagonal',
    'wolf-en-schapen.one-step',
    'wolf-en-schapen.wolf-step',
    'wolf-en-schapen.sheep-step',
    'wolf-en-schapen.caught',
    'wolf-en-schapen.through',
  ],
  steps: [
    {
      says: t.place,
      seat: WOLF,
      teaches: ['wolf-en-schapen.place', 'wolf-en-schapen.sheep-setup'],
      turns: [{ do: { fact: 'placed' }, wrong: [{ taps: ['d1'], rule: 'wolf-en-schapen.free-field' }] }],
    },
    {
      says: t.wolf,
      seat: WOLF,
      position: 'B:Wb1,d1,f1,h1,j3:Be6',
      teaches: ['wolf-en-schapen.wolf-step', 'wolf-en-schapen.diagonal', 'wolf-en-schapen.wolf-first'],
      turns: [
        {
          do: { fact: 'steps' },
          wrong: [
            { taps: ['e6', 'g6'], rule: 'wolf-en-schapen.diagonal' },
            { taps: ['e6', 'g8'], rule: 'wolf-en-schapen.one-step' },
          ],
        },
      ],
    },
    {
      says: t.sheep,
      seat: SHEEP,
      position: 'W:Wb3,d3,f3,h1,j3:Be8',
      teaches: ['wolf-en-schapen.sheep-step'],
      turns: [
        {
          do: ['h1-g2', 'h1-i2'],
          wrong: [
            { taps: ['f3', 'g2'], rule: 'wolf-en-schapen.sheep-step' },
            { move: 'f3-e4', says: t.sheep.aside },
          ],
        },
      ],
    },
    {
      says: t.through,
      seat: WOLF,
      position: 'B:Wb3,d5,f5,h5,j5:Bc4',
      teaches: ['wolf-en-schapen.through'],
      turns: [{ do: { fact: 'through' }, wrong: [{ move: 'c4-b5', says: t.through.aside }] }],
    },
    {
      says: t.caught,
      seat: SHEEP,
      position: 'W:Wb7,d9,f7,g8,h7:Be10',
      teaches: ['wolf-en-schapen.caught'],
      turns: [{ do: { fact: 'caught' }, wrong: [{ move: 'f7-e8', says: t.caught.aside }] }],
    },
  ],
}
