import { For, Show } from 'solid-js'
import type { OpenGame } from '../games/open.ts'
import { groups } from '../storage/groups.ts'
import type { Player } from '../storage/matches.ts'
import { sayNewMatch } from '../words/new-match.ts'
import { SeatCount } from './SeatCount.tsx'
import { seatPeople, seatPlayers } from './SeatRows.tsx'

interface PlayerChooserProps {
  readonly game: OpenGame
  readonly players: readonly Player[]
  readonly onPlayers: (players: readonly Player[]) => void
}

/** Who plays: you against the computer, people at this screen, or the people of last time; and how many. */
export function PlayerChooser(props: PlayerChooserProps) {
  const { game } = props
  const isTogether = () => props.players.length > 1 && props.players.every(({ level }) => level === 0)
  const isAgainst = () => props.players.filter(({ level }) => level === 0).length === 1 && !isTogether()
  const several = game.seats.filter((n) => n > 1)
  const count = () => (props.players.length > 1 ? props.players.length : several[0]!)
  const known = groups().filter(({ length }) => game.seats.includes(length))
  return (
    <>
      <Show when={several.length > 0}>
        <div class="row" role="group" aria-label={sayNewMatch('company')}>
          <button
            type="button"
            class="button small"
            aria-pressed={isAgainst()}
            data-against-computer
            onClick={() => props.onPlayers(seatPlayers(game, count(), []))}
          >
            {sayNewMatch('against-computer')}
          </button>
          <button
            type="button"
            class="button small"
            aria-pressed={isTogether()}
            data-together
            onClick={() => props.onPlayers(seatPeople(count()))}
          >
            {sayNewMatch('together')}
          </button>
          <For each={known}>
            {(group) => (
              <button
                type="button"
                class="button small group"
                data-group
                onClick={() => props.onPlayers(seatPeople(group.length, group))}
              >
                {group.join(', ')}
              </button>
            )}
          </For>
        </div>
      </Show>
      <SeatCount
        counts={game.seats}
        count={props.players.length}
        onCount={(n) => props.onPlayers(isTogether() ? seatPeople(n) : seatPlayers(game, n, props.players))}
      />
    </>
  )
}
