import { chooseOptions, Match, type Header, type Json } from '@spellendoos/kernel'
import type { SceneGame, SceneMatch } from '@spellendoos/scene'

/** One way to set up a game: the conformance suite tries every allowed number of seats with every preset. */
export interface Setting {
  readonly name: string
  readonly seats: number
  readonly options: Readonly<Record<string, Json>>
}

/** Every value worth trying of one option: the ends of a range, all choices. */
function values(spec: SceneGame['options'][string]): Json[] {
  if (spec.type === 'boolean') return [true, false]
  if (spec.type === 'string') return [...spec.enum]
  return spec.minimum === spec.default ? [spec.maximum] : [spec.minimum]
}

/** All seats × presets, and each option on its own at its other values with the fewest seats that allow it. */
export function settings(game: SceneGame): Setting[] {
  const all: Setting[] = []
  const add = (name: string, preset: string, given: Record<string, Json>, counts: readonly number[]) => {
    const chosen = chooseOptions(game, preset, given)
    if (!chosen.ok) throw new Error(`${game.id} ${name}: ${chosen.problem.text.en}`)
    const fitting = counts.filter((seats) => game.unfit?.(chosen.value, seats) === undefined)
    for (const seats of fitting) all.push({ name: `${seats} seats, ${name}`, seats, options: chosen.value })
    return fitting.length
  }
  for (const preset of Object.keys(game.presets)) add(preset, preset, {}, game.seats)
  for (const [name, spec] of Object.entries(game.options)) {
    for (const each of values(spec)) {
      if (each === spec.default) continue
      const option = `${name} ${JSON.stringify(each)}`
      for (const seats of game.seats) if (add(option, 'boekje', { [name]: each }, [seats]) > 0) break
    }
  }
  return all
}

export const header = (game: SceneGame, { seats, options }: Setting): Header => ({
  id: 'conformance',
  game: game.id,
  version: game.version,
  options,
  seats,
})

export function begin(game: SceneGame, setting: Setting): SceneMatch {
  const begun = Match.begin(game, header(game, setting))
  if (!begun.ok) throw new Error(`${game.id} ${setting.name}: ${begun.problem.text.en}`)
  return begun.value
}

/** A match at this state, with no history. */
export const standing = (game: SceneGame, setting: Setting, state: unknown): SceneMatch =>
  begin({ ...game, setup: () => state }, setting)
