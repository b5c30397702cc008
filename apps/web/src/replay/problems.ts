import { filled, textBy, type Problem } from '@spellendoos/kernel'
import { t } from '../words/texts.ts'

export const noSuchGame = (id: string): Problem => ({
  code: 'no-such-game',
  text: filled(t['replay-problems']['no-such-game'], { id }),
})

export const wholeBundle: Problem = {
  code: 'whole-bundle',
  text: t['replay-problems']['whole-bundle'],
}

export const notKept: Problem = {
  code: 'not-kept',
  text: t['replay-problems']['not-kept'],
}

/** The longest message about a file. */
const MOST_SAID = 3

/** Some matches of a file were imported, and others cannot be read. */
export const notAllRead = (n: number, problems: readonly Problem[]): Problem => ({
  code: 'not-all-read',
  text: filled(t['replay-problems']['not-all-read'], {
    n,
    left: problems.length,
    why: textBy((lang) =>
      problems
        .slice(0, MOST_SAID)
        .map(({ text }) => text[lang])
        .join(' '),
    ),
  }),
})

/** What differs in a replay, with the place in its log if there is one. */
export const atEntry = ({ code, text }: Problem, seq: number | undefined): Problem => {
  if (seq === undefined) return { code, text }
  const n = seq + 1
  return {
    code,
    text: filled(t['replay-problems']['at-entry'], { text, n }),
  }
}
