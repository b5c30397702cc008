import { hrefOf } from '../app/route.ts'
import { nameOfGame } from '../games/boxes.ts'
import { sayDaily } from '../words/daily.ts'
import { locale } from '../words/lang.ts'
import { midnightOf } from './calendar.ts'
import type { DailyResult, Square } from './results.ts'

const SIGNS: Readonly<Record<Square, string>> = { won: '🟩', even: '🟨', lost: '⬜' }

/** The day's results as a few lines to share: how it went, without spoiling the solution. */
export function shareText(date: string, results: readonly DailyResult[]): string {
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    midnightOf(date),
  )
  const lines = results
    .filter(({ score }) => score !== undefined)
    .map(({ game, squares }) => `${squares.map((each) => SIGNS[each]).join('')} ${nameOfGame(game)}`)
  const link = new URL(hrefOf({ page: 'daily', date }), location.href).href
  return [sayDaily('shared', { date: day }), ...lines, link].join('\n')
}
