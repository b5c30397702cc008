import type { Seat, Words } from '@spellendoos/kernel'
import {
  canSay,
  nameOf,
  speak,
  spokenPieces,
  spokenThing,
  type Label,
  type Piece,
  type Thing,
} from '@spellendoos/scene'
import type { Player } from '../storage/matches.ts'
import { lang } from '../words/lang.ts'

/** How a table's labels are said: the game's words, the players' names, the reader's language. */
export interface Voice {
  say(label: Label): string
  name(seat: Seat): string
  /** What a piece or a thing in a tray is called. */
  thing(thing: Thing): string
  /** What is on one place. */
  pieces(pieces: readonly Piece[]): string
}

/** A move as it is written; one that is a word, as its button says it. */
export function writtenMove(words: Pick<Words, 'says'>, move: string): string {
  const key = [`button-${move}`, move].find((each) => canSay(words.says, each))
  return /^[a-z-]+$/.test(move) && key !== undefined ? speak(words, { say: key }, lang()) : move
}

/** Everyone's name; a player without one is 'Player 1' in the reader's language. */
export const namesAt = (players: readonly Pick<Player, 'name' | 'number'>[]): string[] =>
  players.map(({ name, number }, seat) => {
    const called = nameOf(number ?? seat, lang())
    return name === '' ? called.charAt(0).toUpperCase() + called.slice(1) : name
  })

export const voiceAt = (words: Pick<Words, 'says'>, names: readonly string[]): Voice => ({
  say: (label) => speak(words, label, lang(), names),
  name: (seat) => nameOf(seat, lang(), names),
  thing: (thing) => spokenThing(thing, { words, lang: lang(), names }),
  pieces: (pieces) => spokenPieces(pieces, { words, lang: lang(), names }),
})
