import type { Replay } from '@spellendoos/fair'
import { untrack } from 'solid-js'
import { runInSlices } from '../app/time-slices.ts'
import type { OpenGame } from '../games/open.ts'
import type { TableClient } from './table-client.ts'
import { ownSecretFor, ownTable } from './table-storage.ts'

/** Signs a match for this seat if its replay agrees with what this page saw; otherwise it signs nothing. */
export async function signMatch(client: TableClient, game: OpenGame, replay: Replay): Promise<void> {
  const [seat, table] = untrack(() => [client.you(), client.table()])
  if (seat === 'watcher' || replay.format !== 2 || table?.signed?.includes(seat) !== false) return
  const names = table.players.map(({ name }) => name)
  if (String(replay.players) !== String(names)) return
  const kept = await client.witness.kept()
  const { commitment, opened = { draw: 0, seq: 0 } } = (await ownTable(client.id)) ?? {}
  // A link that was requested before its time showed the server all earlier ones.
  if (replay.log.slice(0, opened.seq).filter(({ by }) => by === 'chance').length !== opened.draw) return
  const secret = commitment === undefined ? undefined : await ownSecretFor(client.id, commitment, seat)
  if (secret === undefined) return
  const { verifying, seatStatement, signed } = await import('./sealing-code.ts')
  const verdict = await runInSlices(verifying(replay, game, kept))
  if (verdict.fair === true)
    await client.ask({ do: 'sign', signature: signed(seatStatement(replay, seat), secret) })
}
