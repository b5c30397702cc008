import { message, playout, seededRng, type Eye } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../test/table.ts'
import { FACE_DOWN, noBets } from './bets.ts'
import { HORSE_IDS } from './horses.ts'
import { game } from './index.ts'
import { answer } from './rules.ts'
import { setup, type State } from './state.ts'
import { imagine, view } from './view.ts'

const inOrder = Array.from({ length: 21 }, (_, card) => card)
const NOUGAT = 5

/** Two players who bet hidden. */
const betting = (seats = 2) => given(game, { seats, options: { verdekt: true } }).draw(...inOrder)

describe('hidden bets', () => {
  it('royal-turf.verdekt: everyone has a 0 as well, and there are four rounds', () => {
    const table = betting()
    expect(table.moves(0)).toHaveLength(21)
    table.play(0, '0@nougat').play(1, '2@nougat').play(0, '1@albino').play(1, '0@albino')
    table.play(0, '2@othello').play(1, '1@othello')
    expect(table.state.phase).toBe('bet')
    expect(table.moves(0).every((bet) => bet.startsWith('1@'))).toBe(true)
    expect(table.refusal(0, '0@caramello')).toBe('royal-turf.chips-stay')
    table.play(0, '1@caramello').play(1, '1@caramello')
    expect(table.state.phase).toBe('throw')
  })

  it('royal-turf.zero-counts: a 0 is the one chip on its horse', () => {
    const table = betting().play(0, '0@nougat').play(1, '1@albino')
    expect(table.refusal(0, '1@nougat')).toBe('royal-turf.one-per-horse')
    expect(table.moves(0)).toHaveLength(12)
  })

  it('royal-turf.verdekt: others hear and see where a chip lies, not which', () => {
    const table = betting(3).play(0, '2@nougat')
    expect(table.facts(0)).toEqual([
      { fact: 'bet', seat: 0, chip: 2, horse: { say: 'nougat' }, path: ['chip2', 'nougat'] },
    ])
    for (const ear of [1, 2, 'watcher'] as const) {
      expect(table.facts(ear)).toEqual([
        { fact: 'bet-unseen', seat: 0, horse: { say: 'nougat' }, path: ['nougat'] },
      ])
      expect(table.match.heard(table.match.seq - 1, ear).move).toBe('?@nougat')
      expect(table.match.view(ear).laid[0]![NOUGAT]).toBe(FACE_DOWN)
    }
    expect(table.match.heard(table.match.seq - 1, 0).move).toBe('2@nougat')
  })

  it('royal-turf.verdekt: two tables that differ in a hidden chip alone give the others the same bytes', () => {
    const tables = ['0', '1', '2'].map((chip) => betting(3).play(0, `${chip}@nougat`).play(1, '1@nougat'))
    for (const eye of [1, 2, 'watcher'] as const) {
      const bytes = tables.map(({ match }) =>
        JSON.stringify([message(match as never, eye, 0), game.scene(match.view(eye), eye, [])]),
      )
      expect(new Set(bytes).size).toBe(1)
    }
  })

  it('royal-turf.remember: the own view knows what was laid, but the picture shows its back', () => {
    const table = betting().play(0, '2@nougat')
    expect(table.match.view(0).laid[0]![NOUGAT]).toBe(2)
    const chip = (eye: Eye) =>
      game.scene(table.match.view(eye), eye, []).board!.pieces.find(({ look }) => look === 'chip')
    for (const eye of [0, 1, 'watcher'] as const) {
      expect(chip(eye)).toMatchObject({ on: 'nougat', seat: 0 })
      expect(chip(eye)).not.toHaveProperty('face')
    }
    const open = given(game)
      .draw(...inOrder)
      .play(0, '2@nougat')
    expect(open.match.view(1).laid[0]![NOUGAT]).toBe(2)
    expect(open.match.heard(1, 1).move).toBe('2@nougat')
    expect(open.facts(1)).toMatchObject([{ fact: 'bet', chip: 2 }])
  })

  it('royal-turf.verdekt, royal-turf.zero: after the race all chips are turned; a 0 pays nothing and counts for nothing', () => {
    const s = setup(true, 2)
    answer(s, inOrder)
    s.phase = 'throw'
    s.ways = [1, 20, 33, 34, 34, 21, 22]
    s.order = [3, 4]
    s.tempo = 4
    s.laid = noBets(2)
    // Caramello (3) is first: seat 0 has 1, seat 1 has 0. Red Fox (4) is second with the tempo: 0 and 2.
    Object.assign(s.laid[0]!, { 3: 1, 4: 0, 5: 1, 6: 2 })
    Object.assign(s.laid[1]!, { 3: 0, 4: 2, 0: 1, 6: 1 })
    const table = given({ ...game, setup: () => s }, { options: { verdekt: true } })
      .throws(0, 1)
      .play(0, 'sahara-wind')
    expect(table.match.heard(table.match.seq - 1, 1).move).toBe('sahara-wind')
    const facts = table.facts('watcher')
    expect(facts.filter(({ fact }) => fact === 'revealed')).toEqual([
      {
        fact: 'revealed',
        seat: 0,
        chips: [
          { say: 'chip-on', chip: 1, horse: { say: 'caramello' } },
          { say: 'chip-on', chip: 0, horse: { say: 'red-fox' } },
          { say: 'chip-on', chip: 1, horse: { say: 'nougat' } },
          { say: 'chip-on', chip: 2, horse: { say: 'othello' } },
        ],
      },
      {
        fact: 'revealed',
        seat: 1,
        chips: [
          { say: 'chip-on', chip: 1, horse: { say: 'earl-grey' } },
          { say: 'chip-on', chip: 0, horse: { say: 'caramello' } },
          { say: 'chip-on', chip: 2, horse: { say: 'red-fox' } },
          { say: 'chip-on', chip: 1, horse: { say: 'othello' } },
        ],
      },
    ])
    // First: one bet, 500. Second: two bets, 250 each; tempo 2 × 100; the last, Earl Grey, costs seat 1 a hundred.
    expect(table.state.money).toEqual([500, 600])
    expect(facts.filter(({ fact }) => fact.startsWith('pays')).map(({ seat }) => seat)).toEqual([0, 1, 1, 1])
    expect(table.match.view('watcher').past[0]!.laid[0]![4]).toBe(0)
    const open = given(game, { seats: 2 }).draw(...inOrder)
    expect(open.facts(0).some(({ fact }) => fact === 'revealed')).toBe(false)
  })
})

describe('the stack', () => {
  it('royal-turf.card-under: everyone knows the cards that went under the stack, nobody the others', () => {
    const table = given(game).draw(...inOrder)
    for (const eye of [0, 1, 'watcher'] as const) {
      expect(table.match.view(eye).stack).toEqual([-1, -1, 1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17])
    }
  })

  it('royal-turf.no-reshuffle: the unseen cards of the stack are imagined in every order, equally often', () => {
    // Albino's second card is the last drawn; four cards were not reached, one was put under the stack before.
    const order = [0, 1, 6, 9, 12, 15, 18, 3, 20, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19]
    const s = setup(false, 2)
    answer(s, order)
    // Most of the unseen cards are made unknown by putting them into an earlier race.
    const kept = s.stack.slice(0, 4)
    const away = s.stack.slice(4, -1)
    s.stack = [...kept, s.stack.at(-1)!]
    s.past = [{ cards: away, order: [0, 1, 2, 3], tempo: 0, laid: noBets(2), gains: [0, 0] }]
    expect(s.known).toBe(1)
    expect(view(s, 0).stack).toEqual([-1, -1, -1, -1, 1])
    const rng = seededRng(4)
    const counts = new Map<string, number>()
    for (let i = 0; i < 6000; i++) {
      const key = imagine(view(s, 1), 1, rng).stack.join(' ')
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    for (const [key, count] of counts) {
      expect(key.split(' ').at(-1)).toBe('1')
      expect(key.split(' ').slice(0, 4).map(Number).toSorted()).toEqual(kept.toSorted())
      // 250 each; five standard deviations.
      expect(Math.abs(count - 250)).toBeLessThan(80)
    }
  })
})

/** All ways to lay chips on these horses out of one 0, two 1s and one 2, by exhaustive search. */
function everyLaying(horses: number): string[] {
  const found: string[] = []
  for (let code = 0; code < 3 ** horses; code++) {
    const values = Array.from({ length: horses }, (_, i) => Math.floor(code / 3 ** i) % 3)
    const used = (value: number) => values.filter((each) => each === value).length
    if (used(0) <= 1 && used(1) <= 2 && used(2) <= 1) found.push(values.join(' '))
  }
  return found
}

describe('imagining', () => {
  it.each([1, 2, 3, 4])('royal-turf.verdekt: %i hidden chips are any that fit, equally often', (laid) => {
    const table = betting()
    const bets = ['1@nougat', '2@albino', '0@othello', '1@caramello']
    for (const bet of bets.slice(0, laid)) table.play(0, bet).play(1, bet)
    const rng = seededRng(laid)
    const horses = HORSE_IDS.map((_, horse) => horse).filter(
      (horse) => table.match.view(1).laid[0]![horse] === FACE_DOWN,
    )
    expect(horses).toHaveLength(laid)
    const counts = new Map<string, number>()
    const samples = 6000
    for (let i = 0; i < samples; i++) {
      const s = imagine(table.match.view(1), 1, rng)
      const key = horses.map((horse) => s.laid[0]![horse]).join(' ')
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    expect(imagine(table.match.view(1), 1, rng).laid[1]).toEqual(table.state.laid[1])
    const every = everyLaying(laid)
    expect([...counts.keys()].toSorted()).toEqual(every.toSorted())
    const expected = samples / every.length
    for (const count of counts.values())
      expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected))
  })

  it('royal-turf.remember: an imagined table looks the same at any stage of a match', () => {
    const rng = seededRng(6)
    for (let plies = 0; plies < 360; plies += 11) {
      const verdekt = plies % 2 === 0
      const s: State = game.setup({ verdekt }, 3)
      playout(game, s, 3, rng, plies)
      const truth = JSON.stringify(s)
      for (const eye of [0, 2, 'watcher'] as const) {
        const other = imagine(view(s, eye), eye, rng)
        expect(view(other, eye)).toEqual(view(s, eye))
        const all = [...other.past.flatMap(({ cards }) => cards), ...other.cards, ...other.stack]
        const everyCard = s.phase === 'shuffle' ? [] : inOrder
        expect([...new Set(all)].toSorted((a, b) => a - b)).toEqual(everyCard)
        const seen = view(s, eye)
        const before = JSON.stringify(seen)
        playout(game, imagine(seen, eye, rng), 3, rng)
        expect(JSON.stringify(seen)).toBe(before)
      }
      expect(JSON.stringify(s)).toBe(truth)
    }
  })
})
