import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

/** The moments where a match turned. */
export const sayTurning = voiceOf(t.turning)
