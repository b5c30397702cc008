import type { Trainer } from '@spellendoos/kernel'
import { createEffect, createResource, createSignal, For, on, onCleanup, Show } from 'solid-js'
import { Notice } from '../app/Notice.tsx'
import type { OpenGame } from '../games/open.ts'
import '../learn/learn.css'
import type { TableModel } from '../table/table-model.ts'
import { TableView } from '../table/TableView.tsx'
import { sayApp } from '../words/app.ts'
import { inLang } from '../words/lang.ts'
import { drillRecord, keepCost } from './attempts.ts'
import { openDrill, type DrillHost } from './drill-host.ts'
import { percent } from './Overview.tsx'
import { sayPuzzles } from './words.ts'

interface DrillTableProps {
  readonly game: OpenGame
  readonly trainer: Trainer
}

const anySeed = () => crypto.getRandomValues(new Uint32Array(1))[0]!

/** Decisions from matches, one after the other: the value of each answer is shown once one was given. */
export function DrillTable(props: DrillTableProps) {
  const { game, trainer } = props
  const [seed, setSeed] = createSignal(anySeed())
  const [host] = createResource(seed, (seed) => openDrill(game, seed))
  createEffect(() => {
    const now = host()
    onCleanup(() => now?.leave())
  })
  return (
    <Show
      when={host.latest}
      keyed
      fallback={
        <Notice text={host.loading ? sayPuzzles('seeking') : sayApp('went-wrong')} waiting={host.loading} />
      }
    >
      {(host) => (
        <TableView
          host={host}
          foot={(model) => (
            <DrillTask host={host} model={model} trainer={trainer} onNext={() => setSeed(anySeed())} />
          )}
        />
      )}
    </Show>
  )
}

interface DrillTaskProps {
  readonly host: DrillHost
  readonly model: TableModel
  readonly trainer: Trainer
  readonly onNext: () => void
}

/** Below the dice: the decision, then every answer with its exact odds. */
function DrillTask(props: DrillTaskProps) {
  const { host, model, trainer } = props
  const { answers, given, view } = host
  const best = answers[0]!.chance
  const cost = () => {
    const own = given()
    return own === undefined ? undefined : best - own.chance
  }
  createEffect(on(cost, (cost) => cost !== undefined && keepCost(host.game.id, cost)))
  const record = () => drillRecord(host.game.id)
  return (
    <section
      class="task paper"
      aria-label={sayPuzzles('drills')}
      data-drill={host.game.id}
      data-done={given() === undefined ? undefined : ''}
    >
      <p class="ask" aria-live="polite">
        <Show when={cost() !== undefined} fallback={inLang(trainer.asks)}>
          {cost() === 0 ? sayPuzzles('nothing-lost') : sayPuzzles('cost', { cost: percent(cost()!) })}
        </Show>
      </p>
      <div class="heard" tabIndex={0} aria-live="polite">
        <Show
          when={given()}
          fallback={
            <Show when={model.refusal()} fallback={<p class="soft">{sayPuzzles('decide')}</p>}>
              {(refused) => (
                <p class="refusal" data-refusal={refused().rule ?? refused().code}>
                  {inLang(refused().text)}
                </p>
              )}
            </Show>
          }
        >
          {(given) => (
            <table class="odds" data-odds>
              <thead>
                <tr>
                  <th scope="col">{sayPuzzles('answer')}</th>
                  <th scope="col">{sayPuzzles('wins')}</th>
                  <th scope="col">{sayPuzzles('costs')}</th>
                </tr>
              </thead>
              <tbody>
                <For each={answers}>
                  {(answer) => (
                    <tr aria-current={answer === given() ? 'true' : undefined}>
                      <td>{inLang(trainer.answer(view, answer.moves))}</td>
                      <td>{percent(answer.chance)}</td>
                      <td>{answer.chance === best ? '–' : percent(best - answer.chance)}</td>
                    </tr>
                  )}
                </For>
              </tbody>
            </table>
          )}
        </Show>
      </div>
      <div class="steps">
        <p class="rated soft" data-answers={record().answers}>
          <Show when={record().answers > 0}>{sayPuzzles('average', { cost: percent(record().cost) })}</Show>
        </p>
        <button
          type="button"
          class="button small"
          classList={{ main: given() !== undefined, quiet: given() === undefined }}
          data-next-drill
          onClick={() => props.onNext()}
        >
          {sayPuzzles('next')}
        </button>
      </div>
    </section>
  )
}
