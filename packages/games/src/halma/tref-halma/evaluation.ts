import { halmaEvaluation } from '../evaluating.ts'
import { record } from './record.ts'

export const evaluation = halmaEvaluation(record)
