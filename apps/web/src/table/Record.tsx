import { speakFact } from '@spellendoos/scene'
import { createEffect, createMemo, For, on, Show } from 'solid-js'
import { namesAt } from '../board/voice.ts'
import { lang } from '../words/lang.ts'
import { sayTable } from '../words/table.ts'
import type { Host } from './host.ts'
import type { Sitting } from './sitting.ts'

/** What happened so far, as the eyes at this screen learned it: in words, and the moves in notation. */
export function Record(props: { readonly host: Host; readonly sitting: Sitting }) {
  const { host, sitting } = props
  const news = createMemo(() => {
    const eye = sitting.eye()
    return eye === undefined ? [] : host.message(eye, 0).news
  })
  const moves = () =>
    news().flatMap(({ by, move }) => (typeof by === 'number' && move !== undefined ? [{ by, move }] : []))
  const lines = () =>
    news().flatMap(({ facts }) =>
      facts.map((fact) => speakFact(host.game.words, fact, lang(), namesAt(host.players))),
    )
  let log!: HTMLOListElement
  createEffect(on(lines, () => log?.scrollTo({ top: log.scrollHeight })))
  return (
    <section id="record" class="record paper">
      <h2>{sayTable('log')}</h2>
      <ol class="log" ref={log} tabIndex={0} aria-label={sayTable('log')}>
        <For each={lines()} fallback={<li class="soft">{sayTable('nothing-yet')}</li>}>
          {(line) => <li>{line}</li>}
        </For>
      </ol>
      <Show when={moves().length > 0}>
        <h2>{sayTable('moves')}</h2>
        <p class="moves" tabIndex={0}>
          <For each={moves()}>
            {({ by, move }) => (
              <span class="move" style={{ '--own': `var(--seat-${by % 8})` }}>
                {move}
              </span>
            )}
          </For>
        </p>
      </Show>
    </section>
  )
}
