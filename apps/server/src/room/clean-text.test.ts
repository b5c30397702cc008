import { describe, expect, it } from 'vitest'
import { cleanName, cleanTalk, sameName } from './clean-text.ts'

describe('a name', () => {
  it.each([
    ['letters that are drawn as nothing', '\u3164\u115F\u1160\uFFA0\u2800'],
    ['accents without a letter', '\u0301'.repeat(9)],
    ['characters of no width', '\u200B\u200D\uFEFF\u2066'],
    ['nothing but variation selectors', '\uFE0F\u{E0100}'],
  ])('does not consist of %s', (_, name) => {
    expect(cleanName(name)).toBe('')
    expect(cleanTalk(name)).toBe('')
  })
  it('does not pile up accents over its neighbours', () => {
    expect(cleanName(`x${'\u0301'.repeat(50)}y`)).toBe('x\u0301\u0301\u0301\u0301y')
  })
  it.each(['Zoë', 'Иван', '李', 'สมชาย', 'נָעֳמִי', '👍🏽', '❤️', 'O’Neill 2'])('may be %s', (name) => {
    expect(cleanName(name)).toBe(name.normalize('NFC'))
  })
  it.each([
    ['ANNA', 'anna'],
    ['Ａｎｎａ', 'Anna'],
    ['ﬁen', 'fien'],
  ])('%s is the same as %s', (one, other) => {
    expect(sameName(one, other)).toBe(true)
  })
})
