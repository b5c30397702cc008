import { enclosingEvaluation } from '../steps-evaluation.ts'
import { record } from './record.ts'

export const evaluation = enclosingEvaluation(record)
