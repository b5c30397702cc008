import { draughtsEvaluation } from '../draughts-evaluation.ts'
import { fittedWorth } from '../evaluation/fitted-worth.ts'
import { record } from './record.ts'

export const evaluation = draughtsEvaluation(record, fittedWorth)
