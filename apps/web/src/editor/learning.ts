import { BY_THE_BOOK, chooseOptions, seededRng, type Json, type Spot } from '@spellendoos/kernel'
import type { Board } from '@spellendoos/scene'
import type { OpenGame } from '../games/open.ts'
import { sampleMatch } from '../lessons/sample.ts'
import {
  EMPTY,
  fromParts,
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
 * Finds out how a game writes its board, from positions that the game itself wrote: it changes one sign or leaves one
 * item out, lets the game read that, and looks what became different. Nothing comes back where that teaches nothing.
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
  const format = learnCells(samples, look) ?? learnLists(samples, look)
  return format !== undefined && samples.every((sample) => agrees(format, sample)) ? format : undefined
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

/** Each item of each list is left out. */
function learnLists(samples: readonly Sample[], look: Look): Format | undefined {
  const lists = new Map<string, PlaceList>()
  for (const { text, stacks } of samples) {
    const parts = partsOf(text)
    for (const [part, { items }] of parts.entries()) {
      for (const [nth, item] of items.entries()) {
        const letter = /^[A-Za-z]*(?=\d)/.exec(item)?.[0] ?? ''
        if (lists.has(`${part} ${letter}`)) continue
        const shorter = parts.map((each, i) =>
          i === part ? { ...each, items: each.items.toSpliced(nth, 1) } : each,
        )
        const after = look(fromParts(shorter))
        const spot = after === undefined ? undefined : changed(stacks, after)[0]
        if (spot === undefined || letter + spot !== item) continue
        lists.set(`${part} ${letter}`, { part, letter, stack: stacks.get(spot)! })
      }
    }
  }
  return lists.size === 0 ? undefined : { kind: 'lists', lists: [...lists.values()] }
}

/** Whether the format says of a position what the game says of it. */
function agrees(format: Format, { text, stacks }: Sample): boolean {
  const said = readStacks(format, text)
  return [...stacks].every(([spot, stack]) => {
    const read = said.get(spot)
    return read === undefined ? format.kind === 'cells' || stack === EMPTY : read === stack
  })
}
