import { For, Show } from 'solid-js'
import { levelName } from '../bots/PlayerOptions.tsx'
import type { Box } from '../games/box.ts'
import { change } from '../replay/lookback/figures.ts'
import { sayFigures } from '../words/figures.ts'
import { locale } from '../words/lang.ts'
import type { Outcome } from './outcomes.ts'
import { grouped, outgrownLevel, rivalOf, summaryOf, type Summary } from './summary.ts'

interface GameFiguresProps {
  readonly game: Box
  /** Of one person, the earliest first. */
  readonly outcomes: readonly Outcome[]
}

/** One game's statistics: a row for each opponent, and luck and skill for matches that were reviewed. */
export function GameFigures(props: GameFiguresProps) {
  const rivals = () => [...grouped(props.outcomes, rivalOf).values()]
  const all = () => summaryOf(props.outcomes)
  const isAlone = () => props.outcomes.every(({ came }) => came === 'alone')
  const outgrown = () =>
    rivals()
      .map((outcomes) => outgrownLevel(props.game, outcomes))
      .find((level) => level !== undefined)
  return (
    <>
      <Show when={!isAlone()} fallback={<p>{sayFigures('alone', { n: all().played })}</p>}>
        <ul>
          <For each={rivals()}>
            {(outcomes) => (
              <li data-rival={rivalOf(outcomes[0]!)}>
                <strong>{nameOfRival(props.game, outcomes[0]!)}</strong>
                <span>{recordOf(summaryOf(outcomes))}</span>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={all().best}>{(best) => <p>{sayFigures('best', { n: figure(best()) })}</p>}</Show>
      <Show when={all().reviewed > 0}>
        <p data-luck>{luckAndSkill(all(), props.game.traits.luck)}</p>
      </Show>
      <Show when={outgrown()}>
        {(level) => (
          <p class="outgrown" data-outgrown>
            {sayFigures('outgrown', {
              level: levelName(props.game, level()),
              next: levelName(props.game, level() + 1),
            })}
          </p>
        )}
      </Show>
    </>
  )
}

const figure = (n: number) => new Intl.NumberFormat(locale()).format(n)

/** Played, won, drawn and lost, and streaks of at least two wins. */
function recordOf({ played, won, drawn, lost, streak, longest }: Summary): string {
  const record = sayFigures('record', { played, won, drawn, lost })
  return longest < 2 ? record : `${record} ${sayFigures('streak', { streak, longest })}`
}

/** The opponents. */
function nameOfRival(game: Box, { opponents }: Outcome): string {
  const [only] = opponents
  if (only === undefined || opponents.length > 1) return sayFigures('others', { n: opponents.length })
  if (only.level > 0) return levelName(game, only.level)
  return only.name === '' ? sayFigures('nameless') : only.name
}

const percent = (part: number) => change(Math.round(part * 100))

/** Luck and skill per match, in winning chances, with the parts that the game has. */
function luckAndSkill({ reviewed, luck, skill }: Summary, luckiness: Box['traits']['luck']): string {
  const n = reviewed
  if (luckiness === 'none') return sayFigures('skill-a-match', { n, skill: percent(skill) })
  if (luckiness === 'all') return sayFigures('luck-a-match', { n, luck: percent(luck) })
  return sayFigures('both-a-match', { n, luck: percent(luck), skill: percent(skill) })
}
