import { readPuzzles } from '@spellendoos/kernel/node'
import { turnsOf } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { gameById } from '../src/index.ts'
import { puzzleFiles } from '../src/puzzles.ts'

const EASIEST = 800
const HARDEST = 2400

describe.each([...puzzleFiles])('the puzzles of %s', (id, file) => {
  const puzzles = readPuzzles(file)
  const game = gameById(id)!

  it('can be played to their ends', () => {
    expect(puzzles.length).toBeGreaterThan(0)
    const misfits = puzzles.flatMap((puzzle) => {
      const turns = turnsOf(game, puzzle)
      return turns.ok ? [] : [turns.problem.text.en]
    })
    expect(misfits).toEqual([])
  })

  it('have names and grades of their own', () => {
    const named = puzzles.filter((puzzle) => new RegExp(`^${id}-\\d{4}$`).test(puzzle.id))
    expect(new Set(named.map((puzzle) => puzzle.id)).size).toBe(puzzles.length)
    expect(puzzles.filter(({ grade }) => grade < EASIEST || grade > HARDEST)).toEqual([])
  })
})
