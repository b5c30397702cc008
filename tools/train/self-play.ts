/**
 * Plays a game against itself and writes what its sight sees, for tools/train/fit.py:
 *
 *   npx tsx --conditions=source tools/train/self-play.ts GAME OUT [--seconds 60] [--seed 1] [--looks 4] [--weights FILE]
 *
 * OUT.json gets the plan of the sight and OUT.bin the positions: what each cell holds, the view, the stage, the value that
 * the search found, and how the match ended for the player to move, a byte each; then the lead in two. A match begins with moves at random, and
 * now and then a later move is random too. The search stops after so many `looks` at the time of 128 positions each, so
 * that the same seed plays the same matches. With weights, it judges by those instead of the game's own evaluation.
 */
import '@spellendoos/kernel/node'
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { think, type BotAnswer } from '@spellendoos/bots'
import { evaluations } from '@spellendoos/games/evaluations'
import { shelf } from '@spellendoos/games/shelf'
import { sights } from '@spellendoos/games/sights'
import {
  BY_THE_BOOK,
  chooseOptions,
  drawFrom,
  seededRng,
  type Evaluation,
  type Seat,
} from '@spellendoos/kernel'
import { patternWorth, type Sight } from '@spellendoos/mechanics'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    matches: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: '1' },
    looks: { type: 'string', default: '4' },
    weights: { type: 'string' },
  },
})
const [id = '', out = ''] = positionals
const game = await shelf.get(id)!()
const { sight } = await sights.get(id)!()
const own = (await evaluations.get(id)!()).evaluation
const evaluation = values.weights === undefined ? own : judgedBy(values.weights)
const options = chooseOptions(game, BY_THE_BOOK, {})
if (!options.ok) throw new Error(options.problem.text.en)

function judgedBy(weights: string): Evaluation {
  const worth = patternWorth(sight as Sight<{ readonly seat: Seat }>, () => readFileSync(weights))
  const { board: _, ...rest } = own
  return { ...rest, worth }
}

/** The most moves at random with which a match begins; neither side may be far ahead after them. */
const OPENING = 12
const FAR = 0.35
/**
 * How seldom a later move is random. Without such moves the sides differ little, and the weights would not know what is
 * bad of all that a search looks at and nobody plays.
 */
const SELDOM = 10
const BEST = 5
const MOST_LOOKS = Number(values.looks)
const BYTE = 255

const { kinds, views } = sight.plan
const SIZE = kinds.length + 6
/** A lead of one has this many units. */
const FINE_LEAD = 1024
const MOST = 2 ** 15 - 1
const rng = seededRng(Number(values.seed))

interface Seen {
  readonly record: Uint8Array
  readonly seat: Seat
}

function see(s: unknown, seat: Seat, score: number): Seen {
  const record = new Uint8Array(SIZE)
  sight.look(s, record)
  record[kinds.length] = views === 1 ? 0 : seat
  record[kinds.length + 1] = Math.round(BYTE * sight.stage(s))
  record[kinds.length + 2] = Math.round(BYTE * score)
  const lead = Math.round(FINE_LEAD * (sight.lead?.(s) ?? 0))
  new DataView(record.buffer).setInt16(SIZE - 2, Math.max(-MOST, Math.min(MOST, lead)), true)
  return { record, seat }
}

/** Whether the search judges such a position, instead of only looking further. */
const isJudged = (s: unknown, moves: readonly unknown[]): boolean =>
  evaluation.forcing === undefined || moves.some((move) => !evaluation.forcing!(s, move))

function ask(s: unknown, seat: Seat): BotAnswer {
  let looks = 0
  const question = { view: game.view(s, seat), seat, seats: 2, level: BEST, seed: rng(2 ** 31) }
  return think(game, { ...question, stop: () => ++looks > MOST_LOOKS }, { evaluation })
}

/** Plays one turn of chance, or the move that `choose` finds. */
function advance(s: unknown, choose: (seat: Seat, moves: readonly unknown[]) => unknown): void {
  const by = game.turn(s)[0]
  if (by === 'chance') game.answer!(s, drawFrom(game.chance!(s), rng))
  else game.play(s, by, choose(by as Seat, game.moves(s, by as Seat)))
}

const anyMove = (_: Seat, moves: readonly unknown[]): unknown => moves[rng(moves.length)]!

function opening(): unknown {
  for (;;) {
    const s = game.setup(options.value, 2)
    for (let ply = 1 + rng(OPENING); ply > 0 && game.turn(s).length > 0; ply--) advance(s, anyMove)
    while (game.turn(s)[0] === 'chance') advance(s, anyMove)
    if (game.turn(s).length === 0) continue
    const { score = 0.5 } = ask(s, game.turn(s)[0] as Seat)
    if (Math.abs(score - 0.5) < FAR) return s
  }
}

function match(): Seen[] {
  const s = opening()
  const seen: Seen[] = []
  while (game.turn(s).length > 0) {
    advance(s, (seat, moves) => {
      if (moves.length === 1 || rng(SELDOM) === 0) return anyMove(seat, moves)
      const { move, score } = ask(s, seat)
      if (score !== undefined && isJudged(s, moves)) seen.push(see(s, seat, score))
      return moves.find((each) => game.write(s, each) === move)
    })
  }
  const { places } = game.result(s)!
  for (const { record, seat } of seen) {
    record[kinds.length + 3] = 1 + Math.sign(places[1 - seat] - places[seat])
  }
  return seen
}

writeFileSync(`${out}.json`, JSON.stringify(sight.plan))
const file = openSync(`${out}.bin`, 'w')
const end = performance.now() + 1000 * Number(values.seconds)
let matches = 0
let positions = 0
for (; matches < Number(values.matches) && performance.now() < end; matches++) {
  const seen = match()
  positions += seen.length
  for (const { record } of seen) writeSync(file, record)
}
closeSync(file)
console.log(`${id}: ${matches} matches, ${positions} positions`)
