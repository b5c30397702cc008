import type { Replay } from '@spellendoos/fair'
import { untrack } from 'solid-js'
import { inPieces } from '../app/in-pieces.ts'
import type { OpenGame } from '../games/open.ts'
import type { Afar } from './afar.ts'
import { ownSecretFor, ownTable } from './keeping.ts'

/** Signs a match for this seat, if its replay says what this page saw; a page that saw something else signs nothing. */
export async function vouch(afar: Afar, game: OpenGame, replay: Replay): Promise<void> {
  const [seat, table] = untrack(() => [afar.you(), afar.table()])
  if (seat === 'watcher' || replay.format !== 2 || table?.signed?.includes(seat) !== false) return
  const names = table.players.map(({ name }) => name)
  if (String(replay.players) !== String(names)) return
  const kept = await afar.witness.kept()
  const { commitment, opened = { draw: 0, seq: 0 } } = (await ownTable(afar.id)) ?? {}
  // A link that was asked for before its time showed the server all before it.
  if (replay.log.slice(0, opened.seq).filter(({ by }) => by === 'chance').length !== opened.draw) return
  const secret = commitment === undefined ? undefined : await ownSecretFor(afar.id, commitment, seat)
  if (secret === undefined) return
  const { verifying, seatStatement, signed } = await import('./sealing.ts')
  const verdict = await inPieces(verifying(replay, game, kept))
  if (verdict.fair === true)
    await afar.ask({ do: 'sign', signature: signed(seatStatement(replay, seat), secret) })
}
