import { fill } from '../../packages/kernel/src/fill.ts'

/** What fits on a button on the narrowest screen, and in the heading of a column. */
const BUTTON = 26

/** A name as long as a player may have one makes nothing too long: it is cut where it is shown. */
const SAMPLE = 'Anna'

/** Why a text does not fit where it goes, told from its key. */
export function tooLong(key: string, text: string): string | undefined {
  if (!/(^|\.)button-/.test(key)) return undefined
  const { length } = fill(text, 'en', new Proxy({}, { get: () => 2 }), () => SAMPLE)
  return length > BUTTON ? `has ${length} characters, and ${BUTTON} fit on a button` : undefined
}
