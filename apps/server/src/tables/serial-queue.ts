/** Runs tasks one after the other, in the order in which they came. */
export class SerialQueue {
  #tail: Promise<unknown> = Promise.resolve()
  #waiting = 0

  /** Tasks that wait or run. */
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
  /** When everything is done that was asked so far. */
  async idle(): Promise<void> {
    await this.#tail
  }
}
