import {
  ACTS,
  LANGS,
  LANGUAGES,
  sameInAll,
  type Lang,
  type Result,
  type Text,
  type Words,
} from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { speakEnding, speakResult } from './result.ts'
import { listOf, speak, speakFact } from './speak.ts'
import { TABLE_WORDS } from './table-words.ts'

/** A text that exists in some languages only. */
const SOME = sameInAll('')
const words: Pick<Words, 'says'> = {
  says: {
    left: {
      ...SOME,
      nl: 'Nog {n} {n, plural, one {steen} other {stenen}}.',
      en: '{n} {n, plural, one {stone} other {stones}} left.',
      de: 'Noch {n} {n, plural, one {Stein} other {Steine}}.',
      fr: 'Encore {n} {n, plural, one {pion} other {pions}}.',
    },
    wins: { ...SOME, nl: '{horse} wint', en: '{horse} wins', de: '{horse} gewinnt', fr: '{horse} gagne' },
    albino: { ...SOME, nl: 'Witje', en: 'Albino', de: 'Schimmel', fr: 'Blanc' },
    throws: sameInAll('{seat} → {otherSeat}: {dice}'),
    walks: sameInAll('{path}'),
    braces: sameInAll("'{n}' ’ {n, plural, one {a '}'} other {{n} '{'}}"),
    resign: sameInAll('own words'),
    'ends-none-left': {
      ...SOME,
      nl: 'Geen stenen meer.',
      en: 'No stones left.',
      de: 'Keine Steine mehr.',
      fr: 'Plus de pions.',
    },
  },
}

describe('speaking', () => {
  it('leaves figures and letters as they stand, and writes numbers as the language does', () => {
    expect(speak(words, 'A4 {n}', 'nl')).toBe('A4 {n}')
    expect(speak(words, 12345.5, 'nl')).toBe('12.345,5')
    expect(speak(words, 12345.5, 'en')).toBe('12,345.5')
  })

  it('chooses the plural by the language: nothing is singular in French only', () => {
    const said = (n: number) =>
      (['nl', 'en', 'de', 'fr'] as const).map((lang) => speak(words, { say: 'left', n }, lang))
    expect(said(0)).toEqual(['Nog 0 stenen.', '0 stones left.', 'Noch 0 Steine.', 'Encore 0 pion.'])
    expect(said(1)).toEqual(['Nog 1 steen.', '1 stone left.', 'Noch 1 Stein.', 'Encore 1 pion.'])
    expect(said(2)).toEqual(['Nog 2 stenen.', '2 stones left.', 'Noch 2 Steine.', 'Encore 2 pions.'])
  })

  it('says a filling that is itself something to say', () => {
    expect(speak(words, { say: 'wins', horse: { say: 'albino' } }, 'de')).toBe('Schimmel gewinnt')
    expect(speak(words, { say: 'wins', horse: 'Zwartje {n}' }, 'nl')).toBe('Zwartje {n} wint')
  })

  it('names seats, and numbers those without a name', () => {
    const fact = { fact: 'throws', seat: 0, otherSeat: 1, dice: [3, 5] }
    expect(speakFact(words, fact, 'nl', ['Anna'])).toBe('Anna → speler 2: 3 en 5')
    expect(speakFact(words, fact, 'fr')).toBe('joueur 1 → joueur 2: 3 et 5')
    expect(speak(words, { say: 'seat', seat: 1 }, 'de', ['Anna', 'Bert'])).toBe('Bert')
  })

  it('writes a path spot by spot', () => {
    expect(speakFact(words, { fact: 'walks', path: ['a1', 'b2', 'c3'] }, 'nl')).toBe('a1-b2-c3')
  })

  it('takes a brace between apostrophes as it is, also within a form', () => {
    expect(speak(words, { say: 'braces', n: 1 }, 'en')).toBe('{n} ’ a }')
    expect(speak(words, { say: 'braces', n: 7 }, 'en')).toBe('{n} ’ 7 {')
  })

  it('throws where a text or a filling is missing: that is a bug', () => {
    expect(() => speak(words, { say: 'nothing-like-it' }, 'nl')).toThrow("no text 'nothing-like-it'")
    expect(() => speak(words, { say: 'toString' }, 'nl')).toThrow("no text 'toString'")
    expect(() => speak(words, { say: 'left' }, 'nl')).toThrow('{n')
    expect(() => speakFact(words, { fact: 'wins', horse: null }, 'nl')).toThrow('cannot be said')
  })
})

describe('acts at the table', () => {
  it('are said in every language', () => {
    for (const act of ACTS) {
      const said = LANGS.map((lang) => speakFact({ says: {} }, { fact: act, seat: 0 }, lang, ['Anna']))
      expect(new Set(said).size).toBe(LANGS.length)
      for (const sentence of said) expect(sentence).toMatch(/^Anna .+\.$/)
    }
  })

  it("give way to a game's own words", () => {
    expect(speakFact(words, { fact: 'resign', seat: 0 }, 'nl')).toBe('own words')
  })

  it('has no empty text', () => {
    for (const text of Object.values<Text>(TABLE_WORDS))
      for (const lang of LANGS) expect(text[lang]).not.toBe('')
  })
})

describe('the result', () => {
  const names = ['Anna', 'Bert', 'Cor']
  it('tells winner and rule', () => {
    expect(speakResult(words, { places: [2, 1], why: 'test.none-left' }, 'nl', names)).toBe(
      'Bert wint. Geen stenen meer.',
    )
  })
  it('tells the standing with scores and money', () => {
    const result = { places: [2, 1, 2], scores: [1, 12, 1], money: [5, 60, 5], why: 'test.none-left' }
    expect(speakResult(words, result, 'en', names)).toBe(
      'Bert wins. 1. Bert (12 points, 60 in cash); 2. Anna (1 point, 5 in cash); ' +
        '2. Cor (1 point, 5 in cash). No stones left.',
    )
  })
  it('tells shared places, draws and resignations', () => {
    const said = (places: number[], why: string) => speakResult(words, { places, why }, 'nl', names)
    expect(said([1, 1, 3], 'resigned')).toBe(
      'Anna en Bert winnen samen. 1. Anna; 1. Bert; 3. Cor. Beslist door opgave.',
    )
    expect(said([1, 1], 'test.none-left')).toBe('De partij eindigt onbeslist. Geen stenen meer.')
    expect(said([1, 1], 'agreed')).toBe('Remise in onderling overleg.')
    expect(said([2, 2], 'test.none-left')).toBe('Niemand wint. Geen stenen meer.')
    expect(speakResult(words, { places: [1], scores: [31], why: 'test.none-left' }, 'fr')).toBe(
      'La partie est terminée. joueur 1 (31 points). Plus de pions.',
    )
  })
  it('is told in the game’s own words where it has them', () => {
    const result = { places: [2, 1], why: 'test.none-left', how: { say: 'left', n: 3 } }
    expect(speakResult(words, result, 'en', names)).toBe('Bert wins. 3 stones left.')
  })
  it('throws on an end without its sentence', () => {
    expect(() => speakResult(words, { places: [1, 2], why: 'test.other' }, 'nl')).toThrow(
      "no text 'ends-other'",
    )
  })
})

describe('the ending', () => {
  const names = ['Anna', 'Bert', 'Cor', 'Dirk']
  const told = (result: Omit<Result, 'why'>, people: number[], lang: Lang = 'en') => {
    const { headline, lines } = speakEnding(words, { why: 'test.none-left', ...result }, lang, names, people)
    return [headline, ...lines]
  }
  const two = { places: [1, 2], scores: [8, 3] }
  it('speaks to whoever sits there alone', () => {
    expect(told(two, [0])).toEqual(['You win!', '8 to 3.', 'No stones left.'])
    expect(told(two, [1])).toEqual(['Anna won this time.', '8 to 3.', 'No stones left.'])
    expect(told(two, [1], 'nl')).toEqual(['Anna wint deze keer.', '8 tegen 3.', 'Geen stenen meer.'])
  })
  it('calls several people at one screen by name, and tells a watcher the same', () => {
    const said = ['Anna wins.', '8 to 3.', 'No stones left.']
    expect(told(two, [0, 1])).toEqual(said)
    expect(told(two, [])).toEqual(said)
  })
  it('tells everyone else of many where they ended', () => {
    const four = { places: [2, 1, 3, 4], money: [900, 1100, 850, 20] }
    expect(told(four, [1])).toEqual(['You win!', '1,100, 200 ahead of Anna.', 'No stones left.'])
    expect(told(four, [2])).toEqual(['Third of four: 850', 'First: Bert, 1,100.', 'No stones left.'])
    expect(told({ places: [2, 1, 2] }, [0])).toEqual([
      'Second of three',
      'Bert won this time.',
      'No stones left.',
    ])
  })
  it('tells of partners, draws and nobody', () => {
    expect(told({ places: [1, 2, 1, 2] }, [0])).toEqual(['You and Cor win together!', 'No stones left.'])
    expect(told({ places: [1, 2, 1, 2] }, [1])[0]).toBe('Second of four')
    expect(told({ places: [1, 1], scores: [4, 4] }, [0])).toEqual([
      'It is a draw.',
      '4 to 4.',
      'No stones left.',
    ])
    expect(told({ places: [2, 2] }, [0])).toEqual(['Nobody wins.', 'No stones left.'])
  })
  it('of somebody alone is the sentence itself', () => {
    expect(told({ places: [1], scores: [3] }, [0])).toEqual(['No stones left.'])
  })
})

describe('a list', () => {
  it.each(LANGS)('is told in %s as people there tell it', (lang) => {
    const told = new Intl.ListFormat(LANGUAGES[lang].locale, { type: 'conjunction' })
    for (const parts of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']]) {
      expect(listOf(parts, lang)).toBe(told.format(parts))
    }
  })
})
