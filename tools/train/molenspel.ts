/**
 * How often level 5 gives something away at molenspel, by what tools/train/molenspel.cu knows:
 *
 *   npx tsx --conditions=source tools/train/molenspel.ts exam FILE … [--ms 50] [--part 0/1] [--rival MODULE]
 *   npx tsx --conditions=source tools/train/molenspel.ts play OUT [--games 1000] [--ms 50] [--part 0/1]
 *   npx tsx --conditions=source tools/train/molenspel.ts judge FILE …
 *
 * `exam` lets it think about positions of exam files. `play` lets it play against itself, after some moves at random, and
 * writes every decision as a question to the solver; `judge` reads the answers.
 */
import '@spellendoos/kernel/node'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { cpuUsage } from 'node:process'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { think } from '@spellendoos/bots'
import { seededRng } from '@spellendoos/kernel'
import { evaluation as own } from '../../packages/games/src/molenspel/evaluation.ts'
import { game } from '../../packages/games/src/molenspel/index.ts'
import { moves, play, setup, STONES, type State } from '../../packages/games/src/molenspel/rules.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '1000' },
    ms: { type: 'string', default: '50' },
    part: { type: 'string', default: '0/1' },
    rival: { type: 'string' },
  },
})
const [task, ...files] = positionals
const [part = 0, parts = 1] = values.part.split('/').map(Number)
const { evaluation } =
  values.rival === undefined
    ? { evaluation: own }
    : ((await import(pathToFileURL(resolve(values.rival)).href)) as { evaluation: typeof own })

const processorTime = (): number => {
  const { user, system } = cpuUsage()
  return (user + system) / 1000
}

/** The number of the move that level 5 makes. */
function decide(s: State, seed: number): number {
  const end = processorTime() + Number(values.ms)
  const question = { view: s, seat: s.seat, seats: 2, level: 5, seed, stop: () => processorTime() >= end }
  const { move } = think(game, question, { evaluation })
  return moves(s, s.seat).findIndex((each) => game.write(s, each) === move)
}

/** A position as the solver has it: 24 bits for either's stones, 5 for the turns of placing, 1 for the rule, 8 for a move. */
const OTHER = 2n ** 24n
const TURNS = 2n ** 48n
const RULE = 2n ** 53n
const NOTE = 2n ** 54n

function recordOf(s: State, move: number): bigint {
  const turns = 2 * STONES - s.hands[0] - s.hands[1]
  const rule = s.takeFromMills ? RULE : 0n
  const stones = BigInt(s.stones[s.seat]) + OTHER * BigInt(s.stones[1 - s.seat])
  return stones + TURNS * BigInt(turns) + rule + NOTE * BigInt(move)
}

function stateOf(record: bigint): State {
  const turns = Number((record / TURNS) % 32n)
  const seat = turns % 2
  const s = setup({ takeFromMills: (record & RULE) !== 0n })
  s.stones[seat] = Number(record % OTHER)
  s.stones[1 - seat] = Number((record / OTHER) % OTHER)
  s.hands.splice(0, 2, STONES - Math.ceil(turns / 2), STONES - Math.floor(turns / 2))
  s.seat = seat
  return s
}

interface Asked {
  readonly record: bigint
  /** What becomes of each move: 0 lost, 1 drawn, 2 won. */
  readonly ends: readonly number[]
}

function* answersIn(file: string): Generator<Asked> {
  const bytes = readFileSync(file)
  for (let at = 0; at < bytes.length;) {
    const from = at + 9
    const to = from + bytes[at + 8]
    yield { record: bytes.readBigUInt64LE(at), ends: [...bytes.subarray(from, to)] }
    at = to
  }
}

/** Decisions, and how many gave away half a point or a whole one, by when in the match. */
const PHASES = ['placing 1-6', 'placing 7-12', 'placing 13-18', 'moving', 'all'] as const
const tally = new Map(PHASES.map((phase) => [phase, [0, 0, 0, 0]]))

function count({ record, ends }: Asked, move: number): void {
  const turns = Number((record / TURNS) % 32n)
  const best = Math.max(...ends)
  for (const phase of [PHASES[Math.floor(turns / 6)], 'all'] as const) {
    const counts = tally.get(phase)
    counts[0]++
    if (Math.min(...ends) < best) counts[3]++
    if (ends[move] < best) counts[best - ends[move]]++
  }
}

function tell(): void {
  for (const [phase, [decisions = 0, half = 0, whole = 0, open = 0]] of tally) {
    const share = ((100 * (half + whole)) / decisions).toFixed(3)
    console.log(
      `${phase}: ${decisions} decisions (${open} where it matters), ${half} gave away half a point, ${whole} a whole one: ${share} %`,
    )
  }
}

const OPENING = 2
const seedOf = (number: number): number => 4096 * number

function playGames(): void {
  const records: bigint[] = []
  for (let number = part; number < Number(values.games); number += parts) {
    const rng = seededRng(seedOf(number))
    const s = setup({ takeFromMills: number % 2 === 1 })
    for (let ply = 0; s.end === null; ply++) {
      const choices = moves(s, s.seat)
      const move = ply < OPENING ? rng(choices.length) : decide(s, seedOf(number) + ply)
      if (ply >= OPENING) records.push(recordOf(s, move))
      play(s, s.seat, choices[move])
    }
  }
  writeFileSync(files[0], Buffer.from(new BigUint64Array(records).buffer))
}

if (task === 'play') playGames()
else {
  let number = 0
  for (const file of files) {
    for (const asked of answersIn(file)) {
      if (asked.ends.length === 0 || number++ % parts !== part) continue
      count(asked, task === 'judge' ? Number(asked.record / NOTE) : decide(stateOf(asked.record), number))
    }
  }
  tell()
}
