const NEWLINE = 0x0a

/** A line of input without its newline; or that it was longer than allowed. */
export type Line = Uint8Array | 'too-long'

/** Splits a stream of bytes into lines. A line that is too long is discarded up to its end. */
export class Lines {
  readonly #most: number
  #parts: Uint8Array[] = []
  #length = 0

  constructor(most: number) {
    this.#most = most
  }

  /** The lines that end in this chunk. */
  *take(chunk: Uint8Array): Generator<Line> {
    let from = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      this.#keep(chunk.subarray(from, end))
      yield this.#finish()
      from = end + 1
    }
    this.#keep(chunk.subarray(from))
  }

  /** Whatever follows the last newline, if anything. */
  *end(): Generator<Line> {
    if (this.#length > 0) yield this.#finish()
  }

  #keep(part: Uint8Array): void {
    this.#length += part.length
    if (this.#length > this.#most) this.#parts = []
    else if (part.length > 0) this.#parts.push(part)
  }

  #finish(): Line {
    const line = this.#length > this.#most ? 'too-long' : joined(this.#parts, this.#length)
    this.#parts = []
    this.#length = 0
    return line
  }
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  if (parts.length === 1) return parts[0]!
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
