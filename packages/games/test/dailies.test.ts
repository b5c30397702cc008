import { BY_THE_BOOK, chooseOptions, Match, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { dailies } from '../src/dailies.ts'
import { shelf } from '../src/shelf.ts'
import { solvers } from '../src/solvers.ts'

const STARTS = 60

describe.each([...dailies.keys()])('%s as a challenge of the day', (id) => {
  const take = async () => {
    const [{ daily }, game] = await Promise.all([dailies.get(id)!(), shelf.get(id)!()])
    const options = chooseOptions(game, BY_THE_BOOK, daily.options ?? {})
    if (!options.ok) throw new Error(options.problem.text.en)
    const begin = (seed: number) => {
      const position = daily.start?.(seededRng(seed))
      const header = {
        id: 'day',
        game: id,
        version: game.version,
        options: options.value,
        seats: daily.seats,
      }
      return Match.begin(game, position === undefined ? header : { ...header, position })
    }
    return { daily, game, begin }
  }

  it('begins with something to do, and not twice alike where it is laid out', async () => {
    const { daily, game, begin } = await take()
    const positions = new Set<string>()
    for (let seed = 0; seed < STARTS; seed++) {
      const begun = begin(seed)
      if (!begun.ok) throw new Error(begun.problem.text.en)
      expect(begun.value.moves(0).length).toBeGreaterThan(0)
      positions.add(daily.start === undefined ? String(seed) : game.position!.write(begun.value.state))
    }
    expect(positions.size).toBeGreaterThan(STARTS / 2)
  })

  it('can be done perfectly where it is a puzzle for one', async () => {
    const { daily, begin } = await take()
    const solver = await solvers.get(id)?.()
    if (daily.seats > 1 || solver === undefined) return
    for (let seed = 0; seed < STARTS; seed += 10) {
      const begun = begin(seed)
      if (!begun.ok) throw new Error(begun.problem.text.en)
      const match = begun.value
      while (match.result === undefined) {
        const { move } = solver.solve(match.view(0))
        expect(match.play(0, move!).ok).toBe(true)
      }
      expect(daily.score(match.state)).toBe(daily.perfect)
    }
  })

  it('has a score and rounds that a table can show', async () => {
    const { daily, begin } = await take()
    const begun = begin(1)
    if (!begun.ok) throw new Error(begun.problem.text.en)
    expect(daily.score(begun.value.state)).toSatisfy((n) => Number.isInteger(n) && n >= 0 && n <= 9999)
    expect(daily.rounds?.(begun.value.state) ?? []).toEqual([])
    expect(daily.counts.en).toContain('{n')
  })
})
