/** Fair chance, provable: commitments, the chance stream, the table that hosts a match, replay files and verifying. */
export { Ceremony } from './ceremony.ts'
export { Chain } from './chain.ts'
export {
  challengesOf,
  DAILY_KINDS,
  dailyMatchId,
  isDate,
  listFor,
  openDaily,
  type Challenge,
  type DailyKind,
} from './daily.ts'
export { readEvidence, type Evidence, type ReceivedMessage } from './evidence.ts'
export { LINK_WAIT } from './linked-chance.ts'
export { isLater, LinkChain, linksOf, type Link } from './links.ts'
export { loadReplay, reopenReplay, type LoadedReplay } from './load.ts'
export { readReplay, stateResult, type Proof, type Replay, type Signature } from './replay.ts'
export { hostSeal, seatSeal } from './seal.ts'
export { derivedContribution, readSeed, type Random } from './seed.ts'
export { isSigned, publicKeyOf, signed } from './signature.ts'
export { hostStatement, seatStatement } from './statement.ts'
export { drawn, stream, streamKey } from './stream.ts'
export { RESIGNED_LEVEL, Table, type MatchOptions, type TableMessage, type Timestamp } from './table.ts'
export { attestationSentences } from './attestation-sentences.ts'
export { verify, verifying, type Verdict } from './verify.ts'
export type { Attestation } from './attestation.ts'
export { replayWritten } from './written-match.ts'
