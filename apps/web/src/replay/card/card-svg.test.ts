import { games } from '@spellendoos/games'
import { BY_THE_BOOK, chooseOptions, playout, seededRng } from '@spellendoos/kernel'
import { speak, speakEnding } from '@spellendoos/scene'
import { describe, expect, it } from 'vitest'
import { drawCard } from './card-svg.ts'

describe('the card of a finished match', () => {
  it.each(games.map((game) => [game.id, game] as const))('%s is drawn whole', (_, game) => {
    const seats = game.seats.at(-1)!
    const options = chooseOptions(game, BY_THE_BOOK, {})
    if (!options.ok) throw new Error(options.problem.text.en)
    const state = game.setup(options.value, seats)
    playout(game, state, seats, seededRng(7), game.bound)
    const result = game.result(state)!
    const names = Array.from({ length: seats }, (_, seat) => `A&<b>var(--x)${seat}`)
    const { headline, lines } = speakEnding(game.words, result, 'en', names, [])
    const card = drawCard({
      scene: game.scene(game.view(state, 'watcher'), 'watcher', []),
      say: (label) => speak(game.words, label, 'en', names),
      game: game.words.name.en,
      headline,
      by: lines.join(' '),
      players: names.map((name, seat) => ({ name, seat, figure: String(result.scores?.[seat] ?? '') })),
      day: '18 November 2026',
      address: 'localhost',
      link: 'https://localhost/#/link?a&b',
    })
    expect(card).not.toMatch(/undefined|NaN|Infinity/)
    expect(card).not.toContain('<b>')
    expect(card.replaceAll(/&(?:amp|lt|gt|quot|#40);/g, '')).not.toContain('&')
    for (const seat of names.keys()) expect(card).toContain(`>A&amp;&lt;b&gt;var&#40;--x)${seat}</text>`)
    const opened = card.match(/<(?!\/)[^>]*[^/]>/g)!.length
    expect(card.match(/<\//g)).toHaveLength(opened)
  })
})
