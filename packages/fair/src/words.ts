import { filled, type Problem, type Text } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

const texts = <Keys extends string>(each: Readonly<Record<Keys, Text>>) => each

/** What can be wrong with the proof of a match. */
const FLAWS = texts(t.flaws)
export type Flaw = keyof typeof FLAWS
export const flawed = (flaw: Flaw): Problem => ({ code: flaw, text: FLAWS[flaw] })

/** What a table with sealed chance answers to impossible requests. */
const TROUBLES = texts(t.troubles)
export type RefusalCode = keyof typeof TROUBLES
export const problemOf = (code: RefusalCode): Problem => ({ code, text: TROUBLES[code] })
export const refusedWith = (code: RefusalCode) => ({ ok: false, problem: problemOf(code) }) as const

export const otherGame = (theirs: string, ours: string): Problem => ({
  code: 'other-game',
  text: filled(t.problems['other-game'], { theirs, ours }),
})

export const otherVersion = (theirs: number, ours: number): Problem => ({
  code: 'other-version',
  text: filled(t.problems['other-version'], { theirs, ours }),
})

/** An invalid part of a file; `where` is its place, e.g. `log[3].move`. */
export const misshapen = (code: string, where: string): Problem => ({
  code,
  text: filled(t.words.misshapen, { where }),
})
