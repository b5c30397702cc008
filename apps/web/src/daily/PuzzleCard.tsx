import { onMount, Show } from 'solid-js'
import { hrefOf } from '../app/route.ts'
import { sayDaily } from '../words/daily.ts'
import { t } from '../words/texts.ts'
import { ChallengeCard, type CardProps } from './ChallengeCard.tsx'
import { resultOf, triesAt } from './results.ts'
import { reportChallenge } from './challenge-report.ts'

const SCORING = { counts: t.daily['wrong-tries'], best: 'fewest' } as const

/** The puzzle of a day. */
export function PuzzleCard(props: CardProps) {
  const { date, kind } = props.challenge
  const result = resultOf(date, kind)
  const there = hrefOf({ page: 'puzzle-of-day', date })
  onMount(() => void reportChallenge({ date, kind }, triesAt(date)))
  return (
    <ChallengeCard
      {...props}
      result={result}
      isBegun={false}
      scoring={SCORING}
      solution={
        <div class="best">
          <a class="button small" href={there} data-watch-best>
            {sayDaily('watch')}
          </a>
        </div>
      }
    >
      <Show when={!props.isOver}>
        <a
          class={result === undefined ? 'button main' : 'button small'}
          href={there}
          data-begin-challenge={kind}
        >
          {sayDaily(result === undefined ? 'begin' : 'look')}
        </a>
      </Show>
    </ChallengeCard>
  )
}
