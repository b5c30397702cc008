import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js'
import { SeatMark } from '../board/SeatMark.tsx'
import { namesAt } from '../board/voice.ts'
import { lang } from '../words/lang.ts'
import { sayTable } from '../words/table.ts'
import type { Host } from './host.ts'
import { lastFacts, linesOf, readingTime, sameLines, type ToldLine } from './story.ts'
import type { TableModel } from './table-model.ts'
import './told.css'

/** What just happened at this table, as the viewers at this screen were told it. */
export function ToldAtTable(props: {
  readonly host: Host
  readonly model: Pick<TableModel, 'eye' | 'facts'>
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
  return <Told lines={lines()} {...(props.onLog === undefined ? {} : { onTap: props.onLog })} />
}

/**
 * One line that tells what just happened, with the mover's mark. Several events are told in turn, and a tap
 * goes on to the next; after the last it asks for more.
 */
export function Told(props: { readonly lines: readonly ToldLine[]; readonly onTap?: () => void }) {
  const lines = createMemo(() => props.lines, [], { equals: sameLines })
  const [at, setAt] = createSignal(0)
  const line = () => lines()[Math.min(at(), lines().length - 1)]
  const isWaiting = () => at() < lines().length - 1
  createEffect(on(lines, () => setAt(0)))
  createEffect(() => {
    if (!isWaiting()) return
    const timer = setTimeout(() => setAt((now) => now + 1), readingTime(line()!.text))
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
        onClick={() => (isWaiting() ? setAt(at() + 1) : props.onTap?.())}
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
