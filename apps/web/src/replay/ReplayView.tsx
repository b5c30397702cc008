import type { Result } from '@spellendoos/kernel'
import { speakEnding } from '@spellendoos/scene'
import { createEffect, createMemo, createSignal, lazy, onCleanup, Show, Suspense } from 'solid-js'
import { painted } from '../app/after-paint.ts'
import { Masthead } from '../app/Masthead.tsx'
import type { ShownInReplay } from '../app/route.ts'
import { Materials } from '../board/Materials.tsx'
import { TurnButton } from '../board/TurnButton.tsx'
import type { Voice } from '../board/voice.ts'
import { canReview } from '../help/review-support.ts'
import type { TurningPoint } from '../help/turning-points.ts'
import { keepAccounts } from '../storage/matches.ts'
import { SeatStrip } from '../table/SeatStrip.tsx'
import { linesOf, type StoryLine } from '../table/story.ts'
import { LatestEvents } from '../table/LatestEvents.tsx'
import { LogButton } from '../table/LogButton.tsx'
import { sayApp } from '../words/app.ts'
import { RulesLink } from '../rules/RulesLink.tsx'
import { inLang, lang } from '../words/lang.ts'
import { sayReplay } from '../words/replay.ts'
import { ContinueSheet } from './ContinueSheet.tsx'
import { Controls } from './Controls.tsx'
import { FairLine } from './FairLine.tsx'
import type { Film, Step } from './film.ts'
import { ReplayTable } from './ReplayTable.tsx'
import { ReplayTools } from './ReplayTools.tsx'
import { ShareSheet } from './ShareSheet.tsx'
import { Steps } from './Steps.tsx'
import { onReplayKey } from './keyboard.ts'
import { lookBackAt, type Lookback } from './lookback/lookback.ts'
import { replayViewer } from './replay-viewer.ts'
import '../table/table.css'

const TurningPoints = lazy(() =>
  import('../help/TurningPoints.tsx').then((m) => ({ default: m.TurningPoints })),
)
const LineOfChances = lazy(() =>
  import('./lookback/LineOfChances.tsx').then((m) => ({ default: m.LineOfChances })),
)
const LuckOrSkill = lazy(() => import('./lookback/LuckOrSkill.tsx').then((m) => ({ default: m.LuckOrSkill })))
const NO_SPOTS: readonly string[] = []
const ROOMY = window.matchMedia('(min-width: 1100px)')
/** Wide enough for the list beside the board; otherwise it covers the board and closes after use. */
const BESIDE = window.matchMedia(
  '(min-width: 900px) and (min-height: 500px), (orientation: landscape) and (min-width: 640px)',
)

interface ReplayViewProps {
  readonly film: Film
  /** The id under which this browser stores it; `undefined` when it came as a link or a file. */
  readonly kept: string | undefined
  /** What the page opens with. */
  readonly show: ShownInReplay | undefined
}

/** A match shown step by step, at the same table it was played on. */
export function ReplayView(props: ReplayViewProps) {
  const { film } = props
  const viewer = replayViewer(film)
  const hasChance = film.game.chance !== undefined
  const { scene, voice, at } = viewer
  const frame = () => film.frames[at()]!
  const [open, setOpen] = createSignal<'share' | 'continue' | undefined>(
    props.show === 'share' ? 'share' : undefined,
  )
  const [turning, setTurning] = createSignal(props.show === 'turning' && canReview(film.game))
  const [reading, setReading] = createSignal(ROOMY.matches || turning())
  const [better, setBetter] = createSignal<{ readonly at: number; readonly spots: readonly string[] }>()
  const glow = () => (better()?.at === at() ? better()!.spots : NO_SPOTS)
  /** Shows a decision and the better move. */
  const showPoint = (point: TurningPoint) => {
    viewer.run(false)
    viewer.go(point.step - 1)
    setBetter({ at: point.step - 1, spots: spotsOf(film, point) })
    setReading(BESIDE.matches)
  }
  const [looking, setLooking] = createSignal(false)
  /** Results are kept while the page is open. */
  const lookback = createMemo<Lookback | undefined>(
    (found) => found ?? (looking() ? lookBackAt(film) : undefined),
  )
  createEffect(() => {
    const accounts = lookback()?.review()?.accounts
    if (props.kept === undefined || accounts === undefined) return
    const kept = accounts.map(({ chances: { luck, own } }) => ({ luck, skill: own }))
    void keepAccounts(props.kept, kept)
  })
  const analyse = async (step: number, how?: 'replace') => {
    const { analyseFilm } = await import('../analysis/analyse-film.ts')
    await analyseFilm(film, step, how)
  }
  if (props.show === 'analyse' && canReview(film.game)) void analyse(viewer.last, 'replace')
  const showStep = (step: number) => {
    viewer.run(false)
    viewer.go(step)
    setReading(BESIDE.matches)
  }
  // What few people use comes after what everybody uses.
  const ready = painted()
  const onKey = onReplayKey(viewer)
  addEventListener('keydown', onKey)
  onCleanup(() => removeEventListener('keydown', onKey))
  const lines = () => {
    const { result } = frame()
    const told = linesOf(film.game.words, viewer.step()?.facts ?? [], lang(), viewer.names())
    const all = result === undefined ? told : [...told, ...ending(film, result, viewer.names())]
    if (all.length > 0) return all
    return [{ text: at() === 0 ? sayReplay('start') : moved(viewer.step(), voice()) }]
  }
  return (
    <div
      class="table-page replay-page"
      classList={{
        boardless: scene().board === undefined,
        scenic: scene().backdrop !== undefined,
        reading: reading(),
      }}
    >
      <Materials />
      <Masthead>
        <RulesLink game={film.game.id} />
        <LogButton text={sayReplay('steps')} open={reading()} onToggle={() => setReading(!reading())} />
        <TurnButton near={viewer.near} />
      </Masthead>
      <main>
        <div class="replay-head">
          <header>
            <h1>
              {inLang(film.game.words.name)} <span class="unseen">, {sayApp('replay')}</span>
            </h1>
            {/* Without chance there is nothing to prove. */}
            <Show when={film.verdict.fair === true || hasChance}>
              <FairLine verdict={film.verdict} hasChance={hasChance} players={film.replay.players} />
            </Show>
          </header>
          <SeatStrip
            host={{ players: film.players, message: frame }}
            model={{ scene: viewer.scene, voice: viewer.voice, throws: viewer.throws }}
          />
        </div>
        <ReplayTable viewer={viewer} glow={glow()} />
        <footer class="foot">
          <div data-step={at()}>
            <LatestEvents lines={lines()} onTap={() => setReading(true)} />
          </div>
          <Controls viewer={viewer} />
          <Suspense fallback={<div class="chances" />}>
            <Show when={looking() && lookback()}>
              {(lookback) => (
                <LineOfChances
                  viewer={viewer}
                  lookback={lookback()}
                  onChosen={() => setReading(BESIDE.matches)}
                />
              )}
            </Show>
          </Suspense>
          <ReplayTools
            film={film}
            viewer={viewer}
            looking={looking()}
            onLookBack={() => {
              setLooking(!looking())
              setReading(looking() || ROOMY.matches)
            }}
            onTurningPoints={() => {
              setTurning(true)
              setReading(true)
            }}
            onAnalyse={() => void analyse(at())}
            onContinue={() => setOpen('continue')}
            onShare={() => setOpen('share')}
          />
        </footer>
        <Show when={ready()}>
          <Steps
            viewer={viewer}
            hidden={!reading()}
            lookedBack={looking() && lookback()?.review() !== undefined}
            onChosen={() => setReading(BESIDE.matches)}
            above={
              <Suspense>
                <Show when={looking() && lookback()}>
                  {(lookback) => (
                    <LuckOrSkill
                      viewer={viewer}
                      lookback={lookback()}
                      onDecision={showPoint}
                      onStep={showStep}
                    />
                  )}
                </Show>
                <Show when={turning()}>
                  <TurningPoints viewer={viewer} onChosen={showPoint} />
                </Show>
              </Suspense>
            }
          />
          <ShareSheet
            film={film}
            mine={props.kept !== undefined}
            open={open() === 'share'}
            onClose={() => setOpen(undefined)}
          />
          <ContinueSheet viewer={viewer} open={open() === 'continue'} onClose={() => setOpen(undefined)} />
        </Show>
      </main>
    </div>
  )
}

/** The taps of the better move. */
function spotsOf({ game, frames }: Film, { step, seat, best }: TurningPoint): readonly string[] {
  const { state } = frames[step - 1]!
  const move = game.moves(state, seat).find((each) => game.write(state, each) === best)
  return move === undefined ? NO_SPOTS : [...new Set(game.touches(state, move)[0])]
}

/** A step without a story line: the move in notation. */
const moved = (step: Step | undefined, voice: Voice) =>
  typeof step?.by === 'number' ? sayApp('labelled', { name: voice.name(step.by), what: step.move ?? '' }) : ''

/** Who won, by how much and why. */
function ending({ game }: Film, result: Result, names: readonly string[]): readonly StoryLine[] {
  const { headline, lines } = speakEnding(game.words, result, lang(), names, [])
  return [headline, ...lines].map((text) => ({ text }))
}
