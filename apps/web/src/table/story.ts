import type { Eye, Fact, Lang, Seat, Words } from '@spellendoos/kernel'
import { speakFact } from '@spellendoos/scene'
import type { Host } from './host.ts'

/** One event in words, and who caused it. */
export interface StoryLine {
  readonly seat?: Seat | undefined
  readonly text: string
}

/** What happened, line by line, in the words of the game. */
export const linesOf = (
  words: Pick<Words, 'says'>,
  facts: readonly Fact[],
  lang: Lang,
  names: readonly string[],
): readonly StoryLine[] =>
  facts.flatMap((fact) =>
    linesIn(speakFact(words, fact, lang, names)).map((text) => ({ seat: fact.seat, text })),
  )

/** The number of characters that fit on a small phone. */
const FITTING = 72
const SENTENCE_END = /(?<=[.!?]) /
const PAUSE = /(?<=[,;:]) /

/** A long text sentence by sentence, each with those after it that still fit; a list goes on in the next line. */
export const linesIn = (text: string): readonly string[] =>
  gathered(
    text
      .split(SENTENCE_END)
      .flatMap((sentence) => (sentence.length > FITTING ? gathered(sentence.split(PAUSE)) : [sentence])),
  )

/** Parts of a text, each with those after it that still fit. */
function gathered(parts: readonly string[]): readonly string[] {
  const lines: string[] = []
  for (const part of parts) {
    const before = lines.at(-1)
    if (before !== undefined && before.length + part.length < FITTING)
      lines[lines.length - 1] = `${before} ${part}`
    else lines.push(part)
  }
  return lines
}

/** How many entries back the last event is looked for; further back there are only throws. */
const RECENT = 12

/** The last thing that this viewer was told. */
export function lastFacts(host: Pick<Host, 'seq' | 'message'>, eye: Eye): readonly Fact[] {
  const { news } = host.message(eye, Math.max(0, host.seq() - RECENT))
  return news.findLast(({ facts }) => facts.length > 0)?.facts ?? []
}

/** The lines that are told one after the other, and which of them is shown. */
export interface Story {
  readonly lines: readonly StoryLine[]
  readonly at: number
}

/** With more lines that were not told yet the story would lag behind the table. */
const MOST_LEFT = 2

/** The story after something new: for patient listeners, a few lines that were not told yet come first. */
export function storyWith({ lines, at }: Story, news: readonly StoryLine[], isPatient: boolean): Story {
  const left = lines.slice(at + 1)
  return { lines: isPatient && left.length <= MOST_LEFT ? [...left, ...news] : news, at: 0 }
}

const AT_LEAST = 900
const PER_SIGN = 40

/** How long a line is shown, in milliseconds. */
export const readingTime = (text: string): number => AT_LEAST + PER_SIGN * text.length

export const sameLines = (a: readonly StoryLine[], b: readonly StoryLine[]): boolean =>
  a.length === b.length && a.every(({ seat, text }, i) => seat === b[i]!.seat && text === b[i]!.text)
