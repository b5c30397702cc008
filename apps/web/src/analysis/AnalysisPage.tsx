import type { Problem, Read } from '@spellendoos/kernel'
import { createEffect, createResource, createSignal, Match, on, Switch } from 'solid-js'
import { Masthead } from '../app/Masthead.tsx'
import { Notice } from '../app/Notice.tsx'
import { hrefOf } from '../app/route.ts'
import { TableView } from '../table/TableView.tsx'
import { sayApp } from '../words/app.ts'
import { inLang } from '../words/lang.ts'
import { AnalysisView } from './AnalysisView.tsx'
import { writeAnalysis } from './file.ts'
import { storeAnalysis } from './analysis-storage.ts'
import { onAnalysisKey } from './keyboard.ts'
import { openAnalysis, sessionOf, type OpenAnalysis, type Source } from './open-analysis.ts'
import { remarksOn } from './remarks.ts'
import { Variations } from './Variations.tsx'
import { sayAnalysis } from './words.ts'
import '../replay/replay.css'
import './analysis.css'

/** A board for trying moves, with the engine's judgement of every position. */
export function AnalysisPage(props: Source) {
  const [opened] = createResource(() => ({ ...props }), openAnalysis)
  const found = () => valueOf(opened())
  const problem = () => problemOf(opened())
  return (
    <Switch
      fallback={
        <Notice text={sayApp(opened.loading ? 'opening' : 'no-such-game')} waiting={opened.loading} />
      }
    >
      <Match when={found()} keyed>
        {(found) => <Board opened={found} />}
      </Match>
      <Match when={problem()}>{(problem) => <Refused problem={problem()} />}</Match>
    </Switch>
  )
}

const valueOf = (read: Read<OpenAnalysis> | undefined) => (read?.ok === true ? read.value : undefined)
const problemOf = (read: Read<OpenAnalysis> | undefined) => (read?.ok === false ? read.problem : undefined)

function Board(props: { readonly opened: OpenAnalysis }) {
  const { id } = props.opened
  const session = sessionOf(props.opened)
  // A position that is only looked at does not push a saved analysis out.
  const [isKept, setKept] = createSignal(true)
  createEffect(
    on(
      [session.tree, session.path],
      ([, path]) => setKept(storeAnalysis(id, path, writeAnalysis(session.analysed()))),
      { defer: true },
    ),
  )
  const remarks = () => [
    ...(session.game.traits.hidden ? [sayAnalysis('seen')] : []),
    ...(isKept() ? [] : [sayAnalysis('not-kept')]),
    ...remarksOn(id).map(inLang),
  ]
  onAnalysisKey(session)
  return (
    <TableView
      host={session.host}
      foot={(model) => <AnalysisView session={session} model={model} />}
      record={() => <Variations session={session} remarks={remarks()} />}
    />
  )
}

/** Why nothing can be analysed here, with a link to somewhere else. */
const Refused = (props: { readonly problem: Problem }) => (
  <div class="refused-page">
    <Masthead />
    <main>
      <p role="alert" data-problem={props.problem.code}>
        {inLang(props.problem.text)}
      </p>
      <div class="row">
        <a class="button main" href={hrefOf({ page: 'shelf' })}>
          {sayApp('shelf')}
        </a>
        <a class="button" href={hrefOf({ page: 'matches' })}>
          {sayApp('matches')}
        </a>
      </div>
    </main>
  </div>
)
