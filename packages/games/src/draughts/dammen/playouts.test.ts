import { copyJson, playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { DARK_FIELDS } from '../fields.ts'
import { setOf } from '../sets.ts'
import { isKing, knownBy, seatOf, type Draughts } from '../state.ts'
import { game } from './index.ts'

const standing = (s: Draughts) =>
  s.board.flatMap((piece, field) => (field > 0 && piece > 0 ? [{ piece, field }] : []))
const onFarRow = ({ piece, field }: { piece: number; field: number }) =>
  seatOf(piece) === 0 ? field <= 5 : field >= 46

/** The sets of fields that correspond to a board. */
const setsOf = ({ board }: Draughts) =>
  [(piece: number) => seatOf(piece) === 0, (piece: number) => seatOf(piece) === 1, isKing].flatMap(
    (passes) => [...setOf(DARK_FIELDS, (field) => board[field]! > 0 && passes(board[field]!))],
  )

describe.each([true, false])('dammen: random matches, slagplicht %s', (slagplicht) => {
  it('the sets are the board, men are crowned, pieces only leave, and a copy stays as it was', () => {
    const rng = seededRng(1)
    for (let match = 0; match < 3; match++) {
      const s = game.setup({ slagplicht }, 2)
      let before = 40
      while (game.turn(s).length > 0) {
        const moves = game.moves(s, s.seat)
        const copy = game.copy!(s)
        const asItWas = JSON.stringify(copyJson(s))
        game.play(s, s.seat, moves[rng(moves.length)]!)
        const pieces = standing(s)
        const ids = new Set(pieces.map(({ piece }) => knownBy(piece)))
        const uncrowned = pieces.filter((each) => onFarRow(each) && !isKing(each.piece))
        expect([
          JSON.stringify(copy),
          s.sets.join(),
          ids.size,
          uncrowned.length,
          pieces.length <= before,
        ]).toEqual([asItWas, setsOf(s).join(), pieces.length, 0, true])
        before = pieces.length
      }
    }
  })

  it('every match ends', () => {
    const rng = seededRng(2)
    for (let match = 0; match < 20; match++) {
      expect(playout(game, game.setup({ slagplicht }, 2), 2, rng, game.bound)).toBeLessThan(game.bound)
    }
  })
})

describe('dammen: the bound', () => {
  it('is what steps of men, captures and moves of kings between them can add up to', () => {
    // 300 rows of advance, 78 rows that captures can win back, 39 captures; 50 kings' moves around each of these.
    expect(game.bound).toBe((300 + 78 + 39 + 1) * 51)
  })
})
