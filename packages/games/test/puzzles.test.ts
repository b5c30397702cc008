import { readPuzzles } from '@spellendoos/kernel/node'
import { turnsOf, wrongTriesIn, type LinePuzzle, type Puzzle } from '@spellendoos/kernel'
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

describe('tries at a puzzle', () => {
  const shot: LinePuzzle = {
    id: 'dammen-9999',
    seat: 0,
    position: 'W:WK6,16,26,28,34:B9,K18,24,35',
    goal: { reach: 'gain', least: 2 },
    grade: 1130,
    line: ['6-1', '18x40', '1x45'],
  }
  const wrong = (tried: readonly string[], puzzle: Puzzle = shot) =>
    wrongTriesIn(gameById(puzzle.id.replace(/-\d+$/, ''))!, puzzle, tried)

  it.each([
    [0, ['6-1', '1x45']],
    [1, ['16-11', '6-1', '1x45']],
    [2, ['16-11', '16-11', '6-1', '1x45']],
  ])('went wrong %i times before it was solved', (times, tried) => expect(wrong(tried)).toBe(times))

  it.each([
    ['do not solve it', ['6-1']],
    ['are none', []],
    ['go on after it', ['6-1', '1x45', '45-40']],
    ['have an illegal move', ['6-2', '6-1', '1x45']],
    ['have the reply too', ['6-1', '18x40', '1x45']],
    ['are no moves', ['x']],
  ])('that %s count for nothing', (_, tried) => expect(wrong(tried)).toBeUndefined())

  it('are one try where there is one decision', () => {
    const { line: _, ...posed } = shot
    const choice: Puzzle = {
      ...posed,
      goal: { reach: 'best' },
      choices: [
        { move: '6-1', cost: 0 },
        { move: '16-11', cost: 0.1 },
      ],
    }
    expect(wrong(['6-1'], choice)).toBe(0)
    expect(wrong(['16-11'], choice)).toBe(1)
    expect(wrong(['16-11', '6-1'], choice)).toBeUndefined()
  })
})
