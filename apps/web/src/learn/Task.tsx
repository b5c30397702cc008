import type { LessonStep, Text } from '@spellendoos/kernel'
import { createEffect, For, on, onCleanup, Show } from 'solid-js'
import { RefusalLine } from '../table/RefusalLine.tsx'
import { Icon } from '../app/Icon.tsx'
import { pace } from '../settings/choices.ts'
import type { TableModel } from '../table/table-model.ts'
import { inLang } from '../words/lang.ts'
import { sayLearn } from '../words/learn.ts'
import type { StepHost } from './step-host.ts'

interface TaskProps {
  readonly host: StepHost
  readonly model: TableModel
  readonly at: number
  readonly all: number
  /** What the previous step showed. */
  readonly before: Text | undefined
  readonly onNext: () => void
  readonly onBack: () => void
}

/** How long the result of a step is shown before the next one, in milliseconds. */
const LOOK = 1500
const HURRIED_LOOK = 150
/** After this many wrong tries the solution is shown. */
const ENOUGH = 2

const TICK = 'M4 12.5l5.5 5.5L20 7'

const Right = (props: { readonly shows: Text }) => (
  <p class="right">
    <Icon path={TICK} />
    <span>{inLang(props.shows)}</span>
  </p>
)

/**
 * The space that a task needs in a lesson: the texts of all steps on top of each other, invisible and not read aloud.
 */
export const LongestTask = (props: { readonly steps: readonly LessonStep[] }) => (
  <div class="task paper longest" aria-hidden="true">
    <div class="ask">
      <For each={props.steps}>{({ says }) => <span>{inLang(says.task)}</span>}</For>
    </div>
    <div class="heard">
      <For each={props.steps}>{({ says }) => <Right shows={says.shows} />}</For>
    </div>
    <div class="steps" />
  </div>
)

/** Below the board: the current task, the response to a try, and the progress of the lesson. */
export function Task(props: TaskProps) {
  const { host, model } = props
  const refusal = () => (host.isDone() ? undefined : model.refusal())
  const done = () => (host.isDone() ? host.step.says.shows : props.before)
  const show = () => {
    const move = host.rightMove()
    if (move !== undefined) model.show(move)
  }
  createEffect(on(host.wrongTries, (tries) => tries >= ENOUGH && show()))
  createEffect(() => {
    if (!host.isDone()) return
    const timer = setTimeout(props.onNext, pace.chosen() === 'quick' ? HURRIED_LOOK : LOOK)
    onCleanup(() => clearTimeout(timer))
  })
  return (
    <section
      class="task paper"
      aria-label={sayLearn('lesson')}
      data-step={props.at + 1}
      data-turn={host.turnsDone()}
      data-done={host.isDone() ? '' : undefined}
    >
      <p class="ask" aria-live="polite" data-task>
        {inLang(host.step.says.task)}
      </p>
      <div class="heard" aria-live="polite">
        <Show when={refusal()} fallback={<Show when={done()}>{(done) => <Right shows={done()} />}</Show>}>
          {(refused) => <RefusalLine game={host.game.id} refused={refused()} />}
        </Show>
      </div>
      <div class="steps">
        <button
          type="button"
          class="button quiet small"
          disabled={props.at === 0}
          aria-label={sayLearn('back')}
          title={sayLearn('back')}
          data-step-back
          onClick={() => props.onBack()}
        >
          <Icon path="M15 5l-7 7 7 7" />
        </button>
        <progress
          max={props.all}
          value={props.at + (host.isDone() ? 1 : 0)}
          aria-label={sayLearn('step', { n: props.at + 1, all: props.all })}
        />
        <span class="count soft" aria-hidden="true">
          {sayLearn('step', { n: props.at + 1, all: props.all })}
        </span>
        <button type="button" class="button small" disabled={host.isDone()} data-show-me onClick={show}>
          {sayLearn('show-me')}
        </button>
        <button
          type="button"
          class="button quiet small"
          aria-label={sayLearn('next')}
          title={sayLearn('next')}
          data-step-next
          onClick={() => props.onNext()}
        >
          <Icon path="M9 5l7 7-7 7" />
        </button>
      </div>
    </section>
  )
}
