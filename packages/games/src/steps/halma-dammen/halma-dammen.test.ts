import { playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const at = (position: string) => given(game, { position })
const scene = (table: ReturnType<typeof at>, eye: 0 | 1 | 'watcher' = 0, touched: string[] = []) =>
  game.scene(table.match.view(eye), eye, touched)

describe('halma-dammen: the start', () => {
  it('halma-dammen.equipment, halma-dammen.setup, halma-dammen.fields: ten men each on the outer two rows', () => {
    expect(given(game).position).toBe('W:W41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10:H0:F1')
    const pieces = scene(given(game)).board?.pieces ?? []
    expect(pieces.filter(({ seat }) => seat === 0).map(({ on }) => on)).toEqual(
      '41 42 43 44 45 46 47 48 49 50'.split(' '),
    )
    expect(pieces.filter(({ seat }) => seat === 1).map(({ on }) => on)).toEqual(
      '1 2 3 4 5 6 7 8 9 10'.split(' '),
    )
  })

  it('halma-dammen.white-first, halma-dammen.turn: White starts, then they take turns', () => {
    const table = given(game)
    expect(table.turn).toEqual([0])
    expect(table.play(0, '41-37').turn).toEqual([1])
    expect(table.play(1, '6-11').turn).toEqual([0])
  })

  it('halma-dammen.diagonal, halma-dammen.forward, halma-dammen.jump: steps of the front row, jumps of the back row', () => {
    // White's front row is 41–45, its back row 46–50; the fields before it are 31–40.
    expect(given(game).moves(0)).toEqual(
      [
        '41-36 41-37 42-37 42-38 43-38 43-39 44-39 44-40 45-40',
        '46-37 47-36 47-38 48-37 48-39 49-38 49-40 50-39',
      ].flatMap((row) => row.split(' ')),
    )
    const black = given(game).play(0, '41-36').moves(1)
    expect(black).toEqual(
      '1-12 2-11 2-13 3-12 3-14 4-13 4-15 5-14 6-11 7-11 7-12 8-12 8-13 9-13 9-14 10-14 10-15'
        .split(' ')
        .toSorted(),
    )
  })
})

describe('halma-dammen: jumps', () => {
  it('halma-dammen.jump, halma-dammen.stays: over men of both sides, and they stay', () => {
    const table = at('W:W38,32:B33,5')
    // 38 cannot step (32 and 33 are occupied); it jumps 32 to 27 and 33 to 29.
    expect(table.moves(0)).toEqual(['32-27', '32-28', '38-27', '38-29'])
    table.play(0, '38-29')
    expect(table.position).toBe('B:W29,32:B5,33:H0:F1')
    expect(table.facts(0)).toEqual([{ fact: 'jumps', seat: 0, path: ['38', '29'], n: 1, move: '38-29' }])
  })

  it('halma-dammen.chain: a chain goes on as long as it can, and may stop anywhere', () => {
    const table = at('W:W38:B33,24,14,5')
    // 38 over 33 to 29, over 24 to 20, over 14 to 9; 38-32 is a step.
    expect(table.moves(0)).toEqual(['38-20', '38-29', '38-32', '38-9'])
    table.play(0, '38-9')
    expect(table.facts(1)[0]).toEqual({
      fact: 'jumps',
      seat: 0,
      path: ['38', '29', '20', '9'],
      n: 3,
      move: '38-9',
    })
    expect(scene(table).last).toEqual(['38', '9'])
  })

  it('halma-dammen.chain: two ways to the same field are one move', () => {
    // 48 jumps 42 to 37 and 43 to 39, from there 32 and 33 to 28.
    expect(at('W:W48:B42,43,32,33').moves(0)).toEqual(['48-28', '48-37', '48-39'])
  })

  it('halma-dammen.not-over-own: where it is agreed, only over the opponent’s men', () => {
    const options = { jumps: 'opponents' }
    const own = given(game, { position: 'W:W28,22:B1', options })
    expect(own.moves(0)).not.toContain('28-17')
    expect(own.refusal(0, '28-17')).toBe('halma-dammen.not-over-own')
    expect(given(game, { position: 'W:W28,22:B1' }).moves(0)).toContain('28-17')
    expect(given(game, { position: 'W:W28:B22', options }).moves(0)).toContain('28-17')
    expect(
      given(game, { options })
        .moves(0)
        .every((move) => !move.startsWith('46')),
    ).toBe(true)
  })

  it('halma-dammen.jump-ways: jumps go forward only, for Black too', () => {
    expect(at('W:W28:B33,32').moves(0)).toEqual(['28-22', '28-23'])
    expect(at('B:W17,22,24,19,50:B18').moves(1)).toEqual(['18-23', '18-27'])
    expect(at('B:W41,42:B28').moves(1)).toEqual(['28-32', '28-33'])
  })
})

describe('halma-dammen: passing and the end', () => {
  it('halma-dammen.pass: who cannot move passes, by its button', () => {
    // 16 has only 11 before it, and 7 behind that is occupied too.
    const stuck = at('W:W16:B11,7,20')
    expect(stuck.moves(0)).toEqual(['pass'])
    expect(scene(stuck).trays).toEqual([
      {
        id: 'turn',
        seat: 0,
        items: [{ spot: 'pass', look: 'button', face: { say: 'button-pass' } }],
      },
    ])
    expect(scene(stuck).coach).toEqual({ say: 'coach-pass' })
    expect(scene(stuck, 1).trays).toEqual([])
    expect(scene(stuck, 'watcher').trays).toEqual([])
    stuck.play(0, 'pass')
    expect(stuck.facts('watcher')).toEqual([{ fact: 'passes', seat: 0 }])
    expect(stuck.position).toBe('B:W16:B7,11,20:H1:F1')
    expect(scene(stuck, 1).coach).toEqual({ say: 'coach-man' })
    expect(scene(stuck).last).toEqual([])
  })

  it('halma-dammen.goal: all men on the far two rows win', () => {
    const table = at('W:W1,2,3,4,5,6,7,8,9,14:B11')
    expect(table.result).toBeUndefined()
    table.play(0, '14-10')
    expect(table.result).toEqual({ places: [1, 2], why: 'halma-dammen.goal' })
    expect(table.facts(1)).toEqual([
      { fact: 'steps', seat: 0, path: ['14', '10'], move: '14-10' },
      { fact: 'goal', seat: 0 },
    ])
    expect(scene(table).coach).toBeUndefined()
    const black = at('B:W30:B37,50')
    expect(black.play(1, '37-41').result).toEqual({ places: [2, 1], why: 'halma-dammen.goal' })
  })

  it('halma-dammen.both-blocked: when nobody can move, most men across wins', () => {
    // Black's five have the whole of White's two rows before them; White's have the edge behind those five.
    const table = at('W:W6-14,20:B1-5,46-48')
    expect(table.moves(0)).toEqual(['20-15'])
    table.play(0, '20-15')
    expect(table.result).toEqual({ places: [1, 2], why: 'halma-dammen.both-blocked' })
    expect(table.facts(1).at(-1)).toEqual({ fact: 'both-blocked', seat: 0 })
    expect(at('B:W46-50,1-3:B37-45,31').play(1, '31-36').result).toEqual({
      places: [2, 1],
      why: 'halma-dammen.both-blocked',
    })
    // One of them blocked is not enough.
    expect(at('W:W6-14:B1-5,46-48').result).toBeUndefined()
  })

  it('halma-dammen.both-blocked: as many men across is a draw', () => {
    // Two rows against two in the middle: before every man there is another, and another behind that.
    const table = at('W:W26-31,33-35,37:B16-25')
    table.play(0, '37-32')
    expect(table.result).toEqual({ places: [1, 1], why: 'halma-dammen.both-blocked' })
    expect(table.facts(0)).toEqual([
      { fact: 'steps', seat: 0, path: ['37', '32'], move: '37-32' },
      { fact: 'both-blocked-drawn' },
    ])
    expect(table.moves(0)).toEqual([])
    expect(table.moves(1)).toEqual([])
  })
})

const REFUSED: Readonly<Record<string, readonly [position: string, tried: string][]>> = {
  'halma-dammen.fields': [
    ['W:W38:B5', '38-0'],
    ['W:W38:B5', '51-38'],
    ['W:W38:B5', '38-33-100'],
  ],
  'halma-dammen.one-man': [
    ['W:W38:B5', '37-32'],
    ['W:W38:B5', '37'],
  ],
  'halma-dammen.own-men': [
    ['W:W38:B5', '5-10'],
    ['W:W38:B5', '5'],
  ],
  'halma-dammen.diagonal': [
    ['W:W38:B5', '38-28'],
    ['W:W38:B5', '38-39'],
    ['W:W38:B33,5', '38-29-19'],
  ],
  'halma-dammen.one-step': [
    ['W:W38:B5', '38-27'],
    ['W:W38:B5', '38-21'],
  ],
  'halma-dammen.forward': [
    ['W:W38:B5', '38-42'],
    ['W:W38:B5', '38-49'],
  ],
  'halma-dammen.jump-ways': [
    ['W:W38:B42,5', '38-47'],
    ['W:W38:B33,24,5', '38-29-20-29-38-29'],
  ],
  'halma-dammen.free-field': [
    ['W:W38:B33,5', '38-33'],
    ['W:W38,32:B5', '38-32'],
    ['W:W38:B33,29,5', '38-29'],
    ['W:W38:B33,24,20,5', '38-29-20'],
    ['W:W16,50:B11,7,20', '16'],
  ],
  'halma-dammen.jump': [
    ['W:W38:B33,29,5', '38-24'],
    ['W:W38:B29,5', '38-24'],
    ['W:W38:B33,5', '38-24'],
  ],
  'halma-dammen.chain': [
    ['W:W38:B33,5', '38-29-24'],
    ['W:W38:B33,5', '38-32-28'],
  ],
  'halma-dammen.elsewhere': [
    ['W:W38:B5', '38-38'],
    ['W:W38:B33,5', '38-29-38'],
  ],
  'halma-dammen.pass': [['W:W38:B5', 'pass']],
  'halma-dammen.notation': [
    ['W:W38:B5', '38x33'],
    ['W:W38:B33,5', '38x29'],
    ['W:W38:B33,24,5', '38-29-20'],
    ['W:W38:B33,24,5', '38x29x20'],
  ],
}

describe('halma-dammen: what is refused, and by which rule', () => {
  const attempts = Object.entries(REFUSED).flatMap(([rule, tries]) =>
    tries.map(([position, tried]) => ({ rule, position, tried })),
  )
  it.each(attempts)('$rule forbids $tried at $position', ({ rule, position, tried }) => {
    expect(at(position).refusal(0, tried)).toBe(rule)
  })

  it('halma-dammen.one-step, halma-dammen.free-field: one field, and a free one', () => {
    const table = at('W:W38,33:B5')
    expect(table.moves(0)).toEqual(['33-28', '33-29', '38-29', '38-32'])
    expect(table.refusal(0, '33-24')).toBe('halma-dammen.one-step')
    expect(table.refusal(0, '38-33')).toBe('halma-dammen.free-field')
  })

  it('halma-dammen.turn, halma-dammen.own-men, halma-dammen.one-man: each in turn, with an own man', () => {
    const table = given(game)
    expect(table.refusal(1, '6-11')).toBe('halma-dammen.turn')
    expect(table.refusal(1, '6')).toBe('halma-dammen.turn')
    expect(table.refusal(1, 'pass')).toBe('halma-dammen.turn')
    expect(table.refusal(0, '6-11')).toBe('halma-dammen.own-men')
    expect(table.refusal(0, '25-20')).toBe('halma-dammen.one-man')
  })

  it('halma-dammen.forward, halma-dammen.jump-ways: Black is told the same from its own side', () => {
    expect(at('B:W50:B23').refusal(1, '23-18')).toBe('halma-dammen.forward')
    expect(at('B:W18:B23').refusal(1, '23-12')).toBe('halma-dammen.jump-ways')
    expect(at('B:W50:B23').refusal(1, '23-34')).toBe('halma-dammen.one-step')
  })

  it('halma-dammen.elsewhere: a man that has a move is no attempt yet', () => {
    expect(at('W:W38:B5').refusal(0, '38')).toBe('unknown-notation')
  })

  it('halma-dammen.notation: start and end with a dash', () => {
    expect(at('W:W38:B33,24,5').play(0, '38-20').facts(0)[0]).toMatchObject({ move: '38-20', n: 2 })
    for (const tried of ['', 'x', '38-', '-33', '38--33', '38 33', '1234-1', 'passen', '38:33']) {
      expect(at('W:W38:B5').refusal(0, tried)).toBe('unknown-notation')
    }
  })
})

describe('halma-dammen: the picture and random matches', () => {
  it('counts the men across and tells what to do', () => {
    const table = at('W:W38,3:B5,41,42')
    expect(scene(table).seats).toEqual([
      { note: { say: 'men-arrived', men: 1, all: 2 } },
      { note: { say: 'men-arrived', men: 2, all: 3 } },
    ])
    expect(scene(table).coach).toEqual({ say: 'coach-man' })
    expect(scene(table, 0, ['38']).coach).toEqual({ say: 'coach-field' })
    expect(scene(table, 1).coach).toEqual({ say: 'coach-turn', seat: 0 })
    expect(scene(table, 'watcher').coach).toEqual({ say: 'coach-turn', seat: 0 })
  })

  it('every match ends within its bound', () => {
    expect(game.bound).toBe(320)
    const rng = seededRng(3)
    for (let match = 0; match < 50; match++) {
      expect(playout(game, game.setup({ jumps: 'anyone' }, 2), 2, rng, game.bound + 1)).toBeLessThanOrEqual(
        game.bound,
      )
    }
  })
})
