import { whole } from '@spellendoos/kernel'
import { placesByMost } from '@spellendoos/mechanics'
import { diceGame, MOST_THROWS, NO_MOVES, ONLY_THROW, THROW } from '../table.ts'
import { HAT_MOVES, handOver, newRound, throwForKing, throwForSeven, type State } from './rules.ts'
import { picture } from './scene.ts'
import { words } from './words.ts'

/** Dubbel koning en slechte zeven: the first double makes a king with a paper hat, the last seven loses. */
export const game = diceGame<State>({
  id: 'dubbelkoning',
  backdrop: 'crown',
  words,
  options: { rounds: whole(1, 10, 1) },
  minutes: 10,
  // Whoever wears the hat at the end has no influence on who won.
  traits: { levels: 1 },
  // Throws with their answers, and what becomes of the hat in each of ten rounds.
  bound: MOST_THROWS * 2 + 10,
  dice: 2,
  own(s) {
    s.scores = new Array<number>(s.seats).fill(0)
    newRound(s)
  },
  moves(s, seat) {
    if (seat !== s.seat) return NO_MOVES
    return s.part === 'hat' ? HAT_MOVES : ONLY_THROW
  },
  play: (s, _, move, tell) => handOver(s, move, tell),
  land: (s, dice, tell) => (s.part === 'double' ? throwForKing : throwForSeven)(s, dice, tell),
  forbids(s, seat, move) {
    if (HAT_MOVES.includes(move)) return 'dubbelkoning.hat'
    if (move !== THROW) return undefined
    if (s.part === 'hat') return 'dubbelkoning.hat'
    if (s.safe[seat] === true) return 'dubbelkoning.safe'
    return s.part === 'double' && !s.running.includes(seat) ? 'dubbelkoning.tie' : 'dubbelkoning.turn'
  },
  standing: ({ scores, ended }) => ({ places: placesByMost(scores), scores, why: ended }),
  scores: ({ scores }) => scores,
  picture,
})
