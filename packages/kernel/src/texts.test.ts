import { describe, expect, it } from 'vitest'
import { LANGS, type Text, type TextWith } from './text.ts'
import { areasWithoutTexts, filled, supplyTexts, sameInAll, textsOf } from './texts.ts'

interface Texts {
  readonly name: Text
  readonly says: { readonly left: TextWith<'n'>; readonly 'in-line': TextWith<'line' | 'text'> }
}
const t = textsOf<Texts>('test/area', ['name', 'says.left', 'says.in-line'])
const LEFT = '{n, plural, one {# left} other {# left over}}'

for (const lang of LANGS) {
  supplyTexts('test/area', lang, {
    name: `name in ${lang}`,
    'says.left': `${LEFT} (${lang})`,
    'says.in-line': `${lang} {line}: {text}`,
  })
}

describe('texts of an area', () => {
  it('are found by group and key, in every language, in the order of the languages', () => {
    expect(t.name.nl).toBe('name in nl')
    expect(t.says.left.de).toBe(`${LEFT} (de)`)
    expect(Object.keys(t.name)).toEqual(LANGS)
    expect(JSON.parse(JSON.stringify(t.name))).toEqual({ ...t.name })
  })

  it('are filled in the language in which they are read, texts within texts too', () => {
    const text = filled(t.says['in-line'], { line: 1234, text: filled(t.says.left, { n: 1 }) })
    expect(text.en).toBe('en 1,234: 1 left (en)')
    expect(text.nl).toBe('nl 1.234: 1 left (nl)')
  })

  it('may be the same in every language', () => {
    expect(new Set(Object.values(sameInAll('1–5')))).toEqual(new Set(['1–5']))
  })

  it('that nobody brought are a bug that names them', () => {
    const lost = textsOf<{ readonly name: Text; readonly gone: Text }>('test/lost', ['name', 'gone'])
    expect(areasWithoutTexts('nl')).toContain('test/lost')
    expect(() => lost.name.nl).toThrow('test/lost')
    supplyTexts('test/lost', 'nl', { name: 'there' })
    expect(areasWithoutTexts('nl')).not.toContain('test/lost')
    expect(lost.name.nl).toBe('there')
    expect(() => lost.gone.nl).toThrow("no text 'gone' of test/lost in nl")
  })
})
