import { BY_THE_BOOK, chooseOptions, type Json } from '@spellendoos/kernel'
import { nameOf } from '@spellendoos/scene'
import { createSignal, For, Index, Show } from 'solid-js'
import { goTo } from '../app/route.ts'
import { SeatMark } from '../board/SeatMark.tsx'
import { LEVELS, USUAL_LEVEL } from '../bots/levels.ts'
import type { OpenGame } from '../games/open.ts'
import type { Player } from '../keep/matches.ts'
import { LONGEST_NAME, names, rememberNames } from '../keep/names.ts'
import { openMatch } from '../table/opening.ts'
import { inLang, lang } from '../words/lang.ts'
import { sayOpening } from '../words/opening.ts'
import { OptionField } from './OptionField.tsx'

/** Who sits where, and by which rules: lays out a new match. */
export function OpeningForm(props: { readonly game: OpenGame }) {
  const { game } = props
  const [players, setPlayers] = createSignal(seatPlayers(game.seats.includes(2) ? 2 : game.seats[0]!, []))
  const [preset, setPreset] = createSignal<string>(BY_THE_BOOK)
  const [changed, setChanged] = createSignal<Readonly<Record<string, Json>>>({})
  const [problem, setProblem] = createSignal('')
  const options = () => {
    const chosen = chooseOptions(game, preset(), changed())
    return chosen.ok ? chosen.value : {}
  }
  const change = (seat: number, part: Partial<Player>) =>
    setPlayers((now) => now.map((player, at) => (at === seat ? { ...player, ...part } : player)))
  const begin = async () => {
    const named = players().map((player, seat) =>
      player.level === 0 || player.name !== '' ? player : { ...player, name: botName(players(), seat) },
    )
    rememberNames(named.flatMap(({ name, level }) => (level === 0 ? [name] : [])))
    const opened = await openMatch({ game, players: named, options: options() })
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
                  onClick={() => setPlayers(seatPlayers(n, players()))}
                >
                  {n}
                </button>
              )}
            </For>
          </div>
        </Show>
        <datalist id="names">
          <For each={names()}>{(name) => <option value={name} />}</For>
        </datalist>
        <Index each={players()}>
          {(player, seat) => (
            <div class="seat-row">
              <SeatMark seat={seat} />
              <input
                class="field"
                aria-label={sayOpening('name', { seat: nameOf(seat, lang()) })}
                placeholder={player().level > 0 ? botName(players(), seat) : nameOf(seat, lang())}
                maxLength={LONGEST_NAME}
                list="names"
                autocomplete="off"
                value={player().name}
                onInput={(event) => change(seat, { name: event.currentTarget.value.trim() })}
              />
              <select
                class="field"
                aria-label={sayOpening('who', { seat: nameOf(seat, lang()) })}
                value={player().level}
                data-player={seat}
                onChange={(event) => change(seat, { level: Number(event.currentTarget.value) })}
              >
                <option value={0}>{sayOpening('person')}</option>
                <For each={LEVELS}>
                  {(level) => <option value={level}>{sayOpening(`level-${level}`)}</option>}
                </For>
              </select>
            </div>
          )}
        </Index>
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

/** So many seats: those who sat already stay, the first is a person, the others are computer players. */
const seatPlayers = (n: number, before: readonly Player[]): readonly Player[] =>
  Array.from(
    { length: n },
    (_, seat) =>
      before[seat] ?? (seat === 0 ? { name: names()[0] ?? '', level: 0 } : { name: '', level: USUAL_LEVEL }),
  )

/** 'Bot 1', counted among the bots. */
const botName = (players: readonly Player[], seat: number): string =>
  sayOpening('bot', { n: players.slice(0, seat + 1).filter(({ level }) => level > 0).length })
