import { canonical, copyJson, LANGS, Match, type Fact } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../test/table.ts'
import { at, dealt, fillIn, hand, playing, shuffleFor } from '../../test/voetbal-toto.ts'
import { DECK, KINDS } from './cards.ts'
import { game } from './index.ts'
import { setup } from './state.ts'
import { t } from './words/texts.ts'

/** The cards of the sorted deck, so that hands can be worked out manually. */
const SORTED = Array.from({ length: 64 }, (_, i) => i)
const handsOf = (state: { hands: number[]; seats: number }) =>
  Array.from({ length: state.seats }, (_, seat) => state.hands.slice(seat * KINDS, (seat + 1) * KINDS))
const told = (facts: readonly Fact[], fact: string) => facts.filter((each) => each.fact === fact)
const ALL_HOME = '1'.repeat(13)

describe('voetbal-toto: what is in the box', () => {
  it('voetbal-toto.object: two to eight players', () => {
    expect(game.seats).toEqual([2, 3, 4, 5, 6, 7, 8])
    expect(game.sides({ rounds: 5, stopSeconds: 0 }, 3)).toEqual([[0], [1], [2]])
    for (const seats of [1, 9]) {
      const header = { id: 'x', game: game.id, version: 1, options: { rounds: 5, stopSeconds: 0 }, seats }
      expect(Match.begin(game, header).ok).toBe(false)
    }
  })

  it('voetbal-toto.deck, voetbal-toto.deck-split: 64 cards, 20 ones down to 3 sixes, and 8 whistles', () => {
    expect(DECK).toEqual([20, 14, 9, 6, 4, 3, 8])
    expect(DECK.reduce((a, b) => a + b)).toBe(64)
    const table = given(game, { seats: 2 })
    expect(game.chance!(table.state)).toEqual({ shuffle: 64 })
    // The sorted deck: twenty ones and twelve of the fourteen twos; then the rest.
    expect(handsOf(table.draw(...SORTED).state)).toEqual([
      [20, 12, 0, 0, 0, 0, 0],
      [0, 2, 9, 6, 4, 3, 8],
    ])
  })

  it('voetbal-toto.fixtures, voetbal-toto.other-fixtures: thirteen fixtures, the first Holland–België', () => {
    const { says } = game.words
    const names = (lang: (typeof LANGS)[number]) =>
      Array.from({ length: 13 }, (_, i) =>
        t.names.fixture[lang]
          .replace('{home}', says[`home-${i + 1}`]![lang])
          .replace('{away}', says[`away-${i + 1}`]![lang]),
      )
    expect(names('nl')[0]).toBe('Holland–België')
    expect(new Set(LANGS.flatMap((lang) => names(lang))).size).toBeGreaterThan(40)
    const listed = game.words.rules.find(({ id }) => id === 'voetbal-toto.other-fixtures')!
    for (const lang of LANGS)
      for (const name of names(lang).slice(1)) expect(listed.text[lang]).toContain(name)
    const first = game.words.rules.find(({ id }) => id === 'voetbal-toto.fixtures')!
    for (const lang of LANGS) expect(first.text[lang]).toContain(names(lang)[0])
    const table = fillIn(dealt({ seats: 2 }).play(0, 'closed').play(1, 'closed'), [ALL_HOME])
    expect(table.refusal(1, 'mark 14 1')).toBe('voetbal-toto.fixtures')
    expect(table.moves(1).filter((move) => move.startsWith('mark'))).toHaveLength(39)
  })
})

describe('voetbal-toto: money at the start of a round', () => {
  it('voetbal-toto.purse, voetbal-toto.stake: everyone gets 50 and stakes 10', () => {
    const table = given(game, { seats: 4 })
    expect(game.purses!(table.state)).toEqual({ seats: [50, 50, 50, 50], pot: 0, bank: -200 })
    table.draw(...SORTED)
    expect(game.purses!(table.state)).toEqual({ seats: [40, 40, 40, 40], pot: 40, bank: -200 })
    expect(told(table.facts('watcher'), 'staked')).toEqual([{ fact: 'staked', amount: 10, pot: 40 }])
    expect(told(table.facts('watcher'), 'staked-less')).toEqual([])
    expect(told(table.facts('watcher'), 'handed-out')).toEqual([])
  })

  it('voetbal-toto.stake: a pot that stayed grows by the new stakes', () => {
    const table = at({ ...setup({ rounds: 5, stopSeconds: 0 }, 3), round: 2, pot: 40, money: [40, 40, 40] })
    expect(game.purses!(table.draw(...SORTED).state)).toMatchObject({ seats: [30, 30, 30], pot: 70 })
  })

  it.each([
    [5, [0, 20], 50, -100],
    [6, [10, 30], 50, -120],
    [7, [10, 30], 50, -120],
    [20, [10, 30], 50, -120],
  ])('voetbal-toto.bank-ten: in round %i', (round, before, pot, bank) => {
    // Both have paid; from the sixth round on the bank has given each a ten first.
    const start = { ...setup({ rounds: 20, stopSeconds: 0 }, 2), round, pot: 30, money: [10, 30] }
    const table = at(start).draw(...SORTED)
    expect(game.purses!(table.state)).toEqual({ seats: before, pot, bank })
    expect(told(table.facts(0), 'handed-out')).toEqual(round < 6 ? [] : [{ fact: 'handed-out', amount: 10 }])
  })

  it('voetbal-toto.pay-what-you-have: who cannot pay the stake pays what there is', () => {
    const start = { ...setup({ rounds: 5, stopSeconds: 0 }, 3), round: 3, money: [5, 0, 10], bank: -15 }
    const table = at(start).draw(...SORTED)
    expect(game.purses!(table.state)).toEqual({ seats: [0, 0, 0], pot: 15, bank: -15 })
    expect(told(table.facts(2), 'staked-less')).toEqual([
      { fact: 'staked-less', seat: 0, amount: 5 },
      { fact: 'staked-less', seat: 1, amount: 0 },
    ])
  })
})

describe('voetbal-toto: the deal', () => {
  it.each([
    [2, 32, 0],
    [3, 21, 1],
    [4, 16, 0],
    [5, 12, 4],
    [6, 10, 4],
    [7, 9, 1],
    [8, 8, 0],
  ])(
    'voetbal-toto.deal, voetbal-toto.rest: %i players get %i cards each, %i stay out',
    (seats, cards, left) => {
      const table = given(game, { seats }).draw(...SORTED)
      const { cards: counts } = table.match.view('watcher')
      expect(counts).toEqual(new Array(seats).fill(cards))
      const dealtCards = table.state.hands.reduce((a, b) => a + b)
      expect(64 - dealtCards).toBe(left)
      // The sorted deck ends in whistles, so it is whistles that stay out.
      expect(table.state.hands.filter((_, i) => i % KINDS === 6).reduce((a, b) => a + b)).toBe(8 - left)
      expect(told(table.facts('watcher'), left === 0 ? 'dealt' : 'dealt-rest')).toEqual([
        { fact: left === 0 ? 'dealt' : 'dealt-rest', cards, left },
      ])
      expect(told(table.facts('watcher'), left === 0 ? 'dealt-rest' : 'dealt')).toEqual([])
    },
  )

  it('voetbal-toto.deal: everyone is told the own hand and nobody else’s', () => {
    const table = given(game, { seats: 3 }).draw(...shuffleFor(3, '112w', '66'))
    expect(told(table.facts(0), 'hand')).toMatchObject([{ seat: 0, whistles: 1 }])
    expect(told(table.facts(1), 'hand')).toMatchObject([{ seat: 1, n6: 2 }])
    expect(told(table.facts('watcher'), 'hand')).toEqual([])
    const second = given(game, { seats: 2 }).draw(...SORTED)
    expect(told(second.facts(1), 'hand')).toEqual([
      { fact: 'hand', seat: 1, n1: 0, n2: 2, n3: 9, n4: 6, n5: 4, n6: 3, whistles: 8 },
    ])
  })

  it('voetbal-toto.deal: only what was shuffled first is dealt first', () => {
    const reversed = SORTED.toReversed()
    const table = given(game, { seats: 8 }).draw(...reversed)
    expect(handsOf(table.state)[0]).toEqual(hand('wwwwwwww'))
    expect(handsOf(table.state)[7]).toEqual(hand('11111111'))
  })
})

describe('voetbal-toto: open or closed', () => {
  it('voetbal-toto.lay: an open hand is seen by all, a closed one by its owner', () => {
    const table = dealt({ seats: 3 }, '111', '222', '333')
    table.play(0, 'open').play(1, 'closed').play(2, 'closed')
    const hands = handsOf(table.state)
    expect(table.match.view('watcher').hands).toEqual([hands[0], null, null])
    expect(table.match.view(1).hands).toEqual([hands[0], hands[1], null])
    expect(table.match.view(2).hands).toEqual([hands[0], null, hands[2]])
    expect(table.facts(0)).toEqual([
      { fact: 'chosen', seat: 2 },
      { fact: 'laid-open', seat: 0 },
      { fact: 'laid-closed', seat: 1 },
      { fact: 'laid-closed', seat: 2 },
    ])
  })

  it('voetbal-toto.lay-at-once: all choose at once, and nothing is shown before the last has chosen', () => {
    const table = dealt({ seats: 3 })
    expect(table.turn).toEqual([0, 1, 2])
    table.play(1, 'open')
    expect(table.turn).toEqual([0, 2])
    expect(table.facts(0)).toEqual([{ fact: 'chosen', seat: 1 }])
    expect(table.match.heard(table.match.seq - 1, 0).move).toBe('choose')
    expect(table.match.heard(table.match.seq - 1, 'watcher').move).toBe('choose')
    expect(table.match.heard(table.match.seq - 1, 1).move).toBe('open')
    expect(table.match.view(0)).toMatchObject({ open: 0, done: 2 })
    expect(table.match.view(0).hands[1]).toBeNull()
    expect(table.match.view(1)).toMatchObject({ open: 2, done: 2 })
    const closed = dealt({ seats: 3 }).play(1, 'closed')
    expect(canonical(closed.match.view(0))).toBe(canonical(table.match.view(0)))
    expect(table.state.phase).toBe('lay')
    table.play(2, 'open').play(0, 'open')
    expect(table.match.view(0).open).toBe(7)
    expect(table.turn).toEqual([0, 1, 2])
  })

  it('voetbal-toto.lay-once: the choice is made once a round', () => {
    const table = dealt({ seats: 2 })
    expect(table.moves(0)).toEqual(['closed', 'open'])
    table.play(0, 'open')
    expect(table.moves(0)).toEqual([])
    expect(table.refusal(0, 'closed')).toBe('voetbal-toto.lay-once')
    table.play(1, 'closed')
    expect(table.refusal(1, 'open')).toBe('voetbal-toto.lay-once')
    expect(at(playing({ hands: ['1', '1'] })).refusal(0, 'open')).toBe('voetbal-toto.lay-once')
  })
})

describe('voetbal-toto: the coupon', () => {
  const marking = (seats = 2) => {
    const table = dealt({ seats })
    for (let seat = 0; seat < seats; seat++) table.play(seat, 'closed')
    return table
  }

  it('voetbal-toto.forecast: each fixture is marked 1, 2 or 3, one mark a move', () => {
    const table = marking()
    expect(table.moves(0)).toHaveLength(39)
    const taps = game.moves(table.state, 0).map((move) => game.touches(table.state, move))
    expect(taps[0]).toEqual([['form1.1']])
    expect(taps[38]).toEqual([['form13.3']])
    table.play(0, 'mark 5 2', 'mark 13 3', 'mark 1 1')
    expect(table.match.view(0).form).toEqual([1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 3])
    expect(table.facts(0)).toMatchObject([{ fact: 'marked', seat: 0, number: 1, outcome: 1 }])
    for (const wrong of ['mark 5 0', 'mark 5 4', 'form5.4'])
      expect(table.refusal(0, wrong)).toBe('voetbal-toto.forecast')
  })

  it('voetbal-toto.one-cross: a cross elsewhere replaces the one that stood there', () => {
    const table = marking().play(0, 'mark 5 2')
    expect(table.refusal(0, 'mark 5 2')).toBe('voetbal-toto.one-cross')
    expect(table.moves(0).filter((move) => move.startsWith('mark 5'))).toEqual(['mark 5 1', 'mark 5 3'])
    table.play(0, 'mark 5 3')
    expect(table.match.view(0).form?.[4]).toBe(3)
    expect(table.moves(0)).toHaveLength(38)
    expect(table.moves(0).filter((move) => move.startsWith('mark 5'))).toEqual(['mark 5 1', 'mark 5 2'])
    table.play(0, 'mark 5 1')
    expect(table.moves(0).filter((move) => move.startsWith('mark 5'))).toEqual(['mark 5 2', 'mark 5 3'])
  })

  it('voetbal-toto.secret: all mark at the same time, and others learn only that a cross was made', () => {
    const table = marking(3).play(1, 'mark 5 2')
    expect(table.turn).toEqual([0, 1, 2])
    expect(table.facts(0)).toEqual([])
    expect(table.facts('watcher')).toEqual([])
    expect(table.match.heard(table.match.seq - 1, 0).move).toBe('mark')
    expect(table.match.heard(table.match.seq - 1, 'watcher').move).toBe('mark')
    expect(table.match.heard(table.match.seq - 1, 1).move).toBe('mark 5 2')
    const other = marking(3).play(1, 'mark 12 3')
    expect(canonical(other.match.view(0))).toBe(canonical(table.match.view(0)))
    expect(canonical(other.match.view('watcher'))).toBe(canonical(table.match.view('watcher')))
    expect(table.match.view('watcher')).toMatchObject({ form: null, made: [0, 1, 0] })
    // The others' forms stay secret while goals are scored.
    fillIn(table, ['1111111111111', '3333313333333', '2222222222222'])
    expect(table.state.phase).toBe('play')
    expect(table.match.view(0).form).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    expect(canonical(table.match.view('watcher'))).not.toContain('2,2,2,2,2')
  })

  it('voetbal-toto.changes: twenty-six changes a round, then only what is not marked yet', () => {
    const table = marking().play(0, 'mark 1 3')
    for (let i = 0; i < 13; i++) table.play(0, 'mark 1 1', 'mark 1 2')
    expect(table.state.made[0]).toBe(27)
    expect(table.refusal(0, 'mark 1 1')).toBe('voetbal-toto.changes')
    expect(table.moves(0)).toHaveLength(36)
    expect(table.moves(1)).toHaveLength(39)
    for (let fixture = 2; fixture <= 13; fixture++) table.play(0, `mark ${fixture} 1`)
    expect(table.moves(0)).toEqual(['ready'])
    expect(table.refusal(0, 'mark 7 2')).toBe('voetbal-toto.changes')
    // The twenty-fifth change is not the last one.
    const fewer = marking().play(0, 'mark 1 3')
    for (let i = 0; i < 12; i++) fewer.play(0, 'mark 1 1', 'mark 1 2')
    fewer.play(0, 'mark 1 1')
    expect(fewer.moves(0)).toContain('mark 1 2')
  })

  it('voetbal-toto.all-thirteen: ready is refused until every fixture has its cross', () => {
    const table = marking()
    for (let fixture = 1; fixture <= 12; fixture++) table.play(0, `mark ${fixture} 1`)
    expect(table.moves(0)).not.toContain('ready')
    expect(table.refusal(0, 'ready')).toBe('voetbal-toto.all-thirteen')
    table.play(0, 'mark 13 2')
    expect(table.moves(0)).toContain('ready')
    expect(table.moves(0)).toHaveLength(27)
    // Thirteen marks on twelve fixtures are not enough.
    const twice = marking()
    for (let fixture = 1; fixture <= 12; fixture++) twice.play(1, `mark ${fixture} 1`)
    expect(twice.play(1, 'mark 3 2').refusal(1, 'ready')).toBe('voetbal-toto.all-thirteen')
  })

  it('voetbal-toto.ready: after ready nothing changes any more', () => {
    const table = fillIn(marking(), [ALL_HOME])
    expect(table.facts(1)).toEqual([{ fact: 'ready', seat: 0 }])
    expect(table.turn).toEqual([1])
    expect(table.moves(0)).toEqual([])
    expect(table.refusal(0, 'mark 1 2')).toBe('voetbal-toto.ready')
    expect(table.refusal(0, 'ready')).toBe('voetbal-toto.ready')
    expect(table.match.view(1).done).toBe(1)
    const play = at(playing({ hands: ['1', '1'] }))
    expect(play.refusal(0, 'mark 1 2')).toBe('voetbal-toto.ready')
    expect(play.refusal(1, 'ready')).toBe('voetbal-toto.ready')
  })

  it('voetbal-toto.order: stake, deal, hands, coupons, goals', () => {
    const table = given(game, { seats: 2 })
    expect(table.turn).toEqual(['chance'])
    expect(table.moves(0)).toEqual([])
    table.draw(...SORTED)
    expect(table.state.phase).toBe('lay')
    for (const early of ['mark 1 1', 'ready', '1h1', 'pass'])
      expect(table.refusal(0, early)).toBe('voetbal-toto.order')
    table.play(0, 'closed').play(1, 'closed')
    expect(table.state.phase).toBe('mark')
    for (const early of ['1h1', 'pass']) expect(table.refusal(0, early)).toBe('voetbal-toto.order')
    fillIn(table, [ALL_HOME])
    expect(table.refusal(0, '1h1')).toBe('voetbal-toto.order')
    table.play(1, ...Array.from({ length: 13 }, (_, i) => `mark ${i + 1} 3`), 'ready')
    expect(table.state.phase).toBe('play')
    expect(table.facts('watcher')).toMatchObject([
      { fact: 'ready', seat: 1 },
      { fact: 'kick-off', seat: 0 },
    ])
    expect(table.play(0, '1h1').state.goals[0]).toBe(1)
  })
})

describe('voetbal-toto: states', () => {
  it('a copy is the same and its own', () => {
    const state = fillIn(dealt({ seats: 3 }).play(0, 'open').play(1, 'open').play(2, 'closed'), [
      ALL_HOME,
    ]).state
    const copy = game.copy!(state)
    expect(copy).toEqual(copyJson(state))
    const shared = Object.entries(copy).filter(
      ([name, part]) => typeof part === 'object' && part === state[name as keyof typeof state],
    )
    expect(shared).toEqual([])
  })

  it('counts the entries of the log', () => {
    const table = dealt({ seats: 2 }).play(0, 'open').play(1, 'open').play(0, 'mark 1 1')
    expect(table.match.view('watcher').entries).toBe(4)
    expect(table.match.view(1).entries).toBe(table.match.seq)
  })
})
