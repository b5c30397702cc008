import type { Outcome } from '@spellendoos/kernel'
import { newSeries, starterOf } from '@spellendoos/kernel'
import { createSignal } from 'solid-js'
import type { OpenGame } from '../games/open.ts'
import type { Host } from '../table/host.ts'
import { throwUnsealed } from '../table/unsealed-chance.ts'
import { practise } from './practice.ts'
import type { Play } from './sample.ts'

/** A host for trying things out: nothing is stored, no clock runs and nobody else plays. */
export function practiceHost(game: OpenGame, play: Play): Host {
  const table = practise(game, play)
  const [seq, setSeq] = createSignal(table.seq)
  const taken = (outcome: Outcome) => {
    if (!outcome.ok) return Promise.resolve(outcome.refusal)
    throwUnsealed(table)
    setSeq(table.seq)
    return Promise.resolve(undefined)
  }
  return {
    id: 'practice',
    game,
    asked: table.match,
    players: Array.from({ length: play.seats }, () => ({ name: '', level: 0 })),
    guided: false,
    series: newSeries(play.seats, starterOf(game, table.match.header.options)),
    seq,
    message(eye, since) {
      seq()
      return table.message(eye, since)
    },
    play: (seat, move, seen) => taken(table.play(seat, move, { seen })),
    act: (seat, act) => taken(table.act(seat, act)),
    deadlines: () => new Map(),
    played: () => 0,
    verify: () => Promise.resolve({ fair: 'not-provable' }),
    rematch: () => Promise.resolve(undefined),
    canTakeBack: () => false,
    leave: () => undefined,
  }
}
