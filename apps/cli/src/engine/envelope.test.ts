import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEnvelope } from './envelope.ts'

describe('the envelope of a line', () => {
  it.each([
    ['{"id":7}', '7', 0],
    ['{ "id" : 1e400 , "cmd":"x"}', '1e400', 0],
    ['{"cmd":{"id":3}}', undefined, 2],
    ['{"a":"\\"id\\":1","id":"\\\\"}', '"\\\\"', 1],
    ['{"id":1,"id":[2]}', '[2]', 0],
    ['{"id":{"a":[1]},"b":[[]]}', '{"a":[1]}', 3],
    ['{}', undefined, 1],
    ['[["id",1]]', undefined, 2],
  ])('%s', (line, id, rest) => {
    expect(readEnvelope(line)).toMatchObject({ id, depth: { rest } })
  })

  it('holds the id of any object', () => {
    const requests = fc.property(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue()), (id, others) => {
      const { id: found } = readEnvelope(JSON.stringify({ ...others, id }))
      expect(JSON.parse(found!)).toEqual(JSON.parse(JSON.stringify(id)))
    })
    fc.assert(requests, { seed: 5 })
  })

  it('is read from any text without getting lost', () => {
    const texts = fc.string({
      unit: fc.constantFrom('{', '}', '[', ']', '"', ':', ',', '\\', ' ', 'id', '\r'),
      maxLength: 60,
    })
    fc.assert(
      fc.property(texts, (text) => {
        expect(readEnvelope(text).depth.rest).toBeGreaterThanOrEqual(0)
      }),
      { seed: 6, numRuns: 2000 },
    )
  })
})
