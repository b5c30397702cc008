import { drawFrom, type Ask } from '@spellendoos/kernel'
import { createEffect, createSignal, For, on, Show } from 'solid-js'
import { writtenMove } from '../board/voice.ts'
import { fairRng } from '../table/unsealed-chance.ts'
import type { Session } from './session.ts'
import { sayAnalysis } from './words.ts'

/** With more faces than this, a die is not chosen face by face. */
const MOST_FACES = 8

/** The answer of chance: thrown, or chosen die by die. */
export function Dice(props: { readonly session: Session }) {
  const { game, moment, draw } = props.session
  const ask = (): Ask => game.chance!(moment().state)
  const dice = () => {
    const asked = ask()
    return 'dice' in asked && (asked.sides ?? 6) <= MOST_FACES ? asked : undefined
  }
  const [chosen, setChosen] = createSignal<readonly number[]>([])
  createEffect(on(moment, () => setChosen([])))
  const choose = (face: number) => {
    const now = [...chosen(), face]
    if (now.length === dice()!.dice) draw(now)
    else setChosen(now)
  }
  return (
    <div class="dice-chooser">
      <Show when={dice()}>
        {(dice) => (
          <>
            <div class="faces" role="group" aria-label={sayAnalysis('roll')}>
              <For each={Array.from({ length: dice().sides ?? 6 }, (_, i) => i + 1)}>
                {(face) => (
                  <button
                    type="button"
                    class="button"
                    aria-label={sayAnalysis('die', { n: face })}
                    data-face={face}
                    onClick={() => choose(face)}
                  >
                    {face}
                  </button>
                )}
              </For>
            </div>
            <p class="soft" aria-live="polite" data-chosen>
              {chosen().length === 0 ? '' : sayAnalysis('chosen', { dice: chosen().join(' – ') })}
            </p>
          </>
        )}
      </Show>
      <div class="row">
        <button type="button" class="button main" data-throw onClick={() => draw(drawFrom(ask(), fairRng))}>
          {dice() === undefined ? sayAnalysis('draw') : writtenMove(game.words, 'throw')}
        </button>
        <Show when={chosen().length > 0}>
          <button type="button" class="button quiet" onClick={() => setChosen([])}>
            {sayAnalysis('clear')}
          </button>
        </Show>
      </div>
    </div>
  )
}
