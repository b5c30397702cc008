import {
  isAnswerValid,
  botsToAsk,
  botToDecline,
  dailyQuestion,
  skippableClock,
  pauseBeforeMove,
} from '@spellendoos/bots/table'
import type { Match, Seat } from '@spellendoos/kernel'
import { createEffect, createRoot, on } from 'solid-js'
import { afterPaint } from '../app/after-paint.ts'
import { getReady, questionAt, think } from '../bots/worker-client.ts'
import { pace } from '../settings/choices.ts'
import type { Host } from './host.ts'

/** For a player who is learning the game they take this much longer. */
const PATIENCE = 2.5
/** For a player in a hurry they react this much sooner. */
const HURRY = 20

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Lets the computer players at a table play; the answer makes them stop. A clock that only gave time to those who have
 * now answered runs out early.
 */
export function runBots(host: Host, match: Match, runOut: (clock: string) => void): () => void {
  let here = true
  const leaving = new AbortController()
  const busy = new Set<Seat>()

  const hurried = () => pace.chosen() === 'quick'
  const restFor = (level: number, isOnTurn: boolean) => {
    const usual = pauseBeforeMove(level, host.game, Math.random(), isOnTurn)
    const easy = host.guided ? usual * PATIENCE : usual
    return hurried() ? easy / HURRY : easy
  }

  const ask = async (seat: Seat, level: number) => {
    busy.add(seat)
    const { seq, turn } = match
    const question = host.daily === undefined ? questionAt(match, seat, level) : dailyQuestion(match, seat)
    const thought = think(question, hurried(), leaving.signal)
    const [move] = await Promise.all([thought, pause(restFor(level, turn.includes(seat)))])
    busy.delete(seat)
    if (!here) return
    if (move !== undefined && isAnswerValid(match, seat, { seq, turn })) await host.play(seat, move, seq)
    if (host.seq() !== seq) wake()
    else if (busy.size === 0) endNeedlessWait()
  }
  const endNeedlessWait = () => {
    const clock = skippableClock(match)
    if (clock !== undefined) runOut(clock)
  }
  const wake = () => {
    if (!here) return
    const declining = botToDecline(match)
    if (declining !== undefined) return void host.act(declining, 'decline')
    for (const { seat, level } of botsToAsk(match)) if (!busy.has(seat)) void ask(seat, level)
  }
  const prepare = () => {
    const seat = match.bots.findIndex((level) => level > 0)
    if (here && seat >= 0) getReady(questionAt(match, seat))
  }
  const stop = createRoot((dispose) => {
    // They examine the table once people have seen it.
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
