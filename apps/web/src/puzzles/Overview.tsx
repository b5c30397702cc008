import { For, Show, type JSX } from 'solid-js'
import { Masthead } from '../app/Masthead.tsx'
import { hrefOf } from '../app/route.ts'
import type { Box } from '../games/box.ts'
import { boxes } from '../games/catalogue.ts'
import { byName } from '../shelf/order.ts'
import { inLang, locale } from '../words/lang.ts'
import { drillRecord, standingAt } from './attempts.ts'
import { RatingLine } from './RatingLine.tsx'
import { sayPuzzles } from './words.ts'

/** Everything to practise, with the results in this browser. */
export function Overview() {
  const offering = (practice: Box['practice']) =>
    byName(
      boxes.filter((box) => box.practice === practice),
      ({ name }) => inLang(name),
    )
  return (
    <div class="puzzles-page" data-practice>
      <Masthead />
      <main>
        <header>
          <h1>{sayPuzzles('title')}</h1>
          <p class="soft">{sayPuzzles('about')}</p>
        </header>
        <Part id="puzzles" title={sayPuzzles('puzzles')} about={sayPuzzles('puzzles-about')}>
          <For each={offering('puzzles')}>
            {(box) => (
              <Entry box={box}>
                <PuzzleFigures game={box.id} />
              </Entry>
            )}
          </For>
        </Part>
        <Part id="drills" title={sayPuzzles('drills')} about={sayPuzzles('drills-about')}>
          <For each={offering('drill')}>
            {(box) => (
              <Entry box={box}>
                <DrillFigures game={box.id} />
              </Entry>
            )}
          </For>
        </Part>
        <p class="soft">{sayPuzzles('kept-here')}</p>
      </main>
    </div>
  )
}

interface PartProps {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly children: JSX.Element
}

const Part = (props: PartProps) => (
  <section aria-labelledby={props.id}>
    <h2 id={props.id}>{props.title}</h2>
    <p class="soft">{props.about}</p>
    <ul>{props.children}</ul>
  </section>
)

const Entry = (props: { readonly box: Box; readonly children: JSX.Element }) => (
  <li>
    <a
      class="paper lifted"
      href={hrefOf({ page: 'puzzles', game: props.box.id })}
      data-practise={props.box.id}
    >
      <img src={props.box.cover} alt="" width="60" height="68" loading="lazy" />
      <span class="words">
        <strong>{inLang(props.box.name)}</strong>
        {props.children}
      </span>
    </a>
  </li>
)

function PuzzleFigures(props: { readonly game: string }) {
  const standing = () => standingAt(props.game)
  return (
    <Show when={standing().seen.size > 0} fallback={<span class="soft">{sayPuzzles('untried')}</span>}>
      <span class="soft" data-rating={Math.round(standing().rating.rating)}>
        {sayPuzzles('rating', { n: Math.round(standing().rating.rating) })} ·{' '}
        {sayPuzzles('solved', { n: standing().solved })} · {sayPuzzles('longest', { n: standing().longest })}
      </span>
      <RatingLine ratings={standing().history} />
    </Show>
  )
}

/** A share of winning chances, in hundredths. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 1 }).format(share)

function DrillFigures(props: { readonly game: string }) {
  const record = () => drillRecord(props.game)
  return (
    <span class="soft" data-answers={record().answers}>
      <Show when={record().answers > 0} fallback={sayPuzzles('untried')}>
        {sayPuzzles('drilled', {
          n: record().answers,
          best: record().best,
          cost: percent(record().cost),
        })}
      </Show>
    </span>
  )
}
