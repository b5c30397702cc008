import { BY_THE_BOOK, chooseOptions } from '@spellendoos/kernel'
import { games } from '@spellendoos/games'
import { describe, expect, it } from 'vitest'
import { GALLERY } from './gallery.ts'

/** The picture that each game asks for, at a table that was just laid. */
const asked = games.flatMap((game) => {
  const options = chooseOptions(game, BY_THE_BOOK, {})
  if (!options.ok) throw new Error(options.problem.text.en)
  const state = game.setup(options.value, game.seats[0]!)
  const { backdrop } = game.scene(game.view(state, 'watcher'), 'watcher', [])
  return backdrop === undefined ? [] : [backdrop]
})

describe('pictures behind tables', () => {
  it('given the pictures that games ask for, when they are looked up, then each is there and none hangs for nobody', () => {
    expect(asked.toSorted()).toEqual(Object.keys(GALLERY).toSorted())
  })
  it('given a picture, when it is drawn, then it has no text in any language, only figures', () => {
    for (const { art } of Object.values(GALLERY)) {
      for (const [, text] of art.matchAll(/<text[^>]*>([^<]*)</g)) expect(text).toMatch(/^\d+$/)
    }
  })
})
