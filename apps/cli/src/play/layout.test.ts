import { expect, it } from 'vitest'
import { inColumns } from './layout.ts'

const board = 'bbbb\nbbbb\nbbbb\nbbbb'

it('stays in one column while there is room', () => {
  expect(inColumns([board, 'tray'], 20, 6)).toBe(`${board}\n\ntray`)
})

it('goes on beside the board, filling each column', () => {
  expect(inColumns([board, 't1', 't2', 's'], 20, 4)).toBe('bbbb   t1   s\nbbbb\nbbbb   t2\nbbbb')
})

it('does not count what only colours', () => {
  expect(inColumns(['\u001b[1mb\u001b[0m\nb', 's'], 5, 2)).toBe('\u001b[1mb\u001b[0m   s\nb')
})

it('lets columns grow where the screen is too narrow for more of them', () => {
  expect(inColumns([board, 't1', 't2', 't3'], 10, 4)).toBe('bbbb   t1\nbbbb\nbbbb   t2\nbbbb\n       t3')
})

it('gives up when the screen is too narrow', () => {
  expect(inColumns([board, board], 10, 4)).toBeUndefined()
})
