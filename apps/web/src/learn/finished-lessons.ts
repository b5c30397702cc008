import { readList, writeNote } from '../keep/notes.ts'

const NOTE = 'lessons'

export const hasFinished = (game: string): boolean => readList(NOTE).includes(game)

/** Somebody at this browser went through the lesson of a game, or says that they know it. */
export function noteFinished(game: string): void {
  writeNote(NOTE, JSON.stringify([...new Set([...readList(NOTE), game])]))
}
