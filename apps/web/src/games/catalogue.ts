import type { Boxes } from './box.ts'

/** The box of every game on the shelf. Filled while the page is built (build/catalogue.ts). */
export const boxes: Boxes = []
