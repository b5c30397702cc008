import { whole, type OptionsOf } from '@spellendoos/kernel'
import type { Item, Tray } from '@spellendoos/scene'
import { diceGame, THROW, type DiceMove } from '../table.ts'
import { sum, turns, type Turns } from '../turns.ts'
import { words } from './words.ts'

/** Opposite faces of a die make seven. */
const SEVEN = 7
/** The number of the wizard's own dice, and the fewest and most of the player's. */
const TWO = 2
const FEWEST = 3
const MOST = 6
const MOST_ROUNDS = 20
const SEATS = [1, 2, 3, 4, 5, 6, 7, 8]
const PREDICTIONS = 6
const TURN_OVER: DiceMove = 'turn-over'
const ONLY_TURN_OVER: readonly DiceMove[] = [TURN_OVER]
/** Six consecutive sums from each possible lowest one, precomputed. */
const SUMS: readonly (readonly DiceMove[])[] = Array.from({ length: SEVEN * MOST + 1 }, (_, low) =>
  Array.from({ length: PREDICTIONS }, (_, i) => String(low + i)),
)

const options = { rounds: whole(1, MOST_ROUNDS, 5) }

interface State extends Turns<OptionsOf<typeof options>> {
  /** The wizard's two dice have been turned over. */
  opened: boolean
  /** What the player has predicted; 0 for nothing yet. */
  said: number
}

/** dobbelstenen-tovenaar.more-dice: three in the first round, one more each round up to six, then three again. */
const diceIn = (round: number): number => FEWEST + (round % (MOST - FEWEST + 1))
const total = (s: State): number => SEVEN * diceIn(s.round)
const bottomsOf = (dice: readonly number[]): number[] => dice.map((eyes) => SEVEN - eyes)
/** Six consecutive numbers with the right one among them, at a place that the wizard's throw determines. */
const lowest = (s: State): number => total(s) - (s.turn[0]! % PREDICTIONS)

const isActing = (s: State): boolean => s.next === 'choice' && !s.thrown

/** The wizard's note: face down until the dice are turned over. */
function noteAndBottoms(s: State): Tray[] {
  const note: Tray = {
    id: 'note',
    title: { say: 'note' },
    items: [{ look: 'card', ...(isActing(s) && s.opened ? { face: SEVEN * TWO } : {}) }],
  }
  const bottoms = isActing(s) && s.opened ? bottomsOf(s.dice) : []
  const items = bottoms.map((face, at): Item => ({ at, look: 'die', face, spent: true }))
  return [note, { id: 'bottoms', title: { say: 'bottoms' }, grid: [TWO, 1], items }]
}

/** Dobbelstenen tovenaar: the wizard knows the sum beforehand, and shows you how. */
export const game = diceGame<State>(
  turns<State>({
    id: 'dobbelstenen-tovenaar',
    backdrop: 'conjurer',
    words,
    options,
    minutes: 5,
    seats: SEATS,
    // Finding the answer is the game.
    traits: { luck: 'none', unaided: true, levels: 3 },
    // Two throws with their answers, turning over and predicting.
    bound: MOST_ROUNDS * SEATS.length * 6,
    dice: (s) => (s.next === 'again' ? diceIn(s.round) : TWO),
    end: 'dobbelstenen-tovenaar.most-points',
    own(s) {
      s.opened = false
      s.said = 0
    },
    after: (s) => {
      if (s.next === 'again') return 'done'
      s.opened = false
      s.said = 0
      return 'choice'
    },
    choices: (s) => (s.opened ? SUMS[lowest(s)]! : ONLY_TURN_OVER),
    label: (move) => (move === TURN_OVER ? { say: 'button-turn-over' } : move),
    choose: (s, move, tell) => {
      const { seat } = s
      if (move === TURN_OVER) {
        s.opened = true
        const tops = sum(s.dice)
        tell?.({ fact: 'turned-over', seat, tops, bottoms: SEVEN * TWO - tops, total: SEVEN * TWO })
        return 'choice'
      }
      s.said = Number(move)
      tell?.({ fact: 'predicted', seat, said: s.said, n: diceIn(s.round) })
      return 'again'
    },
    points: (s) => (s.said === total(s) ? 1 : 0),
    fact: (s, points) => {
      const { seat, dice, said } = s
      const tops = sum(dice)
      const proof = { seat, dice, n: dice.length, tops, bottoms: total(s) - tops, total: total(s), said }
      return { fact: points > 0 ? 'right' : 'wrong', ...proof }
    },
    forbids: (s, seat, move) => {
      const isNumber = /^\d{1,2}$/.test(move)
      if (!isNumber && move !== THROW && move !== TURN_OVER) return undefined
      if (s.ended !== '') return s.ended
      if (seat !== s.seat) return 'dobbelstenen-tovenaar.turn'
      if (s.next === 'first') return 'dobbelstenen-tovenaar.throw-two'
      if (s.next === 'again') return 'dobbelstenen-tovenaar.proof'
      if (!s.opened) return 'dobbelstenen-tovenaar.turn-over'
      return isNumber ? 'dobbelstenen-tovenaar.possible' : 'dobbelstenen-tovenaar.more-dice'
    },
    picture: (s, basic) => {
      const { seat } = s
      const line = () => {
        if (s.next === 'again') return { say: 'coach-proof', seat, n: diceIn(s.round) }
        if (!isActing(s)) return { say: 'coach-two', seat }
        return s.opened
          ? { say: 'coach-predict', seat, n: diceIn(s.round) }
          : { say: 'coach-turn-over', seat }
      }
      return { ...basic, trays: noteAndBottoms(s), coach: line() }
    },
  }),
)
