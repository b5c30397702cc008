import { describe, expect, it } from 'vitest'
import { at, dealt, fillIn, hand, playing } from '../../test/voetbal-toto.ts'
import { game } from './index.ts'

const ALL_HOME = '1'.repeat(13)
const score = (state: { goals: number[] }, fixture: number) => state.goals.slice(2 * fixture - 2, 2 * fixture)

describe('voetbal-toto: scoring', () => {
  it('voetbal-toto.start-score: every fixture starts at 0-0, in every round', () => {
    const table = fillIn(dealt({ seats: 2 }, '1', '1').play(0, 'closed').play(1, 'closed'), [
      ALL_HOME,
      ALL_HOME,
    ])
    expect(table.state.goals).toEqual(new Array(26).fill(0))
    const next = at(playing({ hands: ['', ''], goals: { '1h': 2, '4a': 1 }, rounds: 2 }))
    next.play(0, 'pass').play(1, 'pass')
    expect(next.state).toMatchObject({ phase: 'deal', round: 2, goals: new Array(26).fill(0) })
  })

  it.each([
    [1, 3, 0],
    [2, 3, 1],
    [3, 3, 2],
    [4, 3, 0],
    [9, 8, 0],
    [20, 8, 3],
  ])('voetbal-toto.starter: round %i with %i players is started by seat %i', (round, seats, starter) => {
    const table = dealt({ seats, rounds: 20 })
    for (let seat = 0; seat < seats; seat++) table.play(seat, 'closed')
    const state = { ...table.state, round }
    const later = fillIn(at(state), new Array<string>(seats).fill(ALL_HOME))
    expect(later.turn).toEqual([starter])
    expect(later.facts('watcher').at(-1)).toMatchObject({ fact: 'kick-off', seat: starter })
  })

  it('voetbal-toto.turn: in turn and clockwise, one goal a turn', () => {
    const table = at(playing({ hands: ['11', '11', '11'] }))
    expect(table.turn).toEqual([0])
    for (const seat of [1, 2]) {
      expect(table.refusal(seat, '1h1')).toBe('voetbal-toto.turn')
      expect(table.refusal(seat, 'pass')).toBe('voetbal-toto.turn')
    }
    table.play(0, '1h1')
    expect(table.turn).toEqual([1])
    expect(table.refusal(0, '2h1')).toBe('voetbal-toto.turn')
    table.play(1, '2h1').play(2, '3h1')
    expect(table.turn).toEqual([0])
  })

  it('voetbal-toto.goal: left scores for the home side, right for the away side, on any fixture', () => {
    const table = at(playing({ hands: ['11', '12'] }))
    expect(table.moves(0)).toHaveLength(26)
    table.play(0, '1a1')
    expect(score(table.state, 1)).toEqual([0, 1])
    expect(table.facts(1)).toEqual([
      {
        fact: 'goal',
        seat: 0,
        path: ['1a'],
        card: 1,
        team: { say: 'away-1' },
        fixture: { say: 'fixture', home: { say: 'home-1' }, away: { say: 'away-1' } },
        score: { say: 'score-line', home: 0, away: 1 },
      },
    ])
    expect(table.state.hands).toEqual([...hand('1'), ...hand('12')])
    table.play(1, '13h1')
    expect(score(table.state, 13)).toEqual([1, 0])
    expect(table.facts(0)[0]).toMatchObject({ team: { say: 'home-13' }, path: ['13h'] })
    expect(table.state.gone).toEqual(hand('11'))
  })

  it('voetbal-toto.goal: a card and a box are tapped, in either order', () => {
    const { state } = at(playing({ hands: ['12w', '1'], goals: { '4a': 1 } }))
    const taps = Object.fromEntries(
      game.moves(state, 0).map((move) => [game.write(state, move), game.touches(state, move)]),
    )
    expect(taps['1h1']).toEqual([
      ['card1', '1h'],
      ['1h', 'card1'],
    ])
    expect(taps['4a2']).toEqual([
      ['card2', '4a'],
      ['4a', 'card2'],
    ])
  })

  it('voetbal-toto.follow-up: a card only on a box that shows one less', () => {
    const table = at(playing({ hands: ['1234', '1'], goals: { '2h': 1, '3a': 2 } }))
    expect(table.moves(0).filter((move) => !move.endsWith('1'))).toEqual(['2h2', '3a3'])
    expect(table.moves(0).filter((move) => move.endsWith('1'))).toHaveLength(24)
    for (const wrong of ['1h2', '2h1', '2h3', '3a2', '3a4', '1a4'])
      expect(table.refusal(0, wrong)).toBe('voetbal-toto.follow-up')
    expect(score(table.play(0, '2h2').state, 2)).toEqual([2, 0])
  })

  it('voetbal-toto.six: six is the highest, and nothing goes on it', () => {
    const table = at(playing({ hands: ['16w', '1'], goals: { '2h': 5, '3a': 6 } }))
    expect(table.moves(0)).toContain('2h6')
    expect(table.moves(0).some((move) => move.startsWith('3a'))).toBe(false)
    for (const wrong of ['3a6', '3a1', '3a', 'card6-3a'])
      expect(table.refusal(0, wrong)).toBe('voetbal-toto.six')
    expect(table.refusal(0, '3a7')).toBe('voetbal-toto.deck')
    // A box at six asks for no card at all, not for a whistle.
    const whistle = at(playing({ hands: ['w', '1'], goals: { '3a': 6 } }))
    expect(whistle.moves(0)).toEqual(['pass'])
    expect(whistle.play(0, 'pass').state.lacks).toEqual([0b000001, 0])
  })

  it('voetbal-toto.own-card: only cards from the own hand', () => {
    const table = at(playing({ hands: ['2', '1'], goals: { '2h': 1 } }))
    expect(table.moves(0)).toEqual(['2h2'])
    expect(table.refusal(0, '1h1')).toBe('voetbal-toto.own-card')
    expect(table.refusal(0, 'card1-1h')).toBe('voetbal-toto.own-card')
  })

  it('voetbal-toto.must-score: who can score may not pass', () => {
    const table = at(playing({ hands: ['5', '1'], goals: { '7a': 4 } }))
    expect(table.moves(0)).toEqual(['7a5'])
    expect(table.refusal(0, 'pass')).toBe('voetbal-toto.must-score')
  })

  it('voetbal-toto.pass: who cannot score passes, and the turn goes on', () => {
    const table = at(playing({ hands: ['23w', '1', ''], goals: { '7a': 3 } }))
    expect(table.moves(0)).toEqual(['pass'])
    table.play(0, 'pass')
    expect(table.facts(2)).toEqual([{ fact: 'passed', seat: 0 }])
    expect(table.turn).toEqual([1])
    // No 1, because every other box shows 0, and no 4, because 7a shows 3.
    expect(table.state.lacks).toEqual([0b001001, 0, 0])
    table.play(1, '1h1')
    expect(table.turn).toEqual([2])
    expect(table.moves(2)).toEqual(['pass'])
    table.play(2, 'pass').play(0, '1h2')
    expect(table.state.lacks).toEqual([0b001001, 0, 0b001011])
  })
})

describe('voetbal-toto: STOP', () => {
  it('voetbal-toto.stop: 3-1, a 2 is laid, STOP, and it is 3-1 again; both cards are gone', () => {
    const table = at(playing({ hands: ['112', '1ww', '1'], goals: { '5h': 3, '5a': 1 } }))
    table.play(0, '5a2')
    expect(score(table.state, 5)).toEqual([3, 2])
    expect(table.moves(1)).toContain('stop')
    table.play(1, 'stop')
    expect(score(table.state, 5)).toEqual([3, 1])
    expect(table.state.hands).toEqual([...hand('11'), ...hand('1w'), ...hand('1')])
    expect(table.state.gone).toEqual(hand('2w'))
    expect(table.facts('watcher')).toEqual([
      {
        fact: 'stopped',
        seat: 1,
        takes: ['5a'],
        scorer: { say: 'player', seat: 0 },
        team: { say: 'away-5' },
        fixture: { say: 'fixture', home: { say: 'home-5' }, away: { say: 'away-5' } },
        score: { say: 'score-line', home: 3, away: 1 },
      },
    ])
  })

  it('voetbal-toto.stop: a button says it, or the whistle is laid on the goal', () => {
    const { state } = at(playing({ hands: ['1', 'w'] })).play(0, '3h1')
    const stop = game.moves(state, 1).find((move) => game.write(state, move) === 'stop')!
    expect(game.touches(state, stop)).toEqual([['stop'], ['whistle', '3h']])
    const pass = game.moves(state, 1).find((move) => game.write(state, move) === 'pass')!
    expect(game.touches(state, pass)).toEqual([['pass']])
  })

  it('voetbal-toto.whistle-card: only with a whistle in hand', () => {
    const table = at(playing({ hands: ['11', '12', 'w', '123456'] })).play(0, '1h1')
    expect(table.moves(1)).not.toContain('stop')
    expect(table.moves(2)).toEqual(['stop'])
    expect(table.moves(3)).toEqual([])
    expect(table.refusal(1, 'stop')).toBe('voetbal-toto.whistle-card')
    expect(table.refusal(3, 'stop')).toBe('voetbal-toto.whistle-card')
    expect(table.refusal(3, 'whistle-1h')).toBe('voetbal-toto.whistle-card')
  })

  it('voetbal-toto.own-goal: nobody whistles an own goal', () => {
    const table = at(playing({ hands: ['1ww', '2', 'w'] })).play(0, '1h1')
    expect(table.moves(0)).toEqual([])
    expect(table.refusal(0, 'stop')).toBe('voetbal-toto.own-goal')
  })

  it('voetbal-toto.stop-window: on the goal just scored, until the next player has scored or passed', () => {
    const table = at(playing({ hands: ['11w', '1w', '12w', '3w'] }))
    expect(table.refusal(2, 'stop')).toBe('voetbal-toto.stop-window')
    table.play(0, '1h1').play(1, '2h1')
    // The first goal is safe; the second can be whistled, also by the seat before the scorer.
    expect(table.moves(0)).toEqual(['stop'])
    expect(table.refusal(0, 'whistle-1h')).toBe('voetbal-toto.stop-window')
    table.play(0, 'stop')
    expect(score(table.state, 1)).toEqual([1, 0])
    expect(score(table.state, 2)).toEqual([0, 0])
    table.play(2, '1h2')
    expect(table.moves(3)).toContain('stop')
    table.play(3, '1h3').play(0, '4h1')
    expect(table.moves(1)).toContain('stop')
    table.play(1, 'pass')
    for (const seat of [0, 2, 3]) {
      expect(table.moves(seat)).not.toContain('stop')
      expect(table.refusal(seat, 'stop')).toBe('voetbal-toto.stop-window')
    }
  })

  it('voetbal-toto.no-turn: whoever was next is still next, and the whistler plays on as usual', () => {
    const table = at(playing({ hands: ['11', '1', '1w'] }))
      .play(0, '1h1')
      .play(2, 'stop')
    expect(table.turn).toEqual([1])
    table.play(1, '2h1')
    expect(table.turn).toEqual([2])
    expect(table.moves(2)).toHaveLength(25)
    table.play(2, '3h1')
    expect(table.turn).toEqual([0])
  })

  it('voetbal-toto.next-may-stop: the next player may whistle and then still acts', () => {
    const table = at(playing({ hands: ['11', '1w', '1'] })).play(0, '1h1')
    expect(table.moves(1)).toContain('stop')
    table.play(1, 'stop')
    expect(table.turn).toEqual([1])
    table.play(1, '1h1')
    expect(score(table.state, 1)).toEqual([1, 0])
    expect(table.state.scorer).toBe(1)
    const stuck = at(playing({ hands: ['11', 'w', '1'] })).play(0, '1h1')
    expect(stuck.moves(1)).toEqual(['pass', 'stop'])
  })

  it('voetbal-toto.first-counts: the first STOP counts, later whistles stay in hand', () => {
    const table = at(playing({ hands: ['11', '1w', 'w', 'w'] })).play(0, '1h1')
    const { seq } = table.match
    table.play(2, 'stop')
    for (const seat of [1, 3]) expect(table.refusal(seat, 'stop')).toBe('voetbal-toto.first-counts')
    const late = table.match.play(3, 'stop', { seen: seq })
    expect(late).toMatchObject({ ok: false, refusal: { rule: 'voetbal-toto.first-counts', late: true } })
    expect(table.state.hands).toEqual([...hand('1'), ...hand('1w'), ...hand(''), ...hand('w')])
  })

  it('voetbal-toto.first-counts: a STOP that comes after the next goal does not hit that one', () => {
    const table = at(playing({ hands: ['11', '12', 'ww'] })).play(0, '1h1')
    const { seq } = table.match
    table.play(1, '1h2')
    const late = table.match.play(2, 'stop', { seen: seq })
    expect(late).toMatchObject({ ok: false, refusal: { rule: 'voetbal-toto.first-counts', late: true } })
    expect(score(table.state, 1)).toEqual([2, 0])
    expect(table.match.play(2, 'stop', { seen: table.match.seq }).ok).toBe(true)
    expect(score(table.state, 1)).toEqual([1, 0])
  })

  it('voetbal-toto.first-counts: a STOP in the waiting time or after it is for the same goal', () => {
    const table = at(playing({ hands: ['11', '12', 'w'], stopSeconds: 3 })).play(0, '1h1')
    const { seq } = table.match
    table.clock('play-on')
    expect(table.match.play(2, 'stop', { seen: seq }).ok).toBe(true)
  })

  it('voetbal-toto.first-counts: a STOP after the next player acted, or a card on a goal that is gone, is late', () => {
    const table = at(playing({ hands: ['11', '12', 'w'] })).play(0, '1h1')
    const { seq } = table.match
    table.play(1, '1h2')
    table.play(2, 'stop')
    const late = table.match.play(2, 'stop', { seen: seq })
    expect(late).toMatchObject({ ok: false, refusal: { rule: 'voetbal-toto.first-counts', late: true } })
    const other = at(playing({ hands: ['11', '12', 'w'] })).play(0, '1h1')
    const seen = other.match.seq
    other.play(2, 'stop')
    expect(other.match.play(1, '1h2', { seen })).toMatchObject({
      ok: false,
      refusal: { rule: 'voetbal-toto.first-counts', late: true },
    })
  })

  it('voetbal-toto.whistle-final: a whistle is not whistled', () => {
    const table = at(playing({ hands: ['1w', '1', 'w'] }))
      .play(0, '1h1')
      .play(2, 'stop')
    expect(table.moves(0)).toEqual([])
    expect(table.refusal(0, 'stop')).toBe('voetbal-toto.whistle-final')
    expect(score(table.state, 1)).toEqual([0, 0])
  })

  it('voetbal-toto.stop: the card that was whistled off does not come back', () => {
    const table = at(playing({ hands: ['1', '', 'w'] }))
      .play(0, '1h1')
      .play(2, 'stop')
      .play(1, 'pass')
    table.play(2, 'pass')
    expect(table.moves(0)).toEqual(['pass'])
  })
})

describe('voetbal-toto: the time for a STOP', () => {
  it('voetbal-toto.wait: after every goal the next player waits, whether or not anyone can whistle', () => {
    for (const hands of [
      ['11', '11', '11'],
      ['11', '1w', '1w'],
    ]) {
      const table = at(playing({ hands, stopSeconds: 3 })).play(0, '1h1')
      expect(table.turn).toEqual(['clock'])
      expect(table.match.clocks).toMatchObject([{ name: 'play-on', after: 3000 }])
      expect(table.refusal(1, '2h1')).toBe('voetbal-toto.wait')
      expect(table.refusal(1, 'pass')).toBe('voetbal-toto.wait')
      expect(table.refusal(2, 'pass')).toBe('voetbal-toto.turn')
      table.clock()
      expect(table.facts(0)).toEqual([])
      expect(table.turn).toEqual([1])
      expect(table.match.clocks).toEqual([])
      table.play(1, '2h1')
      expect(table.turn).toEqual(['clock'])
    }
  })

  it('voetbal-toto.wait: STOP is possible during that time and after it, until the next player acts', () => {
    const table = at(playing({ hands: ['11', '1w', '11w'], stopSeconds: 3 })).play(0, '1h1')
    expect(table.moves(1)).toEqual(['stop'])
    expect(table.moves(2)).toEqual(['stop'])
    table.clock()
    expect(table.moves(1)).toContain('stop')
    expect(table.moves(2)).toEqual(['stop'])
    table.play(2, 'stop')
    expect(table.turn).toEqual([1])
  })

  it('voetbal-toto.wait: nobody waits after a STOP or a pass', () => {
    const table = at(playing({ hands: ['12', '3w', '1'], stopSeconds: 10 })).play(0, '1h1')
    expect(table.match.clocks).toMatchObject([{ after: 10_000 }])
    table.play(1, 'stop')
    expect(table.turn).toEqual([1])
    expect(table.match.clocks).toEqual([])
    table.play(1, 'pass')
    expect(table.turn).toEqual([2])
  })

  it('voetbal-toto.wait: without an agreed time the next player may act at once', () => {
    const table = at(playing({ hands: ['11', '1w'] })).play(0, '1h1')
    expect(table.turn).toEqual([1])
    expect(table.match.clocks).toEqual([])
  })
})

describe('voetbal-toto: the end of a round', () => {
  it('voetbal-toto.round-end: the round is over when everyone has passed in a row', () => {
    const table = at(playing({ hands: ['22', '1', 'w6'], rounds: 2 }))
    table.play(0, 'pass').play(1, '1h1').play(2, 'pass').play(0, '1h2')
    table.play(1, 'pass').play(2, 'pass')
    // A goal in between starts the count again: the first seat has a 2 left, but no box shows 1.
    expect(table.state.phase).toBe('play')
    table.play(0, 'pass')
    expect(table.state).toMatchObject({ phase: 'deal', round: 2 })
    expect(table.turn).toEqual(['chance'])
    expect(table.facts('watcher').slice(0, 2)).toEqual([
      { fact: 'passed', seat: 0 },
      { fact: 'full-time', round: 1 },
    ])
  })

  it('voetbal-toto.round-end: a goal that is whistled off still breaks the row of passes', () => {
    const table = at(playing({ hands: ['1', '', 'w'], rounds: 2, more: { seat: 1 } }))
    table.play(1, 'pass').play(2, 'pass').play(0, '1h1').play(2, 'stop').play(1, 'pass').play(2, 'pass')
    expect(table.state.phase).toBe('play')
    expect(table.play(0, 'pass').state.phase).toBe('deal')
  })

  it('voetbal-toto.round-end: all cards and coupons are taken in', () => {
    const table = at(playing({ hands: ['12w', '3'], goals: { '1h': 6 }, rounds: 2, more: { open: 1 } }))
    table.play(0, '1a1').play(1, 'pass').play(0, '1a2').play(1, '1a3').play(0, 'pass').play(1, 'pass')
    const zeros = (length: number) => new Array(length).fill(0)
    expect(table.state).toMatchObject({
      hands: zeros(14),
      forms: zeros(26),
      made: zeros(2),
      goals: zeros(26),
      lacks: zeros(2),
      gone: zeros(7),
      plays: [],
      open: 0,
      done: 0,
      passes: 0,
      goal: -1,
      waiting: false,
    })
  })
})
