import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

/** Who signed a match, and what nobody can prove. */
export const saySignatures = voiceOf(t.vouching)
