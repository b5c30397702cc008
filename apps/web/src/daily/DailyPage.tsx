import { challengesOf } from '@spellendoos/fair'
import { dailyLists } from '@spellendoos/games/daily-lists'
import { createMemo, createResource, For, Show } from 'solid-js'
import { Masthead } from '../app/Masthead.tsx'
import { hrefOf } from '../app/route.ts'
import { dailyCounts } from '../online/api.ts'
import { sayDaily } from '../words/daily.ts'
import { daysAfter } from './calendar.ts'
import type { CardProps } from './ChallengeCard.tsx'
import { dateAsked, inWords, nextTime, today } from './dates.ts'
import { PuzzleCard } from './PuzzleCard.tsx'
import { dailyResults, streakAt } from './results.ts'
import { ShareButton } from './ShareButton.tsx'
import { TableCard } from './TableCard.tsx'
import './daily.css'

const countsOf = async (date: string) => {
  const answer = await dailyCounts(date)
  return answer.ok ? answer.value : undefined
}

const Card = (props: CardProps) =>
  props.challenge.kind === 'puzzle' ? <PuzzleCard {...props} /> : <TableCard {...props} />

/** The challenges of today with yesterday's solutions, or those of an earlier day. */
export function DailyPage(props: { readonly date: string | undefined }) {
  const now = today()
  const date = () => dateAsked(props.date, now())
  const isToday = () => date() === now()
  const challenges = createMemo(() => challengesOf(date(), dailyLists))
  const before = createMemo(() => challengesOf(daysAfter(date(), -1), dailyLists))
  const results = () => dailyResults().filter((each) => each.date === date())
  const [everyone] = createResource(date, countsOf)
  const [everyoneBefore] = createResource(() => daysAfter(date(), -1), countsOf)
  const streak = () => streakAt(dailyResults(), now())
  const isDone = () => results().some(({ score }) => score !== undefined)
  return (
    <div class="daily-page" data-date={date()}>
      <Masthead />
      <main>
        <header>
          <h1>{sayDaily('title')}</h1>
          <h2 class="day">{inWords(date())}</h2>
          <p class="soft">{sayDaily('about')}</p>
          <Show when={isToday() && streak() > 0}>
            <p class="streak" data-streak={streak()}>
              {sayDaily('streak', { n: streak() })}{' '}
              <Show when={!isDone()}>{sayDaily('streak-next', { n: streak() + 1 })}</Show>
            </p>
          </Show>
        </header>
        <Show when={challenges().length > 0} fallback={<p class="none">{sayDaily('none')}</p>}>
          <ul class="challenges">
            <For each={challenges()}>
              {(each) => <Card challenge={each} isOver={!isToday()} everyone={everyone()} />}
            </For>
          </ul>
        </Show>
        <div class="day-foot">
          <Show when={isDone()}>
            <ShareButton date={date()} results={results()} />
          </Show>
          <Show
            when={isToday()}
            fallback={
              <a class="button" href={hrefOf({ page: 'daily' })} data-today>
                {sayDaily('today')}
              </a>
            }
          >
            <p class="soft">{sayDaily('next', { time: nextTime(date()) })}</p>
          </Show>
        </div>
        <Show when={isToday() && before().length > 0}>
          <section aria-labelledby="yesterday" data-yesterday>
            <h2 id="yesterday">{sayDaily('yesterday')}</h2>
            <ul class="challenges">
              <For each={before()}>
                {(each) => <Card challenge={each} isOver everyone={everyoneBefore()} />}
              </For>
            </ul>
          </section>
        </Show>
        <p class="soft rule">{sayDaily('rule')}</p>
      </main>
    </div>
  )
}
