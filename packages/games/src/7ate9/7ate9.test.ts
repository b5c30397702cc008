import { seededRng, playout, type Rng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../test/table.ts'
import { DECK, KINDS, NOTATION } from './cards.ts'
import { game } from './index.ts'
import { LEAST_ROUND, setup, type State } from './rules.ts'

const cards = (text: string): number[] =>
  text === '' ? [] : text.split(' ').map((each) => NOTATION.indexOf(each))

interface Lying {
  /** Bottom card first. */
  readonly pile: string
  readonly hands: readonly string[]
  /** Top card first. */
  readonly stacks?: readonly string[]
  readonly phase?: State['phase']
  readonly inRow?: number
}

/** A table in full play with these cards. */
function lying({ pile, hands, stacks = hands.map(() => ''), phase = 'play', inRow = 0 }: Lying) {
  const s = setup(hands.length)
  s.phase = phase
  s.inRow = inRow
  s.pile = cards(pile)
  s.stacks = stacks.map((stack) => cards(stack).toReversed())
  hands.forEach((hand, seat) => {
    for (const card of cards(hand)) s.hands[seat]![card]!++
    s.held[seat] = cards(hand).length
  })
  return given({ ...game, setup: () => s }, { seats: hands.length })
}

const inOrder = DECK.map((_, i) => i)
const top = (s: State): string => NOTATION[s.pile.at(-1)!]!
const hand = (s: State, seat: number): string =>
  s.hands[seat]!.flatMap((count, card) => new Array<string>(count).fill(NOTATION[card]!)).join(' ')

/** A table where the deck was dealt in this order, and the pause is over. */
const dealt = (seats = 2) =>
  given(game, { seats })
    .draw(...inOrder)
    .clock()

describe('the deck and the deal', () => {
  it('7ate9.cards: 73 cards of a value 1–10 and a plus or minus 1–3', () => {
    expect(DECK).toHaveLength(73)
    expect(NOTATION).toHaveLength(30)
    expect(new Set(NOTATION).size).toBe(30)
    for (const card of NOTATION) expect(card).toMatch(/^([1-9]|10)±[123]$/)
  })

  it('7ate9.split: every kind twice, and one more of the thirteen named', () => {
    const times = (n: number) =>
      NOTATION.filter((_, kind) => DECK.filter((card) => card === kind).length === n)
    const oneMore = '1±1 2±2 3±3 4±1 5±2 5±3 6±3 7±1 7±2 8±2 9±1 9±3 10±1'.split(' ')
    expect(times(3)).toEqual(oneMore)
    expect(times(2)).toHaveLength(17)
    expect(KINDS).toBe(30)
  })

  it.each([
    [2, 36],
    [3, 24],
    [4, 18],
  ])('7ate9.deal, 7ate9.players: one card opens the pile, and %i players get %i each', (seats, each) => {
    const table = given(game, { seats })
    expect(table.turn).toEqual(['chance'])
    expect(table.match.clocks).toEqual([])
    expect(table.state.pile).toEqual([])
    expect(game.chance!(table.state)).toEqual({ shuffle: 73 })
    table.draw(...inOrder.toReversed())
    expect(top(table.state)).toBe('9±1')
    expect(table.state.stacks.map((stack) => stack.length)).toEqual(new Array(seats).fill(each))
    expect(table.state.held).toEqual(new Array(seats).fill(0))
    expect([...table.state.pile, ...table.state.stacks.flat()].toSorted()).toEqual([...DECK].toSorted())
    expect(table.facts('watcher')).toEqual([{ fact: 'dealt', cards: each, card: '9±1' }, { fact: 'ready' }])
  })

  it('7ate9.deal: the cards go round the table, and the first dealt are drawn first', () => {
    // The deck begins 1±1 (the pile), 1±2, 1±3, 2±1, 2±2, 2±3, 3±1.
    const table = dealt(3).play(0, 'draw', 'draw').play(1, 'draw', 'draw').play(2, 'draw', 'draw')
    expect([0, 1, 2].map((seat) => hand(table.state, seat))).toEqual(['1±2 2±2', '1±3 2±3', '2±1 3±1'])
  })
})

describe('the start', () => {
  it('7ate9.go, 7ate9.pause: ‘Ready…’, two seconds, then ‘Go!’ and everyone plays at once', () => {
    const table = given(game, { seats: 2 }).draw(...inOrder)
    expect(table.facts(0).at(-1)).toEqual({ fact: 'ready' })
    expect(table.turn).toEqual(['clock'])
    expect(table.match.clocks).toMatchObject([{ after: 2000 }])
    expect(table.moves(0)).toEqual([])
    expect(table.refusal(0, 'draw')).toBe('7ate9.pause')
    table.clock()
    expect(table.facts(1)).toEqual([{ fact: 'go' }])
    expect(table.turn).toEqual([0, 1])
    table.play(0, 'draw')
  })

  it('7ate9.all-at-once: everyone may act at any moment, also several times in a row', () => {
    const table = dealt(4)
    expect(table.turn).toEqual([0, 1, 2, 3])
    for (const seat of [0, 1, 2, 3]) expect(table.moves(seat)).toEqual(['draw'])
    table.play(2, 'draw', 'draw').play(0, 'draw').play(2, 'draw')
    expect(table.state.held).toEqual([1, 0, 3, 0])
  })
})

describe('drawing and playing', () => {
  it('7ate9.draw: the top card of the own stack comes to the hand, without limit, until the stack is empty', () => {
    const table = lying({ pile: '5±1', hands: ['', '1±1 1±2'], stacks: ['9±1 8±1', '2±1'] })
    table.play(0, 'draw')
    expect(hand(table.state, 0)).toBe('9±1')
    table.play(0, 'draw')
    expect(hand(table.state, 0)).toBe('8±1 9±1')
    expect(table.moves(0)).toEqual([])
    expect(table.refusal(0, 'draw')).toBe('7ate9.draw')
    expect(table.state.stacks[1]).toHaveLength(1)
  })

  it('7ate9.draw: a hand may hold the whole stack', () => {
    const table = dealt(2)
    for (let i = 0; i < 36; i++) table.play(1, 'draw')
    expect(table.state.held).toEqual([0, 36])
    expect(table.moves(1)).not.toContain('draw')
  })

  it('7ate9.fits: on 5±1 a 4 or a 6 fits, whatever its plus or minus', () => {
    const every = NOTATION.join(' ')
    const table = lying({ pile: '5±1', hands: [every, every] })
    expect(table.moves(0)).toEqual(['4±1', '4±2', '4±3', '6±1', '6±2', '6±3'])
    expect(table.refusal(0, '5±1')).toBe('7ate9.fits')
    table.play(0, '6±2')
    expect(top(table.state)).toBe('6±2')
    expect(table.state.hands[0]![NOTATION.indexOf('6±2')]).toBe(0)
    expect(table.state.held).toEqual([29, 30])
    expect(table.moves(1)).toEqual(['4±1', '4±2', '4±3', '8±1', '8±2', '8±3'])
  })

  it.each([
    ['9±3', '6', '2'],
    ['1±2', '9', '3'],
    ['10±1', '9', '1'],
    ['10±3', '7', '3'],
    ['8±2', '6', '10'],
    ['1±1', '10', '2'],
    ['3±3', '10', '6'],
    ['7±3', '4', '10'],
  ])('7ate9.count-round: on %s fit %s and %s', (pile, lower, higher) => {
    const every = NOTATION.join(' ')
    const fitting = new Set(
      lying({ pile, hands: [every, every] })
        .moves(1)
        .map((card) => card.split('±')[0]),
    )
    expect(fitting).toEqual(new Set([lower, higher]))
  })

  it('7ate9.one-at-a-time: equal cards are one move, and one of them is played', () => {
    const table = lying({ pile: '5±1', hands: ['4±1 4±1 4±1', '1±1 1±1'] })
    expect(table.moves(0)).toEqual(['4±1'])
    expect(table.refusal(0, '4±1-4±1')).toBe('7ate9.one-at-a-time')
    expect(table.refusal(0, 'draw-draw')).toBe('7ate9.one-at-a-time')
    table.play(0, '4±1')
    expect(hand(table.state, 0)).toBe('4±1 4±1')
    expect(table.state.pile).toHaveLength(2)
  })

  it('7ate9.call: every play calls its value', () => {
    const table = lying({ pile: '5±1', hands: ['4±2 4±1', '1±1 1±1'] }).play(0, '4±2')
    const played = { fact: 'played', seat: 0, card: '4±2', value: 4 }
    expect(table.facts(0)[0]).toEqual({ ...played, path: ['4±2', 'pile'] })
    for (const ear of [1, 'watcher'] as const)
      expect(table.facts(ear)[0]).toEqual({ ...played, path: ['hand0', 'pile'] })
  })

  it('7ate9.first-card-counts, 7ate9.order: what comes second is told to be late', () => {
    const table = lying({ pile: '5±1', hands: ['4±2 4±1 8±1', '6±1 1±1 4±3'], stacks: ['', '1±2'] })
    const seen = table.match.seq
    table.play(1, '6±1')
    // 6±1 needs a 5 or a 7: the 4 that fitted 5±1 comes too late.
    const late = table.match.play(0, '4±2', { seen })
    expect(late).toMatchObject({ ok: false, refusal: { rule: '7ate9.first-card-counts', late: true } })
    const wrong = table.match.play(0, '8±1', { seen })
    expect(wrong).toMatchObject({ ok: false, refusal: { rule: '7ate9.fits' } })
    expect(wrong).not.toHaveProperty('refusal.late')
    expect(table.match.play(0, '4±2')).toMatchObject({ refusal: { rule: '7ate9.fits' } })
  })

  it('7ate9.take-back: a wrong or late card stays in the hand and costs nothing', () => {
    const table = lying({ pile: '5±1', hands: ['4±2 8±1', '6±1 1±1'], stacks: ['1±1', '1±2'] })
    const before = table.state
    expect(table.refusal(0, '8±1')).toBe('7ate9.fits')
    expect(table.state).toBe(before)
    expect(table.moves(0)).toEqual(['4±2', 'draw'])
  })

  it.each([
    ['5±1', '7ate9.fits'],
    ['8±1-pile', '7ate9.fits'],
    ['4±1', '7ate9.own-hand'],
    ['10±3', '7ate9.own-hand'],
    ['hand1', '7ate9.own-hand'],
    ['11±1', '7ate9.cards'],
    ['0±1', '7ate9.cards'],
    ['5±4', '7ate9.cards'],
    ['5±10', '7ate9.cards'],
    ['1±1', '7ate9.own-hand'],
    ['last', '7ate9.last-card'],
    ['stack1', '7ate9.draw'],
    ['pile', '7ate9.draw'],
    ['4±2-8±1', '7ate9.one-at-a-time'],
    ['4±2-8±1-pile', '7ate9.one-at-a-time'],
    ['draw-4±2', '7ate9.one-at-a-time'],
    ['q!?', 'unknown-notation'],
    ['go', 'unknown-notation'],
    ['recycle', 'unknown-notation'],
    ['', 'unknown-notation'],
    ['4±2-', 'unknown-notation'],
    ['4±', 'unknown-notation'],
    ['x4±2', 'unknown-notation'],
    ['4±2x', 'unknown-notation'],
    ['xhand1', 'unknown-notation'],
    ['hand1x', 'unknown-notation'],
    ['xpile', 'unknown-notation'],
    ['pilex', 'unknown-notation'],
  ])('7ate9.own-hand, 7ate9.cards: %s is refused by %s', (tried, rule) => {
    const table = lying({ pile: '5±1', hands: ['4±2 5±1 8±1', '4±1 6±1'], stacks: ['1±1', ''] })
    expect(table.refusal(0, tried)).toBe(rule)
  })

  it('7ate9.pause: nothing goes before the pause is over, whatever is tried', () => {
    const table = lying({ pile: '5±1', hands: ['4±2', '4±1 6±1'], phase: 'ready' })
    for (const tried of ['4±2', 'last', 'draw', '9±9', 'stack1']) {
      expect(table.refusal(0, tried)).toBe('7ate9.pause')
    }
    expect(table.refusal(0, 'now')).toBe('unknown-notation')
  })
})

describe('when nobody can play', () => {
  it('7ate9.nobody-can: the bottom card goes on top at once and the start is called again', () => {
    // On 4±1 a 3 or a 5 fits; nobody has one. Then the bottom card 6±1 needs a 5 or a 7.
    const table = lying({ pile: '6±1 5±1', hands: ['4±1 9±1 9±2', '7±1 2±1'] }).play(0, '4±1')
    expect(table.facts('watcher').map(({ fact }) => fact)).toEqual(['played', 'stalled', 'recycled', 'ready'])
    expect(table.facts(1)[2]).toEqual({ fact: 'recycled', card: '6±1', path: ['pile', 'pile'] })
    expect(table.state.pile.map((card) => NOTATION[card])).toEqual(['5±1', '4±1', '6±1'])
    expect(table.turn).toEqual(['clock'])
    expect(table.match.clocks).toMatchObject([{ after: 2000 }])
    table.clock()
    expect(table.turn).toEqual([0, 1])
    expect(table.moves(1)).toEqual(['7±1'])
  })

  it('7ate9.nobody-can: the last card drawn can leave everyone stuck as well', () => {
    const table = lying({ pile: '6±1 5±1', hands: ['9±1 9±2', '7±1'], stacks: ['', '2±1'] }).play(1, 'draw')
    expect(table.facts(0).map(({ fact }) => fact)).toEqual(['drew-unseen', 'stalled', 'recycled', 'ready'])
  })

  it('7ate9.nobody-can: it goes on until a card comes on top that somebody can play on', () => {
    const table = lying({ pile: '1±1 6±1 5±1', hands: ['4±1 9±1 9±2', '7±1 9±3'] }).play(0, '4±1')
    // 1±1 needs a 10 or a 2; 6±1 needs a 5 or a 7.
    expect(top(table.state)).toBe('1±1')
    const first = table.match.clocks[0]!.name
    table.clock()
    expect(top(table.state)).toBe('6±1')
    expect(table.facts(0).map(({ fact }) => fact)).toEqual(['go', 'stalled', 'recycled', 'ready'])
    expect(table.match.clocks[0]!.name).not.toBe(first)
    table.clock()
    expect(table.moves(1)).toEqual(['7±1'])
  })

  it('7ate9.nobody-can: not while there is a card to draw', () => {
    const table = lying({ pile: '6±1 5±1', hands: ['4±1 9±1 9±2', '7±1 2±1'], stacks: ['', '2±2'] })
    table.play(0, '4±1')
    expect(table.state.pile.map((card) => NOTATION[card])).toEqual(['6±1', '5±1', '4±1'])
    expect(table.turn).toEqual([0, 1])
    expect(table.moves(0)).toEqual([])
  })

  it('7ate9.nobody-can: not while somebody can lay a last card', () => {
    const table = lying({ pile: '6±1 5±1', hands: ['4±1 9±1', '7±1 2±1'] }).play(0, '4±1')
    expect(table.turn).toEqual([0, 1])
    expect(table.moves(0)).toEqual(['last'])
    expect(table.moves(1)).toEqual([])
  })

  it('7ate9.idle: twenty seconds in which nobody acts turn the pile too', () => {
    const table = lying({ pile: '6±1 5±1', hands: ['4±1 9±1', '7±1 2±1'], stacks: ['', '2±2'] })
    expect(table.match.clocks).toMatchObject([{ after: 20_000 }])
    table.clock()
    expect(table.facts('watcher').map(({ fact }) => fact)).toEqual(['idle', 'recycled', 'ready'])
    expect(top(table.state)).toBe('6±1')
    expect(table.turn).toEqual(['clock'])
    expect(table.match.clocks).toMatchObject([{ after: 2000 }])
  })

  it('7ate9.idle: drawing or playing starts the twenty seconds anew', () => {
    const table = lying({ pile: '5±1', hands: ['4±1 9±1 8±1', '7±1 2±1'], stacks: ['', '2±2 2±3'] })
    const names = [table.match.clocks[0]!.name]
    for (const [seat, move] of [
      [0, '4±1'],
      [1, 'draw'],
    ] as const) {
      names.push(table.play(seat, move).match.clocks[0]!.name)
    }
    names.push(table.clock().match.clocks[0]!.name)
    names.push(table.clock().match.clocks[0]!.name)
    expect(new Set(names).size).toBe(5)
  })

  it('7ate9.gone-round: a pile that went round with nobody able to play ends the match, fewest cards first', () => {
    // Only tens are left, and no card here accepts a ten (1±1, 2±2, 3±3, 7±3, 8±2 and 9±1 would).
    const pile = '5±1 5±2 6±1 6±2 4±1 4±2 3±1 3±2 2±1 5±1'
    const table = lying({ pile, hands: ['10±1 10±2 10±3', '10±1 10±1', '4±3 10±3 10±2'] }).play(2, '4±3')
    // The pile has eleven cards now. It has turned once; nine more turns make ten.
    for (let turns = 2; turns <= 10; turns++) {
      expect(table.clock().result).toBeUndefined()
      expect(table.state.inRow).toBe(turns)
      expect(table.state.recycled).toBe(turns)
    }
    table.clock()
    expect(top(table.state)).toBe('4±3')
    expect(table.facts(1).map(({ fact }) => fact)).toEqual(['go', 'stalled', 'recycled', 'gone-round'])
    expect(table.result).toEqual({ places: [3, 1, 1], why: '7ate9.gone-round' })
    expect(table.turn).toEqual([])
    expect(table.match.clocks).toEqual([])
  })

  it('7ate9.gone-round: a short pile is given nine turns', () => {
    expect(LEAST_ROUND).toBe(9)
    const table = lying({ pile: '5±1', hands: ['4±1 9±1', '7±1'], stacks: ['', '2±2 3±3'] })
    for (let turns = 1; turns < 9; turns++) expect(table.clock().clock().result).toBeUndefined()
    table.clock()
    expect(table.result).toEqual({ places: [1, 2], why: '7ate9.gone-round' })
  })

  it('7ate9.gone-round: a card drawn or played begins the count anew', () => {
    const table = lying({ pile: '5±1', hands: ['4±1 4±1 9±1', '7±1'], stacks: ['', '2±2'], inRow: 8 })
    table.play(0, '4±1').clock()
    expect(table.result).toBeUndefined()
    expect(table.state.inRow).toBe(1)
    const again = lying({ pile: '5±1', hands: ['4±1 9±1', '7±1'], stacks: ['', '2±2'], inRow: 8 })
    expect(again.play(1, 'draw').clock().state.inRow).toBe(1)
    const lone = lying({ pile: '5±1', hands: ['4±1 9±1', '7±1'], stacks: ['', '2±2'], inRow: 8 })
    expect(lone.clock().result).toBeDefined()
  })
})

describe('the end', () => {
  it('7ate9.last-card, 7ate9.goal: one card in hand and an empty stack: it may be laid face down and wins', () => {
    const table = lying({ pile: '5±1', hands: ['9±2', '4±1 4±2', '8±1'], stacks: ['', '1±1', '1±2'] })
    expect(table.moves(0)).toEqual(['last'])
    expect(table.refusal(0, '9±2')).toBe('7ate9.fits')
    expect(table.refusal(1, 'last')).toBe('7ate9.last-card')
    expect(table.refusal(2, 'last')).toBe('7ate9.last-card')
    table.play(0, 'last')
    expect(table.result).toEqual({ places: [1, 3, 2], why: '7ate9.last-card' })
    expect(table.turn).toEqual([])
    expect(table.facts(0)).toEqual([{ fact: 'laid-last', seat: 0, path: ['last', 'pile'] }])
    expect(table.facts(2)).toEqual([{ fact: 'laid-last', seat: 0, path: ['hand0', 'pile'] }])
  })

  it('7ate9.last-card: two cards in hand are not a last card', () => {
    const table = lying({ pile: '5±1', hands: ['9±2 9±2', '4±1 4±2'] })
    expect(table.refusal(0, 'last')).toBe('7ate9.last-card')
  })

  it('7ate9.last-face-up: a last card that fits may be played and wins', () => {
    const table = lying({ pile: '5±1', hands: ['6±2', '4±1 4±2'] })
    expect(table.moves(0)).toEqual(['6±2', 'last'])
    table.play(0, '6±2')
    expect(table.facts(1).map(({ fact }) => fact)).toEqual(['played', 'rid-of-all'])
    expect(table.result).toEqual({ places: [1, 2], why: '7ate9.last-face-up' })
  })

  it('7ate9.goal: an empty hand does not win while there are cards to draw', () => {
    const table = lying({ pile: '5±1', hands: ['6±2', '4±1 4±2'], stacks: ['1±1', ''] }).play(0, '6±2')
    expect(table.result).toBeUndefined()
    expect(table.moves(0)).toEqual(['draw'])
  })

  it('7ate9.goal: a full hand does not win with an empty stack', () => {
    const table = lying({ pile: '5±1', hands: ['6±2 7±1', '4±1 4±2'] }).play(0, '6±2')
    expect(table.result).toBeUndefined()
  })

  it('7ate9.places: the others follow by the cards they have left, equal numbers share', () => {
    const table = lying({
      pile: '5±1',
      hands: ['4±1 4±2', '9±1', '1±1', '8±1 8±2 8±3'],
      stacks: ['', '', '2±1', '1±1'],
    }).play(1, 'last')
    expect(table.result?.places).toEqual([2, 1, 2, 4])
  })
})

describe('the game at the table', () => {
  it('7ate9.all-at-once: it is hidden, unaided and played by everyone at once, each alone', () => {
    expect(game).toMatchObject({ id: '7ate9', book: '7ate9', seats: [2, 3, 4] })
    expect(game.traits).toMatchObject({
      hidden: true,
      realtime: true,
      unaided: true,
      solo: false,
      money: false,
    })
    expect(game.sides({}, 3)).toEqual([[0], [1], [2]])
    // 144 draws and plays; before and after each up to 73 turns of the pile with two clocks; deal and pause.
    expect(game.bound).toBe(2 + 144 + 145 * 73 * 2)
  })

  it('7ate9.one-at-a-time: one tap draws, plays or lays', () => {
    const { state } = lying({ pile: '5±1', hands: ['6±2', '4±1'] })
    expect(game.touches(state, cards('6±2')[0]!)).toEqual([['6±2']])
    expect(game.touches(state, 'draw')).toEqual([['draw']])
    expect(game.touches(state, 'last')).toEqual([['last']])
  })

  it('7ate9.take-back: a copy is a table of its own', () => {
    const { state } = lying({ pile: '5±1', hands: ['6±2 4±1', '4±1'], stacks: ['1±1', '2±2'] })
    const before = JSON.stringify(state)
    const copied = game.copy!(state)
    expect(JSON.stringify(copied)).toBe(before)
    game.play(copied, 0, 'draw')
    game.play(copied, 0, cards('6±2')[0]!)
    game.play(copied, 1, 'draw')
    expect(JSON.stringify(state)).toBe(before)
  })
})

describe('whole matches', () => {
  it('7ate9.goal: random matches end, and all 73 cards stay', () => {
    const rng: Rng = seededRng(79)
    for (let i = 0; i < 60; i++) {
      const seats = 2 + (i % 3)
      const s = game.setup({}, seats)
      playout(game, s, seats, rng)
      expect(game.clocks!(s)).toEqual([])
      const all = [...s.pile, ...s.stacks.flat(), ...(s.down === null ? [] : [s.down])]
      s.hands.forEach((counts) =>
        counts.forEach((count, card) => all.push(...new Array<number>(count).fill(card))),
      )
      expect(all.toSorted()).toEqual([...DECK].toSorted())
      s.hands.forEach((counts, seat) => expect(counts.reduce((a, b) => a + b)).toBe(s.held[seat]))
      expect(game.result(s)?.places).toContain(1)
      expect(game.copy!(s)).toEqual(s)
    }
  })

  it('7ate9.deal: everyone’s stack and hand are called so, with their cards counted, and do not touch', () => {
    for (const seats of [2, 3, 4]) {
      const { match } = dealt(seats)
      const { ground, places } = game.scene(match.view(1), 1, []).board!
      const labels = ground.flatMap((each) =>
        'text' in each && typeof each.text === 'object' ? [{ at: each.at, text: each.text }] : [],
      )
      const called = (say: string) => labels.filter(({ text }) => text.say === say)
      expect(called('stack-label').map(({ text }) => text['n'])).toEqual(match.view(1).left)
      expect(called('hand-label')).toHaveLength(seats - 1)
      for (const { at } of labels)
        expect(places.some((place) => place.at[0] === at[0] && place.at[1] + 1 === at[1])).toBe(true)
    }
  })

  it('7ate9.draw: a card has one place in the hand, whatever is drawn or played beside it', () => {
    const placeOf = (hand: string) => {
      const { match } = lying({ pile: '5±1', hands: [hand, '1±1'] })
      const { items, grid } = game.scene(match.view(0), 0, []).trays.find(({ id }) => id === 'hand')!
      expect(grid).toEqual([10, 3])
      return new Map(items.map(({ spot, at }) => [spot, at]))
    }
    const all = placeOf(NOTATION.join(' '))
    expect(new Set(all.values()).size).toBe(KINDS)
    for (const [spot, at] of placeOf('7±2 7±2 10±3')) expect(at).toBe(all.get(spot))
  })

  it('7ate9.deal: others’ hands are fanned and their stacks are not', () => {
    const { match } = lying({ pile: '5±1', hands: ['1±1', '2±1 3±1 4±1'], stacks: ['1±2', '6±1 7±1'] })
    const { places, pieces } = game.scene(match.view(0), 0, []).board!
    const on = (spot: string) => pieces.filter((piece) => piece.on === spot)
    expect(places.filter(({ fanned }) => fanned).map(({ id }) => id)).toEqual(['hand1'])
    expect(on('hand1')).toHaveLength(3)
    expect(on('stack1')).toHaveLength(1)
    for (const { face } of [...on('hand1'), ...on('stack1')]) expect(face).toBeUndefined()
  })
})
