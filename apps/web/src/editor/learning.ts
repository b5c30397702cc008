import { BY_THE_BOOK, chooseOptions, seededRng, type Json, type Spot } from '@spellendoos/kernel'
import type { Board } from '@spellendoos/scene'
import type { OpenGame } from '../games/open.ts'
import { sampleMatch } from '../lessons/sample.ts'
import {
  EMPTY,
  letterOf,
  partsOf,
  readStacks,
  stacksOn,
  type Format,
  type PlaceList,
  type Stack,
} from './format.ts'

interface Sample {
  readonly text: string
  readonly stacks: ReadonlyMap<Spot, Stack>
}

/** How many positions are looked at, so many decisions apart. */
const SAMPLES = 60
const MATCHES = 4
const APART = 9
/** A place that changes with so many others (a store of pieces, say) is not what a sign stands for. */
const COMPANY = 3

/** The board of a position, as watchers see it. */
export function boardFrom(game: OpenGame, state: unknown): Board | undefined {
  return game.scene(game.view(state, 'watcher'), 'watcher', []).board
}

/**
 * Finds out how a game writes its board, from positions that the game itself wrote: which items name places, or, where
 * every place has a sign of its own, which place changes when a sign is changed. Nothing comes back where that teaches
 * nothing.
 */
export function learnFormat(game: OpenGame, seats: number): Format | undefined {
  const chosen = chooseOptions(game, BY_THE_BOOK, {})
  if (game.position === undefined || !chosen.ok) return undefined
  const options = chosen.value
  const samples = samplesOf(game, options, seats)
  const look = (text: string): ReadonlyMap<Spot, Stack> | undefined => {
    const read = game.position!.read(text, options, seats)
    const board = read.ok ? boardFrom(game, read.value) : undefined
    return board === undefined ? undefined : stacksOn(board)
  }
  return [learnLists(samples), learnCells(samples, look)].find(
    (format) => format !== undefined && agrees(format, samples),
  )
}

type Look = (text: string) => ReadonlyMap<Spot, Stack> | undefined

function samplesOf(game: OpenGame, options: Readonly<Record<string, Json>>, seats: number): Sample[] {
  const samples: Sample[] = []
  for (let nth = 1; nth <= MATCHES; nth++) {
    let decisions = 0
    for (const { state } of sampleMatch(game, { options, seats }, seededRng(nth))) {
      if (decisions++ % APART !== 0) continue
      const board = boardFrom(game, state)
      if (board !== undefined) samples.push({ text: game.position!.write(state), stacks: stacksOn(board) })
      if (samples.length >= (nth * SAMPLES) / MATCHES) break
    }
  }
  return samples
}

const changed = (before: ReadonlyMap<Spot, Stack>, after: ReadonlyMap<Spot, Stack>): Spot[] =>
  [...after].flatMap(([spot, stack]) => (before.get(spot) === stack ? [] : [spot]))

/** Each sign of the first part of the text is changed into each other sign that occurs there. */
function learnCells(samples: readonly Sample[], look: Look): Format | undefined {
  const lengths = new Set(samples.map(({ text }) => text.search(/[ :]|$/)))
  const [length = 0] = lengths
  if (lengths.size !== 1) return undefined
  const signs = new Set(samples.flatMap(({ text }) => text.slice(0, length).split('')))
  const seen: { readonly at: number; readonly sign: string; readonly spot: Spot; readonly stack: Stack }[] =
    []
  const open = new Set(Array.from({ length }, (_, at) => at))
  for (const { text, stacks } of samples) {
    for (const at of open) {
      for (const sign of signs) {
        if (sign === text[at]) continue
        const after = look(text.slice(0, at) + sign + text.slice(at + 1))
        if (after === undefined) continue
        for (const spot of changed(stacks, after)) {
          seen.push({ at, sign, spot, stack: after.get(spot)! })
          seen.push({ at, sign: text[at]!, spot, stack: stacks.get(spot)! })
          open.delete(at)
        }
      }
    }
  }
  const company = new Map<Spot, Set<number>>()
  for (const { at, spot } of seen) company.set(spot, (company.get(spot) ?? new Set()).add(at))
  const own = seen.filter(({ spot }) => company.get(spot)!.size < COMPANY)
  if (own.length === 0) return undefined
  const at = Object.fromEntries(own.map((each) => [each.spot, each.at]))
  const written = samples.flatMap(({ text, stacks }) =>
    Object.entries(at).map(([spot, i]) => ({ sign: text[i]!, stack: stacks.get(spot)! })),
  )
  const stackOf = Object.fromEntries([...written, ...own].map(({ sign, stack }) => [sign, stack]))
  return { kind: 'cells', at, stackOf }
}

/** A list is a part whose items, wherever it is written, name places on which the same stands. */
function learnLists(samples: readonly Sample[]): Format | undefined {
  const found = new Map<string, PlaceList>()
  const wrong = new Set<string>()
  for (const { text, stacks } of samples) {
    for (const [part, { items }] of partsOf(text).entries()) {
      for (const item of items) {
        const letter = letterOf(item)
        const key = `${part} ${letter}`
        const stack = stacks.get(item.slice(letter.length)) ?? EMPTY
        const known = found.get(key)
        if (stack === EMPTY || (known !== undefined && known.stack !== stack)) wrong.add(key)
        found.set(key, { part, letter, stack })
      }
    }
  }
  const lists = [...found].flatMap(([key, list]) => (wrong.has(key) ? [] : [list]))
  return lists.length === 0 ? undefined : { kind: 'lists', lists }
}

/** Whether the format says of all positions what the game says of them, wherever it speaks of a place at all. */
function agrees(format: Format, samples: readonly Sample[]): boolean {
  const said = samples.map(({ text }) => readStacks(format, text))
  const spoken = new Set(said.flatMap((each) => [...each.keys()]))
  return samples.every(({ stacks }, i) =>
    [...stacks].every(([spot, stack]) => !spoken.has(spot) || (said[i]!.get(spot) ?? EMPTY) === stack),
  )
}
