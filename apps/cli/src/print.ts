import { stdout } from 'node:process'

const USUAL_COLUMNS = 80
const WIDEST = 100

/** Writes a line, or several. */
export const print = (text = ''): void => {
  stdout.write(`${text}\n`)
}

/** How wide text may run. */
export const columns = (): number => Math.min(WIDEST, stdout.columns ?? USUAL_COLUMNS)
