import { rulesMetIn, type Lesson, type Text } from '@spellendoos/kernel'
import { createMemo, createSignal, onCleanup, Show } from 'solid-js'
import type { OpenGame } from '../games/open.ts'
import { TableView } from '../table/TableView.tsx'
import { BaseFirst } from './BaseFirst.tsx'
import { beginFirstMatch } from './first-match.ts'
import { hasFinished, noteFinished, noteSteps, stepsDone } from './lesson-notes.ts'
import { Finished } from './Finished.tsx'
import { rulesSharedWith } from './shared-rules.ts'
import { stepHost } from './step-host.ts'
import { LongestTask, Task } from './Task.tsx'

/** A lesson, step by step at its own table; then a first match. */
export function LessonSteps(props: { readonly game: OpenGame; readonly lesson: Lesson }) {
  const { game, lesson } = props
  const { steps } = lesson
  const [knowsBase, setKnowsBase] = createSignal(lesson.after === undefined || hasFinished(lesson.after))
  const [at, setAt] = createSignal(Math.min(stepsDone(game.id), steps.length - 1))
  const [finished, setFinished] = createSignal(false)
  const [before, setBefore] = createSignal<Text>()
  const host = createMemo(() => {
    const now = stepHost(game, steps[at()]!)
    onCleanup(() => now.leave())
    return now
  })
  const goTo = (step: number, before?: Text) => {
    noteSteps(game.id, step)
    setBefore(before)
    setAt(step)
  }
  const goOn = () => {
    if (at() < steps.length - 1) return goTo(at() + 1, steps[at()]!.says.shows)
    noteSteps(game.id, 0)
    noteFinished(game.id)
    return setFinished(true)
  }
  const goBack = () => goTo(Math.max(0, at() - 1))
  const play = async () =>
    beginFirstMatch(game, [
      ...steps.flatMap(rulesMetIn),
      ...(lesson.after === undefined ? [] : await rulesSharedWith(game, lesson.after)),
    ])
  return (
    <Show
      when={knowsBase()}
      fallback={<BaseFirst game={game} base={lesson.after!} onKnown={() => setKnowsBase(true)} />}
    >
      <Show when={host()} keyed>
        {(host) => (
          <TableView
            host={host}
            foot={(model) => (
              <div class="task-room">
                <LongestTask steps={steps} />
                <Show
                  when={finished()}
                  fallback={
                    <Task
                      host={host}
                      model={model}
                      at={at()}
                      all={steps.length}
                      before={before()}
                      onNext={goOn}
                      onBack={goBack}
                    />
                  }
                >
                  <Finished game={game} onPlay={() => void play()} />
                </Show>
              </div>
            )}
          />
        )}
      </Show>
    </Show>
  )
}
