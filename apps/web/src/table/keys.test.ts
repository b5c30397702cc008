import { describe, expect, it } from 'vitest'
import { keyring, keysOf } from './keys.ts'

describe('keys around one keyboard', () => {
  it('gives two people two rows each, and four people one', () => {
    expect(keysOf(0, 2)).toBe('1234567890qwertyuiop')
    expect(keysOf(1, 2)).toBe('asdfghjklzxcvbnm')
    expect(keysOf(3, 4)).toBe('zxcvbnm')
  })

  it('lets a spot keep its key while others come and go', () => {
    const ring = keyring('abc')
    expect([...ring(['one', 'two'])]).toEqual([
      ['one', 'a'],
      ['two', 'b'],
    ])
    expect([...ring(['two', 'three'])]).toEqual([
      ['two', 'b'],
      ['three', 'a'],
    ])
  })

  it('leaves a spot without a key when there are no more', () => {
    expect(keyring('a')(['one', 'two']).has('two')).toBe(false)
  })
})
