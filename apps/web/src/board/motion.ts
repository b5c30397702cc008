import type { Fact, Spot } from '@spellendoos/kernel'
import { isCalm } from '../settings/choices.ts'

export interface Point {
  readonly x: number
  readonly y: number
  readonly scale: number
}

const HOP = 220
const LONGEST = 1400
/** How long removing a piece takes. */
export const LEAVING = 400

/** The position of a picture of one board unit, from the board's corner. */
export const transformOf = ({ x, y, scale }: Point): string =>
  `translate(${part(x)}, ${part(y)}) scale(${Math.round(scale * 1000) / 1000})`
const part = (units: number): string => `${Math.round(units * 10_000) / 100}%`

/** The spots that a piece travels over, if a fact describes the journey. */
export function journeyOf(facts: readonly Fact[], from: Spot, to: Spot): readonly Spot[] {
  const path = facts.find(({ path }) => path?.at(0) === from && path.at(-1) === to)?.path
  return path ?? [from, to]
}

/** How long the longest journey takes, in milliseconds. */
export const travelTime = (facts: readonly Fact[]): number =>
  isCalm() ? 0 : timeFor(Math.max(0, ...facts.map(({ path = [] }) => path.length - 1)))

const timeFor = (hops: number): number => Math.min(LONGEST, HOP * hops)

/** Moves a piece over a row of points, hop by hop; with reduced motion it fades in where it arrives. */
export function travel(piece: HTMLElement | SVGElement, points: readonly Point[]): void {
  if (points.length < 2) return
  if (isCalm()) {
    piece.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 160 })
    return
  }
  const hops = points.length - 1
  const frames = points.flatMap((point, i): Keyframe[] => {
    const here = { transform: transformOf(point), easing: 'ease-in-out' }
    const next = points[i + 1]
    if (next === undefined) return [here]
    const high = Math.max(point.scale, next.scale) * 1.1
    const between = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 - 0.08, scale: high }
    return [here, { transform: transformOf(between), easing: 'ease-in-out' }]
  })
  const journey = piece.animate(frames, { duration: timeFor(hops) })
  // Above what is being removed, too.
  piece.style.zIndex = '1'
  const land = () => (piece.style.zIndex = '')
  journey.finished.then(land, land)
}

/** Something is removed: it shrinks and fades. */
export function leave(piece: Element, from: Point): void {
  const here = transformOf(from)
  piece.animate(
    [
      { transform: here, opacity: 1 },
      { transform: here, opacity: 1, offset: 0.4 },
      { transform: transformOf({ ...from, scale: from.scale * 0.7 }), opacity: 0 },
    ],
    { duration: LEAVING, fill: 'forwards' },
  )
}

/** Something appears: it is put down. */
export function arrive(piece: Element): void {
  piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 180 })
}

/** A die that was thrown: it tumbles and settles. */
export function tumble(die: Element, nth: number): void {
  if (isCalm()) {
    arrive(die)
    return
  }
  const turn = nth % 2 === 0 ? 1 : -1
  die.animate(
    [
      { transform: `translate(${turn * -26}px, -46px) rotate(${turn * -310}deg) scale(1.12)`, opacity: 0.3 },
      {
        transform: `translate(${turn * 9}px, 5px) rotate(${turn * -100}deg) scale(1.02)`,
        opacity: 1,
        offset: 0.5,
      },
      { transform: `translate(${turn * -3}px, -5px) rotate(${turn * 16}deg)`, offset: 0.75 },
      { transform: 'none' },
    ],
    { duration: 500, easing: 'cubic-bezier(.2,.7,.3,1)' },
  )
}

/** A refused move: one shake. */
export function shake(thing: Element): void {
  if (isCalm()) return
  const x = (by: number) => ({ transform: `translateX(${by}px)` })
  thing.animate([x(0), x(-6), x(5), x(-3), x(0)], { duration: 260 })
}

/** Animates a turn of the board from its previous angle. Pieces that were still moving jump to their places. */
export function turnRound(board: Element, degrees: number): void {
  for (const running of board.getAnimations({ subtree: true })) {
    if (running.effect instanceof KeyframeEffect && running.effect.target?.closest('.pieces'))
      running.cancel()
  }
  if (isCalm()) return
  const shortest = ((((degrees + 180) % 360) + 360) % 360) - 180
  board.animate([{ rotate: `${-shortest}deg` }, { rotate: '0deg' }], { duration: 420, easing: 'ease-in-out' })
}
