import { gameById } from '@spellendoos/games'
import { BY_THE_BOOK, chooseOptions } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import * as files from '../replay/exchange-files.ts'
import { writeExchange, readExchange } from './exchange-format.ts'
import { gameIn, readAnalysis, writeAnalysis, type Analysed } from './file.ts'
import {
  EMPTY_TREE,
  continueWith,
  segmentsOf,
  type GameTree,
  type GameEvent,
  type Path,
  type TreeCursor,
} from './tree.ts'

const take = (id: string) => gameById(id)!
const setup = (id: string, preset = BY_THE_BOOK): Analysed['setup'] => {
  const options = chooseOptions(take(id), preset, {})
  if (!options.ok) throw new Error(options.problem.text.en)
  return { game: take(id), options: options.value, seats: 2 }
}
/** Grows a tree: each word is a move or a throw; the seats move by turns. */
const grow = (place: TreeCursor, words: string, first = 0): TreeCursor =>
  words.split(' ').reduce((at, word, i) => continueWith(at, { by: (first + i) % 2, move: word }), place)
const at = (tree: GameTree, path: Path): TreeCursor => ({ tree, path })

/** 32-28 19-23 28x19 14x23, with 13x24 and 18-23 as variations. */
const draughts = (): Analysed => {
  let place = grow(at(EMPTY_TREE, []), '32-28 19-23 28x19 14x23')
  place = grow(at(place.tree, [0, 0, 0]), '13x24 37-32', 1)
  place = grow(at(place.tree, [0]), '18-23', 1)
  return { setup: setup('dammen'), players: ['Anna', 'Bert'], tree: place.tree }
}
/** Backgammon as far as the opening play, once 31 and once 42. */
const backgammon = (): Analysed => {
  const thrown = (by: number, n: number): GameEvent[] => [
    { by, move: 'throw' },
    { by: 'chance', draw: [n] },
  ]
  const play = (place: TreeCursor, all: readonly GameEvent[]) => all.reduce(continueWith, place)
  const one = play(at(EMPTY_TREE, []), [...thrown(0, 3), ...thrown(1, 1), { by: 0, move: '8/5 6/5' }])
  const two = play(at(one.tree, [0, 0]), [...thrown(1, 2), { by: 0, move: '13/11 13/10' }])
  return { setup: setup('backgammon', 'modern'), players: ['', ''], tree: two.tree }
}

const shape = (tree: GameTree) =>
  segmentsOf(tree).map(
    ({ depth, steps }) =>
      `${depth} ${steps.map(({ event }) => ('move' in event ? event.move : event.draw.join(''))).join(' ')}`,
  )
const read = (given: unknown, id = 'dammen') => {
  const analysed = readAnalysis(given, take(id))
  return analysed.ok ? analysed.value : analysed.problem
}
const saved = (analysed: Analysed): Record<string, unknown> =>
  JSON.parse(JSON.stringify(writeAnalysis(analysed))) as Record<string, unknown>

describe('an analysis as a file', () => {
  it.each([draughts, backgammon])('is read back as it was', (make) => {
    const analysed = make()
    expect(read(saved(analysed), analysed.setup.game.id)).toEqual(analysed)
  })

  it('keeps where it starts', () => {
    const tree = grow(at(EMPTY_TREE, []), '22x33', 1).tree
    const analysed = {
      ...draughts(),
      setup: { ...setup('dammen'), position: 'B:W28,45:B5,22' },
      tree,
    }
    expect(read(saved(analysed))).toEqual(analysed)
  })

  it.each([
    ['no-analysis', 'hello'],
    ['no-analysis', null],
    ['no-analysis', { kind: 'spellendoos-all' }],
    ['newer-format', { ...saved(draughts()), format: 2 }],
    ['bad-file', { ...saved(draughts()), format: 'x' }],
    ['bad-file', { ...saved(draughts()), game: 1 }],
  ])('event %s', (code, given) => {
    const named = gameIn(given)
    expect(named.ok ? 'fine' : named.problem.code).toBe(code)
  })

  it.each([
    ['other-rules', { version: 99 }],
    ['unknown-option', { options: { nonsense: true } }],
    ['bad-option', { options: { slagplicht: 'maybe' } }],
    ['bad-file', { seats: 7 }],
    ['bad-file', { position: 5 }],
    ['bad-file', { players: [1] }],
    ['bad-file', { line: 'x' }],
    ['bad-file', { line: [null] }],
    ['bad-file', { line: [{ by: 5, move: '32-28' }] }],
    ['bad-file', { line: [{ by: 0 }] }],
    ['bad-file', { line: [{ draw: ['x'] }] }],
    ['bad-file', { line: [{ by: 0, move: '32-28', or: [[]] }] }],
    ['bad-step', { line: [{ by: 0, move: '32-26' }] }],
    ['bad-step', { line: [{ by: 1, move: '19-23' }] }],
    ['bad-step', { line: [{ draw: [3] }] }],
    ['bad-step', { line: [{ by: 'clock', move: 'x' }] }],
    ['bad-step', { line: [{ by: 0, move: '32-28', or: [[{ by: 0, move: '1-6' }]] }] }],
    ['bad-position', { position: 'W:W77:B1' }],
  ])('with what is wrong: %s %j', (code, part) => {
    const problem = read({ ...saved(draughts()), ...part })
    expect('code' in problem ? problem.code : 'fine').toMatch(
      code === 'bad-position' ? /./ : new RegExp(`^${code}$`),
    )
    expect('code' in problem).toBe(true)
  })

  it('says which step, and the rule that forbids it', () => {
    const problem = read({
      ...saved(draughts()),
      line: [
        { by: 0, move: '32-28' },
        { by: 1, move: '19-24' },
        { by: 0, move: '28-32' },
      ],
    })
    expect('text' in problem && problem.text.en).toMatch(/^Step 3, ‘28-32’: \p{Lu}.*\.$/u)
  })

  it('is refused where it is deeper than anybody writes', () => {
    let line: unknown[] = [{ by: 0, move: '32-28' }]
    for (let i = 0; i < 400; i++) line = [{ by: 0, move: '32-28', or: [line] }]
    expect(read({ ...saved(draughts()), line })).toMatchObject({ code: 'too-big' })
  })
})

describe('an analysis for other programs', () => {
  const openGame = (id: string) => Promise.resolve(gameById(id))

  it('has its variations in the brackets of PDN, and they are read back', async () => {
    const written = writeExchange(files, draughts(), 'pdn')
    if (!written.ok) throw new Error(written.problem.text.en)
    expect(written.value).toContain('1. 32-28 19-23 ( 1... 18-23 ) 2. 28x19 14x23 ( 2... 13x24 3. 37-32 ) *')
    const again = await readExchange(files, written.value, 'pdn', openGame)
    expect(again.ok && again.value).toEqual({ analysed: draughts(), remarks: [] })
  })

  it('has its main line in MAT, and it is read back', async () => {
    const written = writeExchange(files, backgammon(), 'mat')
    if (!written.ok) throw new Error(written.problem.text.en)
    expect(written.value).toContain('1) 31: 8/5 6/5')
    const again = await readExchange(files, written.value, 'mat', openGame)
    expect(again.ok && shape(again.value.analysed.tree)).toEqual(['0 throw 3 throw 1 8/5 6/5'])
  })

  it('says what of a file it does not show', async () => {
    const one = '1. 32-28 19-23 (1... 18-22 2. 28-33) 2. 28x19 *\n'
    const read = await readExchange(files, `${one}\n${one}`, 'pdn', openGame)
    expect(read.ok && read.value.remarks.map(({ code }) => code)).toEqual(['first-of', 'cut'])
    expect(read.ok && shape(read.value.analysed.tree)).toEqual(['0 32-28 19-23', '1 18-22', '0 28x19'])
  })

  it('refuses what is no such file with its line', async () => {
    const read = await readExchange(files, '1. 32-28\n2. 99-98', 'pdn', openGame)
    expect(!read.ok && read.problem.text.en).toMatch(/^Line 2/)
  })
})
