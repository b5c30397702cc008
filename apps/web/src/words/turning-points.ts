import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

/** The moments where a match turned. */
export const sayTurningPoints = voiceOf(t.turning)
