import { createComputed, createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js'
import { SeatMark } from '../board/SeatMark.tsx'
import { namesAt } from '../board/voice.ts'
import { lang } from '../words/lang.ts'
import { sayTable } from '../words/table.ts'
import type { Host } from './host.ts'
import { lastFacts, linesOf, readingTime, sameLines, storyWith, type Story, type StoryLine } from './story.ts'
import type { TableModel } from './table-model.ts'
import './latest-events.css'

/** What just happened at this table, as the viewers at this screen were told it. */
export function LatestEventsAtTable(props: {
  readonly host: Host
  readonly model: Pick<TableModel, 'eye' | 'facts' | 'people'>
  /** Opens the log, where there is one. */
  readonly onLog?: () => void
}) {
  const { host, model } = props
  const lines = () => {
    const eye = model.eye()
    const facts = model.facts()
    if (eye === undefined) return []
    const told = facts.length > 0 ? facts : lastFacts(host, eye)
    return linesOf(host.game.words, told, lang(), namesAt(host.players))
  }
  /** What people here do is told at once; what others do waits until the story has got there. */
  const isPatient = () =>
    !model.facts().some(({ seat }) => seat !== undefined && model.people().includes(seat))
  return (
    <LatestEvents
      lines={lines()}
      patient={isPatient()}
      {...(props.onLog === undefined ? {} : { onTap: props.onLog })}
    />
  )
}

/**
 * One line that tells what just happened, with the mover's mark. Several events are told in turn, and a tap
 * goes on to the next; after the last it asks for more.
 */
export function LatestEvents(props: {
  readonly lines: readonly StoryLine[]
  /** Whether a few lines that were not told yet come before these. */
  readonly patient?: boolean
  readonly onTap?: () => void
}) {
  const lines = createMemo(() => props.lines, [], { equals: sameLines })
  const [story, setStory] = createSignal<Story>({ lines: [], at: 0 })
  createComputed(on(lines, (news) => setStory((told) => storyWith(told, news, props.patient === true))))
  const line = () => story().lines[story().at]
  const isWaiting = () => story().at < story().lines.length - 1
  const goOn = () => setStory(({ lines, at }) => ({ lines, at: at + 1 }))
  createEffect(() => {
    if (!isWaiting()) return
    const timer = setTimeout(goOn, readingTime(line()!.text))
    onCleanup(() => clearTimeout(timer))
  })
  return (
    <div class="told-room">
      <button
        type="button"
        class="told"
        classList={{ waiting: isWaiting() }}
        data-told
        aria-label={line() === undefined ? sayTable('log') : undefined}
        disabled={!isWaiting() && props.onTap === undefined}
        onClick={() => (isWaiting() ? goOn() : props.onTap?.())}
      >
        {/* A new line is a new element: nothing is animated. */}
        <For each={line() === undefined ? [] : [line()!]}>
          {({ seat, text }) => (
            <span class="told-line">
              <Show when={seat !== undefined}>
                <SeatMark seat={seat!} />
              </Show>
              <span class="told-text">{text}</span>
            </span>
          )}
        </For>
      </button>
      {/* Announced once, as a whole. */}
      <p class="unseen" aria-live="polite" data-told-aloud>
        {lines()
          .map(({ text }) => text)
          .join(' ')}
      </p>
    </div>
  )
}
