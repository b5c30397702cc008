import { whole, type OptionsOf, type Seat } from '@spellendoos/kernel'
import { placesByFewest } from '@spellendoos/mechanics'
import { nextIn, type Elimination } from '../elimination.ts'
import { diceGame, THROW, type DiceTable } from '../table.ts'
import { sum } from '../turns.ts'
import { words } from './words.ts'

/** 0 rounds: as many as there are players. */
const options = { rounds: whole(0, 20, 0) }
const TOO_FEW = 1
const TOO_MANY = 2
/** Nobody has thrown first in this round yet. */
const OPEN = 0

interface State extends DiceTable<OptionsOf<typeof options>>, Elimination {
  /** Who throws first in this round. */
  leader: Seat
  /** What the others have to equal, or OPEN. */
  mark: number
  /** The matches each has paid into the pot. */
  paid: number[]
}

/** Poffen: equal the first throw, or pay for every pip. */
export const game = diceGame<State>({
  id: 'poffen-dobbel',
  backdrop: 'slate',
  words,
  options,
  minutes: 10,
  // 20 rounds, 8 seats, a throw and its answer.
  bound: 20 * 8 * 2,
  dice: 3,
  own(s) {
    s.leader = 0
    s.mark = OPEN
    s.paid = new Array<number>(s.seats).fill(0)
    s.out = []
  },
  land(s, dice, tell) {
    const { seat, mark } = s
    const total = sum(dice)
    if (mark === OPEN) {
      s.mark = total
      tell?.({ fact: 'led', seat, dice, total })
    } else if (total === mark) {
      s.out.push(seat)
      tell?.({ fact: 'equal', seat, dice, total })
    } else {
      const due = total < mark ? (mark - total) * TOO_FEW : (total - mark) * TOO_MANY
      s.paid[seat]! += due
      tell?.({ fact: total < mark ? 'under' : 'over', seat, dice, total, n: due })
    }
    s.seat = nextIn(s, seat)
    if (s.out.length > s.seats - 2) {
      s.ended = 'poffen-dobbel.alone'
      return
    }
    if (s.seat !== s.leader) return
    s.round++
    if (s.round === (s.options.rounds || s.seats)) s.ended = 'poffen-dobbel.most-loses'
    else {
      s.leader = nextIn(s, s.leader)
      s.seat = s.leader
      s.mark = OPEN
    }
  },
  forbids: (s, seat, move) => (move === THROW && s.out.includes(seat) ? 'poffen-dobbel.equal' : undefined),
  standing: ({ paid, ended }) => ({ places: placesByFewest(paid), scores: paid, why: ended }),
  scores: ({ paid }) => paid,
  picture: (s) => ({
    sheets: [
      {
        id: 'mark',
        title: {
          say: 'round-of',
          n: Math.min(s.round + 1, s.options.rounds || s.seats),
          of: s.options.rounds || s.seats,
        },
        head: [{ say: 'leader' }, { say: 'mark' }, { say: 'pot' }],
        rows: [[{ say: 'player', seat: s.leader }, s.mark === OPEN ? '' : s.mark, sum(s.paid)]],
      },
    ],
    seats: s.paid.map((score, seat) => ({
      score,
      note: s.out.includes(seat) ? { say: 'is-out' } : { say: 'has-paid', n: score },
    })),
  }),
})
