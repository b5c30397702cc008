import type { Traits } from '@spellendoos/kernel'
import { For } from 'solid-js'
import { sayOpening } from '../words/opening.ts'
import { levelsFor } from './levels.ts'

/** Who can sit at a seat of this game: a person, or a computer player of each level that can be told apart. */
export function PlayerOptions(props: { readonly game: { readonly traits: Traits } }) {
  const levels = () => levelsFor(props.game)
  const named = (level: number) =>
    sayOpening(levels().length === 1 ? 'level-only' : `level-${level as 1 | 2 | 3 | 4 | 5}`)
  return (
    <>
      <option value={0}>{sayOpening('person')}</option>
      <For each={levels()}>{(level) => <option value={level}>{named(level)}</option>}</For>
    </>
  )
}
