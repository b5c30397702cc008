import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { sameNames } from './type-names.js'

const folders = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

/** @param {Record<string, string>} files */
function tree(files) {
  const top = mkdtempSync(join(tmpdir(), 'spellendoos-names-'))
  folders.push(top)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(top, dirname(file)), { recursive: true })
    writeFileSync(join(top, file), text)
  }
  return top
}

describe('types of one name', () => {
  it('are found in one app, whatever kind of type they are', () => {
    const top = tree({
      'apps/web/src/a.ts': 'export interface Line { readonly at: number }',
      'apps/web/src/deep/b.tsx': 'export class Line {}\nexport const x = <p />',
      'apps/web/src/c.ts': 'export type Desk = string',
      'apps/web/src/d.ts': 'export type Desk = number',
    })
    expect(sameNames(top)).toEqual({
      files: 4,
      faults: [
        'apps/web: Line in apps/web/src/a.ts and apps/web/src/deep/b.tsx',
        'apps/web: Desk in apps/web/src/c.ts and apps/web/src/d.ts',
      ],
    })
  })

  it('are allowed in two apps, in two games, and where nobody else sees them', () => {
    const top = tree({
      'apps/web/src/a.ts': 'export type Line = string',
      'apps/cli/src/a.ts': 'export type Line = string',
      'apps/cli/src/b.ts': 'interface Line {}\nexport const one: Line = {}',
      'apps/cli/src/c.ts': "export type { Line } from './a.ts'",
      'apps/cli/dist/a.d.ts': 'export type Line = string',
      'packages/games/src/halma/state.ts': 'export interface State {}',
      'packages/games/src/domino/state.ts': 'export interface State {}',
    })
    expect(sameNames(top).faults).toEqual([])
  })
})
