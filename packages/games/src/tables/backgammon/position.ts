import { problem, value, type PositionText, type Problem, type Read, type Seat } from '@spellendoos/kernel'
import { rollOffSeat } from '@spellendoos/mechanics'
import { readBoard, stonesFrom, writeBoard } from '../board-text.ts'
import { allOff, otherSeat, type Stones } from '../stones.ts'
import { isGnuId, readGnuId } from './gnu-id.ts'
import type { Options } from './options.ts'
import { copy, HIGHEST_CUBE, MOST_THROWS, setup, START, type State } from './state.ts'
import { POSITION_PROBLEMS } from './words-position.ts'

/**
 * Positions are written as XGID, seat 0 at the bottom. What XGID cannot express follows in words, each after a space:
 * the stage of the opening (`roll-off`, `first-die`, `second-die`, with the die thrown as in `roll-off=4`), that the
 * dice are in the air (`thrown`), that the throws have run out (`limit`).
 */

/** How many times the cube can be turned: XGID gives its highest value as a power of two. */
const TURNS = Math.log2(HIGHEST_CUBE)

export const position: PositionText<State, Options> = { read, write }

function write(s: State): string {
  const offered = s.wait === 'answer'
  const mover = offered ? otherSeat(s.seat) : s.seat
  const both = s.wait === 'play' && s.dice.length === 2
  const fields = [
    writeBoard(s.stones),
    Math.log2(s.cube),
    s.owner === null ? 0 : signOf(s.owner),
    signOf(mover),
    offered ? 'D' : both ? s.dice.join('') : '00',
    ...s.scores,
    s.crawford === 'now' && s.wait !== 'over' ? 1 : 0,
    s.rules.points,
    TURNS,
  ]
  return [`XGID=${fields.join(':')}`, ...wordsFor(s)].join(' ')
}

const signOf = (seat: Seat): number => (seat === 0 ? 1 : -1)
const seatCalled = (sign: string): Seat | undefined => [0, 1].find((seat) => String(signOf(seat)) === sign)

function wordsFor(s: State): string[] {
  const words: string[] = []
  const die = s.stage === 'roll-off' ? s.rollOff?.throws[0] : s.wait === 'play' ? s.dice[0] : undefined
  if (s.stage !== 'course') words.push(die === undefined ? s.stage : `${s.stage}=${die}`)
  if (s.wait === 'chance') words.push('thrown')
  if (s.wait === 'over' && Math.max(...s.scores) < s.rules.points) words.push('limit')
  return words
}

function read(text: string, options: Options): Read<State> {
  if (isGnuId(text)) return readGnu(text, options)
  const [head = '', ...words] = text.split(' ')
  const fields = head.replace(/^XGID=/, '').split(':')
  if (fields.length !== 10) return bad('unknown-position')
  const s = copy(setup(options))
  Object.assign(s, { stage: 'course', rollOff: null })
  const problemFound =
    setStones(s, readBoard(fields[0]!)) ??
    readMatch(s, fields) ??
    readCube(s, fields) ??
    readTurn(s, fields) ??
    readWords(s, words) ??
    checkLeg(s)
  return problemFound === undefined ? value(s) : { ok: false, problem: problemFound }
}

function readGnu(text: string, options: Options): Read<State> {
  const counts = readGnuId(text)
  if (counts === undefined) return bad('unknown-position')
  const s = copy(setup(options))
  Object.assign(s, { stage: 'course', rollOff: null })
  const wrong = setStones(s, stonesFrom(counts)) ?? checkLeg(s)
  return wrong === undefined ? value(s) : { ok: false, problem: wrong }
}

/** Puts the stones on the board as they were read. */
function setStones(s: State, stones: Read<Stones>): Problem | undefined {
  if (!stones.ok) return stones.problem
  stones.value.forEach((point, stone) => (s.stones[stone] = point))
  return undefined
}

const wholeNumber = (field: string): number => (/^\d{1,3}$/.test(field) ? Number(field) : Number.NaN)

/** The scores, the number of points and whether this is the Crawford game. */
function readMatch(s: State, fields: readonly string[]): Problem | undefined {
  const length = wholeNumber(fields[8]!)
  if (!(length <= 25)) return bad('bad-points').problem
  const points = length === 0 ? s.rules.points : length
  const scores = [wholeNumber(fields[5]!), wholeNumber(fields[6]!)]
  if (scores.some((score) => Number.isNaN(score))) return bad('bad-score').problem
  if (Math.min(...scores) >= points) return bad('two-winners').problem
  Object.assign(s, { rules: { ...s.rules, points }, scores })
  const leading = Math.max(...scores) === points - 1
  if (!/^[0-3]$/.test(fields[7]!) || (length > 0 && Number(fields[7]) > 1)) return bad('bad-crawford').problem
  const now = length > 0 && fields[7] === '1'
  if (now && !leading) return bad('bad-crawford').problem
  s.crawford = now ? 'now' : leading ? 'past' : 'ahead'
  return undefined
}

function readCube(s: State, fields: readonly string[]): Problem | undefined {
  const turned = wholeNumber(fields[1]!)
  const owner = fields[2] === '0' ? null : seatCalled(fields[2]!)
  if (Number.isNaN(turned) || owner === undefined || Number.isNaN(wholeNumber(fields[9]!))) {
    return bad('bad-cube').problem
  }
  if (turned > TURNS) return bad('cube-too-high').problem
  if ((turned === 0) !== (owner === null)) return bad('cube-owner').problem
  if (turned > 0 && !s.rules.cube) return bad('no-cube').problem
  s.cube = 2 ** turned
  s.owner = owner
  return undefined
}

/** Who is on turn, and what they have thrown or offered. */
function readTurn(s: State, fields: readonly string[]): Problem | undefined {
  const seat = seatCalled(fields[3]!)
  if (seat === undefined) return bad('bad-turn').problem
  s.seat = seat
  const dice = fields[4]!
  if (dice === 'D') {
    if (!s.rules.cube) return bad('no-cube').problem
    if (s.crawford === 'now' || s.cube === HIGHEST_CUBE || s.owner === otherSeat(seat))
      return bad('no-double').problem
    s.wait = 'answer'
    s.seat = otherSeat(seat)
  } else if (dice !== '00') {
    if (!/^[1-6]{2}$/.test(dice)) return bad('bad-dice').problem
    s.wait = 'play'
    s.dice = [Number(dice[0]), Number(dice[1])]
  }
  return undefined
}

function readWords(s: State, words: readonly string[]): Problem | undefined {
  for (const word of words) {
    if (word === 'thrown' && s.wait === 'throw') s.wait = 'chance'
    else if (word === 'limit' && s.wait === 'throw') Object.assign(s, { wait: 'over', throws: MOST_THROWS })
    else if (!readStage(s, word)) return bad('bad-word').problem
  }
  return undefined
}

const STAGE = /^(roll-off|first-die|second-die)(?:=([1-6]))?$/

/** Whether the word describes a stage of the opening that is consistent with the rest. */
function readStage(s: State, word: string): boolean {
  const [, stage, die] = STAGE.exec(word) ?? []
  if (stage === undefined || s.stage !== 'course' || s.wait === 'play') return false
  if (stage === 'roll-off') {
    s.stage = stage
    s.rollOff = { running: [0, 1], throws: die === undefined ? [] : [Number(die)] }
    s.dice = s.rollOff.throws.slice()
    return (
      s.wait !== 'answer' &&
      rollOffSeat(s.rollOff) === s.seat &&
      START.every((point, i) => s.stones[i] === point)
    )
  }
  s.stage = stage === 'first-die' ? stage : 'second-die'
  if (die !== undefined) {
    if (s.wait === 'answer') return false
    s.wait = 'play'
    s.dice = [Number(die)]
  }
  return s.rules.opening === 'one-by-one' && !(s.stage === 'second-die' && s.wait === 'answer')
}

/** A game ends when somebody has borne everything off, and the match when somebody has the points. */
function checkLeg(s: State): Problem | undefined {
  if (Math.max(...s.scores) >= s.rules.points) {
    s.wait = 'over'
    return undefined
  }
  return allOff(s.stones, 0) || allOff(s.stones, 1) ? bad('game-over').problem : undefined
}

const bad = (code: keyof typeof POSITION_PROBLEMS) => problem(code, POSITION_PROBLEMS[code])
