import { LANGS, type Say } from '@spellendoos/kernel'
import { speak, type Scene } from '@spellendoos/scene'
import { describe, expect, it } from 'vitest'
import { BACK, bothReady, DIAGONAL, FORWARD, stand, thrown, won, type Table } from '../../test/voetbalspel.ts'
import { given } from '../../test/table.ts'
import { NAMES } from './board.ts'
import { game } from './index.ts'
import type { State } from './state.ts'

const seen = (table: Table, eye: number | 'watcher' = 0, touched: string[] = []): Scene =>
  game.scene(table.state, eye, touched)
const coach = (state: State, eye: number | 'watcher' = 0, touched: string[] = []): Say =>
  game.scene(state, eye, touched).coach!
const items = (scene: Scene) => scene.trays.flatMap((tray) => tray.items)
const dice = (scene: Scene) => items(scene).filter(({ look }) => look === 'die')
const spots = (scene: Scene) => items(scene).flatMap(({ spot }) => (spot === undefined ? [] : [spot]))

describe('voetbalspel: the picture', () => {
  it('shows the men as discs, the keepers as two, each with its own id', () => {
    const { pieces } = seen(won(0)).board!
    expect(pieces).toHaveLength(22)
    expect(pieces[0]).toEqual({
      id: 'man0',
      on: 'h1',
      look: 'king',
      seat: 0,
      name: { say: 'keeper', seat: 0 },
    })
    expect(pieces[12]).toEqual({
      id: 'man12',
      on: 'm18',
      look: 'man',
      seat: 1,
      name: { say: 'man', seat: 1 },
    })
    expect(pieces.filter(({ look }) => look === 'king').map(({ id }) => id)).toEqual(['man0', 'man11'])
    const rests = stand('h1 a5', 'h21', { misses: [0, 1, ...new Array<number>(20).fill(0)] })
    expect(game.scene(rests, 0, []).board!.pieces[1]?.name).toEqual({ say: 'man-rests', seat: 0 })
    expect(game.scene(rests, 0, []).board!.pieces).toHaveLength(3)
  })

  it('keeps a lifted man where he stood', () => {
    const { pieces } = seen(won(0).play(0, 'c4')).board!
    expect(pieces[1]).toMatchObject({ id: 'man1', on: 'c4' })
  })

  it('marks coloured squares with a sign of their own, as the side that uses them sees it', () => {
    const places = new Map(seen(given(game)).board!.places.map((place) => [place.id, place]))
    const print = (id: string) => places.get(id)?.print
    expect(['c21', 'e19', 'c14', 'e13', 'd15', 'g13', 'i13'].map(print)).toEqual([
      '⚑',
      '✱',
      '−',
      '+',
      '↑2',
      '↖3',
      '↗3',
    ])
    expect(['c1', 'e3', 'c8', 'e9', 'd7', 'i9', 'g9'].map(print)).toEqual([
      '⚑',
      '✱',
      '−',
      '+',
      '↓2',
      '↘3',
      '↙3',
    ])
    expect(['a1', 'o1', 'a21', 'o21', 'h4', 'h18', 'b2'].map(print)).toEqual([
      '⚐',
      '⚐',
      '⚐',
      '⚐',
      '•',
      '•',
      undefined,
    ])
    expect(places.get('c21')).toMatchObject({
      paint: 'felt',
      name: { say: 'field-green', field: 'c21', seat: 0 },
    })
    expect(places.get('d7')?.name).toEqual({ say: 'field-arrow', field: 'd7', seat: 1, squares: 2 })
    expect(places.get('g0')).toMatchObject({
      paint: 'white',
      at: [7.5, 22.5],
      name: { say: 'field-goal', field: 'g0' },
    })
    expect(places.get('a21')?.at).toEqual([1.5, 1.5])
    expect(places.get('o1')?.at).toEqual([15.5, 21.5])
  })

  it('lays both stacks, the open card and the dice beside the pitch, and buttons that do something', () => {
    expect(spots(seen(given(game)))).toEqual(['throw'])
    expect(spots(seen(won(0)))).toEqual(['4-4-2', '4-3-3', '3-5-2', 'ready'])
    expect(spots(seen(won(0), 1))).toEqual([])
    expect(spots(seen(won(0), 'watcher'))).toEqual([])
    expect(spots(seen(thrown('h1', 'h21', 1, BACK)))).toEqual(['throw', 'pass'])
    expect(spots(seen(thrown('h1', 'h21', 1, BACK), 1))).toEqual(['throw'])
    expect(spots(seen(thrown('h1', 'h21', 1, FORWARD)))).toEqual(['throw'])
    const drawing = thrown('h1 c13', 'h21', 1, FORWARD).play(0, 'c13-c14')
    for (const eye of [0, 1, 'watcher'] as const) {
      expect(seen(drawing, eye).trays.at(-1)).toMatchObject({
        id: 'table',
        items: [
          { look: 'card', paint: 'red', small: 12, spot: 'draw' },
          { look: 'card', paint: 'blue', small: 12 },
          { look: 'slip', spent: true, name: { say: 'no-card' } },
          { look: 'die' },
          { look: 'die' },
        ],
      })
    }
  })

  it('voetbalspel.formations: no throw is where a side says it is ready, and the dice keep their place', () => {
    const places = (scene: Scene) =>
      new Map(items(scene).flatMap(({ spot, at }) => (spot === undefined ? [] : [[spot, at] as const])))
    expect(places(seen(won(0))).get('ready')).not.toBe(places(seen(bothReady(won(0)))).get('throw'))
    for (const table of [given(game), won(0), bothReady(won(0))])
      expect(
        seen(table)
          .trays.at(-1)!
          .items.map(({ look }) => look),
      ).toEqual(['card', 'card', 'slip', 'die', 'die'])
  })

  const RED = ['foul', 'yellow-card', 'red-card', 'throw-in', 'own-offside', 'injury']
  const BLUE = ['free-kick', 'throw-again', 'through-ball', 'keeper-mistake', 'penalty', 'second-wind']
  it.each([
    ...RED.map((card, kind) => ({ card, kind, colour: 'red', from: 'c13', to: 'c14' }) as const),
    ...BLUE.map((card, kind) => ({ card, kind, colour: 'blue', from: 'e12', to: 'e13' }) as const),
  ])(
    'voetbalspel.cards: $card is open with the man it is about until the next turn’s throw',
    ({ card, kind, colour, from, to }) => {
      const only = { [colour]: Array.from({ length: 6 }, (_, each) => (each === kind ? 1 : 0)) }
      const table = thrown(`h1 ${from}`, 'h21 a14', 1, FORWARD, only).play(0, `${from}-${to}`, 'draw').draw(0)
      const where = table.state.men[1] === -1 ? { say: 'off-pitch' } : NAMES[table.state.men[1]!]
      const open = { look: 'slip', paint: colour, face: { say: `name-${card}` }, small: where, seat: 0 }
      const slip = () => items(seen(table, 1)).find(({ look }) => look === 'slip')
      expect(slip()).toMatchObject(open)
      while (table.state.seat === 0) {
        const { actor, phase } = table.state
        if (phase === 'throw') table.throws(0, 1, BACK)
        else table.play(actor, table.moves(actor)[0]!)
        expect(slip()?.face).toEqual(open.face)
      }
      expect(table.throws(1, 1, FORWARD).state.card).toBe('')
      expect(slip()).toMatchObject({ look: 'slip', spent: true })
    },
  )

  it('voetbalspel.goal: a kick-off puts the open card away', () => {
    const table = thrown('h1 h20', 'a21', 2, FORWARD, { card: 'foul', carded: 1, extra: 1 })
    expect(table.state.card).toBe('foul')
    expect(table.play(0, 'h20-h22').state).toMatchObject({ card: '', carded: -1, goals: [1, 0] })
  })

  it('voetbalspel.yellow-card, voetbalspel.offside: marks who misses a turn and who is offside, with turns left', () => {
    const one = (man: number, n: number) => new Array<number>(22).fill(0).with(man, n)
    const scene = game.scene(stand('h1 a5 f19', 'h21 c8', { misses: one(1, 1), offside: one(2, 2) }), 0, [])
    const [, rests, offside, , free] = scene.board!.pieces
    expect(rests).toMatchObject({ face: '✕', name: { say: 'man-rests', seat: 0 } })
    expect(offside).toMatchObject({ face: '⚑1', name: { say: 'man-offside', seat: 0, left: 1 } })
    expect(free?.face).toBeUndefined()
    expect(scene.sheets[0]!.rows.slice(-2)).toEqual([
      [{ say: 'row-rests' }, 'a5', '–'],
      [{ say: 'row-offside' }, 'f19 ⚑1', '–'],
    ])
    const first = stand('h1 f19', 'h21', { offside: one(1, 1) })
    expect(game.scene(first, 0, []).board!.pieces[1]?.face).toBe('⚑2')
    for (const lang of LANGS) expect(speak(game.words, offside!.name!, lang)).toContain('1')
  })

  it('voetbalspel.throw-again: tells beside the name which throws are still to come', () => {
    const { seats } = game.scene(stand('h1', 'h21', { again: [0, 2], played: [1, 1] }), 0, [])
    expect(seats.map(({ note }) => note)).toEqual([
      { say: 'note-turn', n: 2 },
      { say: 'note-again', n: 2, again: 2 },
    ])
  })

  it.each([
    [1, 0, '↑'],
    [3, 0, '↖↗'],
    [5, 0, '↔'],
    [6, 0, '↓'],
    [2, 1, '↓'],
    [4, 1, '↙↘'],
    [5, 1, '↔'],
    [6, 1, '↑'],
  ])('shows arrow face %i of seat %i as it points on the board', (face, seat, sign) => {
    const table = thrown('h8', 'h14', 5, face, { seat, actor: seat })
    expect(
      items(seen(table))
        .slice(-2)
        .map((item) => item.face),
    ).toEqual([5, sign])
  })

  it('shows the throws of a corner or penalty, and no eyes before a throw', () => {
    expect(dice(seen(bothReady(won(0)))).map(({ face }) => face)).toEqual([undefined, undefined])
    const table = thrown('h1 e18', 'h21', 1, FORWARD).play(0, 'e18-e19').throws(0, 6)
    expect(dice(seen(table))[0]?.face).toBe(6)
  })

  it('keeps the score, the turns, kept cards and the shoot-out on a sheet', () => {
    const sheet = game.scene(
      stand('h1', 'h21', { goals: [2, 1], played: [4, 3], penalties: [0, 1], winds: [1, 0] }),
      0,
      [],
    ).sheets[0]!
    expect(sheet.title).toEqual({ say: 'period-1' })
    expect(sheet.rows).toEqual([
      [{ say: 'row-goals' }, 2, 1],
      [
        { say: 'row-turns' },
        { say: 'turns-of', played: 4, all: 20 },
        { say: 'turns-of', played: 3, all: 20 },
      ],
      [{ say: 'row-penalties' }, 0, 1],
      [{ say: 'row-winds' }, 1, 0],
      [{ say: 'row-again' }, 0, 0],
      [{ say: 'row-rests' }, '–', '–'],
      [{ say: 'row-offside' }, '–', '–'],
    ])
    const late = game.scene(
      stand('h1', 'h21', { period: 4, phase: 'penalty', first: 1, kicks: [1, 0, 1] }),
      0,
      [],
    ).sheets[0]!
    expect(late.rows.at(-1)).toEqual([{ say: 'row-kicks' }, '0 ○', '2 ●●'])
    expect(late.rows).toHaveLength(2)
  })

  it('tells beside each name the goals and the turn', () => {
    expect(game.scene(stand('h1', 'h21', { goals: [2, 1], played: [4, 20] }), 0, []).seats).toEqual([
      { score: 2, note: { say: 'note-turn', n: 5 } },
      { score: 1, note: { say: 'note-turn', n: 20 } },
    ])
    expect(seen(won(1)).seats).toEqual([{ score: 0 }, { score: 0, note: { say: 'note-sets-up' } }])
    expect(seen(given(game)).seats).toEqual([{ score: 0 }, { score: 0 }])
  })

  it('coaches', () => {
    const { state } = thrown('h1 e5', 'h21', 2, DIAGONAL)
    expect(coach(state)).toEqual({ say: 'coach-move', number: 2, arrow: { say: 'arrow-diagonal' }, left: 3 })
    expect(coach(state, 0, ['e5'])).toEqual({ say: 'coach-target', field: 'e5' })
    expect(coach(state, 1)).toEqual({ say: 'coach-other', seat: 0 })
    expect(coach(state, 'watcher')).toEqual({ say: 'coach-other', seat: 0 })
    expect(coach(thrown('h1', 'h21', 1, BACK).state)).toEqual({ say: 'coach-pass' })
    expect(coach(given(game).state)).toEqual({ say: 'coach-roll-off' })
    expect(coach(given(game).play(0, 'throw').state)).toEqual({ say: 'coach-chance' })
    expect(coach(won(0).state)).toEqual({ say: 'coach-set-up' })
    expect(coach(won(0).state, 1)).toEqual({ say: 'coach-other-sets-up', seat: 0 })
    expect(coach(won(0).play(0, 'c4').state)).toEqual({ say: 'coach-set-down' })
    expect(coach(won(0).play(0, 'h1').state)).toEqual({ say: 'coach-set-down-keeper' })
    expect(coach({ ...won(0).state, changes: 22 })).toEqual({ say: 'coach-no-changes' })
    expect(coach(stand('h1', 'h21', { phase: 'penalty', throws: [1] }))).toEqual({
      say: 'coach-penalty',
      left: 2,
    })
    expect(coach(stand('h1', 'h21', { phase: 'corner-kick', throws: [1, 4] }))).toEqual({
      say: 'coach-corner-kick',
      sum: 5,
    })
    expect(coach(stand('h1', 'h21', { phase: 'over' }))).toEqual({ say: 'coach-over' })
    for (const phase of [
      'kept-penalty',
      'throw',
      'corner',
      'draw-red',
      'draw-blue',
      'throw-in',
      'through-ball',
      'keeper-aside',
    ] as const) {
      const said = coach(stand('h1', 'h21', { phase, card: 'foul' }))
      expect(said).toEqual({ say: `coach-${phase}` })
      for (const lang of LANGS) expect(speak(game.words, said, lang)).not.toBe('')
    }
  })

  it('marks the last move, and lets a corner be tapped at its end', () => {
    expect(seen(thrown('h1 e5 a5', 'h21', 2, FORWARD).play(0, 'e5-e7')).last).toEqual(['e5', 'e7'])
    const table = thrown('h1 c20', 'h21 o20', 1, FORWARD).play(0, 'c20-c21').throws(0, 2).throws(0, 3)
    const taps = game.moves(table.state, 0).map((move) => game.touches(table.state, move))
    expect(taps).toEqual([
      [['f21'], ['a21', 'f21']],
      [['f16'], ['a21', 'f16']],
    ])
    const { state } = thrown('h1', 'h21', 2, FORWARD)
    expect(game.moves(state, 0).map((move) => game.touches(state, move))).toEqual([[['h1', 'h3']]])
    expect(game.touches(state, 'pass')).toEqual([['pass']])
    const { state: lifted } = won(0).play(0, 'h1')
    expect(game.touches(lifted, game.moves(lifted, 0)[0]!)).toEqual([['g1']])
  })
})
