import {
  BY_THE_BOOK,
  chooseOptions,
  filled,
  value,
  type Game,
  type Json,
  type Problem,
  type Read,
  type Seat,
  type Text,
} from '@spellendoos/kernel'
import { checkTree, startOf, type AnalysisSetup } from './position.ts'
import type { GameTree, GameEvent, Continuation } from './tree.ts'
import { t } from './words/texts.ts'

const KIND = 'spellendoos-analysis'
const FORMAT = 1
/** A limit that no person reaches. */
const MOST_STEPS = 20_000
const DEEPEST = 200

/** An event, with the lines that were tried in its place. */
type Step = (
  | { readonly by: Seat | 'clock'; readonly move: string }
  | { readonly draw: readonly number[] }
) & { readonly or?: readonly (readonly Step[])[] }

/** An analysis as a file. */
export interface AnalysisFile {
  readonly kind: typeof KIND
  readonly format: typeof FORMAT
  readonly game: string
  readonly version: number
  readonly options: Readonly<Record<string, Json>>
  readonly seats: number
  readonly position?: string
  /** The players' names, by seat. */
  readonly players?: readonly string[]
  readonly line: readonly Step[]
}

/** What is stored of an analysis. */
export interface Analysed {
  readonly setup: AnalysisSetup
  readonly players: readonly string[]
  readonly tree: GameTree
}

export function writeAnalysis({ setup, players, tree }: Analysed): AnalysisFile {
  const { game, options, seats, position } = setup
  return {
    kind: KIND,
    format: FORMAT,
    game: game.id,
    version: game.version,
    options,
    seats,
    ...(position === undefined ? {} : { position }),
    ...(players.some((name) => name !== '') ? { players } : {}),
    line: tree.next[0] === undefined ? [] : lineFrom(tree.next[0], tree.next.slice(1)),
  }
}

function lineFrom(first: Continuation, others: readonly Continuation[]): Step[] {
  const line: Step[] = []
  let continuation: Continuation | undefined = first
  for (let rest = others; continuation !== undefined;) {
    const or = rest.map((other) => lineFrom(other, []))
    line.push({ ...stepOf(continuation.event), ...(or.length === 0 ? {} : { or }) })
    const next: readonly Continuation[] = continuation.next
    continuation = next[0]
    rest = next.slice(1)
  }
  return line
}

const stepOf = (event: GameEvent): Step =>
  'draw' in event ? { draw: event.draw } : { by: event.by, move: event.move }

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (given: unknown): Fields | undefined =>
  typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as Fields) : undefined
const isWhole = (given: unknown, least: number): given is number =>
  Number.isSafeInteger(given) && (given as number) >= least

const isAnalysis = (given: unknown): boolean => fieldsOf(given)?.['kind'] === KIND

const fail = (code: string, text: Text): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem: { code, text },
})
const misshapen = (where: string) => fail('bad-file', filled(t.problems['bad-file'], { where }))

/** The game of a file, read before anything else. */
export function gameIn(given: unknown): Read<string> {
  const fields = fieldsOf(given)
  if (fields === undefined || !isAnalysis(given)) return fail('no-analysis', t.problems['no-analysis'])
  const { format, game } = fields
  if (isWhole(format, FORMAT + 1)) return fail('newer-format', t.problems['newer-format'])
  if (format !== FORMAT) return misshapen('format')
  return typeof game === 'string' ? value(game) : misshapen('game')
}

/** Reads a file and replays all of it by the rules of its game; or says what is wrong, and where. */
export function readAnalysis(given: unknown, game: Game): Read<Analysed> {
  const named = gameIn(given)
  if (!named.ok) return named
  const { version, options, seats, position, players = [], line } = fieldsOf(given)!
  if (version !== game.version) return fail('other-rules', t.problems['other-rules'])
  const chosen = chooseOptions(game, BY_THE_BOOK, fieldsOf(options) ?? {})
  if (!chosen.ok) return chosen
  if (!isWhole(seats, 1) || !game.seats.includes(seats)) return misshapen('seats')
  if (position !== undefined && typeof position !== 'string') return misshapen('position')
  if (!Array.isArray(players) || !players.every((name) => typeof name === 'string'))
    return misshapen('players')
  const read = treeFrom(line, seats)
  if (!read.ok) return read
  const setup: AnalysisSetup = {
    game,
    options: chosen.value,
    seats,
    ...(position === undefined ? {} : { position }),
  }
  const unfit = game.unfit?.(chosen.value, seats)
  if (unfit !== undefined) return { ok: false, problem: unfit }
  const start = startOf(setup)
  if (!start.ok) return start
  const wrong = checkTree(game, start.value, read.value)
  if (wrong !== undefined) return { ok: false, problem: wrong }
  return value({
    setup,
    players: Array.from({ length: seats }, (_, seat) => players[seat] ?? ''),
    tree: read.value,
  })
}

function treeFrom(given: unknown, seats: number): Read<GameTree> {
  let left = MOST_STEPS
  const treeOf = (line: unknown, where: string, depth: number): Read<GameTree> => {
    if (!Array.isArray(line)) return misshapen(where)
    let below: readonly Continuation[] = []
    for (let nth = line.length - 1; nth >= 0; nth--) {
      const here = `${where}[${nth}]`
      if (--left < 0 || depth > DEEPEST) return fail('too-big', t.problems['too-big'])
      const fields = fieldsOf(line[nth])
      const event = fields === undefined ? undefined : eventOf(fields, seats)
      if (fields === undefined || event === undefined) return misshapen(here)
      const or = fields['or'] ?? []
      if (!Array.isArray(or)) return misshapen(`${here}.or`)
      const others: Continuation[] = []
      for (const [i, each] of or.entries()) {
        const other = treeOf(each, `${here}.or[${i}]`, depth + 1)
        if (!other.ok) return other
        const [continuation] = other.value.next
        if (continuation === undefined) return misshapen(`${here}.or[${i}]`)
        others.push(...other.value.next)
      }
      below = [{ event, next: below }, ...others]
    }
    return value({ next: below })
  }
  return treeOf(given, 'line', 0)
}

function eventOf({ by, move, draw }: Fields, seats: number): GameEvent | undefined {
  if (Array.isArray(draw)) return draw.every((n) => isWhole(n, 0)) ? { by: 'chance', draw } : undefined
  if (typeof move !== 'string') return undefined
  return by === 'clock' || (isWhole(by, 0) && by < seats) ? { by, move } : undefined
}
