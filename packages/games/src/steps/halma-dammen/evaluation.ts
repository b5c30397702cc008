import { racingEvaluation } from '../evaluating.ts'
import { record } from './record.ts'

export const evaluation = racingEvaluation(record)
