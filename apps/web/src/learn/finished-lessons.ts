import { readList, writeNote } from '../keep/notes.ts'

const NOTE = 'lessons'

export const hasFinished = (game: string): boolean => readList(NOTE).includes(game)

/** Records that the lesson of a game was finished in this browser, or that the game is known. */
export function noteFinished(game: string): void {
  writeNote(NOTE, JSON.stringify([...new Set([...readList(NOTE), game])]))
}
