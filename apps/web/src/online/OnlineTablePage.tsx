import { createEffect, createMemo, createResource, Match, on, onCleanup, Switch, untrack } from 'solid-js'
import { Notice } from '../app/Notice.tsx'
import { openGame } from '../games/open.ts'
import { sayApp } from '../words/app.ts'
import { inLang } from '../words/lang.ts'
import { sayOnline } from '../words/online.ts'
import { openTableClient } from './table-client.ts'
import { subscribeToPush } from './push-subscription.ts'
import { WaitingRoom } from './WaitingRoom.tsx'
import { InvitationPage } from './InvitationPage.tsx'
import { justSatDown } from './join.ts'
import { keepTable } from './table-storage.ts'
import { OnlineTable } from './OnlineTable.tsx'
import './online.css'

/** An online table, as its link shows it: before, during or after the match. */
export function OnlineTablePage(props: { readonly match: string; readonly opener: string }) {
  const { match, opener } = props
  const client = openTableClient(match, opener)
  onCleanup(client.leave)
  const [game] = createResource(() => client.table()?.game, openGame)
  const begun = createMemo(() => client.match() !== undefined)
  const problem = () => {
    const state = client.state()
    return state.is === 'over' ? state.problem : undefined
  }
  createEffect(
    on(
      () => client.table()?.game,
      (game) => {
        const you = client.you()
        if (game === undefined || you === 'watcher') return
        void keepTable(match, { key: untrack(client.key), game, you, at: Date.now() })
        if (justSatDown(match)) void client.ask({ do: 'ready', ready: true })
      },
    ),
  )
  createEffect(() => {
    if (client.you() !== 'watcher') void subscribeToPush(match, client.key())
  })
  return (
    <Switch fallback={<Notice text={sayOnline(client.state().is === 'lost' ? 'lost' : 'calling')} waiting />}>
      <Match when={client.invited()}>
        <InvitationPage match={match} invitation={opener} />
      </Match>
      <Match when={problem()}>{(problem) => <Notice text={inLang(problem().text)} />}</Match>
      <Match when={begun() && game()} keyed>
        {(game) => <OnlineTable game={game} client={client} />}
      </Match>
      <Match when={!begun() && client.table()}>
        {(table) => <WaitingRoom client={client} table={table()} />}
      </Match>
      <Match when={begun()}>
        <Notice text={sayApp('opening')} waiting />
      </Match>
    </Switch>
  )
}
