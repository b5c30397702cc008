import { createMemo, createSignal, Show } from 'solid-js'
import { Masthead } from '../app/Masthead.tsx'
import { hrefOf } from '../app/route.ts'
import { Materials } from '../board/Materials.tsx'
import type { OpenGame } from '../games/open.ts'
import { startOf, type Example } from '../lessons/examples.ts'
import { ExampleFigure } from '../lessons/ExampleFigure.tsx'
import { findExamples } from '../lessons/example-search.ts'
import { sayApp } from '../words/app.ts'
import { inLang } from '../words/lang.ts'
import { sayLearn } from '../words/learn.ts'
import { beginFirstMatch, firstMatchSeats } from './first-match.ts'
import { beforeTheFirstMove, ending } from './order.ts'
import './learn.css'

interface Card {
  readonly title?: string
  readonly text: string
  readonly example: Example | undefined
}

/** A few cards before the first move, then a match in which the rest is told when it matters. */
export function Cards(props: { readonly game: OpenGame }) {
  const { game } = props
  const start = startOf(game)
  const { rules, about } = game.words
  const { examples } = findExamples(game.id)
  const [at, setAt] = createSignal(0)
  const first = createMemo(() => beforeTheFirstMove(rules, examples()))
  const seats = firstMatchSeats(game)
  const cards = createMemo((): readonly Card[] => {
    const end = ending(examples())
    const goal = rules.find(({ id }) => id === end?.rule)
    return [
      { text: inLang(about), example: start },
      ...first().map(({ id, text }) => ({
        text: inLang(text),
        example: examples().find(({ rule, kind }) => rule === id && kind !== 'end') ?? start,
      })),
      ...(goal === undefined ? [] : [{ title: sayLearn('ending'), text: inLang(goal.text), example: end }]),
      { text: sayLearn(seats > 1 ? 'along' : 'along-alone'), example: undefined },
    ]
  })
  const card = () => cards()[Math.min(at(), cards().length - 1)]!
  const isLast = () => at() >= cards().length - 1
  let heading!: HTMLElement
  const turnTo = (nth: number) => {
    setAt(nth)
    heading.focus()
  }
  const begin = () => {
    // What was on the cards is told; who skipped them hears it at the table.
    const goal = ending(examples())?.rule
    const shown = isLast() ? [...first().map(({ id }) => id), ...(goal === undefined ? [] : [goal])] : []
    void beginFirstMatch(game, shown)
  }
  return (
    <div class="learn">
      <Materials />
      <Masthead>
        <a class="button quiet small" href={hrefOf({ page: 'rules', game: game.id })}>
          {sayApp('rules')}
        </a>
      </Masthead>
      <main>
        <h1>{inLang(game.words.name)}</h1>
        <section
          class="paper lifted card"
          tabIndex={-1}
          ref={heading}
          aria-live="polite"
          data-card={at() + 1}
        >
          <p class="soft count">{sayLearn('step', { n: at() + 1, all: cards().length })}</p>
          <Show when={card().title}>{(title) => <h2>{title()}</h2>}</Show>
          <p class="text">{card().text}</p>
          <Show when={card().example} keyed>
            {(example) => <ExampleFigure game={game} example={example} />}
          </Show>
        </section>
        <div class="row turning">
          <button type="button" class="button" disabled={at() === 0} onClick={() => turnTo(at() - 1)}>
            {sayLearn('back')}
          </button>
          <Show
            when={!isLast()}
            fallback={
              <button type="button" class="button main" data-begin onClick={begin}>
                {sayLearn('begin')}
              </button>
            }
          >
            <button type="button" class="button main" data-next onClick={() => turnTo(at() + 1)}>
              {sayLearn('next')}
            </button>
            <button type="button" class="button quiet" data-skip onClick={begin}>
              {sayLearn('begin-now')}
            </button>
          </Show>
        </div>
      </main>
    </div>
  )
}
