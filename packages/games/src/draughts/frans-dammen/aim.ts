import { draughtsAim } from '../draughts-aim.ts'
import { record } from './record.ts'

export const aim = draughtsAim(record)
