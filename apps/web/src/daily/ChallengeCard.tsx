import type { Challenge } from '@spellendoos/fair'
import type { Text } from '@spellendoos/kernel'
import type { DailyCounts } from '@spellendoos/wire'
import { Show, type JSX } from 'solid-js'
import { boxOf, nameOfGame } from '../games/boxes.ts'
import { sayDaily, sayScore } from '../words/daily.ts'
import { ScoreDistribution } from './ScoreDistribution.tsx'
import type { DailyResult } from './results.ts'
import { Squares } from './Squares.tsx'

/** A challenge on the page of its day. */
export interface CardProps {
  readonly challenge: Challenge
  readonly isOver: boolean
  /** How everyone did, if there is a server. */
  readonly everyone: DailyCounts | undefined
}

interface ChallengeCardProps extends CardProps {
  readonly result: DailyResult | undefined
  /** Whether it was started here. */
  readonly isBegun: boolean
  /** What the score counts, and which is best; `undefined` until that is known. */
  readonly scoring: { readonly counts: Text; readonly best: 'most' | 'fewest' } | undefined
  /** The task. */
  readonly children: JSX.Element
  /** The solution, once the day is over. */
  readonly solution: JSX.Element
}

/** One challenge: to start, to continue, or with its result; once its day is over, with the best play. */
export function ChallengeCard(props: ChallengeCardProps) {
  const { challenge } = props
  const { kind, game } = challenge
  return (
    <li class="challenge paper lifted" data-challenge={kind} data-of={game} data-score={props.result?.score}>
      <img src={boxOf(game)?.cover} alt="" width="75" height="85" />
      <div class="what">
        <p class="soft">{sayDaily(`kind-${kind}`)}</p>
        <h3>{nameOfGame(game)}</h3>
        <Show when={props.result}>
          {(result) => (
            <p class="came-of-it">
              <Show when={result().score !== undefined} fallback={sayDaily('gave-up')}>
                <Squares squares={result().squares} />{' '}
                <Show when={props.scoring}>{(scoring) => sayScore(scoring().counts, result().score!)}</Show>
              </Show>
            </p>
          )}
        </Show>
        <Show when={props.isOver && !props.isBegun && props.result === undefined}>
          <p class="soft">{sayDaily('not-played')}</p>
        </Show>
      </div>
      <div class="doing">{props.children}</div>
      <Show when={props.isOver}>{props.solution}</Show>
      <Show when={(props.isOver || props.result !== undefined) && props.everyone?.[kind]}>
        {(scores) => (
          <Show when={props.scoring}>
            {(scoring) => (
              <ScoreDistribution
                scores={scores()}
                counts={scoring().counts}
                best={scoring().best}
                score={props.result?.score}
              />
            )}
          </Show>
        )}
      </Show>
    </li>
  )
}
