import { equityAt, type MatchEquities } from './equity-table.ts'

/**
 * The worth of a game with the doubling cube, by Janowski's model: between a dead cube, which nobody will turn again,
 * and a live one, which is always turned exactly when taking and dropping are worth the same. All worths are chances to
 * win the match, from the point of view of the player who throws next.
 */

/**
 * The expected course of a game: how often it is won, which shares of the wins and of the losses are gammons or
 * backgammons.
 */
export interface Outlook {
  readonly wins: number
  /** Gammons include backgammons. */
  readonly gammons: number
  readonly triples: number
  readonly gammonsLost: number
  readonly triplesLost: number
}

/** What the game is played for. */
export interface Stakes {
  /** How many points the player and the opponent still need. */
  readonly own: number
  readonly others: number
  readonly cube: number
  /** backgammon.jacoby: gammons count once as long as nobody has doubled. */
  readonly jacoby: boolean
  /** The worth of the next game of the match, by score. */
  readonly equities: MatchEquities
}

/** Who may turn the cube. */
export type CubeOwner = 'own' | 'others' | 'both' | 'nobody'

/** The worth of the three actions before a throw. */
export interface CubeActions {
  /** To throw, with the cube as it is. */
  readonly throw: number
  /** To double, when the opponent takes. */
  readonly take: number
  /** To double, when the opponent drops. */
  readonly drop: number
}

/**
 * The stakes from the current one upward, each twice the one before, up to one at which the cube does not matter any
 * more.
 */
const MOST_STAKES = 8
const table = () => new Float64Array(MOST_STAKES)
/** The worth of winning or losing by bearing off, and by a drop. */
const won = table()
const lost = table()
const cashed = table()
const paid = table()
/** The probability to win at which a double is only just dropped, for both players, and the worth there. */
const high = table()
const highWorth = table()
const low = table()
const lowWorth = table()

/** The worth of a position if the cube is used with this efficiency, from 0, dead, to 1, live. */
export function cubeful(
  outlook: Outlook,
  stakes: Stakes,
  turner: CubeOwner,
  efficiency: number,
): CubeActions {
  layOut(outlook, stakes)
  const between = (level: number, whose: CubeOwner): number =>
    efficiency * live(level, whose, outlook.wins) +
    (1 - efficiency) * dead(level, whose, outlook.wins, stakes)
  return {
    throw: turner === 'nobody' ? straight(0, outlook.wins) : between(0, turner),
    take: between(1, 'others'),
    drop: cashed[0]!,
  }
}

/** Computes the values of each stake, the highest first. */
function layOut(outlook: Outlook, { own, others, cube, jacoby, equities }: Stakes): void {
  let top = 1
  while (cube << (top - 1) < Math.max(own, others)) top++
  for (let level = top; level >= 0; level--) {
    const stake = cube << level
    const single = jacoby && stake === 1
    cashed[level] = equityAt(equities, own - stake, others)
    paid[level] = equityAt(equities, own, others - stake)
    won[level] = cashed[level]!
    lost[level] = paid[level]!
    if (!single) {
      const { gammons, triples, gammonsLost, triplesLost } = outlook
      won[level] =
        (1 - gammons) * cashed[level]! +
        (gammons - triples) * equityAt(equities, own - 2 * stake, others) +
        triples * equityAt(equities, own - 3 * stake, others)
      lost[level] =
        (1 - gammonsLost) * paid[level]! +
        (gammonsLost - triplesLost) * equityAt(equities, own, others - 2 * stake) +
        triplesLost * equityAt(equities, own, others - 3 * stake)
    }
    findTurns(level, own > stake, others > stake)
  }
}

/** Where either side would turn the cube; a player who wins the match at the current stake never does. */
function findTurns(level: number, ownMay: boolean, othersMay: boolean): void {
  high[level] = 1
  highWorth[level] = won[level]!
  low[level] = 0
  lowWorth[level] = lost[level]!
  if (ownMay) {
    const from = low[level + 1]!
    const rise = (cashed[level]! - lowWorth[level + 1]!) / (won[level + 1]! - lowWorth[level + 1]!)
    high[level] = from + (1 - from) * rise
    // A player who wins gammons often enough plays on instead.
    highWorth[level] = Math.max(cashed[level]!, straight(level, high[level]))
  }
  if (othersMay) {
    const rise = (paid[level]! - lost[level + 1]!) / (highWorth[level + 1]! - lost[level + 1]!)
    low[level] = high[level + 1]! * rise
    lowWorth[level] = Math.min(paid[level]!, straight(level, low[level]))
  }
}

/** Without turning the cube any more. */
const straight = (level: number, wins: number): number => lost[level]! + wins * (won[level]! - lost[level]!)

function dead(level: number, turner: CubeOwner, wins: number, { own, others, cube }: Stakes): number {
  const stake = cube << level
  const free = own <= stake && others > stake && (turner === 'others' || turner === 'both')
  if (!free) return straight(level, wins)
  // An opponent who loses the match with this game doubles at once, unless a gammon loses it as well.
  return Math.min(straight(level, wins), Math.max(paid[level]!, straight(level + 1, wins)))
}

function live(level: number, turner: CubeOwner, wins: number): number {
  const top = turner === 'others' ? 1 : high[level]!
  const topWorth = turner === 'others' ? won[level]! : highWorth[level]!
  const bottom = turner === 'own' ? 0 : low[level]!
  const bottomWorth = turner === 'own' ? lost[level]! : lowWorth[level]!
  if (wins >= top) return along(wins, top, topWorth, 1, won[level]!)
  if (wins <= bottom) return along(wins, 0, lost[level]!, bottom, bottomWorth)
  return along(wins, bottom, bottomWorth, top, topWorth)
}

/** The height at x of the line from (x1, y1) to (x2, y2). */
const along = (x: number, x1: number, y1: number, x2: number, y2: number): number =>
  x2 > x1 ? y1 + ((x - x1) * (y2 - y1)) / (x2 - x1) : y2
