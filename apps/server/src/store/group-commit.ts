/** The result of one request in a batch. */
export type BatchResult<Answer> = { readonly answer: Answer } | { readonly error: unknown }

interface Waiting<Asked, Answer> {
  readonly asked: Asked
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

export interface CommitOptions<Asked, Answer> {
  /** Commits a batch as a whole; the results are in the order of the requests. */
  readonly commit: (batch: readonly Asked[]) => Promise<readonly BatchResult<Answer>[]>
  /** The longest batch. */
  readonly most: number
  /**
   * A key of which a batch may contain only one, if any; further requests with it wait for the next batch, in order.
   */
  readonly once?: (asked: Asked) => string
}

/**
 * Group commit: requests that arrive while a batch is being written go together into the next one. Only one batch is
 * written at a time: two would each be half as long, and a batch costs more than its contents.
 */
export class GroupCommit<Asked, Answer> {
  readonly #gathering: CommitOptions<Asked, Answer>
  #waiting: Waiting<Asked, Answer>[] = []
  readonly #idlers: (() => void)[] = []
  #busy = false
  #scheduled = false

  constructor(gathering: CommitOptions<Asked, Answer>) {
    this.#gathering = gathering
  }

  add(asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ asked, resolve, reject })
      this.#schedule()
    })
  }

  /** Resolves when everything requested has been done. */
  async idle(): Promise<void> {
    if (!this.#busy && this.#waiting.length === 0) return
    await new Promise<void>((resolve) => this.#idlers.push(resolve))
  }

  /** Waits a moment, so that requests of the same turn of the loop go together. */
  #schedule() {
    if (this.#scheduled || this.#busy || this.#waiting.length === 0) return
    this.#scheduled = true
    queueMicrotask(() => {
      this.#scheduled = false
      void this.#send(this.#pick())
    })
  }

  #pick(): readonly Waiting<Asked, Answer>[] {
    const { most, once } = this.#gathering
    if (!once) return this.#waiting.splice(0, most)
    const batch = new Map<string, Waiting<Asked, Answer>>()
    const rest: Waiting<Asked, Answer>[] = []
    for (const waiting of this.#waiting) {
      const key = once(waiting.asked)
      if (batch.size >= most || batch.has(key)) rest.push(waiting)
      else batch.set(key, waiting)
    }
    this.#waiting = rest
    return [...batch.values()]
  }

  async #send(batch: readonly Waiting<Asked, Answer>[]) {
    this.#busy = true
    try {
      const outcomes = await this.#gathering.commit(batch.map(({ asked }) => asked))
      for (const [i, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[i]!
        if ('answer' in outcome) resolve(outcome.answer)
        else reject(outcome.error)
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    } finally {
      this.#busy = false
      this.#schedule()
      if (this.#waiting.length === 0) for (const idler of this.#idlers.splice(0)) idler()
    }
  }
}
