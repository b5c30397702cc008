import type { Entry, Outcome, Refusal } from '@spellendoos/kernel'
import type { RecordLine } from '../store/store.ts'
import type { LineBody, RequestId, WrittenLine } from './record.ts'
import type { RoomState } from './room-state.ts'

/** An entry of the match without its time, which is kept beside the line. */
const timeless = (entry: Entry): Entry => {
  const { at, ...rest } = entry
  return at === undefined ? entry : rest
}

/** Writes the next lines of a record: each is folded into the state at once, and collected until it is stored. */
export class LineWriter {
  readonly #state: RoomState
  #lines: RecordLine[] = []

  constructor(state: RoomState) {
    this.#state = state
  }

  write(body: LineBody, at: number, asked?: RequestId): undefined {
    this.#state.apply(body, at)
    this.#add(body, at, asked)
  }
  /** Lets something happen in the match, and writes all of its consequences as one line. */
  play(happen: () => Outcome, at: number, asked?: RequestId): Refusal | undefined {
    const { match } = this.#state.table!
    const before = match.seq
    const outcome = happen()
    if (!outcome.ok) return outcome.refusal
    const entries = match.since(before).map(timeless)
    if (entries.length === 0) return undefined
    this.#state.turned(entries, at)
    this.#add({ is: 'played', entries }, at, asked)
    return undefined
  }
  /** The lines since the last call. */
  take(): readonly RecordLine[] {
    const lines = this.#lines
    this.#lines = []
    return lines
  }

  #add(body: LineBody, at: number, asked: RequestId | undefined): void {
    const written: WrittenLine = asked === undefined ? body : { ...body, asked }
    this.#lines.push({ number: this.#state.length, at, body: JSON.stringify(written) })
    this.#state.count(body, at, asked)
  }
}
