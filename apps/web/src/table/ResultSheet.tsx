import type { Verdict } from '@spellendoos/fair'
import { totals, withResult, seating, type Result } from '@spellendoos/kernel'
import { speakResult } from '@spellendoos/scene'
import { createEffect, createSignal, For, lazy, on, Show, Suspense } from 'solid-js'
import { Dialog } from '../app/Dialog.tsx'
import { goTo, hrefOf } from '../app/route.ts'
import { SeatMark } from '../board/SeatMark.tsx'
import { namesAt } from '../board/voice.ts'
import { canReview } from '../help/review-support.ts'
import { FairLine } from '../replay/FairLine.tsx'
import { sayApp } from '../words/app.ts'
import { inLang, lang } from '../words/lang.ts'
import { sayResult } from '../words/result.ts'
import { sayTable } from '../words/table.ts'
import { sayTurningPoints } from '../words/turning-points.ts'
import { BestTries } from './BestTries.tsx'
import type { Host } from './host.ts'
import type { TableModel } from './table-model.ts'
import './result.css'

const RulesMet = lazy(() => import('../learn/RulesMet.tsx').then((m) => ({ default: m.RulesMet })))

/** How it ended: places, points and money, whether chance was fair, and what comes next. */
export function ResultSheet(props: { readonly host: Host; readonly model: TableModel }) {
  const { host, model } = props
  const result = () => model.message()?.result
  const [open, setOpen] = createSignal(false)
  const [verdict, setVerdict] = createSignal<Verdict>()
  createEffect(on(result, (ended) => setOpen(ended !== undefined)))
  const next = async () => {
    const id = await host.rematch()
    if (id !== undefined) goTo({ page: 'table', match: id })
  }
  return (
    <Show when={result()}>
      {(result) => (
        <>
          <button type="button" class="button main result-again" onClick={() => setOpen(true)}>
            {sayTable('result')}
          </button>
          <Dialog open={open()} onClose={() => setOpen(false)} label={sayTable('result')}>
            <div class="result" data-result={result().places.join(' ')}>
              <h2>{sayTable('result')}</h2>
              <p>{sentence(host, result())}</p>
              <Fairness host={host} verdict={verdict()} />
              <Standing host={host} model={model} result={result()} />
              <Show when={host.game.traits.solo}>
                <BestTries host={host} result={result()} />
              </Show>
              <Show when={host.guided}>
                <Suspense>
                  <RulesMet host={host} />
                </Suspense>
              </Show>
              <Show when={host.wanted?.()}>
                {(wanted) => (
                  <p class="wanted" role="status" data-wanted>
                    {wanted().says}
                  </p>
                )}
              </Show>
              <Show when={host.waiting?.()}>
                {(waiting) => (
                  <p class="soft" role="status">
                    {waiting()}
                  </p>
                )}
              </Show>
              <div class="row">
                <Show when={host.own !== 'watcher' && host.waiting?.() === undefined}>
                  <button type="button" class="button main" data-rematch onClick={() => void next()}>
                    {host.wanted?.()?.agree ?? sayResult('rematch')}
                  </button>
                </Show>
                <button type="button" class="button" onClick={() => setOpen(false)}>
                  {sayResult('look')}
                </button>
                <a class="button" href={hrefOf({ page: 'replay', match: host.id })} data-replay>
                  {sayApp('replay')}
                </a>
                <Show when={host.own === undefined && canReview(host.game)}>
                  <a
                    class="button"
                    href={hrefOf({ page: 'replay', match: host.id, turning: true })}
                    data-turning
                  >
                    {sayTurningPoints('title')}
                  </a>
                </Show>
                <Show when={host.game.chance !== undefined && verdict() === undefined}>
                  <button
                    type="button"
                    class="button"
                    data-verify
                    onClick={() => void host.verify().then(setVerdict)}
                  >
                    {sayResult('verify')}
                  </button>
                </Show>
                <a class="button quiet" href={hrefOf({ page: 'shelf' })}>
                  {sayApp('shelf')}
                </a>
              </div>
            </div>
          </Dialog>
        </>
      )}
    </Show>
  )
}

/** Who won and why; the standing is in the table below it. */
const sentence = ({ game, players }: Host, { places, why }: Result) =>
  speakResult(game.words, { places, why }, lang(), namesAt(players))

function Standing(props: { readonly host: Host; readonly model: TableModel; readonly result: Result }) {
  const { host, model } = props
  const number = (n: number | undefined) => (n === undefined ? '' : model.voice().say(n))
  const inOrder = () =>
    [...props.result.places.keys()].toSorted((a, b) => props.result.places[a]! - props.result.places[b]!)
  const series = () => withResult(host.series, props.result)
  const wins = (seat: number) => totals(series()).wins[seating(host.series)[seat]!]
  return (
    <Show when={props.result.places.length > 1 || props.result.scores !== undefined}>
      <table class="standing">
        <thead>
          <tr>
            <th scope="col">{sayResult('place')}</th>
            <th scope="col">{sayTable('player')}</th>
            <Show when={props.result.scores}>
              <th scope="col">{sayTable('score')}</th>
            </Show>
            <Show when={props.result.money}>
              <th scope="col">{sayTable('money')}</th>
            </Show>
            <Show when={host.series.results.length > 0}>
              <th scope="col">{sayResult('wins')}</th>
            </Show>
          </tr>
        </thead>
        <tbody>
          <For each={inOrder()}>
            {(seat) => (
              <tr>
                <td>{props.result.places[seat]}</td>
                <td class="name">
                  <SeatMark seat={seat} /> {model.voice().name(seat)}
                </td>
                <Show when={props.result.scores}>{(scores) => <td>{number(scores()[seat])}</td>}</Show>
                <Show when={props.result.money}>{(money) => <td>{number(money()[seat])}</td>}</Show>
                <Show when={host.series.results.length > 0}>
                  <td>{number(wins(seat))}</td>
                </Show>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </Show>
  )
}

/** Whether chance was fair, once somebody asked. */
function Fairness(props: { readonly host: Host; readonly verdict: Verdict | undefined }) {
  const fair = () => (props.verdict?.fair === false ? undefined : props.verdict)
  return (
    <div aria-live="polite" class="fairness">
      <Show when={fair()}>
        {(verdict) => <FairLine verdict={verdict()} players={props.host.players.map(({ name }) => name)} />}
      </Show>
      <Show when={unfairTextOf(props.verdict)}>{(text) => <p class="fair">{inLang(text())}</p>}</Show>
    </div>
  )
}

const unfairTextOf = (verdict: Verdict | undefined) => (verdict?.fair === false ? verdict.text : undefined)
