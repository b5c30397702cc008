import type { Choice } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { foreseen, tapAhead } from './premove.ts'

const board = {
  pieces: [
    { id: 'm1', on: '32', look: 'man', seat: 0 },
    { id: 'm2', on: '19', look: 'man', seat: 1 },
    { id: 'm3', on: '33', look: 'man', seat: 0 },
  ],
} as const
const moving = { seat: 0, board, placing: false }

describe('a move that is set while the other thinks', () => {
  it('is an own piece and where it goes, also onto another’s', () => {
    const begun = tapAhead(undefined, '32', moving)
    expect(begun).toEqual({ path: ['32'], ready: false })
    expect(tapAhead(begun, '28', moving)).toEqual({ path: ['32', '28'], ready: true })
    expect(tapAhead(begun, '19', moving)).toEqual({ path: ['32', '19'], ready: true })
  })
  it('begins anew with another own piece, and is laid down by a tap on the same', () => {
    const begun = tapAhead(undefined, '32', moving)
    expect(tapAhead(begun, '33', moving)?.path).toEqual(['33'])
    expect(tapAhead(begun, '32', moving)).toBeUndefined()
  })
  it('is taken back by any tap once it waits', () => {
    expect(tapAhead({ path: ['32', '28'], ready: true }, '33', moving)).toBeUndefined()
  })
  it('is one tap only where pieces are put down, and on a free place', () => {
    expect(tapAhead(undefined, '28', moving)).toBeUndefined()
    expect(tapAhead(undefined, '28', { ...moving, placing: true })).toEqual({ path: ['28'], ready: true })
    expect(tapAhead(undefined, '19', { ...moving, placing: true })).toBeUndefined()
  })
})

const choice = (move: string, ...touches: readonly (readonly string[])[]): Choice => ({ move, touches })

describe('the move that is played of it', () => {
  it('is the one that these taps make', () => {
    expect(foreseen([choice('32-28', ['32', '28']), choice('32-27', ['32', '27'])], ['32', '28'])).toBe(
      '32-28',
    )
  })
  it('is the only one with these ends, over whatever places it goes', () => {
    const chain = choice('32x23x14', ['32', '23', '14'])
    expect(foreseen([chain], ['32', '14'])).toBe('32x23x14')
    expect(foreseen([chain, choice('other way', ['32', '21', '14'])], ['32', '14'])).toBeUndefined()
  })
  it('is none where it became illegal', () => {
    expect(foreseen([choice('28x19', ['28', '19'])], ['32', '27'])).toBeUndefined()
    expect(foreseen([choice('28x19', ['28', '19'])], ['19'])).toBeUndefined()
  })
})
