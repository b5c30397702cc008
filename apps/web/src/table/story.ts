import type { Eye, Fact, Lang, Seat, Words } from '@spellendoos/kernel'
import { speakFact } from '@spellendoos/scene'
import type { Host } from './host.ts'

/** One thing that happened, in words, and whose doing it was. */
export interface ToldLine {
  readonly seat?: Seat | undefined
  readonly text: string
}

/** What happened, line by line, in the words of the game. */
export const linesOf = (
  words: Pick<Words, 'says'>,
  facts: readonly Fact[],
  lang: Lang,
  names: readonly string[],
): readonly ToldLine[] =>
  facts.flatMap((fact) =>
    linesIn(speakFact(words, fact, lang, names)).map((text) => ({ seat: fact.seat, text })),
  )

/** Signs that fit the room on a small phone. */
const FITTING = 64
const SENTENCE_END = /(?<=[.!?]) /

/** A long text sentence by sentence, each with those after it that still fit. */
export function linesIn(text: string): readonly string[] {
  const lines: string[] = []
  for (const sentence of text.split(SENTENCE_END)) {
    const before = lines.at(-1)
    if (before !== undefined && before.length + sentence.length < FITTING)
      lines[lines.length - 1] = `${before} ${sentence}`
    else lines.push(sentence)
  }
  return lines
}

/** So many entries back somebody is told again what happened last; further back lies nothing but throws. */
const RECENT = 12

/** What these eyes were told last. */
export function lastFacts(host: Pick<Host, 'seq' | 'message'>, eye: Eye): readonly Fact[] {
  const { news } = host.message(eye, Math.max(0, host.seq() - RECENT))
  return news.findLast(({ facts }) => facts.length > 0)?.facts ?? []
}

const AT_LEAST = 900
const PER_SIGN = 40

/** How long a line is left to be read, in milliseconds. */
export const readingTime = (text: string): number => AT_LEAST + PER_SIGN * text.length

export const sameLines = (a: readonly ToldLine[], b: readonly ToldLine[]): boolean =>
  a.length === b.length && a.every(({ seat, text }, i) => seat === b[i]!.seat && text === b[i]!.text)
