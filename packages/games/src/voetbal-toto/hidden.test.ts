import { canonical, Match, seededRng, type Eye } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { at, dealt, fillIn, playing } from '../../test/voetbal-toto.ts'
import { DECK, KINDS, WHISTLE } from './cards.ts'
import { halfMadeForm } from './half-made.ts'
import { game } from './index.ts'
import type { Move } from './moves.ts'
import { playSeat, playWhat, type State } from './state.ts'
import { dealUnseen, type ClosedHand } from './unseen.ts'
import type { View } from './view.ts'

const ALL_HOME = '1'.repeat(13)
const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0)
const handOf = (s: State, seat: number) => s.hands.slice(seat * KINDS, (seat + 1) * KINDS)
const formOf = (s: State, seat: number) => s.forms.slice(seat * 13, (seat + 1) * 13)

/** How often each outcome occurs. */
function tally(times: number, sample: () => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (let i = 0; i < times; i++) {
    const each = sample()
    counts.set(each, (counts.get(each) ?? 0) + 1)
  }
  return counts
}

/** The counts match the expected shares within five standard deviations. */
function expectShares(counts: ReadonlyMap<string, number>, shares: ReadonlyMap<string, number>): void {
  const times = sum([...counts.values()])
  expect([...counts.keys()].filter((key) => !shares.has(key))).toEqual([])
  for (const [key, p] of shares) {
    const spread = 5 * Math.sqrt(times * p * (1 - p))
    expect(Math.abs((counts.get(key) ?? 0) - times * p)).toBeLessThan(spread + 1)
  }
}

/** Every way to deal distinct cards to the hands, by exhaustive search: the share of each deal by kinds. */
function bruteForce(unseen: readonly number[], hands: readonly ClosedHand[]): Map<string, number> {
  const cards = unseen.flatMap((count, kind) => new Array<number>(count).fill(kind))
  const held = hands.map(() => new Array<number>(unseen.length).fill(0))
  const counts = new Map<string, number>()
  let all = 0
  const place = (i: number): void => {
    if (i === cards.length) {
      const key = JSON.stringify(held)
      counts.set(key, (counts.get(key) ?? 0) + 1)
      all++
      return
    }
    const kind = cards[i]!
    for (const [h, { cards: size, lacks }] of hands.entries()) {
      if (((lacks >> kind) & 1) === 1 || sum(held[h]!) === size) continue
      held[h]![kind]!++
      place(i + 1)
      held[h]![kind]!--
    }
  }
  place(0)
  return new Map([...counts].map(([key, count]) => [key, count / all]))
}

describe('voetbal-toto: dealing what nobody has seen', () => {
  it.each<[string, number[], ClosedHand[]]>([
    [
      'without gaps',
      [2, 2, 2],
      [
        { cards: 3, lacks: 0 },
        { cards: 2, lacks: 0 },
        { cards: 1, lacks: 0 },
      ],
    ],
    [
      'one gap',
      [3, 2, 2],
      [
        { cards: 3, lacks: 0b001 },
        { cards: 2, lacks: 0 },
        { cards: 2, lacks: 0 },
      ],
    ],
    [
      'nested gaps',
      [2, 3, 3],
      [
        { cards: 2, lacks: 0b001 },
        { cards: 2, lacks: 0b011 },
        { cards: 4, lacks: 0 },
      ],
    ],
    [
      'crossing gaps',
      [2, 3, 2, 1],
      [
        { cards: 3, lacks: 0b0101 },
        { cards: 3, lacks: 0b0011 },
        { cards: 2, lacks: 0 },
      ],
    ],
    [
      'three crossing gaps',
      [1, 3, 2, 2],
      [
        { cards: 2, lacks: 0b0011 },
        { cards: 2, lacks: 0b0101 },
        { cards: 2, lacks: 0b1001 },
        { cards: 2, lacks: 0 },
      ],
    ],
    [
      'the same gap twice',
      [3, 3, 2],
      [
        { cards: 2, lacks: 0b010 },
        { cards: 3, lacks: 0b010 },
        { cards: 3, lacks: 0 },
      ],
    ],
    [
      'only one deal',
      [2, 2],
      [
        { cards: 2, lacks: 0b01 },
        { cards: 2, lacks: 0b10 },
      ],
    ],
    [
      'gaps of an empty hand',
      [2, 2, 1],
      [
        { cards: 0, lacks: 0b101 },
        { cards: 3, lacks: 0b010 },
        { cards: 2, lacks: 0 },
      ],
    ],
    [
      'gaps where there is nothing',
      [0, 3, 3],
      [
        { cards: 2, lacks: 0b001 },
        { cards: 2, lacks: 0b010 },
        { cards: 2, lacks: 0b101 },
      ],
    ],
  ])('voetbal-toto.rest: each deal is as likely as it is, %s', (_, unseen, hands) => {
    const rng = seededRng(11)
    expectShares(
      tally(2500, () => JSON.stringify(dealUnseen(unseen, hands, rng))),
      bruteForce(unseen, hands),
    )
  })

  it('names what cannot be', () => {
    const rng = seededRng(1)
    const ones = [{ cards: 2, lacks: 0b01 }]
    expect(() => dealUnseen([2, 0], ones, rng)).toThrow('no deal is consistent')
    expect(() =>
      dealUnseen(
        [2, 1],
        [
          { cards: 2, lacks: 0b01 },
          { cards: 1, lacks: 0b10 },
        ],
        rng,
      ),
    ).toThrow('no deal is consistent')
  })
})

/** Random matches, and the state after each entry. */
function* moments(seats: number, stopSeconds: number, seed: number): Generator<Match<State>> {
  const rng = seededRng(seed)
  const begun = Match.begin(game, {
    id: 'x',
    game: game.id,
    version: 1,
    options: { rounds: 1, stopSeconds },
    seats,
  })
  if (!begun.ok) throw new Error(begun.problem.text.en)
  const match = begun.value as Match<State>
  for (;;) {
    yield match
    if (match.turn.length === 0) return
    if (match.turn[0] === 'chance') {
      const order = Array.from({ length: 64 }, (_, i) => i)
      for (let i = 63; i > 0; i--) {
        const j = rng(i + 1)
        ;[order[i], order[j]] = [order[j]!, order[i]!]
      }
      match.append({ by: 'chance', draw: order })
      continue
    }
    const able = Array.from({ length: seats }, (_, seat) => seat).filter(
      (seat) => match.moves(seat).length > 0,
    )
    // Now and then the clock runs out although somebody could still say STOP.
    if (match.clocks.length > 0 && (able.length === 0 || rng(2) === 0)) {
      match.append({ by: 'clock', move: 'play-on' })
      continue
    }
    const seat = able[rng(able.length)]!
    const moves = match.moves(seat)
    match.append({ by: seat, move: game.write(match.state, moves[rng(moves.length)] as never) })
  }
}

/** What is impossible in a world: too many cards of a kind, a card that a pass ruled out, an invalid form. */
function impossible(world: State): string[] {
  const found: string[] = []
  const seats = Array.from({ length: world.seats }, (_, seat) => seat)
  for (const [kind, count] of DECK.entries()) {
    const held = seats.map((seat) => handOf(world, seat)[kind]!)
    if (sum(held) + world.gone[kind]! > count) found.push(`too many of ${kind}`)
    for (const seat of seats) {
      if (((world.lacks[seat]! >> kind) & 1) === 1 && held[seat] !== 0) found.push(`${seat} has ${kind}`)
    }
  }
  for (const seat of seats) {
    const marked = formOf(world, seat).filter((mark) => mark > 0).length
    const made = world.made[seat]!
    if (made - marked > 26 || made > 0 !== marked > 0) found.push(`${seat} made ${made}, has ${marked}`)
    if (world.phase === 'play' && marked < 13) found.push(`${seat} is not ready`)
  }
  return found
}

describe('voetbal-toto: views', () => {
  it.each([
    [2, 0, 1],
    [3, 3, 2],
    [6, 0, 3],
  ])('%i seats, %i s: what is imagined looks the same and is possible', (seats, stopSeconds, seed) => {
    const rng = seededRng(seed)
    const eyes: Eye[] = [...Array.from({ length: seats }, (_, seat) => seat), 'watcher']
    let looked = 0
    for (const match of moments(seats, stopSeconds, seed)) {
      if (rng(4) > 0) continue
      const eye = eyes[rng(eyes.length)]!
      const view = match.view(eye) as View
      const world = game.imagine(view, eye, rng)
      looked++
      expect(canonical(game.view(world, eye))).toBe(canonical(view))
      expect(game.turn(world)).toEqual(match.turn)
      const own = (s: State) => (eye === 'watcher' ? [] : game.moves(s, eye))
      expect(own(world)).toEqual(own(match.state))
      expect(game.clocks!(world)).toEqual(game.clocks!(match.state))
      expect(JSON.stringify(game.scene(game.view(world, eye), eye, []))).toBe(
        JSON.stringify(game.scene(view, eye, [])),
      )
      expect(world.phase === 'deal' || world.phase === 'over' ? [] : impossible(world)).toEqual([])
    }
    expect(looked).toBeGreaterThan(20)
  })

  it('voetbal-toto.pass: a pass proves that the hand has none of the cards that fit, then and later', () => {
    const table = at(playing({ hands: ['1', '35w', '12'], goals: { '2h': 1, '9a': 3 } }))
    // Boxes show 0, 1 and 3, so a 1, a 2 or a 4 would fit.
    table.play(0, '1h1').play(1, 'pass')
    expect(table.state.lacks).toEqual([0, 0b001011, 0])
    // The 2 makes a 3 fit, which the second seat does have.
    table.play(2, '1h2').play(0, 'pass').play(1, '1h3').play(2, '4h1').play(0, 'pass').play(1, 'pass')
    expect(table.state.lacks).toEqual([0b001111, 0b001011, 0])
    const view = table.match.view(2)
    expect(view.lacks).toEqual([0b001111, 0b001011, 0])
    const rng = seededRng(2)
    const kinds = new Set<number>()
    for (let i = 0; i < 200; i++) {
      for (const [kind, count] of handOf(game.imagine(view, 2, rng), 1).entries())
        if (count > 0) kinds.add(kind)
    }
    // Threes, fives, sixes and whistles are still possible.
    expect([...kinds].toSorted()).toEqual([2, 4, 5, 6])
  })

  it('keeps all that was played, by whom, in order', () => {
    const table = at(playing({ hands: ['11', '2w', 'w'] }))
      .play(0, '1h1')
      .play(2, 'stop')
      .play(1, 'pass')
    const plays = table.match.view('watcher').plays.map((code) => [playSeat(code), playWhat(code)])
    expect(plays).toEqual([
      [0, 0],
      [2, 27],
      [1, 26],
    ])
    table.play(2, 'pass').play(0, '13a1')
    expect(
      table.match
        .view(1)
        .plays.map((code) => [playSeat(code), playWhat(code)])
        .at(-1),
    ).toEqual([0, 25])
  })

  it('gives every closed hand the cards that are left, and the cards out of the round their share', () => {
    const table = dealt({ seats: 3 }, '1'.repeat(20) + 'w')
      .play(0, 'closed')
      .play(1, 'closed')
      .play(2, 'closed')
    const rng = seededRng(5)
    const view = table.match.view(0)
    const times = 1500
    const total = new Array<number>(KINDS).fill(0)
    let out = 0
    for (let i = 0; i < times; i++) {
      const world = game.imagine(view, 0, rng)
      for (const [kind, count] of handOf(world, 1).entries()) total[kind]! += count
      const twos = [1, 2].map((seat) => handOf(world, seat)[1]!)
      if (sum(twos) === 13) out++
    }
    // 43 cards are unseen: 14 twos, 9 threes, 6 fours, 4 fives, 3 sixes, 7 whistles; 21 are in this hand.
    const means = [0, 14, 9, 6, 4, 3, 7].map((count) => (count * 21) / 43)
    for (const [kind, mean] of means.entries())
      expect(Math.abs(total[kind]! / times - mean)).toBeLessThan(0.25)
    // The card that stays out is a two 14 times in 43.
    expect(Math.abs(out / times - 14 / 43)).toBeLessThan(0.07)
  })

  it('knows the other hand for certain when two have all the cards', () => {
    const table = dealt({ seats: 2 }, '123456w', '').play(0, 'closed').play(1, 'closed')
    const world = game.imagine(table.match.view(0), 0, seededRng(1))
    expect(world.hands).toEqual(table.state.hands)
    const open = dealt({ seats: 3 }, '123456w', '22').play(0, 'closed').play(1, 'open').play(2, 'closed')
    const seen = game.imagine(open.match.view(0), 0, seededRng(1))
    expect(handOf(seen, 1)).toEqual(handOf(open.state, 1))
  })

  it('voetbal-toto.lay-at-once: a choice that was made may be either; one not made yet is none', () => {
    const table = dealt({ seats: 4 }).play(0, 'open').play(1, 'closed')
    const rng = seededRng(9)
    const half = new Map([
      ['open', 0.5],
      ['closed', 0.5],
    ])
    const view = table.match.view(0)
    expectShares(
      tally(400, () => (game.imagine(view, 0, rng).open & 2 ? 'open' : 'closed')),
      half,
    )
    for (let i = 0; i < 50; i++) expect(game.imagine(view, 0, rng).open & 0b1101).toBe(1)
    const watched = table.match.view('watcher')
    expectShares(
      tally(400, () => (game.imagine(watched, 'watcher', rng).open & 1 ? 'open' : 'closed')),
      half,
    )
  })

  it('voetbal-toto.secret: a coupon that is ready may be any', () => {
    const table = fillIn(dealt({ seats: 2 }).play(0, 'closed').play(1, 'closed'), [ALL_HOME])
    const rng = seededRng(13)
    const view = table.match.view(1)
    const third = new Map(['1', '2', '3'].map((mark) => [mark, 1 / 3]))
    for (const fixture of [0, 12]) {
      expectShares(
        tally(600, () => String(formOf(game.imagine(view, 1, rng), 0)[fixture])),
        third,
      )
    }
    // One's own coupon is known.
    expect(formOf(game.imagine(table.match.view(0), 0, rng), 0)).toEqual(new Array(13).fill(1))
    const play = at(playing({ hands: ['1', '2'] })).match.view(1)
    expectShares(
      tally(600, () => String(formOf(game.imagine(play, 1, rng), 0)[4])),
      third,
    )
  })

  it('voetbal-toto.changes: a coupon half made out may have any marks', () => {
    const table = dealt({ seats: 2 }).play(0, 'closed').play(1, 'closed').play(0, 'mark 4 2')
    const rng = seededRng(17)
    expect(tally(1000, () => formOf(game.imagine(table.match.view(1), 1, rng), 0).join('')).size).toBe(39)
    expect(formOf(game.imagine(table.match.view(0), 0, rng), 0)[3]).toBe(2)
  })

  it('voetbal-toto.whistle-card: not whistling proves nothing', () => {
    const table = at(playing({ hands: ['1', 'w', '3'] }))
      .play(0, '1h1')
      .play(1, 'pass')
      .play(2, 'pass')
    const rng = seededRng(4)
    const view = table.match.view(2)
    const whistles = tally(300, () => String(handOf(game.imagine(view, 2, rng), 1)[WHISTLE]))
    expect(whistles.get('1')).toBeGreaterThan(0)
    expect(whistles.get('0')).toBeGreaterThan(0)
  })
})

describe('voetbal-toto: a coupon half made out', () => {
  const rng = seededRng(19)
  const marked = (form: readonly number[]) => form.filter((mark) => mark > 0).length

  it('voetbal-toto.forecast: the first mark is any of 39', () => {
    const forms = Array.from({ length: 39 }, (_, i) => {
      const form = new Array<number>(13).fill(0)
      form[Math.floor(i / 3)] = (i % 3) + 1
      return form.join('')
    })
    expect(halfMadeForm(0, rng)).toEqual(new Array(13).fill(0))
    expectShares(
      tally(8000, () => halfMadeForm(1, rng).join('')),
      new Map(forms.map((form) => [form, 1 / 39])),
    )
  })

  it('voetbal-toto.one-cross: of the 38 marks that can follow, two change the first', () => {
    expectShares(
      tally(8000, () => String(marked(halfMadeForm(2, rng)))),
      new Map([
        ['1', 2 / 38],
        ['2', 36 / 38],
      ]),
    )
    // A third mark after two fixtures is new in 33 of 37 cases.
    const one = (2 / 38) * (2 / 38)
    const three = (36 / 38) * (33 / 37)
    expectShares(
      tally(8000, () => String(marked(halfMadeForm(3, rng)))),
      new Map([
        ['1', one],
        ['2', 1 - one - three],
        ['3', three],
      ]),
    )
  })

  it('voetbal-toto.one-cross: a changed mark is equally often each of the three', () => {
    const changed = new Map<string, number>()
    for (let i = 0; i < 20_000; i++) {
      const form = halfMadeForm(2, rng)
      if (marked(form) > 1) continue
      const fixture = form.findIndex((mark) => mark > 0)
      const key = `${fixture} ${form[fixture]!}`
      changed.set(key, (changed.get(key) ?? 0) + 1)
    }
    const all = Array.from({ length: 13 }, (_, fixture) =>
      [1, 2, 3].map((mark) => `${fixture} ${mark}`),
    ).flat()
    expectShares(changed, new Map(all.map((key) => [key, 1 / 39])))
  })

  it('voetbal-toto.changes: never more than 26 changes', () => {
    for (let i = 0; i < 300; i++) {
      expect(marked(halfMadeForm(39, rng))).toBe(13)
      expect(marked(halfMadeForm(38, rng))).toBeGreaterThanOrEqual(12)
    }
  })
})

describe('voetbal-toto: what others hear', () => {
  it('voetbal-toto.secret: only choices and marks are kept from others', () => {
    const { state } = at(playing({ hands: ['1', 'w'] }))
    const hears = (notation: string, ear: Eye) => {
      const known: Record<string, Move> = {
        open: { do: 'lay', open: true },
        'mark 5 2': { do: 'mark', fixture: 4, outcome: 2 },
        ready: { do: 'ready' },
        '7a1': { do: 'score', side: 13, card: 1 },
        pass: { do: 'pass' },
        stop: { do: 'stop' },
      }
      return game.heard!(state, 0, known[notation]!, ear)
    }
    for (const ear of [1, 'watcher'] as const) {
      expect(hears('open', ear)).toBe('choose')
      expect(hears('mark 5 2', ear)).toBe('mark')
      for (const said of ['ready', '7a1', 'pass', 'stop']) expect(hears(said, ear)).toBe(said)
    }
    for (const own of ['open', 'mark 5 2', 'ready', '7a1', 'pass', 'stop']) expect(hears(own, 0)).toBe(own)
  })
})

describe('voetbal-toto: taking back', () => {
  it('only what an open hand plays can be taken back', () => {
    const scenario = (open: number) => at(playing({ hands: ['11', '12', 'w'], more: { open } }))
    const shows = (s: State, seat: number, notation: string) =>
      game.shows!(
        s,
        seat,
        game.moves(s, seat).find((move) => game.write(s, move) === notation)!,
      )
    expect(shows(scenario(0b001).state, 0, '1h1')).toBe(false)
    expect(shows(scenario(0b110).state, 0, '1h1')).toBe(true)
    expect(shows(scenario(0b001).play(0, '1h1').state, 2, 'stop')).toBe(true)
    expect(shows(scenario(0b100).play(0, '1h1').state, 2, 'stop')).toBe(false)
    const table = scenario(0b001).play(0, '1h1').act(0, 'undo')
    expect(table.state.goals[0]).toBe(0)
  })

  it('voetbal-toto.results: the pass that ends the round shows the coupons and stays', () => {
    const table = at(playing({ hands: ['', ''], more: { open: 0b11 }, rounds: 2 })).play(0, 'pass')
    const pass = game.moves(table.state, 1)[0]!
    expect(game.shows!(table.state, 1, pass)).toBe(true)
    const first = at(playing({ hands: ['', ''], more: { open: 0b11 } })).state
    expect(game.shows!(first, 0, pass)).toBe(false)
    const late = at(playing({ hands: ['1', '1'], more: { open: 0b11, passes: 1 } })).state
    expect(game.shows!(late, 0, game.moves(late, 0)[0]!)).toBe(false)
  })

  it('voetbal-toto.ready, voetbal-toto.lay-once: choices and marks are not taken back', () => {
    const table = dealt({ seats: 2 }).play(0, 'open')
    expect(table.match.append({ by: 0, act: 'undo' }).ok).toBe(false)
    table.play(1, 'open').play(0, 'mark 1 1')
    expect(table.match.append({ by: 0, act: 'undo' }).ok).toBe(false)
  })
})
