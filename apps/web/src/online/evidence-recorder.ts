import type { Evidence, TableMessage } from '@spellendoos/fair'
import type { Eye } from '@spellendoos/kernel'
import type { SealsInfo } from '@spellendoos/wire'
import { keepMessage, keepTable, ownTable, seenMessages } from './table-storage.ts'

/** Records what the server shows, so that its replay can be compared with it later. */
export class EvidenceRecorder {
  readonly #match: string
  #seq = -1
  #ceremony = ''
  /** Writes are in order. */
  #written: Promise<unknown> = Promise.resolve()

  constructor(match: string) {
    this.#match = match
  }

  /** For each moment the first message that contains a head; others could be denied. */
  saw(eye: Eye, message: TableMessage): void {
    if (message.head === undefined || message.seq === this.#seq) return
    this.#seq = message.seq
    this.#written = this.#written.then(() => keepMessage(this.#match, { eye, message }))
  }
  /** The host's commitment and the seals of all seats, none of which may change. */
  sawCeremony({ commitment, key, seals }: SealsInfo): void {
    const shown = JSON.stringify([commitment, key, seals])
    if (shown === this.#ceremony) return
    this.#ceremony = shown
    const server = key === undefined ? {} : { serverKey: key }
    this.#written = this.#written.then(() => keepTable(this.#match, { commitment, seals, ...server }))
  }
  /** Resolves when everything shown so far is recorded. */
  get written(): Promise<unknown> {
    return this.#written
  }

  /** Everything that was recorded. */
  async kept(): Promise<Evidence> {
    await this.#written
    const [table, messages = []] = await Promise.all([ownTable(this.#match), seenMessages(this.#match)])
    const { commitment, serverKey, seals = [] } = table ?? {}
    return {
      ...(commitment === undefined ? {} : { commitment }),
      ...(serverKey === undefined ? {} : { serverKey }),
      seals: seals.flatMap((sealed, seat) => (sealed === null ? [] : [{ seat, ...sealed }])),
      messages: messages.map(({ eye, message }) => ({ eye, message })),
    }
  }
}
