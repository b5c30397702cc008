import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Seat } from '@spellendoos/kernel'
import { Fault, type MoveRequest, type Entrant } from './entrant.ts'

/** Milliseconds in addition to the time limit: for communication, and for a program that has just been started. */
interface Grace {
  readonly answer: number
  readonly start: number
}
const GRACE: Grace = { answer: 500, start: 10_000 }
/** Unusable output of a program is shown up to this length. */
const SHOWN = 80
const FORM = '{"move":"…"}'

/**
 * An external program. It reads one JSON object per line and answers each `move` with one line: `{"move":"…"}`, or
 * `{"move":null}` to wait out of turn. See docs/protocol.md.
 */
export class EngineEntrant implements Entrant {
  readonly name: string
  readonly #command: string
  readonly #grace: Grace
  #child: ChildProcessWithoutNullStreams | undefined
  #heard: ((line: string | undefined) => void) | undefined

  constructor(command: string, grace: Grace = GRACE) {
    this.name = command
    this.#command = command
    this.#grace = grace
  }

  async choose(asked: MoveRequest): Promise<string | undefined> {
    const { game, match, options, seats, seat, view, moves, onTurn, ms } = asked
    const question = { cmd: 'move', match, game: game.id, options, seats, seat, view, moves, onTurn, ms }
    const grace = this.#child === undefined ? this.#grace.start : this.#grace.answer
    const line = await this.#ask(JSON.stringify(question), ms + grace)
    const move = readMove(line)
    if (move === null && onTurn) throw new Fault('no-move')
    return move ?? undefined
  }

  over(match: string, seat: Seat, result: unknown): void {
    this.#child?.stdin.write(`${JSON.stringify({ cmd: 'over', match, seat, result: result ?? null })}\n`)
  }

  close(): void {
    this.#child?.stdin.end()
    this.#child?.kill()
    this.#child = undefined
  }

  /** One line out and one line back, within the time limit. A program that fails is restarted for the next match. */
  #ask(line: string, ms: number): Promise<string> {
    const child = (this.#child ??= this.#start())
    return new Promise((resolve, reject) => {
      const fail = (fault: Fault) => {
        this.#heard = undefined
        clearTimeout(clock)
        this.close()
        reject(fault)
      }
      const clock = setTimeout(() => fail(new Fault('late', { ms })), ms)
      this.#heard = (answer) => {
        if (answer === undefined) return fail(new Fault('ended'))
        this.#heard = undefined
        clearTimeout(clock)
        resolve(answer)
      }
      child.stdin.write(`${line}\n`)
    })
  }

  #start(): ChildProcessWithoutNullStreams {
    const child = spawn(this.#command, { shell: true })
    child.stdin.on('error', () => {})
    child.stderr.resume()
    createInterface(child.stdout).on('line', (line) => {
      if (this.#child === child) this.#heard?.(line)
    })
    child.on('close', () => {
      if (this.#child !== child) return
      this.#child = undefined
      this.#heard?.(undefined)
    })
    return child
  }
}

function readMove(line: string): string | null {
  try {
    const { move } = JSON.parse(line) as { move?: unknown }
    if (typeof move === 'string' || move === null) return move
  } catch {
    // Handled below, like everything else that is not an answer.
  }
  throw new Fault('form', { form: FORM, line: line.slice(0, SHOWN) })
}
