import { voiceOf } from './lang.ts'
import { t } from './texts.ts'

/** What is stored, where, for how long, and how to delete it. */
export const sayPrivacy = voiceOf(t.privacy)
