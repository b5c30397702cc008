/** How many requests are packed together. */
const TOGETHER = 16

/**
 * Which requests have been done, and at which line of the record. They are kept for ever, because nobody knows how late
 * a repeat arrives. Old ones are kept as text, one per line, which takes far less memory.
 */
export class AnsweredRequests {
  readonly #away: string[] = []
  readonly #near = new Map<string, number>()

  add(request: string, length: number): void {
    this.#near.set(request, length)
    if (this.#near.size < TOGETHER) return
    const lines = Array.from(this.#near, ([each, at]) => `${begun(each)}${at}`)
    this.#away.push(`${lines.join('')}\n`)
    this.#near.clear()
  }

  find(request: string): number | undefined {
    const near = this.#near.get(request)
    if (near !== undefined || this.#away.length === 0) return near
    const line = begun(request)
    for (const text of this.#away) {
      const at = text.indexOf(line)
      if (at >= 0) return Number.parseInt(text.slice(at + line.length), 10)
    }
    return undefined
  }
}

/**
 * How the line of a request begins. Because it is quoted, it cannot contain a newline or the beginning of another line.
 */
const begun = (request: string): string => `\n${JSON.stringify(request)}`
