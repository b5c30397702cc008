import {
  BY_THE_BOOK,
  canonical,
  chooseOptions,
  Match,
  message,
  newsSince,
  refusedByTable,
  soonest,
  value,
  type Act,
  type Entry,
  type Eye,
  type Fact,
  type Game,
  type Header,
  type Json,
  type Message,
  type Outcome,
  type Problem,
  type Read,
  type Seat,
} from '@spellendoos/kernel'
import { toHex } from './bytes.ts'
import { Ceremony } from './ceremony.ts'
import { Chain } from './chain.ts'
import { isLevel, isMatchId, isPosition, isTime } from './limits.ts'
import type { Replay } from './replay.ts'
import { hostSeal, seatSeal } from './seal.ts'
import { derivedContribution, freshSeed, idFrom, readSeed, type Random } from './seed.ts'
import { drawn } from './stream.ts'
import { flawed, otherGame, otherVersion, trouble, troubled, type Flaw } from './words.ts'

/** How a new match is laid out. */
export interface Opening {
  readonly seats: number
  /** What differs from the game's own settings by the book. */
  readonly options?: Readonly<Record<string, Json>>
  readonly position?: string
  /** Derived from the seed, or fresh, when not given. */
  readonly id?: string
  /** Hex of 1 to 64 bytes; fresh when not given. */
  readonly seed?: string
  readonly random?: Random
  /** At one device contributions derive from the seed; at a distance every seat brings its own. */
  readonly contributions?: 'derived' | 'by-seats'
  /** With manual chance nothing is sealed, and the match cannot be proved. */
  readonly chance?: 'fair' | 'manual'
  /** How many matches were voided at this table before. */
  readonly voids?: number
  readonly at?: number
}

/** All that one seat is sent, with the head of the chain it was computed at (none with manual chance). */
export type TableMessage = Message & { readonly head?: string }

export interface When {
  /** When the host received it, in milliseconds. */
  readonly at?: number
}

const refuse = (refusal: Problem): Outcome => ({ ok: false, refusal })
const stamp = ({ at }: When): When => (at === undefined ? {} : { at })

/** The proof of a match in the making. */
interface Sealed {
  readonly seed: Uint8Array
  readonly ceremony: Ceremony
  readonly chain: Chain
}

/**
 * A match with its host: the kernel's match, and chance that can be proved afterwards. Whenever the match
 * waits for chance, chance answers by itself.
 */
export class Table<State = unknown, Move = unknown, View = unknown> {
  readonly match: Match<State, Move, View>
  readonly #sealed: Sealed | undefined
  readonly #voidsBefore: number
  #draws = 0
  #voided: string | undefined

  private constructor(match: Match<State, Move, View>, seed: Uint8Array | undefined, voidsBefore: number) {
    this.match = match
    this.#voidsBefore = voidsBefore
    const { header } = match
    if (seed === undefined) return
    this.#sealed = { seed, ceremony: new Ceremony(header, seed), chain: new Chain(header, seed) }
  }

  /** A new match: sealed, and dealt unless the seats still have to contribute. */
  static open<State, Move, View>(
    game: Game<State, Move, View>,
    opening: Opening,
  ): Read<Table<State, Move, View>> {
    const { seats, position, random, contributions = 'derived', chance = 'fair', voids = 0 } = opening
    const options = chooseOptions(game, BY_THE_BOOK, opening.options ?? {})
    if (!options.ok) return options
    if (opening.seed === undefined && random === undefined) {
      if (chance === 'fair' || opening.id === undefined) return trouble('no-randomness')
    }
    const seed = opening.seed !== undefined ? readSeed(opening.seed) : random && freshSeed(random)
    if (seed?.ok === false) return seed
    const id = opening.id ?? idFrom(seed!.value)
    if (!isMatchId(id)) return trouble('bad-id')
    if (position !== undefined && !isPosition(position)) return trouble('bad-position')
    if (opening.at !== undefined && !isTime(opening.at)) return trouble('bad-time')
    const header: Header = {
      id,
      game: game.id,
      version: game.version,
      options: options.value,
      seats,
      ...(position === undefined ? {} : { position }),
    }
    const begun = Match.begin(game, header)
    if (!begun.ok) return begun
    const table = new Table(begun.value, chance === 'fair' ? seed!.value : undefined, voids)
    table.#openSealed(contributions, stamp(opening))
    return value(table)
  }

  /**
   * The table of a match that was begun before, its log still to follow. The seed is that of its host;
   * without one its chance is manual.
   */
  static reopen<State, Move, View>(
    game: Game<State, Move, View>,
    header: Header,
    seed: Uint8Array | undefined,
    voids = 0,
  ): Read<Table<State, Move, View>> {
    if (header.game !== game.id) return { ok: false, problem: otherGame(header.game, game.id) }
    if (header.version !== game.version) {
      return { ok: false, problem: otherVersion(header.version, game.version) }
    }
    const options = chooseOptions(game, BY_THE_BOOK, header.options)
    if (!options.ok) return options
    if (canonical(options.value) !== canonical(header.options)) return trouble('bad-options')
    const begun = Match.begin(game, header)
    return begun.ok ? value(new Table(begun.value, seed, voids)) : begun
  }

  get chance(): 'fair' | 'manual' {
    return this.#sealed === undefined ? 'manual' : 'fair'
  }
  get seq(): number {
    return this.match.seq
  }
  /** The head of the chain over the whole log; none with manual chance. */
  get head(): string | undefined {
    return this.#sealed?.chain.head
  }
  /** The head after each number of entries, from none on. */
  get heads(): readonly string[] {
    return this.#sealed?.chain.heads ?? []
  }
  /** The host's commitment to its seed, for everyone to keep. */
  get commitment(): string | undefined {
    return this.#sealed?.ceremony.commitment
  }
  /** Each seat's seal, as far as given. */
  get seals(): readonly (string | undefined)[] {
    return this.#sealed?.ceremony.seals ?? []
  }
  /** Each seat's contribution, as far as laid open. */
  get reveals(): readonly (string | undefined)[] {
    return this.#sealed?.ceremony.reveals ?? []
  }
  /** Whether play has begun: nothing is dealt before every contribution lies open. */
  get ready(): boolean {
    return (
      this.#voided === undefined && (this.#sealed === undefined || this.#sealed.ceremony.key !== undefined)
    )
  }
  /** Why the match is void, if it is. */
  get voided(): string | undefined {
    return this.#voided
  }
  /** How many matches were voided at this table, this one included. */
  get voids(): number {
    return this.#voidsBefore + (this.#voided === undefined ? 0 : 1)
  }

  /** A seat commits to its contribution (see `seatSeal`). */
  seal(seat: Seat, seal: string, when: When = {}): Outcome {
    return this.append({ by: seat, seal, ...stamp(when) })
  }
  /** A seat lays its contribution open; the last one lets the match begin. */
  reveal(seat: Seat, contribution: string, when: When = {}): Outcome {
    return this.append({ by: seat, reveal: contribution, ...stamp(when) })
  }
  /** Ends a match in which a seat refuses to contribute, before anything is dealt. */
  void(reason: string): Outcome {
    if (this.#voided !== undefined) return refuse(troubled('match-void'))
    if (this.ready) return refuse(troubled('too-late-to-void'))
    this.#voided = reason
    return { ok: true, seq: this.seq }
  }

  play(seat: Seat, move: string, when: When & { readonly seen?: number } = {}): Outcome {
    const entry: Entry = { by: seat, move, ...stamp(when) }
    return this.#then(this.#enter(entry, () => this.match.play(seat, move, when)))
  }
  /** Chance's answer by hand, where chance is manual. */
  draw(draw: readonly number[], when: When = {}): Outcome {
    return this.append({ by: 'chance', draw: [...draw], ...stamp(when) })
  }
  /** Lets a clock run out: the one named, or the soonest. */
  clock(name?: string, when: When = {}): Outcome {
    const move = name ?? soonest(this.match.clocks)?.name
    if (move === undefined) return refuse(refusedByTable('no-clock'))
    return this.append({ by: 'clock', move, ...stamp(when) })
  }
  act(seat: Seat, act: Act, when: When = {}): Outcome {
    return this.append({ by: seat, act, ...stamp(when) })
  }
  /** From here on the seat is played by a computer player of this level; 0 gives it back to the person. */
  handOver(seat: Seat, level: number, when: When = {}): Outcome {
    return this.append({ by: seat, bot: level, ...stamp(when) })
  }

  /** Appends what someone did just now; then chance answers if it is asked. */
  append(entry: Entry): Outcome {
    if (this.#sealed !== undefined && 'draw' in entry) return refuse(troubled('chance-is-sealed'))
    return this.#then(this.#enter(entry, () => this.match.append(entry)))
  }

  /** Takes in the next entry of a log that exists already. Chance's answers stand in it and are checked. */
  take(entry: Entry): Outcome {
    return this.#enter(entry, () => this.match.append(entry))
  }

  /** Takes in a log, or the rest of it, up to the first entry that does not fit; then chance answers if it is asked. */
  follow(log: readonly Entry[]): Outcome {
    for (const entry of log) {
      const outcome = this.take(entry)
      if (!outcome.ok) return outcome
    }
    return this.#then({ ok: true, seq: this.seq })
  }

  /** What would be unfair about this entry as the next one; whether the rules allow it is the match's affair. */
  flaw(entry: Entry): Flaw | undefined {
    if (this.#sealed === undefined) return 'seal' in entry || 'reveal' in entry ? 'proof-left-out' : undefined
    const flaw = this.#sealed.ceremony.flaw(entry)
    if (flaw !== undefined) return flaw
    const due = this.#due()
    if (due === undefined) return undefined
    if (!('draw' in entry)) return 'chance-skipped'
    return canonical(due) === canonical(entry.draw) ? undefined : 'draw-differs'
  }

  /** All that one seat, or the watchers, may know now, and what it missed since entry `since`. */
  message(eye: Eye, since = this.seq): TableMessage {
    const { head } = this
    const sent = message(this.match, eye, this.#entry(since))
    return head === undefined ? sent : { ...sent, head }
  }
  /** The part of a message that tells what happened since entry `since`: it needs no look at the table. */
  news(eye: Eye, since: number): TableMessage['news'] {
    return newsSince(this.match, eye, this.#entry(since))
  }
  /** What one seat, or the watchers, heard since entry `since`. */
  facts(eye: Eye, since: number): Fact[] {
    return this.news(eye, since).flatMap(({ facts }) => facts)
  }

  /** The replay file. It holds the seed: until the match is over it is for the host's eyes alone. */
  replay(players?: readonly string[]): Replay {
    const { header, log, result } = this.match
    return {
      format: 1,
      ...header,
      log: [...log],
      proof:
        this.#sealed === undefined
          ? { kind: 'manual' }
          : {
              kind: 'sealed',
              seed: toHex(this.#sealed.seed),
              length: log.length,
              head: this.#sealed.chain.head,
            },
      ...(players === undefined ? {} : { players }),
      ...(result === undefined ? {} : { result }),
    }
  }

  #entry(since: number): number {
    return Math.min(Math.max(0, Math.trunc(since) || 0), this.seq)
  }

  #openSealed(contributions: 'derived' | 'by-seats', when: When): void {
    if (this.#sealed === undefined) return
    const { seed } = this.#sealed
    const { header } = this.match
    this.take({ by: 'host', seal: hostSeal(header, seed), ...when })
    if (contributions === 'by-seats') return
    const brought = Array.from({ length: header.seats }, (_, seat) => derivedContribution(seed, seat))
    brought.forEach((each, seat) => this.seal(seat, seatSeal(header.id, seat, each), when))
    brought.forEach((each, seat) => this.reveal(seat, each, when))
  }

  #enter(entry: Entry, enter: () => Outcome): Outcome {
    if (this.#voided !== undefined) return refuse(troubled('match-void'))
    if (entry.at !== undefined && !isTime(entry.at)) return refuse(troubled('bad-time'))
    if ('bot' in entry && !isLevel(entry.bot)) return refuse(troubled('bad-level'))
    const flaw = this.flaw(entry)
    if (flaw !== undefined) return refuse(flawed(flaw))
    const outcome = enter()
    if (!outcome.ok) return outcome
    if ('draw' in entry) this.#draws++
    this.#sealed?.ceremony.take(entry)
    this.#sealed?.chain.add(entry)
    return outcome
  }

  /** What chance has to answer now, if it is asked. */
  #due(): readonly number[] | undefined {
    const { game, state, turn } = this.match
    const key = this.#sealed?.ceremony.key
    if (key === undefined || turn[0] !== 'chance') return undefined
    const ask = game.chance?.(state)
    return ask === undefined ? undefined : drawn(key, this.#draws, ask)
  }

  /** After something happened: chance answers as long as it is asked. */
  #then(outcome: Outcome): Outcome {
    if (!outcome.ok) return outcome
    const when = stamp(this.match.since(this.seq - 1)[0] ?? {})
    for (let due = this.#due(); due !== undefined; due = this.#due()) {
      const answered = this.take({ by: 'chance', draw: due, ...when })
      if (!answered.ok) return answered
    }
    return { ok: true, seq: this.seq }
  }
}
