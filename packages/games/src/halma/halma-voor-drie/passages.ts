import type { Passages } from '@spellendoos/kernel'
import { takenOver } from '@spellendoos/mechanics'
import { HALMA, PLAY } from '../passages.ts'

export const passages: Passages = {
  '1.1': { says: 'a halma board with the star', rule: 'halma-voor-drie.equipment' },
  '1.2': { says: 'fifteen men each in three colours', rule: 'halma-voor-drie.equipment' },
  '2.1': { says: 'the star dates from the 1920s and suits three players', rule: 'halma-voor-drie.equipment' },
  '2.2': { says: 'elsewhere it is played with holes and pegs', none: 'story' },
  '3.1': { says: 'fifteen men to the opposite corner as fast as you can', rule: 'halma-voor-drie.goal' },
  '3.2': { says: 'in the middle the three colours meet', none: 'story' },
  '3.3': { says: 'everyone avoids a clash in their own way', none: 'advice' },
  '3.4': { says: 'the first with all men in the opposite corner wins', rule: 'halma-voor-drie.goal' },
  ...takenOver('halma-voor-drie', HALMA, [...PLAY, 'hinder', 'done']),
}
