import type { Cell, Label } from './scene.ts'

/** A cell that can be tapped. */
export type TapCell = Exclude<Cell, Label>

export const isTapCell = (cell: Cell): cell is TapCell => typeof cell === 'object' && !('say' in cell)
