import { oneOf, type OptionsOf } from '@spellendoos/kernel'
import { defineGame } from '@spellendoos/mechanics'
import { halmaGame } from '../game.ts'
import type { Halma, Move } from '../state.ts'
import { GOALS, record } from './record.ts'
import { words } from './words.ts'

const options = { goal: oneOf(...GOALS) }

/** Snelhalma: six men each, from a strip of one court to the opposite court. */
export const game = defineGame<Halma, Move, Halma, OptionsOf<typeof options>>({
  ...halmaGame(record),
  version: 2,
  words,
  options,
})
