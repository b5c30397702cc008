import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { PageFiles } from './page-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'spellendoos-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))
const site = join(folder, 'site')
mkdirSync(join(site, '.vite'), { recursive: true })
mkdirSync(join(site, 'assets'))
for (const file of ['index.html', '.vite/manifest.json', '.env.json', 'assets/.hidden.js', 'assets/a.js'])
  writeFileSync(join(site, file), file)
writeFileSync(join(folder, 'beside.json'), 'beside')

describe('the files of the page', () => {
  const pages = new PageFiles(site)
  it.each(['/', '/index.html', '/assets/a.js'])('%s is served', async (path) => {
    expect(await pages.file(path, '')).toBeDefined()
  })
  it.each([
    '/.vite/manifest.json',
    '//.vite/manifest.json',
    '/assets/../.vite/manifest.json',
    '/.env.json',
    '/assets/.hidden.js',
    '/../beside.json',
    '../beside.json',
    '/nothing.js',
  ])('%s is not', async (path) => {
    expect(await pages.file(path, '')).toBeUndefined()
  })
})
