import { whole, type OptionsOf } from '@spellendoos/kernel'
import { leftOf } from '@spellendoos/mechanics'
import { contest, type Contest } from '../contest.ts'
import { scoreSheet } from '../scene.ts'
import { diceGame, MOST_THROWS } from '../table.ts'
import { words } from './words.ts'

const options = { rounds: whole(1, 10, 1) }
const NUMBERS = [12, 23, 34, 45, 56]
const ALL = NUMBERS.length * 2

interface State extends Contest<OptionsOf<typeof options>> {
  /** Each player's ten numbers, the white list first: true once crossed off. */
  lists: boolean[][]
}

/** The index of two dice in a list, in either order: 12 is 0, 56 is 4; −1 if they are not consecutive. */
const followers = (a: number, b: number): number => (Math.abs(a - b) === 1 ? Math.min(a, b) - 1 : -1)

/** Toto (dice): cross off 12, 23, 34, 45 and 56 in white and in black. */
export const game = diceGame<State>(
  contest<State>({
    id: 'toto-dobbel',
    backdrop: 'pencil',
    words,
    options,
    minutes: 15,
    // Throws with their answers.
    bound: MOST_THROWS * 2,
    dice: 4,
    paints: ['white', 'white', 'black', 'black'],
    end: 'toto-dobbel.first-clear',
    deal(s) {
      s.lists = Array.from({ length: s.seats }, () => new Array<boolean>(ALL).fill(false))
    },
    land(s, dice, tell) {
      const { seat } = s
      const list = s.lists[seat]!
      const white = followers(dice[0]!, dice[1]!)
      const black = followers(dice[2]!, dice[3]!)
      const whiteNew = white >= 0 && !list[white]
      const blackNew = black >= 0 && !list[NUMBERS.length + black]
      if (whiteNew) list[white] = true
      if (blackNew) list[NUMBERS.length + black] = true
      tell?.({
        fact: whiteNew ? (blackNew ? 'both' : 'white') : blackNew ? 'black' : 'nothing',
        seat,
        dice,
        white: NUMBERS[white] ?? 0,
        black: NUMBERS[black] ?? 0,
      })
      if (!list.includes(false)) return seat
      s.seat = leftOf(seat, s.seats)
      return undefined
    },
    points: ({ lists }) => lists.map((list) => list.filter(Boolean).length),
    sheets: (s) => [
      scoreSheet(
        'lists',
        { say: 'list' },
        s.seats,
        Array.from({ length: ALL }, (_, i) => [
          { say: i < NUMBERS.length ? 'white-row' : 'black-row', n: NUMBERS[i % NUMBERS.length]! },
          ...s.lists.map((list) => (list[i] === true ? '✗' : '')),
        ]),
      ),
    ],
  }),
)
