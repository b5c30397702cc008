import { readList, readNote, writeNote } from '../storage/notes.ts'

const NOTE = 'lessons'

export const hasFinished = (game: string): boolean => readList(NOTE).includes(game)

/** Records that the lesson of a game was finished in this browser, or that the game is known. */
export function noteFinished(game: string): void {
  writeNote(NOTE, JSON.stringify([...new Set([...readList(NOTE), game])]))
}

const noteOf = (game: string) => `lesson.${game}`

/** How many steps of an unfinished lesson were done in this browser. */
export const stepsDone = (game: string): number => Number(readNote(noteOf(game)) ?? 0) || 0

export const noteSteps = (game: string, done: number): void => writeNote(noteOf(game), String(done))
