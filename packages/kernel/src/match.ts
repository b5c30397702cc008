import { copyJson } from './copy.ts'
import { ACTS, type Act, type Entry, type Header } from './entry.ts'
import type { By, Clock, Eye, Fact, Game, Result, Seat, Tell } from './game.ts'
import { Log } from './log.ts'
import type { Heard } from './message.ts'
import { StateHistory } from './state-history.ts'
import { atEntry, refusedBy, refusedByTable, type Refusal, type TableRefusal } from './refusals.ts'
import { drawFits } from './rng.ts'
import { problem, value, type Read } from './text.ts'
import { t } from './words/texts.ts'
import { filled } from './texts.ts'

/** A fact with its audience. */
interface Told {
  readonly fact: Fact
  readonly only?: readonly Seat[]
  readonly others?: Fact
}

/** What one log entry caused: what each listener was told, and the facts that were reported. */
interface News {
  /** The notation as told to each seat, the watchers last; left out if everyone was told what is in the log. */
  readonly heard?: readonly string[]
  readonly told: readonly Told[]
}

/** An entry that counts: a move, an answer of chance or a clock that was not taken back. */
export interface StandingEntry {
  /** Its number in the log. */
  readonly seq: number
  readonly by: By
}

export type Outcome =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly refusal: Refusal }

const refuse = (refusal: Refusal | TableRefusal): Outcome => ({
  ok: false,
  refusal: typeof refusal === 'string' ? refusedByTable(refusal) : refusal,
})

/** How many history states are kept to tell 'too late' from 'wrong': in a race, and in games played in turns. */
const REMEMBERED_IN_RACE = 64
const REMEMBERED = 4
const NOBODY: readonly By[] = []
const NOTHING: readonly Told[] = []

/** Ranks the sides that resigned behind all others; the earlier a side resigned, the lower it is ranked. */
function placeResigned(places: readonly number[], resigned: readonly (readonly Seat[])[]): number[] {
  const gone = resigned.flat()
  const staying = places.filter((_, seat) => !gone.includes(seat)).toSorted((a, b) => a - b)
  const best = places.includes(1) ? 1 : 2
  const placed = places.map((place) => staying.indexOf(place) + best)
  let last = places.length + best - 1
  for (const side of resigned) {
    last -= side.length
    for (const seat of side) placed[seat] = last + 1
  }
  return placed
}

/**
 * A match: its log, and the state that results from the log. It knows no game by name, no clock and no luck: the host
 * appends moves, answers of chance and clocks that ran out.
 */
export class Match<State = unknown, Move = unknown, View = unknown, Picture = unknown> {
  readonly game: Game<State, Move, View, unknown, Picture>
  readonly header: Header
  readonly sides: readonly (readonly Seat[])[]
  readonly #log = new Log<Entry>()
  /** What the entries caused, as far as it has been kept. */
  #news = new Log<News>()
  readonly #standing: StandingEntry[] = []
  /** How many of the entries that count can no longer be taken back. */
  #barred = 0
  readonly #history: StateHistory<State>
  #state: State
  #offer: { readonly by: Seat; readonly accepted: Seat[] } | undefined
  #agreed = false
  /** The sides that resigned, in order. */
  readonly #resigned: (readonly Seat[])[] = []
  readonly #bots: number[]
  #started = false
  readonly #remembered: { seq: number; state: State }[] = []

  private constructor(game: Game<State, Move, View, unknown, Picture>, header: Header, state: State) {
    this.game = game
    this.header = header
    this.sides = game.sides(header.options, header.seats)
    this.#history = new StateHistory(state)
    this.#state = state
    this.#bots = new Array<number>(header.seats).fill(0)
    this.#remember()
  }

  /** A new match, or what is wrong with its header. */
  static begin<State, Move, View, Picture>(
    game: Game<State, Move, View, unknown, Picture>,
    header: Header,
  ): Read<Match<State, Move, View, Picture>> {
    const { options, seats, position } = header
    if (!game.seats.includes(seats)) {
      const allowed = game.seats.join(', ')
      return problem('bad-seats', filled(t.match['bad-seats'], { id: game.id, allowed }))
    }
    const misfit = game.unfit?.(options, seats)
    if (misfit !== undefined) return { ok: false, problem: misfit }
    if (position === undefined) return value(new Match(game, header, game.setup(options, seats)))
    if (game.position === undefined) {
      return problem('no-positions', filled(t.match['no-positions'], { id: game.id }))
    }
    const read = game.position.read(position, options, seats)
    return read.ok ? value(new Match(game, header, read.value)) : read
  }

  /** A match from its log, or the first entry that does not fit. */
  static replay<State, Move, View, Picture>(
    game: Game<State, Move, View, unknown, Picture>,
    header: Header,
    log: readonly Entry[],
  ): Read<Match<State, Move, View, Picture>> {
    const begun = Match.begin(game, header)
    if (!begun.ok) return begun
    for (const [seq, entry] of log.entries()) {
      const outcome = begun.value.append(entry)
      if (!outcome.ok) return { ok: false, problem: atEntry('bad-entry', seq, outcome.refusal) }
    }
    return begun
  }

  get state(): State {
    return this.#state
  }
  get log(): readonly Entry[] {
    return this.#log.all
  }
  /** The entries from number `seq`: cheaper than the whole log. */
  since(seq: number): readonly Entry[] {
    return this.#log.since(seq)
  }
  /** The entry with this number, which must exist. */
  at(seq: number): Entry {
    return this.#log.at(seq)
  }
  /** The entries that led to the state, in order: without what was taken back, and without acts. */
  get standing(): readonly StandingEntry[] {
    return this.#standing
  }
  /** Which of these seats made the last move that was not taken back. */
  lastMover(among: readonly Seat[]): Seat | undefined {
    for (let last = this.#standing.length - 1; last >= 0; last--) {
      const { by } = this.#standing[last]!
      if (typeof by === 'number' && among.includes(by)) return by
    }
    return undefined
  }
  /** How many entries would count if this seat took its last move back; undefined if it cannot. */
  takenBackTo(seat: Seat): number | undefined {
    const last = this.#standing.findLastIndex(({ by }) => by === seat)
    return last < this.#barred ? undefined : last
  }
  /** The number of entries so far. */
  get seq(): number {
    return this.#log.length
  }
  get resigned(): readonly Seat[] {
    return this.#resigned.flat()
  }
  /** The level of the computer player at each seat, 0 for a person. */
  get bots(): readonly number[] {
    return this.#bots
  }
  /** The seat whose offer of a draw is still open. */
  get offer(): Seat | undefined {
    return this.#offer?.by
  }
  get turn(): readonly By[] {
    return this.result === undefined ? this.game.turn(this.#state) : NOBODY
  }
  get clocks(): readonly Clock<Move>[] {
    return this.result === undefined ? (this.game.clocks?.(this.#state) ?? []) : []
  }
  get result(): Result | undefined {
    const { seats } = this.header
    if (this.#agreed) return this.#stopped('agreed', new Array<number>(seats).fill(1))
    if (this.#resigned.length > 0 && this.sides.length - this.#resigned.length < 2) {
      return this.#stopped('resigned', placeResigned(new Array<number>(seats).fill(1), this.#resigned))
    }
    const result = this.game.result(this.#state)
    if (result === undefined || this.#resigned.length === 0) return result
    return { ...result, places: placeResigned(result.places, this.#resigned) }
  }

  /** The seat's legal moves. */
  moves(seat: Seat): readonly Move[] {
    return this.result === undefined ? this.game.moves(this.#state, seat) : []
  }
  view(eye: Eye): View {
    return this.game.view(this.#state, eye)
  }
  /** What happened at entry `seq`, as one seat or watcher learned it. */
  heard(seq: number, ear: Eye): Omit<Heard, 'seq'> {
    if (seq < this.#news.oldest) this.#recall()
    const entry = this.#log.at(seq)
    const { by } = entry
    const { heard, told } = this.#news.at(seq)
    const said = 'move' in entry && by !== 'clock' ? entry.move : undefined
    const move = heard?.[ear === 'watcher' ? heard.length - 1 : ear] ?? said
    const facts: Fact[] = []
    for (const { fact, only, others } of told) {
      if (only === undefined || (ear !== 'watcher' && only.includes(ear))) facts.push(fact)
      else if (others !== undefined) facts.push(others)
    }
    if ('link' in entry) return { by, link: entry.link, facts }
    if ('absent' in entry) return { by, absent: true, facts }
    return move === undefined ? { by, facts } : { by, move, facts }
  }

  /**
   * Compacts old news, all but roughly the last `keep` entries. The news of the last `told` entries is always kept;
   * older news is recomputed on demand.
   */
  forget(keep: number, told = keep): void {
    this.#log.putAway(keep)
    this.#news.putAway(keep)
    this.#news.drop(told)
  }

  /** Tries a move in notation. `seen` is the `seq` of the match that the player saw when making it. */
  play(seat: Seat, notation: string, when: { seen?: number; at?: number } = {}): Outcome {
    if (when.seen !== undefined && this.#wasOther(seat, notation, when.seen)) {
      return refuse({ ...refusedBy(this.game.words, this.game.late!), late: true })
    }
    const entry: Entry = { by: seat, move: notation, ...(when.at === undefined ? {} : { at: when.at }) }
    const outcome = this.append(entry)
    if (outcome.ok || when.seen === undefined || !this.#wasLegal(seat, notation, when.seen)) return outcome
    const rule = this.game.late ?? outcome.refusal.rule
    return refuse({
      ...(rule === undefined ? outcome.refusal : refusedBy(this.game.words, rule)),
      late: true,
    })
  }

  /** Appends an entry and applies it, or refuses it and changes nothing. */
  append(entry: Entry): Outcome {
    if (this.result !== undefined) return refuse('match-over')
    if (typeof entry.by === 'number' && !(entry.by in this.#bots)) return refuse('no-such-seat')
    if ('seal' in entry || 'reveal' in entry) {
      return this.#started ? refuse('seals-come-first') : this.#record(entry)
    }
    if ('link' in entry || 'absent' in entry) {
      return this.turn[0] === 'chance' ? this.#record(entry) : refuse('not-waiting-for-chance')
    }
    if ('draw' in entry) return this.#draw(entry)
    if ('act' in entry) return this.#act(entry, entry.by, entry.act)
    if ('bot' in entry) {
      this.#bots[entry.by] = entry.bot
      return this.#record(entry)
    }
    return entry.by === 'clock' ? this.#tick(entry) : this.#move(entry, entry.by)
  }

  #move(entry: Entry & { move: string }, seat: Seat): Outcome {
    const { game } = this
    const before = this.#state
    const move = game.moves(before, seat).find((each) => game.write(before, each) === entry.move)
    if (move === undefined) {
      if (game.turn(before)[0] === 'chance') return refuse('waiting-for-chance')
      const rule = game.explain(game.view(before, seat), seat, entry.move)
      return refuse(rule === undefined ? 'unknown-notation' : refusedBy(game.words, rule))
    }
    const told = this.#fold((next, tell) => game.play(next, seat, move, tell))
    this.#count(seat, game.shows?.(before, seat, move) === true)
    if (this.#offer !== undefined && this.#offer.by !== seat) this.#offer = undefined
    if (game.heard === undefined) return this.#record(entry, told)
    const ears: Eye[] = [...this.#bots.keys(), 'watcher']
    const heard = ears.map((ear) => (ear === seat ? entry.move : game.heard!(before, seat, move, ear)))
    return this.#record(entry, told, heard)
  }

  #draw(entry: Entry & { draw: readonly number[] }): Outcome {
    const { game } = this
    if (this.turn[0] !== 'chance') return refuse('not-waiting-for-chance')
    const ask = game.chance?.(this.#state)
    if (ask === undefined || game.answer === undefined)
      throw new Error(`${game.id} waits for chance, but asks nothing`)
    if (!drawFits(ask, entry.draw)) return refuse('bad-draw')
    const told = this.#fold((next, tell) => game.answer?.(next, entry.draw, tell))
    this.#count('chance', true)
    return this.#record(entry, told)
  }

  #tick(entry: Entry & { move: string }): Outcome {
    const clock = this.clocks.find((each) => each.name === entry.move)
    if (clock === undefined) return refuse('no-clock')
    const told = this.#fold((next, tell) => this.game.play(next, 'clock', clock.move, tell))
    this.#count('clock', true)
    return this.#record(entry, told)
  }

  /** Counts the next entry; `bars`: neither it nor anything before it can be taken back. */
  #count(by: By, bars: boolean): void {
    const count = this.#standing.push({ seq: this.seq, by })
    if (!bars) return this.#history.keep(count, this.#state)
    this.#barred = count
    this.#history.bar(count, this.#state)
  }

  #act(entry: Entry, seat: Seat, act: Act): Outcome {
    if (!ACTS.includes(act)) return refuse('unknown-act')
    if (act === 'undo') {
      const count = this.takenBackTo(seat)
      if (count === undefined) return refuse('nothing-to-undo')
      this.#backTo(count)
      this.#offer = undefined
    } else if (act === 'resign') {
      if (this.resigned.includes(seat)) return refuse('already-resigned')
      this.#resigned.push(this.sides.find((side) => side.includes(seat))!)
      this.#offer = undefined
    } else if (act === 'offer-draw' && this.#offer === undefined) {
      if (this.sides.length < 2) return refuse('no-draw-alone')
      this.#offer = { by: seat, accepted: [seat] }
    } else if (act === 'offer-draw' && this.#offer?.by === seat) {
      return refuse('already-offered')
    } else {
      if (this.#offer === undefined || this.#offer.by === seat) return refuse('no-offer')
      if (act === 'decline') this.#offer = undefined
      else this.#accept(this.#offer.accepted, seat)
    }
    return this.#record(entry, [{ fact: { fact: act, seat } }])
  }

  /** A draw is agreed when everyone who still plays has accepted. */
  #accept(accepted: Seat[], seat: Seat): void {
    if (!accepted.includes(seat)) accepted.push(seat)
    this.#agreed = [...this.#bots.keys()].every(
      (each) => accepted.includes(each) || this.resigned.includes(each),
    )
  }

  /** Lets the rules change a copy, and collects the facts that they report. */
  #fold(change: (next: State, tell: Tell) => void): Told[] {
    const told: Told[] = []
    const next = this.#copy(this.#state)
    change(next, (fact, only, others) =>
      told.push({
        fact,
        ...(only === undefined ? {} : { only }),
        ...(others === undefined ? {} : { others }),
      }),
    )
    this.#state = next
    this.#started = true
    return told
  }

  #copy(state: State): State {
    return this.game.copy === undefined ? copyJson(state) : this.game.copy(state)
  }

  #record(entry: Entry, told: readonly Told[] = NOTHING, heard?: readonly string[]): Outcome {
    this.#log.push(entry)
    this.#news.push(heard === undefined ? { told } : { told, heard })
    this.#remember()
    return { ok: true, seq: this.seq }
  }

  /** Everything that was ever reported, by replaying the log. */
  #recall(): void {
    const again = Match.replay(this.game, this.header, this.log)
    if (!again.ok) throw new Error(again.problem.text.en)
    this.#news = again.value.#news
  }

  /** Goes back to when this many entries counted. Since then only seats have moved. */
  #backTo(count: number): void {
    const { game } = this
    const history = this.#history.backTo(count)
    let { count: reached, state } = history
    for (const { seq, by } of this.#standing.slice(history.count, count)) {
      const { move } = this.#log.at(seq) as Entry & { move: string }
      const played = this.#find(state, by as Seat, move)!
      state = this.#copy(state)
      game.play(state, by as Seat, played)
      this.#history.keep(++reached, state)
    }
    this.#standing.length = count
    this.#state = state
  }

  #remember(): void {
    const most = this.game.late === undefined ? REMEMBERED : REMEMBERED_IN_RACE
    this.#remembered.push({ seq: this.seq, state: this.#state })
    if (this.#remembered.length > most) this.#remembered.shift()
  }

  #wasLegal(seat: Seat, notation: string, seen: number): boolean {
    if (seen >= this.seq) return false
    const then = this.#remembered.find((each) => each.seq === seen)
    return then !== undefined && this.#find(then.state, seat, notation) !== undefined
  }
  /** Whether the move is legal now, but referred to something that is history. */
  #wasOther(seat: Seat, notation: string, seen: number): boolean {
    const { game } = this
    if (game.late === undefined || game.occasion === undefined || seen >= this.seq) return false
    const then = this.#remembered.find((each) => each.seq === seen)
    const meant = then && this.#find(then.state, seat, notation)
    const now = this.#find(this.#state, seat, notation)
    if (meant === undefined || now === undefined) return false
    return game.occasion(then!.state, meant) !== game.occasion(this.#state, now)
  }
  #find(state: State, seat: Seat, notation: string): Move | undefined {
    return this.game.moves(state, seat).find((each) => this.game.write(state, each) === notation)
  }

  /** A result by an act at the table, with the scores of that moment. */
  #stopped(why: 'agreed' | 'resigned', places: readonly number[]): Result {
    const scores = this.game.scores?.(this.#state)
    const money = this.game.purses?.(this.#state).seats
    return {
      places,
      why,
      ...(scores === undefined ? {} : { scores }),
      ...(money === undefined ? {} : { money }),
    }
  }
}
