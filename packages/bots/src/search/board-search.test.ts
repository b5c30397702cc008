import { BY_THE_BOOK, chooseOptions, type Game, type Seat } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { knowledgeOf, take } from '../../test/moments.ts'
import { think } from '../think.ts'

/** The answer of the strongest player at a position of a match, stopped at this check of the time. */
async function answerAt(id: string, text: string, match?: string, looks = 40) {
  const game = await take(id)
  const s = read(game, text)
  const seat = game.turn(s)[0] as Seat
  let asked = 0
  const question = {
    view: game.view(s, seat),
    seat,
    seats: 2,
    level: 5,
    seed: 1,
    ...(match === undefined ? {} : { match }),
    stop: () => ++asked > looks,
  }
  return { game, s, answer: think(game, question, await knowledgeOf(id)) }
}

function read(game: Game, text: string): unknown {
  const options = chooseOptions(game, BY_THE_BOOK, {})
  if (!options.ok) throw new Error(options.problem.text.en)
  const position = game.position!.read(text, options.value, 2)
  if (!position.ok) throw new Error(position.problem.text.en)
  return position.value
}

describe('a search on a board', () => {
  it('expects play to go on by the rules, as deep as it looked', async () => {
    const { game, s, answer } = await answerAt('dammen', 'W:W31-50:B1-20')
    expect(answer.depth).toBeGreaterThan(6)
    expect(answer.line!.length).toBeGreaterThan(4)
    for (const written of answer.line!) {
      const seat = game.turn(s)[0] as Seat
      const move = game.moves(s, seat).find((each) => game.write(s, each) === written)
      expect(move).toBeDefined()
      game.play(s, seat, move)
    }
  })

  it('builds on earlier searches of the same match, and on no others', async () => {
    const start = 'W:W31-50:B1-20'
    const { answer: alone } = await answerAt('dammen', start)
    const { answer: first } = await answerAt('dammen', start, 'a')
    const { answer: second } = await answerAt('dammen', start, 'a')
    expect(first).toEqual(alone)
    expect(second.depth).toBeGreaterThan(first.depth!)
    expect((await answerAt('dammen', start, 'b')).answer).toEqual(alone)
    expect((await answerAt('dammen', start)).answer).toEqual(alone)
  })

  it('gives pieces away where who has none wins', async () => {
    const { answer } = await answerAt('slag-dammen', 'W:W28:B8,19')
    expect(answer.move).toBe('28-23')
    expect(answer.score).toBeGreaterThan(0.99)
  })

  it('holds king against king for drawn', async () => {
    const { answer } = await answerAt('dammen', 'W:WK46:BK7')
    expect(answer.score).toBeCloseTo(0.5, 1)
  })
})
