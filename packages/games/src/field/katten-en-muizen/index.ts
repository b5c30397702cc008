import { defineGame } from '@spellendoos/mechanics'
import type { Move } from '../slide.ts'
import { explain } from './explain.ts'
import { touches, write } from './notation.ts'
import { position } from './position.ts'
import {
  copy,
  FEWEST_MICE,
  MOUSE_COUNT,
  moves,
  play,
  QUIET_TURNS,
  result,
  setup,
  turn,
  type State,
} from './rules.ts'
import { scene } from './scene.ts'
import { words } from './words.ts'

/** How many mice can be captured before the cats have won. */
const CAPTURES = MOUSE_COUNT - FEWEST_MICE + 1

/** Twee katten en negentien muizen: the mice lock the cats in, or the cats capture too many. */
export const game = defineGame<State, Move>({
  id: 'katten-en-muizen',
  version: 1,
  book: 'spellendoos',
  words,
  seats: [2],
  traits: { minutes: 20, levels: 3 },
  // All mice placed; before each capture at most fifty turns of both players; a chain may be stopped after each.
  bound: MOUSE_COUNT + CAPTURES * (2 * QUIET_TURNS + 2) + 2 * QUIET_TURNS,
  setup,
  turn,
  moves,
  play,
  result,
  write: (_, move) => write(move),
  touches,
  explain,
  scene,
  position,
  copy,
})
