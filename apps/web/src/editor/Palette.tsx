import { Index } from 'solid-js'
import { u } from '../board/paint/pencil.ts'
import { paintThing, sizeOf } from '../board/paint/piece.ts'
import type { Voice } from '../board/voice.ts'
import { sayEditor } from '../words/editor.ts'
import { stackFrom, type Kind } from './format.ts'

interface PaletteProps {
  readonly kinds: readonly Kind[]
  /** `undefined`: a tap removes a piece. */
  readonly chosen: Kind | undefined
  readonly voice: Voice
  readonly onChoose: (kind: Kind | undefined) => void
}

/** The pieces that can be placed, and the hand that removes them. */
export function Palette(props: PaletteProps) {
  const isChosen = (kind: Kind) =>
    props.chosen !== undefined && stackFrom([kind]) === stackFrom([props.chosen])
  return (
    <div class="palette row" role="group" aria-label={sayEditor('pieces')}>
      <Index each={props.kinds}>
        {(kind) => (
          <button
            type="button"
            class="button"
            aria-pressed={isChosen(kind())}
            aria-label={props.voice.thing({ ...kind(), id: '', on: '' })}
            data-kind={stackFrom([kind()])}
            onClick={() => props.onChoose(kind())}
          >
            <svg
              viewBox={boxOf(kind())}
              aria-hidden="true"
              innerHTML={paintThing(kind(), (label) => props.voice.say(label))}
            />
          </button>
        )}
      </Index>
      <button
        type="button"
        class="button"
        aria-pressed={props.chosen === undefined}
        data-away
        onClick={() => props.onChoose(undefined)}
      >
        {sayEditor('away')}
      </button>
    </div>
  )
}

const boxOf = ({ look }: Kind): string => {
  const [w, h] = sizeOf(look)
  return [-w / 2, -h / 2, w, h].map((side, i) => u(side + (i < 2 ? -0.04 : 0.08))).join(' ')
}
