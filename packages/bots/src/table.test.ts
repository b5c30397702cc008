import { Match, type Game, type Json } from '@spellendoos/kernel'
import { gameById } from '@spellendoos/games'
import { describe, expect, it } from 'vitest'
import {
  isAnswerValid,
  botsToAsk,
  botToDecline,
  skippableClock,
  questionFor,
  pauseBeforeMove,
} from './table.ts'

/** A match that has just begun, with computer players at some seats. */
function begun(
  id: string,
  seats: number,
  bots: readonly number[],
  chosen: Readonly<Record<string, Json>> = {},
): Match {
  const game = gameById(id)!
  const usual = Object.fromEntries(Object.entries(game.options).map(([name, spec]) => [name, spec.default]))
  const options = { ...usual, ...chosen }
  const match = Match.begin(game, { id: 'm', game: id, version: game.version, options, seats })
  if (!match.ok) throw new Error(match.problem.text.en)
  bots.forEach((bot, by) => match.value.append({ by, bot }))
  return match.value
}

describe('a question for a computer player', () => {
  it('says who plays with whom, and by which rules', () => {
    const match = begun('gobang', 4, [0, 3, 3, 3])
    expect(questionFor(match, 2, 3, 7)).toEqual({
      game: 'gobang',
      version: match.game.version,
      view: match.view(2),
      seat: 2,
      seats: 4,
      sides: [
        [0, 2],
        [1, 3],
      ],
      level: 3,
      seed: 7,
      match: 'm',
    })
  })
  it('can travel: it is plain data', () => {
    const question = questionFor(begun('dammen', 2, [0, 1]), 1, 1, 7)
    expect(structuredClone(question)).toEqual(question)
  })
})

describe('who is asked', () => {
  it('is whoever has a move, and nobody once the match is over', () => {
    const match = begun('dammen', 2, [2, 4])
    expect(botsToAsk(match)).toEqual([{ seat: 0, level: 2 }])
    match.append({ by: 0, act: 'resign' })
    expect(botsToAsk(match)).toEqual([])
  })
  it('is no person', () => {
    expect(botsToAsk(begun('dammen', 2, [0, 4]))).toEqual([])
  })
  it('is everyone where something is hidden, so that nobody learns who could have acted', () => {
    const match = begun('royal-turf', 3, [0, 1, 2])
    expect(match.game.traits.hidden).toBe(true)
    expect(botsToAsk(match).map(({ seat }) => seat)).toEqual([1, 2])
  })
})

describe('a clock that gives time to interrupt', () => {
  /** The first of four has just scored, with three seconds for a STOP; one player holds all whistles. */
  function scored(bots: readonly number[], whistler: number): Match {
    const match = begun('voetbal-toto', 4, bots, { stopSeconds: 3 })
    const goals = Array.from({ length: 56 }, (_, i) => (i * 23) % 56)
    const hand = (seat: number) =>
      seat === whistler ? [56, 57, 58, 59, 60, 61, 62, 63, ...goals.splice(0, 8)] : goals.splice(0, 16)
    match.append({ by: 'chance', draw: [0, 1, 2, 3].flatMap(hand) })
    for (const seat of bots.keys()) match.play(seat, 'closed')
    for (const seat of bots.keys()) {
      for (let n = 1; n <= 13; n++) match.play(seat, `mark ${n} 1`)
      match.play(seat, 'ready')
    }
    expect(match.play(0, '1h1').ok).toBe(true)
    expect(match.turn).toEqual(['clock'])
    return match
  }

  it.each([
    ['a lone person who scored needs none', [0, 2, 2, 2], 2, 'play-on'],
    ['nor one who comes next: a STOP stays possible', [2, 0, 2, 2], 1, 'play-on'],
    ['nor one without a whistle', [2, 2, 0, 2], 1, 'play-on'],
    ['one with a whistle does', [2, 2, 0, 2], 2, undefined],
    ['two people do, whatever they hold', [2, 2, 0, 0], 1, undefined],
    ['but not if one scored and the other comes next', [0, 0, 2, 2], 2, 'play-on'],
    ['computer players among themselves need none', [2, 2, 2, 2], 2, 'play-on'],
  ])('%s', (_, bots, whistler, needless) => {
    expect(skippableClock(scored(bots, whistler))).toBe(needless)
  })
  it('has run out for computer players: only the next one is asked', () => {
    const match = scored([2, 2, 0, 2], 3)
    expect(botsToAsk(match).map(({ seat }) => seat)).toEqual([0, 1, 3])
    match.append({ by: 'clock', move: 'play-on' })
    expect(match.moves(3)).toHaveLength(1)
    expect(botsToAsk(match).map(({ seat }) => seat)).toEqual([1])
  })
  it('is not every clock', () => {
    const match = begun('7ate9', 2, [2, 2])
    match.append({ by: 'chance', draw: Array.from({ length: 73 }, (_, i) => i) })
    expect(match.clocks).toHaveLength(1)
    expect(skippableClock(match)).toBeUndefined()
  })
})

describe('an answer', () => {
  const asked = ({ seq, turn }: Match) => ({ seq, turn })
  const dealt = () => {
    const match = begun('voetbal-toto', 3, [0, 2, 2])
    match.append({ by: 'chance', draw: Array.from({ length: 64 }, (_, i) => i) })
    return match
  }

  it('holds as long as nothing happened', () => {
    const match = begun('dammen', 2, [2, 2])
    expect(isAnswerValid(match, 0, asked(match))).toBe(true)
  })
  it('holds while others do what they too were awaited for, until its own seat has', () => {
    const match = dealt()
    const lay = asked(match)
    match.play(0, 'open')
    expect(isAnswerValid(match, 1, lay)).toBe(true)
    match.play(1, 'closed')
    expect(isAnswerValid(match, 1, lay)).toBe(false)
    match.play(2, 'closed')
    const mark = asked(match)
    for (let n = 1; n <= 13; n++) match.play(0, `mark ${n} 1`)
    match.play(0, 'ready')
    expect(match.turn).toEqual([1, 2])
    expect(isAnswerValid(match, 1, mark)).toBe(true)
  })
  it('is thought up again when somebody acts out of turn, or the turn has come back', () => {
    const match = dealt()
    const { turn } = match
    for (const seat of [0, 1, 2]) match.play(seat, 'open')
    for (const seat of [0, 1, 2]) {
      for (let n = 1; n <= 13; n++) match.play(seat, `mark ${n} 1`)
      match.play(seat, 'ready')
    }
    match.play(0, '1h1')
    expect(match.turn).toEqual([1])
    const alone = asked(match)
    match.play(2, 'stop')
    expect(match.seq).toBeGreaterThan(alone.seq)
    expect(match.turn).toEqual([1])
    expect(isAnswerValid(match, 1, alone)).toBe(false)
    expect(isAnswerValid(match, 0, { seq: 0, turn })).toBe(false)
  })
  it('holds whatever happened where everyone plays at once', () => {
    const match = begun('7ate9', 2, [2, 2])
    const before = asked(match)
    match.append({ by: 'chance', draw: Array.from({ length: 73 }, (_, i) => i) })
    expect(isAnswerValid(match, 1, before)).toBe(true)
  })
})

describe('who declines a draw', () => {
  it('is a computer player, but not for its own offer', () => {
    const match = begun('gobang', 4, [0, 0, 2, 2])
    expect(botToDecline(match)).toBeUndefined()
    match.append({ by: 2, act: 'offer-draw' })
    expect(botToDecline(match)).toBe(3)
  })
  it('is nobody among people, nor whoever keeps the seats of a side that resigned', () => {
    const match = begun('halma-voor-drie', 3, [0, 0, 0])
    match.append({ by: 2, act: 'resign' })
    match.append({ by: 2, bot: 3 })
    match.append({ by: 0, act: 'offer-draw' })
    expect(match.offer).toBe(0)
    expect(botToDecline(match)).toBeUndefined()
  })
})

describe('how long a computer player rests', () => {
  const luckFor = (game: Game, luck: number) => [1, 2].map((level) => pauseBeforeMove(level, game, luck))

  it('is long enough to follow, and by luck only where everyone plays at once', () => {
    const [dammen, race] = [gameById('dammen')!, gameById('7ate9')!]
    expect(luckFor(dammen, 0)).toEqual([650, 650])
    expect(luckFor(dammen, 1)).toEqual([650, 650])
    const [least, most] = [luckFor(race, 0), luckFor(race, 1)]
    for (const i of [0, 1]) expect(most[i]! / least[i]!).toBeCloseTo(5 / 3)
  })
  it('is where something is hidden as long as it could ever think', () => {
    const game = gameById('royal-turf')!
    expect(pauseBeforeMove(5, game, 0)).toBe(1250)
  })
  it('is short where it may only interrupt: it decides that in a moment', () => {
    expect(pauseBeforeMove(5, gameById('royal-turf')!, 0, false)).toBe(650)
  })
})
