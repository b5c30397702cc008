import { atEntry, canonical, finish, type Game, type Problem, type Text } from '@spellendoos/kernel'
import { hasEvidenceBeyond, entryFlaw, isEvidence, messageFlaw, type Evidence } from './evidence.ts'
import { reopenReplay } from './load.ts'
import { readReplay, stateResult, type Replay } from './replay.ts'
import type { Table } from './table.ts'
import { signatureFlaw, attestationOf, type Attestation } from './attestation.ts'
import { flawed, type Flaw } from './words.ts'

/** The result of verifying: fair as far as the log goes, or the first difference. */
export type Verdict =
  | { readonly fair: true; readonly vouched?: Attestation }
  | { readonly fair: false; readonly seq?: number; readonly what: string; readonly text: Text }
  | { readonly fair: 'not-provable' }

type Unfair = Verdict & { fair: false }

const unfair = ({ code, text }: Problem, seq?: number): Unfair => ({
  fair: false,
  ...(seq === undefined ? {} : { seq }),
  what: code,
  text,
})

/** Checks a replay against the rules, its own proof, and whatever the checker kept of the match. */
export function verify(given: unknown, game: Game, kept: Evidence = {}): Verdict {
  return finish(verifying(given, game, kept))
}

/** The same entry by entry, for a caller that has other work to do in between. */
export function* verifying(given: unknown, game: Game, kept: Evidence = {}): Generator<void, Verdict> {
  const read = readReplay(given)
  if (!read.ok) return unfair(read.problem)
  const replay = read.value
  const { kind } = replay.proof
  if (kind === 'manual' && isEvidence(kept)) return unfair(flawed('proof-left-out'))
  const reopened = reopenReplay(replay, game)
  if (!reopened.ok) return unfair(reopened.problem)
  const table = reopened.value
  const found = (yield* walk(replay, table, kept)) ?? closing(replay, table, kept)
  if (found !== undefined) return found
  if (kind === 'manual') return { fair: 'not-provable' }
  const { linked } = table
  if (linked === undefined) return { fair: true }
  const flaw = signatureFlaw(replay, linked)
  return flaw === undefined
    ? { fair: true, vouched: attestationOf(replay, linked, kept) }
    : unfair(flawed(flaw))
}

/** Goes through the log from the first entry to the last. */
function* walk({ log }: Replay, table: Table, kept: Evidence): Generator<void, Unfair | undefined> {
  for (const [seq, entry] of log.entries()) {
    const flaw = messageFlaw(kept, table) ?? entryFlaw(kept, entry) ?? table.flaw(entry)
    if (flaw !== undefined) return unfair(flawed(flaw), seq)
    const outcome = table.take(entry)
    if (!outcome.ok) return unfair(atEntry('illegal-entry', seq, outcome.refusal), seq)
    yield
  }
  const flaw = messageFlaw(kept, table)
  return flaw === undefined ? undefined : unfair(flawed(flaw), log.length)
}

/** What can only be checked once the whole log has been read. */
function closing({ log, proof, result }: Replay, table: Table, kept: Evidence): Unfair | undefined {
  const flaw = closingFlaw()
  return flaw === undefined ? undefined : unfair(flawed(flaw))

  function closingFlaw(): Flaw | undefined {
    if (proof.kind !== 'manual') {
      if (log.length === 0) return 'host-seal-missing'
      if (proof.length !== log.length) return 'length-differs'
      if (proof.head !== table.head) return 'head-differs'
    }
    if (hasEvidenceBeyond(kept, log.length)) return 'shorter-than-kept'
    if (result === undefined) return undefined
    const reached = table.match.result && stateResult(table.match.result)
    return canonical(result) === canonical(reached) ? undefined : 'result-differs'
  }
}
