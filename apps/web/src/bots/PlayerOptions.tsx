import { LEVELS, rankOf } from '@spellendoos/bots/levels'
import type { Traits } from '@spellendoos/kernel'
import { For, Show } from 'solid-js'
import { sayNewMatch } from '../words/new-match.ts'
import { levelsFor } from './levels.ts'

interface Playable {
  readonly traits: Traits
}

/** What a level of this game's computer players is called. */
export const levelName = (game: Playable, level: number): string =>
  sayNewMatch(
    levelsFor(game).length === 1 ? 'level-only' : `level-${rankOf(level, game) as 1 | 2 | 3 | 4 | 5}`,
  )

/** Who can play a seat of this game: a person, or a computer player of one of the levels the game has. */
export function PlayerOptions(props: { readonly game: Playable }) {
  return (
    <>
      <option value={0}>{sayNewMatch('person')}</option>
      <LevelOptions game={props.game} />
    </>
  )
}

/** The computer players that can be told apart. */
export function LevelOptions(props: { readonly game: Playable; readonly disabled?: boolean }) {
  return (
    <For each={levelsFor(props.game)}>
      {(level) => (
        <option value={level} disabled={props.disabled === true}>
          {levelName(props.game, level)}
        </option>
      )}
    </For>
  )
}

/** Says so where there are fewer levels than elsewhere; who has only one says that of itself. */
export function LevelsNote(props: { readonly game: Playable }) {
  const levels = () => levelsFor(props.game).length
  return (
    <Show when={levels() > 1 && levels() < LEVELS.length}>
      <p class="soft">{sayNewMatch('levels-fewer', { n: levels() })}</p>
    </Show>
  )
}
