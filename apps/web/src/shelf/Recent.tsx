import { For, Show } from 'solid-js'
import type { Box } from '../games/box.ts'
import { inLang } from '../words/lang.ts'

/** A game that was played recently, and where its card leads. */
export interface RecentLink {
  readonly box: Box
  readonly say: string
  readonly href: string
}

/** A row of games that were played recently. */
export const Recent = (props: {
  readonly id: string
  readonly title: string
  readonly links: readonly RecentLink[]
}) => (
  <Show when={props.links.length > 0}>
    <section aria-labelledby={props.id}>
      <h2 id={props.id}>{props.title}</h2>
      <ul class="recent">
        <For each={props.links}>
          {({ box, say, href }) => (
            <li>
              <a class="paper lifted" href={href}>
                <img src={box.cover} alt="" width="44" height="50" />
                <span>
                  <strong>{inLang(box.name)}</strong>
                  <span class="soft">{say}</span>
                </span>
              </a>
            </li>
          )}
        </For>
      </ul>
    </section>
  </Show>
)
