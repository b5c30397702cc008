import { Match, type Seat } from '@spellendoos/kernel'
import type { ExactAnswer } from '@spellendoos/bots'
import { createSignal } from 'solid-js'
import { drillAt, positionAfter, type PosedDrill } from '../bots/worker-client.ts'
import type { OpenGame } from '../games/open.ts'
import { givenTable } from '../table/given-table.ts'
import type { Host, Refused } from '../table/host.ts'

/** A table at which one decision is made, with as many taps as it takes; then every answer is shown with its value. */
export interface DrillHost extends Host {
  readonly seat: Seat
  /** What the seat saw when it had to decide. */
  readonly view: unknown
  readonly answers: readonly ExactAnswer[]
  /** The answer that was given; reactive. */
  readonly given: () => ExactAnswer | undefined
}

/** A decision from a match between computer players: the same number gives the same one. */
export async function openDrill(game: OpenGame, seed: number): Promise<DrillHost | undefined> {
  const posed = await drillAt(game.id, seed)
  return posed === undefined ? undefined : drillHost(game, posed)
}

function drillHost(game: OpenGame, { header, drill: { seat, log, answers } }: PosedDrill): DrillHost {
  const others = Array.from({ length: header.seats }, (_, by) => by).filter((by) => by !== seat)
  const begun = Match.replay(game, header, [...log, ...others.map((by) => ({ by, bot: 1 }))])
  if (!begun.ok) throw new Error(begun.problem.text.en)
  const match = begun.value
  const { host, append } = givenTable(game, match, seat)
  const [given, setGiven] = createSignal<ExactAnswer>()
  const [decided, setDecided] = createSignal(false)
  const isDecided = () =>
    match.result !== undefined || !match.turn.includes(seat) || match.moves(seat).length === 1
  const settle = async () => {
    setDecided(true)
    const position = await positionAfter(game.id, match.view(seat))
    setGiven(answers.find(({ leadsTo }) => leadsTo === position) ?? answers.at(-1))
  }
  const tried = (move: string): Refused | undefined => {
    if (decided()) return undefined
    const outcome = append({ by: seat, move })
    if (!outcome.ok) return outcome.refusal
    if (isDecided()) void settle()
    return undefined
  }
  return {
    ...host,
    seat,
    view: match.view(seat),
    answers,
    given,
    message(eye, since) {
      const sent = host.message(eye, since)
      return decided() ? { ...sent, choices: [] } : sent
    },
    play: (_, move) => Promise.resolve(tried(move)),
  }
}
