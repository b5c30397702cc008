import { choices, walk } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { after, at, EIGHT, HALMA_LOTS, KNIGHTS, squaresFrom, type Yard } from '../../../test/halma.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const two: Yard = {
  game,
  seats: 2,
  men: 19,
  spot: squaresFrom('h8'),
  ways: EIGHT,
  aside: KNIGHTS,
  lots: HALMA_LOTS,
}
type Table = ReturnType<typeof at>
const scene = (table: Table, eye: 0 | 1 | 'watcher' = 0, touched: string[] = []) =>
  game.scene(table.match.view(eye), eye, touched)
const manOn = (table: Table, spot: string) => scene(table).board?.pieces.find(({ on }) => on === spot)

describe('halma: the picture', () => {
  it('shows sixteen by sixteen squares and every man', () => {
    const { board } = scene(given(game))
    expect(board?.size).toEqual([16, 16])
    expect(board?.places).toHaveLength(256)
    expect(board?.pieces).toHaveLength(38)
    expect(board?.places[0]).toEqual({
      id: 'a1',
      at: [0.5, 15.5],
      shape: 'square',
      size: [0.88, 0.88],
      paint: 'wood',
    })
    expect(board?.places[1]).toMatchObject({ id: 'b1', at: [1.5, 15.5], paint: 'wood-light' })
    expect(board?.places[255]).toMatchObject({ id: 'p16', at: [15.5, 0.5], paint: 'wood' })
    expect(manOn(given(game), 'a1')).toEqual({ id: 'man-1', on: 'a1', look: 'pawn', seat: 0 })
    expect(manOn(given(game), 'p16')).toEqual({ id: 'man-20', on: 'p16', look: 'pawn', seat: 1 })
  })

  it('has red and green court lines in all corners', () => {
    const ground = scene(given(game)).board!.ground
    const bars = (paint: string) => ground.filter((each) => 'rect' in each && each.paint === paint)
    // The green line has five steps up and four across, the red one four and three:
    // one bar each, in four corners.
    expect(bars('green')).toHaveLength(4 * 9)
    expect(bars('red')).toHaveLength(4 * 7)
    const rects = ground.flatMap((each) => ('rect' in each ? [each.rect] : []))
    for (const [x, y, w, h] of rects) {
      expect([x >= 0, y >= 0, x + w <= 16.001, y + h <= 16.001, Math.min(w, h) < 0.21]).toEqual([
        true,
        true,
        true,
        true,
        true,
      ])
    }
    // In the lower left corner the green line runs up between e and f, over two rows.
    expect(ground).toContainEqual({ rect: [4.9, 14.9, 0.2, 1.1], paint: 'green' })
  })

  it('a man keeps its id on its way', () => {
    const table = given(game).play(0, 'e1-f1')
    expect(manOn(table, 'f1')?.id).toBe('man-5')
    expect(scene(table).last).toEqual(['e1', 'f1'])
    expect(scene(given(game)).last).toEqual([])
  })

  it('carries a half-made move out, for who makes it', () => {
    const table = at(two, [['h8', 'i8', 'j9']])
    const on = (touched: string[], eye: 0 | 1 | 'watcher' = 0) =>
      scene(table, eye, touched).board?.pieces.find(({ id }) => id === manOn(table, 'h8')!.id)?.on
    expect(on(['h8'])).toBe('h8')
    expect(on(['h8', 'j8'])).toBe('j8')
    expect(on(['h8', 'j8', 'j10'])).toBe('j10')
    expect(on(['h8', 'j10'])).toBe('j10')
    expect(on(['h8', 'k8'])).toBe('h8')
    expect(on(['h8', 'j8'], 1)).toBe('h8')
    expect(on(['h8', 'j8'], 'watcher')).toBe('h8')
  })

  it('tells what to do', () => {
    const table = at(two, [['h8', 'i8', 'j9', 'f6'], ['l5']])
    expect(scene(table).coach).toEqual({ say: 'coach-man' })
    expect(scene(table, 1).coach).toEqual({ say: 'coach-turn', seat: 0 })
    expect(scene(table, 'watcher').coach).toEqual({ say: 'coach-turn', seat: 0 })
    expect(scene(table, 0, ['h8']).coach).toEqual({ say: 'coach-jump' })
    expect(scene(table, 0, ['f6']).coach).toEqual({ say: 'coach-field' })
    expect(scene(table, 0, ['h8', 'j8']).coach).toEqual({ say: 'coach-go-on' })
    expect(scene(table, 0, ['g8']).coach).toEqual({ say: 'coach-man' })
    expect(scene(table).trays).toEqual([])
  })

  it('tells from the 80th turn on that a full court counts', () => {
    expect(scene(at(two, [['h8']], '1 78,90 -')).coach).toEqual({ say: 'coach-man' })
    expect(scene(at(two, [['h8']], '1 79,10 -')).coach).toEqual({ say: 'coach-full' })
    expect(scene(at(two, [['h8']], '1 95,10 -')).coach).toEqual({ say: 'coach-full' })
  })

  it('counts how many are home', () => {
    const table = at(two, [['h8', 'p16', 'o16'], ['a1']], '1 12,11 -')
    expect(scene(table).seats).toEqual([
      { note: { say: 'note-home', home: 2, of: 19 } },
      { note: { say: 'note-home', home: 1, of: 19 } },
    ])
  })

  it('counts the turns before standing still ends the match, when it comes near', () => {
    const table = at(two, [['h8']])
    const sheets = (quiet: number) => game.scene(after(table, quiet), 0, []).sheets
    expect(sheets(59)).toEqual([])
    expect(sheets(60)).toEqual([{ id: 'count', rows: [[{ say: 'count-progress' }, 20]] }])
    expect(sheets(61)).toEqual([{ id: 'count', rows: [[{ say: 'count-progress' }, 20]] }])
    expect(sheets(98)).toEqual([{ id: 'count', rows: [[{ say: 'count-progress' }, 1]] }])
    expect(game.scene({ ...after(table, 99), ended: 'no-progress' }, 0, []).sheets).toEqual([])
    expect(game.scene({ ...after(table, 99), ended: 'no-progress' }, 0, []).coach).toBeUndefined()
  })
})

describe('halma: taps', () => {
  const table = at(two, [['h8', 'i8', 'j9']])
  const all = choices(table.match, 0)

  it('start and end are enough', () => {
    expect(walk(all, ['h8', 'j10'])).toEqual({ next: [], move: 'h8-j10' })
    expect(walk(all, ['h8', 'g8'])).toEqual({ next: [], move: 'h8-g8' })
  })

  it('a chain is tapped landing by landing, and ends by tapping the last field again', () => {
    const half = walk(all, ['h8', 'j8'])
    expect(half.move).toBeUndefined()
    expect(half.next.toSorted()).toEqual(['j10', 'j8'])
    expect(walk(all, ['h8', 'j8', 'j8']).move).toBe('h8-j8')
    expect(walk(all, ['h8', 'j8', 'j10']).move).toBe('h8-j10')
  })

  it('what is no attempt at a move is not explained', () => {
    for (const tried of [
      '',
      'x',
      'hello',
      'h8-',
      '-h8',
      'h8--g8',
      'h8 g8',
      'H8-G8',
      'h8xg8',
      'h888',
      'passed',
      'h8',
    ]) {
      expect(table.refusal(0, tried)).toBe('unknown-notation')
    }
  })
})
