import { choices, LANGS } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import {
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
  wander,
} from '../../../test/draughts.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const at = (position: string, options = {}) => given(game, { position, options })
const placings = (table: ReturnType<typeof at>, seat: number) =>
  table.moves(seat).filter((move) => move.startsWith('+'))

describe('contract-dammen: setting up', () => {
  it('contract-dammen.equipment, contract-dammen.setup, contract-dammen.empty-fields: 18 men a side, two in reserve', () => {
    const table = given(game)
    expect(table.position).toBe(at('W:W32-34,36-50:B1-15,17-19:R2,2').position)
    expect(table.state.reserve).toEqual([2, 2])
    for (const field of [16, 20, 31, 35]) expect(table.state.board[field]).toBe(0)
    expect(table.state.board.filter((piece) => piece > 8)).toHaveLength(36)
  })

  it('contract-dammen.white-first, contract-dammen.turn, contract-dammen.forward, contract-dammen.one-step, contract-dammen.diagonal: the first moves', () => {
    const table = given(game)
    expect(table.turn).toEqual([0])
    expect(table.moves(0)).toEqual([
      '32-27',
      '32-28',
      '33-28',
      '33-29',
      '34-29',
      '34-30',
      '36-31',
      '37-31',
      '40-35',
    ])
    expect(table.moves(1)).toEqual([])
    expect(table.refusal(1, '19-23')).toBe('contract-dammen.turn')
    table.play(0, '40-35')
    expect(table.turn).toEqual([1])
    expect(table.moves(1)).toEqual([
      '11-16',
      '14-20',
      '15-20',
      '17-21',
      '17-22',
      '18-22',
      '18-23',
      '19-23',
      '19-24',
    ])
  })
})

describe('contract-dammen: placing', () => {
  it('contract-dammen.reserve, contract-dammen.base-row: a man from the reserve on a field of the own base row that has become free', () => {
    // 42-37 is not possible before 37 is empty; then 48-42 empties 48.
    const table = given(game).play(0, '37-31').play(1, '17-21').play(0, '42-37').play(1, '11-17')
    expect(placings(table, 0)).toEqual([])
    table.play(0, '48-42').play(1, '21-26')
    expect(placings(table, 0)).toEqual(['+48'])
    table.play(0, '+48')
    expect(table.facts(1)).toEqual([
      { fact: 'places', seat: 0, path: ['reserve-white', '48'], field: '48', move: '+48' },
    ])
    expect(table.state.reserve).toEqual([1, 2])
    expect(table.position).toMatch(/^B:W.*48.*:R1,2$/)
    expect(table.turn).toEqual([1])
  })

  it('contract-dammen.base-row: field 4 and its like, on both sides', () => {
    expect(placings(at('W:W28:B5:R2,2'), 0)).toEqual(['+46', '+47', '+48', '+49', '+50'])
    expect(placings(at('W:W28,46,47,48,50:B5:R1,0'), 0)).toEqual(['+49'])
    expect(placings(at('B:W28:B1,2,3,5:R0,1'), 1)).toEqual(['+4'])
    expect(placings(at('B:W28:B22:R2,2', { slagplicht: false }), 1)).toEqual(['+1', '+2', '+3', '+4', '+5'])
    // The opponent's pieces occupy a field just as well.
    expect(placings(at('W:W28:BK46,5:R1,0'), 0)).toEqual(['+47', '+48', '+49', '+50'])
  })

  it('contract-dammen.reserve: twice, and not a third time', () => {
    const table = at('W:W28:B5:R2,0').play(0, '+46').play(1, '5-10').play(0, '+47').play(1, '10-15')
    expect(table.state.reserve).toEqual([0, 0])
    expect(placings(table, 0)).toEqual([])
    expect(table.refusal(0, '+48')).toBe('contract-dammen.reserve')
    expect(placings(at('W:W28:B5:R0,2'), 0)).toEqual([])
  })

  it('contract-dammen.placing: it takes the place of a move, and averts being blocked', () => {
    expect(at('W:W35:B30,24:R0,0').result?.places).toEqual([2, 1])
    const blocked = at('W:W35:B30,24:R1,0')
    expect(blocked.result).toBeUndefined()
    expect(blocked.moves(0)).toEqual(['+46', '+47', '+48', '+49', '+50'])
  })

  it('contract-dammen.no-move: who has lost all pieces may still place one', () => {
    const table = at('W:W28:B33:R0,1').play(0, '28x39')
    expect(table.result).toBeUndefined()
    expect(table.moves(1)).toEqual(['+1', '+2', '+3', '+4', '+5'])
    expect(table.play(1, '+4').position).toBe('W:W39:B4:R0,0')
    expect(at('W:W28:B33:R2,0').play(0, '28x39').result).toEqual({
      places: [1, 2],
      why: 'contract-dammen.no-move',
    })
    expect(at('B:W35:B30,19:R0,2').play(1, '19-24').result?.places).toEqual([2, 1])
  })

  it('contract-dammen.no-move: nor does a reserve help when the base row is full', () => {
    // White's men are blocked, and no field of the base row is free.
    const base = 'W46,47,48,49,50,41,42,43,44,45'
    expect(at(`W:${base}:B36-40,31-35:R1,0`).result?.places).toEqual([2, 1])
    expect(at(`W:${base.replace('50,', '')}:B36-40,31-35:R1,0`).moves(0)).toEqual(['+50'])
  })

  it('contract-dammen.must-capture: not while a capture is due, unless captures may be let go by', () => {
    expect(at('W:W28:B33,5:R2,2').moves(0)).toEqual(['28x39'])
    expect(at('W:W28:B33,5:R2,2').refusal(0, '+46')).toBe('contract-dammen.must-capture')
    expect(placings(at('W:W28:B33,5:R2,2', { slagplicht: false }), 0)).toHaveLength(5)
  })

  it('contract-dammen.notation: a placing is its own move on the table, tapped from the reserve', () => {
    const table = at('W:W28:B5:R1,0')
    expect(choices(table.match, 0).find(({ move }) => move === '+48')?.touches).toEqual([
      ['reserve-white', '48'],
    ])
    const black = at('B:W28:B5:R0,1')
    expect(choices(black.match, 1).find(({ move }) => move === '+4')?.touches).toEqual([
      ['reserve-black', '4'],
    ])
  })

  it('a man placed can capture and be crowned like any other', () => {
    const table = at('W:W28:B39,5:R1,0').play(0, '+50').play(1, '39-43').play(0, '28-22')
    expect(table.moves(1)).toEqual(['43-48', '43-49', '5-10'].toSorted())
    expect(at('W:W28:B44,5:R1,0').play(0, '+50').moves(1)).not.toContain('44-50')
    expect(at('W:W28:B44,5:R1,0').play(0, '+50').play(1, '5-10').moves(0)).toEqual(['50x39'])
  })
})

describe('contract-dammen: the picture', () => {
  const scene = (table: ReturnType<typeof at>, touched: string[] = []) =>
    game.scene(table.match.view(0), 0, touched)

  it('shows the reserves beside the board, and the next man of each can be tapped', () => {
    const [white, black] = scene(at('W:W28:B5:R2,1')).trays
    const man = { look: 'piece', seat: 0, paint: 'white' }
    expect(white).toMatchObject({ id: 'reserve-white', title: { say: 'reserve-of', seat: 0 }, seat: 0 })
    expect(white!.items).toEqual([
      { ...man, at: 0, spot: 'reserve-white' },
      { ...man, at: 1 },
    ])
    expect(black!.items).toEqual([{ ...man, seat: 1, paint: 'black', at: 0, spot: 'reserve-black' }])
  })

  it('keeps the places of reserve men that were placed, so that nothing beside them moves', () => {
    const trays = (position: string) =>
      scene(at(position)).trays.map(({ grid, items }) => [grid, items.length])
    expect(trays('W:W28:B5:R2,1')).toEqual([
      [[2, 1], 2],
      [[2, 1], 1],
    ])
    expect(trays('W:W28:B5:R0,0')).toEqual([
      [[2, 1], 0],
      [[2, 1], 0],
    ])
  })

  it('a man that is placed is none of those that stood there before', () => {
    const table = at('W:W28,48:B5:R2,1').play(0, '48-42').play(1, '5-10').play(0, '+48').play(1, '+5')
    const pieces = scene(table.play(0, '+47')).board!.pieces.map(({ id, on }) => [id, on])
    expect(pieces).toEqual([
      ['piece-53', '5'],
      ['piece-5', '10'],
      ['piece-28', '28'],
      ['piece-48', '42'],
      ['piece-51', '47'],
      ['piece-52', '48'],
    ])
    expect(scene(table).last).toEqual(['47'])
  })

  it('tells what to do', () => {
    const table = at('W:W28:B5:R1,0')
    expect(scene(table).coach).toEqual({ say: 'coach-piece-or-place' })
    expect(scene(table, ['reserve-white']).coach).toEqual({ say: 'coach-place' })
    expect(scene(table, ['28']).coach).toEqual({ say: 'coach-field' })
    expect(scene(at('W:W28:B5:R0,1')).coach).toEqual({ say: 'coach-piece' })
    expect(scene(at('W:W28:B33,5:R1,0')).coach).toEqual({ say: 'coach-must-capture', n: 1 })
  })
})

describe('contract-dammen: what it has in common with dammen', () => {
  it('contract-dammen.capture, contract-dammen.go-on, contract-dammen.backward-capture, contract-dammen.longest-capture: men capture the most', () =>
    capturesLikeDammen(game))
  it('contract-dammen.no-duty: unless it is agreed otherwise', () => capturesFreely(game))
  it('contract-dammen.crown: on the far row', () => crownsOnTheFarRow(game))
  it('contract-dammen.passing: not on the way', () => passesTheFarRow(game))
  it('contract-dammen.king-move, contract-dammen.king-capture: kings fly', () => kingsFly(game))
  it('contract-dammen.repetition: the third time', () => drawsByRepetition(game))
  it('contract-dammen.kings-only: 25 moves each', () => drawsByKingsOnly(game))
  it('contract-dammen.sixteen-moves, contract-dammen.five-moves: a lone king', () => drawsInEndgames(game))

  it('contract-dammen.repetition: not when a man has been placed in between', () => {
    const table = wander(at('W:WK1,46:BK50,15:R1,0'), [1, 7], [50, 44], 4)
    table.play(0, '+47').play(1, '50-44')
    expect(table.state.trail).toHaveLength(4)
  })

  it('contract-dammen.reserve-counts: a reserve man is a piece in the endgames', () => {
    const counted = (position: string) => at(position).state.endgame
    expect(counted('W:WK1:BK50:R0,0')).toBe(1)
    expect(counted('W:WK1:BK50:R1,0')).toBe(1)
    expect(counted('W:WK1:BK50:R2,0')).toBe(2)
    expect(counted('W:WK1,46:BK50:R2,0')).toBe(0)
    expect(counted('W:WK1:BK50:R1,1')).toBe(0)
    // Placing counts as a move like any other there.
    const table = at('W:WK1:BK50:R1,0').play(0, '+46')
    expect(table.state).toMatchObject({ endgame: 1, endgamePlies: 1 })
  })

  it('contract-dammen.fields, contract-dammen.one-piece, contract-dammen.own-pieces, contract-dammen.free-field: own pieces go to free fields of the board', () => {
    expect(given(game).refusal(0, '51-46')).toBe('contract-dammen.fields')
    expect(given(game).refusal(0, '28-23')).toBe('contract-dammen.one-piece')
    expect(given(game).refusal(0, '19-23')).toBe('contract-dammen.own-pieces')
    expect(given(game).refusal(0, '38-32')).toBe('contract-dammen.free-field')
  })

  it('contract-dammen.one-at-a-time, contract-dammen.not-over-own, contract-dammen.once, contract-dammen.taken-after: jumps go over one opposing piece, once', () =>
    jumpsOverOne(game))

  refuses(game, DUTCH_REFUSED)
})

describe('contract-dammen: what placing is refused, and by which rule', () => {
  refuses(game, {
    fields: [
      ['W:W28:B5:R1,0', '+51'],
      ['W:W28:B5:R1,0', '+0'],
      ['W:W28:B5:R1,0', 'reserve-white-99'],
    ],
    'own-pieces': [
      ['W:W28:B5:R1,1', 'reserve-black'],
      ['W:W28:B5:R1,1', 'reserve-black-48'],
      ['B:W28:B5:R1,1', 'reserve-white'],
    ],
    reserve: [
      ['W:W28:B5:R0,2', '+48'],
      ['W:W28:B5:R0,2', 'reserve-white'],
      ['B:W28:B5:R2,0', 'reserve-black-4'],
    ],
    'base-row': [
      ['W:W28:B5:R1,1', '+45'],
      ['W:W28:B5:R1,1', '+4'],
      ['W:W28:B5:R1,1', 'reserve-white-31'],
      ['B:W28:B5:R1,1', '+6'],
      ['B:W28:B5:R1,1', '+48'],
    ],
    'free-field': [
      [undefined, '+48'],
      [undefined, 'reserve-white'],
      ['B:W28:B5:R1,1', '+5'],
      ['W:W28:BK46,5:R1,1', '+46'],
    ],
    'must-capture': [
      ['W:W28:B33,5:R1,1', 'reserve-white'],
      ['W:W28:B33,5:R1,1', 'reserve-white-48'],
    ],
    notation: [['W:W28:B5:R1,1', 'reserve-white-48']],
  })

  it('contract-dammen.turn: nobody places out of turn', () => {
    expect(at('W:W28:B5:R1,1').refusal(1, '+4')).toBe('contract-dammen.turn')
    expect(at('W:W28:B5:R1,1').refusal(1, 'reserve-black')).toBe('contract-dammen.turn')
  })

  it.each(['+', '+4x', 'reserve', 'reserve-green-4', 'reserve-white-', 'reserve-white', '+1234', 'r'])(
    'what is no attempt is not explained: %s',
    (tried) => {
      expect(at('W:W28:B5:R1,0').refusal(0, tried)).toBe('unknown-notation')
    },
  )
})

describe('contract-dammen: positions', () => {
  const read = (text: string) => game.position!.read(text, { slagplicht: true }, 2)
  const rewritten = (text: string) => {
    const answer = read(text)
    return answer.ok ? game.position!.write(answer.value) : answer.problem.code
  }

  it('keep the reserves, and have none where none are written', () => {
    expect(rewritten('W:W28:B5:R2,1')).toBe('W:W28:B5:R2,1')
    expect(rewritten('W:W28:B5')).toBe('W:W28:B5:R0,0')
    expect(rewritten('W:WK1:BK50:R0,1:=kings-only')).toBe('W:WK1:BK50:R0,1:=kings-only')
    expect(rewritten('W:W28:B5:=repetition')).toBe('W:W28:B5:R0,0:=repetition')
  })

  it.each([
    ['W:W28:B5:R', 'bad-reserve'],
    ['W:W28:B5:R2', 'bad-reserve'],
    ['W:W28:B5:R3,0', 'bad-reserve'],
    ['W:W28:B5:R0,3', 'bad-reserve'],
    ['W:W28:B5:R1,1,1', 'bad-reserve'],
    ['W:W28:B5:R-1,1', 'bad-reserve'],
    ['W:W28:B5:2,2', 'bad-mark'],
    ['W:W28:B5:=repetition:R1,1', 'bad-sides'],
    ['W:W31-49:B5:R2,0', 'too-many-pieces'],
    ['W:W31:B1-20:R0,1', 'too-many-pieces'],
    ['W:W31:B:R0,1', 'no-opponent'],
  ])('name what is wrong with %s: %s', (text, code) => {
    const answer = read(text)
    expect(answer.ok ? '' : answer.problem.code).toBe(code)
    for (const lang of LANGS) expect(answer.ok ? '' : answer.problem.text[lang]).toMatch(/\p{L}.*\.$/u)
  })

  it('take as many as there can be', () => {
    expect(rewritten('W:W31-48:B5:R2,0')).toContain(':R2,0')
  })
})
