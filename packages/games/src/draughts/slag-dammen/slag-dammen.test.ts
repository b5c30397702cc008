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
  passesTheFarRow,
  refuses,
  setsUpLikeDammen,
  staysOnFreeFields,
} from '../../../test/draughts.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const at = (position: string) => given(game, { position })

describe('slag-dammen: its own rules', () => {
  it('slag-dammen.no-pieces: who is first without pieces wins', () => {
    const table = at('W:W28:B33').play(0, '28x39')
    expect(table.result).toEqual({ places: [2, 1], why: 'slag-dammen.no-pieces' })
    expect(table.turn).toEqual([])
    expect(table.facts(0).at(-1)).toEqual({ fact: 'no-pieces', seat: 1 })
    expect(at('B:W33:B28').play(1, '28x39').result).toEqual({ places: [1, 2], why: 'slag-dammen.no-pieces' })
  })

  it('slag-dammen.no-move: who cannot move wins too', () => {
    const table = at('B:W35:B30,19').play(1, '19-24')
    expect(table.result).toEqual({ places: [1, 2], why: 'slag-dammen.no-move' })
    expect(table.facts(1).at(-1)).toEqual({ fact: 'no-move', seat: 0 })
    expect(at('W:W16,32:B11,7').play(0, '32-27').result).toBeUndefined()
  })
})

describe('slag-dammen: what it has in common with dammen', () => {
  it('slag-dammen.equipment, slag-dammen.setup: twenty men a side on the outer four rows', () =>
    setsUpLikeDammen(game))
  it('slag-dammen.white-first, slag-dammen.turn, slag-dammen.forward, slag-dammen.one-step, slag-dammen.diagonal: the first moves', () =>
    beginsLikeDammen(game))
  it('slag-dammen.capture, slag-dammen.go-on, slag-dammen.backward-capture, slag-dammen.must-capture, slag-dammen.longest-capture: men capture, and have to, the most', () =>
    capturesLikeDammen(game))
  it('slag-dammen.no-duty: unless it is agreed otherwise', () => capturesFreely(game))
  it('slag-dammen.crown: on the far row', () => crownsOnTheFarRow(game))
  it('slag-dammen.passing: not on the way', () => passesTheFarRow(game))
  it('slag-dammen.king-move, slag-dammen.king-capture: kings fly', () => kingsFly(game))
  it('slag-dammen.repetition: the third time', () => drawsByRepetition(game))
  it('slag-dammen.kings-only: 25 moves each', () => drawsByKingsOnly(game))
  it('slag-dammen.sixteen-moves, slag-dammen.five-moves: a lone king', () => drawsInEndgames(game))

  it('slag-dammen.fields, slag-dammen.one-piece, slag-dammen.own-pieces, slag-dammen.free-field: own pieces go to free fields of the board', () =>
    staysOnFreeFields(game))

  it('slag-dammen.one-at-a-time, slag-dammen.not-over-own, slag-dammen.once, slag-dammen.taken-after, slag-dammen.notation: jumps go over one opposing piece, once', () =>
    jumpsOverOne(game))

  refuses(game, DUTCH_REFUSED)
})
