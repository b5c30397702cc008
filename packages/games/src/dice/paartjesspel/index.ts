import { whole, type OptionsOf } from '@spellendoos/kernel'
import { diceGame } from '../table.ts'
import { turns, type Turns } from '../turns.ts'
import { words } from './words.ts'

const options = { rounds: whole(1, 20, 5) }

/** Paartjes spel: a white pair that counts plus and a black pair that counts minus. */
export const game = diceGame<Turns<OptionsOf<typeof options>>>(
  turns({
    id: 'paartjesspel',
    backdrop: 'cats',
    words,
    options,
    minutes: 5,
    // 20 rounds, 8 seats, a throw and its answer.
    bound: 20 * 8 * 2,
    dice: 4,
    paints: ['white', 'white', 'black', 'black'],
    end: 'paartjesspel.highest-wins',
    points: ({ dice }) => dice[0]! + dice[1]! - dice[2]! - dice[3]!,
    fact: ({ seat, dice }, points) => ({
      fact: 'written',
      seat,
      dice,
      white: dice[0]! + dice[1]!,
      black: dice[2]! + dice[3]!,
      points,
    }),
  }),
)
