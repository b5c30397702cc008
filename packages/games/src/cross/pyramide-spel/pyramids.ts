import { CENTRE, POINTS } from '../board.ts'
import { isNeighbour, type Point } from '../lines.ts'

/** pyramide-spel.pyramid: three points that are joined to each other by lines. The centre is part of none. */
export const PYRAMIDS: readonly (readonly [Point, Point, Point])[] = [...POINTS.keys()].flatMap((one) =>
  [...POINTS.keys()].flatMap((two) =>
    [...POINTS.keys()].flatMap((three): [Point, Point, Point][] =>
      one < two &&
      two < three &&
      ![one, two, three].includes(CENTRE) &&
      isNeighbour(one, two) &&
      isNeighbour(two, three) &&
      isNeighbour(one, three)
        ? [[one, two, three]]
        : [],
    ),
  ),
)

/** For each point the other two points of every pyramid that it can be part of, in one list. */
export const OTHERS: readonly (readonly Point[])[] = POINTS.map((_, point) =>
  PYRAMIDS.filter((pyramid) => pyramid.includes(point)).flatMap((pyramid) =>
    pyramid.filter((each) => each !== point),
  ),
)
