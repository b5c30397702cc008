import type { ChoicePuzzle, Puzzle, Words } from '@spellendoos/kernel'
import { speakFact } from '@spellendoos/scene'
import { createMemo, For, Match, Show, Switch } from 'solid-js'
import { RefusalLine } from '../table/RefusalLine.tsx'
import { Icon } from '../app/Icon.tsx'
import { namesAt, writtenMove } from '../board/voice.ts'
import '../learn/learn.css'
import type { TableModel } from '../table/table-model.ts'
import { lang } from '../words/lang.ts'
import { standingAt } from './attempts.ts'
import { percent } from './Overview.tsx'
import type { PuzzleHost } from './puzzle-host.ts'
import { sayPuzzles } from './words.ts'

interface PuzzleTaskProps {
  readonly host: PuzzleHost
  readonly model: TableModel
  /** The solver's rating before this puzzle, if the puzzle counts for it. */
  readonly before: number | undefined
  readonly next: string
  readonly onNext: () => void
}

/** The longest text about an answer. */
const FACTS = 2

const goalOf = (puzzle: Puzzle): string => {
  if ('choices' in puzzle) return sayPuzzles('goal-best')
  const { goal, line, within = line.length } = puzzle
  return sayPuzzles(`goal-${goal.reach}`, { n: Math.ceil(within / 2) })
}

/** Below the board: the goal, the response to a try, and what to do next. */
export function PuzzleTask(props: PuzzleTaskProps) {
  const { host, model } = props
  const { puzzle, game } = host
  const refusal = () => (host.phase() === 'solving' ? model.refusal() : undefined)
  const isOver = () => host.phase() === 'solved' || host.phase() === 'shown'
  const refuted = createMemo(() => {
    const found = host.refutation()
    if (found === undefined) return undefined
    const reply = found.facts
      .slice(0, FACTS)
      .map((fact) => speakFact(game.words, fact, lang(), namesAt(host.players)))
      .join(' ')
    return sayPuzzles(`wrong-${found.kind}`, { reply }).trim()
  })
  const ended = () => {
    if (host.phase() === 'shown') return sayPuzzles('this-way')
    if (host.given() !== undefined) return sayPuzzles(host.hasFailed() ? 'not-best' : 'best')
    return sayPuzzles(host.hasFailed() ? 'solved-now' : 'solved-at-once')
  }
  return (
    <section
      class="task paper"
      aria-label={sayPuzzles('puzzle')}
      data-puzzle={puzzle.id}
      data-phase={host.phase()}
      data-made={host.movesMade()}
      data-done={isOver() ? '' : undefined}
    >
      <p class="ask" aria-live="polite">
        {isOver() ? ended() : goalOf(puzzle)}
      </p>
      <div class="heard" aria-live="polite" tabIndex={0}>
        <Switch
          fallback={
            <Show when={host.phase() === 'solving' && host.movesMade() > 0}>
              <p>{sayPuzzles('right-so-far')}</p>
            </Show>
          }
        >
          <Match when={refusal()}>{(refused) => <RefusalLine game={game.id} refused={refused()} />}</Match>
          <Match when={host.phase() === 'refuting'}>
            <p class="soft">{sayPuzzles('thinking')}</p>
          </Match>
          <Match when={refuted()}>
            <p class="refusal" data-refuted={host.refutation()?.kind}>
              {refuted()}
            </p>
          </Match>
          <Match when={host.given() !== undefined && 'choices' in puzzle && puzzle} keyed>
            {(puzzle) => <Costs puzzle={puzzle} given={host.given()!.move} words={game.words} />}
          </Match>
          <Match when={isOver()}>
            <p class="line notation">
              {('line' in puzzle ? puzzle.line : [puzzle.choices[0]!.move])
                .map((move) => writtenMove(game.words, move))
                .join('  ')}
            </p>
          </Match>
        </Switch>
      </div>
      <div class="steps">
        <RatingNow game={game.id} before={isOver() || host.hasFailed() ? props.before : undefined} />
        <Show
          when={!isOver()}
          fallback={
            <button type="button" class="button main small" data-next-puzzle onClick={() => props.onNext()}>
              {props.next}
            </button>
          }
        >
          <Show when={host.phase() === 'refuted'}>
            <button type="button" class="button main small" data-retry onClick={() => host.retry()}>
              {sayPuzzles('retry')}
            </button>
          </Show>
          <button
            type="button"
            class="button small"
            disabled={host.phase() === 'showing' || host.phase() === 'refuting'}
            data-solution
            onClick={() => host.showSolution()}
          >
            {sayPuzzles('solution')}
          </button>
          <Show when={host.phase() !== 'refuted'}>
            <button
              type="button"
              class="button quiet small"
              aria-label={props.next}
              title={props.next}
              data-next-puzzle
              onClick={() => props.onNext()}
            >
              <Icon path="M9 5l7 7-7 7" />
            </button>
          </Show>
        </Show>
      </div>
    </section>
  )
}

/** The solver's rating, and by how much this puzzle changed it. */
function RatingNow(props: { readonly game: string; readonly before: number | undefined }) {
  const standing = () => standingAt(props.game)
  const rating = () => Math.round(standing().rating.rating)
  const change = () => (props.before === undefined ? 0 : rating() - Math.round(props.before))
  return (
    <p class="rated" data-rating={rating()}>
      <span class="unseen">{sayPuzzles('rating', { n: rating() })} </span>
      <span aria-hidden="true">{rating()}</span>{' '}
      <Show when={change() !== 0}>
        <span classList={{ up: change() > 0, down: change() < 0 }} data-change={change()}>
          {change() > 0 ? `+${change()}` : `−${-change()}`}
        </span>
      </Show>
      <Show when={standing().streak > 1}>
        <span class="soft streak" data-streak={standing().streak}>
          {sayPuzzles('streak', { n: standing().streak })}
        </span>
      </Show>
    </p>
  )
}

/** What each answer costs in winning chances, the best first. */
function Costs(props: { readonly puzzle: ChoicePuzzle; readonly given: string; readonly words: Words }) {
  const written = (move: string) => writtenMove(props.words, move)
  return (
    <table class="odds" data-costs>
      <thead>
        <tr>
          <th scope="col">{sayPuzzles('answer')}</th>
          <th scope="col">{sayPuzzles('chances-lost')}</th>
        </tr>
      </thead>
      <tbody>
        <For each={props.puzzle.choices}>
          {({ move, cost, error }) => (
            <tr aria-current={move === props.given ? 'true' : undefined}>
              <td class="notation">{written(move)}</td>
              <td>
                {cost === 0 ? '–' : percent(cost)}
                <Show when={cost > 0 && error !== undefined}>
                  <span class="soft"> ± {percent(error!)}</span>
                </Show>
              </td>
            </tr>
          )}
        </For>
        <Show when={!props.puzzle.choices.some(({ move }) => move === props.given)}>
          <tr aria-current="true">
            <td class="notation">{written(props.given)}</td>
            <td>{sayPuzzles('costs-more')}</td>
          </tr>
        </Show>
      </tbody>
    </table>
  )
}
