import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameById } from '@spellendoos/games'
import { Match, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { run } from '../testing/command.ts'
import { tournament, type Pairing } from './index.ts'
import { builtInEntrant } from './built-in-entrant.ts'
import { EngineEntrant } from './engine-entrant.ts'
import { Race } from './race.ts'
import { eloOf, isLook, shareOf, sureShareOf, wonAgainst } from './elo.ts'

const folder = mkdtempSync(join(tmpdir(), 'spellendoos-'))
/** A program that handles every line that asks for a move in this way. */
const program = (name: string, body: string): string => {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline'
for await (const line of createInterface(process.stdin)) {
  const asked = JSON.parse(line)
  if (asked.cmd === 'move') { ${body} }
}`,
  )
  return `${process.execPath} ${file}`
}
const FIRST_MOVE = 'console.log(JSON.stringify({ move: asked.moves[0] }))'

const game = gameById('macao')!
const setup = { game, options: { rounds: 1 }, seats: 2, ms: 200, opening: 0 }

/** Long enough that only a program that never answers is too late, however busy the machine. */
const PATIENT = { answer: 60_000, start: 60_000 }

async function pairingOf(command: string, grace = PATIENT): Promise<Pairing> {
  const entrants = [new EngineEntrant(command, grace), builtInEntrant('random')!]
  const [pairing] = await tournament(setup, entrants, { matches: 2, seed: 1 }, () => {})
  return pairing!
}

describe('the standing', () => {
  it('counts draws half, and an error of twice the standard error', () => {
    expect(shareOf([1, 0.5, 0.5, 1], 8)).toMatchObject({ share: 0.75, matches: 8 })
    // The spread of 1, ½, ½, 1 is ¹⁄₁₂; a quarter of it has the root 0.1443.
    expect(shareOf([1, 0.5, 0.5, 1], 8).error).toBeCloseTo(0.283, 3)
  })
  it('is never sure of itself after a few rounds that all went one way', () => {
    expect(shareOf([1, 1], 4).error).toBe(0.25)
    expect(shareOf([1], 2).error).toBe(1)
  })
  it('is looked at after 6 rounds, 12, 24 and so on', () => {
    const looks = Array.from({ length: 100 }, (_, rounds) => rounds).filter(isLook)
    expect(looks).toEqual([6, 12, 24, 48, 96])
  })
  it('is less sure the more often it was looked at', () => {
    const rounds = Array.from({ length: 24 }, (_, i) => i % 2)
    // At the third look 2.87 standard errors instead of 1.96, and a little more for the few rounds.
    const { share, error } = sureShareOf(rounds)
    expect(share).toBe(0.5)
    expect(error / shareOf(rounds, 48).error).toBeCloseTo((2.87 + (2.87 ** 3 + 2.87) / 92) / 1.96)
    // At the first 2.24, and more for the five degrees of freedom.
    const first = rounds.slice(0, 6)
    expect(sureShareOf(first).error / shareOf(first, 12).error).toBeCloseTo(
      (2.24 + (2.24 ** 3 + 2.24) / 20) / 1.96,
    )
  })
  it('compares every seat of one with every seat of the other', () => {
    expect(wonAgainst([1, 2], [0], [1])).toBe(1)
    expect(wonAgainst([1, 1], [0], [1])).toBe(0.5)
    expect(wonAgainst([1, 2, 3, 4], [0, 2], [1, 3])).toBe(0.75)
  })
  it('gives 191 Elo points for three wins out of four', () => {
    expect(eloOf(0.75)).toBe(191)
    expect(eloOf(0.5)).toBeCloseTo(0)
    expect(eloOf(0.25)).toBe(-191)
  })
})

describe('a tournament', () => {
  it('lets everyone play everyone, twice with the same luck', async () => {
    const told: string[] = []
    const entrants = ['random', '1', '2'].map((name) => builtInEntrant(name)!)
    const pairings = await tournament(setup, entrants, { matches: 4, seed: 7 }, ({ first, second }) =>
      told.push(`${first}-${second}`),
    )
    expect(told).toEqual(['random-1', 'random-2', '1-2'])
    for (const { matches, faults } of pairings) expect([matches, faults]).toEqual([4, []])
  })
  it('ends when what came of it is enough', async () => {
    const entrants = ['random', '1'].map((name) => builtInEntrant(name)!)
    const enough = (rounds: readonly number[]) => rounds.length === 3
    const [pairing] = await tournament(setup, entrants, { matches: 40, seed: 7, enough }, () => {})
    expect(pairing!.matches).toBe(6)
  })
  it('comes out even between one and itself', async () => {
    const entrants = [builtInEntrant('random')!, { ...builtInEntrant('random')!, name: 'another' }]
    const [pairing] = await tournament(setup, entrants, { matches: 6, seed: 3 }, () => {})
    expect(pairing!.share).toBe(0.5)
  })
})

describe('where everyone plays at once', () => {
  const game = gameById('7ate9')!
  const header = { id: 'x', game: '7ate9', version: game.version, options: {}, seats: 2 }

  it('whoever sees sooner acts more often, and nobody acts before the pause is over', async () => {
    const begun = Match.begin(game, header)
    if (!begun.ok) throw new Error(begun.problem.text.en)
    const match = begun.value
    match.append({ by: 'chance', draw: [...new Array(73).keys()] })
    const race = new Race(match, [1000, 2000], seededRng(1))
    const draw = () => Promise.resolve('draw')
    const clock = match.clocks[0]!.name
    expect(await race.next(draw)).toEqual({ clock })
    match.append({ by: 'clock', move: clock })
    const acts = [0, 0]
    for (let i = 0; i < 30; i++) {
      const next = await race.next(draw)
      if ('clock' in next) throw new Error('nothing happens for so long')
      acts[next.by]!++
      match.append({ by: next.by, move: next.move! })
    }
    // Twice as often, give or take what reactions differ by.
    expect(acts[0]! / acts[1]!).toBeGreaterThan(0.75 / 0.625)
    expect(acts[0]! / acts[1]!).toBeLessThan((2 * 1.25) / 0.75)
  })
  it('a card comes too late when it no longer fits', async () => {
    const begun = Match.begin(game, header)
    if (!begun.ok) throw new Error(begun.problem.text.en)
    const match = begun.value
    match.append({ by: 'chance', draw: [...new Array(73).keys()] })
    match.append({ by: 'clock', move: match.clocks[0]!.name })
    const race = new Race(match, [1000, 2000], seededRng(1))
    const next = await race.next((seat) => Promise.resolve(seat === 0 ? 'no such card' : 'draw'))
    expect(next).toEqual({ by: 0, move: undefined })
  })
})

describe('a program from outside', () => {
  it('plays by views and moves as JSON lines', async () => {
    expect((await pairingOf(program('plays', FIRST_MOVE))).faults).toEqual([])
  })
  it.each([
    ['says something else', 'console.log("hello")', 'form'],
    ['answers with no move', 'console.log("{}")', 'form'],
    ['waits on its turn', 'console.log(JSON.stringify({ move: null }))', 'no-move'],
    ['makes a move that is none', 'console.log(JSON.stringify({ move: "fly" }))', 'refused'],
    ['ends', 'process.exit(1)', 'ended'],
  ])('loses when it %s', async (name, body, code) => {
    const { share, faults } = await pairingOf(program(name.replaceAll(' ', '-'), body))
    expect(share).toBe(0)
    expect(faults.map((fault) => fault.code)).toEqual([code, code])
  })
  it('loses when it says nothing', async () => {
    const { share, faults } = await pairingOf(program('says-nothing', ''), { answer: 0, start: 0 })
    expect(share).toBe(0)
    expect(faults.map((fault) => fault.code)).toEqual(['late', 'late'])
  })
  it('is not heard any more once it has been replaced', async () => {
    const tooLate = `process.on('SIGTERM', () => {})
      process.stdin.once('end', () => console.log(JSON.stringify({ move: 'fly' })))`
    const { faults } = await pairingOf(program('answers-when-it-is-stopped', tooLate), {
      answer: 0,
      start: 1000,
    })
    expect(faults.map((fault) => fault.code)).toEqual(['late', 'late'])
  })
  it('is sent a view, and hears the end', async () => {
    const heard = join(folder, 'heard.txt')
    const file = join(folder, 'listens.mjs')
    writeFileSync(
      file,
      `import { appendFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
for await (const line of createInterface(process.stdin)) {
  appendFileSync(${JSON.stringify(heard)}, line + '\\n')
  const asked = JSON.parse(line)
  if (asked.cmd === 'move') ${FIRST_MOVE}
}`,
    )
    await pairingOf(`${process.execPath} ${file}`)
    const lines = readFileSync(heard, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object)
    expect(lines[0]).toMatchObject({
      cmd: 'move',
      game: 'macao',
      seats: 2,
      seat: 0,
      moves: ['throw'],
      ms: 200,
    })
    expect(lines[0]).toHaveProperty('view')
    expect(lines).toContainEqual(expect.objectContaining({ cmd: 'over', seat: 0 }))
  })
})

describe('spellendoos tournament', () => {
  it('says who beat whom, in the language asked for', async () => {
    const { status, out } = await run(['tournament', 'kale-kikker', 'random', '1', '-m', '4', '--lang', 'nl'])
    expect(status).toBe(0)
    expect(out).toMatch(/^random – 1: [\d,]+% ± [\d,]+, Elo [+−\d]+, 4 partijen\n$/)
  })
  it.each([
    [['tournament', 'macao', '1'], 'A tournament needs at least two entrants.'],
    [['tournament', 'macao', '1', '9'], 'There is no bot called ‘9’'],
  ])('complains: %j', async (words, complaint) => {
    const { status, err } = await run([...words, '--lang', 'en'])
    expect(status).toBe(1)
    expect(err).toContain(complaint)
  })
})
