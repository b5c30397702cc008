import type { At, Ground, Place } from '@spellendoos/scene'
import { LAYOUTS, type Layout } from './layout.ts'
import { endOf, nestOf } from './names.ts'
import type { State } from './state.ts'

/**
 * How a board is drawn. Each arm has two lanes with the end circles between them; the lanes of neighbouring arms meet
 * in an inner corner. Four arms make a cross on a grid, six make a star of the same parts.
 */
interface Plan {
  readonly layout: Layout
  /** From the middle of an arm to its lanes. */
  readonly lane: number
  /** Fields from the inner corner to the end of a lane. */
  readonly long: number
  /** From the centre of the board to the yards. */
  readonly yard: number
  readonly size: number
  /** The arm whose yard is near. */
  readonly near: number
}
const CROSS: Plan = { layout: LAYOUTS.four, lane: 1, long: 4, yard: 5.6, size: 12, near: 3 }
const STAR: Plan = { layout: LAYOUTS.six, lane: 1.15, long: 3, yard: 5.5, size: 13.2, near: 4 }

/** Two decimals are enough for a picture. */
const round = (n: number): number => Math.round(n * 100) / 100 + 0

/** A point this far out along an arm, and this far to its clockwise side. The first arm points left. */
function along({ layout, size }: Plan, arm: number, out: number, aside: number): At {
  const angle = Math.PI + (arm * 2 * Math.PI) / layout.arms
  const x = Math.cos(angle) * out - Math.sin(angle) * aside
  const y = Math.sin(angle) * out + Math.cos(angle) * aside
  return [round(size / 2 + x), round(size / 2 + y)]
}

const corner = ({ lane, layout }: Plan): number => lane / Math.tan(Math.PI / layout.arms)

/** The fields of the circuit in order: in along one arm, out along the next, and over its end. */
function circuit(plan: Plan): At[] {
  const { lane, long, layout } = plan
  const inner = corner(plan)
  const steps = Array.from({ length: long }, (_, i) => i + 1)
  return Array.from({ length: layout.arms }, (_, arm) => [
    ...steps.toReversed().map((step) => along(plan, arm, inner + step, lane)),
    along(plan, arm, inner, lane),
    ...steps.map((step) => along(plan, arm + 1, inner + step, -lane)),
    along(plan, arm + 1, inner + long, 0),
  ]).flat()
}

const end = (plan: Plan, arm: number, i: number): At => along(plan, arm, corner(plan) + plan.long - 1 - i, 0)
const yard = (plan: Plan, arm: number): At => along(plan, arm + 0.5, plan.yard, 0)
const nest = (plan: Plan, arm: number, i: number): At => {
  const [x, y] = yard(plan, arm)
  return [round(x + (i % 2 === 0 ? -0.42 : 0.42)), round(y + (i < 2 ? -0.42 : 0.42))]
}

/** Paper beyond the middles of the outermost fields. */
const MARGIN = 0.5
/** A start and the end circles have a ring in their colour. */
const RING = 0.44
const NEST = 0.34
const ENDS = [0, 1, 2, 3]

/** A yard and end circles that nobody uses are printed pale. */
const idle = (plan: Plan, arm: number): Ground[] => [
  { circle: [...yard(plan, arm), 1.05], paint: 'paper', filled: true },
  ...ENDS.flatMap((i): Ground[] => [
    { circle: [...nest(plan, arm, i), NEST], paint: 'beige', filled: true },
    { circle: [...end(plan, arm, i), RING], paint: 'beige', filled: true },
    { circle: [...end(plan, arm, i), NEST], paint: 'white', filled: true },
  ]),
]

/** The arms; and for each colour that plays, its yard and an arrow at its start. */
function ground(plan: Plan, played: readonly number[]): Ground[] {
  const outer = corner(plan) + plan.long
  const wide = plan.lane + MARGIN
  const arms = Array.from({ length: plan.layout.arms }, (_, arm) => arm)
  return [
    ...arms.map((arm): Ground => ({
      shape: [
        along(plan, arm, outer + MARGIN, -wide),
        along(plan, arm, outer + MARGIN, wide),
        along(plan, arm, 0, wide),
        along(plan, arm, 0, -wide),
      ],
      paint: 'paper',
    })),
    ...arms.flatMap((arm) => (played.includes(arm) ? [] : idle(plan, arm))),
    ...played.flatMap((arm, colour): Ground[] => [
      { circle: [...yard(plan, arm), 1.05], paint: 'paper', filled: true },
      { text: 'B', at: yard(plan, arm), size: 0.34 },
      ...[along(plan, arm, outer, plan.lane), ...ENDS.map((i) => end(plan, arm, i))].map(
        ([x, y]): Ground => ({ circle: [x, y, RING], paint: { seat: colour }, filled: true }),
      ),
      {
        line: [along(plan, arm, outer + 1, plan.lane), along(plan, arm, outer + MARGIN, plan.lane)],
        paint: 'ink',
        arrow: true,
      },
    ]),
  ]
}
const SIZE: readonly [number, number] = [0.8, 0.8]

/** Every field has its number, except that a start in use has an A. */
function places(plan: Plan, played: readonly number[]): Place[] {
  const perArm = plan.layout.fields / plan.layout.arms
  const round = { shape: 'round', size: SIZE } as const
  return [
    ...circuit(plan).map((at, field): Place => {
      const id = String(field + 1)
      const isStart = field % perArm === 0 && played.includes(field / perArm)
      return { id, at, ...round, paint: 'white', print: isStart ? 'A' : id }
    }),
    ...played.flatMap((arm, colour) =>
      ENDS.flatMap((i): Place[] => [
        { id: endOf(colour, i), at: end(plan, arm, i), ...round, paint: 'white', print: 'dcba'[i]! },
        { id: nestOf(colour, i), at: nest(plan, arm, i), ...round, paint: { seat: colour } },
      ]),
    ),
  ]
}

/** The board without its pawns. */
export function drawBoard(s: State) {
  const plan = s.fields === CROSS.layout.fields ? CROSS : STAR
  return {
    size: [plan.size, plan.size] as const,
    surface: 'sand' as const,
    ground: ground(plan, s.arms),
    places: places(plan, s.arms),
    facing: s.arms.map(
      (arm) => ((plan.near - arm + plan.layout.arms) % plan.layout.arms) * (360 / plan.layout.arms),
    ),
  }
}
