/** How many tables one statement names at most. */
export const TOGETHER = 500
