import type { TableMessage } from '@spellendoos/fair'
import type { SeatLine } from '@spellendoos/scene'
import { createMemo, For, Index, Show } from 'solid-js'
import { labelOfThing } from '../board/labels.ts'
import { SeatMark } from '../board/SeatMark.tsx'
import { Drawing } from '../board/Trays.tsx'
import type { Voice } from '../board/voice.ts'
import { sayNewMatch } from '../words/new-match.ts'
import { sayTable } from '../words/table.ts'
import type { Host } from './host.ts'
import { countDice, withThrow, type LastThrows } from './last-throws.ts'
import type { TableModel } from './table-model.ts'
import './seats.css'

const NO_LINE: SeatLine = {}
const NO_THROWS: LastThrows = new Map()
/** This many fit beside each other on a phone. */
const ONE_ROW = 2
/** More sit in two rows, three alone in one; beside dice four too, which leaves room for their picture. */
const columnsFor = (seats: number, hasBoard: boolean) =>
  seats <= (hasBoard ? 3 : 4) ? seats : Math.ceil(seats / 2)

const amount = (n: number | undefined) => (n === undefined ? [] : [n])

/** The dice before a player, as they were thrown last. */
export const LastThrow = (props: { readonly line: SeatLine; readonly voice: Voice }) => (
  <Show when={props.line.thrown}>
    {(thrown) => (
      <span
        class="thrown"
        {...(thrown().length > 0 && {
          role: 'img',
          'aria-label': thrown()
            .map((die) => labelOfThing(die, props.voice))
            .join(', '),
        })}
      >
        <Index each={thrown()}>{(die) => <Drawing item={die()} voice={props.voice} />}</Index>
      </span>
    )}
  </Show>
)

/** Everyone at the table: name, mark, score or money, whose turn it is. */
export function SeatStrip(props: {
  readonly host: Pick<Host, 'players' | 'Beside'> & {
    message(eye: 'watcher'): Pick<TableMessage, 'turn' | 'resigned' | 'bots'>
  }
  readonly model: Pick<TableModel, 'scene' | 'voice'> & Partial<Pick<TableModel, 'throws'>>
}) {
  const { host, model } = props
  const number = (n: number) => model.voice().say(n)
  const common = () => host.message('watcher')
  /** The most dice that lay on the table. Players have space for theirs from the start. */
  const dice = createMemo<number>((before) => {
    const scene = model.scene()
    return before === 0 && scene !== undefined && model.throws !== undefined ? countDice(scene) : before
  }, 0)
  const lines = createMemo(() =>
    host.players.map((_, seat) =>
      withThrow(model.scene()?.seats[seat] ?? NO_LINE, seat, model.throws?.() ?? NO_THROWS, dice() > 0),
    ),
  )
  /** The space of a throw grows with the largest one, and never shrinks. */
  const mostThrown = createMemo<number>(
    (before) => Math.max(before, dice(), ...lines().map(({ thrown = [] }) => thrown.length)),
    0,
  )
  /** 'Bot 2' need not be called a bot again. */
  const isNamedBot = (seat: number) =>
    host.players.some((_, n) => host.players[seat]!.name === sayNewMatch('bot', { n: n + 1 }))
  return (
    <ul
      class="seats"
      classList={{ many: host.players.length > ONE_ROW }}
      style={{
        '--columns': columnsFor(host.players.length, model.scene()?.board !== undefined),
        '--dice': mostThrown(),
      }}
      aria-label={sayTable('seats')}
    >
      <Index each={host.players}>
        {(_, seat) => {
          const line = () => lines()[seat]!
          const beside = createMemo(() => {
            const { note } = line()
            return [
              ...(common().bots[seat]! > 0 && !isNamedBot(seat) ? [sayTable('bot')] : []),
              ...(note === undefined ? [] : [model.voice().say(note)]),
            ].join(' · ')
          })
          const onTurn = createMemo(() => common().turn.includes(seat))
          return (
            <li
              class="seat paper"
              classList={{
                'on-turn': onTurn(),
                gone: common().resigned.includes(seat),
                throwing: line().thrown !== undefined,
              }}
            >
              <div class="seat-card">
                <SeatMark seat={seat} />
                <span class="who">
                  <span class="name">{model.voice().name(seat)}</span>
                  <Show when={beside()}>{(beside) => <span class="note soft">{beside()}</span>}</Show>
                </span>
                {host.Beside?.({ seat })}
                {/* A new amount is a new element: nothing is animated. */}
                <For each={amount(line().money)}>
                  {(money) => (
                    <span class="money" title={sayTable('money')}>
                      {number(money)}
                    </span>
                  )}
                </For>
                <For each={amount(line().score)}>
                  {(score) => (
                    <span class="score" title={sayTable('score')}>
                      {number(score)}
                    </span>
                  )}
                </For>
                <LastThrow line={line()} voice={model.voice()} />
                <Show when={onTurn()}>
                  <span class="unseen">, {sayTable('on-turn')}</span>
                </Show>
              </div>
            </li>
          )
        }}
      </Index>
    </ul>
  )
}
