/** What GNU Backgammon and an external player say to each other: boards, read, and answers, written. */
export { readFibsBoard, type FibsBoard, type SessionRules } from './fibs-board.ts'
export { expectations, gnuAnswer, isResignationAccepted, MOST_RESIGNED } from './answers.ts'
export type { Move, State } from '../state.ts'
/** The game that is played. */
export { game } from '../index.ts'
