import type { Say } from '@spellendoos/kernel'
import type { Label, SeatLine } from '@spellendoos/scene'
import { scoreSheet } from '../scene.ts'
import type { DicePicture } from '../table.ts'
import { NOBODY, type State } from './rules.ts'

const coach = ({ part, seat, bad }: State): Say => {
  if (part === 'hat') return { say: 'coach-hat', seat, bad: { say: 'player', seat: bad } }
  return { say: part === 'double' ? 'coach-double' : 'coach-seven', seat }
}

function note(s: State, seat: number): Label | undefined {
  if (seat === s.bad) return { say: 'is-bad' }
  if (seat === s.king) return { say: 'is-king' }
  return s.part === 'seven' && s.safe[seat] === true ? { say: 'is-safe' } : undefined
}

/** How each player got a double, and who has thrown seven; the hat is before its wearer. */
export const picture = (s: State): DicePicture => ({
  trays: [
    {
      id: 'hat',
      title: { say: 'hat' },
      grid: [1, 1],
      ...(s.hat === NOBODY
        ? { items: [] }
        : { seat: s.hat, items: [{ at: 0, look: 'hat', face: { say: 'hat-of', seat: s.hat } }] }),
    },
  ],
  sheets: [
    scoreSheet(
      'parts',
      s.options.rounds === 1
        ? ''
        : { say: 'round-of', n: Math.min(s.round + 1, s.options.rounds), of: s.options.rounds },
      s.seats,
      [
        [{ say: 'throws' }, ...s.tries.map((n) => (n === 0 ? '' : n))],
        [{ say: 'double-row' }, ...s.doubles.map((eyes) => (eyes === 0 ? '' : `${eyes}-${eyes}`))],
        [{ say: 'seven-row' }, ...s.safe.map((safe) => (safe ? '✓' : ''))],
      ],
    ),
  ],
  seats: s.scores.map((score, seat): SeatLine => {
    const said = note(s, seat)
    return { score, ...(said === undefined ? {} : { note: said }) }
  }),
  coach: coach(s),
})
