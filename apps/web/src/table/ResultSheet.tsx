import type { Verdict } from '@spellendoos/fair'
import { totals, withResult, seating, type Result, type Seat } from '@spellendoos/kernel'
import { speakEnding } from '@spellendoos/scene'
import { createEffect, createSignal, For, lazy, on, onCleanup, Show, Suspense } from 'solid-js'
import { Dialog } from '../app/Dialog.tsx'
import { goTo, hrefOf } from '../app/route.ts'
import { travelTime } from '../board/motion.ts'
import { SeatMark } from '../board/SeatMark.tsx'
import { namesAt } from '../board/voice.ts'
import { canReview } from '../help/review-support.ts'
import { keepRematchPlayers } from '../storage/rematch-players.ts'
import { FairLine } from '../replay/FairLine.tsx'
import { pace, sound } from '../settings/choices.ts'
import { sayApp } from '../words/app.ts'
import { sayDaily } from '../words/daily.ts'
import { inLang, lang } from '../words/lang.ts'
import { sayReplay } from '../words/replay.ts'
import { sayResult } from '../words/result.ts'
import { sayTable } from '../words/table.ts'
import { sayTurningPoints } from '../words/turning-points.ts'
import { BestTries } from './BestTries.tsx'
import { Celebration } from './Celebration.tsx'
import type { Host } from './host.ts'
import type { TableModel } from './table-model.ts'
import './result.css'

const RulesMet = lazy(() => import('../learn/RulesMet.tsx').then((m) => ({ default: m.RulesMet })))

const DailyOutcome = lazy(() =>
  import('../daily/DailyOutcome.tsx').then((m) => ({ default: m.DailyOutcome })),
)

const TooEasy = lazy(() => import('../figures/TooEasy.tsx').then((m) => ({ default: m.TooEasy })))

/** How long, in milliseconds, the last move is shown before the result covers it, once it has been made. */
const SEEN_FIRST = 1400

/**
 * How it ended: who won, by how much and why, places, points and money, whether chance was fair, and what comes next.
 */
export function ResultSheet(props: {
  readonly host: Host
  readonly model: TableModel
  /** Whether it was over when it was opened: its last move has been seen. */
  readonly wasOver: boolean
}) {
  const { host, model } = props
  const result = () => model.message()?.result
  const [open, setOpen] = createSignal(false)
  const [verdict, setVerdict] = createSignal<Verdict>()
  const { wasOver } = props
  createEffect(
    on(result, (ended) => {
      setOpen(ended !== undefined && (wasOver || pace.chosen() === 'quick'))
      if (ended === undefined || open()) return
      const timer = setTimeout(() => setOpen(true), SEEN_FIRST + travelTime(model.facts()))
      onCleanup(() => clearTimeout(timer))
    }),
  )
  const winners = () => {
    const places = result()?.places ?? []
    return places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  }
  /** A player here has won, and not everyone has. */
  const isJoyful = () => {
    const { length } = winners()
    return length < host.players.length && winners().some((seat) => isHere(seat))
  }
  const isHere = (seat: Seat) => model.people().length === 0 || model.people().includes(seat)
  createEffect(
    on(open, (shown) => {
      if (!shown || wasOver || sound.chosen() === 'off') return
      void import('../board/sound.ts').then((m) => m.play(new Set([isJoyful() ? 'fanfare' : 'wood'])))
    }),
  )
  /** Who acts first in the next match; no one if all act at once or there is one player. */
  const starter = (result: Result): string | undefined => {
    if (host.game.traits.realtime || host.players.length === 1 || host.daily !== undefined) return undefined
    const first = seating(withResult(host.series, result))[0]!
    return model.voice().name(seating(host.series).indexOf(first))
  }
  const ending = (result: Result) =>
    speakEnding(host.game.words, result, lang(), namesAt(host.players), model.people())
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
              <div class="result-body">
                <Celebration seats={winners()} joyful={isJoyful()} />
                <h2>{ending(result()).headline}</h2>
                <p class="by">{ending(result()).lines.join(' ')}</p>
                <Fairness host={host} verdict={verdict()} />
                <Standing host={host} model={model} result={result()} />
                <Show when={host.daily}>
                  {(daily) => (
                    <Suspense>
                      <DailyOutcome daily={daily()} />
                    </Suspense>
                  )}
                </Show>
                <Show when={host.game.traits.solo && host.daily === undefined}>
                  <BestTries host={host} result={result()} />
                </Show>
                <Show when={host.own === undefined && host.players.length === 2 && host.daily === undefined}>
                  <Suspense>
                    <TooEasy host={host} />
                  </Suspense>
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
              </div>
              <div class="what-next">
                <Show when={starter(result())}>
                  {(name) => <p class="soft starts">{sayResult('starts', { name: name() })}</p>}
                </Show>
                <div class="row next">
                  <Show when={host.daily}>
                    <a class="button main" href={hrefOf({ page: 'daily' })} data-to-daily autofocus>
                      {sayDaily('back')}
                    </a>
                  </Show>
                  <Show
                    when={
                      host.own !== 'watcher' && host.waiting?.() === undefined && host.daily === undefined
                    }
                  >
                    <button
                      type="button"
                      class="button main"
                      data-rematch
                      autofocus
                      onClick={() => void next()}
                    >
                      {host.wanted?.()?.agree ?? sayResult('rematch')}
                    </button>
                  </Show>
                  <a class="button" href={hrefOf({ page: 'replay', match: host.id })} data-replay>
                    {sayResult('look-back')}
                  </a>
                  <Show when={host.own === undefined && host.players.length > 1 && host.daily === undefined}>
                    <a
                      class="button"
                      href={hrefOf({ page: 'shelf' })}
                      data-another
                      onClick={() => keepRematchPlayers(host.players)}
                    >
                      {sayResult('another')}
                    </a>
                  </Show>
                  <a
                    class="button quiet"
                    href={hrefOf({ page: 'shelf' })}
                    onClick={() => keepRematchPlayers(undefined)}
                  >
                    {sayApp('shelf')}
                  </a>
                </div>
                <div class="row more">
                  <button type="button" class="button quiet small" onClick={() => setOpen(false)}>
                    {sayResult('look')}
                  </button>
                  {/* The result line of a challenge gives nothing away; the whole match would. */}
                  <Show when={host.daily === undefined}>
                    <a
                      class="button quiet small"
                      href={hrefOf({ page: 'replay', match: host.id, show: 'share' })}
                      data-share-result
                    >
                      {sayReplay('share')}
                    </a>
                  </Show>
                  <Show when={canReview(host.game)}>
                    <a
                      class="button quiet small"
                      href={hrefOf({ page: 'replay', match: host.id, show: 'analyse' })}
                      data-analyse
                    >
                      {sayApp('analyse')}
                    </a>
                    <a
                      class="button quiet small"
                      href={hrefOf({ page: 'replay', match: host.id, show: 'turning' })}
                      data-turning
                    >
                      {sayTurningPoints('title')}
                    </a>
                  </Show>
                  <Show when={host.game.chance !== undefined && verdict() === undefined}>
                    <button
                      type="button"
                      class="button quiet small"
                      data-verify
                      onClick={() => void host.verify().then(setVerdict)}
                    >
                      {sayResult('verify')}
                    </button>
                  </Show>
                </div>
              </div>
            </div>
          </Dialog>
        </>
      )}
    </Show>
  )
}

function Standing(props: { readonly host: Host; readonly model: TableModel; readonly result: Result }) {
  const { host, model } = props
  const number = (n: number | undefined) => (n === undefined ? '' : model.voice().say(n))
  const inOrder = () =>
    [...props.result.places.keys()].toSorted((a, b) => props.result.places[a]! - props.result.places[b]!)
  const series = () => withResult(host.series, props.result)
  const wins = (seat: number) => totals(series()).wins[seating(host.series)[seat]!]
  /** Between two players the sentence says it all, as long as it is their first match. */
  const isToldInFull = () => props.result.places.length < 3 && host.series.results.length === 0
  return (
    <Show when={!isToldInFull()}>
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

/** Whether chance was fair, once the player asks. */
function Fairness(props: { readonly host: Host; readonly verdict: Verdict | undefined }) {
  const fair = () => (props.verdict?.fair === false ? undefined : props.verdict)
  return (
    <div aria-live="polite" class="fairness">
      <Show when={fair()}>
        {(verdict) => (
          <FairLine hasChance verdict={verdict()} players={props.host.players.map(({ name }) => name)} />
        )}
      </Show>
      <Show when={unfairTextOf(props.verdict)}>{(text) => <p class="fair">{inLang(text())}</p>}</Show>
    </div>
  )
}

const unfairTextOf = (verdict: Verdict | undefined) => (verdict?.fair === false ? verdict.text : undefined)
