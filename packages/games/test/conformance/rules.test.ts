import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { games } from '../../src/index.ts'

const source = join(import.meta.dirname, '../../src')

/** All test files, with the titles of their tests in one text. */
const tests = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(source, path), 'utf8'))
  .flatMap((text) => [
    ...text.matchAll(/\b(?:it|test|describe)(?:\.each\([^]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^])*)\1/g),
  ])
  .map((match) => match[2] ?? '')

const named = new Set(tests.flatMap((title) => title.match(/[a-z0-9-]+\.[a-z0-9-]+/g) ?? []))

describe('every rule is proved', () => {
  it.each(games.map((game) => [game.id, game] as const))(
    '%s: each rule id stands in the title of a test',
    (_, game) => {
      const unproved = game.words.rules.map(({ id }) => id).filter((id) => !named.has(id))
      expect(unproved).toEqual([])
    },
  )

  it('no test names a rule that does not exist', () => {
    const known = new Set(games.flatMap((game) => game.words.rules.map(({ id }) => id)))
    const prefixes = new Set(games.map(({ id }) => `${id}.`))
    const strangers = [...named].filter((id) => prefixes.has(`${id.split('.')[0]}.`) && !known.has(id))
    expect(strangers).toEqual([])
  })
})
