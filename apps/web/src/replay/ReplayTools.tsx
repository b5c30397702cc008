import { Show } from 'solid-js'
import { canReview } from '../help/review-support.ts'
import { sayApp } from '../words/app.ts'
import { sayLookback } from '../words/lookback.ts'
import { sayReplay } from '../words/replay.ts'
import { sayTurningPoints } from '../words/turning-points.ts'
import { EyeChooser } from './EyeChooser.tsx'
import type { Film } from './film.ts'
import type { ReplayViewer } from './replay-viewer.ts'

interface ReplayToolsProps {
  readonly film: Film
  readonly viewer: ReplayViewer
  /** Whether luck and skill are shown. */
  readonly looking: boolean
  readonly onLookBack: () => void
  readonly onTurningPoints: () => void
  readonly onAnalyse: () => void
  readonly onContinue: () => void
  readonly onShare: () => void
}

/** What can be done with a match, below its board. */
export const ReplayTools = (props: ReplayToolsProps) => (
  <div class="replay-tools">
    <EyeChooser viewer={props.viewer} />
    <Show when={props.film.players.length > 1}>
      <button
        type="button"
        class="button small"
        aria-expanded={props.looking}
        data-look-back
        onClick={() => props.onLookBack()}
      >
        {sayLookback('title')}
      </button>
    </Show>
    <Show when={canReview(props.film.game)}>
      <button type="button" class="button small" data-turning onClick={() => props.onTurningPoints()}>
        {sayTurningPoints('title')}
      </button>
      <button type="button" class="button small" data-analyse onClick={() => props.onAnalyse()}>
        {sayApp('analyse')}
      </button>
    </Show>
    <button type="button" class="button small" onClick={() => props.onContinue()} data-continue>
      {sayReplay('continue')}
    </button>
    <button type="button" class="button small" onClick={() => props.onShare()} data-share>
      {sayReplay('share')}
    </button>
  </div>
)
