import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { LANGS, supplyTexts } from '@spellendoos/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkMatch, checkWords } from '../../packages/games/test/conformance/laws.ts'
import { settings } from '../../packages/games/test/conformance/settings.ts'
import { root } from '../install.js'
import { layOut } from './layout.js'

let home = ''
beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  home = mkdtempSync(join(root, '.cache', 'new-game-'))
})
afterAll(() => rmSync(home, { recursive: true }))

test.each([
  ['of no book', undefined],
  ['of a book', 'spellendoos'],
])('a new game %s keeps every law, and each of its rules is in the title of a test', async (_, book) => {
  const id = book === undefined ? 'brand-new' : 'brand-new-by-the-book'
  layOut(home, id, book)
  for (const lang of LANGS)
    supplyTexts(
      `games/${id}`,
      lang,
      JSON.parse(readFileSync(join(home, id, 'words', `${lang}.json`), 'utf8')),
    )
  const { game } = await import(/* @vite-ignore */ join(home, id, 'index.ts'))
  expect(game.id).toBe(id)
  expect(game.book).toBe(book)
  checkWords(game)
  for (const setting of settings(game))
    for (let seed = 1; seed <= 20; seed++) expect(checkMatch(game, setting, seed, 1)).toBe(5)
  const titles = readFileSync(join(home, id, `${id}.test.ts`), 'utf8')
  for (const rule of game.words.rules) {
    expect(titles).toContain(`it('${rule.id}: `)
    expect(rule.source).toBe(book === undefined ? 'settled' : 'book')
  }
})

test('a name that is no id, and a folder that is there, are refused', () => {
  expect(() => layOut(home, 'Brand New')).toThrow('lower-case-with-hyphens')
  expect(() => layOut(home, 'brand-new')).toThrow('exists already')
})
