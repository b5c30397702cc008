import { speakFact, speakPlaces, spoken } from '@spellendoos/scene'
import { createSignal, createUniqueId, lazy, Show, Suspense } from 'solid-js'
import { painted } from '../app/after-paint.ts'
import { comesNear } from '../app/visibility.ts'
import { labelOfSpot } from '../board/labels.ts'
import { Picture } from '../board/Picture.tsx'
import { namesAt, voiceAt, type Voice } from '../board/voice.ts'
import type { OpenGame } from '../games/open.ts'
import { inLang, lang } from '../words/lang.ts'
import { sayLessons } from '../words/lessons.ts'
import type { Example } from './examples.ts'
import type { Play } from './sample.ts'
import './lessons.css'

const TryIt = lazy(() => import('./TryIt.tsx').then((m) => ({ default: m.TryIt })))

interface ExampleFigureProps {
  readonly game: OpenGame
  readonly example: Example
}

/** A position as a picture with a caption. If a player is on turn, it can be tried out. */
export function ExampleFigure(props: ExampleFigureProps) {
  const id = createUniqueId()
  let figure!: HTMLElement
  const near = comesNear(() => figure)
  /** The picture first, then what it says. */
  const drawn = painted(near)
  /** What is being tried out; each try starts over. */
  const [trying, setTrying] = createSignal<Play>()
  const names = () => namesAt(Array.from({ length: props.example.play.seats }, () => ({ name: '' })))
  const voice = () => voiceAt(props.game.words, names())
  const seat = () => {
    const { eye, kind } = props.example
    return typeof eye === 'number' && (kind === 'refused' || kind === 'start' || kind === 'taught')
      ? eye
      : undefined
  }
  const reading = () =>
    spoken(props.example.scene, {
      words: props.game.words,
      lang: lang(),
      names: names(),
      marks: props.example.glow,
    }).join(' ')
  return (
    <figure
      ref={figure}
      class="example"
      data-example={props.example.kind}
      data-tried={props.example.tried.join('-') || undefined}
    >
      <Show
        when={trying()}
        keyed
        fallback={
          <div role="img" aria-labelledby={id} aria-describedby={`${id}-reading`}>
            <Picture
              scene={props.example.scene}
              voice={voice()}
              glow={props.example.kind === 'refused' ? props.example.glow : []}
              tried={props.example.tried}
              way={props.example.way ?? []}
              near={near()}
            />
            <p class="unseen" id={`${id}-reading`}>
              {drawn() ? reading() : ''}
            </p>
          </div>
        }
      >
        {(play) => (
          <Suspense>
            <TryIt game={props.game} play={play} seat={seat()!} />
          </Suspense>
        )}
      </Show>
      <figcaption>
        <span id={id}>{captionOf(props.game, props.example, voice(), names())}</span>
        <Show when={seat() !== undefined}>
          <span class="row tools">
            <button
              type="button"
              class="button small"
              data-try-it
              onClick={() => setTrying({ ...props.example.play })}
            >
              {sayLessons(trying() === undefined ? 'try' : 'again')}
            </button>
            <Show when={trying()}>
              <button type="button" class="button small quiet" onClick={() => setTrying(undefined)}>
                {sayLessons('picture')}
              </button>
            </Show>
          </span>
        </Show>
      </figcaption>
    </figure>
  )
}

function captionOf(game: OpenGame, example: Example, voice: Voice, names: readonly string[]): string {
  const { kind, facts, result, scene, eye, tried, says } = example
  const told = facts.map((fact) => speakFact(game.words, fact, lang(), names)).join(' ')
  switch (kind) {
    case 'start':
      return sayLessons('start')
    case 'happens':
      return told
    case 'taught':
      return says === undefined ? '' : inLang(says)
    case 'refused': {
      const where = tried.map((spot) => labelOfSpot(scene, spot, voice)).join(' → ')
      return sayLessons('forbidden', { name: voice.name(eye === 'watcher' ? 0 : eye), where })
    }
    case 'end':
      return result === undefined ? told : speakPlaces(game.words, result, lang(), names)
  }
}
