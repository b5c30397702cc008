import { games } from '@spellendoos/games'
import { LANGS } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { byName } from './order.ts'

describe('the boxes on the shelf', () => {
  it.each(LANGS)('stand in the order in which %s is read', (lang) => {
    const names = games.map(({ words }) => words.name[lang])
    const { compare } = new Intl.Collator(lang, { numeric: true })
    // A Spanish name may begin with a mark, which nobody looks for.
    const letters = (name: string) => name.replace(/^[^\p{L}\p{N}]+/u, '')
    const sorted = names.toSorted((a, b) => compare(letters(a), letters(b)))
    expect(byName(names, (name) => name)).toEqual(sorted)
  })
})
