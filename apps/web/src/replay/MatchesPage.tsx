import { listOf, speakFact } from '@spellendoos/scene'
import { createMemo, createResource, createSignal, lazy, Show, Suspense } from 'solid-js'
import { Dialog } from '../app/Dialog.tsx'
import { chooseFile } from '../app/file-drop.ts'
import { FileButton } from '../app/FileButton.tsx'
import { Masthead } from '../app/Masthead.tsx'
import { hrefOf } from '../app/route.ts'
import { namesAt } from '../board/voice.ts'
import { nameOfGame } from '../games/boxes.ts'
import { forgetMatch, listMatches, type KeptMatch } from '../storage/matches.ts'
import { sayApp } from '../words/app.ts'
import { sayFigures } from '../words/figures.ts'
import { lang } from '../words/lang.ts'
import { sayReplay } from '../words/replay.ts'
import { MatchRows } from './MatchRows.tsx'
import './replay.css'

const MyTables = lazy(() => import('../online/MyTables.tsx').then((m) => ({ default: m.MyTables })))

/** The matches of this browser: those in progress and those that are finished. */
export function MatchesPage() {
  const [matches, { refetch }] = createResource(listMatches)
  const running = createMemo(() => (matches() ?? []).filter(({ over }) => !over))
  const over = createMemo(() => (matches() ?? []).filter(({ over }) => over))
  const [doomed, setDoomed] = createSignal<KeptMatch>()
  const forget = async () => {
    const match = doomed()
    setDoomed(undefined)
    if (match !== undefined) await forgetMatch(match.id)
    await refetch()
  }
  return (
    <div class="matches-page">
      <Masthead />
      <main>
        <header>
          <h1>{sayApp('matches')}</h1>
          <div class="row">
            <Show when={over().length > 0}>
              <a class="button" href={hrefOf({ page: 'figures' })} data-figures>
                {sayFigures('title')}
              </a>
            </Show>
            <FileButton
              text={sayReplay('open-file')}
              accept="application/json,.json,.pdn,.mat"
              onFile={chooseFile}
            />
            <p class="soft">{sayReplay('open-why')}</p>
          </div>
        </header>
        <Show when={matches()?.length === 0}>
          <p class="none">{sayReplay('none')}</p>
        </Show>
        <Suspense>
          <MyTables />
        </Suspense>
        <Matches title={sayReplay('running')} matches={running()} onForget={setDoomed} />
        <Matches title={sayReplay('over')} matches={over()} onForget={setDoomed} />
        <Dialog
          open={doomed() !== undefined}
          onClose={() => setDoomed(undefined)}
          label={sayReplay('forget')}
        >
          <div class="share">
            <h2>
              {sayReplay('forget-sure', { game: doomed() === undefined ? '' : nameOfGame(doomed()!.game) })}
            </h2>
            <div class="row">
              <button type="button" class="button main" onClick={() => void forget()}>
                {sayReplay('forget')}
              </button>
              <button type="button" class="button" onClick={() => setDoomed(undefined)}>
                {sayReplay('leave-it')}
              </button>
            </div>
          </div>
        </Dialog>
      </main>
    </div>
  )
}

interface MatchesProps {
  readonly title: string
  readonly matches: readonly KeptMatch[]
  readonly onForget: (match: KeptMatch) => void
}

const Matches = (props: MatchesProps) => (
  <MatchRows
    title={props.title}
    matches={props.matches}
    about={(match) => ({
      game: match.game,
      told: outcomeOf(match),
      at: match.changed,
      href: hrefOf({ page: match.over ? 'replay' : 'table', match: match.id }),
      doing: match.over ? sayApp('replay') : sayReplay('go-on'),
    })}
    marks={({ id }) => ({ 'data-kept': id })}
    forget={sayReplay('forget')}
    onForget={(match) => props.onForget(match)}
  />
)

/** Who played, and who won. */
function outcomeOf({ players, replay: { result } }: KeptMatch): string {
  const names = namesAt(players)
  const all = listOf(names, lang())
  if (result === undefined || players.length === 1) return all
  const seats = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  const fact =
    seats.length === 0
      ? 'nobody-wins'
      : seats.length === 1
        ? 'one-wins'
        : seats.length === players.length
          ? 'drawn'
          : 'more-win'
  return `${all}. ${speakFact({ says: {} }, { fact, seats }, lang(), names)}`
}
