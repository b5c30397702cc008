import { halmaEvaluation } from '../halma-evaluation.ts'
import { record } from './record.ts'

export const evaluation = halmaEvaluation(record)
