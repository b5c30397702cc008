import type { Seat } from '@spellendoos/kernel'
import type { TableSeen, Wish } from '@spellendoos/wire'
import { keepContribution } from './keeping.ts'
import { random } from './random.ts'

const CONTRIBUTION_BYTES = 32

/** Which step of the ceremony this seat has to take now. */
export function stepOf({ phase, ceremony }: Pick<TableSeen, 'phase' | 'ceremony'>, seat: Seat) {
  if (phase !== 'sealing' || ceremony === undefined) return undefined
  if (ceremony.sealed[seat] !== true) return 'seal'
  const allSealed = ceremony.sealed.every((each) => each)
  return allSealed && ceremony.revealed[seat] !== true ? 'reveal' : undefined
}

/** Brings this seat's part of chance: seals it once it is kept, lays it open once everyone has sealed. */
export class Contributor {
  readonly #ask: (wish: Wish) => Promise<unknown>
  /** What is brought, by the commitment it answers. */
  readonly #brought = new Map<string, Promise<string>>()
  readonly #taken = new Set<string>()

  constructor(ask: (wish: Wish) => Promise<unknown>) {
    this.#ask = ask
  }

  /** Takes the step that this seat has to take now, once. */
  async follow(table: TableSeen, seat: Seat): Promise<void> {
    const { match, ceremony } = table
    const step = stepOf(table, seat)
    if (step === undefined || ceremony === undefined) return
    const once = `${step} ${ceremony.commitment}`
    if (this.#taken.has(once)) return
    this.#taken.add(once)
    const contribution = await this.#bring(match, ceremony.commitment, seat)
    if (step === 'reveal') await this.#ask({ do: 'reveal', contribution })
    else {
      const { seatSeal } = await import('./sealing.ts')
      await this.#ask({ do: 'seal', seal: seatSeal(match, seat, contribution) })
    }
  }

  /** Random, and kept before anybody hears of it: a reload brings the same again. */
  #bring(match: string, commitment: string, seat: Seat): Promise<string> {
    const known = this.#brought.get(commitment)
    if (known !== undefined) return known
    const fresh = { match, commitment, seat, contribution: random(CONTRIBUTION_BYTES) }
    const brought = keepContribution(fresh).then(({ contribution }) => contribution)
    this.#brought.set(commitment, brought)
    return brought
  }
}
