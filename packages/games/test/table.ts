import { isDeepStrictEqual } from 'node:util'
import {
  BY_THE_BOOK,
  chooseOptions,
  copyJson,
  Match,
  soonest,
  type Act,
  type By,
  type Entry,
  type Eye,
  type Fact,
  type Game,
  type Result,
  type Seat,
} from '@spellendoos/kernel'

export interface Setting {
  readonly seats?: number
  readonly preset?: string
  readonly options?: Readonly<Record<string, unknown>>
  readonly position?: string
}

/**
 * A table for tests: given a game and a position, when moves and draws, then facts. An unexpected refusal throws with
 * its own sentence.
 */
export class Given<State, Move, View> {
  readonly match: Match<State, Move, View>
  #since = 0

  constructor(game: Game<State, Move, View>, setting: Setting = {}) {
    const options = chooseOptions(game, setting.preset ?? BY_THE_BOOK, setting.options ?? {})
    if (!options.ok) throw new Error(options.problem.text.en)
    const begun = Match.begin(game, {
      id: 'test',
      game: game.id,
      version: game.version,
      options: options.value,
      seats: setting.seats ?? game.seats[0]!,
      ...(setting.position === undefined ? {} : { position: setting.position }),
    })
    if (!begun.ok) throw new Error(begun.problem.text.en)
    this.match = begun.value
  }

  get state(): State {
    return this.match.state
  }
  get turn(): readonly By[] {
    return this.match.turn
  }
  get result(): Result | undefined {
    return this.match.result
  }
  get position(): string {
    return this.match.game.position!.write(this.state)
  }

  /** The seat makes these moves, one after the other. */
  play(seat: Seat, ...notations: string[]): this {
    for (const move of notations) this.#must({ by: seat, move }, `${seat}: ${move}`)
    return this
  }
  /** Chance answers. */
  draw(...draw: number[]): this {
    this.#must({ by: 'chance', draw }, `chance: ${draw.join(' ')}`)
    return this
  }
  /** The seat throws these dice. */
  throws(seat: Seat, ...dice: number[]): this {
    this.play(seat, 'throw')
    const since = this.#since
    this.draw(...dice)
    this.#since = since
    return this
  }
  /** The clock that is due first, or the named one, runs out. */
  clock(name = soonest(this.match.clocks)?.name ?? ''): this {
    this.#must({ by: 'clock', move: name }, `clock: ${name}`)
    return this
  }
  act(seat: Seat, act: Act): this {
    this.#must({ by: seat, act }, `${seat}: ${act}`)
    return this
  }

  /** The seat's legal moves in notation, sorted. */
  moves(seat: Seat): string[] {
    return this.match
      .moves(seat)
      .map((move) => this.match.game.write(this.state, move))
      .toSorted()
  }
  /** The rule (or the table's code) that forbids this. The match must stay as it is. */
  refusal(seat: Seat, move: string): string {
    const { seq } = this.match
    const outcome = this.match.append({ by: seat, move })
    if (outcome.ok) throw new Error(`${move} by ${seat} was not refused`)
    if (this.match.seq !== seq) throw new Error('a refusal changed the match')
    return outcome.refusal.rule ?? outcome.refusal.code
  }
  /** What this listener was told by the last move, throw, draw, clock or act. */
  facts(ear: Eye): Fact[] {
    const facts: Fact[] = []
    for (let seq = this.#since; seq < this.match.seq; seq++) facts.push(...this.match.heard(seq, ear).facts)
    return facts
  }

  #must(entry: Entry, what: string): void {
    const { state } = this
    const outcome = this.match.append(entry)
    if (!outcome.ok)
      throw new Error(`${what} — ${outcome.refusal.rule ?? outcome.refusal.code}: ${outcome.refusal.text.en}`)
    this.#since = outcome.seq - 1
    const unheard = this.#unheard(state, entry)
    if (unheard !== undefined && !isDeepStrictEqual(unheard, this.state))
      throw new Error(`${what} — has another effect if nobody is told of it`)
  }

  /** The state after an entry that nobody is told of, as when a computer player thinks ahead. */
  #unheard(before: State, entry: Entry): State | undefined {
    const { game } = this.match
    const state = game.copy === undefined ? copyJson(before) : game.copy(before)
    if ('draw' in entry) game.answer!(state, entry.draw)
    else if (!('move' in entry)) return undefined
    else if (entry.by === 'clock')
      game.play(state, 'clock', game.clocks!(before).find(({ name }) => name === entry.move)!.move)
    else
      game.play(
        state,
        entry.by,
        game.moves(before, entry.by).find((move) => game.write(before, move) === entry.move)!,
      )
    return state
  }
}

export const given = <State, Move, View>(game: Game<State, Move, View>, setting?: Setting) =>
  new Given(game, setting)
