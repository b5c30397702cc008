import { draughtsEvaluation } from '../evaluating.ts'
import { record } from './record.ts'

export const evaluation = draughtsEvaluation(record)
