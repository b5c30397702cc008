import { describe } from 'vitest'
import { trySchedules } from './schedules.ts'
import { firstSeed } from './seed.ts'

describe('nodes, store, hints and lines that fail', () => {
  trySchedules(firstSeed, 250)
})
