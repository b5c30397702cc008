import { createResource, Show } from 'solid-js'
import type { DailyAtTable } from '../table/host.ts'
import { sayDaily, sayScore } from '../words/daily.ts'
import { dailyOf } from './daily-match.ts'
import { movesOf, outcomeOf } from './outcome.ts'
import { keepResult, type DailyResult } from './results.ts'
import { reportChallenge } from './challenge-report.ts'
import { ShareButton } from './ShareButton.tsx'
import { Squares } from './Squares.tsx'
import './daily.css'

/** The result of a challenge at its table: stored, and ready to be shared. */
export function DailyOutcome(props: { readonly daily: DailyAtTable }) {
  const { match, date, kind } = props.daily
  const [done] = createResource(async () => {
    const daily = await dailyOf(match.header.game)
    if (daily === undefined) return undefined
    const result: DailyResult = { date, kind, game: match.header.game, ...outcomeOf(match, daily) }
    keepResult(result)
    void reportChallenge({ date, kind }, movesOf(match))
    return { daily, result }
  })
  return (
    <Show when={done()}>
      {(done) => (
        <div class="daily-outcome" data-daily-outcome={done().result.score}>
          <Show when={done().result.score !== undefined} fallback={<p>{sayDaily('gave-up')}</p>}>
            <p>
              <Squares squares={done().result.squares} />{' '}
              {sayScore(done().daily.counts, done().result.score ?? 0)}
            </p>
            <ShareButton date={date} results={[done().result]} />
          </Show>
        </div>
      )}
    </Show>
  )
}
