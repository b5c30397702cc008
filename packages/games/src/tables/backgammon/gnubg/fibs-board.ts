import { problem, value, type Read } from '@spellendoos/kernel'
import { BAR } from '../../stones.ts'
import { options, presets, type Options } from '../options.ts'
import { t } from '../words/texts.ts'

/** What GNU Backgammon says about the rules of a session. */
export interface SessionRules {
  readonly jacoby: boolean
  readonly crawford: boolean
}

/** A board, as the header of a match has it. */
export interface FibsBoard {
  readonly isMoney: boolean
  readonly options: Options
  /** As XGID. Seat 0 has the positive men. */
  readonly position: string
}

/** The word, two names and fifty numbers. */
const SHAPE = /^board:[^:]*:[^:]*((?::-?\d{1,4}){50})$/
/** FIBS writes a session without an end as a match of this length. */
const ENDLESS = 9999
const MOST_POINTS = options.points.maximum

/**
 * Reads a FIBS board as GNU Backgammon 1.07 writes it for an external player. Two things are different on FIBS: here
 * the turn is still the doubler's while a double waits for its answer, and the first score belongs to the player whose
 * colour is not given, except while a double waits.
 *
 * A session for money is read as the longest match, at 0–0. A match that is longer still becomes the longest one in
 * which both players need as many points, or all of its points if they need more.
 */
export function readFibsBoard(line: string, { jacoby, crawford }: SessionRules): Read<FibsBoard> {
  const found = SHAPE.exec(line)
  if (found === null) return bad('board')
  const numbers = found[1]!.slice(1).split(':').map(Number)
  const [length, ...given] = numbers.slice(0, 3) as [number, number, number]
  const men = numbers.slice(3, 29)
  const [turn, ...dice] = numbers.slice(29, 34) as [number, number, number, number, number]
  const [cube, mayDouble, otherMayDouble, offered, colour, direction] = numbers.slice(34, 40) as Six
  const [pastCrawford, noCrawford] = numbers.slice(48)
  if (![turn, colour, direction].every((sign) => Math.abs(sign) === 1)) return bad('sides')

  const isMoney = length === 0 || length === ENDLESS
  const isOffered = offered !== 0 || (mayDouble === 0 && otherMayDouble === 0)
  const scores = (colour === 1) === isOffered ? given : given.toReversed()
  if (!isMoney && Math.max(...scores) >= length) return bad('over')
  const isCrawford =
    crawford && !isMoney && Math.max(...scores) === length - 1 && pastCrawford === 0 && noCrawford === 0
  const points = Math.min(length, MOST_POINTS)
  const shortened = scores.map((score) => (score < 0 ? score : Math.max(0, score - (length - points))))
  const thrown = dice[0] === 0 ? dice.slice(2) : dice.slice(0, 2)
  const owner = mayDouble !== otherMayDouble ? colour * (mayDouble === 0 ? -1 : 1) : isOffered ? turn : 0

  // Numbers that are impossible are left to the reader of XGIDs, which says what is wrong with them.
  const fields = [
    boardOf(direction === colour ? men.toReversed() : men),
    Math.log2(cube),
    cube === 1 ? 0 : owner,
    turn,
    isOffered ? 'D' : thrown.join(''),
    ...(isMoney ? [0, 0] : shortened),
    isCrawford ? 1 : 0,
    isMoney ? 0 : points,
    0,
  ]
  return value({
    isMoney,
    options: { ...presets.modern, points: MOST_POINTS, cube: true, crawford, jacoby: isMoney && jacoby },
    position: `XGID=${fields.join(':')}`,
  })
}
type Six = [number, number, number, number, number, number]

/** Men per point, the positive ones moving down, in the letters of XGID. Men on the bar may have either sign. */
function boardOf(men: readonly number[]): string {
  const letter = (count: number, point: number): string => {
    if (count === 0) return '-'
    const isLower = point === 0 || (point < BAR && count < 0)
    return (isLower ? LETTERS.toLowerCase() : LETTERS)[Math.abs(count) - 1] ?? '?'
  }
  return men.map(letter).join('')
}
const LETTERS = 'ABCDEFGHIJKLMNO'

const PROBLEMS = t.fibs
const bad = (code: keyof typeof PROBLEMS) => problem(code, PROBLEMS[code])
