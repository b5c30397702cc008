import { throwButton, turnBoard, turnFor, type SceneGame } from '@spellendoos/scene'
import { describe, expect, it } from 'vitest'
import { given } from '../../test/table.ts'
import { game as brandstapel } from './brandstapel/index.ts'
import { game as bozeDrie } from './boze-drie/index.ts'
import { game as dodeSprong } from './dode-sprong/index.ts'
import { game as elfHoog } from './elf-hoog/index.ts'
import { game as evenOfOneven } from './even-of-oneven/index.ts'
import { game as kaleMus } from './kale-mus/index.ts'
import { game as macao } from './macao/index.ts'
import { game as paartjesspel } from './paartjesspel/index.ts'
import { game as snelleHonderd } from './snelle-honderd/index.ts'

/** What all dice games have in common, tested on a few of them. */
describe('the dice table', () => {
  it('is for two to eight, and says how much luck there is and whether there is money', () => {
    expect(kaleMus.seats).toEqual([2, 3, 4, 5, 6, 7, 8])
    const open = { hidden: false, realtime: false, unaided: false, solo: false }
    expect(kaleMus.traits).toEqual({ ...open, luck: 'all', money: false, minutes: 5 })
    expect(bozeDrie.traits).toMatchObject({ luck: 'some', money: false })
    expect(elfHoog.traits).toMatchObject({ luck: 'all', money: true })
    expect(kaleMus.presets).toEqual({ boekje: {} })
    expect(kaleMus.sides({ rounds: 5 }, 3)).toEqual([[0], [1], [2]])
    expect(kaleMus.book).toBe('spellendoos')
  })

  it('starts with nothing thrown, and the first player to throw', () => {
    const { state } = given(kaleMus, { seats: 3, options: { rounds: 2 } })
    expect(state).toEqual({
      seats: 3,
      options: { rounds: 2 },
      round: 0,
      seat: 0,
      thrown: false,
      dice: [],
      thrower: 0,
      lastThrows: [[], [], []],
      throws: 0,
      ended: '',
      turn: [],
      next: 'first',
      sheet: [],
      scores: [0, 0, 0],
    })
  })

  it('nobody does anything while the dice are in the air, but chance', () => {
    const table = given(bozeDrie, { seats: 2 }).throws(0, 6).play(0, 'throw')
    expect(table.turn).toEqual(['chance'])
    expect(bozeDrie.chance!(table.state)).toEqual({ dice: 1 })
    expect(table.moves(0)).toEqual([])
    expect(table.moves(1)).toEqual([])
    expect(paartjesspel.chance!(given(paartjesspel).play(0, 'throw').state)).toEqual({ dice: 4 })
  })

  it('only who is on turn throws, and nobody when the match is over', () => {
    const table = given(kaleMus, { seats: 2, options: { rounds: 1 } })
    expect(table.moves(0)).toEqual(['throw'])
    expect(table.moves(1)).toEqual([])
    table.throws(0, 3)
    expect(table.state).toMatchObject({ thrower: 0, throws: 1, dice: [3] })
    table.throws(1, 4)
    expect(table.state).toMatchObject({ thrower: 1, throws: 2 })
    expect(table.moves(0)).toEqual([])
    expect(table.turn).toEqual([])
    const over = given(bozeDrie, { seats: 2, options: { rounds: 1 } })
      .throws(0, 3)
      .throws(1, 3)
    expect(over.moves(0)).toEqual([])
  })

  it('a throw is a tap on the dice, a word a tap on its button', () => {
    const { state } = given(bozeDrie, { seats: 2 }).throws(0, 6)
    expect(bozeDrie.touches(state, 'throw')).toEqual([['dice']])
    expect(bozeDrie.touches(state, 'stop')).toEqual([['stop']])
    expect(bozeDrie.write(state, 'stop')).toBe('stop')
    // Nothing is tapped after the word, so there is nothing to choose.
    expect(bozeDrie.scene(state, 0, ['stop']).trays.map(({ id }) => id)).toEqual(['dice', 'words'])
    expect(bozeDrie.explain(state, 1, 'dice')).toBe('boze-drie.turn')
    expect(kaleMus.explain(given(kaleMus).state, 1, 'stop')).toBeUndefined()
  })

  it('every player has before them what they threw last, in the colours of the dice', () => {
    const table = given(kaleMus, { seats: 3 })
    const faces = () =>
      kaleMus.scene(table.state, 0, []).seats.map(({ thrown }) => thrown?.map(({ face }) => face))
    expect(faces()).toEqual([[], [], []])
    table.throws(0, 3).throws(1, 5)
    expect(faces()).toEqual([[3], [5], []])
    table.throws(2, 6).play(0, 'throw')
    expect(faces()).toEqual([[3], [5], [6]])
    table.draw(2)
    expect(faces()).toEqual([[2], [5], [6]])
    const pairs = given(paartjesspel, { seats: 2 }).throws(0, 1, 2, 3, 4)
    const { seats, trays } = paartjesspel.scene(pairs.state, 0, [])
    expect(seats[0]!.thrown).toEqual(trays[0]!.items)
    expect(seats[0]!.thrown!.map(({ paint }) => paint)).toEqual(['white', 'white', 'black', 'black'])
  })

  it('has no clocks, and counts points or money', () => {
    expect(kaleMus.clocks).toBeUndefined()
    expect(kaleMus.purses).toBeUndefined()
    expect(kaleMus.scores!(given(kaleMus, { seats: 2 }).throws(0, 4).state)).toEqual([0, 4])
    expect(elfHoog.scores).toBeUndefined()
    expect(elfHoog.purses!(given(elfHoog, { seats: 2 }).throws(0, 5, 5).state)).toEqual({
      seats: [94, 95],
      pot: 11,
      bank: 0,
    })
  })
})

describe('the picture of a dice table', () => {
  const sceneOf = (table: ReturnType<typeof macaoTable>, eye: number | 'watcher' = 0) =>
    macao.scene(table.state, eye, [])
  const macaoTable = () => given(macao, { seats: 2, options: { rounds: 1 } })

  it('the dice are blank before the first throw and in the air, and then as they fell', () => {
    const table = given(paartjesspel, { seats: 2 })
    const tray = () => paartjesspel.scene(table.state, 0, []).trays[0]!
    const blank = { look: 'die', paint: 'white' }
    expect(tray()).toMatchObject({ id: 'dice', title: { say: 'dice-tray' } })
    expect(tray().items[0]).toEqual(blank)
    table.throws(0, 6, 5, 4, 3)
    expect(tray().items[0]).toEqual({ ...blank, face: 6 })
    table.play(1, 'throw')
    expect(tray().items[0]).toEqual(blank)
    expect(kaleMus.scene(given(kaleMus).throws(0, 2).state, 0, []).trays[0]!.items).toEqual([
      { look: 'die', face: 2 },
    ])
  })

  it('the last throw is marked once it lies there', () => {
    const table = macaoTable()
    expect(sceneOf(table).last).toEqual([])
    table.throws(0, 5)
    expect(sceneOf(table).last).toEqual(['dice'])
    table.play(0, 'throw')
    expect(sceneOf(table).last).toEqual([])
  })

  it('the coach says who throws, or what there is to choose, and is silent at the end', () => {
    const table = macaoTable()
    expect(sceneOf(table).coach).toEqual({ say: 'coach-throw', seat: 0 })
    table.throws(0, 5).throws(0, 3).throws(0, 1)
    expect(sceneOf(table).coach).toEqual({ say: 'coach-choice', seat: 0, n: 9 })
    table.play(0, 'stop').throws(1, 6).throws(1, 5).throws(1, 1)
    expect(sceneOf(table).coach).toBeUndefined()
  })

  it('buttons are for who may press them', () => {
    const table = macaoTable().throws(0, 5).throws(0, 3)
    const ready = throwButton('dice', true)
    expect(sceneOf(table).trays[1]).toEqual({ id: 'words', items: [ready] })
    table.throws(0, 1)
    expect(sceneOf(table).trays[1]).toEqual({
      id: 'words',
      items: [ready, { spot: 'stop', look: 'button', face: { say: 'button-stop' } }],
    })
    expect(sceneOf(table, 1).trays[1]).toEqual({ id: 'words', items: [throwButton('dice', false)] })
    expect(sceneOf(table, 'watcher').trays).toHaveLength(1)
  })

  it('the throws of a turn stand one by one, until the next turn begins', () => {
    const turnOf = (table: ReturnType<typeof macaoTable>) => sceneOf(table).sheets[0]!
    const table = macaoTable()
    expect(turnOf(table)).toMatchObject({ id: 'turn', title: { seat: 0 }, rows: [['', '', '', '']] })
    table.throws(0, 6).throws(0, 5)
    expect(turnOf(table)).toMatchObject({ title: { seat: 0 }, rows: [[6, 5, '', '']] })
    table.throws(0, 1)
    // The second player has not thrown yet: the sheet still shows the first.
    expect(turnOf(table)).toMatchObject({ title: { seat: 0 }, rows: [[6, 5, 1, '']] })
    table.throws(1, 2)
    expect(turnOf(table)).toMatchObject({ title: { seat: 1 }, rows: [[2, '', '', '']] })
  })

  it('the score sheet has a row for every round and the totals below', () => {
    const table = given(evenOfOneven, { seats: 2, options: { rounds: 2 } })
      .throws(0, 1, 1)
      .throws(1, 4, 6)
    expect(evenOfOneven.scene(table.state, 'watcher', []).sheets).toEqual([
      {
        id: 'rounds',
        head: [{ say: 'round' }, { say: 'player', seat: 0 }, { say: 'player', seat: 1 }],
        rows: [
          [1, 0, 24],
          [2, '–', ''],
          [{ say: 'total' }, 0, 24],
        ],
      },
    ])
    expect(evenOfOneven.scene(given(evenOfOneven).throws(0, 1, 1).state, 0, []).seats).toMatchObject([
      { score: 0, note: { say: 'misses' } },
      { score: 0 },
    ])
  })

  it('money is shown as it came and went, and the pot beside it', () => {
    const table = given(elfHoog, { seats: 2, options: { rounds: 1 } }).throws(0, 5, 5)
    const scene = elfHoog.scene(table.state, 0, [])
    expect(scene.sheets[0]!.rows).toEqual([
      [1, '−1', ''],
      [{ say: 'total' }, 94, 95],
    ])
    expect(scene.trays[2]).toEqual({
      id: 'pot',
      title: { say: 'pot' },
      items: [{ look: 'chip', face: 11 }],
    })
    expect(scene.seats).toMatchObject([{ money: 94 }, { money: 95 }])
    expect(elfHoog.scene(table.throws(1, 6, 5).state, 0, []).sheets[0]!.rows[0]).toEqual([1, '−1', '+11'])
  })
})

describe('rounds that are won', () => {
  const opened = (rounds: number) => given(snelleHonderd, { seats: 2, options: { rounds } })
  const toHundred = (table: ReturnType<typeof opened>) =>
    table.throws(0, 6, 6).throws(1, 6, 5).throws(0, 6, 6).throws(1, 6, 5).throws(0, 6, 6)

  it('one round counts its points, several count the rounds won', () => {
    expect(snelleHonderd.scores!(opened(1).throws(0, 6, 5).state)).toEqual([11, 0])
    const table = opened(2).throws(0, 6, 5)
    expect(snelleHonderd.scores!(table.state)).toEqual([0, 0])
    expect(snelleHonderd.scene(table.state, 0, []).seats).toMatchObject([
      { score: 0, note: { say: 'has', n: 11 } },
      { score: 0, note: { say: 'has', n: 0 } },
    ])
    expect(snelleHonderd.scene(opened(1).throws(0, 6, 5).state, 0, []).seats).toMatchObject([
      { score: 11 },
      { score: 0 },
    ])
  })

  it('the rounds won are on a sheet of their own, where there are several', () => {
    expect(snelleHonderd.scene(opened(1).state, 0, []).sheets.map(({ id }) => id)).toEqual(['points'])
    const won = (table: ReturnType<typeof opened>) => snelleHonderd.scene(table.state, 0, []).sheets[1]!
    const table = opened(2)
    expect(won(table)).toMatchObject({ id: 'won', rows: [[{ say: 'won' }, 0, 0]] })
    expect(won(table).head![0]).toEqual({ say: 'round-of', n: 1, of: 2 })
    toHundred(table)
    expect(table.facts(0).at(-1)).toEqual({ fact: 'round-won', seat: 0, anew: true })
    expect(won(table)).toMatchObject({ rows: [[{ say: 'won' }, 1, 0]] })
    expect(won(table).head![0]).toEqual({ say: 'round-of', n: 2, of: 2 })
    toHundred(table)
    // No round begins anew after the last.
    expect(table.facts(0).at(-1)).toEqual({ fact: 'round-won', seat: 0 })
    expect(won(table).head![0]).toEqual({ say: 'round-of', n: 2, of: 2 })
    expect(table.result).toEqual({ places: [1, 2], scores: [2, 0], why: 'snelle-honderd.rounds' })
  })

  it('a game with a board shows it', () => {
    const { board } = brandstapel.scene(given(brandstapel, { seats: 4 }).state, 0, [])
    // The players sit round the pyre, clockwise from the middle of the near side.
    expect(board!.places.map(({ id, at }) => [id, ...at])).toEqual([
      ['pyre', 6, 6],
      ['hand1', 6, 10.4],
      ['hand2', 1.6, 6],
      ['hand3', 6, 1.6],
      ['hand4', 10.4, 6],
    ])
    // Every viewer sees their own matches near.
    const near = [0, 1, 2, 3].map((seat) => turnBoard(board!, turnFor(board!, seat)))
    expect(near.map(({ places }, seat) => places.find(({ id }) => id === `hand${seat + 1}`)!.at)).toEqual(
      Array.from({ length: 4 }, () => [6, 10.4]),
    )
    expect(board!.pieces).toHaveLength(24)
    expect(snelleHonderd.scene(opened(1).state, 0, []).board).toBeUndefined()
  })

  it('who is out is told so, and the next one in has the dice', () => {
    const table = given(dodeSprong, { seats: 3 })
    const scene = () => dodeSprong.scene(table.state, table.state.seat, [])
    expect(scene().coach).toEqual({ say: 'coach-name', seat: 0, from: 13 })
    expect(scene().sheets[0]!.rows).toEqual([['', 0]])
    const numbers = scene()
      .trays[1]!.items.slice(1)
      .map(({ face }) => face)
    expect(numbers).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29])
    table.play(0, '13').throws(1, 6, 5)
    expect(scene().coach).toEqual({ say: 'coach-throw', seat: 2 })
    expect(scene().sheets[0]!.rows).toEqual([[13, 11]])
    table.throws(2, 1, 1)
    expect(scene().seats).toMatchObject([{ score: 1 }, { score: 1 }, { score: 0, note: { say: 'out' } }])
  })
})

/** The most entries that a match of each game has. */
const LENGTHS = [
  // 20 rounds of 8 turns, a throw and its answer.
  ['kale-mus', 320],
  ['hemel-en-hel', 320],
  ['elf-hoog', 320],
  ['handjesspel', 320],
  ['even-of-oneven', 320],
  ['laagste-stand', 320],
  ['poffen-dobbel', 320],
  ['paartjesspel', 320],
  // Twice 20 rounds.
  ['hoog-en-laag', 640],
  // Four, seven and ten throws a turn.
  ['macao', 1280],
  ['schommel-reeks', 2240],
  ['platluis', 3200],
  // Three throws and two dice set aside.
  ['hoge-huisnummer', 1280],
  ['laagste-huisnummer', 1280],
  // A throw, six attempts of six taps with five restarts between them, and giving up: 44 a turn.
  ['vijftienen', 7040],
  // Three and six entries a turn.
  ['dobbelstenen-toren', 480],
  ['dobbelstenen-tovenaar', 960],
  // Ten rounds of 7 duels, of 7 eliminations after 15 throws and a number, of 8 × 22 throws, of 8 × 50 throws.
  ['kale-kikker', 280],
  ['dode-sprong', 2170],
  ['dubbele-lot', 3520],
  ['snelle-honderd', 8000],
  // 5,000 throws with their answers, and what is said between them.
  ['eenentwintig-enen', 10_000],
  ['brandstapel', 10_000],
  ['koeienstaart', 10_000],
  ['xantippe', 10_000],
  ['toto-dobbel', 10_000],
  ['dubbelkoning', 10_010],
  ['boze-drie', 10_160],
  ['stommetje-spelen', 13_840],
  ['chicago', 35_000],
] as const
// Loaded before any test: a mutant in what a game is made of would otherwise be judged by this test alone.
const lengths = await Promise.all(
  LENGTHS.map(async ([id, entries]) => {
    const { game } = (await import(`./${id}/index.ts`)) as { game: SceneGame }
    return [id, entries, game] as const
  }),
)

describe('what everyone has so far', () => {
  it.each(lengths)('%s: points or money for every player, from the start', (_id, _entries, game) => {
    const { state } = given(game, { seats: 3 })
    expect(game.scores?.(state) ?? game.purses!(state).seats).toHaveLength(3)
  })
})

describe('how long a match can be', () => {
  it.each(lengths)('%s: at most %i entries', (_, entries, { bound }) => {
    expect(bound).toBe(entries)
  })
})
