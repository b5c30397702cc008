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
export { readKept, type Kept, type KeptMessage } from './kept-messages.ts'
export { LINK_WAIT } from './linked-chance.ts'
export { isLater, LinkChain, linksOf, type Link } from './links.ts'
export { loadReplay, reopenReplay, type Loaded } from './load.ts'
export { readReplay, stateResult, type Proof, type Replay, type Signature } from './replay.ts'
export { hostSeal, seatSeal } from './seal.ts'
export { derivedContribution, readSeed, type Random } from './seed.ts'
export { isSigned, publicKeyOf, signed } from './signature.ts'
export { hostStatement, seatStatement } from './statement.ts'
export { drawn, stream, streamKey } from './stream.ts'
export { Table, type Opening, type TableMessage, type When } from './table.ts'
export { vouchedSentences } from './vouch-sentences.ts'
export { verify, verifying, type Verdict } from './verify.ts'
export type { Vouched } from './vouch-signatures.ts'
export { replayWritten } from './written-match.ts'
