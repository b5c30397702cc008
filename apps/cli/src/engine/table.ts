import type { SceneTable } from '../scene-table.ts'
import { randomBytes } from 'node:crypto'
import { stateResult, Table } from '@spellendoos/fair'
import { choices } from '@spellendoos/kernel'
import { command, type Answer } from './command.ts'
import { chance, handle, may, seat, text } from './fields.ts'
import { Refused } from './problems.ts'
import { readSetting, settingFields } from './settings.ts'

/** The field, if it is given. */
const given = <Name extends string, T>(name: Name, value: T | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { readonly [N in Name]?: T }

const opening = { ...settingFields, seed: may(text), chance: may(chance), position: may(text) }

/** A match from beginning to end, as everyone at the table sees it. */
export const tableCommands = {
  new: command(opening, (asked, { matches }) => {
    matches.needRoom()
    const { game, seats, options } = readSetting(asked)
    const opened = Table.open(game, {
      seats,
      options,
      random: randomBytes,
      ...given('seed', asked.seed),
      ...given('chance', asked.chance),
      ...given('position', asked.position),
    })
    if (!opened.ok) throw new Refused(opened.problem)
    return { match: matches.add(opened.value) }
  }),
  state: command({ match: handle }, ({ match }, { matches }) => standing(matches.get(match))),
  moves: command({ match: handle, seat }, ({ match, seat }, { matches }) => ({
    moves: choices(matches.at(match, seat).match, seat),
  })),
  close: command({ match: handle }, ({ match }, { matches }) => {
    matches.close(match)
    return {}
  }),
}

/** The state of a match, as everyone sees it. */
function standing({ match, seq }: SceneTable): Answer {
  const { game, state, turn, result, offer, resigned, clocks } = match
  return {
    turn,
    ...(turn[0] === 'chance' ? { ask: game.chance?.(state) } : {}),
    over: result !== undefined,
    ...given('result', result && stateResult(result)),
    ...given('position', game.position?.write(state)),
    ...given('offer', offer),
    ...(resigned.length === 0 ? {} : { resigned }),
    ...(clocks.length === 0 ? {} : { clocks: clocks.map(({ name, after }) => ({ name, after })) }),
    seq,
  }
}
