import { expect, it } from 'vitest'
import { AnsweredRequests } from './answered-requests.ts'

it('remembers every request with its line, however long ago, whatever stands in it', () => {
  const answered = new AnsweredRequests()
  const requests = Array.from({ length: 1000 }, (_, i) => `0 ${'"\n\\ é'[i % 6]}${i}`)
  for (const [length, request] of requests.entries()) answered.add(request, length)
  expect(requests.map((request) => answered.find(request))).toEqual([...requests.keys()])
})

it('takes no request for another that begins or ends alike', () => {
  const answered = new AnsweredRequests()
  for (let i = 0; i < 200; i++) answered.add(`0 r${i}0`, i)
  for (const other of ['0 r', '0 r1', '1 r10', '0 r10"', '0 r10\n', 'r10', '']) {
    expect([other, answered.find(other)]).toEqual([other, undefined])
  }
})
