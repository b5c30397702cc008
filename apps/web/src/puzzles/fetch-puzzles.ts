import type { Puzzle } from '@spellendoos/kernel'

/** The address of every game's puzzles, by the name that the games have for it. */
const ADDRESSES: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>('../../../../packages/games/src/**/puzzles.json', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  ).map(([file, address]) => [file.replace(/^.*\/packages\/games\/src\//, 'games/'), address]),
)

/** Fetches the puzzles in one file, named as in `puzzleFiles` of the games. */
export async function fetchPuzzles(file: string): Promise<readonly Puzzle[]> {
  const answer = await fetch(ADDRESSES.get(file)!)
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  return (await answer.json()) as Puzzle[]
}
