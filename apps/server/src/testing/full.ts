import { env } from 'node:process'

/** Whether there is time for everything. */
export const full = env['SPELLENDOOS_FULL'] === '1'
