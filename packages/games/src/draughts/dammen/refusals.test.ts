import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const at = (position: string, options = {}) => given(game, { position, options })

type Attempt = readonly [position: string | undefined, tried: string]

/** What each rule forbids, at a position (or at the start) with White to move. */
const REFUSED: Readonly<Record<string, readonly Attempt[]>> = {
  'dammen.fields': [
    [undefined, '51-46'],
    [undefined, '32-0'],
    [undefined, '35-100'],
  ],
  'dammen.one-piece': [
    [undefined, '28-23'],
    [undefined, '28'],
    ['W:W28:B22,5', '27x18'],
  ],
  'dammen.own-pieces': [
    [undefined, '19-23'],
    [undefined, '20'],
    ['W:W28:B22,5', '22x33'],
  ],
  'dammen.diagonal': [
    [undefined, '33-23'],
    [undefined, '31-32'],
    [undefined, '34-21'],
    ['W:WK28:B45', '28-18'],
    ['W:WK28:B45', '28-27'],
    ['W:W28:B22,5', '28x16'],
  ],
  'dammen.one-step': [
    [undefined, '32-23'],
    [undefined, '32-28-23'],
    [undefined, '35-24'],
    ['W:W46:B5', '46-10'],
  ],
  'dammen.forward': [
    ['W:W28:B5', '28-32'],
    ['W:W28:B5', '28-33'],
    ['W:W28:B5', '28-39'],
  ],
  'dammen.free-field': [
    [undefined, '37-32'],
    [undefined, '50'],
    [undefined, '46'],
    [undefined, '32-32'],
    ['W:W28:B22,17,5', '28-22'],
    ['W:W28:B22,17,5', '28x17'],
    ['W:WK28:B22,17,45', '28-22'],
    ['W:WK46,45:B41,37,5', '46'],
  ],
  'dammen.capture': [
    // Too far beyond, and from too far away.
    ['W:W38:B32,5', '38x21'],
    ['W:W43:B32,5', '43x27'],
  ],
  'dammen.one-at-a-time': [
    ['W:W38:B32,27,5', '38x21'],
    ['W:WK46:B28,23', '46x19'],
  ],
  'dammen.not-over-own': [
    ['W:W38,32:B5', '38-27'],
    ['W:W38,32:B5', '38x27'],
    ['W:WK46,37:B45', '46-28'],
    ['W:WK46,28:B37,45', '46x23'],
  ],
  'dammen.go-on': [
    ['W:W28:B22,12,5', '28x17'],
    ['W:W28:B22,12,5', '28-17'],
    ['W:W28:B22,5', '28x17x12'],
    ['W:WK46:B37,33,43', '46x28'],
    ['W:WK46:B37,33,43', '46x39'],
    ['W:WK46:B37,33,43', '46x28x39'],
  ],
  'dammen.must-capture': [
    ['W:W28,40:B22,5', '40-34'],
    ['W:W28,40:B22,5', '40'],
    ['W:W28:B22,5', '28-23'],
    ['W:WK46,27:B28,5', '27-21'],
    ['W:WK50,28:B22,5', '50-44'],
    ['W:WK50,28:B22,5', '50'],
  ],
  'dammen.longest-capture': [
    ['W:W28,30:B22,12,24', '30x19'],
    ['W:W28,30:B22,12,24', '30-19'],
    ['W:W28,30:B22,12,24', '30'],
    ['W:WK46:B28,20,6', '46x23'],
    ['W:WK46:B37,33,43', '46x49'],
    ['W:WK46:B37,33,43', '46x32x49'],
  ],
  'dammen.once': [
    ['W:WK46:B37,33,43', '46x28x39x48x31'],
    ['W:W28:B22,5', '28x17x28'],
  ],
  'dammen.taken-after': [
    ['W:WK46:B37,33,43,31', '46x28x39x48x26'],
    ['W:WK46:B37,33,43', '46x28x39x48x37'],
  ],
  'dammen.king-move': [['W:WK28:B45', '28-23-18']],
  'dammen.notation': [
    [undefined, '32x28'],
    ['W:W28:B22,5', '28-17'],
    ['W:W28:B22,12,5', '28x17x8'],
    ['W:W28:B22,12,5', '28-17-8'],
    ['W:W28:B22,12,5', '28-8'],
    ['W:W48:B42,32,43,33,22,12,13', '48x19'],
    ['W:W38:B32,22,23,33', '38x29x18x27x38'],
  ],
}

describe('dammen: what is refused, and by which rule', () => {
  it('dammen.turn: nobody moves out of turn', () => {
    const table = given(game)
    expect(table.refusal(1, '19-23')).toBe('dammen.turn')
    expect(table.refusal(1, '19')).toBe('dammen.turn')
    table.play(0, '32-28')
    expect(table.refusal(0, '33-29')).toBe('dammen.turn')
  })

  it('dammen.one-piece, dammen.own-pieces: a move starts on a field with a piece of one’s own', () => {
    const table = given(game)
    expect(table.refusal(0, '27-22')).toBe('dammen.one-piece')
    expect(table.refusal(0, '18-22')).toBe('dammen.own-pieces')
  })

  const attempts = Object.entries(REFUSED).flatMap(([rule, tries]) =>
    tries.map(([position, tried]) => ({
      rule,
      position: position ?? 'the start',
      tried,
      setting: { position },
    })),
  )
  it.each(attempts)('$rule forbids $tried at $position', ({ rule, tried, setting }) => {
    const table = setting.position === undefined ? given(game) : at(setting.position)
    expect(table.refusal(0, tried)).toBe(rule)
  })

  it('Black is told the same from its own side', () => {
    expect(at('B:W45:B23').refusal(1, '23-18')).toBe('dammen.forward')
    expect(at('B:W45:B23').refusal(1, '23-19')).toBe('dammen.forward')
    expect(at('B:W45:B23').refusal(1, '23-34')).toBe('dammen.one-step')
    expect(at('B:W29,45:B23,20').refusal(1, '20-25')).toBe('dammen.must-capture')
    expect(given(game).play(0, '32-28').refusal(1, '2')).toBe('dammen.free-field')
  })

  it('dammen.no-duty: without the duty only going on is asked', () => {
    const table = at('W:W28,30:B22,12,24', { slagplicht: false })
    expect(table.refusal(0, '28x17')).toBe('dammen.go-on')
    expect(table.refusal(0, '28-32')).toBe('dammen.forward')
  })

  it.each(['', 'x', 'hello', '32-', '-28', '32--28', '32 28', '32-28x', '1234-1', '32', '32:28', 'pass'])(
    'what is no attempt at a move is not explained: %s',
    (tried) => {
      expect(given(game).refusal(0, tried)).toBe('unknown-notation')
    },
  )
})
