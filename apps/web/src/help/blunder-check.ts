import type { Advice, Severity } from '@spellendoos/bots'
import type { Seat } from '@spellendoos/kernel'
import { createEffect, createSignal, on, type Accessor } from 'solid-js'
import { advise, questionAt } from '../bots/worker-client.ts'
import type { Warned } from '../storage/matches.ts'
import type { Host } from '../table/host.ts'

/** A move that is held back before it is made. */
interface CheckedMove {
  readonly seat: Seat
  readonly move: string
  readonly seq: number
  /** Set once it is clear that there is a much better move; `undefined` while it is weighed. */
  readonly advice?: Advice
}

/** Holds back moves of players who want warnings. */
export interface BlunderCheck {
  readonly held: Accessor<CheckedMove | undefined>
  /**
   * Weighs a move if the player wants that; returns whether it does. The answer later says whether to make the move.
   */
  readonly hold: (seat: Seat, move: string, then: (made: boolean) => void) => boolean
  /** Makes the move that is held back, or not. */
  readonly decide: (made: boolean) => void
  /** Turns warnings off for the player on turn at this table. */
  readonly hush: () => void
}

/** Nobody waits longer than this, whatever delays the answer. */
const LONGEST = 4000

const BAD: Readonly<Record<Warned, readonly Severity[]>> = {
  blunders: ['blunder'],
  mistakes: ['mistake', 'blunder'],
}

/** Only at this screen: an online player is alone at theirs. */
export function blunderCheck(host: Host): BlunderCheck {
  const [held, setHeld] = createSignal<CheckedMove>()
  let end: ((made: boolean) => void) | undefined
  const wish = (seat: Seat): Warned | undefined =>
    host.warn === undefined || host.game.traits.realtime ? undefined : host.players[seat]?.warned
  const answer = (made: boolean) => {
    const then = end
    end = undefined
    setHeld(undefined)
    then?.(made)
  }
  // What was held back belongs to its moment.
  createEffect(on(host.seq, () => answer(false), { defer: true }))
  return {
    held,
    decide: answer,
    hush() {
      const now = held()
      answer(true)
      if (now !== undefined) host.warn?.(now.seat, undefined)
    },
    hold(seat, move, then) {
      const warned = wish(seat)
      const { seq, choices } = host.message(seat)
      if (warned === undefined || choices.length < 2) return false
      const mine: CheckedMove = { seat, move, seq }
      end = then
      setHeld(mine)
      const weighed = (advice?: Advice) => {
        if (held() !== mine) return
        const bad = advice?.other !== undefined && BAD[warned].includes(advice.other.weight)
        if (bad) setHeld({ ...mine, advice })
        else answer(true)
      }
      advise({ ...questionAt(host.asked, seat), about: [move] }).then(weighed, () => weighed())
      setTimeout(weighed, LONGEST)
      return true
    },
  }
}
