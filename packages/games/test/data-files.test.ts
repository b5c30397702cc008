import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dataFile, missingDataFiles } from '@spellendoos/kernel'
import { expect, it } from 'vitest'
import { evaluations } from '../src/evaluations.ts'

const SOURCES = new URL('../src/', import.meta.url)
const FILES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.bin'))

/** The files with which the strength of the computer players was measured: after new training, measure again. */
const CHECKSUMS: Readonly<Record<string, string>> = {
  'dice/chicago/race.bin': '63edc04275d2d60c',
  'draughts/evaluation/windows.bin': '6f6682c2ddd150ce',
  'field/gobang/weights.bin': '5044e77666d9ea51',
  'molenspel/evaluation/against-three.bin': '4575e9db192b5052',
  'molenspel/evaluation/patterns.bin': '04e917a16976c49e',
  'tables/backgammon/net.bin': '4233b05242b17816',
}

it('computer players judge by the weights and tables that they were measured with', () => {
  const checksums = FILES.map((file) => {
    const hash = createHash('sha256').update(readFileSync(new URL(file, SOURCES)))
    return [file, hash.digest('hex').slice(0, 16)]
  })
  expect(Object.fromEntries(checksums)).toEqual(CHECKSUMS)
})

it('every data file is named by an evaluation, and every one that is named is there', async () => {
  await Promise.all([...evaluations.values()].map((fetch) => fetch()))
  const named = missingDataFiles()
  expect(named.toSorted()).toEqual(FILES.map((file) => `games/${file}`).toSorted())
  for (const file of named) expect(dataFile(file)().length).toBeGreaterThan(0)
})
