import { readReplay } from '@spellendoos/fair'
import {
  filled,
  problem,
  sameInAll,
  value,
  type Problem,
  type Read,
  type Result,
  type Series,
} from '@spellendoos/kernel'
import type { KeptMatch, Player } from './matches.ts'
import { t } from '../words/texts.ts'

/** Everything stored in this browser, as one file. */
export interface Bundle {
  readonly kind: typeof KIND
  readonly format: typeof FORMAT
  readonly matches: readonly KeptMatch[]
  /** Settings and other small things, by name. */
  readonly notes: Readonly<Record<string, string>>
}

const KIND = 'spellendoos-all'
const FORMAT = 1
const LONGEST_NOTE = 100_000

export const bundleOf = (matches: readonly KeptMatch[], notes: Bundle['notes']): Bundle => ({
  kind: KIND,
  format: FORMAT,
  matches,
  notes,
})

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (given: unknown): Fields | undefined =>
  typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as Fields) : undefined
const isWhole = (given: unknown, below: number): given is number =>
  Number.isInteger(given) && (given as number) >= 0 && (given as number) < below
const isListOf = <T>(given: unknown, each: (one: unknown) => one is T): given is T[] =>
  Array.isArray(given) && given.every(each)
const isNumber = (given: unknown): given is number => Number.isFinite(given)

export const isBundle = (given: unknown): boolean => fieldsOf(given)?.['kind'] === KIND

/** A backup, checked before anything in it is stored. */
export function readBundle(given: unknown): Read<Bundle> {
  const fields = fieldsOf(given)
  if (fields === undefined || !isBundle(given)) return noBundle
  if (isWhole(fields['format'], Infinity) && fields['format'] > FORMAT) return newer
  const { matches, notes, format } = fields
  if (format !== FORMAT || !Array.isArray(matches)) return noBundle
  if (!isNotes(notes)) return badNotes
  const read: KeptMatch[] = []
  for (const [i, each] of matches.entries()) {
    const match = readMatch(each)
    if (!match.ok) return { ok: false, problem: inMatch(i + 1, match.problem) }
    read.push(match.value)
  }
  return value({ kind: KIND, format: FORMAT, matches: read, notes })
}

const isNotes = (given: unknown): given is Bundle['notes'] =>
  fieldsOf(given) !== undefined &&
  Object.values(given as Fields).every((note) => typeof note === 'string' && note.length <= LONGEST_NOTE)

const isPlayer = (given: unknown): given is Player => {
  const { name, level, number, warned } = fieldsOf(given) ?? {}
  return (
    typeof name === 'string' &&
    name.length <= 100 &&
    isWhole(level, 100) &&
    (number === undefined || isWhole(number, 100)) &&
    (warned === undefined || warned === 'blunders' || warned === 'mistakes')
  )
}

const isResult =
  (players: number) =>
  (given: unknown): given is Result => {
    const { places, why, scores, money } = fieldsOf(given) ?? {}
    const byPlayer = (list: unknown) => isListOf(list, isNumber) && list.length === players
    return (
      byPlayer(places) &&
      typeof why === 'string' &&
      (scores === undefined || byPlayer(scores)) &&
      (money === undefined || byPlayer(money))
    )
  }

function isSeries(given: unknown, seats: number): given is Series {
  const { players, starter, results, starts } = fieldsOf(given) ?? {}
  return (
    players === seats &&
    (starter === 'rotate' || starter === 'winner') &&
    isListOf(results, isResult(seats)) &&
    isListOf(starts, (start): start is number => isWhole(start, seats)) &&
    results.length === starts.length
  )
}

function readMatch(given: unknown): Read<KeptMatch> {
  const fields = fieldsOf(given) ?? {}
  const replay = readReplay(fields['replay'])
  if (!replay.ok) return replay
  const { seats, game, id, result } = replay.value
  const { players, series, changed } = fields
  if (!isListOf(players, isPlayer) || players.length !== seats) return misfit('players')
  if (!isSeries(series, seats)) return misfit('series')
  if (!isNumber(changed)) return misfit('changed')
  const kept = { players, series, changed, game, replay: replay.value, over: result !== undefined }
  return value({ ...fields, ...kept, id: typeof fields['id'] === 'string' ? fields['id'] : id })
}

const noBundle = problem('no-bundle', t['keep-bundle']['no-bundle'])
const newer = problem('newer-format', t['keep-bundle']['newer-format'])
const badNotes = problem('bad-notes', t['keep-bundle']['bad-notes'])
const misfit = (where: string) => problem('bad-match', sameInAll(where))

const inMatch = (nth: number, { code, text }: Problem): Problem => ({
  code,
  text: filled(t['keep-bundle']['in-match'], { nth, text }),
})
