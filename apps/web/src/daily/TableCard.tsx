import { createResource, createSignal, Match, Show, Switch } from 'solid-js'
import { goTo, hrefOf } from '../app/route.ts'
import { openGame } from '../games/open.ts'
import { sayDaily } from '../words/daily.ts'
import { BestOfDay } from './BestOfDay.tsx'
import { ChallengeCard, type CardProps } from './ChallengeCard.tsx'
import { beginChallenge, dailyOf, keptChallenge } from './daily-match.ts'
import { keepOutcome, resultOf } from './results-of-matches.ts'

/** A challenge that is a match. */
export function TableCard(props: CardProps) {
  const { challenge } = props
  const { date, kind, game } = challenge
  const [kept] = createResource(async () => {
    const match = await keptChallenge(challenge)
    if (match?.over === true) await keepOutcome(match)
    return { match, result: resultOf(date, kind) }
  })
  const [daily] = createResource(async () => {
    // The texts of its score are loaded with the game.
    const [daily] = await Promise.all([dailyOf(game), openGame(game)])
    return daily
  })
  const [busy, setBusy] = createSignal(false)
  const begin = async () => {
    setBusy(true)
    const id = await beginChallenge(challenge)
    setBusy(false)
    if (id !== undefined) goTo({ page: 'table', match: id })
  }
  const result = () => kept()?.result
  return (
    <ChallengeCard
      {...props}
      result={result()}
      isBegun={kept()?.match !== undefined}
      scoring={daily()}
      solution={
        <Show when={daily()}>{(daily) => <BestOfDay challenge={challenge} counts={daily().counts} />}</Show>
      }
    >
      <Switch>
        <Match when={result() !== undefined && kept()?.match}>
          {(match) => (
            <a class="button small" href={hrefOf({ page: 'replay', match: match().id })}>
              {sayDaily('look')}
            </a>
          )}
        </Match>
        <Match when={kept.state === 'ready' && result() === undefined && (!props.isOver || kept()?.match)}>
          <button
            type="button"
            class="button main"
            disabled={busy()}
            data-begin-challenge={kind}
            onClick={() => void begin()}
          >
            {sayDaily(kept()?.match === undefined ? 'begin' : 'go-on')}
          </button>
        </Match>
      </Switch>
    </ChallengeCard>
  )
}
