import { For, Show } from 'solid-js'
import { Icon } from '../app/Icon.tsx'
import { boxOf, nameOfGame } from '../games/boxes.ts'
import { locale } from '../words/lang.ts'
import './replay.css'

/** What to say about a match. */
interface About {
  readonly game: string
  readonly told: string
  readonly at: number
  readonly href: string
  /** What a tap does. */
  readonly doing: string
  /** Whether it waits for the viewer. */
  readonly awaited?: boolean
}

interface MatchRowsProps<Match> {
  readonly title: string
  readonly matches: readonly Match[]
  readonly about: (match: Match) => About
  /** An attribute of the element, for tests. */
  readonly marks: (match: Match) => Record<`data-${string}`, string>
  /** The label of the button that deletes. */
  readonly forget: string
  readonly onForget: (match: Match) => void
}

/** Matches of this browser, one below the other: each can be opened and deleted. */
export const MatchRows = <Match,>(props: MatchRowsProps<Match>) => (
  <Show when={props.matches.length > 0}>
    <section>
      <h2>{props.title}</h2>
      <ul>
        <For each={props.matches}>
          {(match) => {
            const about = () => props.about(match)
            return (
              <li class="paper" classList={{ awaited: about().awaited === true }} {...props.marks(match)}>
                <a href={about().href}>
                  <img
                    src={boxOf(about().game)?.cover ?? './icon.svg'}
                    alt=""
                    width="44"
                    height="50"
                    loading="lazy"
                  />
                  <span>
                    <strong>{nameOfGame(about().game)}</strong>
                    <span>{about().told}</span>
                    <span class="soft">{whenOf(about().at)}</span>
                  </span>
                  <span class="doing">{about().doing}</span>
                </a>
                <button
                  type="button"
                  class="button quiet small"
                  aria-label={`${props.forget}: ${nameOfGame(about().game)}, ${whenOf(about().at)}`}
                  title={props.forget}
                  onClick={() => props.onForget(match)}
                >
                  <Icon path="M5 7h14M10 4h4M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5" />
                </button>
              </li>
            )
          }}
        </For>
      </ul>
    </section>
  </Show>
)

const whenOf = (at: number) =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at)
