import { racingEvaluation } from '../steps-evaluation.ts'
import { record } from './record.ts'

export const evaluation = racingEvaluation(record)
