import { describe, expect, it } from 'vitest'
import { begin, knowledgeOf, take } from '../test/moments.ts'
import { analyse } from './analyse.ts'

const asked = async (id: string, seats: number) => {
  const game = await take(id)
  const s = begin(game, seats)
  const seat = game.turn(s)[0] as number
  return {
    game,
    question: { view: game.view(s, seat), seat, seats, seed: 1 },
    knowledge: await knowledgeOf(id),
  }
}

describe('analyse', () => {
  it('gives several lines with their chances, the best first, and how deep it looked', async () => {
    const { game, question, knowledge } = await asked('engels-dammen', 2)
    const found = analyse(game, { ...question, lines: 4, care: { nodes: 3000 } }, knowledge)!
    expect(found.lines).toHaveLength(4)
    expect(found.depth).toBeGreaterThan(1)
    const chances = found.lines.map(({ chance }) => chance)
    expect(chances).toEqual(chances.toSorted((a, b) => b - a))
    expect(found.lines[0]!.moves.length).toBeGreaterThan(1)
    expect(found.lines.every(({ wins, loses }) => wins === undefined && loses === undefined)).toBe(true)
  })

  it('says of a puzzle in how few moves it can be solved', async () => {
    const { game, question, knowledge } = await asked('solitair', 1)
    expect(analyse(game, question, knowledge)).toMatchObject({ fewest: 18, lines: [{ chance: 1 }] })
  })
})
