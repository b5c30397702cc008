/** Stones by the book's names of the points, `4` or `4A`, and on the bar; missing ones have been borne off. */
export type Named = Readonly<Record<string, number>>

/** The 26 characters of a board: seat 1's bar, the points from 1A to 12A and from 12 to 1, and seat 0's bar. */
export function boardOf(white: Named, black: Named): string {
  const board = Array.from({ length: 26 }, () => '-')
  for (const [stones, letters, bar] of [
    [white, 'ABCDEFGHIJKLMNO', 25],
    [black, 'abcdefghijklmno', 0],
  ] as const) {
    for (const [name, count] of Object.entries(stones)) {
      const number = Number.parseInt(name, 10)
      board[name === 'bar' ? bar : name.endsWith('A') ? number : 25 - number] = letters[count - 1]!
    }
  }
  return board.join('')
}
