import { stdout } from 'node:process'

const USUAL_COLUMNS = 80
const WIDEST = 100

/** Writes a line, or several. */
export const print = (text = ''): void => {
  stdout.write(`${text}\n`)
}

/** How wide the screen is. */
export const screenWidth = (): number => stdout.columns ?? USUAL_COLUMNS

/** How wide text may run, to be easy to read. */
export const textWidth = (): number => Math.min(WIDEST, screenWidth())
