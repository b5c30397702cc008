import type { Lesson, Text } from '@spellendoos/kernel'
import { moved } from './lesson-men.ts'

interface Says {
  readonly task: Text
  readonly shows: Text
}
interface SaysAside extends Says {
  readonly aside: Text
}
interface StarTexts {
  readonly step: Says
  readonly chain: SaysAside
  readonly others: SaysAside
  readonly home: SaysAside
}

const BOTTOM = 'm5,m6,m7,m8,m9,n1,n2,n3,n4,o1,o2,o3,p1,p2,q1'
const UPPER_LEFT = 'e1,e2,e3,e4,e5,f1,f2,f3,f4,g1,g2,g3,h1,h2,i1'
const UPPER_RIGHT = 'e9,e10,e11,e12,e13,f9,f10,f11,f12,g9,g10,g11,h9,h10,i9'
const TOP = 'a1,b1,b2,c1,c2,c3,d1,d2,d3,d4,e5,e6,e7,e8,e9'
const LOWER_RIGHT = 'i9,j9,j10,k9,k10,k11,l9,l10,l11,l12,m9,m10,m11,m12,m13'
const LOWER_LEFT = 'i1,j1,j2,k1,k2,k3,l1,l2,l3,l4,m1,m2,m3,m4,m5'

/** What differs from halma on the star, in each game's own words. */
export const starLesson = (id: string, says: StarTexts): Lesson => ({
  after: 'halma',
  essential: [`${id}.setup`, `${id}.step`, `${id}.goal`],
  steps: [
    {
      says: says.step,
      teaches: [`${id}.setup`, `${id}.step`],
      turns: [
        {
          do: { fact: 'steps' },
          wrong: [
            { taps: ['q1'], rule: `${id}.free-field` },
            { taps: ['m7', 'j7'], rule: `${id}.step` },
          ],
        },
      ],
    },
    {
      says: says.chain,
      position: `${moved(BOTTOM, 'm5-k7', 'm9-i7')}/${UPPER_LEFT}/${UPPER_RIGHT} 1 9,9,9 -`,
      teaches: [`${id}.chain`],
      turns: [
        {
          do: ['n2-h8'],
          wrong: [
            { move: 'n2-l7', says: says.chain.aside },
            { move: 'n2-j7', says: says.chain.aside },
          ],
        },
      ],
    },
    {
      says: says.others,
      position: `${moved(BOTTOM, 'm7-j6')}/${moved(UPPER_LEFT, 'e5-i6')}/${moved(UPPER_RIGHT, 'e9-g7')} 1 9,9,9 -`,
      teaches: [`${id}.no-capture`],
      turns: [{ do: ['j6-f7'], wrong: [{ move: 'j6-h7', says: says.others.aside }] }],
    },
    {
      says: says.home,
      position: `${moved(TOP, 'e7-g7')}/${moved(LOWER_RIGHT, 'i9-f7')}/${moved(LOWER_LEFT, 'i1-h4')} 1 50,50,50 -`,
      teaches: [`${id}.goal`, `${id}.places`],
      turns: [{ do: { fact: 'home' }, wrong: [{ move: 'g7-f8', says: says.home.aside }] }],
    },
  ],
})
