import { BY_THE_BOOK, chooseOptions } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { knowledgeOf, take } from '../test/moments.ts'
import { LEVELS } from './levels.ts'
import { think } from './think.ts'

/** Three pawns of the first pair in row 9, the ends open: if one of them makes it four, the other makes it five. */
const PAWNS: Readonly<Record<number, string>> = {
  15: '.2..........4...',
  9: '....131.........',
  2: '.4..........2..3',
}
const ROWS = Array.from({ length: 16 }, (_, i) => PAWNS[16 - i] ?? '.'.repeat(16))

describe('gobang for four', () => {
  const PAIRS = [
    [0, 2],
    [1, 3],
  ]
  const ALONE = [[0], [1], [2], [3]]

  it('partners count on each other when they are told their sides, and only then', async () => {
    const game = await take('gobang')
    const options = chooseOptions(game, BY_THE_BOOK, {})
    if (!options.ok) throw new Error(options.problem.text.en)
    const read = game.position!.read(`${ROWS.join('/')} 1 0 1`, options.value, 4)
    if (!read.ok) throw new Error(read.problem.text.en)
    const knowledge = await knowledgeOf('gobang')
    const moveWith = (sides: readonly (readonly number[])[]) => {
      let looks = 20
      const question = { view: game.view(read.value, 0), seat: 0, seats: 4, level: LEVELS.length, seed: 1 }
      return think(game, { ...question, sides, stop: () => --looks < 0 }, knowledge).move
    }
    const fours = ['d9', 'h9']
    expect(fours).toContain(moveWith(PAIRS))
    expect(fours).not.toContain(moveWith(ALONE))
  })
})
