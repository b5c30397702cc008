import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { LANGS, seededRng, type Fact } from '@spellendoos/kernel'
import { canSay, speakFact, type SceneGame } from '@spellendoos/scene'
import { describe, expect, it } from 'vitest'
import { games } from '../../src/index.ts'
import { eyes } from './laws.ts'
import { anyEntry } from './play.ts'
import { begin, settings } from './settings.ts'

const source = join(import.meta.dirname, '../../src')
/** How many entries of a match are played: enough to hear most of what a game tells. */
const ENTRIES = 300

/** The facts that a file of rules names. */
const factsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bfact: ([^\n,}]+)/g)].flatMap(([, given]) =>
    [...given!.matchAll(/(?<![=!]== |\[)'([a-z0-9-]+)'/g)].map(([, fact]) => fact!),
  )

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path: path.split(sep), facts: factsIn(readFileSync(join(source, path), 'utf8')) }))

/** Everything that was told to anyone at the beginning of one match of each setting, one fact of each kind. */
function heardIn(game: SceneGame): readonly Fact[] {
  const heard = new Map<string, Fact>()
  for (const setting of settings(game)) {
    const match = begin(game, setting)
    const rng = seededRng(1)
    for (let n = 0, entry = anyEntry(match, rng); n < ENTRIES && entry !== undefined; n++) {
      match.append(entry)
      for (const eye of eyes(setting.seats))
        for (const fact of match.heard(match.seq - 1, eye).facts) heard.set(fact.fact, fact)
      entry = anyEntry(match, rng)
    }
  }
  return [...heard.values()]
}

describe('no fact is silent', () => {
  it.each(games.map((game) => [game.id, game] as const))('%s tells what it does', (_, game) => {
    const heard = heardIn(game)
    expect(heard).not.toEqual([])
    const silent = heard.filter((fact) =>
      LANGS.some((lang) => !/\S{3}/.test(speakFact(game.words, fact, lang))),
    )
    expect(silent).toEqual([])
  })

  it.each(games.map((game) => [game.id, game] as const))(
    '%s has a sentence for all it could tell',
    (id, game) => {
      const told = files.filter(({ path }) => path.includes(id)).flatMap(({ facts }) => facts)
      expect(told.filter((fact) => !canSay(game.words.says, fact))).toEqual([])
    },
  )

  it('what a family tells is said by one of its games', () => {
    const family = files.filter(({ path }) => path.length === 2 && path[0] !== undefined)
    const silent = family.flatMap(({ path, facts }) => {
      const members = games.filter(({ id }) =>
        files.some((file) => file.path[0] === path[0] && file.path.includes(id)),
      )
      return facts.filter((fact) => !members.some(({ words }) => canSay(words.says, fact)))
    })
    expect(silent).toEqual([])
  })
})
