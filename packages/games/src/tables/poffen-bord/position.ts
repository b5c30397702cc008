import { problem, value, type PositionText, type Problem, type Read } from '@spellendoos/kernel'
import { readBoard, writeBoard } from '../board-text.ts'
import { readRollOff, readThrow, rollOffWord } from '../position-parts.ts'
import { allOff, BAR } from '../stones.ts'
import { isDouble, legalPlays } from './plays.ts'
import type { Options } from './options.ts'
import { MOST_THROWS, setup, type State } from './state.ts'
import { POSITION_PROBLEMS } from './words-position.ts'

/**
 * A position is the board in 26 characters, whose turn it is (1 for seat 0, -1 for seat 1), the throw (00 is still to
 * come), and how many doubles this player has thrown in a row, joined by colons. Anything else follows in words, each
 * after a space: `roll-off`, with seat 0's throw as in `roll-off=52`; `bottom` if the bottom numbers of a double are to
 * be played; `thrown` if the dice are in the air; `limit` if the throws have run out.
 */
export const position: PositionText<State, Options> = { read, write }

function write(s: State): string {
  const dice = s.stage === 'course' && s.wait === 'play' ? s.dice.join('') : '00'
  const fields = [writeBoard(s.stones), s.seat === 0 ? 1 : -1, dice, s.doubles]
  return [fields.join(':'), ...wordsFor(s)].join(' ')
}

function wordsFor(s: State): string[] {
  const words: string[] = []
  if (s.stage === 'roll-off') words.push(rollOffWord(s))
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
  const wrong = readThrow(s, fields) ?? readDoubles(s, fields[3]!) ?? readWords(s, words) ?? checkEnd(s)
  return wrong === undefined ? value(s) : { ok: false, problem: wrong }
}

function readDoubles(s: State, doubles: string): Problem | undefined {
  if (!/^[0-2]$/.test(doubles)) return bad('bad-doubles').problem
  s.doubles = Number(doubles)
  if (s.wait === 'play' && isDouble(s) && s.doubles === 0) return bad('bad-doubles').problem
  return undefined
}

function readWords(s: State, words: readonly string[]): Problem | undefined {
  for (const word of words) if (!readWord(s, word)) return bad('bad-word').problem
  return undefined
}

/** Whether the word is known and consistent with the rest. */
function readWord(s: State, word: string): boolean {
  const mayRollOff = s.stage === 'course' && s.wait !== 'play' && s.wait !== 'over' && s.doubles === 0
  const rollOff = readRollOff(s, word)
  if (rollOff !== undefined) return rollOff && mayRollOff && s.stones.every((point) => point === BAR)
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

/** poffen-bord.win: a player who has borne everything off has won. */
function checkEnd(s: State): Problem | undefined {
  const off = [allOff(s.stones, 0), allOff(s.stones, 1)]
  if (!off[0] && !off[1]) return undefined
  if (off[0] && off[1]) return bad('two-winners').problem
  if (s.wait === 'over') return bad('bad-word').problem
  s.wait = 'over'
  return undefined
}

const bad = (code: keyof typeof POSITION_PROBLEMS) => problem(code, POSITION_PROBLEMS[code])
