import { BY_THE_BOOK, chooseOptions, type Json } from '@spellendoos/kernel'
import { createSignal, For, Show } from 'solid-js'
import { goTo } from '../app/route.ts'
import type { OpenGame } from '../games/open.ts'
import { openMatch } from '../table/opening.ts'
import { inLang } from '../words/lang.ts'
import { sayOpening } from '../words/opening.ts'
import { seated, seatPlayers, SeatRows } from './SeatRows.tsx'
import { OptionField } from './OptionField.tsx'

/** Who sits where, and by which rules: lays out a new match. */
export function OpeningForm(props: { readonly game: OpenGame }) {
  const { game } = props
  const [players, setPlayers] = createSignal(
    seatPlayers(game, game.seats.includes(2) ? 2 : game.seats[0]!, []),
  )
  const [preset, setPreset] = createSignal<string>(BY_THE_BOOK)
  const [changed, setChanged] = createSignal<Readonly<Record<string, Json>>>({})
  const [problem, setProblem] = createSignal('')
  const options = () => {
    const chosen = chooseOptions(game, preset(), changed())
    return chosen.ok ? chosen.value : {}
  }
  const begin = async () => {
    const opened = await openMatch({ game, players: seated(players()), options: options() })
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
        <Show when={game.seats.length > 1}>
          <div class="row" role="group" aria-label={sayOpening('count')}>
            <For each={game.seats}>
              {(n) => (
                <button
                  type="button"
                  class="button small"
                  aria-pressed={players().length === n}
                  data-seats={n}
                  onClick={() => setPlayers(seatPlayers(game, n, players()))}
                >
                  {n}
                </button>
              )}
            </For>
          </div>
        </Show>
        <SeatRows game={game} players={players()} onPlayers={setPlayers} />
      </fieldset>
      <Show when={Object.keys(game.presets).length > 1}>
        <fieldset>
          <legend>{sayOpening('preset')}</legend>
          <For each={Object.keys(game.presets)}>
            {(name) => (
              <button
                type="button"
                class="button"
                aria-pressed={preset() === name}
                onClick={() => {
                  setPreset(name)
                  setChanged({})
                }}
              >
                {game.words.presets[name] === undefined ? name : inLang(game.words.presets[name])}
              </button>
            )}
          </For>
        </fieldset>
      </Show>
      <Show when={Object.keys(game.options).length > 0}>
        <fieldset>
          <legend>{sayOpening('options')}</legend>
          <For each={Object.entries(game.options)}>
            {([name, spec]) => (
              <OptionField
                words={game.words}
                name={name}
                spec={spec}
                value={options()[name] ?? spec.default}
                onChange={(value) => setChanged({ ...changed(), [name]: value })}
              />
            )}
          </For>
        </fieldset>
      </Show>
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
