import { ErrorBoundary, lazy, Match, Suspense, Switch } from 'solid-js'
import { dressPage } from '../look/theme.ts'
import { NewerNotice } from '../offline/NewerNotice.tsx'
import { settleIn } from '../offline/stock.ts'
import { layOutPage } from '../settings/choices.ts'
import { ShelfPage } from '../shelf/ShelfPage.tsx'
import { sayApp } from '../words/app.ts'
import { speakPage } from '../words/lang.ts'
import { takeDrops } from './dropping.ts'
import { namePage } from './naming.ts'
import { Notice } from './Notice.tsx'
import { route, type Route } from './route.ts'

const OpeningPage = lazy(() => import('../shelf/OpeningPage.tsx').then((m) => ({ default: m.OpeningPage })))
const TablePage = lazy(() => import('../table/TablePage.tsx').then((m) => ({ default: m.TablePage })))
const RulesPage = lazy(() => import('../rules/RulesPage.tsx').then((m) => ({ default: m.RulesPage })))
const LearnPage = lazy(() => import('../learn/LearnPage.tsx').then((m) => ({ default: m.LearnPage })))
const EditorPage = lazy(() => import('../editor/EditorPage.tsx').then((m) => ({ default: m.EditorPage })))
const SettingsPage = lazy(() =>
  import('../settings/SettingsPage.tsx').then((m) => ({ default: m.SettingsPage })),
)
const MatchesPage = lazy(() => import('../replay/MatchesPage.tsx').then((m) => ({ default: m.MatchesPage })))
const AtPage = lazy(() => import('../online/AtPage.tsx').then((m) => ({ default: m.AtPage })))
const OwnTablePage = lazy(() =>
  import('../online/OwnTablePage.tsx').then((m) => ({ default: m.OwnTablePage })),
)
const LobbyPage = lazy(() => import('../online/LobbyPage.tsx').then((m) => ({ default: m.LobbyPage })))
const PrivacyPage = lazy(() => import('../online/PrivacyPage.tsx').then((m) => ({ default: m.PrivacyPage })))
const KeptReplay = lazy(() => import('../replay/pages.tsx').then((m) => ({ default: m.KeptReplay })))
const LinkedReplay = lazy(() => import('../replay/pages.tsx').then((m) => ({ default: m.LinkedReplay })))
const FiledReplay = lazy(() => import('../replay/pages.tsx').then((m) => ({ default: m.FiledReplay })))

export function App() {
  speakPage()
  dressPage()
  layOutPage()
  namePage()
  takeDrops()
  settleIn()
  const at = <Page extends Route['page']>(page: Page) => {
    const here = route()
    return here.page === page ? (here as Extract<Route, { page: Page }>) : undefined
  }
  return (
    <ErrorBoundary fallback={() => <Notice text={sayApp('went-wrong')} />}>
      <Suspense fallback={<Notice text={sayApp('opening')} waiting />}>
        <Switch fallback={<Notice text={sayApp('no-such-page')} />}>
          <Match when={at('shelf')}>
            <ShelfPage />
          </Match>
          <Match when={at('opening')}>
            {(here) => <OpeningPage game={here().game} afar={here().afar === true} />}
          </Match>
          <Match when={at('table')?.match} keyed>
            {(match) => <TablePage match={match} />}
          </Match>
          <Match when={at('rules')}>{(here) => <RulesPage game={here().game} rule={here().rule} />}</Match>
          <Match when={at('learn')}>{(here) => <LearnPage game={here().game} />}</Match>
          <Match when={at('position')}>
            {(here) => <EditorPage game={here().game} text={here().text} seats={here().seats} />}
          </Match>
          <Match when={at('settings')}>
            <SettingsPage />
          </Match>
          <Match when={at('matches')}>
            <MatchesPage />
          </Match>
          <Match when={at('at')} keyed>
            {(here) => <AtPage match={here.match} opener={here.key} />}
          </Match>
          <Match when={at('own')?.match} keyed>
            {(match) => <OwnTablePage match={match} />}
          </Match>
          <Match when={at('lobby')}>
            <LobbyPage />
          </Match>
          <Match when={at('privacy')}>
            <PrivacyPage />
          </Match>
          <Match when={at('replay')?.match} keyed>
            {(match) => <KeptReplay match={match} turning={at('replay')?.turning === true} />}
          </Match>
          <Match when={at('link')?.packed} keyed>
            {(packed) => <LinkedReplay packed={packed} />}
          </Match>
          <Match when={at('file')}>
            <FiledReplay />
          </Match>
        </Switch>
      </Suspense>
      <NewerNotice />
    </ErrorBoundary>
  )
}
