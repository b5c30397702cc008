import { readFileSync } from 'node:fs'
import { shelf } from '@spellendoos/games/shelf'
import { LANGS } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { CHARACTERS, characterOf } from './characters.ts'
import { charactersFor, isPlayer, levelOf, LEVELS, levelsIn } from './levels.ts'

const games = await Promise.all([...shelf.values()].map((fetch) => fetch()))

describe('characters', () => {
  it('have numbers, ids and names of their own, beyond those of the levels', () => {
    for (const key of ['number', 'id'] as const) {
      expect(new Set(CHARACTERS.map((each) => each[key])).size).toBe(CHARACTERS.length)
    }
    for (const lang of LANGS) {
      expect(new Set(CHARACTERS.map(({ name }) => name[lang])).size).toBe(CHARACTERS.length)
    }
    const players = Array.from({ length: 100 }, (_, number) => number).filter(isPlayer)
    expect(players).toEqual([1, 2, 3, 4, 5, ...CHARACTERS.map(({ number }) => number)])
  })

  it('play wherever something can be decided', () => {
    for (const game of games) {
      expect(charactersFor(game)).toEqual(levelsIn(game) > 1 ? CHARACTERS : [])
    }
  })

  it('have a taste, except where one knows an heirloom by heart', () => {
    const heirlooms = games.filter(({ traits }) => traits.heirloom)
    expect(heirlooms.length).toBeGreaterThan(1)
    for (const character of CHARACTERS) {
      const { number, taste, pace, level } = character
      const elsewhere = games.find(({ traits }) => !traits.heirloom && traits.levels === undefined)!
      expect(levelOf(number, elsewhere)).toEqual({ ...LEVELS[level - 1], taste, pace })
      expect(levelOf(number, elsewhere).noise).toBeGreaterThan(0)
      for (const game of heirlooms) {
        const known = character.heirlooms
        expect(levelOf(number, game)).toEqual(
          known === undefined ? levelOf(number, elsewhere) : { ...LEVELS[known - 1], pace },
        )
      }
    }
  })

  it('are said to be as strong as they were measured to be', () => {
    const document = readFileSync(new URL('../../../docs/levels.md', import.meta.url), 'utf8')
    const [, table = ''] = document.split('## Characters\n')
    const rows = [...table.matchAll(/^\| [a-z0-9-]+ \| (\d.*) \|$/gm)].map(([, cells]) => cells!.split('|'))
    expect(rows.length).toBeGreaterThan(3)
    for (const [i, { strength }] of CHARACTERS.entries()) {
      const played = rows.map((cells) => cells[i]!).filter((cell) => cell.includes('('))
      const found = played.map((cell) => Number.parseInt(cell, 10)).toSorted((a, b) => a - b)
      expect(found[Math.floor((found.length - 1) / 2)]).toBe(strength)
    }
  })

  it('are known by their numbers alone', () => {
    expect(characterOf(5)).toBeUndefined()
    expect(CHARACTERS.map(({ number }) => characterOf(number))).toEqual(CHARACTERS)
  })
})
