import { remoteDefaults } from '@spellendoos/kernel'
import { createSignal, Show } from 'solid-js'
import { goTo } from '../app/route.ts'
import type { OpenGame } from '../games/open.ts'
import { rematchPlayersFor, keepRematchPlayers } from '../storage/rematch-players.ts'
import { lastChoices, rememberChoices } from '../storage/last-choices.ts'
import { openMatch } from '../table/new-match.ts'
import { inLang } from '../words/lang.ts'
import { sayNewMatch } from '../words/new-match.ts'
import { PlayerChooser } from './PlayerChooser.tsx'
import { chooseRules, RuleChoices } from './RuleChoices.tsx'
import { seated, seatPlayers, SeatRows } from './SeatRows.tsx'

/** The form for a new match: who sits where, and which rules. */
export function NewMatchForm(props: { readonly game: OpenGame }) {
  const { game } = props
  const last = lastChoices(game.id)
  const [players, setPlayers] = createSignal(
    rematchPlayersFor(game.seats) ??
      (last !== undefined && game.seats.includes(last.players.length)
        ? last.players
        : seatPlayers(game, game.seats.includes(2) ? 2 : game.seats[0]!, [])),
  )
  // Beside a computer player, people need the time that they need online.
  const usual = () => (players().some(({ level }) => level > 0) ? remoteDefaults(game) : {})
  const choosing = chooseRules(game, usual, last?.options)
  const [problem, setProblem] = createSignal('')
  const begin = async () => {
    const opened = await openMatch({ game, players: seated(players()), options: choosing.options() })
    if (opened.ok) {
      keepRematchPlayers(undefined)
      rememberChoices(game.id, { players: players(), options: choosing.unusual() })
      goTo({ page: 'table', match: opened.match.id })
    } else setProblem(inLang(opened.problem.text))
  }
  return (
    <form
      class="paper lifted"
      onSubmit={(event) => {
        event.preventDefault()
        void begin()
      }}
    >
      <fieldset>
        <legend>{sayNewMatch('seats')}</legend>
        <PlayerChooser game={game} players={players()} onPlayers={setPlayers} />
        <SeatRows game={game} players={players()} onPlayers={setPlayers} />
      </fieldset>
      <RuleChoices game={game} choosing={choosing} />
      <Show when={problem() !== ''}>
        <p class="problem" role="alert">
          {problem()}
        </p>
      </Show>
      <div class="begin">
        <button type="submit" class="button main" data-begin>
          {sayNewMatch('begin')}
        </button>
      </div>
    </form>
  )
}
