import { expect, it } from 'vitest'
import { dataFile, learnData, missingData, readDataBy } from './data-files.ts'

it('a data file is missing until the host brings it', () => {
  const bytes = dataFile('here/a.bin')
  expect(missingData()).toEqual(['here/a.bin'])
  expect(bytes).toThrow('here/a.bin is not here')
  learnData('here/a.bin', Uint8Array.of(1, 2))
  expect(missingData()).toEqual([])
  expect([...bytes()]).toEqual([1, 2])
})

it('a host that can wait for a file is asked once, when the bytes are needed', () => {
  const asked: string[] = []
  readDataBy((file) => {
    asked.push(file)
    return Uint8Array.of(3)
  })
  const bytes = dataFile('here/b.bin')
  expect(asked).toEqual([])
  expect([...bytes(), ...bytes()]).toEqual([3, 3])
  expect(asked).toEqual(['here/b.bin'])
})
