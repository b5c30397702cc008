import { describe, expect, it } from 'vitest'
import {
  beginsLikeDammen,
  capturesLikeDammen,
  crownsOnTheFarRow,
  drawsByKingsOnly,
  drawsByRepetition,
  drawsInEndgames,
  DUTCH_REFUSED,
  jumpsOverOne,
  kingsFly,
  passesTheFarRow,
  refuses,
  setsUpLikeDammen,
  staysOnFreeFields,
} from '../../../test/draughts.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const at = (position: string, options = {}) => given(game, { position, options })

describe('italiaans-dammen: its own rules', () => {
  it('italiaans-dammen.kings-by-kings: a man does not capture a king', () => {
    expect(at('W:W28:BK22,5').moves(0)).toEqual(['28-23'])
    expect(at('W:W28:BK22,5').refusal(0, '28x17')).toBe('italiaans-dammen.kings-by-kings')
    expect(at('W:W28:BK33,5').refusal(0, '28x39')).toBe('italiaans-dammen.kings-by-kings')
    expect(at('B:WK28,45:B22').moves(1)).toEqual(['22-27'])
    expect(at('B:WK28,45:B22').refusal(1, '22x33')).toBe('italiaans-dammen.kings-by-kings')
  })

  it('italiaans-dammen.kings-by-kings: not in the middle of a capture either', () => {
    // Over 22 to 17, where the king on 12 is safe.
    expect(at('W:W28:B22,K12,5').moves(0)).toEqual(['28x17'])
    expect(at('W:W28:B22,K12,5').refusal(0, '28x17x8')).toBe('italiaans-dammen.kings-by-kings')
    expect(at('W:W28:B22,12,K5').moves(0)).toEqual(['28x8'])
  })

  it('italiaans-dammen.kings-by-kings: a king captures kings and men', () => {
    expect(at('W:WK28:BK22,5').moves(0)).toEqual(['28x11', '28x17', '28x6'])
    expect(at('W:WK46:B37,K19').moves(0)).toEqual(['46x10', '46x14', '46x5'])
  })

  it('italiaans-dammen.must-capture, italiaans-dammen.longest-capture: a duty that cannot be agreed away', () => {
    expect(game.options).toEqual({})
    expect(at('W:W28,40:B33,5').moves(0)).toEqual(['28x39'])
  })

  it('italiaans-dammen.no-move: who has no pieces or no move loses', () => {
    expect(at('W:W28:B33').play(0, '28x39').result).toEqual({
      places: [1, 2],
      why: 'italiaans-dammen.no-move',
    })
    expect(at('B:W35:B30,19').play(1, '19-24').result?.places).toEqual([2, 1])
    // A king in the way blocks a man for good.
    expect(at('W:W35:BK30').result?.places).toEqual([2, 1])
  })
})

describe('italiaans-dammen: what it has in common with dammen', () => {
  it('italiaans-dammen.equipment, italiaans-dammen.setup: twenty men a side on the outer four rows', () =>
    setsUpLikeDammen(game))
  it('italiaans-dammen.white-first, italiaans-dammen.turn, italiaans-dammen.forward, italiaans-dammen.one-step, italiaans-dammen.diagonal: the first moves', () =>
    beginsLikeDammen(game))
  it('italiaans-dammen.capture, italiaans-dammen.go-on, italiaans-dammen.backward-capture, italiaans-dammen.must-capture, italiaans-dammen.longest-capture: men capture, and have to, the most', () =>
    capturesLikeDammen(game))
  it('italiaans-dammen.crown: on the far row', () => crownsOnTheFarRow(game))
  it('italiaans-dammen.passing: not on the way', () => passesTheFarRow(game))
  it('italiaans-dammen.king-move, italiaans-dammen.king-capture: kings fly', () => kingsFly(game))
  it('italiaans-dammen.repetition: the third time', () => drawsByRepetition(game))
  it('italiaans-dammen.kings-only: 25 moves each', () => drawsByKingsOnly(game))
  it('italiaans-dammen.sixteen-moves, italiaans-dammen.five-moves: a lone king', () => drawsInEndgames(game))

  it('italiaans-dammen.fields, italiaans-dammen.one-piece, italiaans-dammen.own-pieces, italiaans-dammen.free-field: own pieces go to free fields of the board', () =>
    staysOnFreeFields(game))

  it('italiaans-dammen.one-at-a-time, italiaans-dammen.not-over-own, italiaans-dammen.once, italiaans-dammen.taken-after, italiaans-dammen.notation: jumps go over one opposing piece, once', () =>
    jumpsOverOne(game))

  refuses(game, DUTCH_REFUSED)
})
