import { describe, expect, it } from 'vitest'
import { given } from '../../test/table.ts'
import { game } from './index.ts'
import { scene } from './scene.ts'

const rows = (...lines: string[]) =>
  [...lines, ...Array.from({ length: 10 - lines.length }, () => '..........')].join('/')
const at = (position: string, setting = {}) => given(game, { position, ...setting })

describe('keerzijde: the picture', () => {
  it('lays a stone on every taken field, red and yellow, by the field it lies on', () => {
    const { board, seats, trays, last, coach } = scene(given(game).state, 0, [])
    expect(board!.places).toHaveLength(100)
    expect(board!.places[0]!.paint).toBe('wood-dark')
    expect(board!.places[1]!.paint).toBe('wood-light')
    expect(board!.pieces).toContainEqual({
      id: 'stone-d5',
      on: 'd5',
      look: 'stone',
      seat: 0,
      paint: 'red',
      name: { say: 'red-stone' },
    })
    expect(board!.pieces).toContainEqual({
      id: 'stone-e4',
      on: 'e4',
      look: 'stone',
      seat: 1,
      paint: 'gold',
      name: { say: 'yellow-stone' },
    })
    expect(board!.pieces).toHaveLength(4)
    expect(seats).toEqual([
      { score: 2, note: { say: 'plays-red' } },
      { score: 2, note: { say: 'plays-yellow' } },
    ])
    expect(trays).toEqual([])
    expect(last).toEqual([])
    expect(coach).toEqual({ say: 'coach-red' })
  })

  it('tells whose turn it is, and the last move', () => {
    const { state } = given(game).play(0, 'd3')
    expect(scene(state, 0, []).coach).toEqual({ say: 'coach-turn', seat: 1 })
    expect(scene(state, 'watcher', []).coach).toEqual({ say: 'coach-turn', seat: 1 })
    expect(scene(state, 1, []).coach).toEqual({ say: 'coach-yellow' })
    expect(scene(state, 1, []).last).toEqual(['d3'])
  })

  it('shows the stone whose row is still to be chosen', () => {
    const { state } = at(`${rows('R..........'.slice(0, 10), '.RYY.YYR..')} R`)
    const half = scene(state, 0, ['e9'])
    expect(half.coach).toEqual({ say: 'coach-row' })
    expect(half.board!.pieces.filter(({ on }) => on === 'e9')).toMatchObject([{ id: 'stone-e9', seat: 0 }])
    for (const [eye, touched] of [
      [1, ['e9']],
      ['watcher', ['e9']],
      [0, ['d9']],
      [0, ['a1']],
      [0, ['nowhere']],
      [0, []],
    ] as const) {
      expect(scene(state, eye, touched).board!.pieces).toHaveLength(7)
      expect(scene(state, eye, touched).coach).not.toEqual({ say: 'coach-row' })
    }
  })

  it('asks for no row where there is but one, or where all are turned', () => {
    const single = at(`${rows('R..........'.slice(0, 10), '.RYY......')} R`).state
    expect(scene(single, 0, ['e9']).coach).toEqual({ say: 'coach-red' })
    const all = at(`${rows('R..........'.slice(0, 10), '.RYY.YYR..')} R`, { options: { rows: 'all' } }).state
    expect(scene(all, 0, ['e9']).coach).toEqual({ say: 'coach-red' })
  })

  it('has a button for passing when that is all one can do', () => {
    const { state } = at(`${rows('RYYYYYYYY.')} Y`)
    expect(scene(state, 1, []).trays).toEqual([
      { id: 'pass', items: [{ spot: 'pass', look: 'button', face: { say: 'pass' } }] },
    ])
    expect(scene(state, 1, []).coach).toEqual({ say: 'coach-pass' })
    expect([scene(state, 0, []).trays, scene(state, 'watcher', []).trays]).toEqual([[], []])
    const passed = at(`${rows('RYYYYYYYY.')} Y`).play(1, 'pass').state
    expect(scene(passed, 0, []).last).toEqual([])
    const over = at(`${rows('RYYYYYYYYY')} R`).state
    expect(scene(over, 0, []).trays).toEqual([])
    expect(scene(over, 0, []).coach).toBeUndefined()
  })
})
