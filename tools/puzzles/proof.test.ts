import { seededRng, shuffled, type LinePuzzle, type Puzzle } from '@spellendoos/kernel'
import { puzzleFiles } from '@spellendoos/games/puzzles'
import { readPuzzles } from '@spellendoos/kernel/node'
import { describe, expect, it } from 'vitest'
import { faultsIn, workshopFor } from './check.ts'

/** So many puzzles of every game are proved again each time. */
const SLICE = 4
const SEED = 22

/** The same few every time, from all over the list. */
const sliceOf = (puzzles: readonly Puzzle[]) =>
  shuffled(puzzles.length, seededRng(SEED))
    .slice(0, SLICE)
    .map((i) => puzzles[i])

it.each([...puzzleFiles])('some puzzles of %s are proved again', async (id, file) => {
  const puzzles = sliceOf(readPuzzles(file))
  expect(puzzles.length).toBeGreaterThan(0)
  expect(faultsIn(await workshopFor(id), puzzles)).toEqual([])
})

describe('a puzzle is refused', () => {
  // White gives a man and gets two for it.
  const shot: LinePuzzle = {
    id: 'dammen-9999',
    seat: 0,
    position: 'W:WK6,16,26,28,34:B9,K18,24,35',
    goal: { reach: 'gain', least: 2 },
    grade: 1130,
    line: ['6-1', '18x40', '1x45'],
  }
  // White can close a mill on a7, on d1 and on g7.
  const threeMills: LinePuzzle = {
    id: 'molenspel-9999',
    seat: 0,
    position: '.../B../..B/W....W/.B./..B/W.W W 5 5 8 1',
    goal: { reach: 'gain', least: 1 },
    grade: 800,
    line: ['a7xb6'],
    also: ['a7xe5', 'a7xd3', 'a7xf2'],
  }
  const faultsOf = async (game: string, puzzle: LinePuzzle) =>
    faultsIn(await workshopFor(game), [puzzle]).map(({ fault }) => fault)

  it('unless it is sound', async () => expect(await faultsOf('dammen', shot)).toEqual([]))

  it('where another move reaches the goal as well', async () =>
    expect(await faultsOf('molenspel', threeMills)).toEqual(['second solution']))

  it.each([
    ['begins with another move', ['16-11', '24-29', '34x23']],
    ['is not legal', ['6-1', '18x40', '1x44']],
    ['ends with a reply', ['6-1', '18x40']],
    ['ends before the goal', ['6-1']],
  ])('where its line %s', async (_, line) =>
    expect(await faultsOf('dammen', { ...shot, line })).toHaveLength(1),
  )

  it('where less can be reached than it asks for', async () =>
    expect(await faultsOf('dammen', { ...shot, goal: { reach: 'gain', least: 4 } })).toEqual([
      'does not hold',
    ]))

  it('where the solver is not on turn', async () =>
    expect(await faultsOf('dammen', { ...shot, seat: 1 })).toHaveLength(1))
})
