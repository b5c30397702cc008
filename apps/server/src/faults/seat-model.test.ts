import { shelf } from '@spellendoos/games/shelf'
import { describe, expect, it } from 'vitest'
import { explore, STARTS } from './seat-model.ts'

const game = await shelf.get('macao')!()
const DEPTH = 3

describe(`a seat is its player's alone, whatever is done in ${DEPTH} steps`, () => {
  it.each(Object.entries(STARTS))('from %s on', async (_, start) => {
    const { counterexample } = await explore(game, start, DEPTH)
    expect(counterexample).toBeUndefined()
  })
})
