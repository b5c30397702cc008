import { houseNumberEvaluation } from '../house-number-evaluation.ts'

export const evaluation = houseNumberEvaluation('most')
