import type { Seat } from '@spellendoos/kernel'
import { DIAGONALS, EDGE, FIELDS, type Direction } from './fields.ts'
import type { StepsRecord } from './record.ts'

/** Fields and the edge. */
const ROOM = FIELDS + 1
/** The distance of a field from a goal that cannot be reached. */
const NEVER = 99

/** Tables about the board for one player. */
export interface Side {
  readonly seat: Seat
  readonly ways: readonly Direction[]
  /** The next field in each direction the men go: `next[field * ways + way]`. */
  readonly next: Uint8Array

  /** The fields to bring all men to; empty if that is not the aim. */
  readonly goal: readonly number[]
  /** Steps from a field to the nearest field of the goal on an empty board. */
  readonly far: Uint8Array
  /** Steps from a field to another on an empty board: `steps[from * ROOM + to]`, NEVER if there is no way. */
  readonly steps: Uint8Array
}

/** A record with everything that follows from it. */
export interface Variant {
  readonly record: StepsRecord
  readonly sides: readonly Side[]
  /** The four neighbours of a field: `neighbours[field * 4 + i]`. */
  readonly neighbours: Uint8Array
}

const opposite = (way: Direction): Direction => [0 - way[0], 0 - way[1]]

/** `homes`: the fields that each player starts on. */
export function variantOf(record: StepsRecord, homes: readonly (readonly number[])[]): Variant {
  const sides = homes.map((_, seat): Side => {
    const ways = seat === 0 ? record.ways : record.ways.map(opposite)
    const goal = record.aim === 'far-side' ? homes[1 - seat]! : []
    const next = nextFields(record, ways)
    const steps = Array.from({ length: ROOM }, (_, from) => stepsFrom(next, ways.length, from))
    const far = Uint8Array.from(steps, (to) => Math.min(NEVER, ...goal.map((field) => to[field]!)))
    return { seat, ways, next, goal, far, steps: Uint8Array.from(steps.flat()) }
  })
  return { record, sides, neighbours: nextFields(record, DIAGONALS) }
}

const nextFields = ({ fields }: StepsRecord, ways: readonly Direction[]): Uint8Array =>
  Uint8Array.from({ length: ROOM * ways.length }, (_, i) => {
    const from = Math.floor(i / ways.length)
    return from === EDGE ? EDGE : fields.next(from, ways[i % ways.length]!)
  })

/** The steps from every field to this one, on an empty board. */
function stepsFrom(next: Uint8Array, ways: number, from: number): number[] {
  const steps = new Array<number>(ROOM).fill(NEVER)
  steps[from] = 0
  const queue = [from]
  for (const field of queue) {
    for (let way = 0; way < ways; way++) {
      const to = next[field * ways + way]!
      if (to === EDGE || steps[to] !== NEVER) continue
      steps[to] = steps[field]! + 1
      queue.push(to)
    }
  }
  return steps
}

/** Steps from a field to another on an empty board; Infinity if there is no way. */
export function stepsBetween({ steps }: Side, from: number, to: number): number {
  const count = steps[from * ROOM + to]!
  return count === NEVER ? Infinity : count
}

/** Whether a man that went from a field to another could ever return. */
export const canReturn = ({ steps }: Side, from: number, to: number): boolean =>
  steps[to * ROOM + from] !== NEVER
