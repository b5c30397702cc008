import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { games } from '../src/index.ts'
import { folderOf } from './folders.ts'
import { readGolden, tellGolden } from './golden.ts'

describe('golden matches', () => {
  it.each(games.map((game) => [game.id, game] as const))(
    '%s is played and told as it was read',
    (id, game) => {
      const text = readFileSync(join(folderOf(id), 'golden.txt'), 'utf8')
      const { setting, log } = readGolden(text)
      expect(tellGolden(game, setting, log)).toBe(text)
    },
  )
})
