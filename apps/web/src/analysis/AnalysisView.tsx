import { speakEnding } from '@spellendoos/scene'
import { createSignal, For, lazy, Match, Show, Suspense, Switch } from 'solid-js'
import { RefusalLine } from '../table/RefusalLine.tsx'
import { Icon } from '../app/Icon.tsx'
import { namesAt, writtenMove } from '../board/voice.ts'
import type { TableModel } from '../table/table-model.ts'
import { lang, locale } from '../words/lang.ts'
import { sayReplay } from '../words/replay.ts'
import { Chances } from './Chances.tsx'
import { Dice } from './Dice.tsx'
import { statusOf } from './status.ts'
import type { Session } from './session.ts'
import { subtreeAt, endOf, type Path } from './tree.ts'
import { sayAnalysis } from './words.ts'

const Files = lazy(() => import('./Files.tsx').then((m) => ({ default: m.Files })))

interface AnalysisViewProps {
  readonly session: Session
  readonly model: TableModel
}

/** The most characters of a line that fit. */
const ROOM = 44

/** Beside the board: everyone's chances, the best lines, a choice of dice, and navigation through the moves. */
export function AnalysisView(props: AnalysisViewProps) {
  const { session, model } = props
  const { game, judgement, result, tree, path } = session
  const [filing, setFiling] = createSignal(false)
  const names = () => namesAt(session.host.players)
  const seat = () => game.turn(session.moment().state)[0]
  const lines = () => judgement()?.analysis?.lines ?? []
  const ending = () => {
    const ended = result()
    if (ended === undefined) return undefined
    const { headline, lines } = speakEnding(game.words, ended, lang(), names(), [])
    return [headline, ...lines].join(' ')
  }
  const play = (move: string) => {
    const by = seat()
    if (typeof by === 'number') session.attempt({ by, move })
  }
  const choices = () => model.message()?.choices ?? []
  return (
    <section class="desk paper" aria-label={sayAnalysis('title')} data-analysis={game.id}>
      <Chances session={session} names={names()} />
      <p class="standing-now" aria-live="polite" data-standing>
        {ending() ?? statusOf(session, names())}
      </p>
      <div class="advice">
        <Switch>
          <Match when={model.refusal()}>
            {(refused) => <RefusalLine game={game.id} refused={refused()} />}
          </Match>
          <Match when={session.isChance()}>
            <Dice session={session} />
          </Match>
          <Match when={result() === undefined && choices().length === 1 && choices()[0]}>
            {(only) => (
              <ol class="best" aria-label={sayAnalysis('lines')}>
                <li>
                  <Line chance="" moves={written(session, [only().move])} onPlay={() => play(only().move)} />
                </li>
              </ol>
            )}
          </Match>
          <Match when={lines().length > 0}>
            <ol class="best" aria-label={sayAnalysis('lines')}>
              <For each={lines()}>
                {(line) => (
                  <li>
                    <Line
                      chance={tenths(line.chance)}
                      moves={written(session, line.moves)}
                      onPlay={() => play(line.moves[0]!)}
                    />
                  </li>
                )}
              </For>
            </ol>
          </Match>
        </Switch>
      </div>
      <div class="steps" role="group" aria-label={sayAnalysis('steps')}>
        <Step label={sayReplay('first')} path="M18 6l-8 6 8 6zM6 6v12" to={[]} session={session} />
        <Step label={sayReplay('back')} path="M16 6l-8 6 8 6z" to={path().slice(0, -1)} session={session} />
        <Step
          label={sayReplay('forward')}
          path="M8 6l8 6-8 6z"
          to={subtreeAt(tree(), path()).next.length > 0 ? [...path(), 0] : path()}
          session={session}
        />
        <Step
          label={sayReplay('last')}
          path="M6 6l8 6-8 6zM18 6v12"
          to={endOf(tree(), path())}
          session={session}
        />
        <button
          type="button"
          class="button small"
          aria-label={sayAnalysis('files')}
          title={sayAnalysis('files')}
          data-files
          onClick={() => setFiling(true)}
        >
          <Icon path="M4 7v12h16V9h-9L9 7z" />
        </button>
      </div>
      <Suspense>
        <Show when={filing()}>
          <Files session={session} onClose={() => setFiling(false)} />
        </Show>
      </Suspense>
    </section>
  )
}

/** A chance in tenths of a per cent, formatted for the language: lines often differ by less than one per cent. */
const tenths = (chance: number): string =>
  new Intl.NumberFormat(locale(), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(chance)

/** As many moves of a line as fit. */
function written({ game }: Session, moves: readonly string[]): string {
  let text = ''
  for (const move of moves) {
    const next = `${text} ${writtenMove(game.words, move)}`.trim()
    if (text !== '' && next.length > ROOM) return `${text} …`
    text = next
  }
  return text
}

const Line = (props: { readonly chance: string; readonly moves: string; readonly onPlay: () => void }) => (
  <button type="button" data-line onClick={() => props.onPlay()}>
    <span class="chance">{props.chance}</span>
    <span class="notation">{props.moves}</span>
  </button>
)

function Step(props: {
  readonly label: string
  readonly path: string
  readonly to: Path
  readonly session: Session
}) {
  const isHere = () => props.to.join() === props.session.path().join()
  return (
    <button
      type="button"
      class="button small"
      aria-label={props.label}
      title={props.label}
      aria-disabled={isHere()}
      onClick={() => !isHere() && props.session.go(props.to)}
    >
      <Icon path={props.path} />
    </button>
  )
}
