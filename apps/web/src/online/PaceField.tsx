import type { Pace } from '@spellendoos/wire'
import { createSignal, For, Show } from 'solid-js'
import { sayNewTable } from '../words/new-table.ts'
import { duration } from './time.ts'

/** How people think of it: days are long moves. */
type Kind = Pace['kind'] | 'days'
const KINDS: readonly Kind[] = ['none', 'move', 'match', 'days']

const DAY = 86_400
const SECONDS: Readonly<Record<Exclude<Kind, 'none'>, readonly number[]>> = {
  move: [15, 30, 60, 120, 300],
  match: [180, 300, 600, 900, 1800, 3600],
  days: [DAY, 2 * DAY, 3 * DAY, 7 * DAY],
}
const USUAL: Readonly<Record<Exclude<Kind, 'none'>, number>> = { move: 60, match: 600, days: 2 * DAY }
const PLUS = [0, 2, 5, 10, 30] as const
const USUAL_PLUS = 5

interface PaceFieldProps {
  readonly pace: Pace
  readonly onPace: (pace: Pace) => void
}

/** How long players may take. */
export function PaceField(props: PaceFieldProps) {
  const [kind, setKind] = createSignal<Kind>('none')
  const choose = (kind: Kind) => {
    setKind(kind)
    props.onPace(paceOf(kind, kind === 'none' ? 0 : USUAL[kind], USUAL_PLUS))
  }
  const counted = () => {
    const chosen = kind()
    return chosen === 'none' ? undefined : chosen
  }
  const seconds = () => (props.pace.kind === 'none' ? 0 : props.pace.seconds)
  const plus = () => (props.pace.kind === 'match' ? props.pace.plus : 0)
  return (
    <fieldset>
      <legend>{sayNewTable('pace')}</legend>
      <div class="row">
        <For each={KINDS}>
          {(each) => (
            <button
              type="button"
              class="button small"
              aria-pressed={kind() === each}
              data-pace={each}
              onClick={() => choose(each)}
            >
              {sayNewTable(`pace-${each}`)}
            </button>
          )}
        </For>
      </div>
      <Show when={counted()} keyed>
        {(kind) => (
          <div class="row">
            <select
              class="field"
              aria-label={sayNewTable(kind === 'match' ? 'each' : `pace-${kind}`)}
              value={seconds()}
              onChange={(event) => props.onPace(paceOf(kind, Number(event.currentTarget.value), plus()))}
            >
              <For each={SECONDS[kind]}>{(n) => <option value={n}>{duration(n)}</option>}</For>
            </select>
            <Show when={kind === 'match'}>
              <label class="plus">
                {sayNewTable('plus')}
                <select
                  class="field"
                  value={plus()}
                  onChange={(event) =>
                    props.onPace(paceOf(kind, seconds(), Number(event.currentTarget.value)))
                  }
                >
                  <For each={PLUS}>
                    {(n) => <option value={n}>{n === 0 ? sayNewTable('no-plus') : duration(n)}</option>}
                  </For>
                </select>
              </label>
            </Show>
          </div>
        )}
      </Show>
    </fieldset>
  )
}

function paceOf(kind: Kind, seconds: number, plus: number): Pace {
  if (kind === 'none') return { kind }
  return kind === 'match' ? { kind, seconds, plus } : { kind: 'move', seconds }
}
