import { createResource, Show } from 'solid-js'
import { levelName } from '../bots/PlayerOptions.tsx'
import type { Host } from '../table/host.ts'
import { listMatches } from '../storage/matches.ts'
import { sayFigures } from '../words/figures.ts'
import { outcomesOf } from './outcomes.ts'
import { outgrownLevel } from './summary.ts'

/** Points out that a person has outgrown the computer player of this match. */
export function TooEasy(props: { readonly host: Host }) {
  const { game, players } = props.host
  const [level] = createResource(async () => {
    const person = players.find((player) => player.level === 0)?.name
    const rival = players.find((player) => player.level > 0)?.level
    const outcomes = (await listMatches())
      .toReversed()
      .flatMap(outcomesOf)
      .filter((each) => each.game === game.id && each.person === person)
      .filter(({ opponents }) => opponents.length === 1 && opponents[0]!.level === rival)
    return outgrownLevel(game, outcomes)
  })
  return (
    <Show when={level()}>
      {(level) => (
        <p class="soft" data-outgrown>
          {sayFigures('outgrown', {
            level: levelName(game, level()),
            next: levelName(game, level() + 1),
          })}
        </p>
      )}
    </Show>
  )
}
