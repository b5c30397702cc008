import { createSignal, Show } from 'solid-js'
import { goTo } from '../app/route.ts'
import type { OpenGame } from '../games/open.ts'
import { openMatch } from '../table/opening.ts'
import { inLang } from '../words/lang.ts'
import { sayOpening } from '../words/opening.ts'
import { chooseRules, RuleChoices } from './RuleChoices.tsx'
import { SeatCount } from './SeatCount.tsx'
import { seated, seatPlayers, SeatRows } from './SeatRows.tsx'

/** Who sits where, and by which rules: lays out a new match. */
export function OpeningForm(props: { readonly game: OpenGame }) {
  const { game } = props
  const [players, setPlayers] = createSignal(
    seatPlayers(game, game.seats.includes(2) ? 2 : game.seats[0]!, []),
  )
  const choosing = chooseRules(game)
  const [problem, setProblem] = createSignal('')
  const begin = async () => {
    const opened = await openMatch({ game, players: seated(players()), options: choosing.options() })
    if (opened.ok) goTo({ page: 'table', match: opened.match.id })
    else setProblem(inLang(opened.problem.text))
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
        <legend>{sayOpening('seats')}</legend>
        <SeatCount
          counts={game.seats}
          count={players().length}
          onCount={(n) => setPlayers(seatPlayers(game, n, players()))}
        />
        <SeatRows game={game} players={players()} onPlayers={setPlayers} />
      </fieldset>
      <RuleChoices game={game} choosing={choosing} />
      <Show when={problem() !== ''}>
        <p class="problem" role="alert">
          {problem()}
        </p>
      </Show>
      <button type="submit" class="button main" data-begin>
        {sayOpening('begin')}
      </button>
    </form>
  )
}
