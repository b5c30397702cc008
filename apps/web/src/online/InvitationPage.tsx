import { createResource, Index, Match, Show, Switch } from 'solid-js'
import { Masthead } from '../app/Masthead.tsx'
import { Notice } from '../app/Notice.tsx'
import { goTo } from '../app/route.ts'
import { Materials } from '../board/Materials.tsx'
import { sayApp } from '../words/app.ts'
import { inLang } from '../words/lang.ts'
import { sayOnline } from '../words/online.ts'
import { fetchSummary } from './api.ts'
import { sitDownAt } from './join.ts'
import { ownTable } from './table-storage.ts'
import { NameForm } from './NameForm.tsx'
import { Place } from './Place.tsx'
import { isFree, welcomeTo } from './players.ts'
import { TableHead } from './TableHead.tsx'
import './waiting-room.css'

/** The page behind an invitation: the game, who is seated, and a field for one's name. */
export function InvitationPage(props: { readonly match: string; readonly invitation: string }) {
  const [seen] = createResource(() => look(props.match, props.invitation))
  const table = () => {
    const answer = seen()
    return answer?.ok === true ? answer.value.table : undefined
  }
  const problem = () => {
    const answer = seen()
    return answer?.ok === false ? answer.problem : undefined
  }
  return (
    <Switch fallback={<Notice text={sayApp('opening')} waiting />}>
      <Match when={problem()}>{(problem) => <Notice text={inLang(problem().text)} />}</Match>
      <Match when={table()}>
        {(table) => (
          <div class="gathering-page">
            <Materials />
            <Masthead />
            <main>
              <TableHead table={table()} />
              <section class="paper lifted seating">
                <h2>{sayOnline('gathering')}</h2>
                <ul>
                  <Index each={table().players}>
                    {(player, at) => <Place table={table()} seat={at} player={player()} you="watcher" />}
                  </Index>
                </ul>
                <Show
                  when={table().phase === 'gathering' && table().players.some(isFree)}
                  fallback={<p>{sayOnline('full')}</p>}
                >
                  <p>{welcomeTo(table())}</p>
                  <NameForm
                    doing={sayOnline('sit')}
                    onName={(name) => sitDownAt(props.match, name, props.invitation)}
                  />
                </Show>
              </section>
            </main>
          </div>
        )}
      </Match>
    </Switch>
  )
}

/** A browser that already has a seat at the table is taken to it. */
async function look(match: string, invitation: string) {
  const own = await ownTable(match)
  if (own !== undefined && own.key !== invitation) goTo({ page: 'at', match, key: own.key })
  return fetchSummary(match, invitation)
}
