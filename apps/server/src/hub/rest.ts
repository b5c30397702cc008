import { levelOf } from '@spellendoos/bots/levels'
import type { Traits } from '@spellendoos/kernel'
import type { House } from './house.ts'

/** A move takes at least this long, so that people can follow it. */
const PACE = 650
/** Where everyone plays at once a computer player takes its time; how long depends on its level, never on its cards. */
const REACTION = [5200, 3400, 2000] as const
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
    const reaction = REACTION[Math.min(level, REACTION.length) - 1] ?? REACTION[0]
    // Where cards are hidden it rests as long as it could ever think: a quick answer would tell that it had no choice.
    const pace = hidden ? Math.max(PACE, levelOf(level, { traits }).milliseconds + WAY) : PACE
    const wait = realtime ? reaction * (0.75 + random(1)[0]! / 512) : pace
    return new Promise((resolve) => void after(wait, resolve))
  }
}
