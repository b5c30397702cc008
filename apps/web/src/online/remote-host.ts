import type { Replay, TableMessage } from '@spellendoos/fair'
import { createEffect, createMemo, on, untrack } from 'solid-js'
import type { OpenGame } from '../games/open.ts'
import { keepMatch } from '../storage/matches.ts'
import type { Host } from '../table/host.ts'
import { sayOnline } from '../words/online.ts'
import type { TableClient } from './table-client.ts'
import { replayOf } from './api.ts'
import { askedMatch } from './asked-match.ts'
import { keepTable } from './table-storage.ts'
import { namesOf, peopleOf, playersOf, wantedBy } from './players.ts'
import { notYourTurn } from './problems.ts'
import { SeatTime } from './SeatTime.tsx'
import { signMatch } from './match-signature.ts'

/** Players with at most this much time per move, in seconds, stay at the table and need no notifications. */
const AT_THE_TABLE = 3600

/** The server as host of a match: what it sends this viewer, and what the viewer asks of it. */
export function remoteHost(game: OpenGame, client: TableClient): Host {
  const table = () => client.table()!
  const own = untrack(client.you)
  const players = createMemo(() => playersOf(table()), undefined, { equals: alike })
  const series = createMemo(() => table().series, undefined, { equals: alike })
  const told = new Map<number, TableMessage>()
  let toldAt = -1

  const isOver = () => client.match()?.result !== undefined
  const signed = () => (table().signed ?? []).join()
  /** The replay with its proof, stored with this browser's other matches; fetched again after each signature. */
  let fetched: { readonly signed: string; readonly replay: Replay } | undefined
  const replay = async (): Promise<Replay | undefined> => {
    const now = untrack(signed)
    if (fetched?.signed === now) return fetched.replay
    const answer = await replayOf(client.id, client.key())
    if (!answer.ok) return undefined
    fetched = { signed: now, replay: answer.value }
    await keepMatch({
      id: client.id,
      game: game.id,
      players: untrack(players),
      replay: answer.value,
      series: untrack(series),
      changed: Date.now(),
      over: true,
      ...(typeof own === 'number' ? { own } : {}),
    })
    await keepTable(client.id, { over: true })
    return answer.value
  }
  createEffect(
    on([isOver, signed], async ([over]) => {
      const found = over ? await replay() : undefined
      if (found !== undefined) await signMatch(client, game, found)
    }),
  )

  return {
    id: client.id,
    game,
    get asked() {
      return askedMatch(game, table(), () => client.match()!.view)
    },
    own,
    guided: false,
    get players() {
      return players()
    },
    get series() {
      return series()
    },
    seq: () => client.match()!.seq,
    message(_, since) {
      const sent = client.match()!
      if (toldAt !== sent.seq) told.clear()
      toldAt = sent.seq
      const from = since ?? sent.seq
      const known = told.get(from)
      if (known !== undefined) return known
      const message = { ...sent, news: client.heard().filter(({ seq }) => seq >= from) }
      told.set(from, message)
      return message
    },
    async play(seat, move, seen) {
      const { turn, choices } = untrack(client.match)!
      // If only one player can move, others are refused here; in a race the server decides who was first.
      if (game.late === undefined && choices.length === 0 && !turn.includes(seat)) return notYourTurn
      return (await client.ask({ do: 'move', move, seen })).refusal
    },
    act: async (_, act) => (await client.ask({ do: 'act', act })).refusal,
    canTakeBack(seat) {
      const heard = client.heard()
      const own = heard.findLastIndex(({ by, move }) => by === seat && move !== undefined)
      // A move cannot be taken back past a throw or a timeout.
      return own >= 0 && heard.slice(own).every(({ by }) => by !== 'chance' && by !== 'clock')
    },
    deadlines: createMemo(
      () => new Map(Object.entries(table().clocks).map(([name, end]) => [name, client.here(end)])),
    ),
    clocked: () => {
      const { pace } = table()
      return pace.kind === 'match' || (pace.kind === 'move' && pace.seconds <= AT_THE_TABLE)
    },
    played: () => 0,
    async verify() {
      const [sealing, found, kept] = await Promise.all([
        import('./sealing-code.ts'),
        replay(),
        client.witness.kept(),
      ])
      return sealing.verify(found, game, kept)
    },
    async rematch() {
      await client.ask({ do: 'rematch' })
      return undefined
    },
    wanted: () => {
      const says = wantedBy(table(), own)
      return says === undefined ? undefined : { says, agree: sayOnline('play-again') }
    },
    waiting: () => {
      const { again } = table()
      if (typeof own !== 'number' || !again.includes(own)) return undefined
      const others = peopleOf(table()).filter((seat) => !again.includes(seat))
      return sayOnline('waiting-for', { names: namesOf(table(), others) })
    },
    Beside: (props) => SeatTime({ client, seat: props.seat }),
    leave: () => client.leave(),
  }
}

const alike = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
