import { CHARACTERS } from '@spellendoos/bots/levels'
import { LANGS } from '@spellendoos/kernel'
import { expect, it } from 'vitest'
import { builtInEntrant } from '../tournament/built-in-entrant.ts'
import { playersNamed } from './players.ts'

it('a character is called by its name for programs or in the language, and plays under its own name', () => {
  for (const { id, name, number } of CHARACTERS) {
    for (const lang of LANGS) {
      const player = { name: name[lang], bot: number }
      expect(playersNamed(['Anna', id, name[lang].toUpperCase()], lang)).toEqual([
        { name: 'Anna', bot: 0 },
        player,
        player,
      ])
    }
    expect(builtInEntrant(id)?.name).toBe(id)
  }
})

it('a bot is as strong as it can be, and only bots are numbered', () => {
  const players = playersNamed(['bot', CHARACTERS[0]!.id, 'bot'], 'en')
  expect(players.map(({ bot }) => bot)).toEqual([5, CHARACTERS[0]!.number, 5])
  expect(players.map(({ name }) => name)).toEqual(['Bot 1', CHARACTERS[0]!.name.en, 'Bot 2'])
})
