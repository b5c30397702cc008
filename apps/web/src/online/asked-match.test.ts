import { questionFor } from '@spellendoos/bots/table'
import { gameById } from '@spellendoos/games'
import { BY_THE_BOOK, chooseOptions, Match } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { askedMatch } from './asked-match.ts'

describe('what a computer player is asked at a table online', () => {
  it.each([
    [
      'gobang',
      {},
      4,
      [
        [0, 2],
        [1, 3],
      ],
    ],
    ['gobang', {}, 2, [[0], [1]]],
    [
      'halma',
      { partners: true },
      4,
      [
        [0, 2],
        [1, 3],
      ],
    ],
    ['halma', { partners: false }, 4, [[0], [1], [2], [3]]],
    [
      'pyramide-spel',
      { pairs: true },
      4,
      [
        [0, 2],
        [1, 3],
      ],
    ],
  ] as const)('%s %o: as of a match in this browser, with the sides', (id, given, seats, sides) => {
    const game = gameById(id)!
    const options = chooseOptions(game, BY_THE_BOOK, given)
    if (!options.ok) throw new Error(options.problem.text.en)
    const header = { id: 'x', game: id, version: game.version, options: options.value, seats }
    const begun = Match.begin(game, header)
    if (!begun.ok) throw new Error(begun.problem.text.en)
    const asked = askedMatch(game, { ...header, match: header.id }, () => begun.value.view(3 % seats))
    const question = questionFor(asked, 3 % seats, 5, 7)
    expect(question).toEqual(questionFor(begun.value, 3 % seats, 5, 7))
    expect(question.sides).toEqual(sides)
  })
})
