import { enclosingEvaluation } from '../evaluating.ts'
import { record } from './record.ts'

export const evaluation = enclosingEvaluation(record)
