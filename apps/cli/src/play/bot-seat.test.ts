import { think } from '@spellendoos/bots'
import { Table } from '@spellendoos/fair'
import { gameById } from '@spellendoos/games'
import { describe, expect, it, vi } from 'vitest'
import { botMove } from './bot-seat.ts'

vi.mock(import('@spellendoos/bots'), async (original) => {
  const real = await original()
  return { ...real, think: vi.fn<typeof real.think>(real.think) }
})

describe('computer partners in the terminal', () => {
  it('are told their sides and the version of the rules', async () => {
    const game = gameById('gobang')!
    const opened = Table.open(game, { seats: 4, seed: 'c0ffee' })
    if (!opened.ok) throw new Error(opened.problem.text.en)
    const { move } = await botMove(opened.value, 0, 5)
    expect(
      game.moves(opened.value.match.state, 0).map((each) => game.write(opened.value.match.state, each)),
    ).toContain(move)
    const sides = [
      [0, 2],
      [1, 3],
    ]
    expect(vi.mocked(think).mock.lastCall![1]).toMatchObject({
      version: game.version,
      seat: 0,
      seats: 4,
      sides,
    })
  })
})
