import { expect, it } from 'vitest'
import { faultOf, StoreFault } from './fault.ts'

it.each([
  ['SQLITE_FULL', 'full'],
  ['53100', 'full'],
  ['SQLITE_READONLY_DBMOVED', 'read-only'],
  ['25006', 'read-only'],
  ['SQLITE_CORRUPT_INDEX', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_IOERR_WRITE', 'disk'],
  ['ECONNREFUSED', 'unreachable'],
  ['57P01', 'unreachable'],
  ['23505', 'other'],
])('%s means %s, also as a cause', (code, kind) => {
  const error = Object.assign(new Error('why'), { code })
  for (const each of [error, new Error('outer', { cause: error })]) expect(faultOf(each).kind).toBe(kind)
  expect(faultOf(error).message).toContain(`why (${code})`)
})
it('whatever was thrown is told in words', () => {
  expect(faultOf({ odd: 1 }).message).toBe('The database failed. { odd: 1 }')
  expect(faultOf('text').message).toBe('The database failed. text')
  expect(faultOf(undefined).message).toBe('The database failed. undefined')
  const fault = new StoreFault('full', 'here')
  expect(faultOf(fault)).toBe(fault)
})
it('what a damaged file says is told in one line, and steers no terminal', () => {
  const error = Object.assign(new Error(`odd "\u001b[31m\n\u202e${'x'.repeat(1000)}"`), {
    code: 'SQLITE_CORRUPT',
  })
  expect(faultOf(error).message).toMatch(
    /^The database is damaged\. odd " \[31m x{400,500} \(SQLITE_CORRUPT\)$/,
  )
})
