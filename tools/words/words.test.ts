import { describe, expect, it } from 'vitest'
import { compare } from './compare.ts'
import { writeKeys } from './keys.ts'
import { tooLong } from './length.ts'
import { mended, mistakesIn } from './typography.ts'

describe('a language beside the source', () => {
  const source = { a: '{seat} wins.', b: '{n} {n, plural, one {stone} other {stones}}', c: 'c' }

  it('tells what is missing and what is superfluous', () => {
    const { missing, superfluous, wrong } = compare(source, { a: '{seat} wint.', d: 'd' }, 'nl')
    expect(missing).toEqual(['b', 'c'])
    expect(superfluous).toEqual(['d'])
    expect(wrong).toEqual([])
  })

  it('tells fillings that are lost, invented or cannot be read, and empty texts', () => {
    const wrongWith = (a: string) => compare({ a: source.a }, { a }, 'nl').wrong.map(([, why]) => why)
    expect(wrongWith('Gewonnen.')).toEqual(['does not use {seat}'])
    expect(wrongWith('{seat} {n}')).toEqual(['uses {n}, which nobody fills'])
    expect(wrongWith('{seat')[0]).toMatch(/brace/)
    expect(wrongWith(' ')).toEqual(['is empty'])
  })

  it('may do without a choice, but a choice has every form that the language has', () => {
    const wrongIn = (lang: string, b: string) => compare({ b: source.b }, { b }, lang).wrong
    expect(wrongIn('de', '{n} Spieler')).toEqual([])
    expect(wrongIn('pl', '{n} {n, plural, one {kamień} other {kamieni}}')).toEqual([
      ['b', '{n, plural, …} has no form for many, few'],
    ])
    expect(wrongIn('es', '{n} {n, plural, one {piedra} other {piedras}}')).toEqual([])
  })
})

describe('signs', () => {
  it.each([
    ['fr', 'Qui joue ?', 'Qui joue\u202F?'],
    ['fr', 'Pot : « dix »; fini!', 'Pot\u00A0: «\u00A0dix\u00A0»\u202F; fini\u202F!'],
    ['fr', '5 000 jets', '5\u202F000 jets'],
    ['en', "It's over...", 'It’s over…'],
    ['de', 'Der Bot überlegt…', 'Der Bot überlegt\u00A0…'],
    ['es', 'Tras 5.000 tiradas, « Fin »: 60 %', 'Tras 5000 tiradas, «Fin»: 60\u00A0%'],
  ])('of %s are set right: %s', (lang, wrong, right) => {
    expect(mistakesIn(wrong, lang)).not.toEqual([])
    expect(mended(wrong, lang)).toBe(right)
    expect(mistakesIn(right, lang)).toEqual([])
  })

  it.each([
    ['en', '„so“'],
    ['de', '«so»'],
    ['fr', '‘ainsi’'],
    ['nl', '"zo"'],
    ['es', 'Quién juega?'],
    ['es', 'Ya!'],
    ['es', '“así”'],
  ])('of %s that need thought are told: %s', (lang, text) => {
    expect(mistakesIn(text, lang)).not.toEqual([])
    expect(mended(text, lang)).toContain(text.slice(1, -1).trim())
  })

  it.each([
    ['nl', 'Zo’n ‘zet’ kan niet: 2–8.'],
    ['fr', 'C’est «\u00A0fini\u00A0»\u00A0: 3\u202F!'],
    ['es', '¿Quién juega? ¡Tú! Di «la palabra “ya”», o ?'],
    ['en', 'a literal \'{\' and [Name "value"]'],
  ])('of %s that are right are left: %s', (lang, text) => {
    expect(mistakesIn(text, lang)).toEqual([])
    expect(mended(text, lang)).toBe(text)
  })
})

it('a button has room for few words', () => {
  expect(tooLong('says.button-stop', 'Stop')).toBeUndefined()
  expect(tooLong('says.button-stop', 'Stop throwing and write it all down')).toMatch(/button/)
  expect(tooLong('says.coach', 'Stop throwing and write it all down')).toBeUndefined()
})

it('the code is told the keys, by group, and what fills each', () => {
  const keys = writeKeys('games/some', { name: 'Some', 'says.won': '{seat} won {n} {n, plural, other {x}}' })
  expect(keys).toContain("readonly won: TextWith<'n' | 'seat'>")
  expect(keys).toContain("textsOf<Texts>('games/some', [\n  'name',\n  'says.won',\n])")
})
