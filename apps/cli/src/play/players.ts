import type { Lang, Seat } from '@spellendoos/kernel'
import { nameOf } from '@spellendoos/scene'
import { setupWords } from '../words/setup.ts'

/** Somebody at the table: a person at this keyboard, or a bot. */
export interface Player {
  readonly name: string
  readonly bot: boolean
}

const isBot = (name: string): boolean => /^bots?$/i.test(name)

/** Players by their names; 'bot' is a bot, and an empty name is 'player 1' and so on. */
export function playersNamed(names: readonly string[], lang: Lang): Player[] {
  const words = setupWords(lang)
  const bots = names.filter(isBot).length
  let number = 0
  return names.map((given, seat: Seat) => {
    const name = given.trim()
    if (!isBot(name)) return { name: name === '' ? nameOf(seat, lang) : name, bot: false }
    number++
    return { name: bots === 1 ? words('bot') : words('bot-number', { n: number }), bot: true }
  })
}
