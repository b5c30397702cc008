/** The cross as text: seven rows from the top, a character for each point. */
const ROWS = [3, 3, 7, 7, 7, 3, 3]

export const CROSS_SHAPE = new RegExp(`^${ROWS.map((length) => `[^/]{${length}}`).join('/')}$`)

export function crossRows(signs: readonly string[]): string {
  let at = 0
  return ROWS.map((length) => signs.slice(at, (at += length)).join('')).join('/')
}
