import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

interface Stand {
  /** The pawns of each colour: B, A, numbers of fields, a–d. */
  readonly pawns: readonly string[]
  /** The colour on turn, from 1. */
  readonly turn?: number
  readonly pips?: number
  readonly entered?: boolean
  readonly throws?: number
  readonly arrived?: string
  readonly seats?: number
  readonly options?: Readonly<Record<string, unknown>>
}

/** A table with these pawns. With two players the starts are 1 and 21. */
function stand({
  pawns,
  turn = 1,
  pips = 0,
  entered = false,
  throws = 100,
  arrived = '-',
  seats,
  options,
}: Stand) {
  const rows = pawns.map((row) => row.split(' ').join(',')).join('/')
  return given(game, {
    seats: seats ?? pawns.length,
    ...(options === undefined ? {} : { options }),
    position: `${rows} ${turn} ${pips} ${entered ? '+' : '-'} ${throws} ${arrived} -`,
  })
}
/** The pawns as the position shows them, a text for each colour. */
const pawnsOf = (table: { readonly position: string }) =>
  table.position.split(' ')[0]!.replaceAll(',', ' ').split('/')

describe('mens-maak-je-niet-dik: the board', () => {
  it('mens-maak-je-niet-dik.setup: three pawns in B and one on A', () => {
    expect(given(game, { seats: 3 }).position).toBe('A,B,B,B/A,B,B,B/A,B,B,B 1 0 - 0 - 123:')
  })

  it('mens-maak-je-niet-dik.equipment: two to six players, one die', () => {
    expect(game.seats).toEqual([2, 3, 4, 5, 6])
    const table = given(game, { seats: 6 }).play(0, 'throw')
    expect(game.chance!(table.state)).toEqual({ dice: 1 })
    expect(table.state.pawns).toHaveLength(24)
  })

  it.each([
    [2, {}, 40, [0, 20]],
    [3, {}, 40, [0, 10, 20]],
    [4, {}, 40, [0, 10, 20, 30]],
    [5, {}, 48, [0, 8, 16, 24, 32]],
    [6, {}, 48, [0, 8, 16, 24, 32, 40]],
    [2, { board: 'six' }, 48, [0, 24]],
    [3, { board: 'six' }, 48, [0, 16, 32]],
    [4, { board: 'six' }, 48, [0, 8, 24, 32]],
    [4, { board: 'four' }, 40, [0, 10, 20, 30]],
  ])(
    'mens-maak-je-niet-dik.boards, mens-maak-je-niet-dik.circuit, mens-maak-je-niet-dik.colours: %i players, %j: %i fields, starts %j',
    (seats, options, fields, starts) => {
      const { state } = given(game, { seats, options })
      expect(state.fields).toBe(fields)
      expect(state.starts).toEqual(starts)
    },
  )

  it.each([
    [2, { colours: 'two' }, 40, [0, 10, 20, 30]],
    [2, { colours: 'two', board: 'six' }, 48, [0, 8, 24, 32]],
    [3, { colours: 'two' }, 48, [0, 8, 16, 24, 32, 40]],
    [2, { colours: 'all' }, 40, [0, 10, 20, 30]],
    [3, { colours: 'all' }, 40, [0, 10, 20, 30]],
    [4, { colours: 'all', board: 'six' }, 48, [0, 8, 16, 24, 32, 40]],
    [5, { colours: 'all' }, 48, [0, 8, 16, 24, 32, 40]],
    [6, { colours: 'all' }, 48, [0, 8, 16, 24, 32, 40]],
  ])(
    'mens-maak-je-niet-dik.two-colours: %i players, %j: %i fields, starts %j',
    (seats, options, fields, starts) => {
      const { state } = given(game, { seats, options })
      expect(state.fields).toBe(fields)
      expect(state.starts).toEqual(starts)
      expect(state.pawns).toHaveLength(starts.length * 4)
    },
  )

  it.each([
    [5, { board: 'four' }],
    [6, { board: 'four' }],
    [3, { board: 'four', colours: 'two' }],
    [4, { colours: 'two' }],
    [4, { board: 'six', colours: 'two' }],
    [6, { colours: 'two' }],
    [2, { board: 'six', colours: 'all' }],
    [5, { board: 'four', colours: 'all' }],
  ])(
    'mens-maak-je-niet-dik.boards, mens-maak-je-niet-dik.two-colours: %i players cannot play %j',
    (seats, options) => {
      expect(() => given(game, { seats, options })).toThrow(/four or six colours/)
    },
  )

  it('mens-maak-je-niet-dik.way: from A with the clock round the circuit and into the own end circles', () => {
    const first = stand({ pawns: ['A B B B', '21 B B B'], pips: 5 })
    expect(first.moves(0)).toEqual(['A-6'])
    // Colour 2 starts on 21, goes over 40 to 1, and turns in after 20.
    const second = stand({ pawns: ['A B B B', '38 20 B B'], turn: 2, pips: 4 })
    expect(second.moves(1)).toEqual(['20-a', '38-2'])
    const six = stand({
      pawns: ['A B B B', 'A B B B', 'A B B B', 'A B B B', '48 B B B'],
      turn: 5,
      pips: 4,
    })
    expect(six.moves(4)).toEqual(['48-4'])
  })
})

describe('mens-maak-je-niet-dik: who starts', () => {
  it('mens-maak-je-niet-dik.roll-off: everyone throws once, the highest starts', () => {
    const table = given(game, { seats: 3 })
    expect(table.turn).toEqual([0])
    expect(table.moves(0)).toEqual(['throw'])
    expect(table.moves(1)).toEqual([])
    table.throws(0, 3)
    expect(table.facts('watcher')).toEqual([{ fact: 'rolled-off', seat: 0, pips: 3, dice: [3] }])
    expect(table.turn).toEqual([1])
    table.throws(1, 5)
    expect(table.turn).toEqual([2])
    table.throws(2, 4)
    expect(table.turn).toEqual([1])
    expect(table.facts(0).at(-1)).toEqual({ fact: 'starts', seat: 1, pips: 5 })
  })

  it('mens-maak-je-niet-dik.first-throw: the winning throw is played at once, with the pawn on A', () => {
    const table = given(game).throws(0, 5).throws(1, 2)
    expect(table.position).toBe('A,B,B,B/A,B,B,B 1 5 - 2 - -')
    expect(table.state.shown).toBe(5)
    expect(table.moves(0)).toEqual(['A-6'])
    table.play(0, 'A-6')
    expect(table.position).toBe('6,B,B,B/A,B,B,B 2 0 - 2 - -')
  })

  it('mens-maak-je-niet-dik.first-throw, mens-maak-je-niet-dik.start-taken: with a six too, and then once more', () => {
    const table = given(game).throws(0, 1).throws(1, 6)
    expect(table.moves(1)).toEqual(['A-27'])
    table.play(1, 'A-27')
    expect(table.turn).toEqual([1])
    expect(table.moves(1)).toEqual(['throw'])
  })

  it('mens-maak-je-niet-dik.tie: those who tie at the top throw again, and the new throw counts', () => {
    const table = given(game, { seats: 3 }).throws(0, 6).throws(1, 2).throws(2, 6)
    expect(table.facts(0).at(-1)).toEqual({ fact: 'tied', seats: [0, 2] })
    expect(table.turn).toEqual([0])
    table.throws(0, 3)
    expect(table.turn).toEqual([2])
    table.throws(2, 4)
    // With three players the third starts on 21.
    expect(table.moves(2)).toEqual(['A-25'])
    expect(table.state.throws).toBe(5)
  })
})

describe('mens-maak-je-niet-dik: throwing and moving', () => {
  it('mens-maak-je-niet-dik.throw, mens-maak-je-niet-dik.turn: throw, move exactly so far, then the next colour', () => {
    const table = stand({ pawns: ['7 B B B', '30 B B B', '12 B B B'] })
    expect(table.moves(0)).toEqual(['throw'])
    table.throws(0, 4)
    expect(table.facts(1)).toEqual([{ fact: 'thrown', seat: 0, pips: 4, dice: [4] }])
    expect(table.moves(0)).toEqual(['7-11'])
    table.play(0, '7-11')
    expect(table.facts(1)).toEqual([
      { fact: 'moved', seat: 0, path: ['7', '8', '9', '10', '11'], from: '7', to: '11' },
    ])
    expect(table.turn).toEqual([1])
    table.throws(1, 1).play(1, '30-31')
    expect(table.turn).toEqual([2])
    table.throws(2, 1).play(2, '12-13')
    expect(table.turn).toEqual([0])
  })

  it('mens-maak-je-niet-dik.any-pawn: without a six any pawn on the circuit goes', () => {
    const table = stand({ pawns: ['A 7 15 B', 'A B B B'], pips: 3 })
    expect(table.moves(0)).toEqual(['15-18', '7-10', 'A-4'])
    table.play(0, '7-10')
    expect(pawnsOf(table)).toEqual(['A 10 15 B', 'A B B B'])
  })

  it('mens-maak-je-niet-dik.six-again: after a six the same colour throws again, as often as it throws sixes', () => {
    const table = stand({ pawns: ['7 8 9 10', 'A B B B'] })
      .throws(0, 6)
      .play(0, '7-13')
    expect(table.facts(0).at(-1)).toEqual({ fact: 'again', seat: 0 })
    expect(table.turn).toEqual([0])
    table.throws(0, 6).play(0, '8-14')
    expect(table.turn).toEqual([0])
    table.throws(0, 5).play(0, '9-14')
    expect(table.turn).toEqual([1])
  })

  it('mens-maak-je-niet-dik.six-enters: a six brings a pawn out, and nothing else', () => {
    const table = stand({ pawns: ['7 15 B B', 'A B B B'], pips: 6 })
    expect(table.moves(0)).toEqual(['B-A'])
    table.play(0, 'B-A')
    expect(pawnsOf(table)).toEqual(['7 15 A B', 'A B B B'])
    expect(table.facts(1)).toEqual([
      { fact: 'entered', seat: 0, path: ['B1.3', '1'] },
      { fact: 'again', seat: 0 },
    ])
    expect(table.turn).toEqual([0])
  })

  it('mens-maak-je-niet-dik.six-enters: no other throw does', () => {
    for (const pips of [1, 2, 3, 4, 5]) {
      expect(stand({ pawns: ['7 B B B', 'A B B B'], pips }).moves(0)).toEqual([`7-${7 + pips}`])
    }
  })

  it('mens-maak-je-niet-dik.entered-moves: the pawn brought out plays the next throw', () => {
    const table = stand({ pawns: ['7 15 B B', 'A B B B'], pips: 6 })
      .play(0, 'B-A')
      .throws(0, 2)
    expect(table.moves(0)).toEqual(['A-3'])
    table.play(0, 'A-3')
    expect(table.turn).toEqual([1])
    table.throws(1, 1).play(1, 'A-22').throws(0, 2)
    expect(table.moves(0)).toEqual(['15-17', '3-5', '7-9'])
  })

  it('mens-maak-je-niet-dik.entered-moves, mens-maak-je-niet-dik.strike-own: even onto a pawn of its own', () => {
    const table = stand({ pawns: ['5 A B B', 'A B B B'], pips: 4, entered: true })
    expect(table.moves(0)).toEqual(['A-5'])
    table.play(0, 'A-5')
    expect(pawnsOf(table)).toEqual(['B 5 B B', 'A B B B'])
    expect(table.facts(0).at(-1)).toEqual({ fact: 'struck-own', seat: 0, path: ['5', 'B1.1'], field: '5' })
  })

  it('mens-maak-je-niet-dik.entered-six: a six after the six is that pawn’s as well', () => {
    const table = stand({ pawns: ['9 A B B', 'A B B B'], pips: 6, entered: true })
    expect(table.moves(0)).toEqual(['A-7'])
    table.play(0, 'A-7').throws(0, 6)
    // Now it is no longer the pawn just brought out, and two are still in the yard.
    expect(table.moves(0)).toEqual(['B-A'])
  })

  it('mens-maak-je-niet-dik.start-taken: with an own pawn on A the six is played with any pawn', () => {
    const table = stand({ pawns: ['A 15 B B', 'A B B B'], pips: 6 })
    expect(table.moves(0)).toEqual(['15-21', 'A-7'])
  })

  it('mens-maak-je-niet-dik.start-taken, mens-maak-je-niet-dik.strike: an opponent on A is struck instead', () => {
    const table = stand({ pawns: ['15 B B B', '1 B B B'], pips: 6 }).play(0, 'B-A')
    expect(pawnsOf(table)).toEqual(['15 A B B', 'B B B B'])
    expect(table.facts(1)[1]).toEqual({
      fact: 'struck',
      seat: 0,
      victimSeat: 1,
      path: ['1', 'B2.1'],
      field: '1',
    })
  })

  it('mens-maak-je-niet-dik.six-any: with an empty yard any pawn plays the six', () => {
    const table = stand({ pawns: ['7 15 30 a', 'A B B B'], pips: 6 })
    expect(table.moves(0)).toEqual(['15-21', '30-36', '7-13'])
  })

  it('mens-maak-je-niet-dik.must-move: even if the only move strikes an own pawn', () => {
    const table = stand({ pawns: ['36 40 B B', '21 B B B'], pips: 4 })
    expect(table.moves(0)).toEqual(['36-40', '40-a'])
    const forced = stand({ pawns: ['36 39 a b', '22 B B B'], pips: 3 })
    // 39 to the open c takes 3 − the circle after 40 is d, then c.
    expect(forced.moves(0)).toEqual(['36-39', '39-c'])
    expect(forced.refusal(0, 'pass')).toBe('mens-maak-je-niet-dik.must-move')
  })

  it('mens-maak-je-niet-dik.pass: who cannot move passes, and the turn goes on', () => {
    const table = stand({ pawns: ['B B B B', 'A B B B'] }).throws(0, 3)
    expect(table.moves(0)).toEqual(['pass'])
    table.play(0, 'pass')
    expect(table.facts(0)).toEqual([{ fact: 'passed', seat: 0, pips: 3 }])
    expect(table.turn).toEqual([1])
  })

  it('mens-maak-je-niet-dik.pass, mens-maak-je-niet-dik.six-again: a six that cannot be played throws again', () => {
    const table = stand({ pawns: ['39 40 a b', 'A B B B'] }).throws(0, 6)
    expect(table.moves(0)).toEqual(['pass'])
    expect(table.play(0, 'pass').turn).toEqual([0])
  })

  it('mens-maak-je-niet-dik.strike: landing on a pawn sends it back to B', () => {
    const table = stand({ pawns: ['7 B B B', '30 10 B B'], pips: 3 }).play(0, '7-10')
    expect(pawnsOf(table)).toEqual(['10 B B B', '30 B B B'])
    expect(table.facts(1)).toEqual([
      { fact: 'moved', seat: 0, path: ['7', '8', '9', '10'], from: '7', to: '10' },
      { fact: 'struck', seat: 0, victimSeat: 1, path: ['10', 'B2.2'], field: '10' },
    ])
  })

  it.each([
    ['21 B B B', 'B B B B'],
    ['30 21 B B', '30 B B B'],
    ['30 31 21 B', '30 31 B B'],
    ['30 31 32 21', '30 31 32 B'],
  ])('mens-maak-je-niet-dik.strike: whichever of %s it is, also on its own A', (before, after) => {
    const named = before.replace('21', 'A')
    const table = stand({ pawns: ['19 B B B', named], pips: 2 }).play(0, '19-21')
    expect(pawnsOf(table)).toEqual(['21 B B B', after])
  })

  it('mens-maak-je-niet-dik.strike-own: a player may strike a pawn of its own', () => {
    const table = stand({ pawns: ['7 10 B B', 'A B B B'], pips: 3 })
    expect(table.moves(0)).toEqual(['10-13', '7-10'])
    expect(pawnsOf(table.play(0, '7-10'))).toEqual(['10 B B B', 'A B B B'])
  })

  it('mens-maak-je-niet-dik.jump: pawns on the way are passed, and their fields count', () => {
    const table = stand({ pawns: ['7 8 B B', '9 10 B B'], pips: 4 }).play(0, '7-11')
    expect(pawnsOf(table)).toEqual(['11 8 B B', '9 10 B B'])
  })
})

describe('mens-maak-je-niet-dik: home', () => {
  it.each([
    // Fields 38, 39 and 40 are two, one and no step before the end circles d, c, b, a.
    ['40 B B B', [['pass'], ['pass'], ['pass'], ['40-a'], ['pass'], ['B-A']]],
    ['40 a B B', [['pass'], ['pass'], ['40-b'], ['pass'], ['pass'], ['B-A']]],
    ['40 a b B', [['pass'], ['40-c'], ['pass'], ['pass'], ['pass'], ['B-A']]],
    ['40 a b c', [['40-d'], ['pass'], ['pass'], ['pass'], ['pass'], ['pass']]],
    ['38 a b c', [['38-39'], ['38-40'], ['38-d'], ['pass'], ['pass'], ['pass']]],
    ['38 B B B', [['38-39'], ['38-40'], ['pass'], ['pass'], ['pass'], ['B-A']]],
    ['37 a b c', [['37-38'], ['37-39'], ['37-40'], ['37-d'], ['pass'], ['pass']]],
  ])(
    'mens-maak-je-niet-dik.exact, mens-maak-je-niet-dik.innermost, mens-maak-je-niet-dik.home-stays: %s with each throw',
    (pawns, expected) => {
      expected.forEach((moves, i) =>
        expect(stand({ pawns: [pawns, 'A B B B'], pips: i + 1 }).moves(0)).toEqual(moves),
      )
    },
  )

  it('mens-maak-je-niet-dik.exact: the book’s order a, b, c, d, by exact throws', () => {
    const table = stand({ pawns: ['38 39 40 30', '33 B B B'], pips: 4 })
    expect(table.moves(0)).toEqual(['30-34', '40-a'])
    table.play(0, '40-a')
    expect(table.facts(0)).toEqual([
      { fact: 'home', seat: 0, path: ['40', 'd1', 'c1', 'b1', 'a1'], from: '40', to: 'a' },
    ])
    table.throws(1, 1).play(1, '33-34').throws(0, 4).play(0, '39-b')
    expect(pawnsOf(table)).toEqual(['38 b a 30', '34 B B B'])
  })

  it('mens-maak-je-niet-dik.places: with two players the first home ends it', () => {
    const table = stand({ pawns: ['40 a b c', '30 B B B'], pips: 1 }).play(0, '40-d')
    expect(table.result).toEqual({ places: [1, 2], why: 'mens-maak-je-niet-dik.places' })
    expect(table.turn).toEqual([])
    expect(table.facts(1).at(-1)).toEqual({ fact: 'arrived', seat: 0, place: 1 })
    expect(game.moves(table.state, 0)).toEqual([])
    expect(game.moves(table.state, 1)).toEqual([])
  })

  it('mens-maak-je-niet-dik.places, mens-maak-je-niet-dik.turn: the others play on, the one at home is skipped', () => {
    const table = stand({ pawns: ['A B B B', '10 a b c', '15 B B B'], turn: 2, pips: 1 })
    table.play(1, '10-d')
    expect(table.result).toBeUndefined()
    expect(table.turn).toEqual([2])
    table.throws(2, 1).play(2, '15-16').throws(0, 2).play(0, 'A-3')
    expect(table.turn).toEqual([2])
  })

  it('mens-maak-je-niet-dik.places: until all places are known', () => {
    // The third starts on 21 and turns in after 20.
    const table = stand({ pawns: ['a b c d', 'B B B B', '20 a b c'], turn: 3, pips: 1, arrived: '1' })
    table.play(2, '20-d')
    expect(table.result).toEqual({ places: [1, 3, 2], why: 'mens-maak-je-niet-dik.places' })
  })

  it('mens-maak-je-niet-dik.six-again: a colour that comes home with a six does not throw again', () => {
    const table = stand({ pawns: ['35 a b c', 'A B B B', 'A B B B'], pips: 6 }).play(0, '35-d')
    expect(table.turn).toEqual([1])
  })

  it('mens-maak-je-niet-dik.most-throws: after 5,000 throws the standing decides, once the last is played', () => {
    const table = stand({ pawns: ['7 30 a b', '8 31 a B'], throws: 4999, turn: 2 })
    table.throws(1, 2)
    expect(table.result).toBeUndefined()
    table.play(1, '8-10')
    // Two pawns home against one.
    expect(table.result).toEqual({ places: [1, 2], why: 'mens-maak-je-niet-dik.most-throws' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'tired' })
  })

  it.each([
    // Steps to go from 1 and from 21: equally many pawns are home, so the distance counts.
    ['7 30 a b', '27 10 a b', [1, 1]],
    ['7 30 a b', '27 11 a b', [2, 1]],
    ['7 31 a b', '27 10 a b', [1, 2]],
    ['A B B B', 'B B B B', [1, 2]],
    ['5 B B B', '22 24 B B', [2, 1]],
    // Two pawns under way rank above three, however far they have to go.
    ['B B a b', '18 19 20 a', [1, 2]],
    ['38 39 40 a', 'B B a b', [2, 1]],
  ])('mens-maak-je-niet-dik.most-throws: %s against %s ends as %j', (first, second, places) => {
    expect(stand({ pawns: [first, second], throws: 5000 }).result?.places).toEqual(places)
  })

  it('mens-maak-je-niet-dik.most-throws: who is home stays before those under way', () => {
    const table = stand({ pawns: ['A B B B', 'B B B B', 'a b c d'], throws: 5000, arrived: '3' })
    expect(table.result?.places).toEqual([2, 3, 1])
  })

  it('mens-maak-je-niet-dik.most-throws: a roll-off that never ends is a draw', () => {
    const table = given(game, { position: 'A,B,B,B/A,B,B,B 1 0 - 4998 - 12:' }).throws(0, 4)
    expect(table.result).toBeUndefined()
    table.throws(1, 4)
    expect(table.result).toEqual({ places: [1, 1], why: 'mens-maak-je-niet-dik.most-throws' })
  })
})

describe('mens-maak-je-niet-dik: two colours', () => {
  const two = { colours: 'two' }
  it('mens-maak-je-niet-dik.two-colours-apart: each colour has its own turn', () => {
    const table = given(game, { options: two }).throws(0, 2).throws(1, 5)
    expect(table.turn).toEqual([1])
    // The second player's first colour starts on 11.
    table.play(1, 'A-16')
    expect(table.turn).toEqual([0])
    table.throws(0, 3)
    expect(table.facts(0)).toMatchObject([
      { fact: 'thrown-for', seat: 0, pips: 3, colour: { say: 'colour-3' } },
    ])
    table.play(0, 'A-24')
    expect(table.turn).toEqual([1])
    table.throws(1, 1).play(1, 'A-32')
    expect(table.turn).toEqual([0])
    expect(table.throws(0, 1).moves(0)).toEqual(['A-2'])
  })

  it('mens-maak-je-niet-dik.two-colours-apart: they strike each other', () => {
    const table = stand({
      pawns: ['19 B B B', 'A B B B', 'A B B B', 'A B B B'],
      pips: 2,
      seats: 2,
      options: two,
    }).play(0, '19-21')
    expect(pawnsOf(table)[2]).toBe('B B B B')
    expect(table.facts(0).at(-1)).toMatchObject({
      fact: 'struck',
      seat: 0,
      victimSeat: 0,
      path: ['21', 'B3.1'],
    })
  })

  it('mens-maak-je-niet-dik.two-colours-apart: their player is home when both are', () => {
    const table = stand({
      pawns: ['40 a b c', 'A B B B', '20 a b c', 'A B B B'],
      pips: 1,
      seats: 2,
      options: two,
    }).play(0, '40-d')
    expect(table.result).toBeUndefined()
    expect(table.turn).toEqual([1])
    table.throws(1, 1).play(1, 'A-12').throws(0, 1).play(0, '20-d')
    expect(table.result).toEqual({ places: [1, 2], why: 'mens-maak-je-niet-dik.places' })
  })

  it('mens-maak-je-niet-dik.two-colours: all colours between three, the first has two', () => {
    const table = stand({
      pawns: ['a b c d', 'A B B B', 'A B B B', '30 a b c'],
      turn: 4,
      pips: 1,
      seats: 3,
      options: { colours: 'all' },
    })
    expect(table.turn).toEqual([0])
    table.play(0, '30-d')
    expect(table.state.arrived).toEqual([0])
    expect(table.turn).toEqual([1])
  })
})

describe('mens-maak-je-niet-dik: prizes', () => {
  const purses = (table: { readonly state: Parameters<NonNullable<typeof game.purses>>[0] }) =>
    game.purses!(table.state)

  it('mens-maak-je-niet-dik.purse: everyone stakes, and keeps five', () => {
    expect(purses(given(game, { seats: 3, options: { stake: 4 } }))).toEqual({
      seats: [5, 5, 5],
      pot: 12,
      bank: 0,
    })
    expect(purses(given(game, { seats: 3 }))).toEqual({ seats: [0, 0, 0], pot: 0, bank: 0 })
  })

  it('mens-maak-je-niet-dik.prizes: two thirds for the first, the rest for the second', () => {
    const table = stand({
      pawns: ['40 a b c', '10 a b c', 'A B B B'],
      pips: 1,
      options: { stake: 4 },
    }).play(0, '40-d')
    expect(purses(table)).toEqual({ seats: [13, 5, 5], pot: 4, bank: 0 })
    expect(table.facts(2)).toContainEqual({ fact: 'prize', seat: 0, money: 8 })
    table.throws(1, 1).play(1, '10-d')
    expect(table.result).toEqual({
      places: [1, 2, 3],
      money: [13, 9, 5],
      why: 'mens-maak-je-niet-dik.places',
    })
    expect(purses(table).pot).toBe(0)
  })

  it('mens-maak-je-niet-dik.prizes: the second is paid on arrival, those after get nothing', () => {
    const table = stand({
      pawns: ['a b c d', '10 a b c', '20 a b c', 'A B B B'],
      turn: 2,
      pips: 1,
      arrived: '1',
      options: { stake: 3 },
    }).play(1, '10-d')
    // A pot of 12: 8 for the first, 4 for the second.
    expect(purses(table)).toEqual({ seats: [13, 9, 5, 5], pot: 0, bank: 0 })
    table.throws(2, 1).play(2, '20-d')
    expect(table.facts(0).map(({ fact }) => fact)).toEqual(['home', 'arrived'])
    expect(table.result?.money).toEqual([13, 9, 5, 5])
  })

  it('mens-maak-je-niet-dik.prizes: rounded up for the first; of two players the other is second', () => {
    const table = stand({ pawns: ['40 a b c', '30 B B B'], pips: 1, options: { stake: 5 } }).play(0, '40-d')
    // A pot of 10: two thirds are 6 2⁄3.
    expect(table.result?.money).toEqual([12, 8])
  })

  it('mens-maak-je-niet-dik.prizes: nothing is paid where nothing was staked', () => {
    const table = stand({ pawns: ['40 a b c', '30 B B B'], pips: 1 }).play(0, '40-d')
    expect(table.facts(0).map(({ fact }) => fact)).toEqual(['home', 'arrived'])
    expect(table.result).not.toHaveProperty('money')
  })

  it.each([
    // Three players with starts 1, 11 and 21; a pot of 15 is worth 10 and 5.
    ['first and second', ['9 B B B', '18 B B B', '27 B B B'], '-', [15, 10, 5], 0],
    ['two first', ['9 B B B', '19 B B B', '27 B B B'], '-', [12, 12, 5], 1],
    ['all first', ['9 B B B', '19 B B B', '29 B B B'], '-', [10, 10, 10], 0],
    ['two second', ['10 B B B', '19 B B B', '29 B B B'], '-', [15, 7, 7], 1],
    ['one home, two second', ['a b c d', '19 B B B', '29 B B B'], '1', [15, 7, 7], 1],
    ['one home, one second', ['a b c d', '20 B B B', '29 B B B'], '1', [15, 10, 5], 0],
  ])('mens-maak-je-niet-dik.shared-prizes: %s', (_, pawns, arrived, money, bank) => {
    const table = stand({ pawns, arrived, turn: 2, throws: 5000, options: { stake: 5 } })
    expect(purses(table)).toEqual({ seats: money, pot: 0, bank })
  })
})

describe('mens-maak-je-niet-dik: attempts that are refused', () => {
  const before: Stand = { pawns: ['7 15 B B', '30 B B B'] }
  const three: Stand = { pawns: ['7 40 a B', '30 B B B'], pips: 3 }
  const six: Stand = { pawns: ['7 15 B B', '30 B B B'], pips: 6 }
  const taken: Stand = { pawns: ['A 15 B B', '30 B B B'], pips: 6 }
  const out: Stand = { pawns: ['A 15 B B', '30 B B B'], pips: 4, entered: true }
  const outSix: Stand = { pawns: ['A 15 B B', '30 B B B'], pips: 6, entered: true }
  const idle: Stand = { pawns: ['40 a b c', '30 B B B'], pips: 3 }
  const two: Stand = { pawns: ['39 B B B', '30 B B B'], pips: 4 }
  it.each([
    [before, '7-8', 'throw'],
    [before, '7', 'throw'],
    [before, 'B1.3', 'throw'],
    [before, 'pass', 'throw'],
    [three, 'throw', 'must-move'],
    [three, 'die', 'must-move'],
    [three, 'pass', 'must-move'],
    [three, '30-33', 'own-pawn'],
    [three, '30', 'own-pawn'],
    [three, 'B2.2', 'own-pawn'],
    [three, 'a2', 'own-pawn'],
    [three, '8-11', 'own-pawn'],
    [three, 'A-4', 'own-pawn'],
    [three, 'd-a', 'own-pawn'],
    [three, '7-11', 'throw'],
    [three, '7-B', 'throw'],
    [three, '7-a2', 'throw'],
    [three, '40-a', 'throw'],
    [three, 'a', 'home-stays'],
    [three, 'a1', 'home-stays'],
    [three, 'a-b', 'home-stays'],
    [three, 'B-A', 'six-enters'],
    [three, 'B1.4', 'six-enters'],
    [six, '7-13', 'six-enters'],
    [six, '15', 'six-enters'],
    [six, 'B-2', 'six-enters'],
    [taken, 'B-A', 'start-taken'],
    [taken, 'B1.3', 'start-taken'],
    [out, '15-19', 'entered-moves'],
    [out, '15', 'entered-moves'],
    [out, 'B-A', 'entered-moves'],
    [outSix, '15-21', 'entered-six'],
    [outSix, 'B-A', 'entered-six'],
    [idle, 'throw', 'pass'],
    [idle, '40-c', 'throw'],
    [idle, '40-b', 'exact'],
    [idle, '40', 'exact'],
    [idle, 'c', 'home-stays'],
    [two, '39-b', 'innermost'],
    [two, '39', 'innermost'],
    [{ ...two, pips: 6 }, '39', 'six-enters'],
  ])('%j: %s is forbidden by %s', (setting, tried, rule) => {
    expect(stand(setting).refusal(0, tried)).toBe(`mens-maak-je-niet-dik.${rule}`)
  })

  it('mens-maak-je-niet-dik.turn, mens-maak-je-niet-dik.own-pawn: the player who waits is told so', () => {
    for (const tried of ['throw', 'die', 'pass', '30-33', '30', 'B2.2'])
      expect(stand(three).refusal(1, tried)).toBe('mens-maak-je-niet-dik.turn')
  })

  it.each([
    ['7-10', 'own-pawn'],
    ['7', 'own-pawn'],
    ['B1.4', 'own-pawn'],
    ['a1', 'own-pawn'],
    ['31-34', 'own-pawn'],
    ['30-34', 'throw'],
    ['B-A', 'six-enters'],
    ['B2.4', 'six-enters'],
    ['pass', 'must-move'],
  ])('for the second colour %s is forbidden by %s', (tried, rule) => {
    const table = stand({ ...three, turn: 2 })
    expect(table.refusal(1, tried)).toBe(`mens-maak-je-niet-dik.${rule}`)
  })

  it('mens-maak-je-niet-dik.own-pawn: a later colour’s pawn is not mistaken for an own one', () => {
    const table = stand({ pawns: ['7 8 9 10', 'A B B B', '30 B B B'], pips: 3 })
    expect(table.refusal(0, 'B-A')).toBe('mens-maak-je-niet-dik.own-pawn')
    expect(table.refusal(0, 'A-4')).toBe('mens-maak-je-niet-dik.own-pawn')
  })

  it('mens-maak-je-niet-dik.roll-off: nothing moves before the start is settled, and each throws in turn', () => {
    const table = given(game)
    expect(table.refusal(0, 'A-4')).toBe('mens-maak-je-niet-dik.roll-off')
    expect(table.refusal(0, 'pass')).toBe('mens-maak-je-niet-dik.roll-off')
    expect(table.refusal(1, 'throw')).toBe('mens-maak-je-niet-dik.roll-off')
  })

  it('mens-maak-je-niet-dik.exact: a circle that is filled, or beyond the last, is not reached', () => {
    const table = stand({ pawns: ['40 a B B', '30 B B B'], pips: 4 })
    expect(table.refusal(0, '40-a')).toBe('mens-maak-je-niet-dik.exact')
    const beyond = stand({ pawns: ['40 B B B', '30 B B B'], pips: 5 })
    expect(beyond.refusal(0, '40')).toBe('mens-maak-je-niet-dik.exact')
  })

  it.each([
    '',
    'hello',
    '7-8-9',
    '7-',
    '-7',
    '0',
    '41',
    '041',
    '7-41',
    'e',
    'B3.1',
    'a3',
    'B1.5',
    'B1',
    'Throw',
    '7--8',
  ])('‘%s’ is no attempt at a move', (tried) => {
    expect(stand(three).refusal(0, tried)).toBe('unknown-notation')
    expect(stand(before).refusal(0, tried)).toBe('unknown-notation')
  })

  it('on the large board there are 48 fields', () => {
    const table = stand({ pawns: ['7 B B B', '30 B B B'], pips: 3, options: { board: 'six' } })
    expect(table.refusal(0, '48')).toBe('mens-maak-je-niet-dik.own-pawn')
    expect(table.refusal(0, '49')).toBe('unknown-notation')
  })

  it('a tap is not the notation of a move that would be fine', () => {
    expect(stand(three).refusal(0, '7')).toBe('unknown-notation')
    expect(stand(six).refusal(0, 'B1.3')).toBe('unknown-notation')
  })

  it('a finished match answers with the rule that ended it', () => {
    const { state } = stand({ pawns: ['40 a b c', '30 B B B'], pips: 1 }).play(0, '40-d')
    expect(game.explain(state, 1, '30-31')).toBe('mens-maak-je-niet-dik.places')
  })
})

describe('mens-maak-je-niet-dik: taps', () => {
  const taps = (setting: Stand) => {
    const { state } = stand(setting)
    return game.moves(state, state.seat).flatMap((move) => game.touches(state, move))
  }
  it('one tap makes a move: the die, a pawn, any pawn in the yard, the button to pass', () => {
    expect(taps({ pawns: ['7 15 B B', '30 B B B'] })).toEqual([['die']])
    expect(taps({ pawns: ['7 A a B', '30 B B B'], pips: 2 })).toEqual([['7'], ['1']])
    expect(taps({ pawns: ['7 15 B B', '30 B B B'], pips: 6 })).toEqual([['B1.3'], ['B1.4']])
    expect(taps({ pawns: ['B B B B', '30 B B B'], pips: 2 })).toEqual([['pass']])
    expect(taps({ pawns: ['7 B B B', 'a A 30 B'], turn: 2, pips: 2 })).toEqual([['21'], ['30']])
    expect(taps({ pawns: ['7 B B B', '30 B 31 B'], turn: 2, pips: 6 })).toEqual([['B2.2'], ['B2.4']])
  })
})
