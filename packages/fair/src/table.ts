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
  type Ask,
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
import type { Chance } from './chance.ts'
import { Chain } from './chain.ts'
import { LinkedChance } from './linked-chance.ts'
import { isLevel, isMatchId, isPosition, isTime } from './limits.ts'
import { stateResult, type Proof, type Replay } from './replay.ts'
import { hostSeal, seatSeal } from './seal.ts'
import { derivedContribution, freshSeed, idFrom, readSeed, type Random } from './seed.ts'
import { flawed, otherGame, otherVersion, refusedWith, problemOf, type Flaw } from './words.ts'

/** How a new match is set up. */
export interface MatchOptions {
  readonly seats: number
  /** The options that differ from the game's own settings by the book. */
  readonly options?: Readonly<Record<string, Json>>
  readonly position?: string
  /** If left out, derived from the seed, or fresh. */
  readonly id?: string
  /** Hex of 1 to 64 bytes; fresh when not given. */
  readonly seed?: string
  readonly random?: Random
  /**
   * On one device contributions are derived from the seed. Online every seat contributes links of its own to every
   * draw. With `by-seats`, the older way, each seat made one contribution before the first draw.
   */
  readonly contributions?: 'derived' | 'by-seats' | 'links'
  /** The key that the host signs with, where seats contribute links. */
  readonly key?: string
  /** With manual chance nothing is sealed, and the match cannot be proved. */
  readonly chance?: 'fair' | 'manual'
  /** How many matches were voided at this table before. */
  readonly voids?: number
  readonly at?: number
}

/** Everything that one seat is sent, with the head of the chain at that moment (none with manual chance). */
export type TableMessage = Message & { readonly head?: string }

export interface Timestamp {
  /** When the host received it, in milliseconds. */
  readonly at?: number
}

/** A draw that waits for links. */
export interface PendingDraw {
  /** Its number, from 0. */
  readonly draw: number
  readonly awaited: readonly Seat[]
  /** When it was asked for, where the host has a clock. */
  readonly since?: number
}

/** The level that plays for those who have resigned while others play on. */
export const RESIGNED_LEVEL = 1

const refuse = (refusal: Problem): Outcome => ({ ok: false, refusal })
const stamp = ({ at }: Timestamp): Timestamp => (at === undefined ? {} : { at })

/** How the chance of a match is proved, and the host's secret. */
export interface HostSecret {
  readonly kind: 'sealed' | 'links'
  readonly seed: Uint8Array
}

/** The proof of a match that is being played. */
interface Sealed extends HostSecret {
  readonly chance: Chance
  readonly chain: Chain
}

/**
 * A match with its host: the kernel's match, and chance that can be verified afterwards. Whenever the match is waiting
 * for chance, chance answers automatically.
 */
export class Table<State = unknown, Move = unknown, View = unknown, Picture = unknown> {
  readonly match: Match<State, Move, View, Picture>
  readonly #sealed: Sealed | undefined
  readonly #voidsBefore: number
  #voided: string | undefined
  #pending: PendingDraw | undefined
  #pendingAt = -1

  private constructor(
    match: Match<State, Move, View, Picture>,
    sealing: HostSecret | undefined,
    voidsBefore: number,
  ) {
    this.match = match
    this.#voidsBefore = voidsBefore
    const { header } = match
    if (sealing === undefined) return
    const { kind, seed } = sealing
    const chance = kind === 'links' ? new LinkedChance(header, seed) : new Ceremony(header, seed)
    this.#sealed = { kind, seed, chance, chain: new Chain(header, seed) }
  }

  /** A new match: sealed, and dealt unless the seats still have to contribute. */
  static open<State, Move, View, Picture>(
    game: Game<State, Move, View, unknown, Picture>,
    opening: MatchOptions,
  ): Read<Table<State, Move, View, Picture>> {
    const { seats, position, random, contributions = 'derived', chance = 'fair', voids = 0 } = opening
    const options = chooseOptions(game, BY_THE_BOOK, opening.options ?? {})
    if (!options.ok) return options
    if (opening.seed === undefined && random === undefined) {
      if (chance === 'fair' || opening.id === undefined) return refusedWith('no-randomness')
    }
    const seed = opening.seed !== undefined ? readSeed(opening.seed) : random && freshSeed(random)
    if (seed?.ok === false) return seed
    const id = opening.id ?? idFrom(seed!.value)
    if (!isMatchId(id)) return refusedWith('bad-id')
    if (position !== undefined && !isPosition(position)) return refusedWith('bad-position')
    if (opening.at !== undefined && !isTime(opening.at)) return refusedWith('bad-time')
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
    const kind = contributions === 'links' ? 'links' : 'sealed'
    const table = new Table(begun.value, chance === 'fair' ? { kind, seed: seed!.value } : undefined, voids)
    table.#openSealed(contributions, stamp(opening), opening.key)
    return value(table)
  }

  /**
   * The table of a match that began earlier; its log is appended next. Without the host's secret its chance is manual.
   */
  static reopen<State, Move, View, Picture>(
    game: Game<State, Move, View, unknown, Picture>,
    header: Header,
    sealing: HostSecret | undefined,
    voids = 0,
  ): Read<Table<State, Move, View, Picture>> {
    if (header.game !== game.id) return { ok: false, problem: otherGame(header.game, game.id) }
    if (header.version !== game.version) {
      return { ok: false, problem: otherVersion(header.version, game.version) }
    }
    const options = chooseOptions(game, BY_THE_BOOK, header.options)
    if (!options.ok) return options
    if (canonical(options.value) !== canonical(header.options)) return refusedWith('bad-options')
    const begun = Match.begin(game, header)
    return begun.ok ? value(new Table(begun.value, sealing, voids)) : begun
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
  /** The head after each number of entries, starting with none. */
  get heads(): readonly string[] {
    return this.#sealed?.chain.heads ?? []
  }
  /** The host's commitment to its seed, for everyone to keep. */
  get commitment(): string | undefined {
    return this.#sealed?.chance.commitment
  }
  /** Each seat's seal, as far as they have been given. */
  get seals(): readonly (string | undefined)[] {
    return this.#sealed?.chance.seals ?? []
  }
  /** Each seat's contribution, as far as they have been revealed. */
  get reveals(): readonly (string | undefined)[] {
    const chance = this.#sealed?.chance
    return chance instanceof Ceremony ? chance.reveals : []
  }
  /** Whether play has begun: nothing is dealt before everything has been sealed, or every contribution revealed. */
  get ready(): boolean {
    return this.#voided === undefined && this.#sealed?.chance.ready !== false
  }
  /** The seats that still have to seal, or reveal, before play begins. */
  get missing(): readonly Seat[] {
    return this.#sealed?.chance.missing ?? []
  }
  /** The draw that is waiting for links of seats, if any. */
  get pending(): PendingDraw | undefined {
    // Called at every turn, and expensive if the rules have to search for the end of the match.
    if (this.#pendingAt !== this.seq) this.#pending = this.#waiting()
    this.#pendingAt = this.seq
    return this.#pending
  }
  #waiting(): PendingDraw | undefined {
    const { draws, awaited, askedAt } = this.linked ?? {}
    if (!this.ready || draws === undefined || awaited === undefined || awaited.length === 0) return undefined
    if (this.#ask() === undefined) return undefined
    return { draw: draws, awaited, ...(askedAt === undefined ? {} : { since: askedAt }) }
  }
  /** The seats' links, if chance works by links. */
  get linked(): LinkedChance | undefined {
    const chance = this.#sealed?.chance
    return chance instanceof LinkedChance ? chance : undefined
  }
  /** Why the match is void, if it is. */
  get voided(): string | undefined {
    return this.#voided
  }
  /** How many matches were voided at this table, this one included. */
  get voids(): number {
    return this.#voidsBefore + (this.#voided === undefined ? 0 : 1)
  }

  /** A seat commits to its contribution (see `seatSeal`), or to its chain and its public key. */
  seal(seat: Seat, seal: string, when: Timestamp & { readonly key?: string } = {}): Outcome {
    const { key } = when
    return this.append({ by: seat, seal, ...(key === undefined ? {} : { key }), ...stamp(when) })
  }
  /** A seat opens its link for the pending draw; the last link completes the draw. */
  link(seat: Seat, link: string, when: Timestamp = {}): Outcome {
    return this.append({ by: seat, link, ...stamp(when) })
  }
  /** A seat missed the deadline. */
  absent(seat: Seat, when: Timestamp = {}): Outcome {
    return this.append({ by: seat, absent: true, ...stamp(when) })
  }
  /** A seat reveals its contribution; the last one starts the match. */
  reveal(seat: Seat, contribution: string, when: Timestamp = {}): Outcome {
    return this.append({ by: seat, reveal: contribution, ...stamp(when) })
  }
  /** Ends a match in which a seat refuses to contribute, before anything is dealt. */
  void(reason: string): Outcome {
    if (this.#voided !== undefined) return refuse(problemOf('match-void'))
    if (this.ready) return refuse(problemOf('too-late-to-void'))
    this.#voided = reason
    return { ok: true, seq: this.seq }
  }

  play(seat: Seat, move: string, when: Timestamp & { readonly seen?: number } = {}): Outcome {
    const entry: Entry = { by: seat, move, ...stamp(when) }
    if (this.pending !== undefined) return refuse(refusedByTable('waiting-for-chance'))
    return this.#then(this.#enter(entry, () => this.match.play(seat, move, when)))
  }
  /** Supplies chance's answer by hand, if chance is manual. */
  draw(draw: readonly number[], when: Timestamp = {}): Outcome {
    return this.append({ by: 'chance', draw: [...draw], ...stamp(when) })
  }
  /** Lets a clock run out: the one named, or the soonest. */
  clock(name?: string, when: Timestamp = {}): Outcome {
    const move = name ?? soonest(this.match.clocks)?.name
    if (move === undefined) return refuse(refusedByTable('no-clock'))
    return this.append({ by: 'clock', move, ...stamp(when) })
  }
  act(seat: Seat, act: Act, when: Timestamp = {}): Outcome {
    return this.append({ by: seat, act, ...stamp(when) })
  }
  /** From here on a computer player of this level plays the seat; 0 returns it to the person. */
  handOver(seat: Seat, level: number, when: Timestamp = {}): Outcome {
    return this.append({ by: seat, bot: level, ...stamp(when) })
  }
  /** If others play on after this seat has resigned, a computer player keeps the seats of its side. */
  playOn(seat: Seat, when: Timestamp = {}): void {
    if (this.match.result !== undefined) return
    const side = this.match.sides.find((each) => each.includes(seat))!
    for (const each of side) this.handOver(each, RESIGNED_LEVEL, when)
  }

  /** Appends what somebody did just now; then chance answers if it is asked. */
  append(entry: Entry): Outcome {
    if (this.#sealed !== undefined && 'draw' in entry) return refuse(problemOf('chance-is-sealed'))
    const waits = 'move' in entry || ('act' in entry && entry.act !== 'resign')
    if (waits && this.pending !== undefined) return refuse(refusedByTable('waiting-for-chance'))
    return this.#then(this.#enter(entry, () => this.match.append(entry)))
  }

  /** Appends the next entry of an existing log. It contains chance's answers, which are checked. */
  take(entry: Entry): Outcome {
    return this.#enter(entry, () => this.match.append(entry))
  }

  /** Appends a log, or the rest of it, up to the first entry that does not fit; then chance answers if it is asked. */
  follow(log: readonly Entry[]): Outcome {
    for (const entry of log) {
      const outcome = this.take(entry)
      if (!outcome.ok) return outcome
    }
    return this.#then({ ok: true, seq: this.seq })
  }

  /** What would be unfair about this as the next entry; whether the rules allow it is for the match to say. */
  flaw(entry: Entry): Flaw | undefined {
    if (this.#sealed === undefined) {
      const proves = 'seal' in entry || 'reveal' in entry || 'link' in entry || 'absent' in entry
      return proves ? 'proof-left-out' : undefined
    }
    // The match refuses what a seat does that does not exist, whatever else is wrong with it.
    if (typeof entry.by === 'number' && entry.by >= this.match.header.seats) return undefined
    return this.#sealed.chance.flaw(entry, this.#ask())
  }

  /** Everything that one seat, or the watchers, may know now, and what it missed since entry `since`. */
  message(eye: Eye, since = this.seq): TableMessage {
    const { head } = this
    const sent = message(this.match, eye, this.#entry(since))
    return head === undefined ? sent : { ...sent, head }
  }
  /** The part of a message about what happened since entry `since`; it does not depend on the state of the table. */
  news(eye: Eye, since: number): TableMessage['news'] {
    return newsSince(this.match, eye, this.#entry(since))
  }
  /** What one seat, or the watchers, were told since entry `since`. */
  facts(eye: Eye, since: number): Fact[] {
    return this.news(eye, since).flatMap(({ facts }) => facts)
  }

  /** The replay file. It contains the seed, so only the host may see it until the match is over. */
  replay(players?: readonly string[]): Replay {
    const { header, log, result } = this.match
    return {
      format: this.#sealed?.kind === 'links' ? 2 : 1,
      ...header,
      log: [...log],
      proof: this.#proof(log.length),
      ...(players === undefined ? {} : { players }),
      ...(result === undefined ? {} : { result: stateResult(result) }),
    }
  }
  #proof(length: number): Proof {
    if (this.#sealed === undefined) return { kind: 'manual' }
    const { kind, seed, chain } = this.#sealed
    return { kind, seed: toHex(seed), length, head: chain.head }
  }

  #entry(since: number): number {
    return Math.min(Math.max(0, Math.trunc(since) || 0), this.seq)
  }

  #openSealed(
    contributions: NonNullable<MatchOptions['contributions']>,
    when: Timestamp,
    key?: string,
  ): void {
    if (this.#sealed === undefined) return
    const { seed } = this.#sealed
    const { header } = this.match
    const signs = key === undefined ? {} : { key }
    this.take({ by: 'host', seal: hostSeal(header, seed), ...signs, ...when })
    if (contributions !== 'derived') return
    const brought = Array.from({ length: header.seats }, (_, seat) => derivedContribution(seed, seat))
    brought.forEach((each, seat) => this.seal(seat, seatSeal(header.id, seat, each), when))
    brought.forEach((each, seat) => this.reveal(seat, each, when))
  }

  #enter(entry: Entry, enter: () => Outcome): Outcome {
    if (this.#voided !== undefined) return refuse(problemOf('match-void'))
    if (entry.at !== undefined && !isTime(entry.at)) return refuse(problemOf('bad-time'))
    if ('bot' in entry && !isLevel(entry.bot)) return refuse(problemOf('bad-level'))
    const flaw = this.flaw(entry)
    if (flaw !== undefined) return refuse(flawed(flaw))
    const outcome = enter()
    if (!outcome.ok) return outcome
    this.#sealed?.chance.take(entry)
    this.#sealed?.chain.add(entry)
    return outcome
  }

  /** What chance is being asked for, if anything. */
  #ask(): Ask | undefined {
    const { game, state } = this.match
    if (game.chance === undefined) return undefined
    return this.match.turn[0] === 'chance' ? game.chance(state) : undefined
  }
  /** The answer that chance owes now, if it is asked and can answer. */
  #due(): { readonly draw: readonly number[]; readonly ask?: Ask } | undefined {
    const ask = this.#ask()
    const draw = ask && this.#sealed?.chance.answer(ask)
    if (ask === undefined || draw === undefined) return undefined
    return this.#sealed?.kind === 'links' ? { draw, ask } : { draw }
  }

  /** Lets chance answer for as long as it is asked. */
  #then(outcome: Outcome): Outcome {
    if (!outcome.ok) return outcome
    const when = stamp(this.match.since(this.seq - 1)[0] ?? {})
    for (let due = this.#due(); due !== undefined; due = this.#due()) {
      const answered = this.take({ by: 'chance', ...due, ...when })
      if (!answered.ok) return answered
    }
    return { ok: true, seq: this.seq }
  }
}
