import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { BY_THE_BOOK, chooseOptions, playout, seededRng, type Seat } from '@spellendoos/kernel'
import { patternWorth, type Plan, type Sight } from '@spellendoos/mechanics'
import { describe, expect, it } from 'vitest'
import { evaluations } from '../src/evaluations.ts'
import { shelf } from '../src/shelf.ts'
import { sights } from '../src/sights.ts'

const SOURCES = new URL('../src/', import.meta.url)
const FILES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
/** The weights beside a game's sight. */
function weightsOf(id: string): URL {
  const sight = FILES.find((file) => basename(dirname(file)) === id && basename(file) === 'sight.ts')!
  return new URL(`${dirname(sight).replaceAll('\\', '/')}/weights.bin`, SOURCES)
}

interface Position {
  readonly seat: Seat
}

const seen = await Promise.all(
  [...sights].map(async ([id, fetch]) => ({
    id,
    file: weightsOf(id),
    game: await shelf.get(id)!(),
    sight: (await fetch()).sight as Sight<Position>,
    evaluation: (await evaluations.get(id)!()).evaluation,
  })),
)

/** Positions of random matches, in the order in which they came about. */
function positionsOf({ game }: (typeof seen)[number]): Position[] {
  const options = chooseOptions(game, BY_THE_BOOK, {})
  if (!options.ok) throw new Error(options.problem.text.en)
  const positions: Position[] = []
  for (let seed = 0; seed < 3; seed++) {
    const rng = seededRng(seed)
    const s = game.setup(options.value, 2)
    do positions.push(structuredClone(s) as Position)
    while (playout(game, s, 2, rng, 1) > 0 && game.turn(s).length > 0)
  }
  return positions
}

const cellsOf = ({ plan, look }: Sight<Position>, s: Position): Uint8Array => {
  const cells = new Uint8Array(plan.kinds.length)
  look(s, cells)
  return cells
}

/** The weights of a file by what the cells of a pattern hold, read in the simplest way. */
function readWeights(plan: Plan, file: URL) {
  const bytes = readFileSync(file)
  let at = 0
  const weight = (): number => {
    const root = bytes.readInt8(at++)
    return (root * Math.abs(root)) / 4096
  }
  const units = (): number => bytes.readInt16LE((at += 2) - 2) / 1024
  const list = (count: number): number[] => Array.from({ length: count }, units)
  return Array.from({ length: plan.views }, () => {
    const tables = plan.patterns.map(({ places, same }) => {
      const table = new Map<string, [early: number, late: number]>()
      const radices = places[0]!.map((cell) => plan.kinds[cell]!)
      const size = radices.reduce((product, each) => product * each, 1)
      for (let way = 0; way < size; way++) {
        let rest = way
        const held = radices.map((radix) => {
          const digit = rest % radix
          rest = (rest - digit) / radix
          return digit
        })
        if (table.has(String(held))) continue
        const weights: [number, number] = [weight(), weight()]
        table.set(String(held), weights)
        for (const order of same) table.set(String(order.map((i) => held[i])), weights)
      }
      return table
    })
    const rows = plan.kinds.map((kinds) =>
      Array.from({ length: kinds }, () =>
        Array.from({ length: plan.units }, () => bytes.readInt8(at++) / 64),
      ),
    )
    const network = { rows, bias: list(plan.units), early: list(plan.units), late: list(plan.units) }
    return { tables, ...network, constant: list(2), lead: list(2), end: at }
  })
}

type Weights = ReturnType<typeof readWeights>[number]

/** The worth for the player to move, all patterns and units added up anew. */
function slowWorth({ plan, stage, lead }: Sight<Position>, weights: Weights, s: Position, cells: Uint8Array) {
  const ahead = lead?.(s) ?? 0
  const sums = [0, 1].map((end) => weights.constant[end]! + ahead * weights.lead[end]!)
  for (const [i, { places }] of plan.patterns.entries()) {
    for (const place of places) {
      const pair = weights.tables[i]!.get(String(place.map((cell) => cells[cell])))!
      sums[0]! += pair[0]
      sums[1]! += pair[1]
    }
  }
  for (const mirror of plan.units > 0 ? plan.mirrors : []) {
    for (let unit = 0; unit < plan.units; unit++) {
      let sum = weights.bias[unit]!
      for (const [cell, kinds] of weights.rows.entries()) sum += kinds[cells[mirror[cell]!]!]![unit]!
      sums[0]! += Math.max(0, sum) * weights.early[unit]!
      sums[1]! += Math.max(0, sum) * weights.late[unit]!
    }
  }
  return Math.tanh((sums[0]! + stage(s) * (sums[1]! - sums[0]!)) / 2)
}

const MOST_BYTES = 200_000

describe.each(seen)('the weights of $id', (game) => {
  const { file, sight, evaluation } = game
  const positions = positionsOf(game)
  const weights = readWeights(sight.plan, file)
  const viewOf = ({ seat }: Position): Weights => weights[seat % weights.length]!

  it('are as many as the plan has, and small', () => {
    expect(statSync(file).size).toBe(weights.at(-1)!.end)
    expect(statSync(file).size).toBeLessThanOrEqual(MOST_BYTES)
  })

  it('are for what cells can hold', () => {
    for (const s of positions) {
      for (const [cell, kind] of cellsOf(sight, s).entries()) {
        expect(kind).toBeLessThan(sight.plan.kinds[cell]!)
      }
      expect(sight.stage(s)).toBeGreaterThanOrEqual(0)
      expect(sight.stage(s)).toBeLessThanOrEqual(1)
    }
  })

  it('judge a position the same, whatever position was judged before', () => {
    for (const s of [...positions, ...positions.toReversed()]) {
      const worth = slowWorth(sight, viewOf(s), s, cellsOf(sight, s))
      expect(evaluation.worth(s, s.seat)).toBeCloseTo(worth, 10)
    }
  })

  it('judge mirror images the same', () => {
    const { plan, stage, lead } = sight
    for (const mirror of plan.mirrors) {
      const look = (s: Position, cells: Uint8Array): void => {
        const held = cellsOf(sight, s)
        for (const [cell, from] of mirror.entries()) cells[cell] = held[from]!
      }
      const worth = patternWorth({ plan, look, stage, ...(lead && { lead }) }, () => readFileSync(file))
      for (const s of positions) expect(worth(s, s.seat)).toBeCloseTo(evaluation.worth(s, s.seat), 10)
    }
  })
})
