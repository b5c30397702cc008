import { describe, expect, it } from 'vitest'
import { anchorsOf, brokenLinks } from './links.js'

const PAGES = { 'docs/a.md': '# One\n\n## Two, and `three`\n\n## Two, and `three`\n', 'docs/b.md': '# B\n' }
const files = {
  read: (path) => PAGES[path],
  has: (path) => path in PAGES || path === 'packages/kernel',
  hasName: (name) => name === 'known.test.ts',
}
const faults = (markdown) => brokenLinks('docs/b.md', markdown, files)

describe('links in the documentation', () => {
  it('names headings as Markdown hosts do, and numbers those that occur twice', () => {
    expect([...anchorsOf(PAGES['docs/a.md'])]).toEqual(['one', 'two-and-three', 'two-and-three-1'])
  })

  it('passes links to files, folders and headings that exist, and addresses elsewhere', () => {
    expect(
      faults('[a](a.md) [b](#b) [c](a.md#two-and-three) [d](../packages/kernel) [e](https://example.org)'),
    ).toEqual([])
  })

  it('finds a missing file and a missing heading', () => {
    expect(faults('[a](c.md) [b](a.md#four)')).toEqual([
      'docs/b.md: no file c.md',
      'docs/b.md: no heading a.md#four',
    ])
  })

  it('finds a file name in backticks that is in no folder, and leaves other code alone', () => {
    expect(faults('`packages/kernel` `known.test.ts` `match.play(0)` `packages/games/src/<id>/`')).toEqual([])
    expect(faults('`packages/gone.ts` and `gone.test.ts`')).toEqual([
      'docs/b.md: no file `packages/gone.ts`',
      'docs/b.md: no file `gone.test.ts`',
    ])
  })

  it('does not read blocks of code', () => {
    expect(faults('```js\nlist[0](gone.md)\n```\n')).toEqual([])
  })
})
