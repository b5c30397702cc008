import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

/** What is kept, where, for how long, and how to be rid of it. */
export const sayPrivacy = voiceOf(t.privacy)
