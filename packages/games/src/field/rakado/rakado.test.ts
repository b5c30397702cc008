import { copyJson, LANGS, playout, seededRng } from '@spellendoos/kernel'
import { throwButton } from '@spellendoos/scene'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../../test/squares.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'
import { position } from './position.ts'
import { scene } from './scene.ts'

interface Stand {
  readonly first?: string
  readonly second?: string
  readonly seat?: 1 | 2
  readonly die?: string | number
  readonly start?: string
  readonly arrived?: string
  readonly missed?: string
  readonly missing?: string
  readonly throws?: number
}
const text = ({
  first = 'a1',
  second = 'p16',
  seat = 1,
  die = '?',
  start = '-',
  arrived = '0,0',
  missed = '-',
  missing = '-',
  throws = 10,
}: Stand) =>
  `${rowsOf(16, 16, { 1: first, 2: second })} ${seat} ${die} ${start} ${arrived} ${missed} ${missing} ${throws}`
const stand = (setting: Stand) => given(game, { position: text(setting) })
const BASE = (row: number) => 'abcdefghijklmnop'.split('').map((column) => `${column}${row}`)

describe('rakado: the start', () => {
  it('rakado.setup, rakado.board: sixteen pawns on each base row', () => {
    const table = given(game)
    expect(table.position).toBe(
      text({ first: BASE(1).join(' '), second: BASE(16).join(' '), start: 'off', throws: 0 }),
    )
    expect(table.turn).toEqual([0])
  })

  it('rakado.roll-off: the highest throw starts, and throws again for the first move', () => {
    const table = given(game).throws(0, 3)
    expect(table.facts(1)).toEqual([{ fact: 'rolled-off', seat: 0, pips: 3, dice: [3] }])
    expect(table.turn).toEqual([1])
    expect(table.refusal(0, 'throw')).toBe('rakado.roll-off')
    table.throws(1, 5)
    expect(table.facts(0)).toEqual([
      { fact: 'rolled-off', seat: 1, pips: 5, dice: [5] },
      { fact: 'starts', seat: 1 },
    ])
    expect(table.turn).toEqual([1])
    expect(table.moves(1)).toEqual(['throw'])
    table.throws(1, 2)
    expect(table.moves(1)).toEqual(BASE(16).map((field) => `${field}-${field[0]}14`))
  })

  it('rakado.roll-off: level throws are thrown again', () => {
    const table = given(game).throws(0, 4).throws(1, 4)
    expect(table.facts(0).at(-1)).toEqual({ fact: 'tied-start' })
    expect(table.turn).toEqual([0])
    table.throws(0, 6).throws(1, 1)
    expect(table.turn).toEqual([0])
    expect(table.state.pips).toBe(0)
  })

  it('rakado.turn, rakado.throw: then both throw and move in turn', () => {
    const table = given(game).throws(0, 4).throws(1, 2).throws(0, 3)
    expect(table.facts(1)).toEqual([{ fact: 'thrown', seat: 0, pips: 3, dice: [3] }])
    table.play(0, 'e1-e4')
    expect(table.facts(1)).toEqual([{ fact: 'moved', seat: 0, path: ['e1', 'e4'], from: 'e1', to: 'e4' }])
    expect(table.turn).toEqual([1])
    expect(table.refusal(0, 'throw')).toBe('rakado.turn')
    expect(table.refusal(1, 'e16-e13')).toBe('rakado.throw')
    table.throws(1, 1).play(1, 'e16-e15')
    expect(table.turn).toEqual([0])
  })
})

describe('rakado: moving and capturing', () => {
  it('rakado.straight, rakado.count: straight ahead, exactly the number thrown', () => {
    expect(stand({ first: 'e5', second: 'p16', die: 4 }).moves(0)).toEqual(['e5-e9'])
    expect(stand({ first: 'p1', second: 'e12', seat: 2, die: 4 }).moves(1)).toEqual(['e12-e8'])
  })

  it('rakado.free-fields: over free fields only, and not onto one’s own pawn', () => {
    expect(stand({ first: 'e5 e7', second: 'p16', die: 4 }).moves(0)).toEqual(['e7-e11'])
    expect(stand({ first: 'e5 e9', second: 'p16', die: 4 }).moves(0)).toEqual(['e9-e13'])
    expect(stand({ first: 'e5', second: 'e7', die: 4 }).moves(0)).toEqual(['pass'])
    expect(stand({ first: 'e5', second: 'h5 f5', die: 3 }).moves(0)).toEqual(['e5-e8'])
  })

  it.each([
    ['straight ahead', 'h11'],
    ['diagonally to the right', 'k11'],
    ['diagonally to the left', 'e11'],
    ['to the right', 'k8'],
    ['to the left', 'e8'],
  ])('rakado.capture, rakado.directions: player 1 captures %s', (_, foe) => {
    const table = stand({ first: 'h8', second: `${foe} p16`, die: 3 })
    expect(table.moves(0)).toContain(`h8x${foe}`)
    table.play(0, `h8x${foe}`)
    expect(table.facts(1)).toEqual([
      { fact: 'captured', seat: 0, path: ['h8', foe], from: 'h8', to: foe, takes: [foe] },
    ])
    expect(table.position).toBe(text({ first: foe, second: 'p16', seat: 2 }))
  })

  it.each(['h5', 'k5', 'e5', 'k8', 'e8'])('rakado.directions: player 2 captures on %s', (foe) => {
    const table = stand({ first: `${foe} a1`, second: 'h8', seat: 2, die: 3 })
    expect(table.moves(1)).toContain(`h8x${foe}`)
  })

  it('rakado.directions: nobody captures backward', () => {
    expect(stand({ first: 'h8', second: 'h5 k5 e5 p16', die: 3 }).moves(0)).toEqual(['h8-h11'])
    expect(stand({ first: 'h11 k11 e11 a1', second: 'h8', seat: 2, die: 3 }).moves(1)).toEqual(['h8-h5'])
  })

  it('rakado.directions: rows do not go on round the edge', () => {
    expect(stand({ first: 'o5', second: 'b6 b5 a16', die: 3 }).moves(0)).toEqual(['o5-o8'])
  })

  it('rakado.six-again: after a six the same player throws again', () => {
    const table = stand({ first: 'e5', second: 'p16', die: 6 }).play(0, 'e5-e11')
    expect(table.facts(0).at(-1)).toEqual({ fact: 'again', seat: 0 })
    expect(table.turn).toEqual([0])
    expect(table.moves(0)).toEqual(['throw'])
    const passed = stand({ first: 'e5', second: 'e8', die: 6 }).play(0, 'pass')
    expect(passed.turn).toEqual([0])
    expect(stand({ first: 'e5', second: 'p16', die: 5 }).play(0, 'e5-e10').turn).toEqual([1])
  })

  it('rakado.pass, rakado.must-move: passing is for those who cannot move', () => {
    const table = stand({ first: 'e14', second: 'p16', die: 3 })
    expect(table.moves(0)).toEqual(['pass'])
    table.play(0, 'pass')
    expect(table.facts(1)).toEqual([{ fact: 'passed', seat: 0, pips: 3 }])
    expect(table.turn).toEqual([1])
    expect(stand({ first: 'e14', second: 'p16', die: 2 }).refusal(0, 'pass')).toBe('rakado.must-move')
  })

  it('rakado.notation: a capture is written with an x', () => {
    const table = stand({ first: 'c13 a1', second: 'f16 p16', die: 3 })
    expect(table.moves(0)).toContain('c13xf16')
    expect(table.refusal(0, 'c13-f16')).toBe('rakado.notation')
    expect(table.refusal(0, 'a1xa4')).toBe('rakado.capture')
  })

  it('rakado.arrive, rakado.counted: exactly onto the far base row, and off the board', () => {
    const table = stand({ first: 'e13 a1', second: 'p16', die: 3 }).play(0, 'e13-e16')
    expect(table.facts(1)).toEqual([
      { fact: 'moved', seat: 0, path: ['e13', 'e16'], from: 'e13', to: 'e16' },
      { fact: 'arrived', seat: 0, path: ['e16', 'box-1'], arrived: 1 },
    ])
    expect(table.position).toBe(text({ first: 'a1', second: 'p16', seat: 2, arrived: '1,0' }))
    expect(stand({ first: 'e13', second: 'p16', die: 4 }).moves(0)).toEqual(['pass'])
    const other = stand({ first: 'p1', second: 'e4 a16', seat: 2, die: 3 }).play(1, 'e4-e1')
    expect(game.scores!(other.state)).toEqual([0, 1])
  })

  it('rakado.home: a pawn that has arrived is captured by nobody, and captures nobody', () => {
    const arrived = stand({ first: 'e13 a1', second: 'h16 p16', die: 3 }).play(0, 'e13-e16').throws(1, 3)
    expect(arrived.moves(1)).toEqual(['h16-h13', 'p16-p13'])
    const waiting = stand({ first: 'e13', second: 'h16 p16', die: 3 }).play(0, 'e13xh16')
    expect(waiting.result).toMatchObject({ scores: [1, 0] })
  })

  it('rakado.capture-home, rakado.arrive, rakado.capture: a pawn that waits there is captured on arrival', () => {
    const table = stand({ first: 'e13 a1', second: 'e16 h16 p16', die: 3 })
    expect(table.moves(0)).toEqual(['a1-a4', 'e13xe16', 'e13xh16'])
    table.play(0, 'e13xh16')
    expect(table.position).toBe(text({ first: 'a1', second: 'e16 p16', seat: 2, arrived: '1,0' }))
  })
})

describe('rakado: the overlooked capture', () => {
  const two: Stand = { first: 'e5 h5 a1', second: 'e8 k5 p16', die: 3 }

  it('rakado.penalty: the opponent may take off a pawn that could have captured', () => {
    const table = stand(two).play(0, 'a1-a4')
    expect(table.moves(1)).toEqual(['throw', 'xe5', 'xh5'])
    table.play(1, 'xh5')
    expect(table.facts(0)).toEqual([{ fact: 'removed', seat: 1, takes: ['h5'], at: 'h5' }])
    expect(table.position).toBe(text({ first: 'e5 a4', second: 'e8 k5 p16', seat: 2 }))
  })

  it('rakado.one-penalty: one pawn a turn, and none after the throw', () => {
    const removed = stand(two).play(0, 'a1-a4').play(1, 'xh5')
    expect(removed.moves(1)).toEqual(['throw'])
    const thrown = stand(two).play(0, 'a1-a4').throws(1, 1)
    expect(thrown.moves(1).some((move) => move.startsWith('x'))).toBe(false)
    expect(thrown.refusal(1, 'xh5')).toBe('rakado.penalty')
  })

  it('rakado.one-penalty: who captured with another pawn overlooked nothing', () => {
    expect(stand(two).play(0, 'e5xe8').moves(1)).toEqual(['throw'])
  })

  it('rakado.one-penalty: a pawn that moved without capturing is one of them, where it stands now', () => {
    const table = stand({ first: 'h5 a1', second: 'k5 p16', die: 3 }).play(0, 'h5-h8')
    expect(table.moves(1)).toEqual(['throw', 'xh8'])
  })

  it('rakado.one-penalty: a pawn that has arrived is safe', () => {
    const table = stand({ first: 'e13 a1', second: 'h13 p16', die: 3 }).play(0, 'e13-e16')
    expect(table.moves(1)).toEqual(['throw'])
  })

  it('rakado.one-penalty, rakado.six-again: all throws of one turn count', () => {
    const table = stand({ first: 'e5 a1', second: 'e11 p16', die: 6 }).play(0, 'a1-a7')
    expect(table.moves(0)).toEqual(['throw'])
    table.throws(0, 2).play(0, 'a7-a9')
    expect(table.moves(1)).toEqual(['throw', 'xe5'])
  })

  it('rakado.penalty: player 1 may do so too', () => {
    const table = stand({ first: 'e5 a1', second: 'e8 p16', seat: 2, die: 3 }).play(1, 'p16-p13')
    expect(table.moves(0)).toEqual(['throw', 'xe8'])
  })

  it('the table helps nobody to find a capture', () => {
    expect(game.traits.unaided).toBe(true)
    const free = scene(stand({ first: 'a1', second: 'p16', die: 3 }).state, 0, [])
    const taking = scene(stand(two).state, 0, [])
    expect(taking.coach).toEqual(free.coach)
    expect(taking.trays).toEqual(free.trays)
    const missed = stand(two).play(0, 'a1-a4').state
    const fine = stand(two).play(0, 'e5xe8').state
    expect(scene(missed, 1, []).coach).toEqual(scene(fine, 1, []).coach)
    expect(scene(missed, 1, []).coach).toEqual({ say: 'coach-throw' })
  })
})

describe('rakado: the end', () => {
  it('rakado.end: no pawn under way ends it, most arrived wins', () => {
    const table = stand({ first: 'e13', second: 'p16', die: 3, arrived: '2,2' }).play(0, 'e13-e16')
    expect(table.result).toEqual({ places: [1, 2], scores: [3, 2], why: 'rakado.end' })
    expect(table.facts(1).at(-1)).toEqual({ fact: 'won', seat: 0, most: 3, least: 2 })
    expect(table.turn).toEqual([])
  })

  it('rakado.end: the last pawn captured ends it too, for either winner', () => {
    const table = stand({ first: 'e5', second: 'e8', die: 3, arrived: '2,4' }).play(0, 'e5xe8')
    expect(table.result).toEqual({ places: [2, 1], scores: [2, 4], why: 'rakado.end' })
    expect(table.facts(1).at(-1)).toEqual({ fact: 'won', seat: 1, most: 4, least: 2 })
    const even = stand({ first: 'e5', second: 'e8', die: 3, arrived: '4,4' }).play(0, 'e5xe8')
    expect(even.result).toEqual({ places: [1, 1], scores: [4, 4], why: 'rakado.end' })
    expect(even.facts(1).at(-1)).toEqual({ fact: 'tied', arrived: 4 })
  })

  it('rakado.end, rakado.penalty: so does the last pawn taken off', () => {
    const table = stand({ first: 'h5', second: 'k5 p16', die: 3 }).play(0, 'h5-h8').play(1, 'xh8')
    expect(table.result).toEqual({ places: [1, 1], scores: [0, 0], why: 'rakado.end' })
  })

  it('rakado.most-throws: five thousand throws end it once the last is played', () => {
    const table = stand({ first: 'e5', second: 'p16', arrived: '1,0', throws: 4999 }).throws(0, 2)
    expect(table.result).toBeUndefined()
    table.play(0, 'e5-e7')
    expect(table.result).toEqual({ places: [1, 2], scores: [1, 0], why: 'rakado.most-throws' })
    expect(table.facts(0).slice(1)).toEqual([{ fact: 'tired' }, { fact: 'won', seat: 0, most: 1, least: 0 }])
    const early = stand({ first: 'e5', second: 'p16', throws: 4998 }).throws(0, 2).play(0, 'e5-e7')
    expect(early.result).toBeUndefined()
    expect(game.bound).toBe(20000)
  })
})

describe('rakado: attempts that are refused', () => {
  const before: Stand = { first: 'e5 a1', second: 'e8 p16', missed: 'e8' }
  const after: Stand = { first: 'e5 h5 h6 a1', second: 'e8 g9 p16', die: 3 }
  const idle: Stand = { first: 'e14', second: 'p16', die: 3 }
  it.each([
    [{ ...before }, 0, 'pass', 'throw'],
    [{ ...before }, 0, 'e5-e6', 'throw'],
    [{ ...before }, 0, 'e5', 'throw'],
    [{ ...before }, 0, 'h8', 'throw'],
    [{ ...before }, 0, 'xe5', 'penalty'],
    [{ ...before }, 0, 'xp16', 'penalty'],
    [{ ...before }, 0, 'p16', 'penalty'],
    [{ ...before }, 0, 'xh9', 'penalty'],
    [{ ...before }, 0, 'xq9', 'board'],
    [{ ...before }, 1, 'throw', 'turn'],
    [{ ...before }, 1, 'e8-e7', 'turn'],
    [after, 0, 'throw', 'must-move'],
    [after, 0, 'die', 'must-move'],
    [after, 0, 'pass', 'must-move'],
    [after, 0, 'xe8', 'penalty'],
    [after, 0, 'e8-e5', 'own-pawns'],
    [after, 0, 'd4-d7', 'own-pawns'],
    [after, 0, 'e8', 'own-pawns'],
    [after, 0, 'a1-a3', 'count'],
    [after, 0, 'a1-a5', 'count'],
    [after, 0, 'a1-d4', 'straight'],
    [after, 0, 'a1-d1', 'straight'],
    [after, 0, 'h5-h2', 'directions'],
    [after, 0, 'h5-i8', 'directions'],
    [after, 0, 'h5-f4', 'directions'],
    [after, 0, 'h5-h8', 'free-fields'],
    [after, 0, 'e5xh5', 'free-fields'],
    [after, 0, 'e5-e5', 'free-fields'],
    [{ first: 'h5 h6', second: 'p16', die: 3 }, 0, 'h5', 'free-fields'],
    [after, 0, 'a1xa4', 'capture'],
    [after, 0, 'h5xp16', 'directions'],
    [after, 0, 'h6xg9', 'directions'],
    [after, 0, 'a1-a17', 'board'],
    [after, 1, 'pass', 'turn'],
    [idle, 0, 'throw', 'pass'],
    [idle, 0, 'e14', 'arrive'],
    [idle, 0, 'e14-e15', 'count'],
    [{ first: 'e5', second: 'g7 e6', die: 2 }, 0, 'e5-e7', 'free-fields'],
    [{ first: 'e5', second: 'h8 f6', die: 3 }, 0, 'e5xh8', 'free-fields'],
    [{ first: 'e5', second: 'g7 a16', die: 3 }, 0, 'e5xg7', 'count'],
    [{ first: 'p1', second: 'e3', seat: 2, die: 3 }, 1, 'e3', 'arrive'],
    [{ first: 'e3 p1', second: 'e5', seat: 2, die: 3 }, 1, 'e5', 'free-fields'],
    [{ first: 'p1', second: 'e5', seat: 2, die: 3 }, 1, 'e5-e8', 'directions'],
  ] as const)('%j: %i tries %s, forbidden by %s', (setting, seat, tried, rule) => {
    expect(stand(setting).refusal(seat, tried)).toBe(`rakado.${rule}`)
  })

  it('rakado.roll-off: before the start nothing else happens', () => {
    const table = given(game)
    for (const tried of ['pass', 'a1-a2', 'xa16', 'a1'])
      expect(table.refusal(0, tried)).toBe('rakado.roll-off')
    expect(table.refusal(1, 'throw')).toBe('rakado.roll-off')
  })

  it('rakado.own-pawns: player 2 moves none of player 1’s', () => {
    expect(stand({ first: 'e5', second: 'p16', seat: 2, die: 1 }).refusal(1, 'e5-e6')).toBe(
      'rakado.own-pawns',
    )
  })

  it.each(['', 'a', 'a1-', '-a1', 'a1-a2-a3', 'xa1xa2', 'xa1-a2', 'x', 'passed', 'throws', 'A1'])(
    '‘%s’ is no attempt at a move',
    (tried) => {
      expect(stand(after).refusal(0, tried)).toBe('unknown-notation')
      expect(stand(before).refusal(0, tried)).toBe('unknown-notation')
    },
  )

  it('what could be has no rule against it; a finished match has', () => {
    expect(game.explain(stand(after).state, 0, 'a1')).toBeUndefined()
    expect(game.explain(stand(after).state, 0, 'e5-e8')).toBe('rakado.notation')
    expect(game.explain(stand(before).state, 0, 'e8')).toBeUndefined()
    expect(game.explain(stand(before).state, 0, 'throw')).toBeUndefined()
    expect(game.explain(stand(idle).state, 0, 'pass')).toBeUndefined()
    expect(game.explain(given(game).state, 0, 'die')).toBeUndefined()
    const { state } = stand({ first: 'e5', second: 'e8', die: 3 }).play(0, 'e5xe8')
    expect(game.explain(state, 1, 'throw')).toBe('rakado.end')
  })

  it('taps: the die, the button, the pawn and its field, or the pawn to take off', () => {
    const taps = (setting: Stand) => {
      const { state } = stand(setting)
      return game.moves(state, state.seat).map((move) => game.touches(state, move))
    }
    expect(taps(before)).toEqual([[['die']], [['e8']]])
    expect(taps(idle)).toEqual([[['pass']]])
    expect(taps({ first: 'a1', second: 'p16', die: 2 })).toEqual([[['a1', 'a3']]])
  })
})

describe('rakado: positions as text', () => {
  const START: Stand = { first: BASE(1).join(' '), second: BASE(16).join(' '), start: 'off', throws: 0 }
  const code = (each: string) => {
    const read = position.read(each, {}, 2)
    return read.ok ? 'fine' : read.problem.code
  }
  it('reads the start to the very same state', () => {
    expect(position.read(text(START), {}, 2)).toEqual({ ok: true, value: game.setup({}, 2) })
  })

  it.each([
    text(START),
    text({ ...START, start: 'off5', seat: 2, throws: 1 }),
    text({ ...START, die: '!' }),
    text({}),
    text({ die: '!' }),
    text({ die: 6, seat: 2, arrived: '15,3' }),
    text({ first: 'e5 h5', missed: 'e5,h5', seat: 2 }),
    text({ first: 'e5 h5', missing: 'e5', die: 2 }),
    text({ throws: 5000 }),
  ])('writes %s as it was read', (each) => {
    const read = position.read(each, {}, 2)
    if (!read.ok) throw new Error(read.problem.text.en)
    expect(position.write(read.value)).toBe(each)
  })

  it('knows what is over', () => {
    expect(position.read(text({ throws: 5000 }), {}, 2)).toMatchObject({
      value: { end: 'rakado.most-throws' },
    })
    expect(position.read(text({ throws: 5000, die: 2 }), {}, 2)).toMatchObject({ value: { end: null } })
    expect(position.read(text({ first: '', second: 'e5' }), {}, 2)).toMatchObject({
      value: { end: 'rakado.end' },
    })
  })

  it.each([
    ['', 'position-fields'],
    [`${text({})} 1`, 'position-fields'],
    [text({}).slice(0, -3), 'position-fields'],
    [text({}).replace('/', ''), 'position-board'],
    [text({}).replace('2', '3'), 'position-board'],
    [text({ seat: 3 as 1 }), 'position-side'],
    [text({ die: 7 }), 'position-die'],
    [text({ die: '12' }), 'position-die'],
    [text({ die: 0 }), 'position-die'],
    [text({ throws: 5001 }), 'position-numbers'],
    [text({ throws: -1 }), 'position-numbers'],
    [text({ arrived: '1' }), 'position-numbers'],
    [text({ arrived: '1,x' }), 'position-numbers'],
    [text({ arrived: '1,2,3' }), 'position-numbers'],
    [text({ arrived: '16,0' }), 'position-pawns'],
    [text({ arrived: '0,999' }), 'position-pawns'],
    [text({ first: 'a16' }), 'position-pawns'],
    [text({ second: 'a1', first: 'b1' }), 'position-pawns'],
    [text({ start: 'of' }), 'position-start'],
    [text({ start: 'off' }), 'position-start'],
    [text({ ...START, start: 'off7' }), 'position-start'],
    [text({ ...START, start: 'off5' }), 'position-start'],
    [text({ ...START, seat: 2 }), 'position-start'],
    [text({ ...START, die: 3 }), 'position-start'],
    [text({ missed: 'p16,q1' }), 'position-missed'],
    [text({ missed: 'a1' }), 'position-missed'],
    [text({ missing: 'p16' }), 'position-missed'],
    [text({ missing: 'b3' }), 'position-missed'],
    [text({ missed: 'p16', die: 3 }), 'position-missed'],
    [text({ missed: 'p16', missing: 'a1' }), 'position-missed'],
    [text({ missed: 'p16' }), 'fine'],
  ])('%s: %s', (each, wrong) => {
    expect(code(each)).toBe(wrong)
  })

  it('says what is wrong in every language', () => {
    const read = position.read('', {}, 2)
    for (const lang of LANGS) expect(!read.ok && read.problem.text[lang]).toMatch(/\w/)
  })
})

describe('rakado: matches at random and their pictures', () => {
  it('no pawn comes back, goes back or waits on the far row', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const s = game.setup({}, 2)
      const rng = seededRng(seed)
      let before = 32
      while (s.end === null) {
        playout(game, s, 2, rng, 1)
        const standing = s.board.filter((pawn) => pawn > 0)
        expect(s.pawns).toEqual(Array.from({ length: 32 }, (_, i) => s.board.indexOf(i + 1)))
        expect(standing.length + s.arrived.length).toBeLessThanOrEqual(before)
        before = standing.length + s.arrived.length
        expect(new Set([...standing, ...s.arrived]).size).toBe(before)
        expect(s.board.slice(0, 16).every((pawn) => pawn <= 16)).toBe(true)
        expect(s.board.slice(240).every((pawn) => pawn === 0 || pawn > 16)).toBe(true)
      }
      expect(game.copy!(s)).toEqual(copyJson(s))
    }
  })

  it('a copy is its own', () => {
    const s = game.setup({}, 2)
    playout(game, s, 2, seededRng(5), 60)
    const before = JSON.stringify(s)
    playout(game, game.copy!(s), 2, seededRng(6))
    expect(JSON.stringify(s)).toBe(before)
    const start = game.setup({}, 2)
    game.copy!(start).rollOff!.throws.push(3)
    expect(start.rollOff!.throws).toEqual([])
  })

  it('shows the die, the arrived pawns and what to do', () => {
    const start = given(game)
    expect(scene(start.state, 0, []).trays[0]).toEqual({
      id: 'dice',
      title: { say: 'roll-off' },
      items: [{ look: 'die', seat: 0 }],
    })
    expect(scene(start.state, 0, []).coach).toEqual({ say: 'coach-roll-off' })
    start.throws(0, 5)
    expect(scene(start.state, 1, []).trays[0]!.items).toEqual([
      { look: 'die', face: 5, seat: 0 },
      { look: 'die', seat: 1 },
    ])
    start.throws(1, 2)
    expect(scene(start.state, 0, []).trays[0]!.items).toEqual([{ look: 'die', face: 2, spent: true }])
    start.play(0, 'throw')
    expect(scene(start.state, 0, []).trays[0]!.items).toEqual([{ look: 'die' }])
    start.draw(4)
    expect(scene(start.state, 0, []).trays[0]!.items).toEqual([{ look: 'die', face: 4 }])
    expect(scene(start.state, 0, []).trays[1]!.items).toEqual([
      throwButton('die', false),
      { spot: 'pass', look: 'button', face: { say: 'pass' } },
    ])
    expect(scene(start.state, 0, []).coach).toEqual({ say: 'coach-move', pips: 4 })
    expect(scene(start.state, 0, ['a1']).coach).toEqual({ say: 'coach-where' })
    expect(scene(start.state, 1, []).coach).toEqual({ say: 'coach-turn', seat: 0 })
    const home = stand({ first: 'e13 a1', second: 'p16', die: 3 }).play(0, 'e13-e16').state
    expect(scene(home, 1, []).seats).toEqual([{ score: 1 }, { score: 0 }])
    expect(scene(home, 1, []).board!.pieces.filter(({ on }) => on === 'box-1')).toHaveLength(1)
    expect(scene(home, 1, []).last).toEqual(['e13', 'e16'])
    const over = stand({ first: 'e5', second: 'e8', die: 3 }).play(0, 'e5xe8').state
    expect(scene(over, 0, []).coach).toBeUndefined()
  })
})
