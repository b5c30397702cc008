import type { Knowledge } from '@spellendoos/bots'
import {
  beginPuzzle,
  BY_THE_BOOK,
  chooseOptions,
  type Game,
  type Json,
  type ChoicePuzzle,
  type LinePuzzle,
  type PuzzleGoal,
  type Seat,
} from '@spellendoos/kernel'
import { answersIn, choicesIn, gradeOfChoice } from './choice.ts'
import { shareOfKind, shareOfLength, turnsIn } from './shares.ts'
import { gradeOf } from './grade.ts'
import { groundOf } from './ground.ts'
import { positionsOf } from './matches.ts'
import { lineFrom, type Effort, type Fault, type Found, type Workshop } from './pose.ts'
import { OutOfPatience } from './prover.ts'
import { leadByShots } from './shot.ts'

export interface Wish extends Effort {
  /** So many puzzles are wanted: of each kind, or of each length, no more than its share. */
  readonly count: number
  /** How long the players of the matches think, by how often they are asked whether they are done. */
  readonly thought: number
  /** Whether there is no time left. */
  readonly stop: () => boolean
}

/** Whoever is so far behind or ahead before the puzzle begins does not need it. */
const DECIDED = 4

/** So many plies later the same thing may still be there to be found. */
const SAME = 4

/** A puzzle without its number. */
export type Unnumbered = Omit<LinePuzzle, 'id'> | Omit<ChoicePuzzle, 'id'>

/** At most so many mistakes are looked into in one position. */
const SLIPS = 20

/** A position, and those after moves that could be made there, from all over the list: most are mistakes. */
function* withSlips(game: Game, s: unknown): Generator<unknown, void> {
  yield s
  const seat = game.turn(s)[0] as Seat
  const moves = game.moves(s, seat)
  const apart = Math.ceil(moves.length / SLIPS)
  for (let i = 0; i < moves.length; i += apart) {
    const move = moves[i]
    const next = game.copy!(s)
    game.play(next, seat, move)
    if (typeof game.turn(next)[0] === 'number') yield next
  }
}

/** What a position has in common with those that make the same puzzle. */
export const twinsOf = ({ game, aim }: Workshop, s: unknown): readonly string[] =>
  aim.twins?.(s) ?? [game.position!.write(s)]

/** Looks through matches of one game, and counts what was thrown away. */
export class Finder {
  readonly thrown = new Map<Fault, number>()
  looked = 0
  readonly #shop: Workshop
  readonly #knowledge: Knowledge
  readonly #wish: Wish
  readonly #ofKind = new Map<string, number>()
  readonly #ofLength = new Map<number, number>()
  readonly #options: Readonly<Record<string, Json>>
  /** What tells the positions of all puzzles found. */
  readonly #taken = new Set<string>()

  constructor(shop: Workshop, knowledge: Knowledge, wish: Wish) {
    this.#shop = shop
    this.#knowledge = knowledge
    this.#wish = wish
    const options = chooseOptions(shop.game, BY_THE_BOOK, {})
    if (!options.ok) throw new Error(options.problem.text.en)
    this.#options = options.value
  }

  /** Counts puzzles that were found before. */
  know(puzzles: readonly Unnumbered[]): void {
    const { game, aim } = this.#shop
    for (const puzzle of puzzles) {
      const begun = beginPuzzle(game, { id: '', ...puzzle })
      if (!begun.ok) throw new Error(begun.problem.text.en)
      const { state } = begun.value
      for (const text of twinsOf(this.#shop, state)) this.#taken.add(text)
      if ('choices' in puzzle) this.#count(this.#ofKind, aim.kindOf?.(state, puzzle.choices[0].move) ?? '')
      else this.#count(this.#ofLength, turnsIn(puzzle))
    }
  }

  #count<Key>(counts: Map<Key, number>, key: Key): void {
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }

  /** The puzzles in the match of one seed. */
  *inMatch(seed: number): Generator<Unnumbered, void> {
    const { game } = this.#shop
    let pause = 0
    const seats = game.seats.includes(2) ? 2 : game.seats[0]
    for (const s of this.#positions(seed)) {
      if (this.#wish.stop()) return
      if (pause-- > 0 || this.#shop.aim.isRipe?.(s) === false) continue
      for (const candidate of this.#shop.aim.slips === true ? withSlips(game, s) : [s]) {
        if (this.#wish.stop()) return
        const read = game.position!.read(game.position!.write(candidate), this.#options, seats)
        if (!read.ok) throw new Error(read.problem.text.en)
        const found = this.#inPosition(read.value)
        this.looked++
        if (typeof found === 'string') {
          this.thrown.set(found, (this.thrown.get(found) ?? 0) + 1)
          continue
        }
        // The moves that follow are the same puzzle, or what is left of it.
        pause = ('line' in found ? found.line.length : 0) + SAME
        yield found
        break
      }
    }
  }

  #positions(seed: number): Generator<unknown, void> {
    const { game, aim } = this.#shop
    return positionsOf(game, this.#options, seed, this.#knowledge, aim, this.#wish.thought)
  }

  #inPosition(s: unknown): Unnumbered | Fault {
    const { game, aim } = this.#shop
    const seat = game.turn(s)[0] as Seat
    if (game.moves(s, seat).length < 2) return 'no choice'
    const twins = twinsOf(this.#shop, s)
    if (twins.some((text) => this.#taken.has(text))) return 'known already'
    if (aim.reach.includes('best')) return this.#choice(s, seat, twins)
    const found = this.#look(s, seat)
    if (typeof found === 'string') return found
    const { goal, line, within, also } = found
    const turns = turnsIn(found)
    const kept = this.#ofLength.get(turns) ?? 0
    if (kept >= this.#wish.count * shareOfLength(turns)) return 'enough of this length'
    this.#count(this.#ofLength, turns)
    for (const text of twins) this.#taken.add(text)
    const grade = gradeOf(found)
    return {
      seat,
      position: game.position!.write(s),
      goal,
      grade,
      line,
      ...(within > line.length ? { within } : {}),
      ...(also.length > 0 ? { also } : {}),
    }
  }

  /** A decision among several answers. */
  #choice(s: unknown, seat: Seat, twins: readonly string[]): Unnumbered | Fault {
    const { game, aim } = this.#shop
    const answers = answersIn(this.#shop, s, seat)
    const kind = aim.kindOf?.(s, answers[0].move) ?? ''
    const kept = this.#ofKind.get(kind) ?? 0
    if (kept >= this.#wish.count * shareOfKind(aim.kinds ?? [kind], kind)) return 'enough of this kind'
    const choices = choicesIn(this.#shop, answers, seat)
    if (typeof choices === 'string') return choices
    this.#count(this.#ofKind, kind)
    for (const text of twins) this.#taken.add(text)
    const grade = gradeOfChoice(choices, answers.length)
    return { seat, position: game.position!.write(s), goal: { reach: 'best' }, grade, choices }
  }

  /** The first goal that makes a puzzle; else what is wrong with the last. */
  #look(s: unknown, seat: Seat): Found | Fault {
    let fault: Fault = 'nothing to find'
    for (const reach of this.#shop.aim.reach) {
      const goal = reach === 'gain' ? this.#gainIn(s, seat) : ({ reach } as PuzzleGoal)
      const found = typeof goal === 'string' ? goal : this.#line(s, goal)
      if (typeof found !== 'string') return found
      fault = found
    }
    return fault
  }

  #line(s: unknown, goal: PuzzleGoal): Found | Fault {
    try {
      const { most, patience } = this.#wish
      const turns = this.#shop.aim.turns?.(s) ?? Infinity
      return lineFrom(this.#shop, s, goal, { most: Math.min(most, 2 * turns - 1), patience })
    } catch (problem) {
      if (problem instanceof OutOfPatience) return 'out of patience'
      throw problem
    }
  }

  #gainIn(s: unknown, seat: Seat): PuzzleGoal | Fault {
    const { game, aim, evaluation } = this.#shop
    const ground = groundOf(game, s, aim, evaluation)
    if (!ground.isCompelled) return { reach: 'gain', least: 1 }
    const lead = ground.points()
    if (Math.abs(lead) > DECIDED) return 'already decided'
    const least = leadByShots(ground, seat, this.#wish.most) - lead
    return least === Infinity ? { reach: 'win' } : least < 1 ? 'nothing to find' : { reach: 'gain', least }
  }
}
