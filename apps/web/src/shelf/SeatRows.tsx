import { nameOf } from '@spellendoos/scene'
import { For, Index, Show } from 'solid-js'
import { SeatMark } from '../board/SeatMark.tsx'
import { usualLevel } from '../bots/levels.ts'
import { botName } from '../bots/bot-names.ts'
import { CharacterNotes, LevelsNote, PlayerOptions } from '../bots/PlayerOptions.tsx'
import type { OpenGame } from '../games/open.ts'
import { canReview } from '../help/review-support.ts'
import { wantedBy, WarnedField } from '../help/WarnedField.tsx'
import { groups, rememberGroup } from '../storage/groups.ts'
import type { Player } from '../storage/matches.ts'
import { LONGEST_NAME, names, rememberNames } from '../storage/names.ts'
import { warning } from '../settings/choices.ts'
import { lang } from '../words/lang.ts'
import { sayNewMatch } from '../words/new-match.ts'

interface SeatRowsProps {
  readonly game: OpenGame
  readonly players: readonly Player[]
  readonly onPlayers: (players: readonly Player[]) => void
}

/** The players: a name, and a person or a computer player, for each seat. */
export function SeatRows(props: SeatRowsProps) {
  const change = (seat: number, part: Partial<Player>) =>
    props.onPlayers(props.players.map((player, at) => (at === seat ? { ...player, ...part } : player)))
  /** A computer player never has a person's name, and a person who takes a seat keeps their own. */
  const changeLevel = (seat: number, level: number) => {
    const was = props.players[seat]!.level
    if (level > 0 && was > 0) return change(seat, { level })
    change(seat, { level, name: level > 0 ? '' : freeName(props.players) })
  }
  return (
    <>
      <datalist id="names">
        <For each={names()}>{(name) => <option value={name} />}</For>
      </datalist>
      <Index each={props.players}>
        {(player, seat) => (
          <div class="seat-row">
            <SeatMark seat={seat} />
            <input
              class="field"
              aria-label={sayNewMatch('name', { seat: nameOf(seat, lang()) })}
              placeholder={player().level > 0 ? botName(props.players, seat) : nameOf(seat, lang())}
              maxLength={LONGEST_NAME}
              list="names"
              autocomplete="off"
              value={player().name}
              onInput={(event) => change(seat, { name: event.currentTarget.value.trim() })}
            />
            <select
              class="field"
              aria-label={sayNewMatch('who', { seat: nameOf(seat, lang()) })}
              value={player().level}
              data-player={seat}
              onChange={(event) => changeLevel(seat, Number(event.currentTarget.value))}
            >
              <PlayerOptions game={props.game} />
            </select>
            <Show when={player().level === 0 && canReview(props.game)}>
              <WarnedField
                seat={seat}
                warned={player().warned}
                onWarned={(warned) => change(seat, { warned })}
              />
            </Show>
          </div>
        )}
      </Index>
      <Show when={props.players.some(({ level }) => level > 0)}>
        <LevelsNote game={props.game} />
      </Show>
      <CharacterNotes game={props.game} levels={props.players.map(({ level }) => level)} />
    </>
  )
}

/** This many seats: present players stay, the first is a person, the others are computer players. */
export const seatPlayers = (game: OpenGame, n: number, before: readonly Player[]): readonly Player[] =>
  Array.from(
    { length: n },
    (_, seat) =>
      before[seat] ??
      (seat === 0
        ? { name: names()[0] ?? '', level: 0, warned: wantedBy(warning.chosen()) }
        : { name: '', level: usualLevel(game) }),
  )

/** A name known in this browser that nobody at the table has yet. */
const freeName = (players: readonly Player[]): string =>
  names().find((name) => !players.some((player) => player.name === name)) ?? ''

/** This many people, by the given names or those who played here last. */
export const seatPeople = (n: number, group?: readonly string[]): readonly Player[] =>
  Array.from({ length: n }, (_, seat) => ({
    name:
      (group ?? groups().find(({ length }) => length === n))?.[seat] ??
      (seat === 0 ? (names()[0] ?? '') : ''),
    level: 0,
    warned: wantedBy(warning.chosen()),
  }))

/** The players as they sit down: computer players get a name, and people are remembered. */
export function seated(players: readonly Player[]): readonly Player[] {
  const people = players.flatMap(({ name, level }) => (level === 0 ? [name] : []))
  rememberNames(people)
  rememberGroup(people)
  return players.map((player, seat) =>
    player.level === 0 || player.name !== '' ? player : { ...player, name: botName(players, seat) },
  )
}
