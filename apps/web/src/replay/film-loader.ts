import { readReplay, verifying } from '@spellendoos/fair'
import type { Problem, Read } from '@spellendoos/kernel'
import { runInSlices } from '../app/time-slices.ts'
import { openGame } from '../games/open.ts'
import { isBundle } from '../storage/bundle.ts'
import { filmOf, type Film } from './film.ts'
import { atEntry, noSuchGame, wholeBundle } from './problems.ts'

/** Opens a replay from anywhere: its form, its rules and its proof are checked, or it is refused. */
export async function openFilm(given: unknown): Promise<Read<Film>> {
  if (isBundle(given)) return refused(wholeBundle)
  const read = readReplay(given)
  if (!read.ok) return read
  const game = await openGame(read.value.game)
  if (game === undefined) return refused(noSuchGame(read.value.game))
  const verdict = await runInSlices(verifying(read.value, game))
  if (verdict.fair === false) {
    const { what, text, seq } = verdict
    return refused(atEntry({ code: what, text }, seq))
  }
  return runInSlices(filmOf(game, read.value, verdict))
}

const refused = (problem: Problem) => ({ ok: false, problem }) as const
