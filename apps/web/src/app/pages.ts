/** The pages other than the shelf. Each is loaded when it is first needed, or preloaded. */
import { lazy } from 'solid-js'
import type { Route } from './route.ts'

export const NewMatchPage = lazy(() =>
  import('../shelf/NewMatchPage.tsx').then((m) => ({ default: m.NewMatchPage })),
)
export const TablePage = lazy(() => import('../table/TablePage.tsx').then((m) => ({ default: m.TablePage })))
export const RulesPage = lazy(() => import('../rules/RulesPage.tsx').then((m) => ({ default: m.RulesPage })))
export const LearnPage = lazy(() => import('../learn/LearnPage.tsx').then((m) => ({ default: m.LearnPage })))
export const PuzzlesPage = lazy(() =>
  import('../puzzles/PuzzlesPage.tsx').then((m) => ({ default: m.PuzzlesPage })),
)
export const EditorPage = lazy(() =>
  import('../editor/EditorPage.tsx').then((m) => ({ default: m.EditorPage })),
)
export const AnalysisPage = lazy(() =>
  import('../analysis/AnalysisPage.tsx').then((m) => ({ default: m.AnalysisPage })),
)
export const DailyPage = lazy(() => import('../daily/DailyPage.tsx').then((m) => ({ default: m.DailyPage })))
export const PuzzleOfDayPage = lazy(() =>
  import('../daily/PuzzleOfDayPage.tsx').then((m) => ({ default: m.PuzzleOfDayPage })),
)
export const SettingsPage = lazy(() =>
  import('../settings/SettingsPage.tsx').then((m) => ({ default: m.SettingsPage })),
)
export const MatchesPage = lazy(() =>
  import('../replay/MatchesPage.tsx').then((m) => ({ default: m.MatchesPage })),
)
export const FiguresPage = lazy(() =>
  import('../figures/FiguresPage.tsx').then((m) => ({ default: m.FiguresPage })),
)
export const OnlineTablePage = lazy(() =>
  import('../online/OnlineTablePage.tsx').then((m) => ({ default: m.OnlineTablePage })),
)
export const OwnTablePage = lazy(() =>
  import('../online/OwnTablePage.tsx').then((m) => ({ default: m.OwnTablePage })),
)
export const LobbyPage = lazy(() => import('../online/LobbyPage.tsx').then((m) => ({ default: m.LobbyPage })))
export const PrivacyPage = lazy(() =>
  import('../online/PrivacyPage.tsx').then((m) => ({ default: m.PrivacyPage })),
)
export const KeptReplay = lazy(() => import('../replay/pages.tsx').then((m) => ({ default: m.KeptReplay })))
export const LinkedReplay = lazy(() =>
  import('../replay/pages.tsx').then((m) => ({ default: m.LinkedReplay })),
)
export const FiledReplay = lazy(() => import('../replay/pages.tsx').then((m) => ({ default: m.FiledReplay })))

const PAGES: Partial<Record<Route['page'], { readonly preload: () => Promise<unknown> }>> = {
  opening: NewMatchPage,
  table: TablePage,
  rules: RulesPage,
  learn: LearnPage,
  puzzles: PuzzlesPage,
  position: EditorPage,
  analyse: AnalysisPage,
  daily: DailyPage,
  'puzzle-of-day': PuzzleOfDayPage,
  settings: SettingsPage,
  matches: MatchesPage,
  figures: FiguresPage,
  at: OnlineTablePage,
  own: OwnTablePage,
  lobby: LobbyPage,
  privacy: PrivacyPage,
  replay: KeptReplay,
  link: LinkedReplay,
  file: FiledReplay,
}

/** Preloads a page that will be shown soon. Errors are reported when it is shown. */
export const preloadPage = (page: Route['page']): Promise<unknown> =>
  Promise.resolve(PAGES[page]?.preload()).catch(() => undefined)
