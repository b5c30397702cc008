import { expect, test } from 'vitest'
import { damageAll } from './damage.ts'
import { firstSeed } from './seed.ts'

test(`a damaged page is told, never served as something else (seed ${firstSeed})`, async () => {
  const { refused, told } = await damageAll(40, firstSeed)
  expect(refused).toBeGreaterThan(0)
  expect(told).toBeGreaterThan(0)
})
