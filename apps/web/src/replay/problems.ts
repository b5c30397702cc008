import { filled, type Problem } from '@spellendoos/kernel'
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

/** What differs in a replay, with the place in its log if it is one. */
export const atEntry = ({ code, text }: Problem, seq: number | undefined): Problem => {
  if (seq === undefined) return { code, text }
  const n = seq + 1
  return {
    code,
    text: filled(t['replay-problems']['at-entry'], { text, n }),
  }
}
