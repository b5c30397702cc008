import { pauseBeforeMove } from '@spellendoos/bots/table'
import type { Traits } from '@spellendoos/kernel'
import type { Services } from './services.ts'

/** Lets bots pause before they move, as people do, regardless of what they know. */
export class BotPause {
  readonly #services: Pick<Services, 'after' | 'random'>

  constructor(services: Pick<Services, 'after' | 'random'>) {
    this.#services = services
  }

  before(level: number, game: { readonly traits: Traits }): Promise<void> {
    const { after, random } = this.#services
    const pause = pauseBeforeMove(level, game, random(1)[0]! / 256)
    return new Promise((resolve) => void after(pause, resolve))
  }
}
