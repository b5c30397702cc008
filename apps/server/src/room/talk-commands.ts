import type { Refusal } from '@spellendoos/kernel'
import { MOST_SAID } from '@spellendoos/wire'
import { cleanTalk } from './clean-text.ts'
import { inMatch, write, type Asking, type Handler } from './asking.ts'
import type { LineBody } from './record.ts'
import { refusedByRoom } from './refusals.ts'

export const say: Handler<'say'> = (asking, command) => {
  if (asking.state.setup.openness !== 'link') return refusedByRoom('phrases-only')
  const text = cleanTalk(command.text)
  if (text === '') return refusedByRoom('nothing-said')
  return speak(asking, { is: 'said', seat: asking.seat, text })
}

export const phrase: Handler<'phrase'> = (asking, command) =>
  speak(asking, { is: 'said', seat: asking.seat, phrase: command.phrase })

export const report: Handler<'report'> = (asking, { seat: other }) => {
  const { state, seat } = asking
  return state.participants.hasReported(seat, other)
    ? undefined
    : write(asking, { is: 'reported', seat, other })
}

export const block: Handler<'block'> = (asking, { seat: other, blocked }) => {
  const { state, seat } = asking
  const refused = state.participants.mayNotBlock(seat, other)
  return refused === undefined
    ? write(asking, { is: 'blocked', seat, other, blocked })
    : refusedByRoom(refused)
}

function speak(asking: Asking, body: LineBody & { is: 'said' }): Refusal | undefined {
  if (asking.state.participants.talkCount >= MOST_SAID) return refusedByRoom('talk-full')
  write(asking, body)
  return playSpoken(asking)
}
/** Where the rules forbid talking, talking is also a move, if that move is legal at that moment. */
function playSpoken(asking: Asking): undefined {
  const { state, writer, seat, at } = asking
  const { spoken } = state.game
  if (spoken === undefined || state.phase !== 'playing') return
  inMatch(asking, (table) => writer.play(() => table.play(seat, spoken, { at }), at))
}
