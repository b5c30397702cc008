import { LANGS, seededRng, type Eye, type Seat } from '@spellendoos/kernel'
import { draw, type Scene } from '@spellendoos/scene'
import { describe, expect, it } from 'vitest'
import { at, dealt, fillIn, playing } from '../../test/voetbal-toto.ts'
import { game } from './index.ts'
import type { State } from './state.ts'

const ALL_HOME = '1'.repeat(13)
const pictured = (s: State, eye: Eye, touched: readonly string[] = []): Scene =>
  game.scene(game.view(s, eye), eye, touched)
const buttons = (s: State, seat: Seat) =>
  pictured(s, seat)
    .trays.find(({ id }) => id === 'buttons')!
    .items.map(({ spot }) => spot)
const tray = (s: State, eye: Eye, id: string) => pictured(s, eye).trays.find((each) => each.id === id)
const coach = (s: State, eye: Eye, touched: readonly string[] = []) => pictured(s, eye, touched).coach

describe('voetbal-toto: the picture', () => {
  it('has 26 boxes that show 0, and the goal cards on them, the lowest first', () => {
    const { state } = at(playing({ hands: ['1', '1'], goals: { '5h': 3, '5a': 1 } }))
    const { board, last } = pictured(state, 0)
    expect(board?.places).toHaveLength(26)
    expect(board?.places.every(({ print }) => print === 0)).toBe(true)
    expect(board?.pieces.map(({ id, on, face }) => [id, on, face])).toEqual([
      ['5h1', '5h', 1],
      ['5h2', '5h', 2],
      ['5h3', '5h', 3],
      ['5a1', '5a', 1],
    ])
    expect(last).toEqual([])
  })

  it('voetbal-toto.column: every player has a column with a chip of the own colour above it', () => {
    const { board } = pictured(at(playing({ hands: ['1', '1', '1'] })).state, 1)
    const heads = board!.ground.flatMap((each) =>
      'circle' in each && each.circle[1] < 1 ? [{ x: each.circle[0], paint: each.paint }] : [],
    )
    expect(heads.map(({ paint }) => paint)).toEqual([{ seat: 0 }, { seat: 1 }, { seat: 2 }])
    expect(new Set(heads.map(({ x }) => x)).size).toBe(3)
  })

  it('voetbal-toto.secret: the own forecasts are in the own column while cards are laid, and nobody else’s', () => {
    const forms = ['1231231231231', '3213213213213']
    const { state } = at(playing({ hands: ['1', '1'], forms }))
    const marks = (eye: Eye) =>
      pictured(state, eye).board!.ground.flatMap((each) =>
        'text' in each && each.at[0] > 10.5 ? [{ x: each.at[0], mark: each.text }] : [],
      )
    for (const seat of [0, 1]) {
      expect(marks(seat).map(({ mark }) => mark)).toEqual(forms[seat]!.split('').map(Number))
      expect(new Set(marks(seat).map(({ x }) => x)).size).toBe(1)
    }
    expect(marks(0)[0]!.x).not.toBe(marks(1)[0]!.x)
    expect(marks('watcher')).toEqual([])
    const read = { ...state, phase: 'over' as const }
    expect(pictured(read, 0).board!.ground.some((each) => 'text' in each && each.at[0] > 10.5)).toBe(false)
  })

  it('voetbal-toto.secret: a box of each row, or the dash between both, wears the colour of who forecast it', () => {
    const { state } = at(playing({ hands: ['1', '1'], forms: ['1231231231231', '3213213213213'] }))
    const coloured = (eye: Eye) => {
      const { ground, places } = pictured(state, eye).board!
      const [home, away] = ['1h', '1a'].map((id) => places.find((place) => place.id === id)!.at[0])
      return ground.flatMap((each) => {
        if (!('rect' in each) || typeof each.paint === 'string') return []
        const middle = each.rect[0] + each.rect[2] / 2
        expect(each.paint).toEqual({ seat: eye })
        return Math.abs(middle - home!) < 0.1 ? 1 : Math.abs(middle - away!) < 0.1 ? 2 : 3
      })
    }
    expect(coloured(0).join('')).toBe('1231231231231')
    expect(coloured(1).join('')).toBe('3213213213213')
    expect(coloured('watcher')).toEqual([])
  })

  it('a button that can be used at once is never where the one was that led there', () => {
    const place = (s: State, spot: string) =>
      tray(s, 0, 'buttons')!.items.find((each) => each.spot === spot)!.at
    const lay = dealt({ seats: 2 }).state
    const play = at(playing({ hands: ['1', '1'] })).state
    expect([place(lay, 'open'), place(lay, 'closed')]).not.toContain(place(play, 'pass'))
    const marked = dealt({ seats: 2 }).play(0, 'closed').play(1, 'closed').state
    expect([place(play, 'pass'), place(play, 'stop')]).not.toContain(place(marked, 'ready'))
  })

  it('hands keep their size, open or closed, full or empty', () => {
    const { state } = at(playing({ hands: ['1', '', '1'] }))
    const grids = [0, 1, 2].flatMap((eye) =>
      pictured(state, eye).trays.flatMap(({ id, grid }) => (id.startsWith('hand') ? [grid] : [])),
    )
    expect(grids).toHaveLength(9)
    for (const grid of grids) expect(grid).toEqual([7, 1])
  })

  it('voetbal-toto.pot: the pot is on the board and everyone’s purse beside the name, as amounts', () => {
    const { state } = at(playing({ hands: ['1', '1'], more: { pot: 35, money: [80, 65] } }))
    for (const eye of [0, 1, 'watcher'] as const) {
      const { board, seats } = pictured(state, eye)
      expect(board!.ground).toContainEqual(expect.objectContaining({ text: { say: 'tray-pot', pot: 35 } }))
      expect(seats.map(({ money }) => money)).toEqual([80, 65])
    }
  })

  it('voetbal-toto.wait: STOP stands in everyone’s picture but the scorer’s, whistle or not', () => {
    const before = at(playing({ hands: ['11', '1', 'w', ''] }))
    for (const seat of [0, 1, 2, 3]) expect(buttons(before.state, seat)).toEqual(['pass', 'stop'])
    const { state } = before.play(0, '1h1')
    expect(buttons(state, 0)).toEqual(['pass'])
    for (const seat of [1, 2, 3]) expect(buttons(state, seat)).toEqual(['pass', 'stop'])
    expect(pictured(state, 'watcher').trays.map(({ id }) => id)).not.toContain('buttons')
    expect(pictured(state, 1).last).toEqual(['1h'])
    const after = before.play(2, 'stop').play(1, '2a1').state
    expect(buttons(after, 0)).toEqual(['pass', 'stop'])
    expect(pictured(after, 1).last).toEqual(['2a'])
  })

  it('voetbal-toto.stop-window, voetbal-toto.own-goal: at a shared screen all but the scorer are offered STOP, whistle or not', () => {
    const table = at(playing({ hands: ['11', '1', 'w', ''] }))
    const offers = () => ([0, 1, 2, 3, 'watcher'] as const).map((eye) => pictured(table.state, eye).offTurn)
    const same = (offer: unknown) => Array.from({ length: 5 }, () => offer)
    expect(offers()).toEqual(same(undefined))
    table.play(0, '1h1')
    expect(offers()).toEqual(same({ label: { say: 'button-stop' }, but: [0] }))
    table.play(2, 'stop')
    expect(offers()).toEqual(same(undefined))
  })

  it('voetbal-toto.lay: shows open hands by kind and closed ones as so many backs', () => {
    const table = dealt({ seats: 3 }, '666w', '2').play(0, 'open').play(1, 'closed').play(2, 'closed')
    const open = tray(table.state, 1, 'hand-1')!
    expect(open.items.map(({ face, small }) => [face, small])).toContainEqual([6, { say: 'times', count: 3 }])
    expect(open.items.every(({ spot }) => spot === undefined)).toBe(true)
    expect(tray(table.state, 1, 'hand-3')!.items).toEqual([
      {
        at: 0,
        look: 'card',
        small: { say: 'times', count: 21 },
        name: { say: 'closed-name', seat: 2, cards: 21 },
      },
    ])
    expect(tray(table.state, 0, 'hand')!.items.map(({ spot }) => spot)).toEqual([
      'card1',
      'card2',
      'card3',
      'card4',
      'card5',
      'card6',
      'whistle',
    ])
  })

  it('voetbal-toto.secret: the coupon is its owner’s alone', () => {
    const table = dealt({ seats: 2 }).play(0, 'closed').play(1, 'closed').play(0, 'mark 5 2')
    const crosses = (eye: Eye) =>
      pictured(table.state, eye)
        .sheets.flatMap(({ rows }) => rows.flat())
        .filter((cell) => typeof cell === 'object' && 'spot' in cell && cell.marked === true)
    expect(crosses(0)).toEqual([{ spot: 'form5.2', show: 2, marked: true }])
    expect(crosses(1)).toEqual([])
    expect(pictured(table.state, 'watcher').sheets).toEqual([])
    expect(pictured(table.state, 1).seats.map(({ note }) => note)).toEqual([
      { say: 'note-marking', made: 1 },
      { say: 'note-marking', made: 0 },
    ])
  })

  it('voetbal-toto.correct: chips and results of the last round lie there until the new coupons', () => {
    const table = at({
      ...playing({ hands: ['', ''], forms: ['3311111111111', ALL_HOME], goals: { '3h': 1 }, rounds: 2 }),
      pot: 20,
    })
    table.play(0, 'pass').play(1, 'pass')
    const chips = (s: State) =>
      pictured(s, 0).board!.ground.filter((each) => 'circle' in each && each.circle[2] === 0.22)
    // The first seat had both draws and the home win right, the second the home win.
    expect(chips(table.state)).toHaveLength(4)
    // They are laid fixture by fixture; then the pot goes to who has the most.
    expect(chips(table.state).map((chip) => 'turn' in chip && chip.turn)).toEqual([1, 2, 3, 3])
    const { ground } = pictured(table.state, 0).board!
    const last = ground.filter((each) => 'turn' in each && each.turn > 13)
    const [chip] = ground.filter((each) => 'circle' in each && each.circle[1] < 1)
    expect(last).toMatchObject([
      { circle: [(chip as { circle: readonly number[] }).circle[0], 0.65, 0.29], paint: 'gold' },
      { text: 20 },
    ])
    expect(pictured(table.state, 0).board!.pieces).toHaveLength(1)
    table.draw(...Array.from({ length: 64 }, (_, i) => i))
    expect(chips(table.state)).toHaveLength(4)
    expect(pictured(table.state, 'watcher').sheets.map(({ id }) => id)).toEqual(['results', 'rounds'])
    table.play(0, 'closed').play(1, 'closed')
    expect(chips(table.state)).toEqual([])
    expect(pictured(table.state, 0).board!.pieces).toEqual([])
    expect(pictured(table.state, 0).sheets.map(({ id }) => id)).toEqual(['form', 'results', 'rounds'])
  })

  it('voetbal-toto.purse: money lies there in notes of 10 and of 5', () => {
    const { state } = at(playing({ hands: ['', ''], more: { pot: 45, money: [40, 15] } }))
    const notes = (eye: Eye, id: string) =>
      tray(state, eye, id)!.items.map(({ face, small }) => [face, small])
    expect(notes(0, 'pot')).toEqual([
      [10, { say: 'times', count: 4 }],
      [5, { say: 'times', count: 1 }],
    ])
    expect(notes(0, 'purse')).toEqual([[10, { say: 'times', count: 4 }]])
    expect(pictured(state, 'watcher').seats.map(({ money }) => money)).toEqual([40, 15])
  })

  it('says what to do now', () => {
    const start = dealt({ seats: 2 })
    expect(coach(start.state, 0)).toEqual({ say: 'coach-lay' })
    expect(coach(start.state, 'watcher')).toEqual({ say: 'coach-others-lay' })
    start.play(0, 'open')
    expect(coach(start.state, 0)).toEqual({ say: 'coach-others-lay' })
    start.play(1, 'open').play(0, 'mark 1 1')
    expect(coach(start.state, 0)).toEqual({ say: 'coach-mark', left: 12 })
    expect(coach(start.state, 'watcher')).toEqual({ say: 'coach-others-mark' })
    for (let fixture = 2; fixture <= 13; fixture++) start.play(0, `mark ${fixture} 1`)
    expect(coach(start.state, 0)).toEqual({ say: 'coach-ready' })
    expect(coach(start.play(0, 'ready').state, 0)).toEqual({ say: 'coach-others-mark' })
    const play = at(playing({ hands: ['12w', '1w', '3'], goals: { '2h': 1 }, stopSeconds: 3 }))
    expect(coach(play.state, 0)).toEqual({ say: 'coach-score' })
    expect(coach(play.state, 0, ['card2'])).toEqual({ say: 'coach-box', card: 2, shown: 1 })
    expect(coach(play.state, 0, ['2h'])).toEqual({ say: 'coach-card', card: 2 })
    expect(coach(play.state, 1)).toEqual({ say: 'coach-turn', seat: 0 })
    play.play(0, '1h1')
    expect(coach(play.state, 1)).toEqual({ say: 'coach-wait', scorer: { say: 'player', seat: 0 }, seat: 1 })
    expect(coach(play.state, 1, ['whistle'])).toEqual({ say: 'coach-whistle' })
    play.clock().play(1, '3h1').clock()
    expect(coach(play.state, 2)).toEqual({ say: 'coach-pass' })
  })

  it('draws every stage for everyone in every language', () => {
    const table = fillIn(dealt({ seats: 3 }).play(0, 'open').play(1, 'closed').play(2, 'closed'), [
      ALL_HOME,
      ALL_HOME,
      ALL_HOME,
    ])
    for (const lang of LANGS) {
      for (const eye of [1, 'watcher'] as const) {
        const text = draw(pictured(table.state, eye), { words: game.words, lang, colour: false })
        expect(text).toContain(game.words.says['home-11']![lang])
        expect(text).not.toContain('{')
      }
    }
  })

  it('shows nobody what an imagined world would change', () => {
    const table = fillIn(dealt({ seats: 3 }).play(0, 'open').play(1, 'closed').play(2, 'closed'), [ALL_HOME])
    const rng = seededRng(3)
    for (const eye of [0, 1, 2, 'watcher'] as const) {
      const world = game.imagine(game.view(table.state, eye), eye, rng)
      expect(JSON.stringify(pictured(world, eye))).toBe(JSON.stringify(pictured(table.state, eye)))
    }
  })
})
