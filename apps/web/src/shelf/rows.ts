import type { Box } from '../games/box.ts'

/** The rows of the shelf, by what people are in the mood for. */
export const ROWS = ['quick', 'heads', 'pub', 'children', 'alone', 'football'] as const
export type Row = (typeof ROWS)[number]

/** A quick game takes at most this many minutes. */
const QUICK = 8
/** At the pub everyone joins in, and nobody waits long for the next round. */
const PUB_SEATS = 8
const PUB_MINUTES = 20

const most = ({ seats }: Box): number => seats.at(-1)!

export function isInRow(box: Box, row: Row): boolean {
  const { seats, traits, occasions = [] } = box
  switch (row) {
    case 'quick':
      return traits.minutes <= QUICK && most(box) > 1
    case 'heads':
      return traits.luck === 'none' && seats.includes(2) && !seats.includes(1)
    case 'pub':
      return traits.luck !== 'none' && most(box) >= PUB_SEATS && traits.minutes <= PUB_MINUTES
    case 'alone':
      return seats.includes(1)
    case 'children':
    case 'football':
      return occasions.includes(row)
  }
}

/** The boxes of a row: games that are known by many names come first. */
export const boxesIn = (boxes: readonly Box[], row: Row): readonly Box[] => {
  const own = boxes.filter((box) => isInRow(box, row))
  const isKnown = ({ aliases }: Box): boolean => aliases !== undefined
  return [...own.filter(isKnown), ...own.filter((box) => !isKnown(box))]
}
