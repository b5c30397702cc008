import { canonical, type Seat } from '@spellendoos/kernel'
import type { Replay, Signature } from './replay.ts'

/** What a signature covers: everything about a finished match, as one text. */
type Stated = Pick<
  Replay,
  'format' | 'id' | 'game' | 'version' | 'options' | 'seats' | 'position' | 'players' | 'result' | 'proof'
>

const stated = (replay: Stated) => {
  const { format, id, game, version, options, seats, position, players, result, proof } = replay
  const { length, head } = proof.kind === 'manual' ? { length: 0, head: '' } : proof
  const what = 'spellendoos match'
  return { what, format, id, game, version, options, seats, position, players, result, length, head }
}

/** The text that a seat signs. */
export const seatStatement = (replay: Stated, seat: Seat): string =>
  canonical({ ...stated(replay), by: seat })

/** The text that the host signs. It includes the seats' signatures, so that none of them can be left out. */
export const hostStatement = (replay: Stated, signatures: readonly Signature[]): string => {
  const seats = signatures.filter(({ by }) => by !== 'host')
  return canonical({ ...stated(replay), by: 'host', signatures: seats })
}
