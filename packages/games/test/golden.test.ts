import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'
import { describe, expect, it } from 'vitest'
import { shelf } from '../src/shelf.ts'
import { folderOf } from './folders.ts'
import { readGolden, tellGolden } from './golden.ts'

/** When the rules of one folder are mutated, only its matches are played. */
const part = env['SPELLENDOOS_MUTATE'] ?? ''
const wanted = [...shelf].filter(([id]) => join(folderOf(id), '/').includes(join(part, '/')))
// Loaded before any test, so that tables built during loading count as static mutants and not as this test's.
const games = await Promise.all(wanted.map(async ([id, fetch]) => [id, await fetch()] as const))

describe('golden matches', () => {
  it.each(games)('%s is played and told as it was read', (id, game) => {
    const file = join(folderOf(id), 'golden.txt')
    if (!existsSync(file)) throw new Error(`${id} has no golden match yet. Run: npm run golden -- ${id}`)
    const text = readFileSync(file, 'utf8')
    const { setting, log } = readGolden(text)
    expect(tellGolden(game, setting, log)).toBe(text)
  })
})
