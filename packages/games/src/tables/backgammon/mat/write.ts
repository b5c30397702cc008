import { Match, problem, value, type Entry, type Header, type Read, type Seat } from '@spellendoos/kernel'
import { game } from '../index.ts'
import type { Options } from '../options.ts'
import type { State } from '../state.ts'
import { stepByStep } from './plays.ts'
import { UNWRITABLE } from './words.ts'

interface Game {
  readonly scores: readonly number[]
  cells: readonly { readonly seat: Seat; readonly text: string }[]
  won?: { readonly seat: Seat; readonly points: number; readonly last: boolean }
}

/** The width of the left player's column in GNU Backgammon's files. */
const COLUMN = 27
const NAMES = 31

/** A match, or the part of one up to a game that was resigned. */
export interface WrittenPart {
  readonly header: Header
  readonly log: readonly Entry[]
}

/**
 * Writes a match in the format of Jellyfish; if games were resigned, from the parts in which it was played. Only
 * matches with the modern opening can be written like this.
 */
export function writeMat(parts: readonly WrittenPart[], players: readonly string[] = []): Read<string> {
  const names = [0, 1].map((seat) => nameOf(players[seat], seat))
  const games: Game[] = []
  let rules: Options | undefined
  for (const { header, log } of parts) {
    const begun = Match.begin(game, header)
    if (!begun.ok) return begun
    const match = begun.value
    rules = match.state.rules
    if (rules.opening === 'one-by-one') return problem('book-opening', UNWRITABLE['book-opening'])
    if (match.state.stage !== 'roll-off') return problem('from-position', UNWRITABLE['from-position'])
    resigned(games.at(-1), match.state.scores)
    const played = gamesOf(match, log)
    if (!played.ok) return played
    games.push(...played.value)
  }
  if (rules === undefined) return value('')
  return value(
    [
      ...settings(rules, names),
      '',
      ` ${rules.points} point match`,
      ...games.flatMap((each, i) => ['', ...gameLines(each, i + 1, names)]),
      '',
    ].join('\n'),
  )
}

/** The worth of a resigned game follows from the scores of the next one. */
function resigned(last: Game | undefined, scores: readonly number[]): void {
  if (last?.won !== undefined)
    last.won = { ...last.won, points: scores[last.won.seat]! - last.scores[last.won.seat]!, last: false }
}

const nameOf = (name: string | undefined, seat: Seat): string =>
  name?.replaceAll(/[\s:]+/g, ' ').trim() || `Player ${seat + 1}`

const settings = (rules: Options, names: readonly string[]): string[] => [
  ...names.map((name, seat) => `; [Player ${seat + 1} "${name.replaceAll('"', '’')}"]`),
  '; [Variation "Backgammon"]',
  `; [Crawford "${rules.crawford ? 'On' : 'Off'}"]`,
  `; [Jacoby "${rules.jacoby ? 'On' : 'Off'}"]`,
  `; [CubeLimit "${rules.cube ? 64 : 1}"]`,
]

/** Replays what was not taken back from the start, and records what each player did, game by game. */
function gamesOf(again: Match<State>, log: readonly Entry[]): Read<readonly Game[]> {
  const played = Match.replay(game, again.header, log)
  if (!played.ok) return played
  const match = played.value
  const games: Game[] = [{ scores: again.state.scores, cells: [] }]
  for (const { seq, by } of match.standing) {
    const before = again.state
    const entry = match.at(seq)
    again.append(entry)
    if ('move' in entry) note(games, by as Seat, entry.move, before, again.state)
  }
  const last = games.at(-1)!
  const { seat, wait, dice } = match.state
  if (wait === 'play') last.cells = [...last.cells, { seat, text: throwText(last, dice) }]
  if (match.result?.why === 'resigned') resign(last, match)
  return value(last.cells.length === 0 && games.length > 1 ? games.slice(0, -1) : games)
}

function note(games: Game[], seat: Seat, move: string, state: State, after: State): void {
  const now = games.at(-1)!
  const text = cellOf(now, move, state)
  if (text !== undefined) now.cells = [...now.cells, { seat, text }]
  const winner = after.scores.findIndex((score, each) => score > state.scores[each]!)
  if (winner < 0) return
  const last = after.wait === 'over'
  now.won = { seat: winner, points: after.scores[winner]! - state.scores[winner]!, last }
  if (!last) games.push({ scores: after.scores, cells: [] })
}

function cellOf(now: Game, move: string, state: State): string | undefined {
  switch (move) {
    case 'throw':
      return undefined
    case 'double':
      return ` Doubles => ${2 * state.cube}`
    case 'take':
      return ' Takes'
    case 'drop':
      return ' Drops'
    default:
      return `${throwText(now, state.dice)} ${move === 'pass' ? '' : stepByStep(move)}`
  }
}

/** The throw; that of the opening has the higher die first. */
const throwText = ({ cells }: Game, dice: readonly number[]): string =>
  `${(cells.length === 0 ? dice.toSorted((a, b) => b - a) : dice).join('')}:`

/** A player who resigns gives the opponent as much as is needed to win the match. */
function resign(now: Game, { state, resigned: quitters }: Match<State>): void {
  const seat = 1 - quitters[0]!
  const points = Math.max(state.cube, state.rules.points - state.scores[seat]!)
  now.won = { seat, points, last: true }
}

function gameLines({ scores, cells, won }: Game, nth: number, names: readonly string[]): string[] {
  const [one, two] = names.map((name, seat) => `${name} : ${scores[seat]}`)
  return [
    ` Game ${nth}`,
    ` ${one!.padEnd(NAMES - 1)} ${two}`,
    ...rowsOf(cells).map(([left, right], i) =>
      `${String(i + 1).padStart(3)}) ${left.padEnd(COLUMN)} ${right}`.trimEnd(),
    ),
    ...(won === undefined ? [] : [winLine(won)]),
  ]
}

const winLine = ({ seat, points, last }: NonNullable<Game['won']>): string =>
  `${' '.repeat(seat === 0 ? 6 : COLUMN + 7)}Wins ${points} ${points === 1 ? 'point' : 'points'}${last ? ' and the match' : ''}`

/** In pairs: the left player's cell and the right player's. */
function rowsOf(cells: Game['cells']): [left: string, right: string][] {
  const rows: [string, string][] = []
  let open = false
  for (const { seat, text } of cells) {
    if (seat === 0) rows.push([text, ''])
    else if (open) rows.at(-1)![1] = text
    else rows.push(['', text])
    open = seat === 0
  }
  return rows
}
