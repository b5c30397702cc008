import type { Refusal } from '@spellendoos/kernel'
import { cleanTalk } from './clean-text.ts'
import { inMatch, note, write, type CommandContext, type Handler } from './command-context.ts'
import type { LineBody } from './record.ts'
import { refusedByRoom } from './refusals.ts'

export const say: Handler<'say'> = (context, command) => {
  if (context.state.setup.openness !== 'link') return refusedByRoom('phrases-only')
  const text = cleanTalk(command.text)
  if (text === '') return refusedByRoom('nothing-said')
  return speak(context, { is: 'said', seat: context.seat, text })
}

export const phrase: Handler<'phrase'> = (context, command) =>
  speak(context, { is: 'said', seat: context.seat, phrase: command.phrase })

export const report: Handler<'report'> = (context, { seat: other }) => {
  const { state, seat } = context
  return state.participants.hasReported(seat, other)
    ? note(context)
    : write(context, { is: 'reported', seat, other })
}

export const block: Handler<'block'> = (context, { seat: other, blocked }) => {
  const { state, seat } = context
  const refused = state.participants.mayNotBlock(seat, other)
  return refused === undefined
    ? write(context, { is: 'blocked', seat, other, blocked })
    : refusedByRoom(refused)
}

function speak(context: CommandContext, body: LineBody & { is: 'said' }): Refusal | undefined {
  if (!context.state.participants.maySpeak(context.seat)) return refusedByRoom('talk-full')
  write(context, body)
  return playSpoken(context)
}
/** In a game that forbids talking, talking is also a move, if that move is legal at that moment. */
function playSpoken(context: CommandContext): undefined {
  const { state, writer, seat, at } = context
  const { spoken } = state.game
  if (spoken === undefined || state.phase !== 'playing') return
  inMatch(context, (table) => writer.play(() => table.play(seat, spoken, { at }), at))
}
