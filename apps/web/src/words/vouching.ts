import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

/** Who vouches for a match, and what nobody can. */
export const sayVouching = voiceOf(t.vouching)
