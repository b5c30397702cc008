/** Generates the vectors of the chance proof and of the challenges of the day: npm run vectors. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { vectorFiles } from '../packages/fair/test/vectors.ts'
import { dailyVectors } from './verify/daily-vectors.ts'

const folder = join(import.meta.dirname, '../packages/fair/test/vectors')
rmSync(folder, { recursive: true, force: true })
for (const [name, text] of vectorFiles()) {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
writeFileSync(join(import.meta.dirname, 'verify/daily.json'), await dailyVectors())
