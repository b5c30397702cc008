import { problem, value, type PositionText, type Problem, type Read } from '@spellendoos/kernel'
import { readBoard, writeBoard } from '../board-text.ts'
import { allOff, BAR } from '../stones.ts'
import { isDouble, legalPlays } from './plays.ts'
import type { Options } from './options.ts'
import { MOST_THROWS, setup, type State } from './state.ts'
import { POSITION_PROBLEMS } from './words-position.ts'

/*
 * A position is the board in 26 signs, whose turn it is (1 for seat 0, -1 for seat 1), the throw (00 is still
 * to come), and how many doubles this player has thrown in a row, joined by colons. What else there is to say
 * follows in words, each after a space: `roll-off`, with seat 0's throw as in `roll-off=52`; `bottom` when the
 * bottom numbers of a double are to be played; `thrown` when the dice are in the air; `limit` when the throws
 * have run out.
 */
export const position: PositionText<State, Options> = { read, write }

function write(s: State): string {
  const dice = s.stage === 'course' && s.wait === 'play' ? s.dice.join('') : '00'
  const fields = [writeBoard(s.stones), s.seat === 0 ? 1 : -1, dice, s.doubles]
  return [fields.join(':'), ...wordsFor(s)].join(' ')
}

function wordsFor(s: State): string[] {
  const words: string[] = []
  if (s.stage === 'roll-off') words.push(s.seat === 0 ? 'roll-off' : `roll-off=${s.dice.join('')}`)
  if (s.side === 'bottom' && s.wait === 'play') words.push('bottom')
  if (s.wait === 'chance') words.push('thrown')
  if (s.wait === 'over' && !allOff(s.stones, 0) && !allOff(s.stones, 1)) words.push('limit')
  return words
}

function read(text: string, options: Options): Read<State> {
  const [head = '', ...words] = text.split(' ')
  const fields = head.split(':')
  if (fields.length !== 4) return bad('unknown-position')
  const stones = readBoard(fields[0]!)
  if (!stones.ok) return stones
  const s: State = { ...setup(options), stones: stones.value, stage: 'course' }
  const wrong = readThrow(s, fields) ?? readWords(s, words) ?? checkEnd(s)
  return wrong === undefined ? value(s) : { ok: false, problem: wrong }
}

/** Whose turn it is, what was thrown, and how many doubles. */
function readThrow(s: State, fields: readonly string[]): Problem | undefined {
  if (!/^-?1$/.test(fields[1]!)) return bad('bad-turn').problem
  s.seat = fields[1] === '1' ? 0 : 1
  if (!/^(?:00|[1-6]{2})$/.test(fields[2]!)) return bad('bad-dice').problem
  if (fields[2] !== '00') {
    s.wait = 'play'
    s.dice = [Number(fields[2]![0]), Number(fields[2]![1])]
  }
  if (!/^[0-2]$/.test(fields[3]!)) return bad('bad-doubles').problem
  s.doubles = Number(fields[3])
  if (s.wait === 'play' && isDouble(s) && s.doubles === 0) return bad('bad-doubles').problem
  return undefined
}

function readWords(s: State, words: readonly string[]): Problem | undefined {
  for (const word of words) if (!readWord(s, word)) return bad('bad-word').problem
  return undefined
}

/** Whether the word is known and fits the rest. */
function readWord(s: State, word: string): boolean {
  const rollOff = /^roll-off(?:=([1-6])([1-6]))?$/.exec(word)
  if (rollOff !== null) {
    const fits = s.stage === 'course' && s.wait !== 'play' && s.wait !== 'over' && s.doubles === 0
    s.stage = 'roll-off'
    s.dice = rollOff[1] === undefined ? [] : [Number(rollOff[1]), Number(rollOff[2])]
    return fits && s.dice.length === 2 * s.seat && s.stones.every((point) => point === BAR)
  }
  if (word === 'bottom') {
    const fits = s.wait === 'play' && isDouble(s) && s.side === 'top'
    s.side = 'bottom'
    return fits && legalPlays(s).length > 0
  }
  const fits = s.wait === 'throw'
  if (word === 'thrown') s.wait = 'chance'
  else if (word === 'limit') Object.assign(s, { wait: 'over', throws: MOST_THROWS })
  else return false
  return fits
}

/** poffen-bord.win: whoever has borne everything off has won. */
function checkEnd(s: State): Problem | undefined {
  const off = [allOff(s.stones, 0), allOff(s.stones, 1)]
  if (!off[0] && !off[1]) return undefined
  if (off[0] && off[1]) return bad('two-winners').problem
  if (s.wait === 'over') return bad('bad-word').problem
  s.wait = 'over'
  return undefined
}

const bad = (code: keyof typeof POSITION_PROBLEMS) => problem(code, POSITION_PROBLEMS[code])
