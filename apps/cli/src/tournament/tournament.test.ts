import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameById } from '@spellendoos/games'
import { describe, expect, it } from 'vitest'
import { run } from '../testing/command.ts'
import { tournament, type Pairing } from './index.ts'
import { insideEntrant } from './inside.ts'
import { OutsideEntrant } from './outside.ts'
import { eloOf, shareOf, wonAgainst } from './standing.ts'

const folder = mkdtempSync(join(tmpdir(), 'spellendoos-'))
/** A program that does this with every line that asks for a move. */
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
const setting = { game, options: { rounds: 1 }, seats: 2, ms: 200, opening: 0 }

async function pairingOf(command: string): Promise<Pairing> {
  const entrants = [new OutsideEntrant(command), insideEntrant('random')!]
  const [pairing] = await tournament(setting, entrants, { matches: 2, seed: 1 }, () => {})
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
    const entrants = ['random', '1', '2'].map((name) => insideEntrant(name)!)
    const pairings = await tournament(setting, entrants, { matches: 4, seed: 7 }, ({ first, second }) =>
      told.push(`${first}-${second}`),
    )
    expect(told).toEqual(['random-1', 'random-2', '1-2'])
    for (const { matches, faults } of pairings) expect([matches, faults]).toEqual([4, []])
  })
  it('comes out even between one and itself', async () => {
    const entrants = [insideEntrant('random')!, { ...insideEntrant('random')!, name: 'another' }]
    const [pairing] = await tournament(setting, entrants, { matches: 6, seed: 3 }, () => {})
    expect(pairing!.share).toBe(0.5)
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
    ['says nothing', '', 'late'],
  ])('loses when it %s', async (name, body, code) => {
    const { share, faults } = await pairingOf(program(name.replaceAll(' ', '-'), body))
    expect(share).toBe(0)
    expect(faults.map((fault) => fault.code)).toEqual([code, code])
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
    expect(out).toMatch(/^random – 1: [\d,]+ % ± [\d,]+, Elo [+−\d]+, 4 partijen\n$/)
  })
  it.each([
    [['tournament', 'macao', '1'], 'A tournament needs two.'],
    [['tournament', 'macao', '1', '9'], 'There is no computer player ‘9’'],
  ])('complains: %j', async (words, complaint) => {
    const { status, err } = await run([...words, '--lang', 'en'])
    expect(status).toBe(1)
    expect(err).toContain(complaint)
  })
})
