import type { Refusal, Seat } from '@spellendoos/kernel'
import type { Command } from '@spellendoos/wire'
import { write, type CommandContext, type Handler } from './command-context.ts'
import { answerBack, act, leave, link, move, returnTo, seal, sign } from './match-commands.ts'
import { refusedByRoom } from './refusals.ts'
import type { RoomState } from './room-state.ts'
import { fill, ready, renew, rise, sit } from './seat-commands.ts'
import { block, phrase, report, say } from './talk-commands.ts'

/** Commands that are possible only before the match. */
const BEFORE_MATCH: ReadonlySet<Command['do']> = new Set(['sit', 'rise', 'fill', 'ready'])
/** Commands that have an effect only as often as the table asks for them. */
const ONCE: ReadonlySet<Command['do']> = new Set(['seal', 'link', 'sign', 'rematch'])

const HANDLERS: { readonly [Name in Command['do']]: Handler<Name> } = {
  sit,
  rise,
  fill,
  ready,
  renew,
  seal,
  link,
  sign,
  move,
  act,
  'answer-back': answerBack,
  leave: (context) => (context.state.phase === 'gathering' ? rise(context, { do: 'rise' }) : leave(context)),
  return: returnTo,
  say,
  phrase,
  report,
  block,
  rematch: (context) => {
    const { state, seat } = context
    if (state.phase !== 'over') return refusedByRoom('not-over')
    return state.again.includes(seat) ? undefined : write(context, { is: 'again', seat })
  },
}

/** Does what a seat asks, or says why not. */
export function carryOut<Name extends Command['do']>(
  context: CommandContext,
  command: Extract<Command, { readonly do: Name }>,
): Refusal | undefined {
  return mayNotAsk(context, command) ?? HANDLERS[command.do](context, command)
}

/** What is wrong with a command, whatever it is. */
function mayNotAsk({ state, seat }: CommandContext, command: Command): Refusal | undefined {
  if (BEFORE_MATCH.has(command.do) && state.phase !== 'gathering') return refusedByRoom('already-begun')
  if (command.do === 'fill' && seat !== state.seats.host) return refusedByRoom('only-host')
  if ('seat' in command && !(command.seat in state.players)) return refusedByRoom('no-such-seat')
  return mayNotWrite(state, seat, command)
}
/** Refuses what the record has no room for. */
function mayNotWrite(state: RoomState, seat: Seat, command: Command): Refusal | undefined {
  const { phase, shares, isOverlong } = state
  if (ONCE.has(command.do) || isResignation(command)) return undefined
  if (phase === 'gathering') {
    if (isOverlong) return refusedByRoom('table-full')
    // Nobody can rise more often than they sit down.
    if (command.do === 'rise' || command.do === 'leave') return undefined
    if (command.do === 'sit' && state.seats.isEmpty(seat))
      return shares.maySit(seat) ? undefined : refusedByRoom('table-full')
  }
  if (command.do === 'move' || command.do === 'return')
    return shares.mayMove(seat) && !isOverlong ? undefined : refusedByRoom('table-full')
  if (command.do === 'act' && command.act !== 'undo')
    return shares.mayAgree(seat) ? undefined : refusedByRoom('table-full')
  return shares.mayAsk(seat) ? undefined : refusedByRoom('share-spent')
}
const isResignation = (command: Command): boolean => command.do === 'act' && command.act === 'resign'
