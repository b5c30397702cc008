import {
  ACTS,
  value,
  type Act,
  type Ask,
  type Entry,
  type Header,
  type Read,
  type Result,
  type Seat,
  type StatedResult,
} from '@spellendoos/kernel'
import { HEX32 } from './bytes.ts'
import {
  isLevel,
  isMatchId,
  isPosition,
  isText,
  isTime,
  isWhole,
  MOST_DRAWN,
  MOST_ENTRIES,
  MOST_NOTATION,
  MOST_SEATS,
} from './limits.ts'
import {
  exactly,
  fieldsOf,
  list,
  matching,
  named,
  record,
  satisfying,
  ShapeError,
  type Shape,
} from './shape.ts'
import { misshapen, refusedWith } from './words.ts'

/** What proves a match's chance: the seed, and the chain over its log. Hand-fed chance cannot be proved. */
export type Proof =
  | {
      /** Whether seats made one contribution for all draws, or contributed a link to every draw. */
      readonly kind: 'sealed' | 'links'
      readonly seed: string
      readonly length: number
      readonly head: string
    }
  | { readonly kind: 'manual' }

/** A seat's signature of a match, with the key that is in the log beside its seal. */
export interface Signature {
  readonly by: Seat | 'host'
  readonly signature: string
}

/** A result without its words, which the reader supplies. */
export function stateResult({ places, scores, money, why }: Result): StatedResult {
  return { places, ...(scores && { scores }), ...(money && { money }), why }
}

/** A match as a file. */
export interface Replay extends Header {
  /** 2 where seats contribute links, 1 otherwise. */
  readonly format: 1 | 2
  readonly log: readonly Entry[]
  readonly proof: Proof
  /** The players' names, by seat. */
  readonly players?: readonly string[]
  readonly result?: StatedResult
  readonly signatures?: readonly Signature[]
}

const LAST_FORMAT = 2

const seat: Shape<Seat> = satisfying((given) => isWhole(given, 0, MOST_SEATS - 1))
const hex = matching(HEX32)
const notation: Shape<string> = satisfying((given) => isText(given, MOST_NOTATION))
const number: Shape<number> = satisfying((given): given is number => Number.isFinite(given))
const name: Shape<string> = satisfying((given) => isText(given, 100))
const setting: Shape<boolean | number | string> = (given, where) =>
  typeof given === 'boolean' || isText(given, 100) ? given : number(given, where)

const sealer: Shape<Seat | 'host'> = (given, where) => (given === 'host' ? given : seat(given, where))
const mover: Shape<Seat | 'clock'> = (given, where) => (given === 'clock' ? given : seat(given, where))
const draw = list<number>(
  satisfying((given) => isWhole(given, 0, 0xffff_ffff)),
  MOST_DRAWN,
)
const count = satisfying((given) => isWhole(given, 0, MOST_DRAWN))
const range = satisfying((given) => isWhole(given, 1, 0xffff_ffff))
const asks = {
  dice: record({ dice: count }, { sides: range }),
  shuffle: record({ shuffle: count }, {}),
  pick: record({ pick: range }, {}),
}
const ask: Shape<Ask> = (given, where) => {
  const fields = fieldsOf(given) ?? {}
  const what = (['dice', 'shuffle', 'pick'] as const).find((each) => Object.hasOwn(fields, each))
  return what === undefined ? new ShapeError(where) : asks[what](given, where)
}
const when = { at: satisfying(isTime) }

/** The shape of an entry, by the field that says what happened. */
const ENTRIES: Readonly<Record<string, Shape<unknown>>> = {
  move: record({ by: mover, move: notation }, when),
  draw: record({ by: exactly('chance'), draw }, { ask, ...when }),
  act: record({ by: seat, act: satisfying((given): given is Act => ACTS.includes(given as Act)) }, when),
  bot: record({ by: seat, bot: satisfying(isLevel) }, when),
  seal: record({ by: sealer, seal: hex }, { key: hex, ...when }),
  reveal: record({ by: seat, reveal: hex }, when),
  link: record({ by: seat, link: hex }, when),
  absent: record({ by: seat, absent: exactly(true) }, when),
}
const entry: Shape<Entry> = (given, where) => {
  const fields = fieldsOf(given) ?? {}
  const what = Object.keys(ENTRIES).find((each) => Object.hasOwn(fields, each))
  return what === undefined ? new ShapeError(where) : (ENTRIES[what]!(given, where) as Entry | ShapeError)
}

const sealed = record(
  {
    kind: satisfying((given): given is 'sealed' | 'links' => given === 'sealed' || given === 'links'),
    seed: hex,
    length: satisfying((given) => isWhole(given, 0, MOST_ENTRIES)),
    head: hex,
  },
  {},
)
const manual = record({ kind: exactly('manual') }, {})
const proof: Shape<Proof> = (given, where) =>
  fieldsOf(given)?.kind === 'manual' ? manual(given, where) : sealed(given, where)

const place: Shape<number> = satisfying((given) => isWhole(given, 1, MOST_SEATS))
const result: Shape<StatedResult> = record(
  { places: list(place, MOST_SEATS), why: name },
  { scores: list(number, MOST_SEATS), money: list(number, MOST_SEATS) },
)

const signature: Shape<Signature> = record({ by: sealer, signature: matching(/^[0-9a-f]{128}$/) }, {})

const replay: Shape<Replay> = record(
  {
    format: satisfying((given): given is 1 | 2 => given === 1 || given === 2),
    id: satisfying(isMatchId),
    game: matching(/^[a-z0-9][a-z0-9-]{0,63}$/),
    version: satisfying((given) => isWhole(given, 0, 1_000_000)),
    options: named(setting, 100),
    seats: satisfying((given) => isWhole(given, 1, MOST_SEATS)),
    log: list(entry, MOST_ENTRIES),
    proof,
  },
  {
    position: satisfying(isPosition),
    players: list(name, MOST_SEATS),
    result,
    signatures: list(signature, MOST_SEATS + 1),
  },
)

/**
 * Checks the form of a replay file's contents; whether they fit the rules is for `loadReplay` and `verify` to check.
 */
export function readReplay(given: unknown): Read<Replay> {
  try {
    const format = fieldsOf(given)?.format
    if (isWhole(format, LAST_FORMAT + 1, Infinity))
      return isDeep(given) ? bad('too deep') : refusedWith('newer-format')
    const read = replay(given, '')
    if (read instanceof ShapeError) return bad(read.where || 'no replay')
    // Each format has its own kinds of proof.
    if ((read.proof.kind === 'links') !== (read.format === 2)) return bad('proof.kind')
    return read.signatures !== undefined && read.format === 1 ? bad('signatures') : value(read)
  } catch {
    // Only an object with getters or a proxy gets here; no file contains one.
    return bad('no plain data')
  }
}

/** No verifier has to read what is nested deeper than this, because some languages cannot. */
const DEEPEST = 100

function isDeep(given: unknown): boolean {
  let layer = [given]
  for (let depth = 0; depth <= DEEPEST && layer.length > 0; depth++)
    layer = layer.flatMap((each): unknown[] =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    )
  return layer.length > 0
}

const bad = (where: string) => ({ ok: false, problem: misshapen('bad-replay', where) }) as const
