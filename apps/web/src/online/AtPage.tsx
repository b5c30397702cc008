import { createEffect, createMemo, createResource, Match, on, onCleanup, Switch, untrack } from 'solid-js'
import { Notice } from '../app/Notice.tsx'
import { openGame } from '../games/open.ts'
import { sayApp } from '../words/app.ts'
import { inLang } from '../words/lang.ts'
import { sayOnline } from '../words/online.ts'
import { sitAfar } from './afar.ts'
import { callMeAt } from './calling.ts'
import { Gathering } from './Gathering.tsx'
import { Invited } from './Invited.tsx'
import { justSatDown } from './joining.ts'
import { keepTable } from './keeping.ts'
import { OnlineTable } from './OnlineTable.tsx'
import './online.css'

/** A table far away, as its link lets somebody see it: gathering, playing, or over. */
export function AtPage(props: { readonly match: string; readonly opener: string }) {
  const { match, opener } = props
  const afar = sitAfar(match, opener)
  onCleanup(afar.leave)
  const [game] = createResource(() => afar.table()?.game, openGame)
  const begun = createMemo(() => afar.match() !== undefined)
  const problem = () => {
    const state = afar.state()
    return state.is === 'over' ? state.problem : undefined
  }
  createEffect(
    on(
      () => afar.table()?.game,
      (game) => {
        const you = afar.you()
        if (game === undefined || you === 'watcher') return
        void keepTable(match, { key: untrack(afar.key), game, you, at: Date.now() })
        if (justSatDown(match)) void afar.ask({ do: 'ready', ready: true })
      },
    ),
  )
  createEffect(() => {
    if (afar.you() !== 'watcher') void callMeAt(match, afar.key())
  })
  return (
    <Switch fallback={<Notice text={sayOnline(afar.state().is === 'lost' ? 'lost' : 'calling')} waiting />}>
      <Match when={afar.invited()}>
        <Invited match={match} invitation={opener} />
      </Match>
      <Match when={problem()}>{(problem) => <Notice text={inLang(problem().text)} />}</Match>
      <Match when={begun() && game()} keyed>
        {(game) => <OnlineTable game={game} afar={afar} />}
      </Match>
      <Match when={!begun() && afar.table()}>{(table) => <Gathering afar={afar} table={table()} />}</Match>
      <Match when={begun()}>
        <Notice text={sayApp('opening')} waiting />
      </Match>
    </Switch>
  )
}
