import { describe, expect, it } from 'vitest'
import { throwToTheEnd } from '../../../test/dice.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const UP = [1, 2, 3, 4, 5, 6]
const DOWN = [6, 5, 4, 3, 2, 1]
const opened = (seats: number, rounds = 1) => given(game, { seats, options: { rounds } })
type Table = ReturnType<typeof opened>

/** All players throw in turn; each throws the number given, row by row. */
function rows(table: Table, ...eyes: number[][]): Table {
  for (const row of eyes) for (const [seat, each] of row.entries()) table.throws(seat, each)
  return table
}
/** Everyone throws exactly what is needed. */
const together = (table: Table, numbers: number[]): Table =>
  rows(table, ...numbers.map((n) => table.state.steps.map(() => n)))

describe('stommetje-spelen, the way there and back', () => {
  it('stommetje-spelen.up: only the number that is needed brings a step', () => {
    const table = opened(2).throws(0, 2).throws(1, 1)
    expect(table.state.steps).toEqual([0, 1])
    expect(table.facts(0)).toMatchObject([{ fact: 'step', seat: 1, dice: [1], n: 2 }])
    table.throws(0, 1).throws(1, 1)
    expect(table.state.steps).toEqual([1, 1])
    expect(table.facts(0)).toMatchObject([{ fact: 'thrown', seat: 1, dice: [1] }])
    table.throws(0, 2)
    expect(table.state.steps).toEqual([2, 1])
  })

  it('stommetje-spelen.turn, stommetje-spelen.first: one throw each, clockwise from the first player', () => {
    const table = opened(3)
    expect(table.turn).toEqual([0])
    expect(table.refusal(1, 'throw')).toBe('stommetje-spelen.turn')
    table.throws(0, 1).throws(1, 1)
    expect(table.refusal(0, 'dice')).toBe('stommetje-spelen.turn')
    table.throws(2, 1)
    expect(table.turn).toEqual([0])
  })

  it('stommetje-spelen.wait: who has the six waits without throwing until all have it', () => {
    const table = rows(opened(2), [1, 6], [2, 6], [3, 6], [4, 6], [5, 6], [6, 1])
    expect(table.state.steps).toEqual([6, 1])
    expect(table.turn).toEqual([1])
    expect(table.refusal(0, 'throw')).toBe('stommetje-spelen.wait')
    table.throws(1, 2).throws(1, 3).throws(1, 4).throws(1, 5)
    expect(table.state.counts).toEqual([6, 10])
    expect(table.state.down).toBe(false)
  })

  it('stommetje-spelen.down, stommetje-spelen.twelve: the way back begins with another six', () => {
    const table = together(opened(2), UP)
    expect(table.facts(0)).toMatchObject([{ fact: 'step' }, { fact: 'way-back' }])
    table.throws(0, 5)
    expect(table.state.steps).toEqual([6, 6])
    table.throws(1, 6).throws(0, 6).throws(1, 4)
    expect(table.state.steps).toEqual([7, 7])
    table.throws(0, 5)
    expect(table.state.steps).toEqual([8, 7])
  })

  it('stommetje-spelen.fewest-wins: the fewest throws over both ways win', () => {
    const table = together(opened(2), UP)
    // The first player wastes a throw at the start of the way back.
    rows(table, [1, 6], [6, 5], [5, 4], [4, 3], [3, 2], [2, 1])
    expect(table.result).toBeUndefined()
    table.throws(0, 1)
    expect(table.facts(1)).toMatchObject([
      { fact: 'step' },
      { fact: 'done', seat: 0, n: 13 },
      { fact: 'round-won', seat: 1 },
    ])
    expect(table.result).toEqual({ places: [2, 1], scores: [13, 12], why: 'stommetje-spelen.fewest-wins' })
  })

  it('stommetje-spelen.fewest-wins: fewer throws win even over who was through earlier', () => {
    const table = opened(2)
    // On the way there the first player wastes four throws, while the second waits.
    rows(table, [6, 1], [6, 2], [6, 3], [6, 4], [1, 5], [2, 6])
    for (const n of [3, 4, 5, 6]) table.throws(0, n)
    expect(table.state.counts).toEqual([10, 6])
    // On the way back the second, who is on turn now, wastes one and finishes last.
    table.throws(1, 1)
    for (const n of DOWN) table.throws(0, n).throws(1, n)
    expect(table.result).toMatchObject({ places: [2, 1], scores: [16, 13] })
  })

  it('stommetje-spelen.equal: with equally many throws who was through first wins', () => {
    const table = together(together(opened(2), UP), DOWN)
    expect(table.result).toMatchObject({ places: [1, 2], scores: [12, 12] })
  })

  it('stommetje-spelen.rounds: over several rounds everyone begins again and each round is a point', () => {
    const table = together(together(opened(2, 2), UP), DOWN)
    expect(table.result).toBeUndefined()
    expect(table.state.steps).toEqual([0, 0])
    together(together(table, UP), DOWN)
    expect(table.result).toEqual({ places: [1, 2], scores: [2, 0], why: 'stommetje-spelen.rounds' })
  })

  it('stommetje-spelen.limit: over several rounds the rounds won decide, not the throws of the last', () => {
    const table = opened(2, 3)
    // The first player wastes a throw in the first round, and the second in each of the others.
    rows(together(table, UP), [1, 6], [6, 5], [5, 4], [4, 3], [3, 2], [2, 1]).throws(0, 1)
    for (let round = 0; round < 2; round++)
      rows(together(table, UP), [6, 1], [5, 6], [4, 5], [3, 4], [2, 3], [1, 2]).throws(1, 1)
    expect(table.result).toEqual({ places: [1, 2], scores: [2, 1], why: 'stommetje-spelen.rounds' })
    const even = opened(2, 2)
    rows(together(even, UP), [1, 6], [6, 5], [5, 4], [4, 3], [3, 2], [2, 1]).throws(0, 1)
    rows(together(even, UP), [6, 1], [5, 6], [4, 5], [3, 4], [2, 3], [1, 2]).throws(1, 1)
    expect(even.result).toEqual({ places: [1, 1], scores: [1, 1], why: 'stommetje-spelen.rounds' })
  })

  it('stommetje-spelen.limit: after 5,000 throws who is farther goes first, then who threw less', () => {
    const s = throwToTheEnd(game, { seats: 3 }, ({ throws, seat }) => [seat === 1 && throws < 3 ? 1 : 6])
    expect(s.throws).toBe(5000)
    expect(game.result(s)).toEqual({
      places: [3, 1, 2],
      scores: [1667, 1667, 1666],
      why: 'stommetje-spelen.limit',
    })
  })
})

describe('stommetje-spelen, the silence', () => {
  /** The first player has three steps of the row, the others none. */
  const ahead = (seats: number) =>
    rows(opened(seats), ...[1, 2, 3].map((n) => [n, ...new Array<number>(seats - 1).fill(6)]))

  it('stommetje-spelen.silence, stommetje-spelen.heard, stommetje-spelen.row-start: who admits it starts again', () => {
    const table = ahead(2)
    expect(table.moves(1)).toEqual(['heard-1'])
    table.play(1, 'heard-1')
    expect(table.facts(0)).toMatchObject([{ fact: 'heard', seat: 1, accused: { seat: 0 } }])
    expect(table.turn).toEqual([0])
    table.play(0, 'assent')
    expect(table.facts(1)).toMatchObject([
      { fact: 'assented', seat: 0 },
      { fact: 'sent-back', seat: 0 },
    ])
    expect(table.state.steps).toEqual([0, 0])
    expect(table.state.counts).toEqual([3, 3])
    expect(table.turn).toEqual([0])
    table.throws(0, 1)
    expect(table.state.steps).toEqual([1, 0])
  })

  it('stommetje-spelen.assent: a third player may confirm it', () => {
    const table = ahead(3).play(2, 'heard-1')
    expect(table.turn).toEqual([0, 1])
    expect(table.moves(2)).toEqual([])
    table.play(0, 'deny')
    expect(table.turn).toEqual([1])
    expect(table.state.steps[0]).toBe(3)
    table.play(1, 'assent')
    expect(table.state.steps[0]).toBe(0)
  })

  it('stommetje-spelen.assent: nobody throws, calls or answers twice while it is open', () => {
    const table = ahead(3).play(2, 'heard-1').play(0, 'deny')
    expect(table.refusal(0, 'throw')).toBe('stommetje-spelen.assent')
    expect(table.refusal(0, 'assent')).toBe('stommetje-spelen.assent')
    expect(table.refusal(2, 'assent')).toBe('stommetje-spelen.assent')
    expect(table.refusal(1, 'heard-1')).toBe('stommetje-spelen.assent')
    expect(ahead(2).refusal(0, 'deny')).toBe('stommetje-spelen.assent')
  })

  it('stommetje-spelen.assent: denied by all who may answer, it lapses', () => {
    const table = ahead(3).play(1, 'heard-1').play(2, 'deny').play(0, 'deny')
    expect(table.facts(1)).toMatchObject([
      { fact: 'denied', seat: 0 },
      { fact: 'lapsed', seat: 1 },
    ])
    expect(table.state.steps).toEqual([3, 0, 0])
    expect(table.turn).toEqual([0])
    expect(table.state.sentBack).toEqual([0, 0, 0])
  })

  it('stommetje-spelen.heard: nobody accuses himself, and who is on turn may throw or accuse', () => {
    const table = ahead(2)
    expect(table.refusal(0, 'heard-1')).toBe('stommetje-spelen.heard')
    expect(table.moves(0)).toEqual(['speak', 'throw'])
    table.throws(0, 6).throws(1, 1)
    expect(table.moves(0)).toEqual(['heard-2', 'speak', 'throw'])
    for (const tried of ['heard-3', 'heard-9', 'heard-12', 'overheard-2', 'cough'])
      expect(table.refusal(0, tried)).toBe('unknown-notation')
  })

  it('stommetje-spelen.nothing-to-lose: who has no step in this row cannot be accused', () => {
    expect(ahead(2).refusal(0, 'heard-2')).toBe('stommetje-spelen.nothing-to-lose')
    const table = together(opened(2), UP)
    expect(table.moves(1)).toEqual([])
    expect(table.refusal(1, 'heard-1')).toBe('stommetje-spelen.nothing-to-lose')
  })

  it('stommetje-spelen.row-start: who waits with a six loses the row as well', () => {
    const table = rows(opened(2), [1, 6], [2, 6], [3, 6], [4, 6], [5, 6], [6, 1])
    table.play(1, 'heard-1').play(0, 'assent')
    expect(table.state.steps).toEqual([0, 1])
    table.throws(1, 6)
    expect(table.turn).toEqual([0])
  })

  it('stommetje-spelen.row-start: on the way back it is back to the six, also for who was through', () => {
    const table = together(opened(2), UP)
    rows(table, [6, 1], [5, 1], [4, 1], [3, 1], [2, 1], [1, 6])
    expect(table.state.done).toEqual([0])
    table.play(1, 'heard-1').play(0, 'assent')
    expect(table.state).toMatchObject({ steps: [6, 7], done: [] })
    table.throws(1, 5)
    expect(table.turn).toEqual([0])
  })

  it('stommetje-spelen.row-start: whoever else was through stays so', () => {
    const table = together(opened(3), UP)
    rows(table, [6, 6, 1], [5, 5, 1], [4, 4, 1], [3, 3, 1], [2, 2, 1], [1, 1, 1])
    expect(table.state.done).toEqual([0, 1])
    table.play(0, 'speak')
    expect(table.state).toMatchObject({ steps: [6, 12, 6], done: [1] })
  })

  it('stommetje-spelen.three-times: nobody is sent back a fourth time', () => {
    const table = opened(2)
    for (let times = 1; times <= 3; times++) {
      table.throws(0, 1).play(1, 'heard-1').play(0, 'assent')
      expect(table.state.sentBack[0]).toBe(times)
      table.throws(1, 6)
    }
    table.throws(0, 1)
    expect(table.moves(1)).toEqual(['throw'])
    expect(table.refusal(1, 'heard-1')).toBe('stommetje-spelen.three-times')
  })

  it('stommetje-spelen.false-calls: three calls in vain, and no more', () => {
    const table = ahead(3)
    for (let i = 0; i < 3; i++) table.play(1, 'heard-1').play(0, 'deny').play(2, 'deny')
    expect(table.moves(1)).toEqual([])
    expect(table.refusal(1, 'heard-1')).toBe('stommetje-spelen.false-calls')
    expect(table.moves(2)).toEqual(['heard-1'])
  })

  it('stommetje-spelen.chat: whoever speaks is sent back at once, on turn or not, and nobody has to call', () => {
    expect(game.spoken).toBe('speak')
    const table = ahead(3).play(0, 'speak')
    expect(table.facts(1)).toEqual([{ fact: 'sent-back', seat: 0 }])
    expect(table.state).toMatchObject({ steps: [0, 0, 0], sentBack: [1, 0, 0], counts: [3, 3, 3] })
    expect(table.turn).toEqual([0])
    table.throws(0, 1)
    expect(table.turn).toEqual([1])
    table.play(0, 'speak')
    expect(table.state.sentBack).toEqual([2, 0, 0])
    expect(table.turn).toEqual([1])
  })

  it('stommetje-spelen.chat, stommetje-spelen.assent: speaking settles a call on oneself, and no other', () => {
    const table = ahead(3).play(2, 'heard-1').play(0, 'speak')
    expect(table.state).toMatchObject({ call: null, steps: [0, 0, 0], sentBack: [1, 0, 0] })
    const other = ahead(3).throws(0, 6).throws(1, 1).throws(2, 6).play(2, 'heard-1')
    expect(other.moves(2)).toEqual([])
    other.play(1, 'speak')
    expect(other.state).toMatchObject({ call: { by: 2, on: 0 }, steps: [3, 0, 0] })
    expect(other.moves(1)).toEqual(['assent', 'deny'])
  })

  it('stommetje-spelen.chat: who called or has denied may still own up, and do nothing else', () => {
    const table = rows(opened(3), [1, 1, 1]).play(1, 'heard-1')
    expect(table.moves(1)).toEqual(['speak'])
    table.play(2, 'deny')
    expect(table.moves(2)).toEqual(['speak'])
    table.play(1, 'speak')
    expect(table.state).toMatchObject({ steps: [1, 0, 1], call: { by: 1, on: 0 } })
  })

  it('stommetje-spelen.nothing-to-lose, stommetje-spelen.three-times: speaking costs nothing then', () => {
    const table = opened(2)
    expect(table.refusal(1, 'speak')).toBe('stommetje-spelen.nothing-to-lose')
    for (let times = 0; times < 3; times++) table.throws(0, 1).play(0, 'speak').throws(1, 6)
    table.throws(0, 1)
    expect(table.refusal(0, 'speak')).toBe('stommetje-spelen.three-times')
  })

  it('stommetje-spelen.chat: what was said cannot be taken back', () => {
    const table = ahead(2).play(0, 'speak')
    expect(table.match.append({ by: 0, act: 'undo' })).toMatchObject({ ok: false })
  })

  it('stommetje-spelen.whole-game: as agreed, it is back to the very first one, and the others go on', () => {
    const table = given(game, { seats: 2, options: { restart: 'game' } })
    together(table, UP)
    expect(table.moves(1)).toEqual(['heard-1', 'speak'])
    table.throws(0, 6).throws(1, 6).play(0, 'speak')
    expect(table.state).toMatchObject({ steps: [0, 7], down: true })
    rows(table, [1, 5], [2, 4], [3, 3], [4, 2], [5, 1])
    expect(table.state).toMatchObject({ steps: [5, 12], done: [1] })
    for (const n of [6, ...DOWN]) table.throws(0, n)
    expect(table.result).toMatchObject({ places: [2, 1], scores: [19, 12] })
  })

  it('the picture offers each player the calls that are open, behind one button', () => {
    const table = ahead(3)
    const offered = (eye: number, tray: string, ...touched: readonly string[]) =>
      game
        .scene(table.state, eye, touched)
        .trays.find(({ id }) => id === tray)
        ?.items.filter(({ spent }) => spent !== true)
        .map(({ spot }) => spot)
    const words = (eye: number) => offered(eye, 'words')
    expect(words(1)).toEqual(['heard'])
    expect(offered(1, 'choice')).toBeUndefined()
    expect(offered(1, 'choice', 'heard')).toEqual(['heard-1'])
    expect(offered(0, 'choice', 'heard')).toBeUndefined()
    expect(game.touches(table.state, 'heard-1')).toEqual([['heard', 'heard-1']])
    expect(words(0)).toEqual(['dice', 'speak'])
    expect(words(2)).toEqual(['heard'])
    table.play(1, 'heard-1')
    expect(words(0)).toEqual(['assent', 'deny', 'speak'])
    expect(game.scene(table.state, 'watcher', []).coach).toEqual({
      say: 'coach-call',
      seat: 1,
      accused: { say: 'player', seat: 0 },
    })
  })

  it('the buttons say what they do, and after the one for a call, whom it can be on', () => {
    const table = rows(opened(3), [1, 6, 1])
    const faces = (eye: number, tray: string, ...touched: readonly string[]) =>
      game
        .scene(table.state, eye, touched)
        .trays.find(({ id }) => id === tray)!
        .items.slice(tray === 'words' ? 1 : 0)
        .map(({ face }) => face)
    expect(faces(0, 'words')).toEqual([{ say: 'button-heard' }, { say: 'button-speak' }])
    expect(faces(0, 'choice', 'heard')).toEqual([{ say: 'player', seat: 2 }])
    expect(faces(1, 'choice', 'heard')).toEqual([
      { say: 'player', seat: 0 },
      { say: 'player', seat: 2 },
    ])
    expect(game.scene(table.state, 1, ['heard']).coach).toEqual({ say: 'coach-heard' })
    table.play(1, 'heard-3')
    expect(faces(2, 'words')).toEqual([
      { say: 'button-assent' },
      { say: 'button-deny' },
      { say: 'button-speak' },
    ])
  })
})
