import { describe, expect, it } from 'vitest'
import { mostPromising } from './most-promising.ts'

describe('the most promising moves', () => {
  const words = ['bb', 'a', 'ccc', 'dd', 'e', 'fff', 'gggg', 'hh']
  const promise = (word: string) => word.length

  it.each([1, 2, 3, 5, 8, 20])('are the first %i of all, sorted', (count) => {
    const sorted = words.toSorted((a, b) => promise(b) - promise(a))
    expect(mostPromising(words, promise, count)).toEqual(sorted.slice(0, count))
    expect(mostPromising(words.toReversed(), promise, count)).toEqual(
      words
        .toReversed()
        .toSorted((a, b) => promise(b) - promise(a))
        .slice(0, count),
    )
  })

  it('are none of none', () => {
    expect(mostPromising([], promise, 3)).toEqual([])
  })
})
