import { halmaAim } from '../halma-aim.ts'
import { record } from './record.ts'

export const aim = halmaAim(record)
