import { describe, expect, it } from 'vitest'
import { boardOf, type Named } from '../../../test/both-sides.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const OUTSIDE: Named = { bar: 15 }

/** A position with seat 0 on turn, or seat 1. */
const at = (white: Named, black: Named, dice = '00', seat = 0, doubles = dice[0] === dice[1] ? 1 : 0) =>
  given(game, {
    position: `${boardOf(white, black)}:${seat === 0 ? 1 : -1}:${dice}:${dice === '00' ? 0 : doubles}`,
  })
const playsOf = (white: Named, black: Named, dice: string, seat = 0) =>
  at(white, black, dice, seat).moves(seat)

describe('the beginning', () => {
  it('poffen-bord.setup: nothing stands on the board, all stones wait', () => {
    expect(given(game).state.stones).toEqual(new Array<number>(30).fill(25))
  })

  it('poffen-bord.roll-off, poffen-bord.fresh-throw: the higher sum begins, and throws afresh', () => {
    const table = given(game).throws(0, 6, 4).throws(1, 6, 5)
    expect(table.facts('watcher')).toEqual([
      { fact: 'thrown', seat: 1, dice: [6, 5], one: 6, two: 5 },
      { fact: 'begins', seat: 1 },
    ])
    expect(table.turn).toEqual([1])
    expect(table.moves(1)).toEqual(['throw'])
    expect(table.moves(0)).toEqual([])
    expect(given(game).throws(0, 1, 2).throws(1, 1, 1).turn).toEqual([0])
  })

  it('poffen-bord.roll-off-tie: the same sum throws again', () => {
    const table = given(game).throws(0, 6, 1).throws(1, 3, 4)
    expect(table.facts('watcher').at(-1)).toEqual({ fact: 'roll-off-tied' })
    expect(table.turn).toEqual([0])
    table.throws(0, 1, 1)
    expect(table.turn).toEqual([1])
    expect(table.throws(1, 1, 2).turn).toEqual([1])
    expect(table.throws(1, 5, 3).moves(1)).toEqual(['bar/3A bar/5A'])
  })
})

describe('coming in', () => {
  it('poffen-bord.enter: 4 and 2 bring a stone on 4 and one on 2', () => {
    const table = given(game).throws(0, 6, 5).throws(1, 1, 2).throws(0, 4, 2)
    expect(table.moves(0)).toEqual(['bar/2 bar/4'])
    table.play(0, 'bar/2 bar/4')
    expect(table.facts('watcher')).toEqual([
      { fact: 'entered', seat: 0, path: ['bar0', 'p2'], to: '2' },
      { fact: 'entered', seat: 0, path: ['bar0', 'p4'], to: '4' },
    ])
    expect(table.throws(1, 4, 2).moves(1)).toEqual(['bar/2A bar/4A'])
  })

  it('poffen-bord.enter-first: nothing moves on while a stone waits', () => {
    expect(playsOf({ bar: 2, 3: 13 }, OUTSIDE, '52')).toEqual(['bar/2 bar/5'])
    expect(playsOf({ bar: 2, 3: 13 }, { 5: 2, bar: 13 }, '52')).toEqual(['bar/2'])
    expect(playsOf({ bar: 2, 3: 13 }, { 5: 2, 2: 2, bar: 11 }, '52')).toEqual(['pass'])
  })

  it('poffen-bord.left-over: when the last stone is in, the rest is played on with any stone', () => {
    expect(playsOf({ bar: 1, 3: 14 }, OUTSIDE, '52')).toEqual(['bar/2 3/8', 'bar/7'])
  })
})

describe('the order of the numbers', () => {
  it('poffen-bord.two-numbers, poffen-bord.distance: one stone with both numbers, or two with one each', () => {
    expect(playsOf({ 3: 2 }, OUTSIDE, '41')).toEqual(['3/4 3/7', '3/8'])
    expect(playsOf({ 12: 1 }, OUTSIDE, '41')).toEqual(['12/8A'])
    expect(playsOf(OUTSIDE, { '12A': 1 }, '41', 1)).toEqual(['12A/8'])
  })

  it('poffen-bord.lower-first: the lower number first, whichever die shows it', () => {
    // With the 5 first a stone could enter on 5, and the 2 be played from 3.
    for (const dice of ['52', '25']) {
      expect(playsOf({ bar: 1, 3: 14 }, OUTSIDE, dice)).not.toContain('bar/5 3/5')
    }
    // With the 2 first the stone stops on 5, so that 8 does not matter.
    expect(playsOf({ 3: 1 }, { 8: 1, bar: 14 }, '25')).toEqual(['3/10'])
    expect(playsOf({ 3: 1 }, { 5: 1, bar: 14 }, '25')).toEqual(['3/5*/10'])
  })

  it('poffen-bord.lower-first: the higher where the lower cannot be played', () => {
    // 2 is held by black: the stone enters with the 5, and then the 2 can be played after all.
    expect(playsOf({ bar: 1, 3: 14 }, { 2: 2, bar: 13 }, '52')).toEqual(['bar/5 3/5', 'bar/7'])
    // Here it cannot begin, and in the last case not end either.
    expect(playsOf({ 3: 1 }, { 5: 2, bar: 13 }, '25')).toEqual(['3/10'])
    expect(playsOf({ 3: 1 }, { 5: 2, 10: 2, bar: 11 }, '25')).toEqual(['3/8'])
  })

  it('poffen-bord.higher-lapses: when only the lower can be played', () => {
    // After bar/2 no 5 is left: 3/8 and 2/7 are blocked. With the 5 first both could be played.
    expect(playsOf({ bar: 1, 3: 14 }, { 8: 2, 7: 2, bar: 11 }, '52')).toEqual(['bar/2'])
  })

  it('poffen-bord.both-numbers: only the stone that leaves the higher number playable may take the lower', () => {
    const black = { 6: 2, 8: 2, '10A': 2, bar: 9 }
    expect(playsOf({ 10: 1, 1: 14 }, black, '25')).toEqual(['10/8A'])
  })

  it('poffen-bord.turn: then the other player throws', () => {
    const table = at({ 3: 2 }, OUTSIDE, '41').play(0, '3/8')
    expect(table.turn).toEqual([1])
    expect(table.moves(0)).toEqual([])
    expect(table.moves(1)).toEqual(['throw'])
  })
})

describe('doubles', () => {
  it('poffen-bord.doubles, poffen-bord.throw-again: 3 and 3 gives two threes and two fours, and another throw', () => {
    const table = given(game).throws(0, 6, 5).throws(1, 1, 2).throws(0, 3, 3)
    expect(table.facts('watcher')).toEqual([
      { fact: 'thrown', seat: 0, dice: [3, 3], one: 3, two: 3 },
      { fact: 'double', seat: 0, times: 2, top: 3, bottom: 4 },
    ])
    expect(table.moves(0)).toEqual(['bar/3(2)'])
    table.play(0, 'bar/3(2)')
    expect(table.facts('watcher').at(-1)).toEqual({ fact: 'bottom-comes', seat: 0, number: 4 })
    expect(table.moves(0)).toEqual(['bar/4', 'bar/4(2)', 'lapse'])
    table.play(0, 'bar/4(2)')
    expect(table.turn).toEqual([0])
    expect(table.moves(0)).toEqual(['throw'])
  })

  it.each([
    [1, 6],
    [2, 5],
    [3, 4],
    [4, 3],
    [5, 2],
    [6, 1],
  ])('poffen-bord.doubles: under a %i lies a %i', (top, bottom) => {
    const table = at(OUTSIDE, OUTSIDE, `${top}${top}`).play(0, `bar/${top}(2)`)
    expect(table.moves(0)).toContain(`bar/${bottom}(2)`)
  })

  it('poffen-bord.second-double, poffen-bord.later-doubles: from the second in a row on four times each', () => {
    const table = at(OUTSIDE, OUTSIDE, '33').play(0, 'bar/3(2)', 'bar/4(2)').throws(0, 2, 2)
    expect(table.moves(0)).toEqual(['bar/2(2)', 'bar/2(3)', 'bar/2(4)'])
    table.play(0, 'bar/2(4)')
    expect(table.moves(0)).toEqual(['bar/5', 'bar/5(2)', 'bar/5(3)', 'bar/5(4)', 'lapse'])
    table.play(0, 'lapse')
    expect(table.facts('watcher')).toEqual([{ fact: 'lapsed', seat: 0 }])
    table.throws(0, 1, 1)
    expect(table.facts('watcher').at(-1)).toMatchObject({ fact: 'double', times: 4 })
    table.play(0, 'bar/1(4)')
    // Three wait: three enter on 6, and the fourth 6 is played on.
    expect(table.moves(0)).toContain('bar/6(3) 1/7')
    expect(table.moves(0)).toContain('bar/12 bar/6(2)')
    expect(table.moves(0)).not.toContain('bar/6(4)')
  })

  it('poffen-bord.second-double: only in a row: an ordinary throw ends the turn', () => {
    const table = at(OUTSIDE, OUTSIDE, '33').play(0, 'bar/3(2)', 'lapse').throws(0, 1, 2)
    table.play(0, 'bar/1 bar/2')
    expect(table.turn).toEqual([1])
    table.throws(1, 5, 5)
    expect(table.moves(1)).toEqual(['bar/5A(2)'])
    table.play(1, 'bar/5A(2)', 'lapse').throws(1, 5, 6).play(1, 'bar/5A bar/6A').throws(0, 6, 6)
    expect(table.moves(0)).toEqual(['bar/6(2)'])
  })

  it('poffen-bord.second-double: what it gives beyond two top numbers may be left, by a tap on the button', () => {
    const table = given(game, { position: `${boardOf(OUTSIDE, OUTSIDE)}:1:22:2` })
    const [two, , four] = game.moves(table.state, 0)
    const taps = ['bar0', 'p2', 'bar0', 'p2']
    expect(game.touches(table.state, two!)).toEqual([[...taps, 'lapse']])
    expect(game.touches(table.state, four!)).toEqual([[...taps, ...taps]])
    const buttons = (touched: string[]) =>
      game
        .scene(table.state, 0, touched)
        .trays.find(({ id }) => id === 'words')
        ?.items.map(({ spot }) => spot)
    expect(buttons(['bar0', 'p2'])).not.toContain('lapse')
    expect(buttons(taps)).toContain('lapse')
    expect(table.play(0, 'bar/2(2)').moves(0)).toContain('bar/5(4)')
  })

  it('poffen-bord.second-double, poffen-bord.both-numbers: if fewer than two can be played, as many as can', () => {
    const table = given(game, { position: `${boardOf({ 1: 1 }, { 7: 2, bar: 13 })}:1:33:2` })
    expect(table.moves(0)).toEqual(['1/4'])
  })

  it('poffen-bord.one-top: one top number played is enough for the bottom numbers', () => {
    // 1/4 can be played once; 4/7 is blocked. With the 4s the stone can go on to 8 and 12.
    const table = at({ 1: 1 }, { 7: 2, bar: 13 }, '33')
    expect(table.moves(0)).toEqual(['1/4'])
    table.play(0, '1/4')
    expect(table.facts('watcher').at(-1)).toEqual({ fact: 'bottom-comes', seat: 0, number: 4 })
    expect(table.moves(0)).toEqual(['4/12', '4/8', 'lapse'])
  })

  it('poffen-bord.one-top: where it is agreed, both top numbers must have been played', () => {
    const table = given(game, {
      options: { bottoms: 'after-all' },
      position: `${boardOf({ 1: 1 }, { 7: 2, bar: 13 })}:1:33:1`,
    }).play(0, '1/4')
    expect(table.facts('watcher')).toEqual([
      { fact: 'moved', seat: 0, path: ['p1', 'p4'], from: '1', to: '4' },
    ])
    expect(table.moves(0)).toEqual(['throw'])
    expect(table.turn).toEqual([0])
  })

  it('poffen-bord.top-first: no bottom number where no top number could be played', () => {
    const table = at({ 1: 1 }, { 4: 2, bar: 13 }, '33')
    expect(table.moves(0)).toEqual(['pass'])
    expect(table.play(0, 'pass').moves(0)).toEqual(['throw'])
  })

  it('poffen-bord.top-first: where no bottom number can be played, the next throw is due', () => {
    const table = at({ bar: 2 }, { 4: 2, 7: 2, bar: 11 }, '33').play(0, 'bar/3(2)')
    expect(table.moves(0)).toEqual(['throw'])
    expect(table.state.side).toBe('top')
  })

  it('poffen-bord.throw-again-anyway, poffen-bord.pass: another throw even if nothing could be played', () => {
    const table = at({ bar: 2 }, { 3: 2, bar: 13 }, '33')
    expect(table.moves(0)).toEqual(['pass'])
    table.play(0, 'pass')
    expect(table.facts('watcher')).toEqual([{ fact: 'passed', seat: 0 }])
    expect(table.turn).toEqual([0])
    // It was a double all the same, so the next one is the second.
    expect(table.throws(0, 2, 2).moves(0)).toContain('bar/6 bar/2')
  })

  it('poffen-bord.pass: after an ordinary throw the other player is on turn', () => {
    const table = at({ bar: 2 }, { 3: 2, 5: 2, bar: 11 }, '35')
    expect(table.moves(0)).toEqual(['pass'])
    expect(table.play(0, 'pass').turn).toEqual([1])
  })

  it('poffen-bord.bottom-free: none, one or both of the bottom numbers', () => {
    // 7/8 and 8/9 together have the result of 7/9.
    const table = at({ 1: 1, 2: 1 }, OUTSIDE, '66').play(0, '1/7 2/8')
    expect(table.moves(0)).toEqual(['7/8', '7/9', '8/10', '8/9', 'lapse'])
  })
})

describe('hitting', () => {
  it('poffen-bord.hit, poffen-bord.re-enter: a blot goes to the bar and starts again in its own first quarter', () => {
    const table = at({ 3: 1 }, { 8: 1, '1A': 1 }, '41')
    expect(table.moves(0)).toEqual(['3/8*'])
    table.play(0, '3/8*')
    expect(table.facts('watcher')).toEqual([
      { fact: 'moved', seat: 0, path: ['p3', 'p4'], from: '3', to: '4' },
      { fact: 'moved', seat: 0, path: ['p4', 'p8'], from: '4', to: '8' },
      { fact: 'hit', seat: 0, takes: ['p8'], into: 'bar1', victimSeat: 1 },
    ])
    expect(table.throws(1, 6, 2).moves(1)).toEqual(['bar/2A 1A/7A', 'bar/8A'])
  })

  it('poffen-bord.blocked: two stones block, one does not', () => {
    expect(playsOf({ 3: 1 }, { 4: 2, 7: 2, bar: 11 }, '41')).toEqual(['pass'])
    expect(playsOf({ 3: 1 }, { 4: 1, 7: 2, bar: 12 }, '41')).toEqual(['3/4*/8'])
  })
})

describe('bearing off', () => {
  it('poffen-bord.bear-off: from the point of the number', () => {
    expect(playsOf({ '6A': 1, '3A': 1 }, OUTSIDE, '36')).toEqual(['6A/off', '6A/off 3A/off'])
    expect(playsOf(OUTSIDE, { 6: 1, 3: 1 }, '36', 1)).toEqual(['6/off', '6/off 3/off'])
  })

  it('poffen-bord.bear-off-empty: with nothing on the point of the number, a higher stone moves up', () => {
    expect(playsOf({ '5A': 2, '1A': 3 }, OUTSIDE, '31')).toEqual(
      ['5A/4A 5A/2A', '5A/1A', '5A/2A 1A/off'].toSorted(),
    )
  })

  it('poffen-bord.bear-off-higher: a number above the highest point takes a stone from there', () => {
    expect(playsOf({ '2A': 3 }, OUTSIDE, '64')).toEqual(['2A/off(2)'])
    // With the 4 the stone on 5A moves up; then the 6 takes it, because nothing is higher than 2A then.
    expect(playsOf({ '5A': 1, '2A': 1 }, OUTSIDE, '64')).toEqual(['5A/1A 2A/off'])
  })

  it('poffen-bord.all-home: not before all are in the last quarter', () => {
    expect(playsOf({ '7A': 1, '1A': 14 }, OUTSIDE, '62')).toEqual(['7A/off'])
    expect(playsOf({ '7A': 1, '1A': 14 }, OUTSIDE, '65')).toEqual(['7A/off'])
    expect(playsOf({ 12: 1, '1A': 14 }, OUTSIDE, '21')).toEqual(['12/10A'])
    expect(playsOf({ bar: 1, '1A': 14 }, OUTSIDE, '21')).toEqual(['bar/3'])
  })

  it('poffen-bord.win, poffen-bord.object, poffen-bord.single: whoever is out first wins, and no more than that', () => {
    const table = at({ '1A': 2 }, { bar: 15 }, '64').play(0, '1A/off(2)')
    expect(table.facts('watcher').at(-1)).toEqual({ fact: 'won', seat: 0 })
    expect(table.result).toEqual({ places: [1, 2], why: 'poffen-bord.win' })
    expect(table.turn).toEqual([])
    const black = at(OUTSIDE, { 1: 1 }, '33', 1).play(1, '1/off')
    expect(black.result).toEqual({ places: [2, 1], why: 'poffen-bord.win' })
    expect(at({ '1A': 3 }, OUTSIDE, '64').play(0, '1A/off(2)').result).toBeUndefined()
  })
})

describe('the end of a long match', () => {
  it('poffen-bord.throw-limit: after 5,000 throws the shorter way to go wins', () => {
    const limit = (white: Named, black: Named) =>
      given(game, { position: `${boardOf(white, black)}:1:00:0 limit` }).result
    expect(limit({ '2A': 1 }, { 3: 1 })).toEqual({ places: [1, 2], why: 'poffen-bord.throw-limit' })
    expect(limit({ '3A': 1 }, { 2: 1 })).toEqual({ places: [2, 1], why: 'poffen-bord.throw-limit' })
    expect(limit({ '3A': 1 }, { 3: 1 })).toEqual({ places: [1, 1], why: 'poffen-bord.throw-limit' })
  })

  it('poffen-bord.throw-limit: the last throw is still played', () => {
    const s = { ...at({ 3: 2 }, OUTSIDE).state, throws: 4999 }
    game.play(s, 0, 'throw')
    game.answer!(s, [2, 1])
    expect(s.wait).toBe('play')
    const facts: unknown[] = []
    game.play(s, 0, game.moves(s, 0)[0]!, (fact) => facts.push(fact))
    expect(facts.at(-1)).toEqual({ fact: 'limit-reached' })
    expect(game.turn(s)).toEqual([])
    const before = { ...at({ 3: 2 }, OUTSIDE).state, throws: 4998 }
    game.play(before, 0, 'throw')
    game.answer!(before, [2, 1])
    game.play(before, 0, game.moves(before, 0)[0]!)
    expect(game.turn(before)).toEqual([1])
  })
})
