import { BY_THE_BOOK, chooseOptions, Match, type Header } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { SOON_SOLVED } from '../test/exact/games.ts'
import { knowledgeOf, take } from '../test/moments.ts'
import { laidOut } from '../test/table.ts'
import { drill } from './drill.ts'
import { exactAnswers } from './exact-answers.ts'

const DRILLED = ['chicago', 'macao', 'vijftienen', 'hoge-huisnummer', 'laagste-huisnummer']

const answersAt = async (id: string, s: unknown, seat = 0) => {
  const game = await take(id)
  const question = { view: game.view(s, seat), seat, seats: 2 }
  return exactAnswers(game, question, await knowledgeOf(id))
}
const chanceOf = (answers: Awaited<ReturnType<typeof answersAt>>, ...moves: string[]) =>
  answers.find((each) => each.moves.join() === moves.join())?.chance

describe('the answers to a decision', () => {
  it('are all that can be done until dice are thrown: Chicago, second throw 6-6-6 at 808 against 855', async () => {
    const game = await take('chicago')
    const laid = laidOut(game, { start: 'first' }, []) as object
    const answers = await answersAt('chicago', { ...laid, count: 2, lying: [6, 6, 6], totals: [808, 855] })
    // Three alike: throw three, two or one of them, or stop.
    expect(answers.map(({ moves }) => moves.join(' '))).toHaveLength(4)
    expect(answers[0]!.moves.at(-1)).toBe('throw')
    expect(chanceOf(answers, 'keep-6', 'keep-6', 'throw')).toBeCloseTo(0.401, 2)
    expect(chanceOf(answers, 'stop')).toBeCloseTo(0.295, 2)
  })

  it('set each die in each open place: a four last in a house number that begins with a six', async () => {
    const game = await take('hoge-huisnummer')
    const s = laidOut(game, { rounds: 1 }, ['throw', [6, 1, 3], '6-first', 'throw', [4, 1]])
    const answers = await answersAt('hoge-huisnummer', s)
    expect(answers.map(({ moves }) => moves.join())).toEqual(
      expect.arrayContaining(['4-last', '4-middle', '1-last', '1-middle']),
    )
    expect(answers).toHaveLength(4)
    expect(chanceOf(answers, '4-last')).toBeCloseTo(0.5415, 4)
    expect(chanceOf(answers, '4-middle')).toBeCloseTo(0.4972, 4)
  })

  it('are one for all calculations that make fifteen, and one for all others', async () => {
    const s = laidOut(await take('vijftienen'), { rounds: 1 }, ['throw', [2, 6, 3]])
    const answers = await answersAt('vijftienen', s)
    expect(answers).toHaveLength(2)
    expect(answers[1]!.moves).toEqual(['pass'])
  })

  it.each(SOON_SOLVED.filter(({ id }) => DRILLED.includes(id)))(
    'are worth what a solver that shares nothing with them says: $name',
    async ({ id, options, decisions }) => {
      const game = await take(id)
      const knowledge = await knowledgeOf(id)
      const settled = chooseOptions(game, BY_THE_BOOK, options)
      if (!settled.ok) throw new Error(settled.problem.text.en)
      let compared = 0
      let nth = 0
      for (const { position, seat, chance } of decisions()) {
        if (nth++ % 401 !== 0) continue
        const from = { ...(game.setup(settled.value, 2) as object), ...position }
        for (const answer of exactAnswers(game, { view: game.view(from, seat), seat, seats: 2 }, knowledge)) {
          const s = structuredClone(from)
          for (const written of answer.moves.slice(0, -1))
            game.play(
              s,
              seat,
              game.moves(s, seat).find((move) => game.write(s, move) === written),
            )
          expect(answer.chance).toBeCloseTo(chance(answer.moves.at(-1)!, s as never), 2)
          compared++
        }
      }
      expect(compared).toBeGreaterThan(0)
    },
  )
})

describe('a drill', () => {
  const headerFor = async (id: string): Promise<Header> => {
    const game = await take(id)
    const options = chooseOptions(game, BY_THE_BOOK, {})
    if (!options.ok) throw new Error(options.problem.text.en)
    return { id: 'drill', game: id, version: game.version, options: options.value, seats: 2 }
  }

  it.each(DRILLED)('is a decision of a match that matters, the same for the same seed: %s', async (id) => {
    const [game, header, knowledge] = [await take(id), await headerFor(id), await knowledgeOf(id)]
    const found = drill(game, header, 7, knowledge)!
    const match = Match.replay(game, header, found.log)
    expect(match.ok && match.value.turn).toEqual([found.seat])
    expect(found.answers.length).toBeGreaterThan(1)
    expect(found.answers[0]!.chance - found.answers.at(-1)!.chance).toBeGreaterThan(0.01)
    expect(drill(game, header, 7, knowledge)).toEqual(found)
    expect(drill(game, header, 8, knowledge)).not.toEqual(found)
  })

  it('is none where the game is not solved', async () => {
    expect(drill(await take('chicago'), await headerFor('chicago'), 1, {})).toBeUndefined()
  })
})
