import {
  beginPuzzle,
  costOf,
  Match,
  turnsOf,
  type Entry,
  type Fact,
  type Puzzle,
  type Spot,
} from '@spellendoos/kernel'
import { createSignal } from 'solid-js'
import { advise, questionAt, solve, think } from '../bots/worker-client.ts'
import type { OpenGame } from '../games/open.ts'
import { givenTable } from '../table/given-table.ts'
import type { Host, Refused } from '../table/host.ts'

/** The reply to a wrong move. */
interface Refutation {
  /** What the reply did, as the log tells it; empty if there is none. */
  readonly facts: readonly Fact[]
  /**
   * `lost`: the solver is worse off now. `missed`: there was a better move. `hopeless`: in a game for one, the goal can
   * no longer be reached.
   */
  readonly kind: 'lost' | 'missed' | 'hopeless'
}

/** The state of a puzzle: solving, about to be refuted, refuted, done, or shown. */
type Phase = 'solving' | 'refuting' | 'refuted' | 'solved' | 'showing' | 'shown'

/** A table at which a puzzle is solved: a right move is answered at once, a wrong one is refuted on the board. */
export interface PuzzleHost extends Host {
  readonly puzzle: Puzzle
  readonly phase: () => Phase
  /** Whether something wrong was tried, or the solution was shown. */
  readonly hasFailed: () => boolean
  /** Set while a wrong move is on the board. */
  readonly refutation: () => Refutation | undefined
  /** The given answer to a choice, and what it costs if that is known. */
  readonly given: () => { readonly move: string; readonly cost?: number } | undefined
  /** Every move that was tried, in order. */
  readonly tries: () => readonly string[]
  /** How many of the solver's moves are made; reactive. */
  readonly movesMade: () => number
  readonly retry: () => void
  readonly showSolution: () => void
}

/** A wrong move did not help an opponent who may be at most as well off as this. */
const EVEN = 0.5

export function puzzleHost(game: OpenGame, puzzle: Puzzle): PuzzleHost {
  const begun = beginPuzzle(game, puzzle)
  if (!begun.ok) throw new Error(begun.problem.text.en)
  const read = turnsOf(game, puzzle)
  if (!read.ok) throw new Error(read.problem.text.en)
  const turns = read.value
  let match = begun.value
  const { seat } = puzzle
  const { host, append, replace, follow, isAnswering } = givenTable(game, match, seat)
  const [phase, setPhase] = createSignal<Phase>('solving')
  const [hasFailed, setFailed] = createSignal(false)
  const [refutation, setRefutation] = createSignal<Refutation>()
  const [shown, setShown] = createSignal<readonly Spot[]>()
  const [given, setGiven] = createSignal<{ readonly move: string; readonly cost?: number }>()
  const tries: string[] = []
  /** How far the match had come before the last wrong move. */
  let unspoilt = 0
  const [movesMade, setMovesMade] = createSignal(0)

  const repliesOf = (replies: readonly string[]): Entry[] => {
    const other = match.turn.find((by) => typeof by === 'number' && by !== seat)
    return typeof other === 'number' ? replies.map((move) => ({ by: other, move })) : []
  }
  /** Makes the next move of the solution, with the reply to it. */
  const goOn = (then: (isLast: boolean) => void) => {
    const turn = turns[movesMade()]!
    append({ by: seat, move: turn.move })
    follow(repliesOf(turn.replies), () => {
      setMovesMade((n) => n + 1)
      then(movesMade() === turns.length)
    })
  }
  const refute = async () => {
    setPhase('refuting')
    const found = await answerToWrong()
    if (phase() !== 'refuting') return
    const path = found.entry && pathOf(found.entry)
    follow(found.entry === undefined ? [] : [found.entry], () => {
      const facts = found.entry === undefined ? [] : match.heard(match.seq - 1, seat).facts
      setShown(facts.find((fact) => fact.path !== undefined)?.path ?? path)
      setRefutation({ facts, kind: found.kind })
      setPhase('refuted')
    })
  }
  const pathOf = ({ by, move }: { readonly by: number; readonly move: string }) => {
    const made = match.moves(by).find((each) => game.write(match.state, each) === move)
    return made === undefined ? undefined : game.touches(match.state, made)[0]
  }
  const answerToWrong = async (): Promise<{
    readonly kind: Refutation['kind']
    readonly entry?: { readonly by: number; readonly move: string }
  }> => {
    const other = match.turn.find((by) => typeof by === 'number')
    if (game.traits.solo) {
      const { solvable } = (await solve(game.id, match.view(seat))) ?? {}
      return { kind: solvable === true ? 'missed' : 'hopeless' }
    }
    if (typeof other !== 'number' || other === seat) return { kind: 'missed' }
    const question = questionAt(match, other)
    const advice = await advise(question)
    const move = advice?.best ?? (await think(question, true))
    const kind = (advice?.score ?? 1) > EVEN ? 'lost' : 'missed'
    return move === undefined ? { kind } : { kind, entry: { by: other, move } }
  }
  const isLegal = (move: string) => match.moves(seat).some((each) => game.write(match.state, each) === move)
  const tried = (move: string): Refused | undefined => {
    const turn = turns[movesMade()]
    if (phase() !== 'solving' || isAnswering() || turn === undefined) return undefined
    if (!isLegal(move)) {
      const outcome = append({ by: seat, move })
      return outcome.ok ? undefined : outcome.refusal
    }
    tries.push(move)
    const cost = costOf(puzzle, turn, move)
    if ('choices' in puzzle) {
      append({ by: seat, move })
      setGiven({ move, ...(cost === undefined ? {} : { cost }) })
      if (cost !== 0) setFailed(true)
      setPhase('solved')
    } else if (cost === 0) {
      goOn((isLast) => isLast && setPhase('solved'))
    } else {
      unspoilt = match.seq
      append({ by: seat, move })
      setFailed(true)
      void refute()
    }
    return undefined
  }
  const takeBack = () => {
    setShown(undefined)
    setRefutation(undefined)
    if (append({ by: seat, act: 'undo' }).ok) return
    // What is over takes nothing back: another match goes the same way up to there.
    const again = Match.replay(game, match.header, match.log.slice(0, unspoilt))
    if (!again.ok) throw new Error(again.problem.text.en)
    match = again.value
    replace(match)
  }
  const showOn = () => goOn((isLast) => (isLast ? setPhase('shown') : setTimeout(showOn, NEXT)))
  return {
    ...host,
    puzzle,
    phase,
    hasFailed,
    refutation,
    given,
    tries: () => tries,
    movesMade,
    arrows() {
      const spots = shown()
      return spots === undefined ? [] : [{ kind: 'last', spots }]
    },
    message(eye, since) {
      const sent = host.message(eye, since)
      // Only the solver's own tries are accepted here.
      return phase() === 'solving' ? sent : { ...sent, choices: [] }
    },
    play: (_, move) => Promise.resolve(tried(move)),
    retry() {
      if (phase() !== 'refuted') return
      takeBack()
      setPhase('solving')
    },
    showSolution() {
      if (phase() === 'refuted') takeBack()
      else if (phase() !== 'solving' || isAnswering()) return
      setFailed(true)
      setPhase('showing')
      showOn()
    },
    leave() {
      host.leave()
      setPhase('shown')
    },
  }
}

/** How long a reply is shown before the solution continues, in milliseconds. */
const NEXT = 900
