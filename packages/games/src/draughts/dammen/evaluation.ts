import { draughtsEvaluation } from '../draughts-evaluation.ts'
import { FittedJudge } from '../evaluation/fitted-judge.ts'
import { record } from './record.ts'

export const evaluation = draughtsEvaluation(record, (v) => new FittedJudge(v))
