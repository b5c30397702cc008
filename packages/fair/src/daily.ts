import { value, type DailyGame, type DailyList, type Game, type Read } from '@spellendoos/kernel'
import { fromHex, hash, parts, toHex } from './bytes.ts'
import { stream } from './stream.ts'
import { Table } from './table.ts'

/** The challenges of a day: a puzzle, a game for one, and a game with dice. */
export const DAILY_KINDS = ['puzzle', 'solo', 'dice'] as const
export type DailyKind = (typeof DAILY_KINDS)[number]

/** What one challenge of a day is. */
export interface Challenge {
  readonly date: string
  readonly kind: DailyKind
  readonly game: string
  /** Which of the game's puzzles, from 0. */
  readonly puzzle?: number
  /** Hex of 32 bytes: the seed of the match. */
  readonly seed: string
}

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/
const daysIn = (year: number, month: number): number => {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}

/** Whether this is a date of the calendar, as `2026-11-18`. */
export function isDate(text: string): boolean {
  const [year = 0, month = 0, day = 0] = DATE.exec(text)?.slice(1).map(Number) ?? []
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

/** The list for a date: the latest that is in force by then. `undefined` before the first. */
export const listFor = (date: string, lists: readonly DailyList[]): DailyList | undefined =>
  isDate(date) ? lists.findLast(({ from }) => from <= date) : undefined

/** Draw 0 of a day's stream makes the choice, draw 1 the position; after that the match has its own draws. */
const CHOOSE = 0
const LAY_OUT = 1
/** The highest level of a computer player, unless the game has fewer. */
const STRONGEST = 5

const seedOf = ({ version }: DailyList, date: string, kind: DailyKind): Uint8Array =>
  hash(parts('spellendoos daily', String(version), date, kind))

/** The challenges of a date, by the public rule; none before the first list, and none of a kind whose list is empty. */
export function challengesOf(date: string, lists: readonly DailyList[]): readonly Challenge[] {
  const list = listFor(date, lists)
  if (list === undefined) return []
  return DAILY_KINDS.flatMap((kind): Challenge[] => {
    const seed = seedOf(list, date, kind)
    const choose = stream(seed, CHOOSE)
    const common = { date, kind, seed: toHex(seed) }
    if (kind === 'puzzle') {
      if (list.puzzles.length === 0) return []
      const [game, count] = list.puzzles[choose(list.puzzles.length)]!
      return [{ ...common, game, puzzle: choose(count) }]
    }
    const games = list[kind]
    return games.length === 0 ? [] : [{ ...common, game: games[choose(games.length)]! }]
  })
}

/** The id of the match of a challenge: the same for everyone. */
export const dailyMatchId = ({ date, kind }: Pick<Challenge, 'date' | 'kind'>): string =>
  `daily-${date}-${kind}`

/** The table of a challenge, with everything that the date alone determines. */
export function openDaily<State, Move, View, Picture>(
  game: Game<State, Move, View, unknown, Picture>,
  daily: DailyGame,
  challenge: Challenge,
): Read<Table<State, Move, View, Picture>> {
  const position = daily.start?.(stream(fromHex(challenge.seed), LAY_OUT))
  const opened = Table.open(game, {
    seats: daily.seats,
    id: dailyMatchId(challenge),
    seed: challenge.seed,
    ...(daily.options === undefined ? {} : { options: daily.options }),
    ...(position === undefined ? {} : { position }),
  })
  if (!opened.ok) return opened
  for (let seat = 1; seat < daily.seats; seat++) opened.value.handOver(seat, game.traits.levels ?? STRONGEST)
  return value(opened.value)
}
