import { describe, expect, it } from 'vitest'
import {
  beginsLikeDammen,
  capturesFreely,
  capturesLikeDammen,
  crownsOnTheFarRow,
  drawsByKingsOnly,
  drawsByRepetition,
  drawsInEndgames,
  DUTCH_REFUSED,
  jumpsOverOne,
  kingsFly,
  refuses,
  setsUpLikeDammen,
  staysOnFreeFields,
} from '../../../test/draughts.ts'
import { given } from '../../../test/table.ts'
import { evaluation } from './evaluation.ts'
import { game } from './index.ts'

const at = (position: string) => given(game, { position })

describe('frans-dammen: its own rules', () => {
  it('frans-dammen.capture-ways: White’s men capture backward, to the left and to the right', () => {
    expect(at('W:W28:B32,5').moves(0)).toEqual(['28x37'])
    expect(at('W:W28:B33,5').moves(0)).toEqual(['28x39'])
  })

  it('frans-dammen.capture-ways: and never forward', () => {
    expect(at('W:W28:B22,5').moves(0)).toEqual(['28-23'])
    expect(at('W:W28:B22,23,5').result?.places).toEqual([2, 1])
    expect(at('W:W28:B22,5').refusal(0, '28x17')).toBe('frans-dammen.capture-ways')
    expect(at('W:W28:B23,5').refusal(0, '28-19')).toBe('frans-dammen.capture-ways')
    // 28 over 33 to 39 and over 43 to 48. The man on 34 would have to be captured forward from 39.
    expect(at('W:W28:B33,34,43,5').play(0, '28x48').position).toBe('B:W48:B5,34')
  })

  it('frans-dammen.capture-ways: so do Black’s', () => {
    expect(at('B:W17,45:B22').moves(1)).toEqual(['22x11'])
    expect(at('B:W18,45:B22').moves(1)).toEqual(['22x13'])
    expect(at('B:W28,45:B22').moves(1)).toEqual(['22-27'])
    expect(at('B:W28,45:B22').refusal(1, '22x33')).toBe('frans-dammen.capture-ways')
  })

  it('frans-dammen.king-ways: kings capture both ways', () => {
    expect(at('W:WK33:B28,5').moves(0)).toEqual(['33x11', '33x17', '33x22', '33x6'])
    expect(at('W:WK33:B39,5').moves(0)).toEqual(['33x44', '33x50'])
    expect(at('B:W39,45:BK33').moves(1)).toEqual(['33x44', '33x50'])
    expect(at('B:W28,45:BK33').moves(1)).toEqual(['33x11', '33x17', '33x22', '33x6'])
  })

  it('frans-dammen.no-move: who has no pieces or no move loses', () => {
    expect(at('W:W28:B33').play(0, '28x39').result).toEqual({ places: [1, 2], why: 'frans-dammen.no-move' })
    expect(at('B:W35:B30,19').play(1, '19-24').result?.places).toEqual([2, 1])
    // A man that could only capture forward is blocked.
    expect(at('W:W35:B30').result?.places).toEqual([2, 1])
  })
})

describe('frans-dammen: what it has in common with dammen', () => {
  it('frans-dammen.equipment, frans-dammen.setup: twenty men a side on the outer four rows', () =>
    setsUpLikeDammen(game))
  it('frans-dammen.white-first, frans-dammen.turn, frans-dammen.forward, frans-dammen.one-step, frans-dammen.diagonal: the first moves', () =>
    beginsLikeDammen(game))
  it('frans-dammen.capture, frans-dammen.go-on, frans-dammen.must-capture, frans-dammen.longest-capture: men capture, and have to, the most', () =>
    capturesLikeDammen(game))
  it('frans-dammen.no-duty: unless it is agreed otherwise', () => capturesFreely(game))
  it('frans-dammen.crown: on the far row', () => crownsOnTheFarRow(game))
  it('frans-dammen.king-move, frans-dammen.king-capture: kings fly', () => kingsFly(game))
  it('frans-dammen.repetition: the third time', () => drawsByRepetition(game))
  it('frans-dammen.kings-only: 25 moves each', () => drawsByKingsOnly(game))
  it('frans-dammen.sixteen-moves, frans-dammen.five-moves: a lone king', () => drawsInEndgames(game))

  it('frans-dammen.fields, frans-dammen.one-piece, frans-dammen.own-pieces, frans-dammen.free-field: own pieces go to free fields of the board', () =>
    staysOnFreeFields(game))

  it('frans-dammen.one-at-a-time, frans-dammen.not-over-own, frans-dammen.once, frans-dammen.taken-after, frans-dammen.notation: jumps go over one opposing piece, once', () =>
    jumpsOverOne(game))

  refuses(game, DUTCH_REFUSED)
})

describe('frans-dammen: what a position is worth', () => {
  const worth = (text: string, seat = 0): number => {
    const position = game.position!.read(text, { slagplicht: true }, 2)
    if (!position.ok) throw new Error(position.problem.text.en)
    return evaluation.worth(position.value, seat)
  }

  it('is the same to White and to Black where the board is turned round', () => {
    // Field f becomes 51 − f.
    expect(worth('W:W27,32,38,K43:B3,8,14', 0)).toBeCloseTo(worth('B:W48,43,37:B24,19,13,K8', 1), 10)
  })
  it('is better for who has steps left', () => {
    // 28 is blocked by 22 and 23, each of which has a free field ahead.
    expect(worth('W:W28,35:B22,23')).toBeLessThan(0)
    // From the edge 35 can only go to 30, where a black man is; from 34 the field 29 is free.
    expect(worth('W:W34:B30')).toBeGreaterThan(worth('W:W35:B30'))
  })
})
