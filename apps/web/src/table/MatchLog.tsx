import type { Heard } from '@spellendoos/kernel'
import { speakFact } from '@spellendoos/scene'
import { createEffect, createMemo, For, on, Show } from 'solid-js'
import { namesAt, writtenMove } from '../board/voice.ts'
import { lang } from '../words/lang.ts'
import { sayTable } from '../words/table.ts'
import { CopyPosition } from './CopyPosition.tsx'
import type { Host } from './host.ts'
import { MoveField } from './MoveField.tsx'
import { isPaired, pairUp } from './pairs.ts'
import type { TableModel } from './table-model.ts'

/** What happened so far, as the viewers at this screen were told it: in club notation, or in words and notation. */
export function MatchLog(props: {
  readonly host: Host
  readonly model: TableModel
  /** Counts requests to type a move. */
  readonly writing: number
}) {
  const { host, model } = props
  const { game } = host
  /** Where nothing is hidden, every view shows everything. */
  const position = () => {
    const eye = model.eye()!
    return game.position!.write(game.imagine(model.message()!.view, eye, () => 0))
  }
  const canWrite = () =>
    game.position !== undefined &&
    !game.traits.realtime &&
    typeof model.eye() === 'number' &&
    model.message()?.result === undefined
  const news = createMemo(() => {
    const eye = model.eye()
    return eye === undefined ? [] : host.message(eye, 0).news
  })
  const told = ({ facts }: Heard) =>
    facts.map((fact) => speakFact(host.game.words, fact, lang(), namesAt(host.players)))
  const write = (move: string) => writtenMove(host.game.words, move)
  return (
    <section id="record" class="record paper">
      <div class="record-head">
        <h2>{sayTable('log')}</h2>
        <Show when={game.position !== undefined && model.message() !== undefined}>
          <CopyPosition text={position} at={host.seq()} />
        </Show>
      </div>
      <Show
        when={isPaired(host.game, host.players.length)}
        fallback={
          <Lines
            news={news()}
            lines={news().flatMap(told)}
            write={write}
            noted={game.position !== undefined}
          />
        }
      >
        <Pairs news={news()} told={(heard) => told(heard).join(' ')} write={write} />
      </Show>
      <Show when={canWrite()}>
        <MoveField model={model} wanted={props.writing} />
      </Show>
    </section>
  )
}

interface Written {
  readonly news: readonly Heard[]
  /** A move as people read it. */
  readonly write: (move: string) => string
}

/** Both players' moves side by side, what else happened between them. */
function Pairs(props: Written & { readonly told: (heard: Heard) => string }) {
  const rows = createMemo(() => pairUp(props.news))
  const last = () => props.news.findLastIndex(({ by, move }) => typeof by === 'number' && move !== undefined)
  let list!: HTMLOListElement
  createEffect(on(rows, () => list.scrollTo({ top: list.scrollHeight })))
  return (
    <ol class="pairs" ref={list} tabIndex={0} aria-label={sayTable('log')}>
      <For each={rows()} fallback={<li class="told soft">{sayTable('nothing-yet')}</li>}>
        {(row) =>
          'line' in row ? (
            <li class="told">{props.told(props.news[row.line]!)}</li>
          ) : (
            <li data-pair={row.number}>
              <span class="nth soft">{row.number}.</span>
              <For each={row.moves}>
                {(moves) => (
                  <span class="notation">
                    <For each={moves} fallback={<span class="soft">…</span>}>
                      {(at) => (
                        <span class="move" aria-current={at === last() ? 'step' : undefined}>
                          {props.write(props.news[at]!.move!)}{' '}
                        </span>
                      )}
                    </For>
                  </span>
                )}
              </For>
            </li>
          )
        }
      </For>
    </ol>
  )
}

function Lines(
  props: Written & {
    readonly lines: readonly string[]
    /** Whether numbered pairs of moves tell more than the lines do: if a position can be written down. */
    readonly noted: boolean
  },
) {
  const moves = () =>
    props.noted
      ? props.news.flatMap(({ by, move }) =>
          typeof by === 'number' && move !== undefined ? [{ by, move }] : [],
        )
      : []
  let log!: HTMLOListElement
  createEffect(
    on(
      () => props.lines,
      () => log.scrollTo({ top: log.scrollHeight }),
    ),
  )
  return (
    <>
      <ol class="log" ref={log} tabIndex={0} aria-label={sayTable('log')}>
        <For each={props.lines} fallback={<li class="soft">{sayTable('nothing-yet')}</li>}>
          {(line) => <li>{line}</li>}
        </For>
      </ol>
      <Show when={moves().length > 0}>
        <h2>{sayTable('moves')}</h2>
        <p class="moves" tabIndex={0}>
          <For each={moves()}>
            {({ by, move }) => (
              <span class="move" style={{ '--own': `var(--seat-${by % 8})` }}>
                {props.write(move)}
              </span>
            )}
          </For>
        </p>
      </Show>
    </>
  )
}
