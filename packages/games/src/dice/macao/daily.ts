import { duelDaily } from '../duel-daily.ts'

export const daily = duelDaily('most')
