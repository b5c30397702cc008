import { seededRng, type Seat } from '@spellendoos/kernel'
import type { Scene, SceneMatch } from '@spellendoos/scene'
import { describe, expect, it } from 'vitest'
import { games } from '../src/index.ts'
import { anyEntry } from './conformance/play.ts'
import { begin, settings } from './conformance/settings.ts'

const ENTRIES = 120

/** The dice in a picture that can be tapped. */
function diceIn({ board, trays }: Scene): Set<string> {
  const inTrays = trays.flatMap(({ items }) => items).filter(({ look }) => look === 'die')
  const onBoard = board?.pieces.filter(({ look }) => look === 'die') ?? []
  return new Set([...inTrays.flatMap(({ spot }) => spot ?? []), ...onBoard.map(({ on }) => on)])
}

/** What one tap on a die does, if that throws or ends the turn. */
function spentByDice(match: SceneMatch, seat: Seat): string[] {
  const { game, state } = match
  const dice = diceIn(game.scene(match.view(seat), seat, []))
  return match
    .moves(seat)
    .filter((move) => {
      const tapped = game.touches(state, move).some((path) => path.length === 1 && dice.has(path[0]!))
      if (!tapped) return false
      const next = structuredClone(state)
      game.play(next, seat, move)
      return !game.turn(next).includes(seat)
    })
    .map((move) => game.write(state, move))
}

describe('a tap on a die neither throws nor ends a turn', () => {
  it.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
    const rng = seededRng(11)
    const match = begin(game, settings(game)[0]!)
    for (let n = 0; n < ENTRIES; n++) {
      for (let seat = 0; seat < match.header.seats; seat++) expect(spentByDice(match, seat)).toEqual([])
      const entry = anyEntry(match, rng)
      if (entry === undefined) break
      match.append(entry)
    }
  })
})
