import { describe, expect, it } from 'vitest'
import { compare, soon } from '../test/exact/compare.ts'
import { SOLVED } from '../test/exact/games.ts'
import { knowledgeOf, take } from '../test/moments.ts'

describe('the strongest player, where the best play is known', () => {
  it.each(SOLVED)('loses nothing by any decision: $name', async (solved) => {
    const found = compare(solved, await take(solved.id), await knowledgeOf(solved.id), { within: soon })
    expect(found.decisions).toBeGreaterThan(0)
    expect(found).toMatchObject({ wrong: 0, said: '' })
  })
})
