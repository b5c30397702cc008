/** What became of one thing in a batch. */
export type Outcome<Answer> = { readonly answer: Answer } | { readonly error: unknown }

interface Waiting<Asked, Answer> {
  readonly asked: Asked
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

export interface Gathering<Asked, Answer> {
  /** Does a batch as a whole; the outcomes stand in the order of what was asked. */
  readonly together: (batch: readonly Asked[]) => Promise<readonly Outcome<Answer>[]>
  /** The longest batch. */
  readonly most: number
  /** How many batches may be on their way at once. */
  readonly lanes: number
  /** What may be on its way only once, if anything; the rest waits for it, in order. */
  readonly once?: (asked: Asked) => string
}

/** Group commit: what is asked while a batch is on its way goes together into the next one. */
export class Gatherer<Asked, Answer> {
  readonly #gathering: Gathering<Asked, Answer>
  readonly #busy = new Set<string>()
  #waiting: Waiting<Asked, Answer>[] = []
  readonly #idlers: (() => void)[] = []
  #lanes = 0
  #scheduled = false

  constructor(gathering: Gathering<Asked, Answer>) {
    this.#gathering = gathering
  }

  ask(asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ asked, resolve, reject })
      this.#schedule()
    })
  }

  /** When everything that was asked is done. */
  async idle(): Promise<void> {
    if (this.#lanes === 0 && this.#waiting.length === 0) return
    await new Promise<void>((resolve) => this.#idlers.push(resolve))
  }

  /** So that what is asked in one breath travels together. */
  #schedule() {
    if (this.#scheduled || this.#lanes >= this.#gathering.lanes || this.#waiting.length === 0) return
    this.#scheduled = true
    queueMicrotask(() => {
      this.#scheduled = false
      const batch = this.#pick()
      if (batch.length === 0) return
      void this.#send(batch)
      this.#schedule()
    })
  }

  #pick(): readonly Waiting<Asked, Answer>[] {
    const { most, once } = this.#gathering
    if (!once) return this.#waiting.splice(0, most)
    const batch: Waiting<Asked, Answer>[] = []
    const rest: Waiting<Asked, Answer>[] = []
    for (const waiting of this.#waiting) {
      const key = once(waiting.asked)
      if (batch.length >= most || this.#busy.has(key)) rest.push(waiting)
      else {
        this.#busy.add(key)
        batch.push(waiting)
      }
    }
    this.#waiting = rest
    return batch
  }

  async #send(batch: readonly Waiting<Asked, Answer>[]) {
    const { together, once } = this.#gathering
    this.#lanes++
    try {
      const outcomes = await together(batch.map(({ asked }) => asked))
      for (const [i, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[i]!
        if ('answer' in outcome) resolve(outcome.answer)
        else reject(outcome.error)
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    } finally {
      this.#lanes--
      if (once) for (const { asked } of batch) this.#busy.delete(once(asked))
      this.#schedule()
      if (this.#lanes === 0 && this.#waiting.length === 0) for (const idler of this.#idlers.splice(0)) idler()
    }
  }
}
