import type { Moments } from '@spellendoos/bots'
import { createMemo, For, Show } from 'solid-js'
import { SeatMark } from '../../board/SeatMark.tsx'
import { writtenMove } from '../../board/voice.ts'
import type { TurningPoint } from '../../help/turning-points.ts'
import { sayLookback } from '../../words/lookback.ts'
import { sayTurningPoints } from '../../words/turning-points.ts'
import '../../help/help.css'
import type { ReplayViewer } from '../replay-viewer.ts'
import { stepOf } from './chances.ts'
import { change, percent } from './figures.ts'
import { keyMoments, type KeyMoment } from './key-moments.ts'

interface KeyMomentsProps {
  readonly viewer: ReplayViewer
  readonly moments: Moments
  /** Called to show a decision and what was better. */
  readonly onDecision: (point: TurningPoint) => void
  readonly onStep: (step: number) => void
}

/** The decisions and the strokes of luck that mattered most; a tap opens one. */
export function KeyMoments(props: KeyMomentsProps) {
  const { film, at, names } = props.viewer
  const found = createMemo(() => keyMoments(props.moments))
  const seatOf = (each: KeyMoment) => (each.kind === 'luck' ? each.stroke.seat : each.moment.seat)
  /** A decision is shown before it was made, a stroke of luck after. */
  const placeOf = (each: KeyMoment) => stepOf(film, each.seq) - (each.kind === 'luck' ? 0 : 1)
  const show = (each: KeyMoment) => {
    if (each.kind === 'luck') return props.onStep(placeOf(each))
    const { seat, played, weight, advice } = each.moment
    props.onDecision({ step: stepOf(film, each.seq), seat, move: played, best: advice.best, loss: weight })
  }
  const written = (move: string) => writtenMove(film.game.words, move)
  return (
    <Show when={found().length > 0}>
      <section class="turning-points">
        <h3>{sayLookback('moments')}</h3>
        <ol>
          <For each={found()}>
            {(each) => (
              <li>
                <button
                  type="button"
                  aria-current={at() === placeOf(each) ? 'step' : undefined}
                  data-moment={each.kind}
                  onClick={() => show(each)}
                >
                  <span class="nth soft">{stepOf(film, each.seq)}</span>
                  <SeatMark seat={seatOf(each)} />
                  <span>
                    <Show
                      when={each.kind !== 'luck' && each}
                      fallback={sayLookback('lucky', {
                        who: names()[seatOf(each)]!,
                        n: change(Math.round(each.weight * 100)),
                      })}
                    >
                      {(decided) => (
                        <>
                          <span class="unseen">{names()[seatOf(each)]}: </span>
                          <span class="notation">{written(decided().moment.played)}</span>{' '}
                          <span class="soft">
                            {decided().kind === 'worst'
                              ? `${sayTurningPoints('better', { move: written(decided().moment.advice.best) })} (${change(-Math.round(each.weight * 100))})`
                              : sayLookback('found', {
                                  move: written(decided().moment.advice.other!.move),
                                  n: percent(Math.round(each.weight * 100)),
                                })}
                          </span>
                        </>
                      )}
                    </Show>
                  </span>
                </button>
              </li>
            )}
          </For>
        </ol>
      </section>
    </Show>
  )
}
