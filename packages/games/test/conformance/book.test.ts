import type { Passage } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { books } from '../../src/books.ts'
import { games } from '../../src/index.ts'
import { passages as fetches } from '../../src/passages.ts'
import { BOOK_LENGTHS } from './book-lengths.ts'

const NUMBER = /^([1-9]\d*)\.([1-9]\d*)([a-z]?)$/
const UNDER_A_HEADING = /^[A-Z][a-z]+(?: [a-z]+)* (?=\d)/

/**
 * The numbers that are neither first nor directly after the previous one: a paragraph, a sentence or a letter is
 * skipped.
 */
function skipped(numbers: readonly string[]): string[] {
  let [paragraph, sentence, letter] = [0, 0, '']
  return numbers.filter((number) => {
    const [, p, s, l = ''] = NUMBER.exec(number) ?? []
    const [toParagraph, toSentence] = [Number(p), Number(s)]
    const isNextLetter =
      letter !== '' &&
      toParagraph === paragraph &&
      toSentence === sentence &&
      l.charCodeAt(0) === letter.charCodeAt(0) + 1
    const isNextSentence = toParagraph === paragraph && toSentence === sentence + 1
    const isNextParagraph = toParagraph === paragraph + 1 && toSentence === 1
    const follows = isNextLetter || ((isNextSentence || isNextParagraph) && (l === '' || l === 'a'))
    ;[paragraph, sentence, letter] = [toParagraph, toSentence, l]
    return !follows
  })
}

/** How many sentences of each paragraph there are. */
function lengthsOf(numbers: readonly string[]): number[] {
  const lengths: number[] = []
  for (const number of numbers) {
    const [, paragraph, sentence] = NUMBER.exec(number) ?? []
    lengths[Number(paragraph) - 1] = Number(sentence)
  }
  return lengths
}

describe('the thread from the book to the rules', () => {
  it('no number skipped, none out of order', () => {
    expect(skipped(['1.1', '1.2a', '1.2b', '2.1'])).toEqual([])
    expect(skipped(['1.1', '1.3'])).toEqual(['1.3'])
    expect(skipped(['1.1', '3.1'])).toEqual(['3.1'])
    expect(skipped(['1.2'])).toEqual(['1.2'])
    expect(skipped(['1.1a', '1.1c'])).toEqual(['1.1c'])
    expect(skipped(['1.1', '1.1b'])).toEqual(['1.1b'])
    expect(skipped(['1.1', '2.2'])).toEqual(['2.2'])
  })

  it('every game of a book has its passages, and the book is on the list', () => {
    const ofBooks = games.filter(({ book }) => book !== undefined)
    expect(ofBooks.map(({ id }) => id).filter((id) => !fetches.has(id))).toEqual([])
    const known = new Set(books.map(({ id }) => id))
    expect(ofBooks.filter(({ book }) => !known.has(book!)).map(({ id, book }) => `${id}: ${book}`)).toEqual(
      [],
    )
  })

  it('a game of no book has no rule by the book', () => {
    const ofNone = games.filter(({ book }) => book === undefined)
    const rules = ofNone.flatMap(({ words }) => words.rules)
    expect(rules.filter(({ source }) => source === 'book').map(({ id }) => id)).toEqual([])
  })

  it.each([...fetches])('%s: every passage is numbered in order', async (_, fetch) => {
    const numbers = Object.keys((await fetch()).passages)
    expect(skipped(numbers.filter((number) => !UNDER_A_HEADING.test(number)))).toEqual([])
    expect(numbers.filter((number) => !NUMBER.test(number.replace(UNDER_A_HEADING, '')))).toEqual([])
  })

  it.each([...fetches])(
    '%s: the passages go on to the end of each paragraph and of the text',
    async (id, fetch) => {
      const numbers = Object.keys((await fetch()).passages)
      expect(lengthsOf(numbers.filter((number) => !UNDER_A_HEADING.test(number)))).toEqual(BOOK_LENGTHS[id])
    },
  )

  it('what a game takes over from another heading is there, word for word and for the same rule', async () => {
    const tables = await Promise.all([...fetches.values()].map(async (fetch) => (await fetch()).passages))
    const all = tables.flatMap((passages) => Object.entries(passages))
    const line = (number: string, passage: Passage) =>
      `${number}: ${passage.says} → ${'rule' in passage ? passage.rule.split('.')[1] : passage.none}`
    const own = new Set(all.map(([number, passage]) => line(number, passage)))
    const takenOver = all.flatMap(([number, passage]) =>
      UNDER_A_HEADING.test(number) ? [line(number.replace(UNDER_A_HEADING, ''), passage)] : [],
    )
    expect(takenOver.length).toBeGreaterThan(0)
    expect(takenOver.filter((passage) => !own.has(passage))).toEqual([])
  })

  it.each([...fetches])(
    '%s: every rule by the book is in it, and every rule named exists',
    async (id, fetch) => {
      const passages = Object.values((await fetch()).passages)
      const { rules } = games.find((game) => game.id === id)!.words
      const named = new Set(passages.flatMap((passage) => ('rule' in passage ? [passage.rule] : [])))
      expect(
        rules.filter((rule) => rule.source === 'book' && !named.has(rule.id)).map((rule) => rule.id),
      ).toEqual([])
      expect([...named].filter((each) => rules.every((rule) => rule.id !== each))).toEqual([])
    },
  )
})
