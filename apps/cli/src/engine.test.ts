import { expect, test } from 'vitest'
import { answer } from './engine.ts'

test('an unknown command is refused and its id repeated', () => {
  expect(answer('{"id":7,"cmd":"dance"}')).toMatchObject({ id: 7, ok: false, error: 'unknown-command' })
})

test.each(['', '{', '[]', 'null', '3'])('%j is no request', (line) => {
  expect(answer(line)).toMatchObject({ ok: false, error: 'bad-json' })
})
