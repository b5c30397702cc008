/** Runs tasks one after the other, in the order in which they came. */
export class SerialQueue {
  #tail: Promise<unknown> = Promise.resolve()
  #waiting = 0

  /** The number of tasks that are waiting or running. */
  get waiting(): number {
    return this.#waiting
  }
  run<T>(task: () => Promise<T>): Promise<T> {
    this.#waiting++
    const done = this.#tail.then(task)
    this.#tail = done
      .catch(() => undefined)
      .then(() => {
        this.#waiting--
      })
    return done
  }
  /** Resolves when everything that was queued so far is done. */
  async idle(): Promise<void> {
    await this.#tail
  }
}
