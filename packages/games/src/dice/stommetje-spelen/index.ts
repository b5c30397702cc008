import { oneOf, whole, type Seat } from '@spellendoos/kernel'
import { onlySeat } from '@spellendoos/mechanics'
import { contest } from '../contest.ts'
import { player } from '../scene.ts'
import { diceGame, MOST_THROWS, THROW } from '../table.ts'
import { placesOf, step } from './row.ts'
import { forbidsSaying, HEARD, mayAnswer, moves, say, SPEAK } from './silence.ts'
import { isWaiting, newRound, TARGETS, type State } from './state.ts'
import { words } from './words.ts'

export const options = { rounds: whole(1, 10, 1), restart: oneOf('row', 'game') }

const answering = (s: State): Seat[] => [...s.steps.keys()].filter((seat) => mayAnswer(s, seat))

/** Stommetje spelen: from one to six and back, and a player who talks starts again. */
export const game = diceGame<State>(
  contest({
    id: 'stommetje-spelen',
    backdrop: 'row',
    version: 2,
    words,
    options,
    minutes: 20,
    // Computer players hear nothing and say nothing, so there is no skill to grade.
    traits: { levels: 1 },
    // Throws with their answers. In each of ten rounds eight players are sent back three times and call in vain three
    // times; each of these 48 calls is answered by at most seven players.
    bound: MOST_THROWS * 2 + 10 * 48 * (1 + 7),
    dice: 1,
    end: 'stommetje-spelen.fewest-wins',
    deal: newRound,
    land: step,
    moves,
    play: say,
    spoken: SPEAK,
    // What was said has been heard.
    shows: (_s, _seat, move) => move !== THROW,
    waits: (s) => (s.call === null ? onlySeat(s.seat) : answering(s)),
    forbids(s, seat, move) {
      if (move !== THROW) return forbidsSaying(s, seat, move)
      if (s.call !== null) return 'stommetje-spelen.assent'
      return isWaiting(s, seat) ? 'stommetje-spelen.wait' : 'stommetje-spelen.turn'
    },
    label: (move) => {
      const on = HEARD.exec(move)?.[1]
      return on === undefined ? { say: `button-${move}` } : player(Number(on) - 1)
    },
    behind: (_s, move) => (HEARD.test(move) ? 'heard' : undefined),
    points: (s) => s.counts,
    places: placesOf,
    sheets: (s) => [
      {
        id: 'row',
        head: [{ say: 'needed' }, ...TARGETS],
        rows: s.steps.map((steps, seat) => [player(seat), ...TARGETS.map((_, i) => (steps > i ? '✓' : ''))]),
      },
    ],
    note: (s, seat) => (s.sentBack[seat] === 0 ? undefined : { say: 'was-sent-back', n: s.sentBack[seat]! }),
    coach(s) {
      if (s.call === null) return { say: 'coach-needs', seat: s.seat, n: TARGETS[s.steps[s.seat]!]! }
      return { say: 'coach-call', seat: s.call.by, accused: { say: 'player', seat: s.call.on } }
    },
  }),
)
