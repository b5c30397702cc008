import { ErrorBoundary, Match, Suspense, Switch } from 'solid-js'
import { applyTheme } from '../look/theme.ts'
import { NewerNotice } from '../offline/NewerNotice.tsx'
import { registerServiceWorker } from '../offline/service-worker-client.ts'
import { applyChoices } from '../settings/choices.ts'
import { ShelfPage } from '../shelf/ShelfPage.tsx'
import { sayApp } from '../words/app.ts'
import { applyLanguage } from '../words/lang.ts'
import { acceptFileDrops } from './file-drop.ts'
import { updateDocumentHead } from './document-head.ts'
import { Notice } from './Notice.tsx'
import {
  AnalysisPage,
  DailyPage,
  OnlineTablePage,
  EditorPage,
  FiguresPage,
  FiledReplay,
  KeptReplay,
  LearnPage,
  LinkedReplay,
  LobbyPage,
  MatchesPage,
  NewMatchPage,
  OwnTablePage,
  PrivacyPage,
  PuzzleOfDayPage,
  PuzzlesPage,
  RulesPage,
  SettingsPage,
  TablePage,
} from './pages.ts'
import { route, type Route } from './route.ts'

export function App() {
  applyLanguage()
  applyTheme()
  applyChoices()
  updateDocumentHead()
  acceptFileDrops()
  registerServiceWorker()
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
            {(here) => <NewMatchPage game={here().game} online={here().online === true} />}
          </Match>
          <Match when={at('table')?.match} keyed>
            {(match) => <TablePage match={match} />}
          </Match>
          <Match when={at('rules')}>{(here) => <RulesPage game={here().game} rule={here().rule} />}</Match>
          <Match when={at('learn')}>
            {(here) => <LearnPage game={here().game} film={here().film === true} />}
          </Match>
          <Match when={at('puzzles')}>
            {(here) => <PuzzlesPage game={here().game} puzzle={here().puzzle} />}
          </Match>
          <Match when={at('position')}>
            {(here) => <EditorPage game={here().game} text={here().text} seats={here().seats} />}
          </Match>
          <Match when={at('analyse')} keyed>
            {(here) => <AnalysisPage game={here.game} text={here.text} seats={here.seats} kept={here.kept} />}
          </Match>
          <Match when={at('daily')}>{(here) => <DailyPage date={here().date} />}</Match>
          <Match when={at('puzzle-of-day')?.date} keyed>
            {(date) => <PuzzleOfDayPage date={date} />}
          </Match>
          <Match when={at('settings')}>
            <SettingsPage />
          </Match>
          <Match when={at('matches')}>
            <MatchesPage />
          </Match>
          <Match when={at('figures')}>
            <FiguresPage />
          </Match>
          <Match when={at('at')} keyed>
            {(here) => <OnlineTablePage match={here.match} opener={here.key} />}
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
            {(match) => <KeptReplay match={match} show={at('replay')?.show} />}
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
