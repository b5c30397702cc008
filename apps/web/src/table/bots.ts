import { levelOf } from '@spellendoos/bots/levels'
import type { Seat } from '@spellendoos/kernel'
import { createEffect, createRoot, on } from 'solid-js'
import { afterPaint } from '../app/after-paint.ts'
import { getReady, think } from '../bots/thinking.ts'
import { pace } from '../settings/choices.ts'
import type { Host } from './host.ts'

/** A move takes at least this long, so that people can follow it. */
const PACE = 650
/** With somebody who learns the game they take so much longer. */
const PATIENCE = 2.5
/** Who is in a hurry lets them react so much sooner. */
const HURRY = 20

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Lets the computer players at a table play; the answer makes them stop. */
export function runBots(host: Host): () => void {
  let here = true
  const leaving = new AbortController()
  const busy = new Set<Seat>()

  const hurried = () => pace.chosen() === 'quick'
  const restFor = (level: number) => {
    // Where everyone plays at once it depends on the level, never on what it holds.
    const { reaction } = levelOf(level, host.game)
    const usual = host.game.traits.realtime ? reaction * (0.75 + Math.random() / 2) : PACE
    const easy = host.guided ? usual * PATIENCE : usual
    return hurried() ? easy / HURRY : easy
  }

  const ask = async (seat: Seat, level: number) => {
    busy.add(seat)
    const { view, seq } = host.message(seat)
    const question = { game: host.game.id, view, seat, seats: host.players.length, level, hurried: hurried() }
    const [move] = await Promise.all([think(question, leaving.signal), pause(restFor(level))])
    busy.delete(seat)
    if (!here) return
    if (move !== undefined && (host.game.traits.realtime || host.seq() === seq))
      await host.play(seat, move, seq)
    if (host.seq() !== seq) wake()
  }
  const wake = () => {
    if (!here) return
    const { bots, turn, result, offer } = host.message('watcher')
    if (result !== undefined) return
    bots.forEach((level, seat) => {
      if (level === 0 || busy.has(seat)) return
      if (offer !== undefined && offer !== seat) void host.act(seat, 'decline')
      else if (turn.includes(seat) || host.message(seat).choices.length > 0) void ask(seat, level)
    })
  }
  const prepare = () => {
    const seat = host.message('watcher').bots.findIndex((level) => level > 0)
    if (here && seat >= 0) getReady({ game: host.game.id, view: host.message(seat).view, seat })
  }
  const stop = createRoot((dispose) => {
    // They look at the table once people have seen it.
    createEffect(on(host.seq, () => afterPaint(wake)))
    return dispose
  })
  afterPaint(prepare)
  return () => {
    here = false
    leaving.abort()
    stop()
  }
}
