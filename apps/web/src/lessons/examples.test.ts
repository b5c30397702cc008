import { games } from '@spellendoos/games'
import { describe, expect, it } from 'vitest'
import { examplesOf, type Example } from './examples.ts'
import { practise } from './practice.ts'
import { LONGEST } from './sample.ts'

describe.each(games.map((game) => [game.id, game] as const))('examples of %s', (_, game) => {
  let found: Example[] | undefined
  const examples = () => (found ??= [...examplesOf(game)].filter((each) => each !== undefined))

  it('begin with the table laid out, show a refusal and show an end', () => {
    expect(examples()[0]?.kind).toBe('start')
    expect(examples().some(({ kind }) => kind === 'refused')).toBe(true)
    // A match may be longer than anybody wants to look for pictures.
    expect(examples().some(({ kind }) => kind === 'end') || game.bound > LONGEST).toBe(true)
  })

  it('show rules of the list', () => {
    const ids = game.words.rules.map(({ id }) => id)
    const shown = examples().flatMap(({ rule }) => (rule === undefined ? [] : [rule]))
    expect(ids).toEqual(expect.arrayContaining(shown))
  })

  it('are refused by just that rule when they are tapped', () => {
    for (const { kind, rule, play, eye, tried } of examples()) {
      if (kind !== 'refused' || typeof eye !== 'number') continue
      const table = practise(game, play)
      expect(table.play(eye, tried.join('-'))).toMatchObject({ ok: false, refusal: { rule } })
    }
  })
})
