import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { challengesOf } from '@spellendoos/fair'
import { dailies } from '@spellendoos/games/dailies'
import { dailyLists } from '@spellendoos/games/daily-lists'
import { puzzleFiles } from '@spellendoos/games/puzzles'
import { readPuzzles } from '@spellendoos/kernel/node'
import { describe, expect, it } from 'vitest'
import { dailyVectors } from './daily-vectors.ts'

interface Vector {
  readonly kind: string
  readonly game: string
  readonly seed: string
  readonly puzzle?: number
  readonly position?: string
  readonly draws?: readonly (readonly number[])[]
}
interface Day {
  readonly date: string
  readonly challenges: readonly Vector[]
}
interface Vectors {
  readonly days: readonly [Day, ...Day[]]
}

const here = import.meta.dirname
const file = readFileSync(join(here, 'daily.json'), 'utf8')
const { days } = JSON.parse(file) as Vectors
const doc = readFileSync(join(here, '../../docs/daily.md'), 'utf8')
const hasPython = spawnSync('python3', ['--version']).status === 0

/** What the script says of every date, with the throws that it draws from the key. */
const ALL = `
import json, sys
from daily import challenges, drawn
given = json.load(open("daily.json", encoding="utf-8"))
for day in given["days"]:
    for known, own in zip(day["challenges"], challenges(day["date"], given["lists"], given["tour"].split("-")), strict=True):
        key = bytes.fromhex(own.pop("key", ""))
        if "draws" in known:
            own["draws"] = [drawn(key, n, {"dice": len(dice)}) for n, dice in enumerate(known["draws"])]
        print(json.dumps(own))
`

describe('the challenges of the day', () => {
  it('are on disk as the code gives them; `npm run vectors` writes them anew', async () => {
    expect(await dailyVectors()).toBe(file)
  })

  it.skipIf(!hasPython)('are the same by the script, with every throw', () => {
    const { stdout, stderr } = spawnSync('python3', ['-c', ALL], { cwd: here, encoding: 'utf8' })
    expect(stderr).toBe('')
    const said = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Vector)
    const known = days.flatMap(({ challenges }) => challenges)
    expect(known.filter(({ draws }) => draws !== undefined).length).toBeGreaterThan(3)
    expect(known.filter(({ position }) => position !== undefined).length).toBeGreaterThan(3)
    expect(said).toEqual(
      known.map(({ kind, game, seed, puzzle, position, draws }) => ({
        kind,
        game,
        seed,
        ...(puzzle === undefined ? {} : { puzzle }),
        ...(position === undefined ? {} : { position }),
        ...(draws === undefined ? {} : { draws }),
      })),
    )
  })

  it('are in the document as they are on disk', () => {
    for (const hex of doc.match(/\b[0-9a-f]{64}\b/g) ?? []) expect(file).toContain(hex)
    const [{ challenges }] = days
    for (const { game, seed, position } of challenges) {
      expect(doc).toContain(game)
      expect(doc).toContain(seed)
      expect(doc).toContain(position ?? seed)
    }
  })

  it('are only of games that tell how they are played then', () => {
    const named = dailyLists.flatMap(({ solo, dice }) => [...solo, ...dice])
    expect(named.length).toBeGreaterThan(0)
    for (const game of named) expect([...dailies.keys()]).toContain(game)
  })

  it('are only puzzles that there are', () => {
    const counted = dailyLists.flatMap(({ puzzles }) => puzzles)
    expect(counted.length).toBeGreaterThan(0)
    for (const [game, count] of counted)
      expect([game, readPuzzles(puzzleFiles.get(game)!).length]).toEqual([
        game,
        expect.toSatisfy((n: number) => n >= count),
      ])
  })

  it('come from all lists in turn: every game has its days', () => {
    const dates = Array.from({ length: 100 }, (_, i) =>
      new Date(Date.UTC(2026, 10, 1 + i)).toISOString().slice(0, 10),
    )
    const played = new Set(dates.flatMap((date) => challengesOf(date, dailyLists).map(({ game }) => game)))
    for (const game of dailyLists.flatMap(({ solo, dice }) => [...solo, ...dice]))
      expect(played).toContain(game)
  })
})
