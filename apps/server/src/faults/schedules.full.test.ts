import { describe } from 'vitest'
import { trySchedules } from './schedules.ts'
import { firstSeed } from './seed.ts'

const TOGETHER = 1000

describe('nodes, store, hints and lines that fail, a hundred times a thousand', () => {
  for (let part = 0; part < 100; part++) trySchedules(firstSeed + part * TOGETHER, TOGETHER)
})
