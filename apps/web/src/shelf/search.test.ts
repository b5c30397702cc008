import { describe, expect, it } from 'vitest'
import { isIn } from './search.ts'

describe('a search that forgives', () => {
  it.each([
    ['mens maak', 'Mens maak je niet dik'],
    ['backgamon', 'Backgammon'],
    ['echecs', 'Échecs-halma'],
    ['sollitair', 'Solitair'],
    ['7ate9', '7 ate 9'],
  ])('finds %s in %s', (wish, name) => expect(isIn(wish, name)).toBe(true))

  it.each([
    ['halma', 'Dammen'],
    ['go', 'Solitair'],
    ['toto', 'Tric-Trac'],
  ])('does not find %s in %s', (wish, name) => expect(isIn(wish, name)).toBe(false))
})
