import { speakFact } from '@spellendoos/scene'
import { createEffect, createMemo, For, on, Show, type JSX } from 'solid-js'
import { SeatMark } from '../board/SeatMark.tsx'
import { writtenMove } from '../board/voice.ts'
import { lang, locale } from '../words/lang.ts'
import { sayReplay } from '../words/replay.ts'
import { CopyPosition } from '../table/CopyPosition.tsx'
import { isPaired, pairUp } from '../table/pairs.ts'
import { stepTo, type Film, type Step } from './film.ts'
import type { ReplayViewer } from './replay-viewer.ts'

/** Every step of the film; a tap opens it. */
export function Steps(props: {
  readonly viewer: ReplayViewer
  readonly hidden: boolean
  readonly onChosen: () => void
  /** Whether there are figures above the list, which are scrolled with it. */
  readonly lookedBack: boolean
  /** What is above the list. */
  readonly above?: JSX.Element
}) {
  const { film, at, go, run, eye, last } = props.viewer
  const steps = createMemo(() => {
    const looker = eye()
    return props.hidden ? [] : Array.from({ length: last }, (_, i) => stepTo(film, i + 1, looker)!)
  })
  const paired = isPaired(film.game, film.players.length)
  const button = (nth: number) => (
    <button
      type="button"
      aria-current={at() === nth + 1 ? 'step' : undefined}
      onClick={() => {
        run(false)
        go(nth + 1)
        props.onChosen()
      }}
    >
      <Show when={!paired}>
        <span class="nth soft">{nth + 1}</span>
      </Show>
      <Move step={steps()[nth]!} viewer={props.viewer} marked={!paired} />
    </button>
  )
  let list!: HTMLOListElement
  createEffect(
    on([at, () => props.hidden], () => {
      const here = list.querySelector<HTMLElement>('[aria-current]')
      if (here !== null) list.scrollTop = here.offsetTop - list.clientHeight / 2
    }),
  )
  return (
    <section
      id="record"
      class="record paper"
      classList={{ 'looked-back': props.lookedBack }}
      hidden={props.hidden}
    >
      {props.above}
      <div class="record-head">
        <h2>{sayReplay('steps')}</h2>
        <Show when={film.game.position}>
          {(position) => <CopyPosition text={() => position().write(film.frames[at()]!.state)} at={at()} />}
        </Show>
      </div>
      <Show when={!props.hidden && dayOf(film)}>{(day) => <p class="soft">{day()}</p>}</Show>
      <ol class="steps" classList={{ pairs: paired }} ref={list}>
        <Show when={paired} fallback={<For each={steps()}>{(_, i) => <li>{button(i())}</li>}</For>}>
          <For each={pairUp(steps())}>
            {(row) =>
              'line' in row ? (
                <li class="told">{button(row.line)}</li>
              ) : (
                <li data-pair={row.number}>
                  <span class="nth soft">{row.number}.</span>
                  <For each={row.moves}>
                    {(moves) => (
                      <div>
                        <For each={moves} fallback={<span class="soft">…</span>}>
                          {button}
                        </For>
                      </div>
                    )}
                  </For>
                </li>
              )
            }
          </For>
        </Show>
      </ol>
    </section>
  )
}

/** The day it was played, if its log tells. */
function dayOf({ replay }: Film): string | undefined {
  const at = replay.log.at(-1)?.at
  return at === undefined ? undefined : new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(at)
}

/** A move in notation; a clock or an act at the table in words. */
function Move(props: {
  readonly step: Step
  readonly viewer: ReplayViewer
  /** Whether the mover's mark is before it. */
  readonly marked: boolean
}) {
  const { by, move, facts } = props.step
  const { film, names } = props.viewer
  const told = () => facts.map((fact) => speakFact(film.game.words, fact, lang(), names())).join(' ')
  return (
    <Show
      when={move}
      fallback={
        <>
          <Show when={props.marked}>
            <span class="nobody" />
          </Show>
          <span>{told() || sayReplay('clock')}</span>
        </>
      }
    >
      <Show when={props.marked}>
        {typeof by === 'number' ? <SeatMark seat={by} /> : <span class="nobody" />}
      </Show>
      <span class="notation">{writtenMove(film.game.words, move!)}</span>
    </Show>
  )
}
