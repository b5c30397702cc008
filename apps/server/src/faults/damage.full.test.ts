import { expect, test } from 'vitest'
import { damageAll } from './damage.ts'
import { firstSeed } from './seed.ts'

test(`two thousand damaged files: each is told, never served as something else (seed ${firstSeed})`, async () => {
  const { refused, told, intact } = await damageAll(2_000, firstSeed)
  expect(refused + told + intact).toBe(2_000)
  expect(refused).toBeGreaterThan(100)
  expect(told).toBeGreaterThan(100)
})
