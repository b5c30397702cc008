import type { Kept, TableMessage } from '@spellendoos/fair'
import type { Eye } from '@spellendoos/kernel'
import { keepMessage, keepTable, ownContributions, ownTable, seenMessages } from './keeping.ts'

/** Writes down what the server shows, so that its replay can be held against it afterwards. */
export class Witness {
  readonly #match: string
  #seq = -1
  #commitment: string | undefined
  /** One thing is written after the other. */
  #written: Promise<unknown> = Promise.resolve()

  constructor(match: string) {
    this.#match = match
  }

  saw(eye: Eye, message: TableMessage): void {
    if (message.seq === this.#seq) return
    this.#seq = message.seq
    this.#written = this.#written.then(() => keepMessage(this.#match, { eye, message }))
  }
  sawCommitment(commitment: string): void {
    if (commitment === this.#commitment) return
    this.#commitment = commitment
    this.#written = this.#written.then(() => keepTable(this.#match, { commitment }))
  }

  /** All that was written down. */
  async kept(): Promise<Kept> {
    await this.#written
    const { seatSeal } = await import('./sealing.ts')
    const [table, contributions = [], messages = []] = await Promise.all([
      ownTable(this.#match),
      ownContributions(this.#match),
      seenMessages(this.#match),
    ])
    const commitment = table?.commitment
    const own = contributions.filter((each) => each.commitment === commitment)
    return {
      ...(commitment === undefined ? {} : { commitment }),
      own: own.map(({ seat, contribution }) => ({
        seat,
        contribution,
        seal: seatSeal(this.#match, seat, contribution),
      })),
      messages: messages.map(({ eye, message }) => ({ eye, message })),
    }
  }
}
