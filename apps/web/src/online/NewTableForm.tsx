import { remoteDefaults, type Seat } from '@spellendoos/kernel'
import { nameOf } from '@spellendoos/scene'
import { isPatient, usualPatience, type Openness, type Pace } from '@spellendoos/wire'
import { createResource, createSignal, createUniqueId, For, Match, Show, Switch } from 'solid-js'
import { goTo, hrefOf } from '../app/route.ts'
import { SeatMark } from '../board/SeatMark.tsx'
import { CharacterNotes, LevelOptions, LevelsNote } from '../bots/PlayerOptions.tsx'
import type { OpenGame } from '../games/open.ts'
import { names, rememberNames } from '../storage/names.ts'
import { chooseRules, RuleChoices } from '../shelf/RuleChoices.tsx'
import { SeatCount } from '../shelf/SeatCount.tsx'
import { sayApp } from '../words/app.ts'
import { inLang, lang } from '../words/lang.ts'
import { sayNewTable } from '../words/new-table.ts'
import { sayNewMatch } from '../words/new-match.ts'
import { createTable, openTables } from './api.ts'
import { attemptId, endAttempt, retryUntilAnswered } from './join-attempt.ts'
import { keepTable } from './table-storage.ts'
import { NameField } from './NameField.tsx'
import { PaceField } from './PaceField.tsx'
import { noServer } from './problems.ts'
import { agreedInWords, duration } from './time.ts'
import './new-table.css'

const PATIENCE = [0, 60, 300, 1800, 86_400, 259_200] as const
const OPENNESS: readonly Openness[] = ['link', 'lobby']

/** The form that creates an online table, if there is a server. */
export function NewTableForm(props: { readonly game: OpenGame }) {
  const [lobby] = createResource(openTables)
  return (
    <Switch>
      <Match when={lobby()?.ok === false}>
        <div class="paper no-server" role="status" data-no-server>
          <p>{inLang(noServer.text)}</p>
        </div>
      </Match>
      <Match when={lobby()?.ok === true}>
        <Form game={props.game} />
      </Match>
    </Switch>
  )
}

function Form(props: { readonly game: OpenGame }) {
  const { game } = props
  const counts = game.seats.filter((n) => n > 1)
  const nameId = createUniqueId()
  const patienceId = createUniqueId()
  const [name, setName] = createSignal(names()[0] ?? '')
  const [seats, setSeats] = createSignal(counts[0]!)
  const [seat, setSeat] = createSignal<Seat>(0)
  /** By seat; a person if nothing was chosen. */
  const [levels, setLevels] = createSignal<readonly number[]>([])
  const [pace, setPace] = createSignal<Pace>({ kind: 'none' })
  const [chosenPatience, setPatience] = createSignal<number>()
  const patience = () => {
    const chosen = chosenPatience()
    return chosen !== undefined && isPatient(chosen, pace()) ? chosen : usualPatience(pace())
  }
  const [openness, setOpenness] = createSignal<Openness>('link')
  const choosing = chooseRules(game, () => remoteDefaults(game))
  const [problem, setProblem] = createSignal('')
  const [busy, setBusy] = createSignal(false)
  const levelAt = (at: Seat) => (at === seat() ? 0 : (levels()[at] ?? 0))
  const choose = (at: Seat, who: string) => {
    if (who === 'you') setSeat(at)
    else setLevels(Array.from({ length: seats() }, (_, each) => (each === at ? Number(who) : levelAt(each))))
  }
  const create = async () => {
    setBusy(true)
    const request = {
      game: game.id,
      seats: seats(),
      options: choosing.options(),
      pace: pace(),
      patience: patience(),
      openness: openness(),
      name: name(),
      seat: seat(),
      levels: Array.from({ length: seats() }, (_, at) => levelAt(at)),
    }
    // A changed request creates another table, a repeated one does not.
    const attempt = JSON.stringify(request)
    const answer = await retryUntilAnswered(() => createTable({ ...request, id: attemptId(attempt) }))
    setBusy(false)
    if (!answer.ok) {
      setProblem(inLang(answer.problem.text))
      return
    }
    endAttempt(attempt)
    const created = answer.value
    const { match } = created
    const key = created.keys[seat()]!
    rememberNames([name()])
    await keepTable(match, { key, game: game.id, you: seat(), at: Date.now(), over: false, laid: created })
    goTo({ page: 'at', match, key })
  }
  return (
    <form
      class="paper lifted new-table-form"
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      <fieldset>
        <legend>
          <label for={nameId}>{sayNewTable('name')}</label>
        </legend>
        <NameField id={nameId} name={name()} onName={setName} />
      </fieldset>
      <fieldset>
        <legend>{sayNewMatch('seats')}</legend>
        <SeatCount
          counts={counts}
          count={seats()}
          onCount={(n) => {
            setSeats(n)
            setSeat(Math.min(seat(), n - 1))
          }}
        />
        <For each={Array.from({ length: seats() }, (_, at) => at)}>
          {(at) => (
            <div class="seat-row new-table-seat">
              <SeatMark seat={at} />
              <select
                class="field"
                aria-label={sayNewMatch('who', { seat: nameOf(at, lang()) })}
                value={at === seat() ? 'you' : String(levelAt(at))}
                data-player={at}
                onChange={(event) => choose(at, event.currentTarget.value)}
              >
                <option value="you">{sayNewTable('you')}</option>
                <option value="0" disabled={at === seat()}>
                  {sayNewTable('by-link')}
                </option>
                <LevelOptions game={game} disabled={at === seat()} />
              </select>
            </div>
          )}
        </For>
        <LevelsNote game={game} />
        <CharacterNotes game={game} levels={Array.from({ length: seats() }, (_, at) => levelAt(at))} />
      </fieldset>
      <fieldset>
        <legend>{sayNewTable('openness')}</legend>
        <div class="row">
          <For each={OPENNESS}>
            {(each) => (
              <button
                type="button"
                class="button"
                aria-pressed={openness() === each}
                data-openness={each}
                onClick={() => setOpenness(each)}
              >
                {sayNewTable(`open-${each}`)}
              </button>
            )}
          </For>
        </div>
        <Show when={openness() === 'lobby'}>
          <p class="soft">{sayNewTable('open-lobby-why')}</p>
        </Show>
      </fieldset>
      <details class="more">
        <summary>
          {sayNewTable('more')}
          <span class="soft agreed">{agreedInWords({ pace: pace(), patience: patience() })}</span>
        </summary>
        <Show when={!game.traits.realtime}>
          <PaceField pace={pace()} onPace={setPace} />
        </Show>
        <fieldset>
          <legend>
            <label for={patienceId}>{sayNewTable('patience')}</label>
          </legend>
          <select
            id={patienceId}
            class="field"
            value={patience()}
            onChange={(event) => setPatience(Number(event.currentTarget.value))}
            data-patience
          >
            <For each={PATIENCE.filter((seconds) => isPatient(seconds, pace()))}>
              {(seconds) => (
                <option value={seconds}>{seconds === 0 ? sayNewTable('never') : duration(seconds)}</option>
              )}
            </For>
          </select>
        </fieldset>
        <RuleChoices game={game} choosing={choosing} />
      </details>
      <Show when={problem() !== ''}>
        <p class="problem" role="alert">
          {problem()}
        </p>
      </Show>
      <button type="submit" class="button main" disabled={busy()} data-create>
        {sayNewTable('create')}
      </button>
      <p class="soft">{sayNewTable('create-why')}</p>
      <p class="soft">
        {sayNewTable('lobby-instead')} <a href={hrefOf({ page: 'lobby' })}>{sayApp('lobby')}</a>.{' '}
        <a href={hrefOf({ page: 'privacy' })}>{sayNewTable('kept')}</a>
      </p>
    </form>
  )
}
