import { env } from 'node:process'

/** Whether there is time for the full suite. */
export const full = env['SPELLENDOOS_FULL'] === '1'
