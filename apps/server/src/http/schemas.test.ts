import { CHARACTERS, LEVELS } from '@spellendoos/bots/levels'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { usual } from '../testing/player.ts'
import { NEW_TABLE } from './schemas.ts'

it('a seat is for a person, a level or a character', () => {
  const isRead = (level: number) => v.is(NEW_TABLE, usual('dammen', 2, { levels: [0, level] }))
  const players = [0, ...LEVELS.map((_, i) => i + 1), ...CHARACTERS.map(({ number }) => number)]
  const numbers = [-1, 1.5, ...Array.from({ length: 100 }, (_, number) => number)]
  expect(numbers.filter(isRead)).toEqual(players)
})
