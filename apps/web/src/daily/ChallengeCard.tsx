import type { Challenge } from '@spellendoos/fair'
import type { DailyCounts } from '@spellendoos/wire'
import { createResource, createSignal, Match, Show, Switch } from 'solid-js'
import { goTo, hrefOf } from '../app/route.ts'
import { boxOf, nameOfGame } from '../games/boxes.ts'
import { openGame } from '../games/open.ts'
import { sayDaily, sayScore } from '../words/daily.ts'
import { BestOfDay } from './BestOfDay.tsx'
import { beginChallenge, dailyOf, keptChallenge } from './daily-match.ts'
import { Everyone } from './Everyone.tsx'
import { keepOutcome, resultOf } from './results-of-matches.ts'
import { Squares } from './Squares.tsx'

/** One challenge: to begin, to go on with, or what came of it; once its day is over, how the best did it. */
export function ChallengeCard(props: {
  readonly challenge: Challenge
  readonly isOver: boolean
  /** How everyone did, where a server tells. */
  readonly everyone: DailyCounts | undefined
}) {
  const { challenge } = props
  const { date, kind, game } = challenge
  const [kept] = createResource(async () => {
    const match = await keptChallenge(challenge)
    if (match?.over === true) await keepOutcome(match)
    return { match, result: resultOf(date, kind) }
  })
  const [daily] = createResource(async () => {
    // The words of its score come with the game.
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
    <li class="challenge paper lifted" data-challenge={kind} data-of={game} data-score={result()?.score}>
      <img src={boxOf(game)?.cover} alt="" width="75" height="85" />
      <div class="what">
        <p class="soft">{sayDaily(`kind-${kind}`)}</p>
        <h3>{nameOfGame(game)}</h3>
        <Show when={result()}>
          {(result) => (
            <p class="came-of-it">
              <Show when={result().score !== undefined} fallback={sayDaily('gave-up')}>
                <Squares squares={result().squares} />{' '}
                <Show when={daily()}>{(daily) => sayScore(daily().counts, result().score!)}</Show>
              </Show>
            </p>
          )}
        </Show>
        <Show when={props.isOver && kept()?.match === undefined && result() === undefined}>
          <p class="soft">{sayDaily('not-played')}</p>
        </Show>
      </div>
      <div class="doing">
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
      </div>
      <Show when={props.isOver && daily()}>
        {(daily) => <BestOfDay challenge={challenge} counts={daily().counts} />}
      </Show>
      <Show when={(props.isOver || result() !== undefined) && props.everyone?.[kind]}>
        {(scores) => (
          <Show when={daily()}>
            {(daily) => (
              <Everyone
                scores={scores()}
                counts={daily().counts}
                best={daily().best}
                score={result()?.score}
              />
            )}
          </Show>
        )}
      </Show>
    </li>
  )
}
