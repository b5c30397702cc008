import { describe, expect, it } from 'vitest'
import { compare, late } from '../test/exact/compare.ts'
import { SOLVED } from '../test/exact/games.ts'
import { knowledgeOf, take } from '../test/moments.ts'

describe('the strongest player, where the best play is known', () => {
  it.each(SOLVED)('loses nothing by any decision, though its time is up: $name', async (solved) => {
    const found = compare(solved, await take(solved.id), await knowledgeOf(solved.id), { within: late })
    expect(found.decisions).toBeGreaterThan(0)
    expect(found).toMatchObject({ wrong: 0, said: '' })
  })
})
