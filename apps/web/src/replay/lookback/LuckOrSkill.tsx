import { For, Show } from 'solid-js'
import type { TurningPoint } from '../../help/turning-points.ts'
import { sayLookback } from '../../words/lookback.ts'
import type { ReplayViewer } from '../replay-viewer.ts'
import { KeyMoments } from './KeyMoments.tsx'
import type { Lookback } from './lookback.ts'
import { SeatAccount } from './SeatAccount.tsx'

interface LuckOrSkillProps {
  readonly viewer: ReplayViewer
  readonly lookback: Lookback
  readonly onDecision: (point: TurningPoint) => void
  readonly onStep: (step: number) => void
}

/** What was luck and what was skill, for each player, and the moments that mattered. */
export function LuckOrSkill(props: LuckOrSkillProps) {
  const { film, names } = props.viewer
  return (
    <Show when={props.lookback.review()}>
      {(review) => (
        <section class="lookback" aria-label={sayLookback('title')} data-lookback>
          <h2>{sayLookback('title')}</h2>
          <For each={review().accounts}>
            {(_, seat) => (
              <SeatAccount
                seat={seat()}
                name={names()[seat()]!}
                luckiness={film.game.traits.luck}
                review={review()}
              />
            )}
          </For>
          <KeyMoments
            viewer={props.viewer}
            moments={review().moments}
            onDecision={props.onDecision}
            onStep={props.onStep}
          />
        </section>
      )}
    </Show>
  )
}
