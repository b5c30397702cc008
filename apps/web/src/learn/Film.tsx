import type { Lesson } from '@spellendoos/kernel'
import { createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js'
import { Icon } from '../app/Icon.tsx'
import { hrefOf } from '../app/route.ts'
import type { OpenGame } from '../games/open.ts'
import type { TableModel } from '../table/table-model.ts'
import { TableView } from '../table/TableView.tsx'
import { sayApp } from '../words/app.ts'
import { inLang } from '../words/lang.ts'
import { sayLearn } from '../words/learn.ts'
import { stepHost, type StepHost } from './step-host.ts'

/** Milliseconds: to see a position, to see its move drawn, to see it made, and to read what was shown. */
const SEEN = 1300
const DRAWN = 1300
const READ = 2600

/** A lesson that plays itself, for people who only watch. */
export function Film(props: { readonly game: OpenGame; readonly lesson: Lesson }) {
  const { game, lesson } = props
  const { steps } = lesson
  const [at, setAt] = createSignal(0)
  const [isRunning, setRunning] = createSignal(true)
  const host = createMemo(() => {
    const now = stepHost(game, steps[at()]!)
    onCleanup(() => now.leave())
    return now
  })
  const isLast = () => at() === steps.length - 1
  return (
    <Show when={host()} keyed>
      {(host) => (
        <TableView
          host={host}
          foot={(model) => (
            <section class="task film paper" aria-label={sayApp('film')} data-film={at() + 1}>
              <Projector
                host={host}
                model={model}
                isRunning={isRunning()}
                onEnd={() => (isLast() ? setRunning(false) : setAt((at) => at + 1))}
              />
              <p class="ask" aria-live="polite">
                {inLang(host.step.says.shows)}
              </p>
              <div class="steps">
                <button
                  type="button"
                  class="button quiet small"
                  aria-label={sayLearn(isRunning() ? 'pause' : 'run')}
                  title={sayLearn(isRunning() ? 'pause' : 'run')}
                  data-run
                  onClick={() => {
                    if (!isRunning() && isLast() && host.isDone()) setAt(0)
                    setRunning(!isRunning())
                  }}
                >
                  <Icon path={isRunning() ? 'M8 5v14M16 5v14' : 'M8 5l11 7-11 7z'} />
                </button>
                <progress
                  max={steps.length}
                  value={at() + 1}
                  aria-label={sayLearn('step', { n: at() + 1, all: steps.length })}
                />
                <a class="button main small" href={hrefOf({ page: 'learn', game: game.id })} data-do-it>
                  {sayLearn('do-it')}
                </a>
              </div>
            </section>
          )}
        />
      )}
    </Show>
  )
}

interface ProjectorProps {
  readonly host: StepHost
  readonly model: TableModel
  readonly isRunning: boolean
  readonly onEnd: () => void
}

/** Does one step by itself, turn by turn. */
function Projector(props: ProjectorProps) {
  const { host, model } = props
  const after = (milliseconds: number, work: () => void) => {
    const timer = setTimeout(work, milliseconds)
    onCleanup(() => clearTimeout(timer))
  }
  createEffect(
    on([host.seq, host.isDone, () => props.isRunning], ([seq, isDone, isRunning]) => {
      if (!isRunning) return
      if (isDone) return after(READ, props.onEnd)
      const move = host.rightMove()
      if (move === undefined) return
      after(SEEN, () => model.show(move))
      after(SEEN + DRAWN, () => void host.play(host.step.seat ?? 0, move, seq))
    }),
  )
  return null
}
