import { canonical, type Ask, type Entry } from '@spellendoos/kernel'
import { Ceremony } from '../src/ceremony.ts'
import { Chain } from '../src/chain.ts'
import { entryFlaw, type Evidence } from '../src/evidence.ts'
import { LinkedChance } from '../src/linked-chance.ts'
import { readReplay } from '../src/replay.ts'
import { signatureFlaw } from '../src/attestation.ts'

/**
 * What a verifier that does not know the rules says, as docs/fair.md describes it: `fair`, or what differs and where.
 */
export function verifyBlind(given: unknown, kept: Evidence = {}): readonly [what: string, seq?: number] {
  const read = readReplay(given)
  if (!read.ok) return [read.problem.code]
  const replay = read.value
  const { log, proof } = replay
  if (proof.kind === 'manual') {
    const seq = log.findIndex((entry) => ['seal', 'reveal', 'link', 'absent'].some((each) => each in entry))
    return seq < 0 ? ['not-provable'] : ['proof-left-out', seq]
  }
  const seed = Buffer.from(proof.seed, 'hex')
  const chance = proof.kind === 'links' ? new LinkedChance(replay, seed) : new Ceremony(replay, seed)
  const chain = new Chain(replay, seed)
  let asked = false
  for (const [seq, entry] of log.entries()) {
    asked ||= isPart(entry)
    const ask = asked && proof.kind === 'links' ? nextAsk(log, seq) : undefined
    if (typeof entry.by === 'number' && entry.by >= replay.seats) return ['illegal-entry', seq]
    const flaw = entryFlaw(kept, entry) ?? chance.flaw(entry, ask)
    if (flaw !== undefined) return [flaw, seq]
    if ('draw' in entry) asked = false
    chance.take(entry)
    chain.add(entry)
  }
  if (log.length === 0) return ['host-seal-missing']
  if (proof.length !== log.length) return ['length-differs']
  if (proof.head !== chain.head) return ['head-differs']
  if (!(chance instanceof LinkedChance)) return ['fair']
  return [signatureFlaw(replay, chance) ?? 'fair']
}

/** Whether an entry belongs to a pending draw. */
const isPart = (entry: Entry): boolean => 'link' in entry || 'absent' in entry || 'draw' in entry

/** What the next draw says it was asked for. */
function nextAsk(log: readonly Entry[], from: number): Ask {
  const draw = log.slice(from).find((entry) => 'draw' in entry)
  const ask = draw !== undefined && 'draw' in draw ? draw.ask : undefined
  return ask === undefined ? NOTHING : (JSON.parse(canonical(ask)) as Ask)
}
const NOTHING: Ask = { pick: 1 }
