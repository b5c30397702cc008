import { Show } from 'solid-js'
import { sayPuzzles } from './words.ts'

/** The number of ratings drawn. */
const LATELY = 60
const WIDTH = 160
const HEIGHT = 32
const EDGE = 3

/** A rating over time as a small line with a dot at the end. */
export function RatingLine(props: { readonly ratings: readonly number[] }) {
  const lately = () => props.ratings.slice(-LATELY)
  const points = () => {
    const [low, high] = [Math.min(...lately()), Math.max(...lately())]
    const right = (i: number) => EDGE + (i / Math.max(1, lately().length - 1)) * (WIDTH - 2 * EDGE)
    const up = (rating: number) => EDGE + (1 - (rating - low) / Math.max(1, high - low)) * (HEIGHT - 2 * EDGE)
    return lately().map((rating, i) => [right(i), up(rating)] as const)
  }
  const last = () => points().at(-1)!
  return (
    <Show when={lately().length > 1}>
      <svg
        class="rating-line"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={sayPuzzles('line', {
          from: Math.round(lately()[0]!),
          to: Math.round(lately().at(-1)!),
        })}
      >
        <polyline
          points={points()
            .map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`)
            .join(' ')}
          fill="none"
          stroke="currentColor"
          stroke-width="2"
          stroke-linejoin="round"
        />
        <circle cx={last()[0]} cy={last()[1]} r="3" fill="currentColor" />
      </svg>
    </Show>
  )
}
