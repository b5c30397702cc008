import { puzzleFiles } from '@spellendoos/games/puzzles'
import { readPuzzles } from '@spellendoos/kernel/node'
import { expect, it } from 'vitest'
import { faultsIn, workshopFor } from './check.ts'

it.each([...puzzleFiles])('every puzzle of %s is proved again', async (id, file) => {
  expect(faultsIn(await workshopFor(id), readPuzzles(file))).toEqual([])
})
