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
  kingsFly,
  passesTheFarRow,
  refuses,
  setsUpLikeDammen,
  staysOnFreeFields,
} from '../../../test/draughts.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const at = (position: string) => given(game, { position })

describe('engels-dammen: its own rules', () => {
  it('engels-dammen.capture-ways: White’s men capture straight forward, to the left and to the right', () => {
    expect(at('W:W33:B23,5').moves(0)).toEqual(['33x13'])
    expect(at('W:W33:B32,5').moves(0)).toEqual(['33x31'])
    expect(at('W:W33:B34,5').moves(0)).toEqual(['33x35'])
  })

  it('engels-dammen.capture-ways: never straight backward', () => {
    expect(at('W:W33:B43,5').moves(0)).toEqual(['33-28', '33-29'])
    expect(at('W:W28:B38,5').refusal(0, '28x48')).toBe('engels-dammen.capture-ways')
  })

  it('engels-dammen.capture-ways: Black’s men likewise, from their own side', () => {
    expect(at('B:W28,45:B18').moves(1)).toEqual(['18x38'])
    expect(at('B:W17,45:B18').moves(1)).toEqual(['18x16'])
    expect(at('B:W19,45:B18').moves(1)).toEqual(['18x20'])
    expect(at('B:W18,45:B28').moves(1)).toEqual(['28-32', '28-33'])
    expect(at('B:W18,45:B28').refusal(1, '28x8')).toBe('engels-dammen.capture-ways')
  })

  it('engels-dammen.capture-ways: diagonally they capture forward and backward', () => {
    expect(at('W:W28:B22,5').moves(0)).toEqual(['28x17'])
    expect(at('W:W28:B33,5').moves(0)).toEqual(['28x39'])
  })

  it('engels-dammen.straight-lines: the neighbour is two away and the landing field two beyond', () => {
    const table = at('W:W32:B22,5').play(0, '32x12')
    expect(table.position).toBe('B:W12:B5')
    expect(table.facts(0)).toMatchObject([{ path: ['32', '12'], takes: ['22'] }])
    // Both landing fields are off the board, or occupied.
    expect(at('W:W34:B35,5').moves(0)).toEqual(['34-29', '34-30'])
    expect(at('W:W33:B23,13,45').moves(0)).toEqual(['33-28', '33-29'])
    expect(at('W:W33:B13,5').moves(0)).toEqual(['33-28', '33-29'])
    expect(at('W:W33:B23,5').refusal(0, '33x3')).toBe('engels-dammen.capture')
  })

  it('engels-dammen.mixed-capture: a diagonal jump after a straight one, and the other way round', () => {
    // 33 straight over 23 to 13, and on diagonally over 9 to 4.
    expect(at('W:W33:B23,9,45').play(0, '33x4').position).toBe('B:WK4:B45')
    // 33 over 29 to 24, and to the left over 23 to 22.
    expect(at('W:W33:B29,23,45').moves(0)).toEqual(['33x22'])
  })

  it('engels-dammen.king-capture: kings capture in all eight directions, counting dark fields only', () => {
    expect(at('W:WK48:B28,5').moves(0)).toEqual(['48x18', '48x8'])
    expect(at('W:WK8:B28,45').moves(0)).toEqual(['8x38', '8x48'])
    expect(at('W:WK26:B28,5').moves(0)).toEqual(['26x29', '26x30'])
    expect(at('W:WK30:B28,45').moves(0)).toEqual(['30x26', '30x27'])
    expect(
      at('W:WK48:B28,18,5')
        .moves(0)
        .every((move) => move.includes('-')),
    ).toBe(true)
    expect(at('B:W28,45:BK48').moves(1)).toEqual(['48x18', '48x8'])
  })

  it('engels-dammen.no-move: who has no pieces or no move loses', () => {
    expect(at('W:W28:B33').play(0, '28x39').result).toEqual({ places: [1, 2], why: 'engels-dammen.no-move' })
    expect(at('B:W35:B30,19').play(1, '19-24').result?.places).toEqual([2, 1])
    // Only a straight capture is left.
    expect(at('W:W35:B30,24,25').moves(0)).toEqual(['35x15'])
  })
})

describe('engels-dammen: what it has in common with dammen', () => {
  it('engels-dammen.equipment, engels-dammen.setup: twenty men a side on the outer four rows', () =>
    setsUpLikeDammen(game))
  it('engels-dammen.white-first, engels-dammen.turn, engels-dammen.forward, engels-dammen.one-step, engels-dammen.diagonal: the first moves', () =>
    beginsLikeDammen(game))
  it('engels-dammen.capture, engels-dammen.go-on, engels-dammen.must-capture, engels-dammen.longest-capture: men capture, and have to, the most', () =>
    capturesLikeDammen(game))
  it('engels-dammen.no-duty: unless it is agreed otherwise', () => capturesFreely(game))
  it('engels-dammen.crown: on the far row', () => crownsOnTheFarRow(game))
  it('engels-dammen.passing: not on the way', () => passesTheFarRow(game))
  it('engels-dammen.king-move, engels-dammen.king-capture: kings fly', () => kingsFly(game))
  it('engels-dammen.repetition: the third time', () => drawsByRepetition(game))
  it('engels-dammen.kings-only: 25 moves each', () => drawsByKingsOnly(game))
  it('engels-dammen.sixteen-moves, engels-dammen.five-moves: a lone king', () => drawsInEndgames(game))

  it('engels-dammen.fields, engels-dammen.one-piece, engels-dammen.own-pieces, engels-dammen.free-field: own pieces go to free fields of the board', () =>
    staysOnFreeFields(game))

  it('engels-dammen.one-at-a-time, engels-dammen.not-over-own, engels-dammen.once, engels-dammen.taken-after, engels-dammen.notation: jumps go over one opposing piece, once', () => {
    expect(at('W:WK46:B28,23').moves(0)).toEqual(['46-32', '46-37', '46-41'])
    expect(at('W:WK46,37:B45').moves(0)).toEqual(['37-31', '37-32', '46-41'])
    // Round by 32, 22, 23 and 33, and back to the start; 32 and 33 are not jumped a second time.
    expect(at('W:W38:B32,22,23,33,5').moves(0)).toEqual(['38x38'])
  })

  refuses(game, DUTCH_REFUSED)
})
