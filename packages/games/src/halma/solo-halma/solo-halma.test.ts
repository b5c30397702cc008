import { playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import {
  at,
  block,
  EIGHT,
  HALMA_LOTS,
  KNIGHTS,
  provesMoves,
  squaresFrom,
  after,
  playOn,
  type Yard,
} from '../../../test/halma.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const yard: Yard = {
  game,
  seats: 1,
  men: 19,
  spot: squaresFrom('h8'),
  ways: EIGHT,
  aside: KNIGHTS,
  lots: HALMA_LOTS,
  rest: '1 0 - 0',
  stuck: 'a1',
}
const GOAL = block('l-p 15-16 + m-p 14 + n-p 13 + o-p 12')

describe('solo-halma: the start', () => {
  it('solo-halma.equipment, solo-halma.courts, solo-halma.court-shapes, solo-halma.setup: 19 men in the corner of a1', () => {
    const text = given(game).position
    expect(text.split(' ')[0]!.split(',').toSorted()).toEqual(
      block('a-e 1-2 + a-d 3 + a-c 4 + a-b 5').toSorted(),
    )
    expect(text).toMatch(/ 1 0 - 0$/)
  })
  it('solo-halma.board: fields are a1 to p16', () => {
    expect(given(game).refusal(0, 'e1-e17')).toBe('solo-halma.board')
  })
})

describe('solo-halma.step, solo-halma.jump, solo-halma.over-one, solo-halma.chain, solo-halma.stop, solo-halma.no-capture, solo-halma.one-kind, solo-halma.free-field, solo-halma.elsewhere, solo-halma.notation, solo-halma.turn, solo-halma.own-men, solo-halma.pass: moves', () => {
  provesMoves(yard)
})

describe('solo-halma: the end', () => {
  it('solo-halma.goal: all men in the opposite court end it', () => {
    const table = at(yard, [[...GOAL.slice(1), 'k14']], '1 70 - 95')
    expect(game.scene(table.match.view(0), 0, []).seats).toEqual([
      { score: 95, note: { say: 'note-solo', home: 18, of: 19, turns: 70 } },
    ])
    table.play(0, 'k14-l15')
    expect(table.result).toEqual({ places: [1], scores: [96], why: 'solo-halma.goal' })
    expect(table.turn).toEqual([])
    expect(game.scene(table.match.view(0), 0, []).seats).toEqual([
      { score: 96, note: { say: 'note-solo', home: 19, of: 19, turns: 71 } },
    ])
    expect(table.position).toMatch(/ 1 71 1 96$/)
  })

  it('solo-halma.count: a step counts one, a chain its jumps', () => {
    const table = at(yard, [['h8', 'i8', 'j9']])
    table.play(0, 'i8-i7')
    expect(table.state.count).toBe(1)
    const chain = at(yard, [['h8', 'i8', 'j9']])
    chain.play(0, 'h8-j10')
    expect([chain.state.count, chain.state.turns]).toEqual([2, [1]])
    expect(game.scores!(chain.state)).toEqual([2])
    expect(chain.play(0, 'j10-j11').state.count).toBe(3)
    expect(at(yard, [['h8', 'i8']]).play(0, 'h8-j8').state.count).toBe(1)
  })

  it('solo-halma.count: the shortest of several ways counts', () => {
    // h8 over h9 and i10 to j10, or over i9 at once.
    expect(at(yard, [['h8', 'h9', 'i10', 'i9']]).play(0, 'h8-j10').state.count).toBe(1)
  })

  it('solo-halma.progress, solo-halma.no-progress: fifty turns without a new lowest number of steps', () => {
    const table = at(yard, [['h8']])
    expect(playOn(game, after(table, 48), 'h8-h7').ended).toBeNull()
    expect(playOn(game, after(table, 49), 'h8-i9').quiet).toBe(0)
    const s = playOn(game, after(table, 49), 'h8-h7')
    expect(game.result(s)).toEqual({ places: [1], scores: [1], why: 'solo-halma.no-progress' })
    // Going there and back is no draw, however often.
    const shuttle = at(yard, [['h8']])
    for (let i = 0; i < 5; i++) shuttle.play(0, 'h8-h7', 'h7-h8')
    expect(shuttle.result).toBeUndefined()
  })

  it('nobody stands in the way late in a match, so nothing is said of it', () => {
    const table = at(yard, [['h8']], '1 99 - 120')
    expect(game.scene(table.match.view(0), 0, []).coach).toEqual({ say: 'coach-man' })
  })

  it('every match ends within the bound', () => {
    const rng = seededRng(5)
    expect(playout(game, game.setup({}, 1), 1, rng, game.bound)).toBeLessThan(game.bound)
    expect(game.bound).toBe((19 * 13 + 1 + 1) * 50)
  })
})

describe('solo-halma: positions', () => {
  const code = (text: string) => {
    const answer = game.position!.read(text, {}, 1)
    return answer.ok ? game.position!.write(answer.value) : answer.problem.code
  }
  const men = given(game).position.split(' ')[0]!

  it('keep the count', () => {
    expect(code(`${men} 1 12 - 15`)).toBe(`${men} 1 12 - 15`)
    expect(code(`${men} 1 12 - 15 =no-progress`)).toBe(`${men} 1 12 - 15 =no-progress`)
  })

  it.each([
    ['1 12 -', 'position-parts'],
    ['1 12 - 15 =no-progress x', 'position-parts'],
    ['1 12 - x', 'position-count'],
    ['1 12 - -1', 'position-count'],
    ['1 12 - 1234567', 'position-count'],
    ['1 12 - =no-progress', 'position-count'],
    ['1 12 - 15 =repetition', 'position-ending'],
    ['2 12 - 15', 'position-turn'],
    ['1 12,12 - 15', 'position-turns'],
    ['1 12 1 15', 'position-home'],
  ])('name what is wrong with %s: %s', (rest, wrong) => expect(code(`${men} ${rest}`)).toBe(wrong))

  it('say how many parts there are', () => {
    const answer = game.position!.read('', {}, 1)
    expect(answer.ok ? '' : answer.problem.text.en).toContain('five parts')
  })
})
