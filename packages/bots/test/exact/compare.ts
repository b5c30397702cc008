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
  /** The worst of them, in words. */
  said: string
}

const LOSS = 0.001
/** No decision takes more moves than this. */
const MOST_MOVES = 20

/** A player whose time is up before it begins, as on a slow phone, so that every machine decides alike. */
export const late = (): (() => boolean) => () => true

/** Lets the strongest player decide; `within` makes the condition that stops it. */
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
