import { levelOf } from '@spellendoos/bots/levels'
import type { Traits } from '@spellendoos/kernel'
import type { House } from './house.ts'

/** A move takes at least this long, so that people can follow it. */
const PACE = 650
/** On the way to a thread and back. */
const WAY = 250

/** How long computer players wait before they move. */
export class Rest {
  readonly #house: Pick<House, 'after' | 'random'>

  constructor(house: Pick<House, 'after' | 'random'>) {
    this.#house = house
  }

  before(level: number, traits: Traits): Promise<void> {
    const { realtime, hidden } = traits
    const { after, random } = this.#house
    const { reaction, milliseconds } = levelOf(level, { traits })
    // Where cards are hidden it rests as long as it could ever think: a quick answer would tell that it had no choice.
    const pace = hidden ? Math.max(PACE, milliseconds + WAY) : PACE
    // Where everyone plays at once it depends on the level, never on its cards.
    const wait = realtime ? reaction * (0.75 + random(1)[0]! / 512) : pace
    return new Promise((resolve) => void after(wait, resolve))
  }
}
