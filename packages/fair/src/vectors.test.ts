import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { verifyBlind } from '../test/blind.ts'
import { TAMPERS, tampered } from '../test/tampers.ts'
import { vectorFiles } from '../test/vectors.ts'

const folder = join(import.meta.dirname, '../test/vectors')
const doc = readFileSync(join(import.meta.dirname, '../../../docs/fair.md'), 'utf8')

describe('the vectors', () => {
  test('on disk are those that the code gives; `npm run vectors` writes them anew', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.json'),
    )
    const written = vectorFiles()
    expect(files.toSorted()).toEqual([...written.keys()].toSorted())
    for (const [name, text] of written) expect(readFileSync(join(folder, name), 'utf8')).toBe(text)
  })
  test('in the document are those on disk', () => {
    const known = readFileSync(join(folder, 'functions.json'), 'utf8')
    const shown = doc.match(/\b[0-9a-f]{64,128}\b/g) ?? []
    expect(shown.length).toBeGreaterThan(8)
    for (const hex of shown) expect(known).toContain(hex)
  })
  test('name in the document every verdict that they expect', () => {
    const named = new Set(TAMPERS.flatMap((each) => [each.what, verifyBlind(tampered(each), each.kept)[0]]))
    for (const what of named) expect(doc).toContain(`\`${what}\``)
  })
})

describe('a verifier that knows no rules', () => {
  test.each(TAMPERS.map((each) => [each.name, each] as const))('names: %s', (_, each) => {
    const expected = each.blind ?? [each.what, ...(each.seq === undefined ? [] : [each.seq])]
    expect(verifyBlind(tampered(each), each.kept)).toEqual(expected)
  })
})
