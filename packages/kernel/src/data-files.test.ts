import { expect, it } from 'vitest'
import { dataFile, supplyDataFile, missingDataFiles, setDataReader } from './data-files.ts'

it('a data file is missing until the host brings it', () => {
  const bytes = dataFile('here/a.bin')
  expect(missingDataFiles()).toEqual(['here/a.bin'])
  expect(bytes).toThrow('here/a.bin has not been loaded')
  supplyDataFile('here/a.bin', Uint8Array.of(1, 2))
  expect(missingDataFiles()).toEqual([])
  expect([...bytes()]).toEqual([1, 2])
})

it('a host that can wait for a file is asked once, when the bytes are needed', () => {
  const asked: string[] = []
  setDataReader((file) => {
    asked.push(file)
    return Uint8Array.of(3)
  })
  const bytes = dataFile('here/b.bin')
  expect(asked).toEqual([])
  expect([...bytes(), ...bytes()]).toEqual([3, 3])
  expect(asked).toEqual(['here/b.bin'])
})
