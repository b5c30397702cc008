import { sameInAll } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { ruleTold } from './telling.ts'

const text = sameInAll('')
const words = {
  rules: ['x.crown', 'x.double', 'x.stop', 'x.no-move'].map((id) => ({ id, source: 'book' as const, text })),
}

describe('the rule that a fact tells of', () => {
  it('has the same name', () => expect(ruleTold(words, { fact: 'no-move' })).toBe('x.no-move'))
  it('or the name before it happened', () => {
    expect(ruleTold(words, { fact: 'crowned' })).toBe('x.crown')
    expect(ruleTold(words, { fact: 'doubled' })).toBe('x.double')
    expect(ruleTold(words, { fact: 'doubles' })).toBe('x.double')
    expect(ruleTold(words, { fact: 'stopped' })).toBe('x.stop')
  })
  it('is none where no rule has such a name', () => {
    expect(ruleTold(words, { fact: 'thrown' })).toBeUndefined()
    expect(ruleTold(words, { fact: 'crow' })).toBeUndefined()
  })
})
