import { copyJson, playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

interface Stand {
  /** The field of each pawn: 0 is Start, 49 Finish, x out. */
  readonly fields: string
  /** Whose turn it is, from 1. */
  readonly turn?: number
  readonly throws?: number
  readonly arrived?: string
}

const stand = ({ fields, turn = 1, throws = 40, arrived = '-' }: Stand) =>
  given(game, {
    seats: fields.split(' ').length,
    position: [fields.replaceAll(' ', ','), turn, 1, throws, arrived, '-', '-', '-'].join(' '),
  })
type Table = ReturnType<typeof stand>
const names = (table: Table) => table.facts(0).map(({ fact }) => fact)
const fields = (table: Table) => table.state.fields

describe('rond-om-de-hoek: before the race', () => {
  it('rond-om-de-hoek.equipment, rond-om-de-hoek.setup: two to four players, a pawn each on the start', () => {
    expect(game.seats).toEqual([2, 3, 4])
    const table = given(game, { seats: 4 })
    expect(table.position).toBe('0,0,0,0 1 1 0 - - - 1234:')
    const { board, seats } = game.scene(table.state, 'watcher', [])
    expect(board!.pieces.map(({ look, seat, on }) => [look, seat, on])).toEqual(
      [0, 1, 2, 3].map((seat) => ['pawn', seat, 'Start']),
    )
    expect(seats[0]).toEqual({ money: 5, note: { say: 'note-start' } })
    expect(game.chance!(table.play(0, 'throw').state)).toEqual({ dice: 1 })
  })

  it('rond-om-de-hoek.board: six rows of eight, to and fro, between start and finish', () => {
    const { places } = game.scene(given(game).state, 0, []).board!
    const numbers = Array.from({ length: 48 }, (_, i) => String(i + 1))
    expect(places.map(({ id }) => id)).toEqual(['Start', ...numbers, 'Finish'])
    const x = (field: number) => places[field]!.at[0]
    const y = (field: number) => places[field]!.at[1]
    for (let row = 0; row < 6; row++) {
      const first = row * 8 + 1
      for (let field = first; field < first + 7; field++) {
        expect(y(field + 1)).toBe(y(field))
        expect(x(field + 1) > x(field)).toBe(row % 2 === 0)
      }
    }
    for (let first = 9; first < 48; first += 8) {
      expect(x(first)).toBe(x(first - 1))
      expect(y(first)).toBeLessThan(y(first - 1))
    }
    expect([y(0), y(49)]).toEqual([y(1), y(48)])
    expect(x(0)).toBeLessThan(x(1))
    expect(x(49)).toBeLessThan(x(48))
    const apart = places.flatMap((one, i) =>
      places.slice(0, i).map((other) => Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])),
    )
    expect(Math.min(...apart)).toBeGreaterThan(1)
  })

  it('rond-om-de-hoek.traps: at the end of each row, the last one red', () => {
    const { places, ground } = game.scene(given(game).state, 0, []).board!
    const painted = (paint: string) => places.filter((place) => place.paint === paint).map(({ id }) => id)
    expect(painted('black')).toEqual(['8', '16', '24', '32', '40'])
    expect(painted('red')).toEqual(['48'])
    expect(places[8]!.name).toEqual({ say: 'trap', field: 8 })
    expect(places[48]!.name).toEqual({ say: 'red-trap', field: 48 })
    expect(ground.filter((each) => 'circle' in each && each.filled !== true)).toHaveLength(12)
  })

  it('rond-om-de-hoek.stake, rond-om-de-hoek.purse: a guilder each in the pot, five left', () => {
    expect(game.purses!(given(game, { seats: 3 }).state)).toEqual({ seats: [5, 5, 5], pot: 3, bank: 0 })
  })

  it('rond-om-de-hoek.roll-off: the highest throw starts, and throws anew', () => {
    const table = given(game, { seats: 3 }).throws(0, 2).throws(1, 6)
    expect(table.refusal(0, 'throw')).toBe('rond-om-de-hoek.roll-off')
    const { trays, coach } = game.scene(table.state, 2, [])
    expect(trays[0]).toEqual({
      id: 'dice',
      title: { say: 'roll-off' },
      items: [
        { look: 'die', face: 2, seat: 0 },
        { look: 'die', face: 6, seat: 1 },
        { look: 'die', seat: 2 },
      ],
    })
    expect(coach).toEqual({ say: 'coach-roll-off' })
    table.throws(2, 5)
    expect(table.facts(0)).toEqual([
      { fact: 'rolled-off', seat: 2, pips: 5, dice: [5] },
      { fact: 'starts', seat: 1 },
    ])
    expect(table.position).toBe('0,0,0 2 1 3 - - - -')
    expect(fields(table.throws(1, 3))).toEqual([0, 3, 0])
  })

  it('rond-om-de-hoek.tie: only those who tie throw again', () => {
    const table = given(game, { seats: 3 }).throws(0, 5).throws(1, 2).throws(2, 5)
    expect(table.facts(1).at(-1)).toEqual({ fact: 'tied', seats: [0, 2] })
    expect(table.position).toBe('0,0,0 1 1 3 - - - 13:')
    expect(table.throws(0, 1).turn).toEqual([2])
    expect(table.throws(2, 2).position).toBe('0,0,0 3 1 5 - - - -')
  })
})

describe('rond-om-de-hoek: along the way', () => {
  it('rond-om-de-hoek.throw: as many spaces as pips, space by space', () => {
    const table = stand({ fields: '0 20' }).throws(0, 3)
    expect(table.facts(1)).toEqual([
      { fact: 'thrown', seat: 0, pips: 3, dice: [3] },
      { fact: 'moved', seat: 0, path: ['Start', '1', '2', '3'], from: { say: 'start' }, to: '3' },
    ])
    expect(fields(table)).toEqual([3, 20])
    expect(game.scene(table.state, 0, []).last).toEqual(['Start', '3'])
    expect(game.scene(table.state, 0, []).seats[0]!.note).toEqual({ say: 'note-field', field: 3 })
  })

  it('rond-om-de-hoek.throw: a six is one throw', () => {
    expect(stand({ fields: '0 20' }).throws(0, 6).turn).toEqual([1])
  })

  it('rond-om-de-hoek.turn: clockwise, past those who arrived or are out', () => {
    const table = stand({ fields: '1 x 49 20', arrived: '3' }).throws(0, 1)
    expect(table.turn).toEqual([3])
    expect(table.throws(3, 1).turn).toEqual([0])
  })

  it('rond-om-de-hoek.strike: whoever stands there goes back to the start', () => {
    const table = stand({ fields: '11 13 20' }).throws(0, 2)
    expect(fields(table)).toEqual([13, 0, 20])
    expect(table.facts(2).at(-1)).toEqual({ fact: 'struck', seat: 1, path: ['13', 'Start'], field: 13 })
  })

  it('rond-om-de-hoek.strike: nobody is struck where the mover starts, nor on the way', () => {
    const table = stand({ fields: '11 12 0' }).throws(0, 2)
    expect(fields(table)).toEqual([13, 12, 0])
    expect(names(table)).toEqual(['thrown', 'moved'])
  })

  it('rond-om-de-hoek.at-once: who was struck goes on from the start in the next turn', () => {
    const table = stand({ fields: '11 13' }).throws(0, 2)
    expect(fields(table.throws(1, 4))).toEqual([13, 4])
  })

  it.each([8, 16, 24, 32, 40])(
    'rond-om-de-hoek.stuck, rond-om-de-hoek.six: the trap on %i holds until a six',
    (trap) => {
      const table = stand({ fields: `${trap - 2} 1` }).throws(0, 2)
      expect(names(table)).toEqual(['thrown', 'moved', 'trapped'])
      expect(table.turn).toEqual([1])
      table.throws(1, 1)
      expect(game.scene(table.state, 0, []).coach).toEqual({ say: 'coach-free' })
      table.throws(0, 5)
      expect(names(table)).toEqual(['thrown', 'still-stuck'])
      expect(fields(table)).toEqual([trap, 2])
      expect(game.scene(table.state, 0, []).seats[0]!.note).toEqual({ say: 'note-stuck', field: trap })
      table.throws(1, 1).throws(0, 6)
      expect(fields(table)).toEqual([0, 3])
      expect(table.facts(1).at(-1)).toEqual({
        fact: 'freed',
        seat: 0,
        path: [String(trap), 'Start'],
        field: trap,
      })
    },
  )

  it('rond-om-de-hoek.six-ends: the six that frees is not moved, and the turn is over', () => {
    const table = stand({ fields: '16 1' }).throws(0, 6)
    expect(fields(table)).toEqual([0, 1])
    expect(table.turn).toEqual([1])
  })

  it('rond-om-de-hoek.freed: another in the same trap frees, and is stuck', () => {
    const table = stand({ fields: '16 12', turn: 2 }).throws(1, 4)
    expect(fields(table)).toEqual([0, 16])
    expect(names(table)).toEqual(['thrown', 'moved', 'freed', 'trapped'])
    expect(table.facts(0)[2]).toEqual({ fact: 'freed', seat: 0, path: ['16', 'Start'], field: 16 })
    table.throws(0, 4)
    expect(names(table.throws(1, 1))).toEqual(['thrown', 'still-stuck'])
    expect(fields(table)).toEqual([4, 16])
  })

  it('rond-om-de-hoek.red-trap: one mercy throw at once, and a six arrives', () => {
    const table = stand({ fields: '45 1 2' }).throws(0, 3)
    expect(names(table)).toEqual(['thrown', 'moved', 'in-red-trap'])
    expect(table.turn).toEqual([0])
    expect(game.scene(table.state, 0, []).coach).toEqual({ say: 'coach-mercy' })
    expect(table.position).toBe('48,1,2 1 1 41 - - - -')
    table.throws(0, 6)
    expect(names(table)).toEqual(['thrown', 'moved', 'arrived'])
    expect(fields(table)).toEqual([49, 1, 2])
    expect(table.turn).toEqual([1])
  })

  it.each([1, 5])('rond-om-de-hoek.red-trap: a mercy throw of %i is the end', (pips) => {
    const table = stand({ fields: '45 1 2' }).throws(0, 3).throws(0, pips)
    expect(names(table)).toEqual(['thrown', 'out'])
    expect(table.position).toBe('x,1,2 2 1 42 - - - -')
    expect(table.refusal(0, 'throw')).toBe('rond-om-de-hoek.red-trap')
    expect(game.scene(table.state, 0, []).board!.pieces[0]!.on).toBe('48')
  })

  it('rond-om-de-hoek.red-trap: whoever is out there meets nobody', () => {
    const table = stand({ fields: 'x 45 2', turn: 2 }).throws(1, 3)
    expect(names(table)).toEqual(['thrown', 'moved', 'in-red-trap'])
    expect(fields(table)).toEqual([-1, 48, 2])
  })

  it.each([
    [47, 2],
    [47, 6],
    [43, 6],
  ])('rond-om-de-hoek.arrive: from %i a %i goes past the red trap', (from, pips) => {
    const table = stand({ fields: `${from} 1 2` }).throws(0, pips)
    expect(fields(table)).toEqual([49, 1, 2])
    expect(table.state.arrived).toEqual([0])
    expect(table.facts(0)[1]).toMatchObject({ to: { say: 'finish' } })
    expect(table.refusal(0, 'throw')).toBe('rond-om-de-hoek.arrive')
  })
})

describe('rond-om-de-hoek: the end and the pot', () => {
  it('rond-om-de-hoek.two: with two it ends when the first arrives, for nothing can change any more', () => {
    const table = stand({ fields: '46 12' }).throws(0, 5)
    expect(table.result).toEqual({ places: [1, 2], money: [7, 5], why: 'rond-om-de-hoek.end' })
    expect(names(table).slice(-2)).toEqual(['prize', 'consolation'])
    expect(game.position!.write(table.state)).toBe('49,12 1 0 41 1 - - -')
  })

  it('rond-om-de-hoek.two: not with three, and not when one of two is out', () => {
    expect(stand({ fields: '46 12 13' }).throws(0, 5).result).toBeUndefined()
    expect(stand({ fields: '48 12' }).throws(0, 3).result).toBeUndefined()
  })

  it('rond-om-de-hoek.end, rond-om-de-hoek.prizes, rond-om-de-hoek.rounding: 1 of 4 guilders to the second', () => {
    const table = stand({ fields: '47 49 3 x', arrived: '2' }).throws(0, 3)
    expect(table.result).toEqual({ places: [2, 1, 3, 4], money: [6, 8, 5, 5], why: 'rond-om-de-hoek.end' })
    expect(table.turn).toEqual([])
  })

  it('rond-om-de-hoek.consolation: the others hope for the next time', () => {
    const table = stand({ fields: '47 49 3 x', arrived: '2' }).throws(0, 3)
    expect(table.facts(0).slice(-2)).toEqual([
      { fact: 'consolation', seat: 2 },
      { fact: 'consolation', seat: 3 },
    ])
  })

  it('rond-om-de-hoek.arrive: second by a mercy throw', () => {
    const table = stand({ fields: '45 49 3', arrived: '2' }).throws(0, 3).throws(0, 6)
    expect(table.result).toMatchObject({ places: [2, 1, 3], money: [6, 7, 5] })
  })

  it('rond-om-de-hoek.only-one: all others in the red trap, the pot is the winner’s', () => {
    const table = stand({ fields: '45 49 x', arrived: '2' }).throws(0, 3).throws(0, 4)
    expect(table.result).toEqual({ places: [2, 1, 2], money: [5, 8, 5], why: 'rond-om-de-hoek.end' })
  })

  it('rond-om-de-hoek.nobody: all in the red trap, the stakes go back', () => {
    const table = stand({ fields: '45 x' }).throws(0, 3).throws(0, 4)
    expect(table.result).toEqual({ places: [2, 2], money: [6, 6], why: 'rond-om-de-hoek.end' })
  })

  it('rond-om-de-hoek.places: the foremost first, those in the red trap last, level ones share', () => {
    const table = stand({ fields: '46 0 0 49', arrived: '4' }).throws(0, 4)
    expect(table.result!.places).toEqual([2, 3, 3, 1])
  })

  it('rond-om-de-hoek.most-throws, rond-om-de-hoek.shared-prizes: after 5,000 throws the standing decides', () => {
    const table = stand({ fields: '1 8 0 x', throws: 4999 }).throws(0, 1)
    expect(table.result).toEqual({
      places: [2, 1, 3, 4],
      money: [6, 8, 5, 5],
      why: 'rond-om-de-hoek.most-throws',
    })
    // The first takes 2 of 3 guilders; one guilder cannot be shared by two.
    const level = stand({ fields: '46 0 0', throws: 4999 }).throws(0, 1)
    expect(level.result).toMatchObject({ places: [1, 2, 2], money: [7, 5, 5] })
    expect(game.purses!(level.state).bank).toBe(1)
  })

  it('rond-om-de-hoek.most-throws: even the roll-off may last too long', () => {
    const table = given(game, { position: '0,0 2 1 4999 - - - 12:3' }).throws(1, 3)
    expect(table.result).toEqual({ places: [1, 1], money: [6, 6], why: 'rond-om-de-hoek.most-throws' })
  })
})

describe('rond-om-de-hoek: attempts that are refused', () => {
  it.each([
    [0, '15', 'rond-om-de-hoek.throw'],
    [0, 'Start', 'rond-om-de-hoek.throw'],
    [0, '11-Finish', 'rond-om-de-hoek.throw'],
    [1, 'throw', 'rond-om-de-hoek.turn'],
    [1, 'die', 'rond-om-de-hoek.turn'],
    [1, 'Start-3', 'rond-om-de-hoek.turn'],
    [2, 'throw', 'rond-om-de-hoek.red-trap'],
    [3, 'throw', 'rond-om-de-hoek.arrive'],
    [0, 'start', 'unknown-notation'],
    [0, 'Start-', 'unknown-notation'],
  ])('seat %i tries %s: %s', (seat, tried, rule) => {
    expect(stand({ fields: '11 18 x 49', arrived: '4' }).refusal(seat, tried)).toBe(rule)
  })

  it('rond-om-de-hoek.roll-off: nobody moves before the start is thrown for', () => {
    const table = given(game)
    expect(table.refusal(1, '5')).toBe('rond-om-de-hoek.roll-off')
    expect(table.refusal(0, '5')).toBe('rond-om-de-hoek.throw')
  })

  it('rond-om-de-hoek.end: a finished match answers with the rule that ended it', () => {
    const { state } = stand({ fields: '47 12' }).throws(0, 3)
    expect(game.explain(state, 0, 'throw')).toBe('rond-om-de-hoek.end')
  })
})

describe('rond-om-de-hoek: positions as text', () => {
  const code = (text: string) => {
    const answer = game.position!.read(text, {}, 2)
    return answer.ok ? 'fine' : answer.problem.code
  }
  it.each([
    '0,0 1 1 0 - - - 12:',
    '0,0 2 1? 1 - - - 12:6',
    '0,0 1 1 2 - - - 12:',
    '0,8 1 1 9 - - - -',
    '48,8 1 1? 9 - - - -',
    'x,49 1 0 9 2 - - -',
    '0,0 2 0 5000 - - - 12:6',
  ])('writes %s as it was read', (text) => {
    const answer = game.position!.read(text, {}, 2)
    if (!answer.ok) throw new Error(answer.problem.text.en)
    expect(game.position!.write(answer.value)).toBe(text)
  })
  it.each([
    ['0,50 1 1 9 - - - -', 'position-field'],
    ['7,7 1 1 9 - - - -', 'position-shared'],
    ['8,8 1 1 9 - - - -', 'position-shared'],
    ['49,1 2 1 9 - - - -', 'position-arrived'],
    ['1,0 1 1 9 - - - 12:', 'position-roll-off'],
    ['0,0 1 1 9 - - - 12', 'position-roll-off'],
    ['0,0 1 1 9 - - - 12:7', 'position-roll-off'],
    ['0,0 1 1 9 - - - 12:x3', 'position-roll-off'],
    ['0,0 1 1 9 - - - 12:34', 'position-roll-off'],
    ['0,0 1 1 9 - - - 1:', 'position-roll-off'],
    ['0,0 1 1 9 - - - 21:', 'position-roll-off'],
    ['0,0 1 1 9 - - - 11:', 'position-roll-off'],
    ['0,0 1 1 9 - - - 13:', 'position-roll-off'],
    ['0,0 1 1 9 - - - -:', 'position-roll-off'],
    ['0,0 1 1 9 - - - 12:3:', 'position-roll-off'],
    ['0,0 2 1 0 - - - 12:3', 'position-throws'],
    ['0,0 1 1 1 - - - -', 'position-throws'],
    ['0,0 1 1 9 - - - 12:3', 'position-turn'],
    ['0,0 2 1 9 - - - 12:', 'position-turn'],
    ['48,0 2 1 9 - - - -', 'position-left'],
    ['48,0 1 2 9 - - - -', 'position-left'],
    ['0,5 2 1 9 - 1 - -', 'position-misses'],
    ['0,5 2 1 9 - - 1 -', 'position-paid'],
  ])('%s: %s', (text, wrong) => {
    expect(code(text)).toBe(wrong)
  })
})

describe('rond-om-de-hoek: random matches', () => {
  it.each([2, 3, 4])('%i players: every match ends, money stays, nobody shares a space', (seats) => {
    for (let seed = 1; seed <= 20; seed++) {
      const state = game.copy!(given(game, { seats }).state)
      playout(game, state, seats, seededRng(seed), 3 * seed)
      const before = JSON.stringify(state)
      const on = state.fields.filter((field) => field > 0 && field < 49)
      expect(new Set(on).size).toBe(on.length)
      const twin = game.copy!(state)
      expect(twin).toEqual(copyJson(state))
      expect(2 * playout(game, twin, seats, seededRng(seed))).toBeLessThanOrEqual(game.bound)
      expect(JSON.stringify(state)).toBe(before)
      const { money } = game.result(twin)!
      expect(money!.reduce((sum, each) => sum + each, game.purses!(twin).bank)).toBe(seats * 6)
    }
  })
})
