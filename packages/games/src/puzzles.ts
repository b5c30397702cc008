// Written by `npm run index`: the games with puzzles, and the data file that holds them.
export const puzzleFiles: ReadonlyMap<string, string> = new Map<string, string>([
  ['contract-dammen', 'games/draughts/contract-dammen/puzzles.json'],
  ['dammen', 'games/draughts/dammen/puzzles.json'],
  ['engels-dammen', 'games/draughts/engels-dammen/puzzles.json'],
  ['frans-dammen', 'games/draughts/frans-dammen/puzzles.json'],
  ['gobang', 'games/field/gobang/puzzles.json'],
  ['halma-schaak', 'games/halma/halma-schaak/puzzles.json'],
  ['italiaans-dammen', 'games/draughts/italiaans-dammen/puzzles.json'],
  ['keerzijde', 'games/keerzijde/puzzles.json'],
  ['molenspel', 'games/molenspel/puzzles.json'],
  ['oud-duits-dammen', 'games/draughts/oud-duits-dammen/puzzles.json'],
  ['paardesprong', 'games/paardesprong/puzzles.json'],
  ['slag-dammen', 'games/draughts/slag-dammen/puzzles.json'],
  ['solitair', 'games/cross/solitair/puzzles.json'],
  ['turks-dammen', 'games/draughts/turks-dammen/puzzles.json'],
  ['vos-en-kip', 'games/cross/vos-en-kip/puzzles.json'],
  ['wolf-en-schapen', 'games/steps/wolf-en-schapen/puzzles.json'],
])
