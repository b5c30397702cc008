import { choices, seededRng, walk } from '@spellendoos/kernel'
import type { Scene } from '@spellendoos/scene'
import { describe, expect, it } from 'vitest'
import type { Named } from '../../../test/both-sides.ts'
import { given } from '../../../test/table.ts'
import { at } from '../../../test/tric-trac.ts'
import { game } from './index.ts'

const BLACK: Named = { '1A': 15 }
const WHITE: Named = { 1: 15 }
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

  it('tric-trac.equipment: 24 points, fifteen white and fifteen black stones, a pawn each, two dice and no bar', () => {
    expect(scene.board!.places.filter(({ id }) => /^p\d/.test(id))).toHaveLength(24)
    expect(on(scene, 'p1').map(({ seat, paint }) => [seat, paint])).toEqual(
      Array.from({ length: 15 }, () => [0, 'white']),
    )
    expect(on(scene, 'p1A').map(({ seat, paint }) => [seat, paint])).toEqual(
      Array.from({ length: 15 }, () => [1, 'black']),
    )
    expect(scene.board!.places.some(({ id }) => id.startsWith('bar'))).toBe(false)
    expect(scene.board!.pieces.filter(({ look }) => look === 'pawn')).toMatchObject([
      { id: 'marker-0', on: 'mark0-0', seat: 0, paint: 'white' },
      { id: 'marker-1', on: 'mark1-0', seat: 1, paint: 'black' },
    ])
    expect(dice(sceneOf(at(WHITE, BLACK)))).toHaveLength(2)
  })

  it('tric-trac.direction: below 1 to 12 to the right, above 12A to 1A back to the left', () => {
    for (let point = 1; point < 12; point++) {
      expect(place(scene, `p${point + 1}`).at[0]).toBeGreaterThan(place(scene, `p${point}`).at[0])
      expect(place(scene, `p${point}A`).at[0]).toBe(place(scene, `p${point}`).at[0])
      expect(place(scene, `p${point}`).at[1]).toBeGreaterThan(place(scene, `p${point}A`).at[1])
    }
  })

  it('tric-trac.marker: the pawn stands at the foot of the point of its number, on the own side', () => {
    for (let points = 1; points <= 12; points++) {
      for (const [seat, name] of [
        [0, `${points}`],
        [1, `${points}A`],
      ] as const) {
        const mark = place(scene, `mark${seat}-${points}`)
        const point = place(scene, `p${name}`)
        expect(mark.print).toBe(name)
        expect(mark.at[0]).toBe(point.at[0])
        expect(Math.abs(mark.at[1] - (seat === 0 ? 13.8 : 0))).toBeLessThan(1)
      }
    }
    const standing = sceneOf(at(WHITE, BLACK, '00', { points: [4, 11] }))
    expect(on(standing, 'mark0-4')).toMatchObject([
      { look: 'pawn', name: { say: 'marker-name', seat: 0, points: 4 } },
    ])
    expect(on(standing, 'mark1-11')).toMatchObject([{ look: 'pawn', seat: 1 }])
    const won = sceneOf(at(WHITE, BLACK, '00', { points: [13, 0], words: 'choice' }))
    expect(on(won, 'mark0-12')).toMatchObject([{ look: 'pawn', seat: 0 }])
    expect(place(scene, 'mark0-0').at[0]).toBeLessThan(place(scene, 'p1').at[0])
  })
})

describe('what happens', () => {
  it('a half-made move is shown, with the dice it took', () => {
    const table = at({ 3: 1, 8: 1 }, { 5: 1, '1A': 14 }, '21')
    const half = sceneOf(table, 0, ['p3', 'p5', 'p8'])
    expect(on(half, 'p5')).toMatchObject([{ seat: 0 }])
    expect(on(half, 'p1A')).toHaveLength(15)
    expect(dice(half)).toEqual([[2], 1])
    expect(half.coach).toEqual({ say: 'coach-where' })
    expect(sceneOf(table, 0, ['p3', 'p5']).coach).toEqual({ say: 'coach-next' })
    expect(on(sceneOf(table, 1, ['p3', 'p5']), 'p5')).toMatchObject([{ seat: 1 }])
  })

  it('tric-trac.home-instead: a stone that stops short spends the whole number', () => {
    const table = at({ 7: 1, 10: 1 }, BLACK, '63')
    const half = sceneOf(table, 0, ['p7', 'p12'])
    expect(on(half, 'p12')).toHaveLength(1)
    expect(dice(half)).toEqual([[6], 3])
    expect(dice(sceneOf(table, 0, ['p10', 'p12']))).toEqual([6, [3]])
    expect(dice(sceneOf(table, 0, ['p10', 'p9A']))).toEqual([[6], 3])
    expect(dice(sceneOf(at({ 8: 1, 10: 1 }, BLACK, '42'), 0, ['p8', 'p12']))).toEqual([[4], 2])
  })

  it('tric-trac.bear-off: a stone goes off on the last point or in the tray', () => {
    const table = at({ 4: 1, '3A': 1 }, BLACK, '52')
    for (const spot of ['off0', 'p1A']) {
      const half = sceneOf(table, 0, ['p3A', spot])
      expect(on(half, 'off0')).toHaveLength(14)
      expect(dice(half)).toEqual([5, [2]])
    }
  })

  it('a double spends a die for each step', () => {
    const table = at({ 3: 3 }, BLACK, '33')
    expect(dice(sceneOf(table, 0, ['p3', 'p6']))).toEqual([[3], 3])
    expect(dice(sceneOf(table, 0, ['p3', 'p6', 'p3', 'p6']))).toEqual([[3], [3]])
  })

  it('seats show games and points, the sheet which game it is', () => {
    const scene = sceneOf(at(WHITE, BLACK, '00', { points: [4, 7], leg: 3, won: [4, 1] }))
    expect(scene.seats).toEqual([
      { score: 4, note: { say: 'note-points', points: 4 } },
      { score: 1, note: { say: 'note-points', points: 7 } },
    ])
    expect(scene.sheets[0]!.rows).toEqual([[{ say: 'leg-label' }, { say: 'leg-of', leg: 3, games: 12 }]])
  })

  it('buttons and coaching go with what is to be done', () => {
    const shown = (table: ReturnType<typeof at>, eye: number | 'watcher' = 0) => {
      const scene = sceneOf(table, eye)
      return [scene.coach?.say, buttons(scene)]
    }
    expect(shown(given(game))).toEqual(['coach-roll-off', ['throw']])
    expect(shown(at(WHITE, BLACK))).toEqual(['coach-throw', ['throw']])
    expect(shown(at(WHITE, BLACK, '52'))).toEqual(['coach-start', []])
    expect(shown(at(WHITE, BLACK, '52'), 1)).toEqual(['coach-plays', []])
    expect(shown(at({ 3: 2, 7: 1 }, BLACK, '52'))).toEqual(['coach-choose', []])
    expect(shown(at({ 3: 1 }, BLACK, '52'))).toEqual(['coach-forced', []])
    expect(shown(at({ 11: 1 }, BLACK, '22'))).toEqual(['coach-pass', ['pass']])
    expect(shown(at(WHITE, BLACK, '00', { points: [12, 0], words: 'choice' }))).toEqual([
      'coach-choice',
      ['fresh', 'play-on'],
    ])
    expect(shown(at(WHITE, BLACK).play(0, 'throw'))).toEqual([undefined, []])
  })

  it('in the roll-off each player has two dice; afterwards the last throw lies there', () => {
    const { items } = sceneOf(given(game).throws(0, 4, 6)).trays[0]!
    expect(items).toMatchObject([{ seat: 0, face: 4 }, { seat: 0, face: 6 }, { seat: 1 }, { seat: 1 }])
    expect(items[2]).not.toHaveProperty('face')
    const table = at({ 3: 1 }, BLACK, '52').play(0, '3/10')
    expect(dice(sceneOf(table))).toEqual([5, 2])
    expect(sceneOf(table).last).toEqual(['p3', 'p8', 'p10'])
  })
})

describe('taps and notation', () => {
  const touchesOf = (table: ReturnType<typeof at>, play: string, seat = 0) =>
    choices(table.match, seat)
      .find(({ move }) => move === play)!
      .touches.map((path) => path.join('-'))
      .toSorted()

  it('tric-trac.notation: words', () => {
    expect(touchesOf(at(WHITE, BLACK), 'throw')).toEqual(['throw'])
    expect(touchesOf(at(WHITE, BLACK, '00', { points: [12, 0], words: 'choice' }), 'play-on')).toEqual([
      'play-on',
    ])
  })

  it('tric-trac.two-numbers: in either order, and by every stone that comes down to the same', () => {
    expect(touchesOf(at(WHITE, BLACK, '54'), '1/5 1/6')).toEqual(['p1-p5-p1-p6', 'p1-p6-p1-p5'])
    expect(touchesOf(at(WHITE, BLACK, '54'), '1/10')).toEqual(['p1-p5-p5-p10', 'p1-p6-p6-p10'])
    expect(touchesOf(at({ 8: 1, 10: 1 }, BLACK, '42'), '8/11A')).toEqual([
      'p10-p11A-p8-p10',
      'p8-p10-p10-p11A',
      'p8-p12-p12-p11A',
    ])
  })

  it('tric-trac.home-instead: either stone first', () => {
    expect(touchesOf(at({ 7: 1, 10: 1 }, BLACK, '63'), '7/12 10/12')).toEqual([
      'p10-p12-p7-p12',
      'p7-p12-p10-p12',
    ])
    expect(touchesOf(at({ 10: 2 }, BLACK, '33'), '10/12(2)')).toEqual(['p10-p12-p10-p12'])
  })

  it('tric-trac.bear-off: into the tray or onto the last point', () => {
    expect(touchesOf(at({ '2A': 1 }, BLACK, '65', { leg: 2 }), '2A/off')).toEqual(['p2A-off0', 'p2A-p1A'])
    expect(touchesOf(at(WHITE, { 2: 1 }, '65', { leg: 2, seat: 1 }), '2/off', 1)).toEqual([
      'p2-off1',
      'p2-p1',
    ])
  })

  it('tric-trac.twelve: the winning step alone, or after another', () => {
    const table = at({ 3: 1, 8: 1 }, { 5: 1, '4A': 14 }, '21', { points: [11, 7] })
    expect(touchesOf(table, '3/5*')).toEqual(['p3-p5'])
    expect(touchesOf(table, '3/5* 8/9')).toEqual(['p8-p9-p3-p5'])
  })

  it('every path of every play leads to that play, along a match played at random', () => {
    const rng = seededRng(3)
    const { match } = given(game, { options: { games: 2 } })
    while (match.result === undefined) {
      if (match.turn[0] === 'chance') {
        match.append({ by: 'chance', draw: [1 + rng(6), 1 + rng(6)] })
        continue
      }
      const seat = match.turn[0] as number
      const all = choices(match, seat)
      for (const { move, touches } of all.slice(0, 10)) {
        for (const path of touches.slice(0, 3)) expect(walk(all, path).move).toBe(move)
      }
      match.append({ by: seat, move: all[rng(all.length)]!.move })
    }
  })
})
