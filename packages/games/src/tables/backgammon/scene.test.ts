import { describe, expect, it } from 'vitest'
import type { Scene } from '@spellendoos/scene'
import { given } from '../../../test/table.ts'
import { xgid, type Counts } from '../../../test/xgid.ts'
import { game } from './index.ts'

const START: Counts = { 24: 2, 13: 5, 8: 3, 6: 5 }
const at = (own: Counts, theirs: Counts, fields = {}, options = {}) =>
  given(game, { preset: 'modern', options, position: xgid(own, theirs, fields) })
const sceneOf = (table: ReturnType<typeof at>, eye: number | 'watcher' = 0, touched: string[] = []): Scene =>
  game.scene(table.state, eye, touched)
const place = (scene: Scene, id: string) => scene.board!.places.find((each) => each.id === id)!
const on = (scene: Scene, id: string) => scene.board!.pieces.filter((piece) => piece.on === id)
const dice = (scene: Scene) =>
  scene.trays[0]!.items.map(({ face, spent }) => (spent === true ? [face] : face))
/** The buttons that can be pressed now. */
const buttons = (scene: Scene) =>
  scene.trays[1]!.items.filter(({ spent }) => spent !== true).map(({ spot }) => spot)

describe('the board', () => {
  const scene = sceneOf(at(START, START))

  it('backgammon.equipment: 24 points, alternately red and black, 15 stones each, two dice and a cube', () => {
    const points = scene.board!.places.filter(({ id }) => /^p\d/.test(id))
    expect(points).toHaveLength(24)
    points.forEach(({ id, paint }) => expect(paint).toBe(Number(id.slice(1)) % 2 === 1 ? 'red' : 'black'))
    for (const seat of [0, 1]) {
      expect(
        scene.board!.pieces.filter((piece) => piece.look === 'stone' && piece.seat === seat),
      ).toHaveLength(15)
    }
    expect(dice(scene)).toHaveLength(2)
    expect(on(scene, 'cube')).toMatchObject([{ look: 'cube', face: 1 }])
  })

  it('backgammon.direction: seat 0 goes clockwise: above to the right, below to the left', () => {
    const x = (point: number) => place(scene, `p${point}`).at[0]
    const y = (point: number) => place(scene, `p${point}`).at[1]
    for (let point = 24; point > 13; point--) expect(x(point - 1)).toBeGreaterThan(x(point))
    for (let point = 12; point > 1; point--) expect(x(point - 1)).toBeLessThan(x(point))
    expect(x(13)).toBe(x(12))
    expect(y(13)).toBeLessThan(y(12))
  })

  it('backgammon.home: both home boards are edged in their owner’s colour', () => {
    for (const [seat, first, last] of [
      [0, 1, 6],
      [1, 24, 19],
    ] as const) {
      const edge = scene.board!.ground.find(
        (each) => 'line' in each && typeof each.paint === 'object' && each.paint.seat === seat,
      )
      if (edge === undefined || !('line' in edge)) throw new Error('no edge')
      const xs = edge.line.map(([x]) => x)
      const ys = edge.line.map(([, y]) => y)
      for (const point of [first, last]) {
        const [x, y] = place(scene, `p${point}`).at
        expect(x > Math.min(...xs) && x < Math.max(...xs) && y > Math.min(...ys) && y < Math.max(...ys)).toBe(
          true,
        )
      }
      const outside = place(scene, `p${seat === 0 ? 7 : 18}`).at[0]
      expect(outside).toBeGreaterThan(Math.max(...xs))
    }
  })

  it('backgammon.numbers: each player sees the points as he counts them', () => {
    expect(place(sceneOf(at(START, START), 0), 'p24').name).toEqual({ say: 'point-name', point: 24 })
    expect(place(sceneOf(at(START, START), 1), 'p24').name).toEqual({ say: 'point-name', point: 1 })
    expect(place(sceneOf(at(START, START), 'watcher'), 'p24').name).toEqual({ say: 'point-name', point: 24 })
  })

  it('stones keep their names when they move', () => {
    const table = at(START, START, { dice: '65' })
    const before = new Map(sceneOf(table).board!.pieces.map(({ id, on: spot }) => [id, spot]))
    table.play(0, '24/13')
    const moved = sceneOf(table).board!.pieces.filter(({ id, on: spot }) => before.get(id) !== spot)
    expect(moved).toMatchObject([{ on: 'p13', seat: 0 }])
    expect(before.get(moved[0]!.id)).toBe('p24')
  })
})

describe('what happens', () => {
  it('the last play is marked', () => {
    expect(sceneOf(at(START, START, { dice: '65' }).play(0, '24/13')).last).toEqual(['p24', 'p18', 'p13'])
    expect(sceneOf(at(START, START)).last).toEqual([])
  })

  it('a half-made move is shown, with the dice it took', () => {
    const table = at({ 8: 2, 6: 2, 1: 11 }, { 20: 1, 1: 14 }, { dice: '31' })
    const half = sceneOf(table, 0, ['p8', 'p5', 'p8'])
    expect(on(half, 'p5')).toMatchObject([{ seat: 0 }])
    expect(on(half, 'bar1')).toHaveLength(1)
    expect(dice(half)).toEqual([[3], 1])
    expect(half.coach).toEqual({ say: 'coach-where' })
    expect(sceneOf(table, 0, ['p8', 'p5']).coach).toEqual({ say: 'coach-next' })
    // Nobody else sees it.
    expect(on(sceneOf(table, 1, ['p8', 'p5']), 'p5')).toMatchObject([{ seat: 1 }])
    // A tap that is no step changes nothing.
    expect(on(sceneOf(table, 0, ['p5', 'p8']), 'p5')).toMatchObject([{ seat: 1 }])
  })

  it('a double spends a die for every two steps', () => {
    const table = at(START, START, { dice: '33' })
    expect(dice(sceneOf(table, 0, ['p8', 'p5']))).toEqual([3, 3])
    expect(dice(sceneOf(table, 0, ['p8', 'p5', 'p8', 'p5']))).toEqual([[3], 3])
    expect(dice(sceneOf(table, 0, ['p8', 'p5', 'p8', 'p5', 'p6', 'p3', 'p6', 'p3']))).toEqual([[3], [3]])
  })

  it('bearing off spends the lowest die that is enough', () => {
    const table = at({ 3: 2, 2: 1 }, { 1: 15 }, { dice: '65' })
    expect(dice(sceneOf(table, 0, ['p3', 'off0']))).toEqual([6, [5]])
    expect(dice(sceneOf(table, 0, ['p3', 'off0', 'p3', 'off0']))).toEqual([[6], [5]])
    expect(on(sceneOf(table, 0, ['p3', 'off0']), 'off0')).toHaveLength(13)
  })

  it('the cube lies with its owner and shows the stake, or the one that is offered', () => {
    expect(on(sceneOf(at(START, START, { turned: 2, owner: -1 })), 'cube1')).toMatchObject([{ face: 4 }])
    expect(on(sceneOf(at(START, START, { turned: 2, owner: 1, dice: 'D' })), 'cube0')).toMatchObject([
      { face: 8 },
    ])
    const without = sceneOf(at(START, START, {}, { cube: false }))
    expect(without.board!.pieces.some(({ look }) => look === 'cube')).toBe(false)
    expect(without.board!.places.some(({ id }) => id.startsWith('cube'))).toBe(false)
  })

  it('seats show their points and their pips; the sheet shows the game and the stake', () => {
    const scene = sceneOf(at(START, START, { scores: [2, 4], crawford: 1, points: 5 }))
    expect(scene.seats).toEqual([
      { score: 2, note: { say: 'note-pips', pips: 167 } },
      { score: 4, note: { say: 'note-pips', pips: 167 } },
    ])
    expect(scene.sheets[0]!.rows).toEqual([
      [{ say: 'crawford-label' }, 1],
      [{ say: 'stake-label' }, 1],
    ])
  })

  it('buttons and coaching go with what is to be done', () => {
    const shown = (table: ReturnType<typeof at>, eye: number | 'watcher' = 0) => {
      const scene = sceneOf(table, eye)
      return [scene.coach?.say, buttons(scene)]
    }
    expect(shown(given(game))).toEqual(['coach-roll-off', ['throw']])
    expect(shown(at(START, START))).toEqual(['coach-throw-or-double', ['throw', 'double']])
    expect(shown(at(START, START, { turned: 1, owner: -1 }))).toEqual(['coach-throw', ['throw']])
    expect(shown(at(START, START, { dice: 'D' }), 1)).toEqual(['coach-answer', ['take', 'drop']])
    expect(shown(at(START, START, { dice: '31' }))).toEqual(['coach-choose', []])
    expect(shown(at(START, START, { dice: '31' }), 1)).toEqual(['coach-plays', []])
    expect(shown(at({ bar: 1, 1: 14 }, { 6: 2, 5: 13 }, { dice: '65' }))).toEqual(['coach-pass', ['pass']])
    expect(shown(at({ bar: 1, 1: 14 }, { 6: 2, 1: 13 }, { dice: '65' }))).toEqual(['coach-enter', []])
    expect(shown(at({ 20: 1, 1: 14 }, { 1: 15 }, { dice: '52' }))).toEqual(['coach-forced', []])
    expect(shown(at(START, START).play(0, 'throw'))).toEqual([undefined, []])
  })

  it('in the roll-off each player has a die', () => {
    const table = given(game).throws(0, 4)
    const { items } = sceneOf(table).trays[0]!
    expect(items).toMatchObject([{ seat: 0, face: 4 }, { seat: 1 }])
    expect(items[1]).not.toHaveProperty('face')
  })
})
