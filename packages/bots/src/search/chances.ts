import { drawFrom, type Ask, type Draw, type Rng } from '@spellendoos/kernel'

/** One answer of chance and its probability. */
export interface Chance {
  readonly draw: Draw
  readonly share: number
}

/** If there are more answers than this, they are sampled instead of enumerated. */
const MOST = 1296
const known = new Map<string, readonly Chance[] | undefined>()

/**
 * All answers to an ask; none if there are too many. `anyOrder`: throws that differ only in the order of the dice are
 * one.
 */
export function chancesOf(ask: Ask, anyOrder = false): readonly Chance[] | undefined {
  const name = `${JSON.stringify(ask)}${anyOrder}`
  if (!known.has(name)) known.set(name, listed(ask, anyOrder))
  return known.get(name)
}

function listed(ask: Ask, anyOrder: boolean): readonly Chance[] | undefined {
  if ('pick' in ask) {
    if (ask.pick > MOST) return undefined
    return Array.from({ length: ask.pick }, (_, i) => ({ draw: [i], share: 1 / ask.pick }))
  }
  if ('shuffle' in ask) return ask.shuffle < 2 ? [{ draw: [0].slice(0, ask.shuffle), share: 1 }] : undefined
  const { dice, sides = 6 } = ask
  const throws = sides ** dice
  if (throws > MOST && !anyOrder) return undefined
  const shares = new Map<string, { draw: number[]; share: number }>()
  const each = { share: 1 / throws }
  for (let number = 0; number < throws; number++) {
    const draw = Array.from({ length: dice }, (_, die) => (Math.floor(number / sides ** die) % sides) + 1)
    if (anyOrder) draw.sort((a, b) => a - b)
    const name = draw.join()
    const before = shares.get(name)
    if (before === undefined) shares.set(name, { draw, ...each })
    else before.share += each.share
  }
  return [...shares.values()]
}

/** A random sample of the answers, if there are too many to enumerate. */
export const someChances = (ask: Ask, count: number, rng: Rng): readonly Chance[] =>
  Array.from({ length: count }, () => ({ draw: drawFrom(ask, rng), share: 1 / count }))
