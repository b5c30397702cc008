import { copyJson, playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const at = (position: string) => given(game, { position })
const scene = (table: ReturnType<typeof at>, eye: 0 | 1 | 'watcher' = 0, touched: string[] = []) =>
  game.scene(table.match.view(eye), eye, touched)
const why = (table: ReturnType<typeof at>) => table.result?.why.replace('rovers-en-veldwachter.', '')

describe('rovers-en-veldwachter: the start', () => {
  it('rovers-en-veldwachter.equipment, rovers-en-veldwachter.setup, rovers-en-veldwachter.fields: twenty men each on four rows', () => {
    const pieces = scene(given(game)).board?.pieces ?? []
    const of = (seat: number) => pieces.filter((piece) => piece.seat === seat).map(({ on }) => Number(on))
    expect(of(0)).toEqual(Array.from({ length: 20 }, (_, i) => 31 + i))
    expect(of(1)).toEqual(Array.from({ length: 20 }, (_, i) => 1 + i))
    expect(pieces[0]).toEqual({ id: 'man-1', on: '31', look: 'man', seat: 0, paint: 'white' })
    expect(pieces[20]).toEqual({ id: 'man-21', on: '1', look: 'man', seat: 1, paint: 'black' })
  })

  it('rovers-en-veldwachter.white-first, rovers-en-veldwachter.turn: White starts, then they take turns', () => {
    const table = given(game)
    expect(table.turn).toEqual([0])
    expect(table.moves(0)).toEqual(
      '31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30'.split(' ').toSorted(),
    )
    expect(table.moves(1)).toEqual([])
    expect(table.play(0, '32-28').turn).toEqual([1])
    expect(table.refusal(0, '33-29')).toBe('rovers-en-veldwachter.turn')
    expect(table.play(1, '19-23').turn).toEqual([0])
  })
})

describe('rovers-en-veldwachter: moves', () => {
  it('rovers-en-veldwachter.diagonal, rovers-en-veldwachter.one-step: one field in all four directions, for both', () => {
    expect(at('W:W28:B1').moves(0)).toEqual(['28-22', '28-23', '28-32', '28-33'])
    expect(at('B:W50:B28').moves(1)).toEqual(['28-22', '28-23', '28-32', '28-33'])
    expect(at('W:W26:B1').moves(0)).toEqual(['26-21', '26-31'])
    expect(at('W:W46:B1').moves(0)).toEqual(['46-41'])
  })

  it('rovers-en-veldwachter.jump, rovers-en-veldwachter.stays: over an opposing man, which stays', () => {
    const table = at('W:W28,46:B22,1')
    expect(table.moves(0)).toEqual(['28-17', '28-23', '28-32', '28-33', '46-41'])
    table.play(0, '28-17')
    expect(table.position).toBe('B:W17,46:B1,22:H0:F1')
    expect(table.facts(1)).toEqual([{ fact: 'jumps', seat: 0, path: ['28', '17'], n: 1, move: '28-17' }])
  })

  it('rovers-en-veldwachter.not-over-own: one’s own men are in the way', () => {
    expect(at('W:W28,22:B1').moves(0)).toEqual(['22-17', '22-18', '22-27', '28-23', '28-32', '28-33'])
    expect(at('W:W28,22:B1').refusal(0, '28-17')).toBe('rovers-en-veldwachter.not-over-own')
    expect(at('B:W50:B23,28').refusal(1, '23-32')).toBe('rovers-en-veldwachter.not-over-own')
  })

  it('rovers-en-veldwachter.chain: jumps go on, backward too, and may stop anywhere', () => {
    expect(at('W:W28:B33,43,1').moves(0)).toEqual(['28-22', '28-23', '28-32', '28-39', '28-48'])
    const table = at('W:W38:B32,22,23,13').play(0, '38-9')
    expect(table.facts(0)[0]).toEqual({
      fact: 'jumps',
      seat: 0,
      path: ['38', '27', '18', '9'],
      n: 3,
      move: '38-9',
    })
  })

  it('rovers-en-veldwachter.elsewhere: a round trip is no move', () => {
    const table = at('W:W48:B42,43,32,33,1')
    expect(table.moves(0)).toEqual(['48-28', '48-37', '48-39'])
    expect(table.refusal(0, '48-37-28-39-48')).toBe('rovers-en-veldwachter.elsewhere')
    expect(table.refusal(0, '48-48')).toBe('rovers-en-veldwachter.elsewhere')
  })

  it('rovers-en-veldwachter.one-man, rovers-en-veldwachter.own-men, rovers-en-veldwachter.free-field: an own man to a free field', () => {
    const table = at('W:W28,33:B22,1')
    expect(table.refusal(0, '27-21')).toBe('rovers-en-veldwachter.one-man')
    expect(table.refusal(0, '22-17')).toBe('rovers-en-veldwachter.own-men')
    expect(table.refusal(0, '28-22')).toBe('rovers-en-veldwachter.free-field')
    expect(table.refusal(0, '28-33')).toBe('rovers-en-veldwachter.free-field')
    expect(table.refusal(0, '28-51')).toBe('rovers-en-veldwachter.fields')
    expect(table.refusal(0, '28-18')).toBe('rovers-en-veldwachter.diagonal')
    expect(table.refusal(0, '28-19')).toBe('rovers-en-veldwachter.one-step')
    expect(table.refusal(0, '28-11')).toBe('rovers-en-veldwachter.jump')
    expect(table.refusal(0, '28-17-12')).toBe('rovers-en-veldwachter.chain')
    expect(table.refusal(0, '28x17')).toBe('rovers-en-veldwachter.notation')
    expect(table.refusal(0, 'pass')).toBe('unknown-notation')
    expect(given(game).refusal(0, '46')).toBe('rovers-en-veldwachter.free-field')
    expect(given(game).refusal(0, '31')).toBe('unknown-notation')
  })

  it('rovers-en-veldwachter.notation: a chain is written by its start and end', () => {
    const table = at('W:W28:B33,43,1')
    expect(table.refusal(0, '28-39-48')).toBe('rovers-en-veldwachter.notation')
    expect(table.play(0, '28-48').facts(0)[0]).toMatchObject({ path: ['28', '39', '48'], move: '28-48' })
  })
})

describe('rovers-en-veldwachter: the end', () => {
  it('rovers-en-veldwachter.goal: all men on the far four rows win', () => {
    const white = at('W:W1-19,24:B21').play(0, '24-20')
    expect(white.result).toEqual({ places: [1, 2], why: 'rovers-en-veldwachter.goal' })
    expect(white.facts(1).at(-1)).toEqual({ fact: 'goal', seat: 0 })
    const black = at('B:W30:B32-50,26').play(1, '26-31')
    expect(black.result).toEqual({ places: [2, 1], why: 'rovers-en-veldwachter.goal' })
    expect(at('W:W1-18,24,28:B21').play(0, '24-20').result).toBeUndefined()
  })

  it('rovers-en-veldwachter.blocked: who cannot move loses', () => {
    const table = at('B:W46:B41,32,1').play(1, '32-37')
    expect(table.result).toEqual({ places: [2, 1], why: 'rovers-en-veldwachter.blocked' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'blocked', seat: 0 })
    const other = at('W:W50,10,19:B5').play(0, '19-14')
    expect(other.result).toEqual({ places: [1, 2], why: 'rovers-en-veldwachter.blocked' })
    // A jump out is a move.
    expect(at('B:W46:B41,31,1').play(1, '31-26').moves(0)).toEqual(['46-37'])
  })

  it('rovers-en-veldwachter.left-behind: from the 80th turn opposing men fill up White’s goal', () => {
    const position = 'W:W1,2,4-19,24,50:B3,21'
    const early = at(`${position}:F79`).play(0, '24-20')
    expect(early.result).toBeUndefined()
    const late = at(`${position}:F80`).play(0, '24-20')
    expect(late.result).toEqual({ places: [1, 2], why: 'rovers-en-veldwachter.left-behind' })
    expect(late.facts(1).at(-1)).toEqual({ fact: 'left-behind', seat: 0 })
    // Every other field must be filled.
    expect(at('W:W1,2,5-19,24,50:B3,21:F80').play(0, '24-20').result).toBeUndefined()
  })

  it('rovers-en-veldwachter.left-behind: the same for Black, by Black’s own count of turns', () => {
    const position = 'B:W50,21:B32-49,26,1'
    expect(at(`${position}:F79`).play(1, '26-31').result).toBeUndefined()
    expect(at(`${position}:F80`).play(1, '26-31').result).toEqual({
      places: [2, 1],
      why: 'rovers-en-veldwachter.left-behind',
    })
  })

  it('rovers-en-veldwachter.left-behind: also when the opponent fills the last field, once the turns are over', () => {
    const position = 'B:W1-19,50:B24,25'
    expect(at(`${position}:F79`).play(1, '24-20').result).toBeUndefined()
    expect(at(`${position}:F80`).play(1, '24-20').result).toEqual({
      places: [1, 2],
      why: 'rovers-en-veldwachter.left-behind',
    })
    // White fills Black's goal in turn 80, but Black has finished only 79.
    const white = 'W:W27,26:B31,33-50,1'
    expect(at(`${white}:F80`).play(0, '27-32').result).toBeUndefined()
    expect(at(`${white}:F81`).play(0, '27-32').result?.places).toEqual([2, 1])
  })

  it('rovers-en-veldwachter.left-behind: a goal full of opposing men alone is not reached', () => {
    expect(at('W:W31-50:B1-20:F90').result).toBeUndefined()
    expect(at('W:W31-50:B1-20:F90').play(0, '32-28').result).toBeUndefined()
  })

  it('rovers-en-veldwachter.repetition: the third time is a draw, also across progress', () => {
    const table = at('W:W28:B5')
    for (let round = 0; round < 2; round++) {
      expect(why(table)).toBeUndefined()
      table.play(0, '28-33').play(1, '5-10').play(0, '33-28').play(1, '10-5')
    }
    expect(table.result).toEqual({ places: [1, 1], why: 'rovers-en-veldwachter.repetition' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'repetition-drawn' })
    expect(table.position).toBe('W:W28:B5:H6:F5:=repetition')
    expect(at(table.position).result).toEqual(table.result)
  })

  it('rovers-en-veldwachter.repetition: both players’ men must stand the same, with the same player to move', () => {
    const table = at('W:W28:B5')
    // White returns to 28, with Black on another field each time.
    table.play(0, '28-33').play(1, '5-10').play(0, '33-28').play(1, '10-14')
    table.play(0, '28-33').play(1, '14-19').play(0, '33-28').play(1, '19-24')
    table.play(0, '28-33').play(1, '24-29').play(0, '33-28')
    expect(why(table)).toBeUndefined()
  })

  it('rovers-en-veldwachter.distance: progress is being nearer than ever', () => {
    const quiet = (table: ReturnType<typeof at>) => Number(/H(\d+)/.exec(table.position)?.[1])
    const table = at('W:W28:B23')
    expect(quiet(table.play(0, '28-33'))).toBe(1)
    expect(quiet(table.play(1, '23-19'))).toBe(2)
    expect(quiet(table.play(0, '33-28'))).toBe(3)
    expect(quiet(table.play(1, '19-13'))).toBe(4)
    expect(quiet(table.play(0, '28-22'))).toBe(0)
    expect(quiet(table.play(1, '13-19'))).toBe(1)
    // Inside the goal a man has no distance left, wherever it is.
    expect(quiet(at('W:W12,28:B23').play(0, '12-7'))).toBe(1)
  })

  it('rovers-en-veldwachter.no-progress: after fifty turns each, most men in the goal, then the least distance', () => {
    const after = (position: string, white: string, black: string) =>
      at(position).play(0, white).play(1, black)
    // Three rows to go for both.
    const drawn = after('W:W28:B23:H98', '28-33', '23-19')
    expect(drawn.result).toEqual({ places: [1, 1], why: 'rovers-en-veldwachter.no-progress' })
    expect(drawn.facts(0).at(-1)).toEqual({ fact: 'no-progress-drawn' })
    const nearer = after('W:W28:B18:H98', '28-33', '18-13')
    expect(nearer.result).toEqual({ places: [1, 2], why: 'rovers-en-veldwachter.no-progress' })
    expect(nearer.facts(0).at(-1)).toEqual({ fact: 'no-progress', seat: 0 })
    expect(after('W:W33:B23:H98', '33-38', '23-19').result?.places).toEqual([2, 1])
    // A man in the goal counts more than the distance left.
    expect(after('W:W48,1:B23,24:H98', '48-42', '23-19').result).toBeUndefined()
    expect(after('W:W42,1:B23,24:H98', '42-48', '23-19').result?.places).toEqual([1, 2])
    expect(after('W:W28,27:B18,50:H98', '28-33', '18-13').result?.places).toEqual([2, 1])
    // One turn less is not enough.
    expect(after('W:W28:B23:H97', '28-33', '23-19').result).toBeUndefined()
  })
})

describe('rovers-en-veldwachter: the picture and random matches', () => {
  it('counts down what comes near', () => {
    const rows = (position: string) => scene(at(position)).sheets.map((sheet) => sheet.rows)
    expect(rows('W:W28:B23:H59:F59')).toEqual([])
    expect(rows('W:W28:B23:H60:F59')).toEqual([[[{ say: 'count-quiet' }, 20]]])
    expect(rows('W:W28:B23:H0:F60')).toEqual([[[{ say: 'count-behind' }, 20]]])
    expect(rows('W:W28:B23:H97:F79')).toEqual([
      [
        [{ say: 'count-quiet' }, 2],
        [{ say: 'count-behind' }, 1],
      ],
    ])
    expect(rows('W:W28:B23:H0:F80')).toEqual([])
    expect(rows('W:W28:B23:H100:F79')).toEqual([])
    expect(scene(at('W:W28:B23:H60')).sheets[0]).toMatchObject({ id: 'count', title: { say: 'count-title' } })
  })

  it('counts the men across', () => {
    expect(scene(at('W:W1,2,28:B23,45')).seats).toEqual([
      { note: { say: 'men-arrived', men: 2, all: 3 } },
      { note: { say: 'men-arrived', men: 1, all: 2 } },
    ])
  })

  it('draws the lines before both homes', () => {
    const lines = scene(given(game)).board?.ground.filter((each) => 'line' in each)
    expect(lines).toEqual([
      {
        line: [
          [0, 6],
          [10, 6],
        ],
        paint: { seat: 0 },
      },
      {
        line: [
          [10, 4],
          [0, 4],
        ],
        paint: { seat: 1 },
      },
    ])
  })

  it('men stand where the board says, and distances and trail keep up', () => {
    const rng = seededRng(1)
    const rowsToGo = (field: number, seat: number) => {
      const row = Math.floor((field - 1) / 5)
      return Math.max(0, seat === 0 ? row - 3 : 6 - row)
    }
    const s = game.setup({}, 2)
    for (let ply = 0; ply < 300 && game.turn(s).length > 0; ply++) {
      const copy = game.copy!(s)
      const asItWas = JSON.stringify(copyJson(s))
      const moves = game.moves(s, s.seat)
      game.play(s, s.seat, moves[rng(moves.length)]!)
      expect(JSON.stringify(copy)).toBe(asItWas)
      const sides = [s.men.slice(0, 20), s.men.slice(20)]
      expect(s.far).toEqual(
        sides.map((men, seat) => men.reduce((sum, field) => sum + rowsToGo(field, seat), 0)),
      )
      expect(s.trail.slice(-2)).toEqual(
        sides.map((men) => men.reduce((sum, field) => sum + 2 ** (field - 1), 0)),
      )
      expect(s.men.map((field) => s.board[field])).toEqual(s.men.map((_, man) => man + 1))
    }
  })

  it('every match ends within its bound', () => {
    expect(game.bound).toBe((180 + 1) * 100)
    const rng = seededRng(2)
    for (let match = 0; match < 3; match++) {
      expect(playout(game, game.setup({}, 2), 2, rng, game.bound)).toBeLessThan(game.bound)
    }
  })
})
