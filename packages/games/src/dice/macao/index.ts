import { whole, type OptionsOf } from '@spellendoos/kernel'
import { diceGame } from '../table.ts'
import { sum, turns, type Turns } from '../turns.ts'
import { words } from './words.ts'

export const options = { rounds: whole(1, 20, 5) }
export const AIM = 12
/** What a dead player has on the sheet. */
export const DEAD = 0

/** Macao: three throws, perhaps a fourth, as close to twelve as you dare; past it you are dead. */
export const game = diceGame<Turns<OptionsOf<typeof options>>>(
  turns({
    id: 'macao',
    backdrop: 'junk',
    words,
    options,
    minutes: 8,
    // The fourth throw is the only choice: a beginner and best play are distinguishable, with no level in between.
    traits: { levels: 2 },
    // 20 rounds, 8 seats, four throws with their answers.
    bound: 20 * 8 * 4 * 2,
    dice: 1,
    end: 'macao.highest-wins',
    early: 'macao.three-throws',
    columns: ['1', '2', '3', '4'],
    after: ({ turn }) => {
      if (turn.length < 3) return 'again'
      return turn.length === 3 && sum(turn) < AIM ? 'choice' : 'done'
    },
    points: ({ turn }) => (sum(turn) > AIM ? DEAD : sum(turn)),
    give: () => {},
    fact: ({ seat, dice, turn }, points) => ({
      fact: points === DEAD ? 'dead' : 'written',
      seat,
      dice,
      points: sum(turn),
    }),
    cell: (_, points) => (points === DEAD ? { say: 'dead-cell' } : points),
    // macao.closest, macao.all-dead: everyone who came closest gets a point, unless all are dead.
    settle(s, tell) {
      const round = s.sheet.slice(-s.seats)
      const best = Math.max(...round.map(Number))
      if (best === DEAD) return tell?.({ fact: 'all-dead' })
      for (const [seat, points] of round.entries()) {
        if (points !== best) continue
        s.scores[seat]!++
        tell?.({ fact: 'round-won', seat })
      }
    },
  }),
)
