import { createResource, Match, onCleanup, Switch } from 'solid-js'
import { yieldToPage } from '../app/time-slices.ts'
import { Notice } from '../app/Notice.tsx'
import { openGame } from '../games/open.ts'
import { readMatch } from '../storage/matches.ts'
import { sayApp } from '../words/app.ts'
import { inLang } from '../words/lang.ts'
import { localHost } from './local-host.ts'
import { TableView } from './TableView.tsx'

/** A match stored in this browser, continued. */
export function TablePage(props: { readonly match: string }) {
  const [seated] = createResource(() => props.match, sit)
  onCleanup(() => {
    const found = seated()
    if (found?.ok === true) found.host.leave()
  })
  return (
    <Switch
      fallback={
        <Notice text={sayApp(seated.loading ? 'opening' : 'no-such-match')} waiting={seated.loading} />
      }
    >
      <Match when={hostOf(seated())}>{(host) => <TableView host={host()} />}</Match>
      <Match when={problemOf(seated())}>{(problem) => <Notice text={inLang(problem().text)} />}</Match>
    </Switch>
  )
}

async function sit(id: string) {
  const kept = await readMatch(id)
  const game = kept === undefined ? undefined : await openGame(kept.game)
  if (kept === undefined || game === undefined) return undefined
  const seated = localHost(game, kept)
  await yieldToPage()
  return seated
}

type Seated = Awaited<ReturnType<typeof sit>>
const hostOf = (seated: Seated) => (seated?.ok === true ? seated.host : undefined)
const problemOf = (seated: Seated) => (seated?.ok === false ? seated.problem : undefined)
