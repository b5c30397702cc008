import type { TableMessage } from '@spellendoos/fair'
import { createEffect, createMemo, untrack } from 'solid-js'
import type { OpenGame } from '../games/open.ts'
import { keepMatch } from '../keep/matches.ts'
import type { Host } from '../table/host.ts'
import { sayOnline } from '../words/online.ts'
import type { Afar } from './afar.ts'
import { replayOf } from './api.ts'
import { keepTable } from './keeping.ts'
import { namesOf, peopleOf, playersOf } from './players.ts'
import { notYourTurn } from './problems.ts'
import { SeatTime } from './SeatTime.tsx'

/** The server as host of a match: what it tells these eyes, and what they ask of it. */
export function hostAfar(game: OpenGame, afar: Afar): Host {
  const table = () => afar.table()!
  const own = untrack(afar.you)
  const players = createMemo(() => playersOf(table()), undefined, { equals: alike })
  const series = createMemo(() => table().series, undefined, { equals: alike })
  const told = new Map<number, TableMessage>()
  let toldAt = -1

  /** The replay with its proof, fetched once and kept with this browser's other matches. */
  const replay = once(async () => {
    const answer = await replayOf(afar.id, afar.key)
    if (!answer.ok) return undefined
    await keepMatch({
      id: afar.id,
      game: game.id,
      players: untrack(players),
      replay: answer.value,
      series: untrack(series),
      changed: Date.now(),
      over: true,
    })
    await keepTable(afar.id, { over: true })
    return answer.value
  })
  createEffect(() => {
    if (afar.match()?.result !== undefined) void replay()
  })

  return {
    id: afar.id,
    game,
    own,
    guided: false,
    get players() {
      return players()
    },
    get series() {
      return series()
    },
    seq: () => afar.match()!.seq,
    message(_, since) {
      const sent = afar.match()!
      if (toldAt !== sent.seq) told.clear()
      toldAt = sent.seq
      const from = since ?? sent.seq
      const known = told.get(from)
      if (known !== undefined) return known
      const message = { ...sent, news: afar.heard().filter(({ seq }) => seq >= from) }
      told.set(from, message)
      return message
    },
    async play(seat, move, seen) {
      const { turn, choices } = untrack(afar.match)!
      // Where only one can play there is no need to ask far away; where there are races, the table says who won.
      if (game.late === undefined && choices.length === 0 && !turn.includes(seat)) return notYourTurn
      return (await afar.ask({ do: 'move', move, seen })).refusal
    },
    act: async (_, act) => (await afar.ask({ do: 'act', act })).refusal,
    deadlines: createMemo(
      () => new Map(Object.entries(table().clocks).map(([name, end]) => [name, afar.here(end)])),
    ),
    played: () => 0,
    async verify() {
      const [sealing, found, kept] = await Promise.all([
        import('./sealing.ts'),
        replay(),
        afar.witness.kept(),
      ])
      return sealing.verify(found, game, kept)
    },
    async rematch() {
      await afar.ask({ do: 'rematch' })
      return undefined
    },
    waiting: () => {
      const { again } = table()
      if (typeof own !== 'number' || !again.includes(own)) return undefined
      const others = peopleOf(table()).filter((seat) => !again.includes(seat))
      return sayOnline('waiting-for', { names: namesOf(table(), others) })
    },
    Beside: (props) => SeatTime({ afar, seat: props.seat }),
    leave: () => afar.leave(),
  }
}

const alike = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** A promise that is made when it is first asked for; one that came to nothing is made anew. */
function once<T>(make: () => Promise<T | undefined>): () => Promise<T | undefined> {
  let made: Promise<T | undefined> | undefined
  return () => {
    made ??= make().then((value) => {
      if (value === undefined) made = undefined
      return value
    })
    return made
  }
}
