import { playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../test/table.ts'
import { noBets } from './bets.ts'
import { FACES, SYMBOLS } from './die.ts'
import { HORSE_IDS, HORSES, STEPS } from './horses.ts'
import { game } from './index.ts'
import { PAYOUTS, perBet } from './payouts.ts'
import { answer } from './rules.ts'
import { setup, type State } from './state.ts'
import { fieldOf, landing } from './track.ts'

/** The horses by number. */
const [GREY, ALBINO, SAHARA, CARAMELLO, FOX, NOUGAT, OTHELLO] = [0, 1, 2, 3, 4, 5, 6] as const
/** The die's faces. */
const [HEAD, HELMET, SADDLE, SHOE] = [1, 4, 5, 6] as const
const NO_CHIP = -1

/** Cards in the order of the list: each horse lines up in that order with its first card. */
const inOrder = Array.from({ length: 21 }, (_, card) => card)

/** Each seat's chips as 'horse:value'. */
const chips = (...seats: string[]): number[][] => {
  const laid = noBets(seats.length)
  seats.forEach((text, seat) => {
    for (const each of text.split(' ').filter((part) => part !== '')) {
      const [horse, value] = each.split(':')
      laid[seat]![HORSE_IDS.indexOf(horse!)] = Number(value)
    }
  })
  return laid
}

/** A race under way, with these changes; the seat on turn has still to throw. */
function racing(change: Partial<State> = {}, seats = 2, verdekt = false) {
  const s = setup(verdekt, seats)
  answer(s, inOrder)
  s.phase = 'throw'
  Object.assign(s, change)
  return given({ ...game, setup: () => s }, { seats, options: { verdekt } })
}

const betting = (seats = 2, verdekt = false) => given(game, { seats, options: { verdekt } }).draw(...inOrder)

describe('the equipment', () => {
  it('royal-turf.horse-cards: the seven cards of the book', () => {
    const ofBook = HORSES.flatMap(({ id, cards }) =>
      cards.filter(({ source }) => source === 'book').map(({ steps }) => `${id} ${steps.join(' ')}`),
    )
    expect(ofBook).toEqual([
      'earl-grey 1 8 9 10',
      'albino 2 9 8 7',
      'sahara-wind 3 10 10 1',
      'caramello 4 1 13 4',
      'red-fox 5 1 1 13',
      'nougat 6 1 10 1',
      'othello 7 5 3 1',
    ])
  })

  it('royal-turf.more-cards: two settled cards of each horse', () => {
    const settled = HORSES.map(({ cards }) =>
      cards.filter(({ source }) => source === 'settled').map(({ steps }) => steps.join(' ')),
    )
    expect(settled).toEqual([
      ['1 15 11 1', '1 6 6 15'],
      ['2 1 9 14', '2 6 12 6'],
      ['3 7 7 7', '3 13 3 5'],
      ['4 6 6 6', '4 8 1 9'],
      ['5 5 5 5', '5 9 2 4'],
      ['6 4 4 4', '6 7 2 3'],
      ['7 3 3 3', '7 1 1 7'],
    ])
  })

  it('royal-turf.horse-cards, royal-turf.more-cards: 21 cards, each of 30 over the die’s six faces', () => {
    expect(STEPS).toHaveLength(21)
    for (const steps of STEPS) expect(FACES.reduce((sum, face) => sum + steps[face]!, 0)).toBe(30)
    expect(HORSES.map(({ coat }) => coat)).toEqual([
      'grey',
      'white',
      'beige',
      'caramel',
      'red-brown',
      'dark-brown',
      'black',
    ])
  })

  it('royal-turf.die: three heads, a helmet, a saddle and a horseshoe', () => {
    expect(FACES.map((face) => SYMBOLS[face])).toEqual([
      'head',
      'head',
      'head',
      'helmet',
      'saddle',
      'horseshoe',
    ])
  })

  it('royal-turf.pays-first, royal-turf.pays-second, royal-turf.pays-third: the payout table', () => {
    const table = [1, 2, 3].map((place) => [1, 2, 3, 4, 5].map((bets) => perBet(place - 1, bets)))
    expect(table).toEqual([
      [500, 350, 250, 200, 150],
      [350, 250, 200, 150, 100],
      [250, 200, 150, 100, 100],
    ])
    expect(PAYOUTS.map((row) => row.map(({ source }) => source[0]).join(''))).toEqual([
      'bbbbb',
      'sssbs',
      'bbbbb',
    ])
    // Six players can make twelve bets together.
    for (const place of [0, 1, 2]) expect(perBet(place, 12)).toBe(perBet(place, 5))
  })

  it('royal-turf.purse: everyone starts with nothing', () => {
    const s = game.setup({ verdekt: false }, 4)
    expect(game.purses!(s)).toEqual({ seats: [0, 0, 0, 0], pot: 0, bank: 0 })
    expect(s).toMatchObject({ ways: [], cards: [], order: [], stack: [], past: [] })
  })
})

describe('lining up', () => {
  it('royal-turf.line-up: the first horse drawn stands on 33, the next on 32, the seventh on 27', () => {
    const table = given(game)
    expect(table.turn).toEqual(['chance'])
    expect(game.chance!(table.state)).toEqual({ shuffle: 21 })
    // Nougat, Othello, Albino, Earl Grey, Red Fox, Caramello, Sahara Wind; then the rest.
    const first = [15, 20, 4, 2, 12, 9, 8]
    table.draw(...first, ...inOrder.filter((card) => !first.includes(card)))
    const fields = Object.fromEntries(HORSE_IDS.map((id, horse) => [id, fieldOf(table.state.ways[horse]!)]))
    expect(fields).toEqual({
      nougat: 33,
      othello: 32,
      albino: 31,
      'earl-grey': 30,
      'red-fox': 29,
      caramello: 28,
      'sahara-wind': 27,
    })
    expect(table.state.cards).toEqual([2, 4, 8, 9, 12, 15, 20])
    expect(table.state.stack).toEqual(inOrder.filter((card) => !first.includes(card)))
    expect(table.state.known).toBe(0)
    const told = table.facts('watcher')
    expect(told.map(({ fact }) => fact)).toEqual(['lined-up', 'begins'])
    expect(told[0]).toMatchObject({
      race: 1,
      horses: ['nougat', 'othello', 'albino', 'earl-grey', 'red-fox', 'caramello', 'sahara-wind'].map(
        (say) => ({ say }),
      ),
    })
  })

  it('royal-turf.card-under: a second card of a horse goes under the stack', () => {
    const table = betting()
    const { state } = table
    expect(state.cards).toEqual([0, 3, 6, 9, 12, 15, 18])
    // Drawn: 0, then 1 and 2 under, 3, then 4 and 5 under … up to 18; 19 and 20 were not reached.
    expect(state.stack).toEqual([19, 20, 1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17])
    expect(state.known).toBe(12)
    const under = table.facts(0)[1]
    expect(under).toMatchObject({ fact: 'put-under' })
    expect(under?.['cards']).toHaveLength(12)
    expect(under?.['cards']).toContainEqual({ say: 'card-of', horse: { say: 'albino' }, steps: '2 6 12 6' })
  })

  it('royal-turf.tempo, royal-turf.line-up: the tempo card waits for the first horse', () => {
    expect(betting().state.tempo).toBe(NO_CHIP)
  })
})

describe('betting', () => {
  it('royal-turf.first-bettor, royal-turf.betting: the first player begins, clockwise, three rounds', () => {
    const table = betting(3)
    expect(table.facts(1).at(-1)).toEqual({ fact: 'begins', seat: 0 })
    for (let round = 0; round < 3; round++) {
      const horse = ['nougat', 'albino', 'othello'][round]!
      for (let seat = 0; seat < 3; seat++) {
        expect(table.turn).toEqual([seat])
        expect(table.state.phase).toBe('bet')
        table.play(seat, `${[1, 2, 1][round]!}@${horse}`)
      }
    }
    expect(table.state.phase).toBe('throw')
    expect(table.facts(2).at(-1)).toEqual({ fact: 'off', seat: 0 })
  })

  it('royal-turf.chips: chips of 1, 1 and 2; two ones are one choice', () => {
    const table = betting()
    expect(table.moves(0)).toHaveLength(14)
    expect(table.moves(0)).toContain('2@earl-grey')
    expect(table.moves(0)).not.toContain('0@earl-grey')
    expect(table.refusal(0, '0@earl-grey')).toBe('royal-turf.chips')
    expect(table.refusal(0, '3@earl-grey')).toBe('royal-turf.chips')
    expect(table.refusal(0, 'chip3')).toBe('royal-turf.chips')
    table.play(0, '1@nougat').play(1, '2@nougat')
    expect(table.moves(0)).toContain('1@albino')
    expect(table.moves(0)).toContain('2@albino')
    const bet = { fact: 'bet', seat: 1, chip: 2, horse: { say: 'nougat' } }
    expect(table.facts(1)).toEqual([{ ...bet, path: ['chip2', 'nougat'] }])
    expect(table.facts(0)).toEqual([{ ...bet, path: ['nougat'] }])
  })

  it('royal-turf.one-per-horse: a second chip of yours on a horse is refused, another’s is not', () => {
    const table = betting().play(0, '1@nougat').play(1, '1@nougat')
    expect(table.moves(0)).toHaveLength(12)
    for (const tried of ['1@nougat', '2@nougat', 'chip2-nougat', 'nougat-chip2', 'nougat']) {
      expect(table.refusal(0, tried)).toBe('royal-turf.one-per-horse')
    }
  })

  it('royal-turf.chips-stay: a chip that was laid is gone until the payout', () => {
    const table = betting().play(0, '2@nougat').play(1, '1@nougat')
    for (const tried of ['2@albino', 'chip2', 'chip2-nougat', '2@nougat']) {
      expect(table.refusal(0, tried)).toBe('royal-turf.chips-stay')
    }
    table.play(0, '1@albino').play(1, '1@albino').play(0, '1@othello')
    // Seat 1 has laid both its ones: the 2 is left, for five horses.
    expect(table.moves(1)).toEqual(
      ['caramello', 'earl-grey', 'othello', 'red-fox', 'sahara-wind'].map((horse) => `2@${horse}`),
    )
  })

  it.each([
    [1, '1@nougat', 'royal-turf.betting'],
    [1, 'throw', 'royal-turf.betting'],
    [0, 'throw', 'royal-turf.course'],
    [0, 'albino', 'royal-turf.course'],
    [0, 'f33', 'royal-turf.course'],
    [0, 'f1', 'royal-turf.course'],
    [0, 'pass', 'royal-turf.betting'],
    [0, '1@unicorn', 'unknown-notation'],
    [0, 'chip1', 'unknown-notation'],
    [0, '?@nougat', 'unknown-notation'],
    [0, 'f34', 'unknown-notation'],
    [0, 'f0', 'unknown-notation'],
    [0, 'nougats', 'unknown-notation'],
    [0, 'xnougat', 'unknown-notation'],
    [0, 'x1@nougat', 'unknown-notation'],
    [0, '1@nougatx', 'unknown-notation'],
    [0, 'chipx', 'unknown-notation'],
    [0, 'xchip1', 'unknown-notation'],
    [0, 'chip1x', 'unknown-notation'],
    [0, 'xnougat-chip1', 'unknown-notation'],
    [0, 'nougat-chip1x', 'unknown-notation'],
    [0, '', 'unknown-notation'],
  ] as const)(
    'royal-turf.course, royal-turf.betting: seat %i tries %s while bets are made: %s',
    (seat, tried, rule) => {
      expect(betting().refusal(seat, tried)).toBe(rule)
    },
  )

  it('royal-turf.betting: a chip and a horse may be tapped in either order', () => {
    const { state } = betting()
    const move = game.moves(state, 0).find((each) => game.write(state, each) === '2@red-fox')!
    expect(game.touches(state, move)).toEqual([
      ['chip2', 'red-fox'],
      ['red-fox', 'chip2'],
    ])
  })
})

describe('the race', () => {
  it('royal-turf.turn: whoever bet first throws first, then clockwise', () => {
    const table = racing({ starter: 1, seat: 1 }, 3)
    expect(table.refusal(0, 'throw')).toBe('royal-turf.turn')
    expect(table.refusal(2, 'nougat')).toBe('royal-turf.turn')
    table.throws(1, HEAD).play(1, 'earl-grey')
    expect(table.turn).toEqual([2])
    table.throws(2, HEAD).play(2, 'albino')
    expect(table.turn).toEqual([0])
  })

  it('royal-turf.throw: the horse chosen runs what its card says for the symbol', () => {
    const table = racing()
    expect(table.moves(0)).toEqual(['throw'])
    expect(table.moves(1)).toEqual([])
    expect(table.refusal(0, 'albino')).toBe('royal-turf.throw')
    expect(table.refusal(0, 'f32')).toBe('royal-turf.throw')
    table.throws(0, SADDLE)
    expect(table.facts(1)).toEqual([{ fact: 'threw', seat: 0, dice: [5], symbol: { say: 'saddle' } }])
    expect(table.turn).toEqual([0])
    expect(table.moves(0)).toEqual(HORSE_IDS.toSorted())
    // Albino's first card: 2 9 8 7. From field 32, which is one behind the line, 8 on is field 7.
    table.play(0, 'albino')
    expect(table.state.ways[ALBINO]).toBe(7)
    expect(table.state.symbol).toBe(NO_CHIP)
    expect(table.facts(1)).toEqual([
      {
        fact: 'ran',
        seat: 0,
        horse: { say: 'albino' },
        steps: 8,
        field: 7,
        path: ['f32', 'f33', 'f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7'],
      },
    ])
  })

  it.each([
    [HEAD, 1],
    [2, 1],
    [3, 1],
    [HELMET, 8],
    [SADDLE, 9],
    [SHOE, 10],
  ])('royal-turf.throw, royal-turf.die: face %i moves Earl Grey %i', (face, steps) => {
    const table = racing().throws(0, face).play(0, 'earl-grey')
    expect(table.state.ways[GREY]).toBe(steps)
  })

  it('royal-turf.throw: a horse may be tapped by its name or on its field', () => {
    const { state } = racing().throws(0, HEAD)
    const move = game.moves(state, 0).find((each) => game.write(state, each) === 'red-fox')!
    expect(game.touches(state, move)).toEqual([['red-fox'], ['f29']])
    expect(game.touches(state, 'throw')).toEqual([['throw']])
  })

  it('royal-turf.must-move: passing, throwing again and stopping short are refused', () => {
    const table = racing()
    expect(table.refusal(0, 'pass')).toBe('royal-turf.must-move')
    table.throws(0, HEAD)
    for (const tried of ['throw', 'pass', 'nougat-f15', 'f28-f2']) {
      expect(table.refusal(0, tried)).toBe('royal-turf.must-move')
    }
    expect(table.refusal(0, '1@nougat')).toBe('royal-turf.betting')
    expect(table.refusal(0, 'f12')).toBe('royal-turf.throw')
    expect(table.refusal(0, 'nougat-f40')).toBe('unknown-notation')
  })

  it('royal-turf.once-a-cycle: a horse that has run waits for the others, then all are free again', () => {
    const table = racing()
    let seat = 0
    for (const horse of ['nougat', 'albino', 'red-fox', 'othello', 'caramello', 'earl-grey']) {
      table.throws(seat, HEAD).play(seat, horse)
      seat = 1 - seat
    }
    table.throws(0, HEAD)
    expect(table.moves(0)).toEqual(['sahara-wind'])
    expect(table.refusal(0, 'nougat')).toBe('royal-turf.once-a-cycle')
    table.play(0, 'sahara-wind').throws(1, HEAD)
    expect(table.moves(1)).toHaveLength(7)
    table.play(1, 'nougat').throws(0, HEAD)
    expect(table.moves(0)).toHaveLength(6)
  })

  it('royal-turf.once-a-cycle: a horse that goes home last in the cycle frees the others', () => {
    const all = 0b1111111
    const table = racing({ ways: [1, 2, 3, 4, 5, 6, 33], moved: all & ~(1 << OTHELLO), tempo: OTHELLO })
    table.throws(0, HEAD).play(0, 'othello').throws(1, HEAD)
    expect(table.moves(1)).toHaveLength(6)
  })

  it('royal-turf.taken-field: six steps with the sixth and the fifth field taken make four', () => {
    // Albino's third card is 2 6 12 6.
    const cards = [0, 5, 6, 9, 12, 15, 18]
    const table = racing({ cards, ways: [16, 10, 15, 1, 2, 3, 4] })
      .throws(0, HELMET)
      .play(0, 'albino')
    expect(table.state.ways[ALBINO]).toBe(14)
    expect(table.facts(0)).toMatchObject([{ fact: 'ran-short', steps: 6, went: 4, field: 14 }])
    expect(table.facts(0)[0]?.path).toEqual(['f10', 'f11', 'f12', 'f13', 'f14'])
  })

  it('royal-turf.taken-field: fields in between do not matter, and landing behind another is fine', () => {
    expect(landing([10, 11, 12, 13, -4, -5, -6], GREY, 6)).toBe(16)
    expect(landing([10, 16, 12, 13, -4, -5, -6], GREY, 6)).toBe(15)
    expect(landing([10, 16, 15, 14, 13, 12, 11], GREY, 6)).toBe(10)
    expect(landing([-6, 0, -1, 34, 34, -4, -5], GREY, 5)).toBe(-2)
  })

  it('royal-turf.taken-field: a horse that cannot move stays, and its card is spent', () => {
    // Earl Grey runs 1 with a head; Othello is before it.
    const table = racing({ ways: [10, 20, 21, 22, 23, 24, 11] }).throws(0, HEAD)
    expect(table.refusal(0, 'earl-grey-f11')).toBe('royal-turf.taken-field')
    table.play(0, 'earl-grey')
    expect(table.state.ways[GREY]).toBe(10)
    expect(table.facts(1)).toEqual([
      { fact: 'ran-stays', seat: 0, horse: { say: 'earl-grey' }, steps: 1, field: 10 },
    ])
    table.throws(1, HEAD)
    expect(table.refusal(1, 'earl-grey')).toBe('royal-turf.once-a-cycle')
    expect(table.moves(1)).toHaveLength(6)
  })

  it('royal-turf.track: from field 33 it takes 34 steps to be home, from field 27 it takes 40', () => {
    expect(landing([19, 1, 2, 3, 4, 5, 18], OTHELLO, 15)).toBe(33)
    expect(landing([19, 1, 2, 3, 4, 5, 18], GREY, 15)).toBe(34)
    // Field 33 behind the line is 0 and field 27 is −6, so the finish at 34 is 34 and 40 steps away.
    expect([fieldOf(0), fieldOf(-6), fieldOf(1), fieldOf(33)]).toEqual([33, 27, 1, 33])
  })

  it('royal-turf.straggler: a horse still on its starting field blocks one that nears the finish', () => {
    // Nougat runs 6 with a head, from 24 to 30, where Caramello has not left its start (−3).
    const table = racing({ ways: [1, 2, 3, -3, 4, 24, 5], tempo: NOUGAT })
      .throws(0, HEAD)
      .play(0, 'nougat')
    expect(table.state.ways[NOUGAT]).toBe(29)
    // And the other way round: a horse that starts is blocked by one near the finish.
    expect(landing([1, 2, 3, -3, 4, 32, 5], CARAMELLO, 2)).toBe(-2)
    // The line itself cannot be blocked.
    expect(landing([0, 33, 32, 31, 30, 29, 1], ALBINO, 1)).toBe(34)
  })

  it('royal-turf.tempo: the first horse to reach field 18 takes the card and keeps it', () => {
    const table = racing({ ways: [1, 2, 3, 4, 5, 12, 10] })
    table.throws(0, HEAD).play(0, 'othello')
    expect(table.state.tempo).toBe(NO_CHIP)
    table.throws(1, HEAD).play(1, 'nougat')
    expect(table.state.ways[NOUGAT]).toBe(18)
    expect(table.state.tempo).toBe(NOUGAT)
    expect(table.facts(0)[1]).toEqual({ fact: 'tempo', horse: { say: 'nougat' } })
    table.throws(0, SHOE).play(0, 'red-fox')
    // 13 ahead is field 18, taken, and 17 is taken by Othello.
    expect(table.state.ways[FOX]).toBe(16)
    const again = racing({ ways: [1, 2, 3, 4, 5, 12, 17], tempo: NOUGAT })
      .throws(0, HEAD)
      .play(0, 'othello')
    expect(again.state.tempo).toBe(NOUGAT)
  })

  it('royal-turf.tempo: passing field 18 is enough', () => {
    const table = racing({ ways: [1, 2, 3, 4, 5, 12, 16] })
      .throws(0, HEAD)
      .play(0, 'othello')
    expect(table.state.ways[OTHELLO]).toBe(23)
    expect(table.state.tempo).toBe(OTHELLO)
  })

  it('royal-turf.tempo-stands: a horse held back on 17 does not get the tempo card', () => {
    // A straggler cannot be on 18, so the horse on 18 was there before: tempo is set for the test.
    const table = racing({ ways: [1, 2, 3, 4, 18, 12, 10], tempo: NO_CHIP })
    table.throws(0, HEAD).play(0, 'nougat')
    expect(table.state.ways[NOUGAT]).toBe(17)
    expect(table.state.tempo).toBe(NO_CHIP)
  })

  it('royal-turf.finish: horses over the line are first, second and third and run no more', () => {
    const table = racing({ ways: [1, 2, 3, 4, 30, 31, 32], tempo: OTHELLO })
    table.throws(0, HEAD).play(0, 'nougat')
    expect(table.facts(1)).toEqual([
      {
        fact: 'ran-home',
        seat: 0,
        horse: { say: 'nougat' },
        steps: 6,
        path: ['f31', 'f32', 'f33', 'place1'],
      },
      { fact: 'home1', horse: { say: 'nougat' } },
    ])
    table.throws(1, HEAD).play(1, 'othello')
    expect(table.facts(1)[1]).toEqual({ fact: 'home2', horse: { say: 'othello' } })
    expect(table.state.order).toEqual([NOUGAT, OTHELLO])
    table.throws(0, HEAD)
    expect(table.refusal(0, 'nougat')).toBe('royal-turf.finish')
    expect(table.moves(0)).toHaveLength(5)
    // A field that a horse has left for good is free.
    expect(landing(table.state.ways, FOX, 2)).toBe(32)
  })

  it('royal-turf.race-end, royal-turf.last-horse: the third home ends it; the least far is last', () => {
    const table = racing({
      ways: [-2, 3, 33, 34, 34, -1, 5],
      order: [CARAMELLO, FOX],
      tempo: SAHARA,
    })
    table.throws(0, HEAD).play(0, 'sahara-wind')
    const facts = table.facts('watcher')
    expect(facts.slice(0, 3)).toMatchObject([
      { fact: 'ran-home', path: ['f33', 'place3'] },
      { fact: 'home3', horse: { say: 'sahara-wind' } },
      { fact: 'race-over', race: 1, horse: { say: 'earl-grey' } },
    ])
    expect(table.state.past[0]!.order).toEqual([CARAMELLO, FOX, SAHARA, GREY])
    expect(table.state.race).toBe(1)
  })

  it('royal-turf.last-horse: it is the way run that counts, not the number of the field', () => {
    // Earl Grey is on field 31 but has not crossed the line yet; Albino is on field 3.
    const one = racing({ ways: [-2, 3, 33, 34, 34, 20, 5], order: [3, 4], tempo: SAHARA })
    expect(one.throws(0, HEAD).play(0, 'sahara-wind').state.past[0]!.order[3]).toBe(GREY)
    const other = racing({ ways: [9, 3, 33, 34, 34, 20, 5], order: [3, 4], tempo: SAHARA })
    expect(other.throws(0, HEAD).play(0, 'sahara-wind').state.past[0]!.order[3]).toBe(ALBINO)
  })
})

/** A race that the next move ends: Caramello first, Red Fox second, Sahara Wind third, Earl Grey last. */
const ending = (change: Partial<State>, seats: number, verdekt = false) =>
  racing(
    { ways: [1, 20, 33, 34, 34, 21, 22], order: [CARAMELLO, FOX], tempo: FOX, ...change },
    seats,
    verdekt,
  )
    .throws(0, HEAD)
    .play(0, 'sahara-wind')

/** The book's example: seats A, B, C, D. */
const example = chips(
  'caramello:2 red-fox:1 albino:1',
  'red-fox:2 albino:1 nougat:1',
  'red-fox:1 sahara-wind:1 earl-grey:2',
  'earl-grey:1 albino:2 nougat:1',
)

describe('the payout', () => {
  it('royal-turf.payout-order, royal-turf.bets-count, royal-turf.tempo-pays, royal-turf.fine: the book’s example', () => {
    const table = ending({ laid: example, money: [0, 0, 0, 100] }, 4)
    expect(table.facts(3).some(({ fact }) => fact === 'revealed')).toBe(false)
    const paid = table.facts(3).filter(({ fact }) => fact.startsWith('pays'))
    expect(paid.map(({ fact, seat, money }) => [fact, 'ABCD'[seat!], money])).toEqual([
      ['pays1', 'A', 700],
      ['pays2', 'A', 150],
      ['pays2', 'B', 300],
      ['pays2', 'C', 150],
      ['pays3', 'C', 250],
      ['pays-tempo', 'A', 100],
      ['pays-tempo', 'B', 200],
      ['pays-tempo', 'C', 100],
      ['pays-fine', 'C', 200],
      ['pays-fine', 'D', 100],
    ])
    expect(table.state.money).toEqual([950, 500, 300, 0])
    expect(table.state.past[0]!.gains).toEqual([950, 500, 300, -100])
    expect(game.purses!(table.state)).toEqual({ seats: [950, 500, 300, 0], pot: 0, bank: -1750 })
  })

  it('royal-turf.no-debts: who has less than the fine pays what he has', () => {
    expect(ending({ laid: example }, 4).state.money).toEqual([950, 500, 300, 0])
    expect(ending({ laid: example, money: [0, 0, 0, 50] }, 4).state.money[3]).toBe(0)
    expect(ending({ laid: example }, 4).facts(0)).toContainEqual({
      fact: 'pays-nothing',
      seat: 3,
      horse: { say: 'earl-grey' },
    })
    const fine = ending({ laid: example, money: [0, 0, 0, 50] }, 4).facts(0)
    expect(fine.findLast(({ fact }) => fact === 'pays-fine')).toMatchObject({ seat: 3, money: 50 })
  })

  it('royal-turf.payout-order: the fine is paid from what the same race brought', () => {
    // B has 2 on the last horse and nothing in the purse, but 250 for the third.
    const laid = chips('albino:1 nougat:1 othello:2', 'earl-grey:2 sahara-wind:1 albino:1')
    expect(ending({ laid }, 2).state.money).toEqual([0, 50])
  })

  it.each([
    ['caramello', [500, 350, 250, 200, 150, 150]],
    ['red-fox', [350, 250, 200, 150, 100, 100]],
    ['sahara-wind', [250, 200, 150, 100, 100, 100]],
  ])(
    'royal-turf.pays-first, royal-turf.pays-second, royal-turf.pays-third: %s pays by the number of bets',
    (horse, pays) => {
      for (let bettors = 1; bettors <= 6; bettors++) {
        const laid = chips(...Array.from({ length: 6 }, (_, seat) => (seat < bettors ? `${horse}:1` : '')))
        const { money } = ending({ laid, tempo: OTHELLO }, 6).state
        expect(money.slice(0, bettors)).toEqual(new Array(bettors).fill(pays[bettors - 1]))
        expect(money.slice(bettors)).toEqual(new Array(6 - bettors).fill(0))
      }
    },
  )

  it('royal-turf.tempo-pays: a tempo horse that is last pays and costs', () => {
    const laid = chips('earl-grey:2', '')
    const table = ending({ laid, tempo: GREY }, 2)
    expect(table.state.money).toEqual([0, 0])
    expect(table.facts(0).filter(({ fact }) => fact.startsWith('pays'))).toMatchObject([
      { fact: 'pays-tempo', money: 200 },
      { fact: 'pays-fine', money: 200 },
    ])
  })

  it('royal-turf.double: the third race pays and costs double', () => {
    const table = ending({ laid: example, money: [0, 0, 0, 300], race: 2 }, 4)
    expect(table.state.money).toEqual([1900, 1000, 600, 100])
    const second = ending({ laid: example, money: [0, 0, 0, 300], race: 1 }, 4)
    expect(second.state.money).toEqual([950, 500, 300, 200])
  })

  it('royal-turf.chips-back: the boxes are empty for the next race', () => {
    const table = ending({ laid: example, bets: 12 }, 4)
    expect(table.state.laid).toEqual(noBets(4))
    expect(table.state.past[0]!.laid).toEqual(example)
    expect(table.state.bets).toBe(0)
    expect(table.moves(0)).toHaveLength(14)
  })
})

describe('the next race', () => {
  it('royal-turf.cards-leave, royal-turf.no-reshuffle: the next race takes the next cards of the same stack', () => {
    const table = ending({ laid: example }, 4)
    expect(table.state.past[0]!.cards).toEqual([0, 3, 6, 9, 12, 15, 18])
    // The stack was 19 20 1 2 4 5 7 8 10 11 13 14 16 17: Othello's second card goes under, and so on.
    expect(table.state.cards).toEqual([1, 4, 7, 10, 13, 16, 19])
    expect(table.state.ways).toEqual([-1, -2, -3, -4, -5, -6, 0])
    expect(table.state.stack).toEqual([17, 20, 2, 5, 8, 11, 14])
    expect(table.state.known).toBe(7)
    expect(table.state).toMatchObject({ race: 1, moved: 0, order: [], tempo: -1, symbol: -1 })
    expect(table.facts(0).find(({ fact }) => fact === 'lined-up')).toMatchObject({ race: 2 })
  })

  it('royal-turf.cards-leave: the third race uses the last seven cards', () => {
    const s = ending({ laid: example }, 4).state
    const third = given(
      {
        ...game,
        setup: () => ({
          ...s,
          phase: 'throw' as const,
          seat: 0,
          ways: [1, 20, 33, 34, 34, 21, 22],
          order: [CARAMELLO, FOX],
          tempo: FOX,
        }),
      },
      { seats: 4 },
    )
      .throws(0, HEAD)
      .play(0, 'sahara-wind')
    expect(third.state.stack).toEqual([])
    expect(third.state.cards).toEqual([2, 5, 8, 11, 14, 17, 20])
    expect(third.state.known).toBe(0)
  })

  it('royal-turf.richest-first: the richest starts the betting, and so the race', () => {
    const table = ending({ laid: example, money: [0, 1000, 0, 0], seat: 0 }, 4)
    expect(table.turn).toEqual([1])
    expect(table.facts(0).at(-1)).toEqual({ fact: 'richest', seat: 1 })
    expect(table.state.starter).toBe(1)
    expect(table.state.phase).toBe('bet')
  })

  it('royal-turf.richest-first: chance decides between equals', () => {
    const table = ending({ money: [50, 200, 100, 200] }, 4)
    expect(table.turn).toEqual(['chance'])
    expect(game.chance!(table.state)).toEqual({ pick: 2 })
    expect(table.refusal(1, '1@nougat')).toBe('waiting-for-chance')
    table.draw(1)
    expect(table.turn).toEqual([3])
    expect(table.facts(2)).toEqual([{ fact: 'lot', seat: 3 }])
    expect(table.state.starter).toBe(3)
  })
})

describe('the end', () => {
  it('royal-turf.goal: after the third race the most money wins', () => {
    const table = ending({ laid: example, race: 2 }, 4)
    expect(table.result).toEqual({
      places: [1, 2, 3, 4],
      money: [1900, 1000, 600, 0],
      why: 'royal-turf.goal',
    })
    expect(table.turn).toEqual([])
    expect(table.moves(0)).toEqual([])
    expect(ending({ laid: example, race: 1 }, 4).result).toBeUndefined()
  })

  it('royal-turf.shared: equal money shares the place', () => {
    const table = ending({ money: [100, 300, 300, 0], race: 2 }, 4)
    expect(table.result?.places).toEqual([3, 1, 1, 4])
  })

  it('royal-turf.goal: random matches end after three races, with the money where it should be', () => {
    const rng = seededRng(33)
    for (let i = 0; i < 40; i++) {
      const seats = 2 + (i % 5)
      const s = game.setup({ verdekt: i % 2 === 0 }, seats)
      playout(game, s, seats, rng)
      expect(s.past).toHaveLength(3)
      expect(s.past.flatMap(({ cards }) => cards).toSorted((a, b) => a - b)).toEqual(inOrder)
      expect(s.money.map((_, seat) => s.past.reduce((sum, { gains }) => sum + gains[seat]!, 0))).toEqual(
        s.money,
      )
      expect(s.money.every((money) => money >= 0 && money % 50 === 0)).toBe(true)
      expect(game.copy!(s)).toEqual(s)
      const fields = s.ways.filter((way) => way < 34).map(fieldOf)
      expect(new Set(fields).size).toBe(4)
    }
  })

  it('royal-turf.payout-order: after a race its finish is shown, and what every bet brought adds up', () => {
    const rng = seededRng(35)
    for (let i = 0; i < 20; i++) {
      const seats = 2 + (i % 5)
      const s = game.setup({ verdekt: i % 2 === 0 }, seats)
      playout(game, s, seats, rng)
      const { order, gains } = s.past.at(-1)!
      const { sheets } = game.scene(game.view(s, 'watcher'), 'watcher', [])
      const { title, rows } = sheets.find(({ id }) => id === 'finish')!
      expect(title).toEqual({ say: 'finish', n: 3 })
      expect(rows.map(([, horse]) => horse).filter((_, row) => row !== 3)).toEqual(
        order.map((horse) => ({ say: HORSE_IDS[horse]! })),
      )
      const worth = (cell: unknown) => {
        const { say, n } = cell as { say?: string; n?: number }
        return say === 'gain' ? n! : say === 'loss' ? -n! : 0
      }
      expect(gains.map((_, seat) => rows.reduce((sum, row) => sum + worth(row[2 + seat]), 0))).toEqual(gains)
    }
  })

  it('royal-turf.goal: the match at the table', () => {
    expect(game).toMatchObject({ id: 'royal-turf', book: 'royal-turf', seats: [2, 3, 4, 5, 6] })
    expect(game.traits).toMatchObject({
      hidden: true,
      realtime: false,
      unaided: false,
      solo: false,
      money: true,
    })
    expect(game.sides({ verdekt: false }, 2)).toEqual([[0], [1]])
    // Shuffle; in each race a draw, 24 chips and 164 cycles of 7 horses with three entries each.
    expect(game.bound).toBe(1 + 3 * (1 + 24 + 164 * 7 * 3))
  })

  it('royal-turf.chips-stay: a copy is a table of its own', () => {
    const { state } = ending({ laid: example }, 4)
    const before = JSON.stringify(state)
    const copied = game.copy!(state)
    expect(JSON.stringify(copied)).toBe(before)
    playout(game, copied, 4, seededRng(2))
    expect(JSON.stringify(state)).toBe(before)
    const racingState = racing({}, 3).state
    const then = JSON.stringify(racingState)
    playout(game, game.copy!(racingState), 3, seededRng(3))
    expect(JSON.stringify(racingState)).toBe(then)
  })

  it('royal-turf.chips-stay: a bet can be taken back at the table until the die falls', () => {
    const table = betting().play(0, '2@nougat')
    expect(table.act(0, 'undo').moves(0)).toContain('2@nougat')
    const over = ending({ laid: example }, 4)
    expect(over.match.append({ by: 0, act: 'undo' })).toMatchObject({ ok: false })
    const twoHome = racing({ ways: [1, 20, 9, 34, 34, 21, 22], order: [CARAMELLO, FOX], tempo: FOX })
    expect(twoHome.throws(0, HEAD).play(0, 'nougat').act(0, 'undo').state.ways[NOUGAT]).toBe(21)
    const oneHome = racing({ ways: [1, 20, 33, 34, 5, 21, 22], order: [CARAMELLO], tempo: FOX })
    expect(oneHome.throws(0, HEAD).play(0, 'sahara-wind').act(0, 'undo').state.ways[SAHARA]).toBe(33)
    const running = racing().throws(0, HEAD).play(0, 'nougat')
    expect(running.act(0, 'undo').state.ways[NOUGAT]).toBe(-5)
  })

  it('royal-turf.throw, royal-turf.once-a-cycle: the column that was thrown is ringed, a horse that has run keeps its numbers', () => {
    const once = racing().throws(0, HEAD).play(0, 'nougat').throws(1, HELMET)
    const { rows, signs } = game.scene(once.match.view(1), 1, []).sheets[0]!
    expect(signs).toEqual([...SYMBOLS, 'tick'])
    expect(rows.map((row) => row[1 + SYMBOLS.indexOf('helmet')])).toEqual(
      once.match.state.cards.map((card, horse) => ({
        spot: HORSE_IDS[horse]!,
        show: STEPS[card]![SYMBOLS.indexOf('helmet')]!,
        ...(horse === NOUGAT ? {} : { ringed: true }),
      })),
    )
    expect(rows.map((row) => row.at(-1))).toEqual(HORSE_IDS.map((_, horse) => (horse === NOUGAT ? '✓' : '')))
  })

  it('royal-turf.horse-cards: a card lies at its box, and shows what counts for the throw', () => {
    const table = racing().throws(0, HEAD).play(0, 'nougat')
    const figures = (match: typeof table.match) =>
      game.scene(match.view(1), 1, []).board!.ground.flatMap((each) => ('text' in each ? [each.text] : []))
    const { cards } = table.match.state
    const running = cards.filter((_, horse) => horse !== NOUGAT)
    expect(figures(table.match).slice(-24)).toEqual(running.flatMap((card) => STEPS[card]!))
    expect(figures(table.throws(1, HELMET).match).slice(-6)).toEqual(running.map((card) => STEPS[card]![1]))
  })

  it('royal-turf.chips-stay: a chip that was laid leaves its place in the tray free', () => {
    const table = betting()
    const places = (seat: number, match: typeof table.match) =>
      game
        .scene(match.view(seat), seat, [])
        .trays[0]!.items.slice(1)
        .map(({ spot, at }) => [spot, at])
    expect(places(0, table.match)).toEqual([
      ['chip1', 1],
      ['chip1', 2],
      ['chip2', 3],
    ])
    expect(places(0, table.play(0, '1@nougat').match)).toEqual([
      ['chip1', 1],
      ['chip2', 3],
    ])
  })
})
