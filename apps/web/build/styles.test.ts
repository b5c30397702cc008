import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../src')
/** What boards and lists of moves are in. */
const LARGE =
  /^(html|body)\b|\.(table-page|playing|boardless|replay-page|edge-page|flat-page|edges|tabletop|middle|board-room|board|record|steps)(?![\w-])/

/** The parts of a selector that each say something of one element, without the arguments of `:has` and its like. */
function compoundsOf(selector: string): { readonly self: string; readonly hasArguments: boolean }[] {
  const compounds = [{ self: '', hasArguments: false }]
  let depth = 0
  for (let i = 0; i < selector.length; i++) {
    const sign = selector.charAt(i)
    const last = compounds.at(-1)!
    if (sign === '(') {
      if (selector.slice(0, i).endsWith(':has')) last.hasArguments = true
      depth++
    } else if (sign === ')') depth--
    else if (depth === 0) {
      if (/[\s>+~,]/.test(sign)) compounds.push({ self: '', hasArguments: false })
      else last.self += sign
    }
  }
  return compounds
}

const selectorsIn = (css: string) =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .split(/[{};]/)
    .map((part) => part.trim())
    .filter((part) => part.includes(':has(') && !part.startsWith('@'))

// Whenever anything is added or removed inside such an element, the browser computes the style of all that is in it.
test('no rule asks what a whole table, its board or its record has inside', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  const selectors = files.flatMap((file) => selectorsIn(readFileSync(join(SRC, file), 'utf8')))
  expect(selectors.length).toBeGreaterThan(0)
  const slow = selectors.filter((selector) =>
    compoundsOf(selector).some(({ self, hasArguments }) => hasArguments && LARGE.test(self)),
  )
  expect(slow).toEqual([])
})
