import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'
import { describe, expect, it } from 'vitest'
import { shelf } from '../src/shelf.ts'
import { folderOf } from './folders.ts'
import { readGolden, tellGolden } from './golden.ts'

/** Where the rules of one folder are mutated, only its matches are played. */
const part = env['SPELLENDOOS_MUTATE'] ?? ''
const games = [...shelf].filter(([id]) => join(folderOf(id), '/').includes(join(part, '/')))

describe('golden matches', () => {
  it.each(games)('%s is played and told as it was read', async (id, fetch) => {
    const text = readFileSync(join(folderOf(id), 'golden.txt'), 'utf8')
    const { setting, log } = readGolden(text)
    expect(tellGolden(await fetch(), setting, log)).toBe(text)
  })
})
