import { choices, seededRng, walk } from '@spellendoos/kernel'
import type { Scene } from '@spellendoos/scene'
import { describe, expect, it } from 'vitest'
import { boardOf, type Named } from '../../../test/both-sides.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const OUTSIDE: Named = { bar: 15 }
const at = (white: Named, black: Named, fields = '1:00:0') =>
  given(game, { position: `${boardOf(white, black)}:${fields}` })
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
  const scene = sceneOf(given(game))

  it('poffen-bord.equipment: 24 points, red and black in turn, fifteen white and fifteen black stones', () => {
    const points = scene.board!.places.filter(({ id }) => /^p\d/.test(id))
    expect(points).toHaveLength(24)
    expect(points.filter(({ paint }) => paint === 'red')).toHaveLength(12)
    expect(points.filter(({ paint }) => paint === 'black')).toHaveLength(12)
    for (let point = 1; point < 12; point++) {
      expect(place(scene, `p${point}`).paint).not.toBe(place(scene, `p${point + 1}`).paint)
    }
    expect(on(scene, 'bar0').map(({ seat, paint }) => [seat, paint])).toEqual(
      Array.from({ length: 15 }, () => [0, 'white']),
    )
    expect(on(scene, 'bar1').map(({ seat, paint }) => [seat, paint])).toEqual(
      Array.from({ length: 15 }, () => [1, 'black']),
    )
    expect(dice(sceneOf(at(OUTSIDE, OUTSIDE)))).toHaveLength(2)
  })

  it('poffen-bord.direction: below 1 to 12 to the right, above 12A to 1A back to the left', () => {
    const [x, y] = [0, 1].map((i) => (id: string) => place(scene, id).at[i]!) as [
      (id: string) => number,
      (id: string) => number,
    ]
    for (let point = 1; point < 12; point++) {
      expect(x(`p${point + 1}`)).toBeGreaterThan(x(`p${point}`))
      expect(x(`p${point}A`)).toBe(x(`p${point}`))
      expect(y(`p${point}`)).toBeGreaterThan(y(`p${point}A`))
    }
    expect(place(scene, 'p3').shape).toBe('spike-up')
    expect(place(scene, 'p3A').shape).toBe('spike-down')
    expect(place(sceneOf(given(game), 1), 'p3A').name).toEqual({ say: 'point-name', point: '3A' })
    expect(place(scene, 'p3A').name).toEqual({ say: 'point-name', point: '3A' })
  })

  it('poffen-bord.quarters: the last quarters are edged in their owner’s colour, with the trays beside them', () => {
    for (const [seat, point] of [
      [0, 'p3A'],
      [1, 'p3'],
    ] as const) {
      const edge = scene.board!.ground.find(
        (each) => 'line' in each && typeof each.paint === 'object' && each.paint.seat === seat,
      )
      if (edge === undefined || !('line' in edge)) throw new Error('no edge')
      const xs = edge.line.map(([x]) => x)
      const ys = edge.line.map(([, y]) => y)
      const [x, y] = place(scene, point).at
      expect(x > Math.min(...xs) && x < Math.max(...xs) && y > Math.min(...ys) && y < Math.max(...ys)).toBe(
        true,
      )
      expect(place(scene, `off${seat}`).at[1]).toBe(y)
      expect(place(scene, 'p7').at[0]).toBeGreaterThan(Math.max(...xs))
    }
    expect(place(scene, 'bar0').at[1]).toBeGreaterThan(place(scene, 'bar1').at[1])
  })
})

describe('what happens', () => {
  it('a half-made move is shown, with the dice it took', () => {
    const table = at({ bar: 2, 3: 13 }, { 2: 1, bar: 14 }, '1:52:0')
    const half = sceneOf(table, 0, ['bar0', 'p2', 'bar0'])
    expect(on(half, 'p2')).toMatchObject([{ seat: 0 }])
    expect(on(half, 'bar1')).toHaveLength(15)
    expect(dice(half)).toEqual([5, [2]])
    expect(half.coach).toEqual({ say: 'coach-where' })
    expect(sceneOf(table, 0, ['bar0', 'p2']).coach).toEqual({ say: 'coach-next' })
    expect(on(sceneOf(table, 1, ['bar0', 'p2']), 'p2')).toMatchObject([{ seat: 1 }])
    expect(on(sceneOf(table, 'watcher', ['bar0', 'p2']), 'p2')).toMatchObject([{ seat: 1 }])
    expect(sceneOf(table).seats).toEqual([
      { note: { say: 'note-pips', pips: 336 } },
      { note: { say: 'note-pips', pips: 352 } },
    ])
  })

  it('poffen-bord.doubles: the dice show first the top numbers and then, turned over, the bottom numbers', () => {
    const table = at(OUTSIDE, OUTSIDE, '1:33:1')
    expect(dice(sceneOf(table))).toEqual([3, 3])
    expect(dice(sceneOf(table, 0, ['bar0', 'p3']))).toEqual([[3], 3])
    expect(sceneOf(table).coach).toEqual({ say: 'coach-top', number: 3, times: 2 })
    table.play(0, 'bar/3(2)')
    expect(dice(sceneOf(table))).toEqual([4, 4])
    expect(sceneOf(table, 0, ['bar0', 'p4']).coach).toEqual({ say: 'coach-bottom', number: 4, times: 1 })
    expect(buttons(sceneOf(table))).toEqual(['lapse'])
    expect(sceneOf(table).last).toEqual(['bar0', 'p3'])
  })

  it('poffen-bord.second-double: each die stands for two steps', () => {
    const table = at(OUTSIDE, OUTSIDE, '1:33:2')
    expect(dice(sceneOf(table, 0, ['bar0', 'p3']))).toEqual([3, 3])
    expect(dice(sceneOf(table, 0, ['bar0', 'p3', 'bar0', 'p3']))).toEqual([[3], 3])
  })

  it('buttons and coaching go with what is to be done', () => {
    const shown = (table: ReturnType<typeof at>, eye: number | 'watcher' = 0) => {
      const scene = sceneOf(table, eye)
      return [scene.coach?.say, buttons(scene)]
    }
    expect(shown(given(game))).toEqual(['coach-roll-off', ['throw']])
    expect(shown(at(OUTSIDE, OUTSIDE))).toEqual(['coach-throw', ['throw']])
    expect(shown(at(OUTSIDE, OUTSIDE, '1:00:1'))).toEqual(['coach-throw-again', ['throw']])
    expect(shown(at(OUTSIDE, OUTSIDE, '1:52:0'))).toEqual(['coach-enter', []])
    expect(shown(at({ 3: 2, 7: 1 }, OUTSIDE, '1:52:0'))).toEqual(['coach-choose', []])
    expect(shown(at({ 3: 1 }, OUTSIDE, '1:52:0'))).toEqual(['coach-forced', []])
    expect(shown(at({ 3: 1 }, OUTSIDE, '1:52:0'), 1)).toEqual(['coach-plays', []])
    expect(shown(at({ 3: 1 }, { 5: 2, 8: 13 }, '1:52:0'))).toEqual(['coach-pass', ['pass']])
    expect(shown(at(OUTSIDE, OUTSIDE).play(0, 'throw'))).toEqual([undefined, []])
  })

  it('in the roll-off each player has two dice', () => {
    const { items } = sceneOf(given(game).throws(0, 4, 6)).trays[0]!
    expect(items).toMatchObject([{ seat: 0, face: 4 }, { seat: 0, face: 6 }, { seat: 1 }, { seat: 1 }])
    expect(items[2]).not.toHaveProperty('face')
  })
})

describe('taps and notation', () => {
  const touchesOf = (table: ReturnType<typeof at>, play: string) =>
    choices(table.match, 0)
      .find(({ move }) => move === play)!
      .touches.map((path) => path.join('-'))
      .toSorted()

  it('poffen-bord.notation: words', () => {
    expect(touchesOf(at(OUTSIDE, OUTSIDE), 'throw')).toEqual(['throw'])
    expect(touchesOf(at({ 3: 1 }, { 5: 2, 8: 13 }, '1:52:0'), 'pass')).toEqual(['pass'])
  })

  it('poffen-bord.lower-first: the lower number is tapped first', () => {
    expect(touchesOf(at(OUTSIDE, OUTSIDE, '1:52:0'), 'bar/2 bar/5')).toEqual(['bar0-p2-bar0-p5'])
    expect(touchesOf(at({ bar: 1, 3: 14 }, { 2: 2, bar: 13 }, '1:52:0'), 'bar/7')).toEqual(['bar0-p5-p5-p7'])
  })

  it('poffen-bord.bottom-free: whoever stops early taps the button', () => {
    const table = at(OUTSIDE, OUTSIDE, '1:33:1 bottom')
    expect(touchesOf(table, 'bar/4')).toEqual(['bar0-p4-lapse'])
    expect(touchesOf(table, 'bar/4(2)')).toEqual(['bar0-p4-bar0-p4'])
    expect(touchesOf(table, 'lapse')).toEqual(['lapse'])
    // Nothing more can be played here, so there is nothing to say.
    expect(touchesOf(at({ 3: 1 }, { 11: 2, bar: 13 }, '1:33:1 bottom'), '3/7')).toEqual(['p3-p7'])
  })

  it('every path of every play leads to that play, along a match played at random', () => {
    const rng = seededRng(3)
    const { match } = given(game)
    for (let i = 0; i < 200 && match.result === undefined; i++) {
      if (match.turn[0] === 'chance') {
        match.append({ by: 'chance', draw: rng(4) === 0 ? [2, 2] : [1 + rng(6), 1 + rng(6)] })
        continue
      }
      const seat = match.turn[0] as number
      const all = choices(match, seat)
      for (const { move, touches } of all.slice(0, 12)) {
        for (const path of touches.slice(0, 2)) expect(walk(all, path).move).toBe(move)
      }
      match.append({ by: seat, move: all[rng(all.length)]!.move })
    }
  })
})
