import type { Seat } from '@spellendoos/kernel'
import { isBlot, spread, stepsOf, type Play } from './plays.ts'
import type { Stones } from './stones.ts'
import { arrivalOn, nameOf, type Track } from './track.ts'

/**
 * A play in the usual notation: `13/7 8/7*`, `bar/21`, `6/off(2)`. The departure that is furthest back comes first;
 * steps of one stone are combined, naming only the points where it hits on its way; equal parts are counted. If several
 * stones come to rest on a hit blot, the last one has the star.
 */
export function writePlay(track: Track, stones: Readonly<Stones>, seat: Seat, play: Play): string {
  spread(stones, seat, track)
  const ways = drawnTogether(track, play)
  const onTheWay = new Set(ways.flatMap((way) => way.slice(1, -1)))
  const parts: { text: string; end: number; count: number }[] = []
  for (const way of ways) {
    const text = way
      .map((point, i) => nameOf(track, seat, point) + (i > 0 && i < way.length - 1 ? '*' : ''))
      .join('/')
    const same = parts.find((part) => part.text === text)
    if (same === undefined) parts.push({ text, end: way.at(-1)!, count: 1 })
    else same.count++
  }
  return parts
    .map(({ text, end, count }, i) => {
      const hits = isBlot(end) && !onTheWay.has(end) && !parts.some((later, j) => j > i && later.end === end)
      return text + (hits ? '*' : '') + (count > 1 ? `(${count})` : '')
    })
    .join(' ')
}

/** The path of every stone that moves: where it departs, where it hits in passing, where it comes to rest. */
function drawnTogether(track: Track, play: Play): number[][] {
  const steps = stepsOf(play)
    .map(({ from, die }) => ({ from, to: arrivalOn(track, from, die) }))
    .toSorted((a, b) => b.from - a.from || b.to - a.to)
  const ways: number[][] = []
  for (const { from, to } of steps) {
    const way = ways.find((each) => each.at(-1) === from)
    if (way === undefined) ways.push([from, to])
    else if (isBlot(from)) way.push(to)
    else way[way.length - 1] = to
  }
  return ways
}
