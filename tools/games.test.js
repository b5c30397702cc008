import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { games } from '@spellendoos/games'
import { shelf } from '@spellendoos/games/shelf'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findGames } from './games.js'
import { root } from './install.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'games-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const game = 'export const game = {}\n'

function given(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

test('an empty shelf has no games', () => {
  expect(findGames(folder)).toEqual([])
})

test('games are found on the shelf and in families, ordered by id', () => {
  given({
    'ganzen/index.ts': game,
    'dice/yacht/index.ts': game,
    'dice/engine.ts': '',
    'dice/parts/index.ts': '',
  })
  expect(findGames(folder)).toEqual([
    { id: 'ganzen', folder: 'ganzen' },
    { id: 'yacht', folder: 'dice/yacht', family: 'dice' },
  ])
})

test('two folders with one id are refused', () => {
  given({ 'yacht/index.ts': game, 'dice/yacht/index.ts': game })
  expect(() => findGames(folder)).toThrow('two folders for one game')
})

test('a game inside a game is refused', () => {
  given({ 'dice/index.ts': game, 'dice/yacht/index.ts': game })
  expect(() => findGames(folder)).toThrow('holds other games')
})

test('a folder that cannot be an id is refused', () => {
  given({ 'Yacht_1/index.ts': game })
  expect(() => findGames(folder)).toThrow('lower-case-with-hyphens')
})

test('every folder is named by the id of its game', () => {
  const ids = findGames(join(root, 'packages/games/src')).map(({ id }) => id)
  expect(games.map(({ id }) => id)).toEqual(ids)
  expect([...shelf.keys()]).toEqual(ids)
})
