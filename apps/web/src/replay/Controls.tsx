import { Icon } from '../app/Icon.tsx'
import { sayReplay } from '../words/replay.ts'
import type { ReplayViewer } from './replay-viewer.ts'

/** The slider and the buttons under it. */
export function Controls(props: { readonly viewer: ReplayViewer }) {
  const { at, last, go, run, running } = props.viewer
  const stop = (to: number) => {
    run(false)
    go(to)
  }
  return (
    <div class="controls" role="group" aria-label={sayReplay('slider')}>
      <input
        type="range"
        min={0}
        max={last}
        value={at()}
        aria-label={sayReplay('slider')}
        aria-valuetext={sayReplay('at', { n: at(), all: last })}
        onInput={(event) => stop(event.currentTarget.valueAsNumber)}
      />
      <p class="count soft" aria-hidden="true">
        {at()} / {last}
      </p>
      <div class="row">
        <Step
          label={sayReplay('first')}
          path="M18 6l-8 6 8 6zM6 6v12"
          off={at() === 0}
          onStep={() => stop(0)}
        />
        <Step
          label={sayReplay('back')}
          path="M16 6l-8 6 8 6z"
          off={at() === 0}
          onStep={() => stop(at() - 1)}
        />
        <Step
          label={sayReplay(running() ? 'pause' : 'play')}
          path={running() ? 'M9 6v12M15 6v12' : 'M8 5l11 7-11 7z'}
          main
          off={last === 0}
          onStep={() => run(!running())}
        />
        <Step
          label={sayReplay('forward')}
          path="M8 6l8 6-8 6z"
          off={at() === last}
          onStep={() => stop(at() + 1)}
        />
        <Step
          label={sayReplay('last')}
          path="M6 6l8 6-8 6zM18 6v12"
          off={at() === last}
          onStep={() => stop(last)}
        />
      </div>
    </div>
  )
}

interface StepProps {
  readonly label: string
  readonly path: string
  readonly main?: boolean
  readonly off: boolean
  readonly onStep: () => void
}

const Step = (props: StepProps) => (
  <button
    type="button"
    class="button"
    classList={{ main: props.main === true }}
    aria-label={props.label}
    title={props.label}
    aria-disabled={props.off}
    onClick={() => {
      if (!props.off) props.onStep()
    }}
  >
    <Icon path={props.path} filled />
  </button>
)
