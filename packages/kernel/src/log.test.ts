import { expect, it } from 'vitest'
import type { Entry } from './entry.ts'
import { Log } from './log.ts'

const entry = (seq: number): Entry =>
  seq % 3 === 0 ? { by: 'chance', draw: [seq, 1] } : { by: seq % 2, move: `m"${seq}\n`, at: 1e12 + seq }

it('reads the same whether entries were put away or not', () => {
  for (const keep of [0, 1, 8, 500]) {
    const [log, all] = [new Log<Entry>(), [] as Entry[]]
    for (let seq = 0; seq < 200; seq++) {
      log.push(entry(seq))
      all.push(entry(seq))
      log.putAway(keep)
      expect(log.length).toBe(seq + 1)
    }
    expect(log.all).toEqual(all)
    expect(all.map((_, seq) => log.at(seq))).toEqual(all)
    for (const seq of [0, 1, 31, 32, 33, 150, 199, 200]) expect(log.since(seq)).toEqual(all.slice(seq))
  }
})

it('drops old ones that were put away, and keeps the numbers of the others', () => {
  const log = new Log<Entry>()
  for (let seq = 0; seq < 200; seq++) {
    log.push(entry(seq))
    log.putAway(8)
    log.drop(50)
    expect(log.length).toBe(seq + 1)
    expect(log.oldest).toBeLessThanOrEqual(Math.max(0, seq - 49))
    expect(log.oldest).toBeGreaterThanOrEqual(seq - 50 - 16)
  }
  for (let seq = log.oldest; seq < 200; seq++) expect(log.at(seq)).toEqual(entry(seq))
  expect(log.since(log.oldest)).toEqual(log.all)
})
