import { draughtsEvaluation } from '../draughts-evaluation.ts'
import { record } from './record.ts'

export const evaluation = draughtsEvaluation(record)
