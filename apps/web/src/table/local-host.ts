import { loadReplay, type Table, type TableMessage } from '@spellendoos/fair'
import { seating, withResult, type Eye, type Outcome, type Problem } from '@spellendoos/kernel'
import { createSignal } from 'solid-js'
import type { OpenGame } from '../games/open.ts'
import { keepMatch, type KeptMatch } from '../storage/matches.ts'
import { deferredSave } from '../storage/deferred-save.ts'
import { runBots } from './bots.ts'
import { Clocks } from './clocks.ts'
import type { Host, Refused } from './host.ts'
import { keptFrom, openMatch } from './new-match.ts'
import { playedTime } from './time.ts'
import { throwUnsealed } from './unsealed-chance.ts'

type Hosted = { readonly ok: true; readonly host: Host } | { readonly ok: false; readonly problem: Problem }

/** This browser as host of a match that it stores, entry by entry. */
export function localHost(game: OpenGame, kept: KeptMatch): Hosted {
  const loaded = loadReplay(kept.replay, game)
  if (!loaded.ok) return loaded
  const table: Table = loaded.value
  const { series } = kept
  const [players, setPlayers] = createSignal(kept.players)
  const [seq, setSeq] = createSignal(table.seq)
  const [deadlines, setDeadlines] = createSignal<ReadonlyMap<string, number>>(new Map())
  const runOut = (name: string) => void taken(table.clock(name, { at: Date.now() }))
  const clocks = new Clocks(runOut)

  /** What was told at the last entry, by viewer: everything at a table asks for the same. */
  const told = new Map<Eye, TableMessage>()
  const settle = () => {
    throwUnsealed(table)
    told.clear()
    setDeadlines(clocks.follow(table.match.clocks))
    setSeq(table.seq)
  }
  const keep = deferredSave(() => keepMatch({ ...kept, ...keptFrom(table, players(), series), id: kept.id }))
  const taken = async (outcome: Outcome): Promise<Refused | undefined> => {
    if (!outcome.ok) return outcome.refusal
    settle()
    await keep()
    return undefined
  }

  const warn: Host['warn'] = (seat, warned) => {
    setPlayers((all) => all.map((player, at) => (at === seat ? { ...player, warned } : player)))
    void keep()
  }
  const host: Host = {
    id: kept.id,
    game,
    asked: table.match,
    get players() {
      return players()
    },
    guided: kept.guided === true,
    daily: kept.daily && { ...kept.daily, match: table.match },
    series,
    seq,
    deadlines,
    message(eye, since = table.seq) {
      seq()
      const now = told.get(eye) ?? table.message(eye)
      told.set(eye, now)
      return since >= table.seq ? now : { ...now, news: table.news(eye, since) }
    },
    play: (seat, move, seen) => taken(table.play(seat, move, { seen, at: Date.now() })),
    act(seat, act) {
      const when = { at: Date.now() }
      const outcome = table.act(seat, act, when)
      if (outcome.ok && act === 'resign') table.playOn(seat, when)
      return taken(outcome)
    },
    lastMover: (among) => table.match.lastMover(among),
    canTakeBack(seat) {
      seq()
      return table.match.takenBackTo(seat) !== undefined
    },
    played: (now) => playedTime(table.match.log, table.match.result === undefined ? now : undefined),
    verify: async () => (await import('./verifier.ts')).verify(table.replay(), game),
    async rematch() {
      const { result, header } = table.match
      if (result === undefined || kept.daily !== undefined) return undefined
      const next = withResult(series, result)
      const was = seating(series)
      const byPlayer = was.map((_, player) => players()[was.indexOf(player)]!)
      const opened = await openMatch({
        game,
        players: seating(next).map((player) => ({ ...byPlayer[player]!, number: player })),
        options: header.options,
        series: next,
        ...(kept.guided === undefined ? {} : { guided: kept.guided }),
      })
      return opened.ok ? opened.match.id : undefined
    },
    ...(kept.daily === undefined && { warn }),
    leave() {
      clocks.stop()
      stopBots()
    },
  }
  settle()
  const stopBots = runBots(host, table.match, runOut)
  return { ok: true, host }
}
