import { createResource, Match, Switch } from 'solid-js'
import { Notice } from '../app/Notice.tsx'
import { boxOf } from '../games/boxes.ts'
import { sayApp } from '../words/app.ts'
import { DrillTable } from './DrillTable.tsx'
import { Overview } from './Overview.tsx'
import { openPractice, type OpenPractice } from './open-practice.ts'
import { PuzzleSeries } from './PuzzleSeries.tsx'
import './puzzles.css'

interface PuzzlesPageProps {
  /** All games with something to practise, if left out. */
  readonly game: string | undefined
  readonly puzzle: string | undefined
}

/** Puzzles found by our engines, and decisions with their exact odds. */
export function PuzzlesPage(props: PuzzlesPageProps) {
  const [opened] = createResource(() => props.game ?? ALL, openPractice)
  const of = <Kind extends OpenPractice['kind']>(kind: Kind) => {
    const found = opened()
    return found?.kind === kind ? (found as Extract<OpenPractice, { kind: Kind }>) : undefined
  }
  return (
    <Switch
      fallback={
        <Notice
          text={sayApp(
            opened.loading ? 'opening' : boxOf(props.game ?? '') ? 'no-such-page' : 'no-such-game',
          )}
          waiting={opened.loading}
        />
      }
    >
      <Match when={of('all')}>
        <Overview />
      </Match>
      <Match when={of('puzzles')} keyed>
        {({ game, puzzles }) => <PuzzleSeries game={game} puzzles={puzzles} id={props.puzzle} />}
      </Match>
      <Match when={of('drill')} keyed>
        {({ game, trainer }) => <DrillTable game={game} trainer={trainer} />}
      </Match>
    </Switch>
  )
}

/** There is no game of this name. */
const ALL = ''
