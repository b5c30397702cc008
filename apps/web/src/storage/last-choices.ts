import type { Json } from '@spellendoos/kernel'
import type { Player } from './matches.ts'
import { readNote, writeNote } from './notes.ts'

/** How a game was last set up here. */
export interface LastChoices {
  readonly players: readonly Player[]
  readonly options: Readonly<Record<string, Json>>
}

const noteOf = (game: string): string => `last.${game}`

const isPlayer = (given: unknown): given is Player =>
  typeof given === 'object' &&
  given !== null &&
  'name' in given &&
  typeof given.name === 'string' &&
  'level' in given &&
  typeof given.level === 'number'

/** `undefined` if the game was never played here, or if the note cannot be read. */
export function lastChoices(game: string): LastChoices | undefined {
  try {
    const kept = JSON.parse(readNote(noteOf(game)) ?? 'null') as Partial<LastChoices> | null
    const { players, options } = kept ?? {}
    if (!Array.isArray(players) || !players.every(isPlayer) || typeof options !== 'object') return undefined
    return { players, options }
  } catch {
    return undefined
  }
}

export const rememberChoices = (game: string, choices: LastChoices): void =>
  writeNote(noteOf(game), JSON.stringify(choices))
