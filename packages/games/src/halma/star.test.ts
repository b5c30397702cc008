import { playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { after, at, playOn, provesMoves, SIX, STAR_LOTS, starSpot, type Yard } from '../../test/halma.ts'
import { given } from '../../test/table.ts'
import { game as ecka } from './ecka/index.ts'
import { game as halmaVoorDrie } from './halma-voor-drie/index.ts'

/** The goals of the three: the points across. */
const [SECOND_GOAL, FIRST_GOAL, THIRD_GOAL] = [STAR_LOTS[2]!, STAR_LOTS[1]!, STAR_LOTS[0]!]
const fieldsOf = (position: string) =>
  position
    .split(' ')[0]!
    .split('/')
    .map((list) => list.split(',').toSorted())

/** Two games with the same star and rules: only the colours of the points differ. */
const STARS = [
  { id: ecka.id, game: ecka, colours: ['red', 'green', { seat: 4 }] },
  { id: halmaVoorDrie.id, game: halmaVoorDrie, colours: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] },
] as const

describe.each(STARS)('$id', ({ game, colours }) => {
  const yard: Yard = {
    game,
    seats: 3,
    men: 15,
    spot: starSpot,
    ways: SIX,
    aside: [
      [1, 1],
      [-2, 1],
      [1, -2],
      [2, 1],
    ],
    lots: STAR_LOTS,
    stuck: 'q1',
  }

  describe('the start', () => {
    it('ecka.equipment, ecka.setup, ecka.court-shapes, halma-voor-drie.equipment, halma-voor-drie.setup, halma-voor-drie.court-shapes: fifteen men each on three alternate points', () => {
      expect(fieldsOf(given(game).position)).toEqual([
        'm5 m6 m7 m8 m9 n1 n2 n3 n4 o1 o2 o3 p1 p2 q1'.split(' '),
        'e1 e2 e3 e4 e5 f1 f2 f3 f4 g1 g2 g3 h1 h2 i1'.split(' '),
        'e9 e10 e11 e12 e13 f9 f10 f11 f12 g9 g10 g11 h9 h10 i9'.split(' ').toSorted(),
      ])
    })

    it('ecka.equipment, halma-voor-drie.equipment: the points have the colours of the men that start there or go there', () => {
      const { board } = game.scene(given(game).match.view(0), 0, [])
      const points = board!.ground.flatMap((each) => ('shape' in each ? [each] : []))
      // Six points, clockwise from below, and the middle.
      expect(points.map(({ paint }) => paint)).toEqual([
        colours[0],
        colours[2],
        colours[1],
        colours[0],
        colours[2],
        colours[1],
        'wood-light',
      ])
      expect(board!.places).toHaveLength(121)
      const first = (seat: number) => board!.pieces.find((piece) => piece.seat === seat)
      expect([0, 1, 2].map((seat) => first(seat)?.paint)).toEqual(colours)
      expect(first(0)).toMatchObject({ id: 'man-1', on: 'q1', look: 'pawn' })
      // The lowest hole is in the lowest point, on the middle line.
      const [x, y] = board!.places.find((place) => place.id === 'q1')!.at
      expect(x).toBe(board!.size[0] / 2)
      expect(y).toBeGreaterThan(board!.size[1] - 2)
      const low = points[0]!.shape.map(([, down]) => down)
      expect(Math.max(...low)).toBeGreaterThan(y)
      expect(board!.places.find((place) => place.id === 'a1')!.at).toEqual([7.2, 1.2])
      expect(board!.places.find((place) => place.id === 'i5')!.at).toEqual([7.2, 8.13])
    })

    it('ecka.board, halma-voor-drie.board: holes are a1 to q1', () => {
      for (const tried of ['a2', 'm5-m14', 'r1', 'i10', 'm5-d5']) {
        expect(given(game).refusal(0, tried)).toBe(`${game.id}.board`)
      }
    })

    it('ecka.first, halma-voor-drie.first: player 1 starts, and the turn goes round', () => {
      const table = given(game).play(0, 'm5-l5').play(1, 'e5-f5').play(2, 'e9-f8')
      expect(table.turn).toEqual([0])
    })
  })

  describe('ecka.step, ecka.jump, ecka.over-one, ecka.chain, ecka.stop, ecka.no-capture, ecka.one-kind, ecka.free-field, ecka.elsewhere, ecka.notation, ecka.turn, ecka.own-men, ecka.pass, halma-voor-drie.step, halma-voor-drie.jump, halma-voor-drie.over-one, halma-voor-drie.chain, halma-voor-drie.stop, halma-voor-drie.no-capture, halma-voor-drie.one-kind, halma-voor-drie.free-field, halma-voor-drie.elsewhere, halma-voor-drie.notation, halma-voor-drie.turn, halma-voor-drie.own-men, halma-voor-drie.pass: moves', () => {
    provesMoves(yard)
  })

  describe('the end', () => {
    const nearly = [
      [...FIRST_GOAL.slice(0, -1), 'f8'],
      [...SECOND_GOAL.slice(0, -1), 'l8'],
      [...THIRD_GOAL.slice(0, -1), 'l5'],
    ]

    it('ecka.goal, ecka.done, ecka.places, halma-voor-drie.goal, halma-voor-drie.done, halma-voor-drie.places: first home wins, the others play on for second place', () => {
      const table = at(yard, nearly, '1 30,30,30 -')
      table.play(0, 'f8-e9')
      expect(table.result).toBeUndefined()
      expect(table.facts(2).at(-1)).toEqual({ fact: 'home', seat: 0, turn: 31 })
      expect(table.refusal(0, 'e9-f8')).toBe(`${game.id}.done`)
      table.play(1, 'l8-k8').play(2, 'l5-k4')
      expect(table.turn).toEqual([1])
      table.play(1, 'k8-l8').play(2, 'k4-l5')
      table.play(1, 'l8-m9')
      expect(table.result).toEqual({ places: [1, 2, 3], why: `${game.id}.goal` })
    })

    it('ecka.goal, halma-voor-drie.goal: everyone goes to the point across', () => {
      const table = at(yard, nearly, '3 30,30,30 -')
      table.play(2, 'l5-m5').play(0, 'f8-e9')
      expect(table.result).toEqual({ places: [2, 3, 1], why: `${game.id}.goal` })
    })

    it('ecka.hinder, ecka.full-court, halma-voor-drie.hinder, halma-voor-drie.full-court: somebody else’s man in the goal keeps you out until the 80th turn', () => {
      const others = [
        ['a1', ...SECOND_GOAL.slice(1)],
        ['h5', ...THIRD_GOAL.slice(1)],
      ]
      const men = [[...FIRST_GOAL.slice(1, -1), 'f8', 'i5'], ...others]
      expect(at(yard, men, '1 78,79,79 -').play(0, 'f8-e9').state.home).toEqual([])
      expect(at(yard, men, '1 79,79,79 -').play(0, 'f8-e9').state.home).toEqual([0])
    })

    it('ecka.pass, halma-voor-drie.pass: who cannot move passes', () => {
      // The lowest point and its row are full, and so is everything within two holes of them.
      const ring = 'm4 m10 m3 m11 l4 l5 l6 l7 l8 l9 l3 l10 k4 k5 k6 k7 k8 k3 k9'.split(' ')
      const own = 'm5 m6 m7 m8 m9 n1 n2 n3 n4 o1 o2 o3 p1 p2 q1'.split(' ')
      const table = at(yard, [own, ring.slice(0, 10), ring.slice(10)])
      expect(table.moves(0)).toEqual(['pass'])
      expect(table.play(0, 'pass').turn).toEqual([1])
    })

    it('ecka.progress, ecka.no-progress, halma-voor-drie.progress, halma-voor-drie.no-progress: fifty turns each without a new lowest number of steps', () => {
      const table = at(yard, [['i5']])
      expect(playOn(game, after(table, 148), 'i5-i6').ended).toBeNull()
      expect(playOn(game, after(table, 149), 'i5-h5').quiet).toBe(0)
      const s = playOn(game, after(table, 149), 'i5-i6')
      expect(game.result({ ...s, inside: [1, 2, 1], away: [9, 9, 8] })).toEqual({
        places: [3, 1, 2],
        why: `${game.id}.no-progress`,
      })
    })

    it('every match ends within the bound', () => {
      const rng = seededRng(6)
      expect(playout(game, game.setup({}, 3), 3, rng, game.bound)).toBeLessThan(game.bound)
      // No hole is more than twelve steps from a goal.
      expect(game.bound).toBe((3 * (15 * 12 + 1) + 1) * 150)
    })

    it('positions read back', () => {
      const text = given(game).play(0, 'm5-l5').position
      const read = game.position!.read(text, {}, 3)
      expect(read.ok && game.position!.write(read.value)).toBe(text)
      const bad = game.position!.read(text.replace('l5', 'd5'), {}, 3)
      expect(bad.ok ? '' : bad.problem.code).toBe('position-field')
    })
  })
})
