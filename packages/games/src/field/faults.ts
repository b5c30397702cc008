import { problem, type Read, type Text } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

/** What can be wrong with the text of a position in every game of the family. */
export const FAULTS = t.faults

/** Makes a reader's refusal from a game's list of faults. */
export const wrongOf =
  <Code extends string>(faults: Readonly<Record<Code, Text>>) =>
  (code: Code): Read<never> =>
    problem(code, faults[code])

/** A whole number below a thousand. */
export const wholeNumber = (text: string): number | undefined =>
  /^(?:0|[1-9]\d{0,2})$/.test(text) ? Number(text) : undefined
