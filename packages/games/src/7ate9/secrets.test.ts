import { message, playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../test/table.ts'
import { NOTATION, type Card } from './cards.ts'
import { game } from './index.ts'
import { deal, moves, play, setup, type State } from './rules.ts'
import { imagine, view } from './view.ts'

const kind = (notation: string): Card => NOTATION.indexOf(notation)
const inOrder = Array.from({ length: 73 }, (_, i) => i)

describe('what is seen', () => {
  it('7ate9.hidden: a drawn card is told to its owner alone', () => {
    const table = given(game, { seats: 3 })
      .draw(...inOrder)
      .clock()
      .play(1, 'draw')
    expect(table.facts(1)).toEqual([{ fact: 'drew', seat: 1, card: '1±3', path: ['draw', '1±3'] }])
    for (const ear of [0, 2, 'watcher'] as const)
      expect(table.facts(ear)).toEqual([{ fact: 'drew-unseen', seat: 1, path: ['stack1', 'hand1'] }])
  })

  it('7ate9.hidden: a view holds the own hand, all counts and the pile', () => {
    const table = given(game, { seats: 2 })
      .draw(...inOrder)
      .clock()
      .play(1, 'draw')
    const own = table.match.view(1)
    expect(own.hand[kind('1±3')]).toBe(1)
    expect(own.held).toEqual([0, 1])
    expect(own.left).toEqual([36, 35])
    expect(own.pile).toEqual([kind('1±1')])
    expect(table.match.view(0).hand.every((count) => count === 0)).toBe(true)
    expect(table.match.view('watcher').hand).toEqual([])
    expect(table.match.view('watcher').held).toEqual([0, 1])
  })

  it('7ate9.last-unseen: no view and no message shows the card laid face down', () => {
    const laid = (card: string) => {
      const s = setup(2)
      s.phase = 'play'
      s.pile = [kind('5±1')]
      s.hands[0]![kind(card)] = 1
      s.hands[1]![kind('1±1')] = 2
      s.held = [1, 2]
      return given({ ...game, setup: () => s }, { seats: 2 }).play(0, 'last')
    }
    const [one, other] = [laid('9±1'), laid('8±3')]
    expect(one.state.down).toBe(kind('9±1'))
    expect(one.state.held[0]).toBe(0)
    expect(one.state.hands[0]!.every((count) => count === 0)).toBe(true)
    for (const eye of [0, 1, 'watcher'] as const) {
      expect(message(one.match as never, eye, 0)).toEqual(message(other.match as never, eye, 0))
      expect(one.match.view(eye).down).toBe(true)
    }
  })

  it('7ate9.hidden: nothing that was drawn or played can be taken back', () => {
    const table = given(game, { seats: 2 })
      .draw(...inOrder)
      .clock()
      .play(0, 'draw')
    expect(table.match.append({ by: 0, act: 'undo' })).toMatchObject({
      ok: false,
      refusal: { code: 'nothing-to-undo' },
    })
  })
})

/** Seven cards for two players: 1±1 twice, and five others. */
const SMALL: readonly Card[] = ['5±1', '1±1', '1±1', '4±1', '6±1', '8±2', '9±3'].map(kind)

function orders(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((first, i) => orders(items.toSpliced(i, 1)).map((rest) => [first, ...rest]))
}

/** What players did with the small deck: pairs of seat and move. */
type Course = readonly (readonly [seat: number, move: 'draw' | Card])[]

/** Deals in this order and plays these moves; returns `undefined` if that is impossible. */
function follow(order: readonly number[], course: Course): State | undefined {
  const s = setup(2)
  deal(s, SMALL, order)
  play(s, 'clock', 'go')
  for (const [seat, move] of course) {
    if (!moves(s, seat).includes(move)) return undefined
    play(s, seat, move)
  }
  return s
}

describe('imagining', () => {
  const courses: [name: string, course: Course][] = [
    ['the deal', []],
    [
      'a draw each',
      [
        [0, 'draw'],
        [1, 'draw'],
      ],
    ],
    [
      'a play after three draws',
      [
        [1, 'draw'],
        [1, 'draw'],
        [0, 'draw'],
        [1, kind('4±1')],
      ],
    ],
    [
      'everything drawn and one played',
      [
        [0, 'draw'],
        [0, 'draw'],
        [0, 'draw'],
        [1, 'draw'],
        [1, 'draw'],
        [1, kind('6±1')],
        [1, 'draw'],
      ],
    ],
  ]

  it.each(courses)(
    '7ate9.hidden: on a small deck, %s leaves worlds as likely as counting says',
    (_, course) => {
      const opens = kind('5±1')
      const all = orders(SMALL.map((_, i) => i)).filter((order) => SMALL[order[0]!] === opens)
      const truth = all.map((order) => follow(order, course)).find((s) => s !== undefined)!
      for (const eye of [0, 1, 'watcher'] as const) {
        const seen = JSON.stringify(view(truth, eye))
        const counted = new Map<string, number>()
        let worlds = 0
        for (const order of all) {
          const s = follow(order, course)
          if (s === undefined || JSON.stringify(view(s, eye)) !== seen) continue
          counted.set(JSON.stringify(s), (counted.get(JSON.stringify(s)) ?? 0) + 1)
          worlds++
        }
        const rng = seededRng(5)
        const samples = 5000
        const imagined = new Map<string, number>()
        for (let i = 0; i < samples; i++) {
          const key = JSON.stringify(imagine(view(truth, eye), eye, rng, SMALL))
          imagined.set(key, (imagined.get(key) ?? 0) + 1)
        }
        expect([...imagined.keys()].filter((key) => !counted.has(key))).toEqual([])
        let square = 0
        for (const [key, ways] of counted) {
          const expected = (ways / worlds) * samples
          square += ((imagined.get(key) ?? 0) - expected) ** 2 / expected
        }
        // Five standard deviations above the mean of chi-square.
        const freedom = counted.size - 1
        expect(square).toBeLessThanOrEqual(freedom + 5 * Math.sqrt(2 * freedom))
      }
    },
  )

  it('7ate9.hidden: an imagined table looks the same and holds all cards, at any stage of a match', () => {
    const rng = seededRng(3)
    for (let plies = 0; plies < 150; plies += 7) {
      for (const seats of [2, 3, 4]) {
        const s = game.setup({}, seats)
        playout(game, s, seats, rng, plies)
        for (const eye of [0, seats - 1, 'watcher'] as const) {
          const other = imagine(view(s, eye), eye, rng)
          expect(view(other, eye)).toEqual(view(s, eye))
          expect(other.hands.map((hand) => hand.reduce((a, b) => a + b, 0))).toEqual(s.held)
        }
      }
    }
  })

  it('7ate9.hidden: playing on in an imagined table changes neither the view nor the true table', () => {
    const s = game.setup({}, 2)
    playout(game, s, 2, seededRng(8), 30)
    const truth = JSON.stringify(s)
    const own = view(s, 0)
    const seen = JSON.stringify(own)
    playout(game, imagine(own, 0, seededRng(9)), 2, seededRng(10))
    expect(JSON.stringify(own)).toBe(seen)
    own.pile.push(0)
    own.hand[0]!++
    own.held[0]!++
    expect(JSON.stringify(s)).toBe(truth)
  })

  it('7ate9.last-unseen: the card laid face down is imagined too', () => {
    const s = follow([0, 1, 2, 3, 4, 5, 6], [])!
    s.pile = [kind('5±1'), kind('4±1')]
    s.hands[1]![kind('1±1')] = 2
    s.held = [0, 2]
    s.stacks = [[], [kind('8±2'), kind('6±1')]]
    s.down = kind('9±3')
    s.phase = 'out'
    const rng = seededRng(1)
    const downs = new Set(Array.from({ length: 60 }, () => imagine(view(s, 0), 0, rng, SMALL).down))
    expect([...downs].map((card) => NOTATION[card!]).toSorted()).toEqual(['1±1', '6±1', '8±2', '9±3'])
  })
})
