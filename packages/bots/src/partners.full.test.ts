import { BY_THE_BOOK, chooseOptions, Match, type Header } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { knowledgeOf, take } from '../test/moments.ts'
import { LEVELS } from './levels.ts'
import { questionFor } from './question.ts'
import { think } from './think.ts'

const ALONE = [[0], [1], [2], [3]]
const MATCHES = 10

/** Independent of the clock, so that every machine plays the same matches. */
const patience = (looks: number) => {
  let left = looks
  return () => --left < 0
}

describe('gobang for four', () => {
  it('is won by partners who are told their sides against partners who are not', async () => {
    const game = await take('gobang')
    const knowledge = await knowledgeOf('gobang')
    const options = chooseOptions(game, BY_THE_BOOK, {})
    if (!options.ok) throw new Error(options.problem.text.en)
    let won = 0
    for (let number = 0; number < MATCHES; number++) {
      const header: Header = {
        id: 'm',
        game: game.id,
        version: game.version,
        options: options.value,
        seats: 4,
      }
      const match = Match.begin(game, header)
      if (!match.ok) throw new Error(match.problem.text.en)
      const told = number % 2
      while (match.value.result === undefined) {
        const seat = match.value.turn[0] as number
        const question = questionFor(match.value, seat, LEVELS.length, 1000 * number + match.value.seq)
        const asked = seat % 2 === told ? question : { ...question, sides: ALONE }
        match.value.play(seat, think(game, { ...asked, stop: patience(40) }, knowledge).move!)
      }
      const { places } = match.value.result
      if (places[told]! < places[1 - told]!) won++
    }
    expect(won).toBeGreaterThanOrEqual(8)
  })
})
