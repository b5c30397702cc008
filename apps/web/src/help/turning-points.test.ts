import { Table, verify } from '@spellendoos/fair'
import { gameById } from '@spellendoos/games'
import { finish } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { filmOf } from '../replay/film.ts'
import { decisionsOf, greatest, questionAbout, turnBy, type TurningPoint } from './turning-points.ts'

const game = gameById('dammen')!

/** 32-28, taken back; 33-28 instead, 18-23, and both resign. */
function shortFilm() {
  const opened = Table.open(game, { seats: 2, seed: 'c0ffee', at: 1 })
  if (!opened.ok) throw new Error(opened.problem.text.en)
  const table = opened.value
  table.play(0, '32-28')
  table.act(0, 'undo')
  table.play(0, '33-28')
  table.play(1, '18-23')
  for (const seat of [0, 1]) table.act(seat, 'resign')
  const replay = table.replay(['Anna', 'Bert'])
  const made = finish(filmOf(game, replay, verify(replay, game)))
  if (!made.ok) throw new Error(made.problem.text.en)
  return made.value
}

describe('the decisions of a match', () => {
  it('are the moves that were not taken back, each asked about with the eyes of who made it', () => {
    const film = shortFilm()
    const decisions = decisionsOf(film)
    expect(decisions.map(({ seat, move }) => [seat, move])).toEqual([
      [0, '33-28'],
      [1, '18-23'],
    ])
    for (const decision of decisions) {
      const { view, seat, about } = questionAbout(film, decision)
      const imagined = game.imagine(view, seat, () => 0)
      expect(game.moves(imagined, seat).map((move) => game.write(imagined, move))).toContain(about[0])
    }
  })
})

describe('turning points', () => {
  const decision = { step: 4, seat: 1, move: 'a' }
  const other = { move: 'a', score: 0.2, loss: 0.4, weight: 'blunder', reply: [] } as const

  it('are decisions that were much worse than the best', () => {
    const advice = { best: 'b', score: 0.6, does: [] }
    expect(turnBy(decision, { ...advice, other })).toEqual({ ...decision, best: 'b', loss: 0.4 })
    expect(turnBy(decision, { ...advice, other: { ...other, weight: 'slight' } })).toBeUndefined()
    expect(turnBy(decision, advice)).toBeUndefined()
    expect(turnBy(decision, undefined)).toBeUndefined()
  })

  it('are at most three, in the order they came', () => {
    const points = [0.1, 0.4, 0.2, 0.3].map((loss, i): TurningPoint => ({
      ...decision,
      step: i + 1,
      best: 'b',
      loss,
    }))
    expect(greatest(points).map(({ step }) => step)).toEqual([2, 3, 4])
  })
})
