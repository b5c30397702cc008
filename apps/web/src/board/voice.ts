import type { Seat, Words } from '@spellendoos/kernel'
import { nameOf, speak, type Label } from '@spellendoos/scene'
import { lang } from '../words/lang.ts'

/** How a table's labels are said: the game's words, the players' names, the reader's language. */
export interface Voice {
  say(label: Label): string
  name(seat: Seat): string
}

/** Everyone's name; who has none is 'Player 1' in the reader's language. */
export const namesAt = (players: readonly { readonly name: string }[]): string[] =>
  players.map(({ name }, seat) => {
    const called = nameOf(seat, lang())
    return name === '' ? called.charAt(0).toUpperCase() + called.slice(1) : name
  })

export const voiceAt = (words: Pick<Words, 'says'>, names: readonly string[]): Voice => ({
  say: (label) => speak(words, label, lang(), names),
  name: (seat) => nameOf(seat, lang(), names),
})
