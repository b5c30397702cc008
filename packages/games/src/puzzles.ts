// Written by `npm run index`: the games with puzzles, and the data file that holds them.
export const puzzleFiles: ReadonlyMap<string, string> = new Map<string, string>([
  ['dammen', 'games/draughts/dammen/puzzles.json'],
  ['molenspel', 'games/molenspel/puzzles.json'],
])
