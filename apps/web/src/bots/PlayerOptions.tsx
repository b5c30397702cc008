import { characterOf, charactersFor, LEVELS, levelsFor, rankOf, strengthIn } from '@spellendoos/bots/levels'
import type { Traits } from '@spellendoos/kernel'
import { For, Show } from 'solid-js'
import { inLang } from '../words/lang.ts'
import { sayNewMatch } from '../words/new-match.ts'

interface Playable {
  readonly traits: Traits
}

/** What a level of this game's computer players is called, or who has this number. */
export function levelName(game: Playable, level: number): string {
  const character = characterOf(level)
  if (character !== undefined) return inLang(character.name)
  return levelsFor(game).length === 1 ? sayNewMatch('level-only') : rankName(rankOf(level, game))
}

const rankName = (rank: number): string => sayNewMatch(`level-${rank as 1 | 2 | 3 | 4 | 5}`)

/** Who can play a seat of this game: a person, a computer player of one of the levels the game has, or a character. */
export function PlayerOptions(props: { readonly game: Playable }) {
  return (
    <>
      <option value={0}>{sayNewMatch('person')}</option>
      <LevelOptions game={props.game} />
    </>
  )
}

/** The computer players that can be told apart, and those with a style of their own. */
export function LevelOptions(props: { readonly game: Playable; readonly disabled?: boolean }) {
  const option = (level: number) => (
    <option value={level} disabled={props.disabled === true}>
      {levelName(props.game, level)}
    </option>
  )
  return (
    <>
      <For each={levelsFor(props.game)}>{option}</For>
      <Show when={charactersFor(props.game).length > 0}>
        <optgroup label={sayNewMatch('characters')}>
          <For each={charactersFor(props.game)}>{({ number }) => option(number)}</For>
        </optgroup>
      </Show>
    </>
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

/** How the characters among these players play, and how strong they are. */
export function CharacterNotes(props: { readonly game: Playable; readonly levels: readonly number[] }) {
  return (
    <For each={charactersFor(props.game).filter(({ number }) => props.levels.includes(number))}>
      {(character) => (
        <p class="soft" data-character={character.id}>
          {sayNewMatch('character', {
            name: inLang(character.name),
            says: inLang(character.says),
            level: rankName(strengthIn(character, props.game)),
          })}
        </p>
      )}
    </For>
  )
}
