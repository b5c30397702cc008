import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Shelves } from './shelves.ts'

const folder = mkdtempSync(join(tmpdir(), 'spellendoos-'))
beforeAll(() => {
  const dist = join(folder, 'packages', 'games', 'dist')
  mkdirSync(dist, { recursive: true })
  writeFileSync(
    join(dist, 'shelf.mjs'),
    `export const shelf = new Map([['dammen', async () => ({ id: 'dammen', version: 0 })]])`,
  )
  writeFileSync(join(dist, 'shelf.js'), `export * from './shelf.mjs'`)
  for (const part of ['evaluations', 'solvers'])
    writeFileSync(join(dist, `${part}.js`), `export const ${part} = new Map()`)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('rules of earlier releases', () => {
  it('are found by their version, with the page that came with them', async () => {
    const shelves = await Shelves.open([folder])
    expect(await shelves.game('dammen', 0)).toEqual({ id: 'dammen', version: 0 })
    expect(await shelves.page('dammen', 0)).toBe('/older/0/')
  })
  it('give way to those of this release, and are not made up', async () => {
    const shelves = await Shelves.open([folder])
    const now = await shelves.game('dammen')
    expect(now!.version).toBeGreaterThan(0)
    expect(await shelves.page('dammen', now!.version)).toBeUndefined()
    expect(await shelves.game('dammen', 999)).toBeUndefined()
    expect(await shelves.game('nothing')).toBeUndefined()
  })
  it('must be there', async () => {
    await expect(Shelves.open([join(folder, 'nowhere')])).rejects.toThrow('is not a built release')
  })
})
