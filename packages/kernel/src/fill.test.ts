import { describe, expect, it } from 'vitest'
import { fill, fillingsOf, formsOf, plainIn, saidIn, speakNumber } from './fill.ts'
import type { Lang } from './text.ts'

const say = (text: string, fillings: Readonly<Record<string, string | number>> = {}, lang: Lang = 'en') =>
  fill(text, lang, fillings, (_, filling) =>
    typeof filling === 'number' ? speakNumber(filling, lang) : (filling as string),
  )

describe('a text', () => {
  it('is said as it is where nothing fills it', () => {
    expect(say('It’s your turn.')).toBe('It’s your turn.')
  })

  it('is filled by name', () => {
    expect(say('{seat} plays {move}.', { seat: 'Anna', move: '32-28' })).toBe('Anna plays 32-28.')
  })

  it('is not read again in what fills it', () => {
    expect(say('{seat}!', { seat: '{n, plural, one {x} other {y}}' })).toBe('{n, plural, one {x} other {y}}!')
  })

  it.each([
    [0, '0 stones'],
    [1, '1 stone'],
    [12345, '12,345 stones'],
  ])('counts %i as its language does', (n, said) => {
    expect(say('{n, plural, one {# stone} other {# stones}}', { n })).toBe(said)
  })

  it('counts nothing in the singular in French', () => {
    expect(say('{n, plural, one {# point} other {# points}}', { n: 0 }, 'fr')).toBe('0 point')
  })

  it('may have a form for one number alone', () => {
    expect(say('{n, plural, =0 {none} one {one} other {#}}', { n: 0 })).toBe('none')
  })

  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [11, '11th'],
    [21, '21st'],
  ])('puts %i in order as its language does', (n, said) => {
    expect(say('{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n })).toBe(said)
  })

  it('chooses by a word', () => {
    const text = '{who, select, us {We win.} other {They win.}}'
    expect(say(text, { who: 'us' })).toBe('We win.')
    expect(say(text, { who: 'them' })).toBe('They win.')
  })

  it('has fillings within its forms', () => {
    expect(say('{n, plural, one {{seat} alone} other {{seat} and # more}}', { n: 3, seat: 'Bo' })).toBe(
      'Bo and 3 more',
    )
  })

  it('takes a brace between apostrophes as it is, and other apostrophes too', () => {
    expect(say("'{n}' isn't {n}", { n: 7 })).toBe("{n} isn't 7")
  })

  it.each(['{', '}', '{n', '{n, plural}', '{n, plural, one {x}', '{n, many, other {x}}', '{}'])(
    'with wrong braces is a bug and throws: %s',
    (text) => expect(() => say(text, { n: 1 })).toThrow(/brace/),
  )

  it('without its filling, or with a word where it counts, is a bug and throws', () => {
    expect(() => say('{n}')).toThrow('nothing to fill {n} with')
    expect(() => say('{n, plural, other {x}}', { n: 'two' })).toThrow('needs a number')
    expect(() => say('{n, plural, one {x}}', { n: 2 })).toThrow('has no form for 2')
  })
})

describe('what a text needs', () => {
  const text = '{seat}: {n, plural, one {a {thing}} other {# of them}}'

  it('is every filling, also within forms', () => {
    expect([...fillingsOf(text)]).toEqual(['seat', 'n', 'thing'])
  })

  it('is told apart: fillings that are said, and those that only choose', () => {
    expect([...saidIn('{seat} {n, plural, one {stone} other {stones}}')]).toEqual(['seat'])
  })

  it('is not what it says itself, in every form', () => {
    expect(plainIn('{seat} is {place, select, 2 {second} other {last}} of {n}')).toEqual([
      ' is ',
      'second',
      'last',
      ' of ',
    ])
  })

  it('are forms, by the name that chooses', () => {
    expect(formsOf(text)).toEqual([{ name: 'n', form: 'plural', ways: ['one', 'other'] }])
  })
})
