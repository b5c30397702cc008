import { choices, walk } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const at = (position: string, options = {}) => given(game, { position, options })
const touches = (table: ReturnType<typeof at>, move: string) =>
  choices(table.match, 0).find((choice) => choice.move === move)?.touches

describe('dammen: how moves are written', () => {
  it('dammen.notation: captures with the same start and end that take other pieces name every landing field', () => {
    // From 48 round a square of four, on the left over 42 and 32 or on the right over 43 and 33, both to 28;
    // then on over 22, 12 and 13 to 19. Round the whole square would be four pieces, this is five.
    const table = at('W:W48:B42,32,43,33,22,12,13')
    expect(table.moves(0)).toEqual(['48x37x28x17x8x19', '48x39x28x17x8x19'])
    table.play(0, '48x39x28x17x8x19')
    expect(table.position).toBe('B:W19:B32,42')
    expect(table.facts(1)).toMatchObject([{ move: '48x39x28x17x8x19', n: 5 }])
  })

  it('dammen.notation: start and end are enough where the ends differ', () => {
    expect(at('W:W28:B22,23,5').moves(0)).toEqual(['28x17', '28x19'])
  })

  it('dammen.notation: captures of the same pieces with the same start and end are one move', () => {
    expect(at('W:W38:B32,22,23,33').moves(0)).toEqual(['38x38'])
  })
})

describe('dammen: taps', () => {
  it('a step is a tap on the piece and one on its field', () => {
    expect(touches(given(game), '32-28')).toEqual([['32', '28']])
  })

  it('a capture is its start and its end, or every landing field', () => {
    expect(touches(at('W:W28:B22,5'), '28x17')).toEqual([['28', '17']])
    expect(touches(at('W:W28:B22,12,5'), '28x8')).toEqual([
      ['28', '8'],
      ['28', '17', '8'],
    ])
  })

  it('any landing field between will do where the same pieces are taken', () => {
    expect(touches(at('W:WK46:B37,19'), '46x5')).toEqual([
      ['46', '5'],
      ['46', '32', '5'],
      ['46', '28', '5'],
      ['46', '23', '5'],
    ])
  })

  it('two captures with the same ends are told apart by their landing fields', () => {
    const table = at('W:W48:B42,32,43,33,22,12,13')
    expect(touches(table, '48x37x28x17x8x19')).toEqual([['48', '37', '28', '17', '8', '19']])
    expect(walk(choices(table.match, 0), ['48']).next).toEqual(['37', '39'])
  })

  it('a round trip goes either way and needs all its fields', () => {
    expect(touches(at('W:W38:B32,22,23,33'), '38x38')?.toSorted()).toEqual([
      ['38', '27', '18', '29', '38'],
      ['38', '29', '18', '27', '38'],
    ])
  })

  it('start and end are not enough where the end is also the first landing field', () => {
    // Over 28 to 19, round by 13, 12, 42, 39 and 24, and to 19 again.
    const table = at('W:WK46:B12,13,24,28,39,42')
    expect(table.moves(0)).toEqual(['46x19'])
    expect(touches(table, '46x19')?.toSorted()).toEqual([
      ['46', '19', '30', '48', '26', '8', '19'],
      ['46', '19', '8', '26', '48', '30', '19'],
    ])
    expect(walk(choices(table.match, 0), ['46', '19'])).toEqual({ next: ['8', '30'] })
  })

  it('nor where another legal capture lands there first', () => {
    // Over 8 to 12, over 34 to 40, over 44 to 49 and over 32 to 27, 21 or 16; or the other way round, over 8
    // to 21, over 32 to 49, over 44 to 40 and over 34 to 29 and on.
    const table = at('W:WK3:B8,32,34,44')
    expect(touches(table, '3x21')).toEqual([['3', '12', '40', '49', '21']])
    expect(touches(table, '3x27')).toEqual([
      ['3', '27'],
      ['3', '12', '40', '49', '27'],
    ])
    expect(touches(table, '3x12')).toEqual([['3', '21', '49', '40', '12']])
  })

  it('nor where a quiet move ends there', () => {
    // Over 21 to 3, over 20 to 25 and over 39 to 48; or straight to 48, capturing nothing.
    const table = at('W:WK26:B20,21,39', { slagplicht: false })
    expect(touches(table, '26-48')).toEqual([['26', '48']])
    expect(touches(table, '26x48')).toEqual([['26', '3', '25', '48']])
    expect(touches(table, '26x43')).toEqual([
      ['26', '43'],
      ['26', '3', '25', '43'],
    ])
  })
})
