import { games } from '@spellendoos/games'
import { describe, expect, it } from 'vitest'
import type { Box } from '../games/box.ts'
import { boxesIn, ROWS } from './rows.ts'

const boxes: readonly Box[] = games.map(({ id, book, seats, traits, words }) => ({
  id,
  ...(book && { book }),
  seats,
  traits,
  name: words.name,
  cover: '',
  ...(words.aliases && { aliases: words.aliases }),
  ...(words.occasions && { occasions: words.occasions }),
}))
const ids = (row: (typeof ROWS)[number]) => boxesIn(boxes, row).map(({ id }) => id)

describe('the rows of the shelf', () => {
  it.each(ROWS)('%s has something to choose from', (row) => expect(ids(row).length).toBeGreaterThan(2))
  it('well-known games come first in their row', () => {
    expect(ids('heads').slice(0, 12)).toContain('dammen')
    expect(ids('children').slice(0, 4)).toContain('mens-maak-je-niet-dik')
  })
  it('each row keeps its promise', () => {
    expect(ids('alone')).toContain('solitair')
    expect(ids('alone')).not.toContain('dammen')
    expect(ids('football')).toEqual(['voetbal-toto', 'voetbalspel', 'toto-dobbel'])
    expect(ids('pub')).toContain('chicago')
    expect(ids('pub')).not.toContain('backgammon')
    expect(ids('quick')).not.toContain('dammen')
  })
})
