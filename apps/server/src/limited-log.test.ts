import { expect, it } from 'vitest'
import { limitLog } from './limited-log.ts'

it('writes the same message a few times, counts the rest, and says how many those were', () => {
  let time = 0
  const lines: (readonly [object, string])[] = []
  const write = (details: object, message: string) => void lines.push([details, message])
  const log = limitLog({ info: write, warn: write, error: write } as never, () => time)
  for (let i = 0; i < 100; i++) log.error({ i }, 'a command failed')
  log.warn({ i: 0 }, 'something else')
  expect(lines.map(([, message]) => message)).toEqual([
    ...Array<string>(5).fill('a command failed'),
    'something else',
  ])
  time = 10_000
  log.error({ i: 100 }, 'a command failed')
  expect(lines.at(-1)).toEqual([{ i: 100, unsaid: 95 }, 'a command failed'])
})
