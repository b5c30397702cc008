/** rond-om-de-hoek.board: six rows of eight fields between Start and Finish. */
export const START = 0
export const ROW = 8
export const ROWS = 6
/** The trap at the end of the last row. */
export const RED_TRAP = ROW * ROWS
export const FINISH = RED_TRAP + 1
/** rond-om-de-hoek.traps */
export const isTrap = (field: number): boolean => field > START && field % ROW === 0
/** What frees from a trap, and saves from the red one. */
export const SIX = 6
