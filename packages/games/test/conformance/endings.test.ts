import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { canSay } from '@spellendoos/scene'
import { describe, expect, it } from 'vitest'
import { games } from '../../src/index.ts'

const source = join(import.meta.dirname, '../../src')

/** Where the rules give a reason to end: as a type, as an assignment to a state or record, or in a result. */
const REASONS = [
  /\btype (?:Ending|CountedDraw) =((?:\s*\|?\s*(?:'[^']+'|[A-Z]\w*))+)/g,
  // A result that says how it ended in words of its own needs no sentence for its rule.
  /(?<!const )\b(?:why|end|ended)\b(?: =(?!=)|:) ?([^\n]+)\n(?!\s*how:)/g,
  /\bfunction (?:reason|decidedBy)\b([^]*?)\n\}/g,
]

/** Every reason that a file of rules can give for an end: `game.rule`, or `rule` if a family gives it. */
const reasonsIn = (text: string): readonly string[] =>
  REASONS.flatMap((reason) => [...text.matchAll(reason)]).flatMap(([, given]) =>
    [...given!.matchAll(/['`](?:\$\{[^}]*\}\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)?)['`]/g)].map(([, id]) => id!),
  )

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('words'))
  .map((path) => ({ path: path.split(sep), reasons: reasonsIn(readFileSync(join(source, path), 'utf8')) }))

/** The files of a game: its own folder, and the files of its family. */
const filesOf = (id: string) => {
  const [family] = files.find(({ path }) => path.includes(id))!.path
  return files.filter(({ path }) => path.includes(id) || (path[0] === family && path.length === 2))
}

describe('every way to end is told', () => {
  it.each(games.map((game) => [game.id, game] as const))('%s', (id, { words }) => {
    const rules = new Set(words.rules.map((rule) => rule.id))
    const endings = filesOf(id)
      .flatMap(({ reasons }) => reasons)
      .map((reason) => (reason.includes('.') ? reason : `${id}.${reason}`))
      .filter((reason) => rules.has(reason))
    expect(endings).not.toEqual([])
    expect(endings.filter((why) => !canSay(words.says, `ends-${why.slice(id.length + 1)}`))).toEqual([])
  })
})

describe('a score is called what the game counts', () => {
  it.each(games.filter(({ scores }) => scores !== undefined).map((game) => [game.id, game] as const))(
    '%s',
    (_, { words }) => {
      const told = [...Object.values(words.friend), ...words.rules.map(({ text }) => text)]
      const countsPoints = told.some(({ en }) => /\bpoints?\b/.test(en))
      expect(countsPoints || Object.hasOwn(words.says, 'score')).toBe(true)
    },
  )
})
