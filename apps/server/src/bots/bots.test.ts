import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameById } from '@spellendoos/games'
import type { Question } from '@spellendoos/bots/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Shelves } from '../shelves.ts'
import { World } from '../testing/one-table.ts'
import { BotWorkerPool } from './worker-pool.ts'
import { thinkHere } from './think.ts'

/** Dammen under artificial rules: two moves, and the release's own evaluation says which is better. */
const OLD_RULES = `
const traits = { hidden: false, realtime: false, luck: 'none' }
export const shelf = new Map([['dammen', async () => ({
  id: 'dammen', version: 0, traits,
  turn: () => [0],
  moves: () => ['old-a', 'old-b'],
  write: (_, move) => move,
  touches: (_, move) => [[move]],
  scene: () => ({ trays: [], sheets: [], seats: [], last: [] }),
  play: (s, _, move) => { s.first ??= move },
  imagine: (view) => ({ ...view }),
  result: () => undefined,
})]])`
const OLD_JUDGEMENT = `
const evaluation = { worth: (s) => (s.first === 'old-b' ? 0.5 : -0.5) }
export const evaluations = new Map([['dammen', async () => ({ evaluation })]])`

const folder = mkdtempSync(join(tmpdir(), 'spellendoos-'))
beforeAll(() => {
  const dist = join(folder, 'packages', 'games', 'dist')
  mkdirSync(dist, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(dist, 'shelf.js'), OLD_RULES)
  writeFileSync(join(dist, 'evaluations.js'), OLD_JUDGEMENT)
  writeFileSync(join(dist, 'solvers.js'), 'export const solvers = new Map()')
})
afterAll(() => rmSync(folder, { recursive: true }))

const dammen = gameById('dammen')!
const common = { game: 'dammen', seat: 0, seats: 2, sides: [[0], [1]], level: 2, seed: 1 }
const newQuestion: Question = { ...common, version: dammen.version, view: dammen.setup({}, 2) }
const oldQuestion: Question = { ...common, version: 0, view: {} }

describe('computer players of a table that began with earlier rules', () => {
  it('play by those rules and judge by what came with them, beside tables with the rules of today', async () => {
    const shelves = await Shelves.open([folder])
    expect(await thinkHere(oldQuestion, shelves)).toBe('old-b')
    expect(await thinkHere(newQuestion, shelves)).toMatch(/^\d+-\d+$/)
  })
  it('are found in threads of their own as well', async () => {
    const pool = new BotWorkerPool(1, [folder])
    try {
      expect(await pool.think(oldQuestion)).toBe('old-b')
      expect(await pool.think(newQuestion)).toMatch(/^\d+-\d+$/)
    } finally {
      await pool.close()
    }
  })
  it('think first where somebody looks on', async () => {
    const pool = new BotWorkerPool(1, [folder])
    const order: string[] = []
    const think = (name: string, watched: boolean) =>
      pool.think(oldQuestion, watched).then(() => void order.push(name))
    try {
      await Promise.all([think('first', false), think('unwatched', false), think('watched', true)])
      expect(order).toEqual(['first', 'watched', 'unwatched'])
    } finally {
      await pool.close()
    }
  })
  it('say which rules are missing', async () => {
    const shelves = await Shelves.open([])
    await expect(thinkHere(oldQuestion, shelves)).rejects.toThrow(
      'The rules of dammen, version 0, are not available.',
    )
  })
})

describe('computer partners online', () => {
  it('are told their sides and the version that the table began with', async () => {
    const game = gameById('gobang')!
    const questions: Question[] = []
    const world = new World(game, { seats: 4, options: {}, levels: [0, 1, 1, 1] }, (seat, room, question) => {
      questions.push(question)
      const { match } = room.table!
      return { move: game.write(match.state, match.moves(seat)[0]), after: 1 }
    })
    await world.begin()
    const { match } = world.room.table!
    await world.ask(0, { do: 'move', move: game.write(match.state, match.moves(0)[0]), seen: match.seq })
    await world.pass(10_000)
    expect(questions.map(({ seat }) => seat)).toEqual([1, 2, 3])
    const sides = [
      [0, 2],
      [1, 3],
    ]
    for (const question of questions)
      expect(question).toMatchObject({ version: game.version, seats: 4, sides })
    await world.close()
  })
})
