/** This many requests are put away together. */
const TOGETHER = 16

/**
 * Which requests were done, and at which line of the record: each of them for ever, for nobody knows how late a repeat
 * comes. Old ones are kept as text, a line each, which takes far less room.
 */
export class AnsweredRequests {
  readonly #away: string[] = []
  readonly #near = new Map<string, number>()

  add(request: string, seq: number): void {
    this.#near.set(request, seq)
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

/** How the line of a request begins. Quoted, it holds neither a line's end nor another request's beginning. */
const begun = (request: string): string => `\n${JSON.stringify(request)}`
