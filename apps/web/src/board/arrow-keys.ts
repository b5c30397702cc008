/** The centre of something that can have the focus. */
export interface Stop {
  readonly id: string
  readonly x: number
  readonly y: number
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * What a step aside counts against a step ahead. To the side one stays in the row; up and down the next row
 * comes first, also where its places stand between those of this one.
 */
const ASIDE = { across: 2, along: 0.9 } as const

/** The nearest stop in an arrow's direction. */
export function nextStop(stops: readonly Stop[], from: string, key: string): string | undefined {
  const step = STEPS[key]
  const here = stops.find(({ id }) => id === from)
  if (step === undefined || here === undefined) return undefined
  let best: string | undefined
  let least = Infinity
  for (const { id, x, y } of stops) {
    const ahead = (x - here.x) * step[0] + (y - here.y) * step[1]
    const aside = Math.abs((x - here.x) * step[1]) + Math.abs((y - here.y) * step[0])
    if (ahead <= 0.01 || aside > ahead * 2.5) continue
    const far = ahead + aside * (step[0] === 0 ? ASIDE.along : ASIDE.across)
    if (far < least) {
      least = far
      best = id
    }
  }
  return best
}
