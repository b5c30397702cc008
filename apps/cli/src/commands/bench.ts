import { performance } from 'node:perf_hooks'
import {
  BY_THE_BOOK,
  chooseOptions,
  perft,
  playout,
  seededRng,
  type Game,
  type Json,
  type Lang,
} from '@spellendoos/kernel'
import { Complaint } from '../complaint.ts'
import { boxWords } from '../words/box.ts'

/** What was measured of one game with one preset. */
export interface Measured {
  readonly game: string
  readonly preset: string
  readonly seats: number
  readonly playoutsPerSecond: number
  readonly pliesPerSecond: number
  readonly pliesPerPlayout: number
  /** The deepest leaf count that fitted in the time; none where chance or several seats come in between. */
  readonly perft?: { readonly depth: number; readonly leaves: number; readonly leavesPerSecond: number }
}

const SECOND = 1000
/** Nobody's speed is known before the machine has warmed up. */
const WARM_UP = 0.3
const DEEPEST = 20
const FEWEST_LEAVES = 1000

type Given = Readonly<Record<string, Json>>

/** Measures a game at its least number of seats, once for each of its presets, with these options besides. */
export const measure = (game: Game, ms: number, given: Given, lang: Lang): Measured[] =>
  Object.keys(game.presets).map((preset) => measurePreset(game, preset, ms, given, lang))

function measurePreset(game: Game, preset: string, ms: number, given: Given, lang: Lang): Measured {
  const options = chooseOptions(game, preset, given)
  if (!options.ok) throw new Complaint(options.problem.text[lang])
  const seats = game.seats.find((count) => game.unfit?.(options.value, count) === undefined) ?? game.seats[0]!
  const setup = () => game.setup(options.value, seats)
  playFor(game, setup, seats, ms * WARM_UP)
  const { playouts, plies, spent } = playFor(game, setup, seats, ms)
  const counted = preset === BY_THE_BOOK ? countFor(game, setup, ms) : undefined
  return {
    game: game.id,
    preset,
    seats,
    playoutsPerSecond: Math.round((playouts / spent) * SECOND),
    pliesPerSecond: Math.round((plies / spent) * SECOND),
    pliesPerPlayout: Math.round((plies / playouts) * 10) / 10,
    ...(counted === undefined ? {} : { perft: counted }),
  }
}

function playFor(game: Game, setup: () => unknown, seats: number, ms: number) {
  const rng = seededRng(1)
  const began = performance.now()
  let playouts = 0
  let plies = 0
  let spent = 0
  do {
    plies += playout(game, setup(), seats, rng)
    playouts++
    spent = performance.now() - began
  } while (spent < ms)
  return { playouts, plies, spent }
}

/** Counts deeper and deeper, and gives the deepest count that began within the time. */
function countFor(game: Game, setup: () => unknown, ms: number): Measured['perft'] {
  let best: Measured['perft']
  const began = performance.now()
  for (let depth = 1; depth <= DEEPEST && performance.now() - began < ms / 2; depth++) {
    const from = performance.now()
    const leaves = perft(game, setup(), depth)
    if (leaves === undefined) return undefined
    const leavesPerSecond = Math.round((leaves / (performance.now() - from)) * SECOND)
    if (leaves >= FEWEST_LEAVES) best = { depth, leaves, leavesPerSecond }
  }
  return best
}

/** The measurements as a table. */
export function benchTable(all: readonly Measured[], lang: Lang): string {
  const box = boxWords(lang)
  const figures = new Intl.NumberFormat(lang)
  const head = [
    box('bench-game'),
    box('bench-preset'),
    box('bench-seats'),
    box('bench-playouts'),
    box('bench-plies'),
    box('bench-length'),
    box('bench-perft'),
    box('bench-leaves'),
  ]
  const rows = all.map(({ game, preset, seats, perft, ...speed }) => [
    game,
    preset,
    figures.format(seats),
    figures.format(speed.playoutsPerSecond),
    figures.format(speed.pliesPerSecond),
    figures.format(speed.pliesPerPlayout),
    perft === undefined ? '' : `${perft.depth}: ${figures.format(perft.leaves)}`,
    perft === undefined ? '' : figures.format(perft.leavesPerSecond),
  ])
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]!.length)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd()
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n')
}
