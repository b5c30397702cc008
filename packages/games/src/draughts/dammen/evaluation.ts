import { draughtsEvaluation } from '../evaluating.ts'
import { fittedWorth } from '../evaluating/fitted.ts'
import { record } from './record.ts'

export const evaluation = draughtsEvaluation(record, fittedWorth)
