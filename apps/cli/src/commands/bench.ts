import { execFileSync } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { argv, cpuUsage, execArgv, execPath } from 'node:process'
import {
  BY_THE_BOOK,
  chooseOptions,
  LANGUAGES,
  perft,
  playout,
  seededRng,
  type Game,
  type Json,
  type Lang,
} from '@spellendoos/kernel'
import { UserError } from '../user-error.ts'
import { tableOf } from '../print.ts'
import { boxWords } from '../words/box.ts'
import { readOptions } from './options.ts'

/** The measurements of one game with one preset. */
export interface Measured {
  readonly game: string
  readonly preset: string
  readonly seats: number
  readonly playoutsPerSecond: number
  readonly pliesPerSecond: number
  readonly pliesPerPlayout: number
  /** The deepest leaf count that fitted into the time; left out if chance or several seats come in between. */
  readonly perft?: { readonly depth: number; readonly leaves: number; readonly leavesPerSecond: number }
}

const MICROSECONDS = 1_000_000
/** Code runs at full speed only after a warm-up. */
const WARM_UP = 0.3
/**
 * The time is split into this many runs, and the fastest counts, because other work on the machine only slows it down.
 */
const STRETCHES = 5
const DEEPEST = 20
const FEWEST_LEAVES = 1000

type Options = Readonly<Record<string, Json>>

/** A game with a preset, and other options as given on a command line. */
export interface Trial {
  readonly game: Game
  readonly preset: string
  readonly given: readonly string[]
  readonly ms: number
}

/** Measures all of them; if there are several, each in a process of its own. */
export function measureAll(trials: readonly Trial[], lang: Lang): Measured[] {
  const options = trials.map((trial) => optionsOf(trial, lang))
  if (trials.length > 1) return trials.map(measureApart)
  return trials.map((trial) => measure(trial, options[0]!))
}

function optionsOf({ game, preset, given }: Trial, lang: Lang): Options {
  const options = chooseOptions(game, preset, readOptions(game, given, lang))
  if (!options.ok) throw new UserError(options.problem.text[lang])
  return options.value
}

/**
 * Measures with this same command in a process of its own, so that the code is optimised for one game only and no
 * figure depends on earlier measurements.
 */
function measureApart({ game, preset, given, ms }: Trial): Measured {
  const words = ['bench', game.id, '--preset', preset, '--ms', `${ms}`, '--json']
  const options = given.flatMap((each) => ['--option', each])
  const json = execFileSync(execPath, [...execArgv, argv[1]!, ...words, ...options], { encoding: 'utf8' })
  return (JSON.parse(json) as [Measured])[0]
}

/** Measures at the least number of seats. */
function measure({ game, preset, ms }: Trial, options: Options): Measured {
  const seats = game.seats.find((count) => game.unfit?.(options, count) === undefined) ?? game.seats[0]!
  const setup = () => game.setup(options, seats)
  const playFor = player(game, setup, seats)
  playFor(ms * WARM_UP)
  const stretches = Array.from({ length: STRETCHES }, () => playFor(ms / STRETCHES))
  const best = stretches.toSorted((a, b) => b.plies / b.spent - a.plies / a.spent)[0]!
  const total = (what: 'plies' | 'playouts') => stretches.reduce((sum, each) => sum + each[what], 0)
  const counted = preset === BY_THE_BOOK ? countFor(game, setup, ms) : undefined
  return {
    game: game.id,
    preset,
    seats,
    playoutsPerSecond: Math.round(best.playouts / best.spent),
    pliesPerSecond: Math.round(best.plies / best.spent),
    pliesPerPlayout: Math.round((total('plies') / total('playouts')) * 10) / 10,
    ...(counted === undefined ? {} : { perft: counted }),
  }
}

/** Plays match after match for some milliseconds. */
function player(game: Game, setup: () => unknown, seats: number) {
  const rng = seededRng(1)
  return (ms: number) => {
    const end = performance.now() + ms
    const before = cpuUsage()
    let playouts = 0
    let plies = 0
    do {
      plies += playout(game, setup(), seats, rng)
      playouts++
    } while (performance.now() < end)
    return { playouts, plies, spent: spentSince(before) }
  }
}

/** Counts deeper and deeper, and returns the deepest count that began within the time. */
function countFor(game: Game, setup: () => unknown, ms: number): Measured['perft'] {
  let best: Measured['perft']
  const end = performance.now() + ms / 2
  for (let depth = 1; depth <= DEEPEST && performance.now() < end; depth++) {
    const before = cpuUsage()
    const leaves = perft(game, setup(), depth)
    if (leaves === undefined) return undefined
    const leavesPerSecond = Math.round(leaves / spentSince(before))
    if (leaves >= FEWEST_LEAVES) best = { depth, leaves, leavesPerSecond }
  }
  return best
}

/** CPU seconds, so that other work on the machine does not count. */
function spentSince(before: NodeJS.CpuUsage): number {
  const { user, system } = cpuUsage(before)
  return Math.max(user + system, 1) / MICROSECONDS
}

/** The measurements as a table. */
export function benchTable(all: readonly Measured[], lang: Lang): string {
  const box = boxWords(lang)
  const figures = new Intl.NumberFormat(LANGUAGES[lang].locale)
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
  return tableOf([head, ...rows], 2)
}
