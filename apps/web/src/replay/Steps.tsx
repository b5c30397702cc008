import { speakFact } from '@spellendoos/scene'
import { createEffect, createMemo, For, on, Show, type JSX } from 'solid-js'
import { SeatMark } from '../board/SeatMark.tsx'
import { lang } from '../words/lang.ts'
import { sayReplay } from '../words/replay.ts'
import { stepTo, type Film, type Step } from './film.ts'
import type { Viewing } from './viewing.ts'

/** Every step of the film; a tap goes there. */
export function Steps(props: {
  readonly viewing: Viewing
  readonly hidden: boolean
  readonly onChosen: () => void
  /** What stands above the list. */
  readonly above?: JSX.Element
}) {
  const { film, at, go, run, eye, last } = props.viewing
  const steps = createMemo(() => {
    const looker = eye()
    return props.hidden ? [] : Array.from({ length: last }, (_, i) => stepTo(film, i + 1, looker)!)
  })
  let list!: HTMLOListElement
  createEffect(
    on([at, () => props.hidden], () => {
      const here = list.querySelector<HTMLElement>('[aria-current]')
      if (here !== null) list.scrollTop = here.offsetTop - list.clientHeight / 2
    }),
  )
  return (
    <section id="record" class="record paper" hidden={props.hidden}>
      {props.above}
      <h2>{sayReplay('steps')}</h2>
      <Show when={!props.hidden && dayOf(film)}>{(day) => <p class="soft">{day()}</p>}</Show>
      <ol class="steps" ref={list}>
        <For each={steps()}>
          {(step, i) => (
            <li>
              <button
                type="button"
                aria-current={at() === i() + 1 ? 'step' : undefined}
                onClick={() => {
                  run(false)
                  go(i() + 1)
                  props.onChosen()
                }}
              >
                <span class="nth soft">{i() + 1}</span>
                <Move step={step} viewing={props.viewing} />
              </button>
            </li>
          )}
        </For>
      </ol>
    </section>
  )
}

/** The day it was played, if its log tells. */
function dayOf({ replay }: Film): string | undefined {
  const at = replay.log.at(-1)?.at
  return at === undefined ? undefined : new Intl.DateTimeFormat(lang(), { dateStyle: 'long' }).format(at)
}

/** A move in notation; a clock or an act at the table in words. */
function Move(props: { readonly step: Step; readonly viewing: Viewing }) {
  const { by, move, facts } = props.step
  const { film, names } = props.viewing
  const told = () => facts.map((fact) => speakFact(film.game.words, fact, lang(), names())).join(' ')
  return (
    <Show
      when={move}
      fallback={
        <>
          <span class="nobody" />
          <span>{told() || sayReplay('clock')}</span>
        </>
      }
    >
      {typeof by === 'number' ? <SeatMark seat={by} /> : <span class="nobody" />}
      <span class="notation">{move}</span>
    </Show>
  )
}
