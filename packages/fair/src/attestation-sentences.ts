import { filled, textBy, type Text } from '@spellendoos/kernel'
import type { Attestation } from './attestation.ts'
import { t } from './words/texts.ts'

/** Who vouches for a match and who contributed to its chance, in a sentence each: the same on every screen. */
export function attestationSentences(vouched: Attestation, players: readonly string[] = []): readonly Text[] {
  const { server, seats, draws, missed, unaided } = vouched
  const every = [...seats.keys()]
  const named = (some: readonly number[]) =>
    textBy((lang) => some.map((seat) => players[seat] || filled(SEAT, { n: seat + 1 })[lang]).join(', '))
  const thoseWho = (signed: Attestation['seats'][number]) => every.filter((seat) => seats[seat] === signed)
  const late = every.filter((seat) => missed[seat]! > 0)
  const lines: [text: Text, some: readonly number[], number?: number][] = [
    [server.known ? KNOWN : UNKNOWN, []],
    [SIGNED, thoseWho('signed')],
    [UNSIGNED, thoseWho('unsigned')],
    [COMPUTER, thoseWho('computer')],
    [TOGETHER, every, draws - unaided],
    [ALONE, every, unaided],
    [MISSED, late, late.reduce((sum, seat) => sum + missed[seat]!, 0)],
  ]
  return lines.flatMap(([text, some, number]) => {
    const says = number === undefined ? text === KNOWN || text === UNKNOWN || some.length > 0 : number > 0
    return says ? [filled(text, { key: server.key, names: named(some), n: number ?? 0 })] : []
  })
}

const SEAT: Text = t['vouch-sentences'].seat
const KNOWN: Text = t['vouch-sentences'].known
const UNKNOWN: Text = t['vouch-sentences'].unknown
const SIGNED: Text = t['vouch-sentences'].signed
const UNSIGNED: Text = t['vouch-sentences'].unsigned
const COMPUTER: Text = t['vouch-sentences'].computer
const TOGETHER: Text = t['vouch-sentences'].together
const ALONE: Text = t['vouch-sentences'].alone
const MISSED: Text = t['vouch-sentences'].missed
