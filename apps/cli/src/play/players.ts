import { CHARACTERS, LEVELS, type Character } from '@spellendoos/bots/levels'
import type { Lang, Seat } from '@spellendoos/kernel'
import { nameOf } from '@spellendoos/scene'
import { setupWords } from '../words/setup.ts'

/** Somebody at the table: a person at this keyboard, or a bot. */
export interface Player {
  readonly name: string
  /** The level of a bot, or its number if it is a character; 0 for a person. */
  readonly bot: number
}

/** At a keyboard a bot is as strong as it can be. */
export const BOT_LEVEL = LEVELS.length

const isBot = (name: string): boolean => /^bots?$/i.test(name)

const characterNamed = (given: string, lang: Lang): Character | undefined =>
  CHARACTERS.find(({ id, name }) =>
    [id, name[lang]].some((each) => each.toLowerCase() === given.toLowerCase()),
  )

/** Players by their names; 'bot' is a bot, a character's name is the character, and an empty name is 'player 1' and so on. */
export function playersNamed(names: readonly string[], lang: Lang): Player[] {
  const words = setupWords(lang)
  const bots = names.filter(isBot).length
  let number = 0
  return names.map((given, seat: Seat) => {
    const name = given.trim()
    const character = characterNamed(name, lang)
    if (character !== undefined) return { name: character.name[lang], bot: character.number }
    if (!isBot(name)) return { name: name === '' ? nameOf(seat, lang) : name, bot: 0 }
    number++
    return { name: bots === 1 ? words('bot') : words('bot-number', { n: number }), bot: BOT_LEVEL }
  })
}
