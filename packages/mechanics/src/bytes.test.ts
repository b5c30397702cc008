import { expect, it } from 'vitest'
import { bytesOf } from './bytes.ts'

it.each([
  ['', []],
  ['TQ==', [77]],
  ['TWE=', [77, 97]],
  ['TWFu', [77, 97, 110]],
  ['/+8A', [255, 239, 0]],
])('reads %s', (text, bytes) => {
  expect([...bytesOf(text)]).toEqual(bytes)
})
