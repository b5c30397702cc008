/**
 * The rows of a position text (`…/…/…`, top row first), turned and mirrored in all eight ways, itself included; only
 * mirrored from left to right, where up and down are not alike. What follows the rows stays as it is.
 */
export function turnedRows(text: string, ways: 'all' | 'left-right'): readonly string[] {
  const [rows = '', ...rest] = text.split(' ')
  const lines = rows.split('/')
  const width = Math.max(...lines.map((line) => line.length))
  // The rows of a cross-shaped board are shorter and centred.
  const padded = lines.map((line) => {
    const gap = ' '.repeat((width - line.length) / 2)
    return (gap + line + gap).split('')
  })
  const written = (grid: readonly (readonly string[])[]) =>
    [grid.map((line) => line.join('').trim()).join('/'), ...rest].join(' ')
  const mirrored = (grid: readonly (readonly string[])[]) => grid.map((line) => line.toReversed())
  const turned = (grid: readonly (readonly string[])[]) =>
    grid[0]!.map((_, column) => grid.map((line) => line[column]!).toReversed())
  const grids: (readonly (readonly string[])[])[] = [padded]
  if (ways === 'all') for (let i = 0; i < 3; i++) grids.push(turned(grids.at(-1)!))
  return grids.flatMap((grid) => [written(grid), written(mirrored(grid))])
}
