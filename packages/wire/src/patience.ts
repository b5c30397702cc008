import type { Pace } from './table.ts'

/** Seconds before a computer player replaces an absent player if there is no time limit. */
const WITHOUT_A_CLOCK = 300

/** The default patience with an absent player: with a time limit nobody is replaced, and the clock decides. */
export const usualPatience = (pace: Pace): number => (pace.kind === 'none' ? WITHOUT_A_CLOCK : 0)

/** Whether nobody is replaced before their time for a move has run out. */
export const isPatient = (patience: number, pace: Pace): boolean =>
  patience === 0 || pace.kind !== 'move' || patience >= pace.seconds
