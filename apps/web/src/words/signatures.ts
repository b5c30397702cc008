import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

/** Who vouches for a match, and what nobody can. */
export const saySignatures = voiceOf(t.vouching)
