import { BY_THE_BOOK, chooseOptions, type Game } from '@spellendoos/kernel'
import type { Knowledge } from '../../src/bot.ts'
import { LEVELS } from '../../src/levels.ts'
import { think } from '../../src/think.ts'
import type { SolvedDecision, Solved } from './decision.ts'

/** How the strongest player’s decisions compare with the exact solution. */
export interface ExactComparison {
  decisions: number
  /** How many lose more than a thousandth. */
  wrong: number
  worst: number
  /** The worst of those, in words. */
  said: string
}

const LOSS = 0.001
/** No decision takes more moves than this. */
const MOST_MOVES = 20

/**
 * A player looks at the time after every 128 positions. A position takes 5 to 11 µs of processor time on a plain
 * server, so a phone four times slower looks every 6 ms. In the 200 ms that the browser gives the strongest player of
 * somebody in a hurry, what is solved beforehand takes that phone at most 150 ms for five rounds, once a match; the
 * rest is time for these looks.
 */
const LOOKS = 8
/** When a player has to stop, by no clock, so that every machine decides alike. */
export const soon = (): (() => boolean) => {
  let looks = LOOKS
  return () => --looks < 0
}

/** Lets the strongest player decide; `within` makes when it has to stop. */
export function compare(
  { options, seats, decisions }: Solved,
  game: Game,
  knowledge: Knowledge,
  { every = 1, within = () => () => false }: { every?: number; within?: () => () => boolean } = {},
): ExactComparison {
  const settled = chooseOptions(game, BY_THE_BOOK, options)
  if (!settled.ok) throw new Error(settled.problem.text.en)
  const found: ExactComparison = { decisions: 0, wrong: 0, worst: 0, said: '' }
  let number = 0
  for (const decision of decisions()) {
    if (number++ % every !== 0) continue
    const laid = game.setup(settled.value, seats) as object
    follow(game, { ...laid, ...decision.position }, decision, seats, knowledge, within, found)
  }
  return found
}

/** Follows a decision move by move, until dice are thrown or somebody else is on turn. */
function follow(
  game: Game,
  from: object,
  { seat, chance }: SolvedDecision,
  seats: number,
  knowledge: Knowledge,
  within: () => () => boolean,
  found: ExactComparison,
): void {
  let s = structuredClone(from)
  const isOn = () =>
    game.result(s) === undefined && game.turn(s)[0] === seat && game.moves(s, seat).length > 1
  for (let made = 0; made < MOST_MOVES && isOn(); made++) {
    const moves = game.moves(s, seat).map((move) => game.write(s, move))
    const question = { view: game.view(s, seat), seat, seats, level: LEVELS.length, seed: 1 }
    const { move } = think(game, { ...question, stop: within() }, knowledge)
    const chances = moves.map((each) => chance(each, s as never))
    const best = Math.max(...chances)
    const loss = best - chance(move!, s as never)
    found.decisions++
    const isWorst = loss > found.worst
    if (isWorst) found.worst = loss
    if (loss > LOSS) found.wrong++
    if (loss > LOSS && isWorst) {
      const better = moves[chances.indexOf(best)]!
      found.said = `${move} wins ${(best - loss).toFixed(4)}, ${better} ${best.toFixed(4)}: ${JSON.stringify(s)}`
    }
    s = structuredClone(s)
    game.play(
      s,
      seat,
      game.moves(s, seat).find((each) => game.write(s, each) === move),
    )
    if (move === 'throw' || move === 'stop') return
  }
}
