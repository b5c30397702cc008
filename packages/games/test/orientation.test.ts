import type { Seat } from '@spellendoos/kernel'
import { facing, turnFor, type Board } from '@spellendoos/scene'
import { describe, expect, it } from 'vitest'
import { games } from '../src/index.ts'
import { begin, settings } from './conformance/settings.ts'

/** Slightly more than half, for men that are in the middle. */
const MIDDLE = 0.5 - 1e-6

/** The centre of a seat's own men, as fractions of the board's width and height; `undefined` while none is on it. */
function middleOf(
  { places, pieces, size: [w, h] }: Board,
  seat: Seat,
): readonly [x: number, y: number] | undefined {
  const at = new Map(places.map((place) => [place.id, place.at]))
  const own = pieces.flatMap((piece) => {
    const place = piece.seat === seat ? at.get(piece.on) : undefined
    return place === undefined ? [] : [place]
  })
  const mean = (axis: 0 | 1) => own.reduce((sum, each) => sum + each[axis], 0) / own.length
  return own.length === 0 ? undefined : [mean(0) / w, mean(1) / h]
}

const several = games.filter(({ seats }) => seats.at(-1)! > 1)

describe('a table turns to whoever sits there', () => {
  it.each(several.map((game) => [game.id, game] as const))('%s', (_, game) => {
    for (const setting of settings(game)) {
      const match = begin(game, setting)
      for (let seat = 0; seat < setting.seats; seat++) {
        const scene = game.scene(match.view(seat), seat, [])
        if (scene.board === undefined) return
        const { board } = facing(scene, seat)
        const name = `${setting.name}, seat ${seat}`
        expect(middleOf(board!, seat)?.[1] ?? 1, `own men, ${name}`).toBeGreaterThanOrEqual(MIDDLE)
        expect(idsOf(board!), `at ${name}`).toEqual(idsOf(scene.board))
        const [w, h] = board!.size
        const outside = board!.places.filter(({ at: [x, y] }) => x < 0 || y < 0 || x > w || y > h)
        expect(outside, `at ${name}`).toEqual([])
        // A point of a tables board has no side.
        const hasSpikes = scene.board.places.some(({ shape }) => shape.startsWith('spike'))
        expect(hasSpikes ? turnFor(scene.board, seat) % 180 : 0, `at ${name}`).toBe(0)
      }
    }
  })
})

const idsOf = ({ places }: Board) => places.map(({ id }) => id).toSorted()
