import type { Moment, Moments, ChanceMoment } from '@spellendoos/bots'

/** A decision or a stroke of luck that mattered. */
export type KeyMoment =
  | {
      readonly kind: 'worst' | 'best'
      readonly seq: number
      readonly weight: number
      readonly moment: Moment
    }
  | { readonly kind: 'luck'; readonly seq: number; readonly weight: number; readonly stroke: ChanceMoment }

/** How many are shown. */
const MOST = 5
/** Changes of chances below this are not noticeable. */
const LEAST = 0.01

/** Those that mattered most, in order. */
export function keyMoments({ worst, best, luckiest }: Moments): readonly KeyMoment[] {
  const decided = (kind: 'worst' | 'best') => (moment: Moment) => ({
    kind,
    seq: moment.seq,
    weight: moment.weight,
    moment,
  })
  return [
    ...worst.map(decided('worst')),
    ...best.map(decided('best')),
    ...luckiest.map((stroke) => ({ kind: 'luck' as const, seq: stroke.seq, weight: stroke.luck, stroke })),
  ]
    .filter(({ weight }) => weight >= LEAST)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .toSorted((a, b) => a.seq - b.seq)
}
