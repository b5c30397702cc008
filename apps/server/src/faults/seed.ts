import { env } from 'node:process'

/** `SPELLENDOOS_SEED` chooses other schedules and other instants; the seeds are in the tests' names. */
export const firstSeed = Number(env['SPELLENDOOS_SEED'] ?? 1)
