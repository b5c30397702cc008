import { LANGS } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { at } from '../../test/voetbalspel.ts'
import { fieldNamed } from './board.ts'
import { game } from './index.ts'
import { position } from './position.ts'
import { type Settings, type State } from './state.ts'

const TURNS: Settings = { length: 'turns', turns: 20, minutes: 45 }
const MINUTES: Settings = { ...TURNS, length: 'minutes' }
/** Both sides 4-4-2, as they are at the start. */
const LOWER = 'h1,c4,f3,j3,m4,c7,f7,j7,m7,e10,k10'
const UPPER = 'h21,m18,j19,f19,c18,m15,j15,f15,c15,k12,e12'
const START = `${LOWER} ${UPPER}`
const NINE_OFF = '-,-,-,-,-,-,-,-,-'

function read(text: string, options = TURNS): State {
  const answer = position.read(text, options, 2)
  if (!answer.ok) throw new Error(`${text}: ${answer.problem.text.en}`)
  return answer.value
}

/** What is refused, and the part that the sentence names last. */
function refused(text: string, options = TURNS): string {
  const answer = position.read(text, options, 2)
  if (answer.ok) return 'taken'
  const part = /‘([^‘]*)’[^‘]*$/.exec(answer.problem.text.en)
  return part === null ? answer.problem.code : `${answer.problem.code} ${part[1]}`
}

/** One man of each side, besides the keepers: number 2 and number 13. */
const two = (lower: string, upper: string): string => `h1,${lower},${NINE_OFF} h21,${upper},${NINE_OFF}`

describe('voetbalspel: a position as text', () => {
  it('says where the men are, whose turn it is, the score, the period and the turns', () => {
    const s = read(`${START} 2 3-1 2 7-6`)
    expect([s.men[0], s.men[1], s.men[11], s.men[21]]).toEqual(['h1', 'c4', 'h21', 'e12'].map(fieldNamed))
    expect(s.board[fieldNamed('e12')]).toBe(21)
    expect([s.phase, s.seat, s.actor, s.goals, s.period]).toEqual(['throw', 1, 1, [3, 1], 1])
    expect([s.played, s.taken, s.running, s.asking]).toEqual([[7, 6], [27, 26], true, false])
    expect(position.write(s)).toBe(`${START} 2 3-1 2 7-6`)
    expect(game.moves(s, 1)).toEqual(['throw'])
  })

  it('is the whole of a new match', () => {
    const s = game.setup(TURNS, 2)
    expect(position.write(s)).toBe(`${START} 1 0-0 1 0-0 phase:roll-off`)
    expect(read(position.write(s))).toEqual(s)
  })

  it('a man who is off has a dash', () => {
    const s = read(`${two('c4', '-')} 1 0-0 1 0-0`)
    expect(s.men.filter((field) => field >= 0)).toEqual(['h1', 'c4', 'h21'].map(fieldNamed))
  })

  it('is played on from', () => {
    const table = at(read(`${two('h10', 'a20')} 1 0-0 1 4-4 phase:move dice:3,1`))
    table.play(0, 'h10-h13')
    expect(table.state.men[1]).toBe(fieldNamed('h13'))
    expect(position.write(table.state)).toBe(
      `${two('h13', 'a20')} 1 0-0 1 4-4 phase:move dice:3,1 moved:2 last:h10,h13`,
    )
  })

  it('the clock runs from the first kick-off of a period on', () => {
    expect(read(`${START} 1 0-0 1 0-0 phase:set-up`).running).toBe(false)
    expect(read(`${START} 1 0-0 1 0-1 phase:set-up`).running).toBe(true)
    expect(read(`${START} 1 0-0 1 0-0`).running).toBe(true)
    expect(read(`${START} 1 1-1 5 0-0 phase:penalty`, TURNS).running).toBe(false)
    expect(read(`${START} 1 2-1 2 20-20 phase:over`).running).toBe(false)
    expect(game.result(read(`${START} 1 2-1 2 20-20 phase:over`))?.places).toEqual([1, 2])
  })

  it('cards that are kept are not in the stack', () => {
    const s = read(`${START} 1 0-0 1 0-0 penalties:1-0 winds:0-2`)
    expect(s.blue).toEqual([3, 2, 2, 1, 1, 0])
    expect(position.write(s)).toBe(`${START} 1 0-0 1 0-0 penalties:1-0 winds:0-2`)
    expect(read(`${START} 1 0-0 1 0-0 penalties:1-0 blue:0,0,0,0,1,2`).blue).toEqual([0, 0, 0, 0, 1, 2])
  })

  it.each([
    ['phase:throw!'],
    ['first:2 kicker:1'],
    ['again:1-0 extra:2'],
    ['misses:2=5,13=6 offside:2=1,13=2'],
    ['red:0,2,1,2,2,2 blue:0,2,2,1,2,2 card:foul'],
    ['last:c4,c5'],
    ['line-ups:g1,c4,f3,j3,m4,c7,f7,j7,m7,e11,k10,i21,m18,j19,f19,c18,m15,j15,f15,c15,k11,e12'],
    // Each side kicked off from e11 in turn.
    ['line-ups:h1,c4,f3,j3,m4,c7,f7,j7,m7,e11,k10,h21,m18,j19,f19,c18,m15,j15,f15,c15,k12,e11'],
  ])('holds %s', (more) => {
    const text = `${two('c4', 'd4')} 1 0-0 1 4-4 ${more}`
    expect(position.write(read(text))).toBe(text)
  })

  it.each([
    ['a corner', `${two('a21', 'd4')} 1 0-0 1 0-0 phase:corner! dice:1,1 moved:2 man:2 chain:1 throws:3`],
    ['a kick', `${two('a21', 'd4')} 1 0-0 1 0-0 phase:corner-kick dice:1,1 moved:2 man:2 chain:1 throws:3,2`],
    ['a kick from below', `${two('d9', 'o1')} 2 0-0 1 0-0 phase:corner dice:1,1 moved:13 man:13 chain:2`],
    ['a penalty', `${two('h18', 'd4')} 1 0-0 1 0-0 phase:penalty dice:1,1 moved:2 man:2 chain:1 throws:3,5`],
    ['a kept penalty', `${two('h18', 'd4')} 1 0-0 1 0-0 phase:kept-penalty penalties:1-0`],
    [
      'a penalty that is taken at once',
      `${two('h18', 'd4')} 1 0-0 1 0-0 phase:kept-penalty dice:1,1 moved:3 chain:1 penalties:1-0`,
    ],
    ['a kept penalty being taken', `${two('h18', 'd4')} 1 0-0 1 0-0 phase:penalty man:2`],
    ['a red card', `${two('h15', 'd4')} 1 0-0 1 0-0 phase:draw-red! dice:1,1 moved:2 man:2 chain:1`],
    ['a blue card', `${two('e13', 'd4')} 1 0-0 1 0-0 phase:draw-blue dice:1,1 moved:2 man:2 chain:2`],
    ['a throw-in', `${two('h15', 'd9')} 1 0-0 1 0-0 phase:throw-in actor:2 dice:1,1 moved:2 man:2 chain:1`],
    [
      'a through ball',
      `h1,e13,a2,-,-,-,-,-,-,-,- ${UPPER} 1 0-0 1 0-0 phase:through-ball dice:1,1 moved:2 man:2 chain:1`,
    ],
    ['a keeper aside', `${two('e13', 'd9')} 1 0-0 1 0-0 phase:keeper-aside dice:1,1 moved:2 man:2 chain:1`],
    ['the second throw for the kick-off', `${START} 1 0-0 1 0-0 phase:roll-off! actor:2 throws:4 ties:19`],
    ['a man in the hand', `${START.replace('c4', '-')} 1 0-0 1 0-0 phase:set-up lifted:2 changes:21 last:c4`],
    ['all changes made', `${START} 1 0-0 1 0-0 phase:set-up changes:22`],
    ['the other side setting up', `${START} 2 0-0 1 0-0 phase:set-up actor:1 first:2`],
    ['penalties at the end', `${START} 2 1-1 5 0-0 phase:penalty throws:3 kicks:1,0,1`],
    ['a shoot-out decided', `${START} 1 1-1 5 0-0 phase:over kicks:1,0,1,0,1,0,1,0,0,0`],
    ['extra time', `${START} 1 1-1 3 0-0 phase:set-up`],
    ['a goal in extra time', `${START} 1 1-2 3 1-1 phase:set-up`],
  ])('holds %s', (_, text) => {
    expect(position.write(read(text))).toBe(text)
  })

  it.each([
    ['', 'position-parts'],
    [`${START} 1 0-0 1`, 'position-parts'],
    [`${LOWER},a1 ${UPPER} 1 0-0 1 0-0`, 'position-men'],
    [`h1,c4 ${UPPER} 1 0-0 1 0-0`, 'position-men'],
    [`${START.replace('c4', 'p4')} 1 0-0 1 0-0`, 'position-men'],
    [`${START.replace('c4', 'c22')} 1 0-0 1 0-0`, 'position-men'],
    [`${START.replace('c4', 'g0')} 1 0-0 1 0-0`, 'position-men'],
    [`${START.replace('c4', 'h22')} 1 0-0 1 0-0`, 'position-men'],
    [`${START.replace('c4', 'f3')} 1 0-0 1 0-0`, 'position-two-men'],
    [`${START.replace('c4', 'h21')} 1 0-0 1 0-0`, 'position-two-men'],
    [`${START} 0 0-0 1 0-0`, 'position-turn'],
    [`${START} 3 0-0 1 0-0`, 'position-turn'],
    [`${START} 1 0-0 0 0-0`, 'position-period'],
    [`${START} 1 0-0 6 0-0`, 'position-period'],
    [`${START} 1 0-0 1 0-21`, 'position-turns'],
    [`${START} 1 0-0 1 -1-0`, 'position-turns'],
    [`${START} 1 0-0 1 3`, 'position-turns'],
    [`${START} 1 0-0 3 8-0`, 'position-turns'],
    [`${START} 1 1-1 5 0-1 phase:penalty`, 'position-turns'],
    [`${START} 1 1 1 3-3`, 'position-score'],
    [`${START} 1 x-0 1 3-3`, 'position-score'],
    [`${START} 1 4-3 1 3-3`, 'position-score'],
    [`${START} 1 1-0 3 0-0`, 'position-level'],
    [`${START} 1 1-0 5 0-0 phase:penalty`, 'position-level'],
    [`${START} 1 0-0 1 0-0 ball:h11`, 'position-more'],
    [`${START} 1 0-0 1 0-0 toString:1`, 'position-more'],
    [`${START} 1 0-0 1 0-0 card`, 'position-more'],
    [`${START} 1 0-0 1 0-0 extra:1 extra:1`, 'position-more'],
    [`${START} 1 0-0 1 0-0 `, 'position-more'],
  ])('refuses %s: %s', (text, code) => {
    expect(refused(text)).toBe(code)
  })

  it.each([
    ['phase', 'kick'],
    ['phase', '!'],
    ['actor', '3'],
    ['first', '0'],
    ['kicker', ''],
    ['taken', '3'],
    ['taken', '3-x'],
    ['dice', '0,1'],
    ['dice', '1,7'],
    ['dice', '1'],
    ['dice', '1,1,1'],
    ['moved', '0'],
    ['moved', '23'],
    ['again', '100-0'],
    ['extra', '3'],
    ['extra', '01'],
    ['man', '0'],
    ['man', '23'],
    ['chain', '3'],
    ['throws', '0'],
    ['throws', '7'],
    ['throws', '1,2,3'],
    ['ties', '20'],
    ['misses', '2=0'],
    ['misses', '2=3'],
    ['misses', '0=1'],
    ['misses', '23=1'],
    ['misses', '2=1=1'],
    ['offside', '2=3'],
    ['offside', '2=0'],
    ['offside', '2'],
    ['penalties', '3-0'],
    ['winds', '0-3'],
    ['red', '4,2,1,2,2,2'],
    ['red', '3,2,1,2,2'],
    ['blue', '3,2,2,2,2,2'],
    ['card', 'joker'],
    ['kicks', '2'],
    ['line-ups', LOWER],
    ['lifted', '0'],
    ['changes', '23'],
    ['last', 'c4,c5,c6'],
    ['last', 'z4'],
  ])('refuses %s:%s', (part, text) => {
    expect(refused(`${START} 1 0-0 1 0-0 ${part}:${text}`)).toBe(`position-value ${part}`)
  })

  const ABOUT = 'dice:1,1 moved:2 man:2 chain:1'
  it.each([
    ['two on their goal line', `h1,c1,d1,-,-,-,-,-,-,-,- ${UPPER} 1 0-0 1 0-0`, 'goal-line'],
    ['turns of the match', `${START} 1 0-0 2 1-1 taken:20-21`, 'taken'],
    ['too many penalties kept', `${START} 1 0-0 1 0-0 penalties:2-1`, 'penalties'],
    ['too many second winds kept', `${START} 1 0-0 1 0-0 winds:1-2`, 'winds'],
    ['a kept card in the stack', `${START} 1 0-0 1 0-0 penalties:1-0 blue:3,2,2,1,2,2`, 'blue'],
    ['a kept wind in the stack', `${START} 1 0-0 1 0-0 winds:0-1 blue:3,2,2,1,2,2`, 'blue'],
    ['two on one square to set up', `${START} 1 0-0 1 0-0 line-ups:${LOWER},${LOWER}`, 'line-ups'],
    [
      'two of one side on one square to set up',
      `${START} 1 0-0 1 0-0 line-ups:${LOWER.replace('k10', 'e10')},${UPPER}`,
      'line-ups',
    ],
    [
      'beyond the halfway row',
      `${START} 1 0-0 1 0-0 line-ups:${LOWER.replace('e10', 'e13')},${UPPER}`,
      'line-ups',
    ],
    [
      'a keeper off his line',
      `${START} 1 0-0 1 0-0 line-ups:${LOWER.replace('h1', 'h2')},${UPPER}`,
      'line-ups',
    ],
    [
      'a keeper beside his goal',
      `${START} 1 0-0 1 0-0 line-ups:${LOWER.replace('h1', 'f1')},${UPPER}`,
      'line-ups',
    ],
    [
      'a man set up in the goal',
      `${START} 1 0-0 1 0-0 line-ups:${LOWER.replace('c4', 'g0')},${UPPER}`,
      'line-ups',
    ],
    ['a move in the air', `${START} 1 0-0 1 0-0 phase:move! dice:1,1`, 'phase'],
    ['throws left from before', `${START} 1 0-0 1 0-0 throws:3`, 'throws'],
    ['ties left from before', `${START} 1 0-0 1 0-0 ties:3`, 'ties'],
    ['a man lifted in play', `${START} 1 0-0 1 0-0 lifted:2`, 'lifted'],
    ['changes in play', `${START} 1 0-0 1 0-0 changes:2`, 'changes'],
    ['dice while setting up', `${START} 1 0-0 1 0-0 phase:set-up dice:1,1`, 'dice'],
    ['somebody to act when all is over', `${START} 1 2-1 2 20-20 phase:over actor:2`, 'actor'],
    ['a roll-off in play', `${START} 1 0-0 1 0-1 phase:roll-off`, 'turns'],
    ['a roll-off in the second half', `${START} 1 0-0 2 0-0 phase:roll-off`, 'turns'],
    ['men away at the roll-off', `${two('c4', 'd9')} 1 0-0 1 0-0 phase:roll-off`, 'men'],
    ['two throws in the roll-off', `${START} 1 0-0 1 0-0 phase:roll-off throws:1,2`, 'throws'],
    ['the wrong one to throw', `${START} 1 0-0 1 0-0 phase:roll-off throws:1`, 'actor'],
    ['penalties before the kick-off', `${START} 1 0-0 1 0-0 phase:roll-off kicks:1`, 'kicks'],
    ['penalties at the end in a half', `${START} 1 0-0 1 0-0 kicks:1`, 'kicks'],
    ['over before the end', `${START} 1 2-1 2 20-19 phase:over`, 'phase'],
    ['over at half-time', `${START} 1 2-1 1 20-20 phase:over`, 'phase'],
    ['over while level', `${START} 1 1-1 2 20-20 phase:over`, 'phase'],
    ['no turns left', `${START} 1 0-0 1 20-3`, 'turns'],
    ['the other side kicks off', `${START} 1 0-0 1 0-0 phase:set-up kicker:2`, 'kicker'],
    ['a man missing while setting up', `${START.replace('c4', '-')} 1 0-0 1 0-0 phase:set-up`, 'men'],
    ['a lifted man who stands', `${START} 1 0-0 1 0-0 phase:set-up lifted:2 last:c4`, 'men'],
    ['a man set up too far', `${START.replace('c4', 'c12')} 1 0-0 1 0-0 phase:set-up`, 'men'],
    ['in the circle', `${START.replace('e12', 'h12')} 1 0-0 1 0-0 phase:set-up`, 'men'],
    [
      'the other side’s man lifted',
      `${START.replace('m18', '-')} 1 0-0 1 0-0 phase:set-up lifted:13 last:m18`,
      'lifted',
    ],
    [
      'a man lifted after all changes',
      `${START.replace('c4', '-')} 1 0-0 1 0-0 phase:set-up lifted:2 changes:22 last:c4`,
      'changes',
    ],
    ['a man lifted from nowhere', `${START.replace('c4', '-')} 1 0-0 1 0-0 phase:set-up lifted:2`, 'last'],
    ['dice before the throw', `${START} 1 0-0 1 0-0 dice:1,1`, 'dice'],
    ['no dice to move by', `${START} 1 0-0 1 0-0 phase:move`, 'dice'],
    ['no dice before a corner', `${two('a21', 'd4')} 1 0-0 1 0-0 phase:corner man:2 chain:1`, 'dice'],
    ['the other side’s men moved', `${START} 1 0-0 1 0-0 phase:move dice:1,1 moved:12`, 'moved'],
    ['three moved and another to move', `${START} 1 0-0 1 0-0 phase:move dice:1,1 moved:2,3,4`, 'moved'],
    ['moved before the throw', `${START} 1 0-0 1 0-0 moved:2`, 'moved'],
    [
      'four moved',
      `${two('a21', 'd4')} 1 0-0 1 0-0 phase:corner dice:1,1 moved:2,3,4,5 man:2 chain:1`,
      'moved',
    ],
    ['nobody moved', `${two('a21', 'd4')} 1 0-0 1 0-0 phase:corner dice:1,1 man:2 chain:1`, 'moved'],
    ['the other side throws', `${START} 1 0-0 1 0-0 actor:2`, 'actor'],
    ['a man before the throw', `${START} 1 0-0 1 0-0 man:2`, 'man'],
    ['no penalty kept', `${two('h18', 'd4')} 1 0-0 1 0-0 phase:kept-penalty`, 'penalties'],
    [
      'a penalty at once, and nobody moved',
      `${two('h18', 'd4')} 1 0-0 1 0-0 phase:kept-penalty dice:1,1 penalties:1-0`,
      'moved',
    ],
    [
      'a kept penalty at the start of a turn of the other side',
      `${two('h18', 'h4')} 1 0-0 1 0-0 phase:kept-penalty actor:2 penalties:0-1`,
      'actor',
    ],
    ['nobody to take it', `${two('h9', 'd4')} 1 0-0 1 0-0 phase:kept-penalty penalties:1-0`, 'penalties'],
    ['nobody at the corner', `${two('a21', 'd4')} 1 0-0 1 0-0 phase:corner dice:1,1 moved:2 chain:1`, 'man'],
    ['a man who is off', `${two('-', 'd4')} 1 0-0 1 0-0 phase:corner ${ABOUT}`, 'man'],
    ['the other side’s corner', `${two('a21', 'd4')} 1 0-0 1 0-0 phase:corner actor:2 ${ABOUT}`, 'actor'],
    ['one’s own throw-in', `${two('h15', 'd9')} 1 0-0 1 0-0 phase:throw-in ${ABOUT}`, 'actor'],
    ['a kept penalty out of turn', `${two('h18', 'h4')} 1 0-0 1 0-0 phase:penalty actor:2 man:13`, 'actor'],
    ['no coloured square', `${two('h18', 'd4')} 1 0-0 1 0-0 phase:penalty dice:1,1 moved:2 man:2`, 'chain'],
    [
      'a coloured square before the dice',
      `${two('h18', 'd4')} 1 0-0 1 0-0 phase:penalty man:2 chain:1`,
      'chain',
    ],
    ['both corner throws made', `${two('a21', 'd4')} 1 0-0 1 0-0 phase:corner ${ABOUT} throws:1,2`, 'throws'],
    [
      'one corner throw missing',
      `${two('a21', 'd4')} 1 0-0 1 0-0 phase:corner-kick ${ABOUT} throws:1`,
      'throws',
    ],
    ['a penalty already in', `${two('h18', 'd4')} 1 0-0 1 0-0 phase:penalty ${ABOUT} throws:4`, 'throws'],
    ['no flag', `${two('b21', 'd4')} 1 0-0 1 0-0 phase:corner ${ABOUT}`, 'man'],
    ['one’s own flag', `${two('a1', 'd4')} 1 0-0 1 0-0 phase:corner ${ABOUT}`, 'man'],
    ['a kick from no flag', `${two('b21', 'd4')} 1 0-0 1 0-0 phase:corner-kick ${ABOUT} throws:1,1`, 'man'],
    ['no red square', `${two('h14', 'd4')} 1 0-0 1 0-0 phase:draw-red ${ABOUT}`, 'man'],
    ['no red cards', `${two('h15', 'd4')} 1 0-0 1 0-0 phase:draw-red ${ABOUT} red:0,0,0,0,0,0`, 'man'],
    ['no blue square', `${two('h15', 'd4')} 1 0-0 1 0-0 phase:draw-blue ${ABOUT}`, 'man'],
    ['no blue cards', `${two('e13', 'd4')} 1 0-0 1 0-0 phase:draw-blue ${ABOUT} blue:0,0,0,0,0,0`, 'man'],
    [
      'nobody for a throw-in',
      `h1,h15,${NINE_OFF} -,-,${NINE_OFF} 1 0-0 1 0-0 phase:throw-in actor:2 ${ABOUT}`,
      'man',
    ],
    [
      'nobody for a through ball',
      `-,e13,${NINE_OFF} ${UPPER} 1 0-0 1 0-0 phase:through-ball ${ABOUT}`,
      'man',
    ],
    [
      'no keeper to move',
      `${two('e13', 'd9').replace('h21', '-')} 1 0-0 1 0-0 phase:keeper-aside ${ABOUT}`,
      'man',
    ],
    ['play in the shoot-out', `${START} 1 1-1 5 0-0`, 'phase'],
    ['the wrong side’s penalty', `${START} 1 1-1 5 0-0 phase:penalty kicks:1`, 'actor'],
    ['the wrong one takes it', `${START} 1 1-1 5 0-0 phase:penalty actor:2`, 'actor'],
    ['decided already', `${START} 1 1-1 5 0-0 phase:penalty kicks:1,0,1,0,1,0,1,0,0,0`, 'kicks'],
    ['not decided yet', `${START} 1 1-1 5 0-0 phase:over kicks:1,0`, 'kicks'],
    ['decided long ago', `${START} 1 1-1 5 0-0 phase:penalty kicks:1,0,1,0,1,0,1,0,0,0,0,1`, 'kicks'],
    ['a hit that is not counted', `${START} 1 1-1 5 0-0 phase:penalty throws:4`, 'throws'],
    [
      'a throw when all is over',
      `${START} 1 1-1 5 0-0 phase:over kicks:1,0,1,0,1,0,1,0,0,0 throws:3`,
      'throws',
    ],
  ])('refuses what does not fit: %s', (_, text, part) => {
    expect(refused(text)).toBe(`position-fit ${part}`)
  })

  it('on the clock a half may have any number of turns', () => {
    expect(read(`${START} 1 1-0 2 1-1 taken:101-1`, MINUTES).taken).toEqual([101, 1])
    expect(refused(`${START} 1 1-0 2 1-1 taken:102-1`, MINUTES)).toBe('position-fit taken')
    expect(refused(`${START} 1 0-0 2 1-1 taken:0-1`, MINUTES)).toBe('position-fit taken')
    expect(read(`${START} 1 1-0 2 1-1 taken:3-2 phase:over`, MINUTES).phase).toBe('over')
    expect(read(`${START} 1 1-0 2 0-0 taken:101-2 phase:over`, MINUTES).taken).toEqual([101, 2])
    expect(refused(`${START} 1 0-0 1 0-101`, MINUTES)).toBe('position-turns')
  })

  it('names what is wrong in every language', () => {
    for (const text of ['', `${START} 1 0-0 1 0-0 man:0`, `${START} 1 0-0 1 0-0 man:2`]) {
      const answer = position.read(text, TURNS, 2)
      for (const lang of LANGS) {
        expect(!answer.ok && answer.problem.text[lang]).toMatch(text === '' ? /\w/ : /[‘„«]\s?man/)
      }
    }
  })
})
