import { createSignal } from 'solid-js'
import { readList, writeNote } from './notes.ts'

const [favourites, setKept] = createSignal(readList('favourites'))

/** The ids of the games marked as favourites in this browser, the latest first. */
export { favourites }

export function markFavourite(game: string, marked: boolean): void {
  const others = favourites().filter((each) => each !== game)
  const now = marked ? [game, ...others] : others
  writeNote('favourites', JSON.stringify(now))
  setKept(now)
}
