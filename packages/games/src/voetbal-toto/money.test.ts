import { BY_THE_BOOK, chooseOptions, type Fact } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../test/table.ts'
import { at, playing, type Scenario } from '../../test/voetbal-toto.ts'
import { game } from './index.ts'
import { share } from './money.ts'

/** A form with this many correct forecasts when all fixtures end 0-0: a 3 is right, a 1 is not. */
const right = (correct: number) => '3'.repeat(correct) + '1'.repeat(13 - correct)

interface Evening extends Partial<Scenario> {
  readonly forms: readonly string[]
  readonly pot?: number
  readonly money?: readonly number[]
  readonly round?: number
}

/** Everyone passes at once, and the round is read out. */
function readOut({ forms, pot = 0, money, round = 1, rounds = 2, ...rest }: Evening) {
  const seats = forms.length
  const purses = money ?? new Array<number>(seats).fill(40)
  const table = at(
    playing({
      hands: forms.map(() => ''),
      forms,
      rounds,
      ...rest,
      more: { pot, money: [...purses], round, bank: -pot - purses.reduce((a, b) => a + b) },
    }),
  )
  for (let seat = 0; seat < seats; seat++) table.play(seat, 'pass')
  return table
}
const told = (facts: readonly Fact[], ...names: string[]) => facts.filter(({ fact }) => names.includes(fact))
const purses = (table: ReturnType<typeof readOut>) => game.purses!(table.state)

describe('voetbal-toto: results', () => {
  it('voetbal-toto.results: every fixture is read out as 1, 2 or 3; 2-4 is a 2', () => {
    const table = readOut({
      forms: [right(0), right(0)],
      goals: { '1h': 2, '1a': 4, '2h': 1, '3h': 3, '3a': 3, '13h': 6, '13a': 5 },
    })
    const lines = told(table.facts('watcher'), 'read-out')
    expect(lines).toHaveLength(13)
    expect(lines[0]).toEqual({
      fact: 'read-out',
      number: 1,
      fixture: { say: 'fixture', home: { say: 'home-1' }, away: { say: 'away-1' } },
      score: { say: 'score-line', home: 2, away: 4 },
      outcome: 2,
    })
    expect(lines.map(({ outcome }) => outcome)).toEqual([2, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 1])
    expect(lines.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  })

  it('voetbal-toto.results, voetbal-toto.secret: only now are all coupons shown', () => {
    const table = readOut({ forms: ['1231231231231', '3333333333333', '2222222222222'] })
    expect(told(table.facts('watcher'), 'form-shown')).toEqual([
      { fact: 'form-shown', seat: 0, marks: '1 2 3 1 2 3 1 2 3 1 2 3 1', correct: 4 },
      { fact: 'form-shown', seat: 1, marks: '3 3 3 3 3 3 3 3 3 3 3 3 3', correct: 13 },
      { fact: 'form-shown', seat: 2, marks: '2 2 2 2 2 2 2 2 2 2 2 2 2', correct: 0 },
    ])
    expect(table.match.view('watcher').past[0]?.forms).toEqual([
      [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1],
      [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3],
      [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
    ])
  })

  it('voetbal-toto.banker, voetbal-toto.table-keeps: one pass reads out and pays, and nobody acts for it', () => {
    const table = readOut({ forms: [right(12), right(5), right(4)], pot: 30 })
    expect(told(table.facts('watcher'), 'read-out')).toHaveLength(13)
    // The pot of 30 is paid out, a jackpot of 10 comes in, and the cards of the next round are dealt.
    expect(table.turn).toEqual(['chance'])
    expect(purses(table)).toEqual({ seats: [70, 40, 40], pot: 10, bank: -160 })
  })

  it('voetbal-toto.correct: each forecast that fits its result counts one', () => {
    const goals = { '1h': 2, '1a': 4, '2h': 1 }
    const table = readOut({ forms: ['2133333333333', '1211111111111', '2111111111113'], goals })
    expect(table.state.past).toEqual([
      {
        goals: [2, 4, 1, ...new Array(23).fill(0)],
        forms: [
          [2, 1, ...new Array(11).fill(3)],
          [1, 2, ...new Array(11).fill(1)],
          [2, 1, ...new Array(10).fill(1), 3],
        ],
        correct: [13, 0, 3],
        pot: 0,
        paid: [0, 0, 0],
      },
    ])
  })
})

describe('voetbal-toto: the pot', () => {
  it('voetbal-toto.pot: the most correct forecasts take it', () => {
    const table = readOut({ forms: [right(4), right(6), right(5)], pot: 30, rounds: 1 })
    expect(purses(table)).toEqual({ seats: [40, 70, 40], pot: 0, bank: -150 })
    expect(told(table.facts(0), 'pot-won', 'pot-shared', 'pot-stays', 'bank-adds')).toEqual([
      { fact: 'pot-won', seat: 1, amount: 30 },
    ])
    expect(table.state.past[0]).toMatchObject({ pot: 30, paid: [0, 30, 0] })
  })

  /** For each number of players, what each of 1, 2, 3 … who tie gets of tens staked by all; 0: the pot stays. */
  const SHARES: Readonly<Record<number, readonly number[]>> = {
    2: [20, 0],
    3: [30, 0, 0],
    4: [40, 20, 0, 0],
    5: [50, 25, 0, 0, 0],
    6: [60, 30, 20, 0, 0, 0],
    7: [70, 35, 25, 0, 0, 0, 0],
    8: [80, 40, 30, 20, 0, 0, 0, 0],
  }
  const TIES = Object.entries(SHARES).flatMap(([seats, shares]) =>
    shares.map((each, i) => ({ seats: Number(seats), tied: i + 1, each })),
  )

  it.each(TIES)(
    'voetbal-toto.pot-shared, voetbal-toto.pot-stays, voetbal-toto.round-up: $tied of $seats tie and get $each',
    ({ seats, tied, each }) => {
      const forms = Array.from({ length: seats }, (_, seat) => right(seat < seats - tied ? 4 : 5))
      const pot = 10 * seats
      const table = readOut({ forms, pot, rounds: 1 })
      const winners = (amount: number) =>
        Array.from({ length: seats }, (_, seat) => (seat < seats - tied ? 0 : amount))
      expect(table.state.past[0]?.paid).toEqual(winners(each))
      expect(table.state.money).toEqual(winners(each).map((paid) => 40 + paid))
      expect(purses(table).bank).toBe(-40 * seats - each * tied)
      const facts = told(table.facts('watcher'), 'pot-won', 'pot-shared', 'pot-stays')
      const paid = winners(each).flatMap((amount, seat) =>
        amount === 0 ? [] : [{ fact: tied === 1 ? 'pot-won' : 'pot-shared', seat, amount }],
      )
      expect(facts).toEqual(each === 0 ? [{ fact: 'pot-stays', tied, pot }] : paid)
    },
  )

  it('voetbal-toto.pot-stays: the pot waits for the next round', () => {
    const table = readOut({ forms: [right(5), right(5)], pot: 20 })
    // Twenty stays, and the jackpot for two is ten.
    expect(purses(table)).toEqual({ seats: [40, 40], pot: 30, bank: -110 })
    const draw = Array.from({ length: 64 }, (_, i) => i)
    expect(purses(table.draw(...draw))).toEqual({ seats: [30, 30], pot: 50, bank: -110 })
  })

  it('voetbal-toto.three-way: three of three leave the pot too', () => {
    const table = readOut({ forms: [right(5), right(5), right(5)], pot: 30 })
    expect(purses(table)).toMatchObject({ seats: [40, 40, 40], pot: 40 })
  })

  it.each([
    { pot: 55, seats: 4, tied: 2, each: 30, bank: 5 },
    { pot: 95, seats: 5, tied: 2, each: 50, bank: 5 },
    { pot: 80, seats: 6, tied: 3, each: 30, bank: 10 },
    { pot: 75, seats: 6, tied: 3, each: 25, bank: 0 },
    { pot: 130, seats: 8, tied: 4, each: 35, bank: 10 },
  ])(
    'voetbal-toto.round-up: $pot among $tied is $each each, the bank pays $bank',
    ({ pot, seats, tied, each, bank }) => {
      const forms = Array.from({ length: seats }, (_, seat) => right(seat < tied ? 9 : 2))
      const table = readOut({ forms, pot, rounds: 1 })
      expect(table.state.money.slice(0, tied)).toEqual(new Array(tied).fill(40 + each))
      expect(purses(table)).toMatchObject({ pot: 0, bank: -pot - 40 * seats - bank })
      expect(told(table.facts(0), 'bank-adds')).toEqual(
        bank === 0 ? [] : [{ fact: 'bank-adds', amount: bank }],
      )
    },
  )

  it('voetbal-toto.round-up: only shares are rounded', () => {
    expect(share(27, 2, 1)).toBe(27)
    expect(share(27, 4, 2)).toBe(15)
  })
})

describe('voetbal-toto: the jackpot', () => {
  it.each([
    [2, 10],
    [3, 10],
    [4, 15],
    [5, 15],
    [6, 20],
    [7, 25],
    [8, 25],
  ])('voetbal-toto.jackpot: with %i players the bank adds %i', (seats, amount) => {
    const forms = Array.from({ length: seats }, (_, seat) => right(seat === 1 ? 12 : 3))
    const table = readOut({ forms, pot: 10 * seats })
    expect(purses(table)).toMatchObject({ pot: amount, bank: -50 * seats - amount })
    expect(told(table.facts(0), 'jackpot')).toEqual([{ fact: 'jackpot', amount, pot: amount }])
  })

  it('voetbal-toto.jackpot: nothing is added when somebody had all thirteen', () => {
    const table = readOut({ forms: [right(13), right(3), right(3)], pot: 30 })
    expect(purses(table)).toEqual({ seats: [70, 40, 40], pot: 0, bank: -150 })
    expect(told(table.facts(0), 'jackpot')).toEqual([])
    // Two players who both have all thirteen leave the pot as it is.
    expect(purses(readOut({ forms: [right(13), right(13)], pot: 20 }))).toMatchObject({ pot: 20 })
  })

  it('voetbal-toto.last-jackpot: nothing is added after the last round', () => {
    const table = readOut({ forms: [right(4), right(3)], pot: 20, round: 2 })
    expect(purses(table)).toEqual({ seats: [60, 40], pot: 0, bank: -100 })
    expect(told(table.facts(0), 'jackpot', 'pot-returned')).toEqual([])
  })

  it('voetbal-toto.last-pot: a pot that stays after the last round goes back to the bank', () => {
    const table = readOut({ forms: [right(4), right(4)], pot: 50, round: 2 })
    expect(purses(table)).toEqual({ seats: [40, 40], pot: 0, bank: -80 })
    expect(told(table.facts(0), 'jackpot', 'pot-returned')).toEqual([{ fact: 'pot-returned', amount: 50 }])
  })
})

describe('voetbal-toto: the evening', () => {
  it('voetbal-toto.rounds, voetbal-toto.five-rounds: five rounds unless agreed otherwise', () => {
    expect(chooseOptions(game, BY_THE_BOOK, {})).toEqual({ ok: true, value: { rounds: 5, stopSeconds: 0 } })
    for (const rounds of [0, 21, 2.5]) expect(chooseOptions(game, BY_THE_BOOK, { rounds }).ok).toBe(false)
    for (const stopSeconds of [-1, 11])
      expect(chooseOptions(game, BY_THE_BOOK, { stopSeconds }).ok).toBe(false)
    const table = given(game, { seats: 2, options: { rounds: 2, stopSeconds: 3 } })
    expect(table.state).toMatchObject({ rounds: 2, stopSeconds: 3 })
    const draw = Array.from({ length: 64 }, (_, i) => i)
    const forms = [right(3), right(4)]
    const second = readOut({ forms, rounds: 2 })
    expect(second.state).toMatchObject({ phase: 'deal', round: 2 })
    expect(second.turn).toEqual(['chance'])
    expect(second.result).toBeUndefined()
    second.draw(...draw)
    expect(second.turn).toEqual([0, 1])
    const last = readOut({ forms, rounds: 2, round: 2 })
    expect(last.state).toMatchObject({ phase: 'over', round: 2 })
    expect(last.turn).toEqual([])
    expect(game.moves(last.state, 0)).toEqual([])
  })

  it('voetbal-toto.richest: after the last round the most money wins', () => {
    const table = readOut({ forms: [right(3), right(9), right(4)], pot: 30, money: [90, 20, 10], rounds: 1 })
    expect(table.result).toEqual({
      places: [1, 2, 3],
      money: [90, 50, 10],
      why: 'voetbal-toto.richest',
    })
  })

  it('voetbal-toto.shared: equal money shares the place', () => {
    const table = readOut({ forms: [right(3), right(9), right(4)], pot: 30, money: [50, 20, 40], rounds: 1 })
    expect(table.result?.places).toEqual([1, 1, 3])
  })

  it('voetbal-toto.bank: the bank pays whatever is asked, and all money stays at the table', () => {
    const table = readOut({ forms: [right(3), right(4), right(4), right(3)], pot: 55 })
    const { seats, pot, bank } = purses(table)
    expect(bank).toBe(-55 - 160 - 5 - 15)
    expect(seats.reduce((a, b) => a + b) + pot + bank).toBe(0)
  })
})
