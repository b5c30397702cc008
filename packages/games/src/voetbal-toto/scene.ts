import type { Eye, Say, Seat, Spot } from '@spellendoos/kernel'
import type {
  Board,
  Cell,
  Ground,
  Item,
  Piece,
  Place,
  Scene,
  SeatLine,
  Sheet,
  Tray,
} from '@spellendoos/scene'
import { KINDS, TOP, WHISTLE } from './cards.ts'
import { DRAW, FIXTURES, fixtureOf, HOME_WIN, isAway, outcome, OUTCOMES, SIDE_NAMES } from './fixtures.ts'
import { cardSpot, CLOSED, formSpot, OPEN, WHISTLE_CARD } from './moves.ts'
import { fixtureName, playerName, scoreLine, teamName } from './names.ts'
import { countMarked } from './rules.ts'
import { has, playWhat, STOPPED, PASSED, type PastRound } from './state.ts'
import type { View } from './view.ts'

/** The board with its fixtures, the coupon, the hands, the notes and the buttons. */
export function scene(view: View, eye: Eye, touched: readonly Spot[]): Scene {
  return {
    board: board(view, eye),
    trays: [
      ...(eye === 'watcher' ? [] : [ownHand(view, eye), buttons(view, eye), purse(view, eye)]),
      pot(view),
      ...otherHands(view, eye),
    ],
    sheets: [...form(view), ...results(view), ...rounds(view)],
    seats: Array.from({ length: view.seats }, (_, seat) => seatLine(view, seat)),
    last: lastSpots(view),
    coach: coach(view, eye, touched),
    ...(view.goal < 0 ? {} : { offTurn: { label: { say: 'button-stop' }, but: [view.scorer] } }),
  }
}

// The board in its own units: numbers and names on the left, two boxes, a column of chips for each player.
const TOP_ROW = 1.2
const NUMBER_AT = 0.55
const NAME_AT = 3.75
const NAME_ROOM = 5
const HOME_AT = 7.45
const AWAY_AT = 9.55
const BOX = [1.4, 0.9] as const
const COLUMNS_AT = 10.5
const COLUMN = 0.6
const HEAD = 0.56
const HEIGHT = TOP_ROW + FIXTURES + 0.3
const HEAD_AT = TOP_ROW / 2 + 0.05
const MIDDLE = (HOME_AT + AWAY_AT) / 2
const widthFor = (seats: number): number => COLUMNS_AT + COLUMN * seats + 0.2
const rowAt = (fixture: number): number => TOP_ROW + fixture + 0.5
const columnAt = (seat: Seat): number => COLUMNS_AT + (seat + 0.5) * COLUMN

function board(view: View, eye: Eye): Board {
  const lookedBackOn = lastRound(view)
  const goals = lookedBackOn?.goals ?? view.goals
  return {
    size: [widthFor(view.seats), HEIGHT],
    surface: 'paper',
    ground: [...print(view), ...forecasts(view, eye), ...chips(lookedBackOn)],
    places: SIDE_NAMES.map((id, side): Place => ({
      id,
      at: [isAway(side) ? AWAY_AT : HOME_AT, rowAt(fixtureOf(side))],
      shape: 'box',
      size: BOX,
      paint: 'white',
      print: 0,
      name: { say: 'side-name', number: fixtureOf(side) + 1, team: teamName(side), goals: goals[side]! },
    })),
    pieces: goals.flatMap((count, side) => goalCards(side, count)),
  }
}

/** Goals and chips of the last round stay on the board until the new coupons are made out. */
const lastRound = (view: View): PastRound | undefined =>
  view.phase === 'mark' || view.phase === 'play' ? undefined : view.past.at(-1)

/** What is printed: stripes, names, dashes, and the columns of the players. */
function print({ seats, pot }: View): Ground[] {
  const width = widthFor(seats) - 0.4
  const ground: Ground[] = [
    { rect: [0.2, 0.2, COLUMNS_AT - 0.3, TOP_ROW - 0.3], paint: 'green' },
    { text: { say: 'tray-pot', pot }, at: [NAME_AT, HEAD_AT], size: 0.68, room: NAME_ROOM },
    { text: { say: 'head-result' }, at: [MIDDLE, HEAD_AT], size: HEAD, room: 3.4 },
  ]
  for (let fixture = 0; fixture < FIXTURES; fixture++) {
    const y = rowAt(fixture)
    if (fixture % 2 === 0) ground.push({ rect: [0.2, y - 0.5, width, 1], paint: 'sand' })
    ground.push(
      { text: fixture + 1, at: [NUMBER_AT, y], size: 0.46 },
      { text: fixtureName(fixture), at: [NAME_AT, y], size: 0.5, room: NAME_ROOM },
      { text: '–', at: [MIDDLE, y], size: 0.5 },
    )
  }
  for (let seat = 0; seat < seats; seat++) {
    const x = columnAt(seat)
    const left = x - COLUMN / 2
    ground.push(
      {
        line: [
          [left, TOP_ROW],
          [left, HEIGHT - 0.3],
        ],
        paint: 'line',
      },
      { circle: [x, HEAD_AT, 0.24], paint: { seat }, filled: true },
    )
  }
  return ground
}

/**
 * voetbal-toto.correct: a chip for every correct forecast of the round that was read out, fixture by fixture; then the
 * pot goes to the columns of its winners.
 */
function chips(past: PastRound | undefined): Ground[] {
  if (past === undefined) return []
  const correct = past.forms.flatMap((marks, seat) =>
    marks.flatMap((mark, fixture): Ground[] => {
      if (mark !== outcome(past.goals, fixture)) return []
      const circle = [columnAt(seat), rowAt(fixture), 0.22] as const
      return [{ circle, paint: { seat }, filled: true, turn: fixture + 1 }]
    }),
  )
  const turn = FIXTURES + 1
  const won = past.paid.flatMap((amount, seat): Ground[] => {
    if (amount === 0) return []
    const x = columnAt(seat)
    return [
      { circle: [x, HEAD_AT, 0.29], paint: 'gold', filled: true, turn },
      { text: amount, at: [x, HEAD_AT], size: 0.36, room: COLUMN - 0.1, turn },
    ]
  })
  return [...correct, ...won]
}

/**
 * While cards are laid, one's own coupon in the rows: the box of the side that has to win, or the dash between both, in
 * one's own colour, and the mark in one's own column.
 */
function forecasts(view: View, eye: Eye): Ground[] {
  if (view.phase !== 'play' || view.form === null || eye === 'watcher') return []
  return view.form.flatMap((mark, fixture): Ground[] => {
    const y = rowAt(fixture)
    const rect = ([w, h]: readonly [number, number], x: number): Ground => ({
      rect: [x - w / 2, y - h / 2, w, h],
      paint: { seat: eye },
    })
    return [
      mark === DRAW
        ? rect([AWAY_AT - HOME_AT - BOX[0], BOX[1]], MIDDLE)
        : rect([BOX[0] + 0.3, 1], mark === HOME_WIN ? HOME_AT : AWAY_AT),
      ...(mark === DRAW ? [{ text: '=', at: [MIDDLE, y], size: 0.7 } as const] : []),
      { text: mark, at: [columnAt(eye), y], size: 0.5 },
    ]
  })
}

/** The goal cards on a box, the lowest first. */
const goalCards = (side: number, count: number): Piece[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `${SIDE_NAMES[side]!}${i + 1}`,
    on: SIDE_NAMES[side]!,
    look: 'slip',
    face: i + 1,
  }))

/** A place for every kind, open or closed, so that hands keep their size. */
const HAND = [KINDS, 1] as const

/** One's own hand: every kind in its own place, pale if there is none of it. */
const ownHand = (view: View, seat: Seat): Tray => ({
  id: 'hand',
  title: { say: 'tray-hand' },
  seat,
  grid: HAND,
  items: (view.hands[seat] ?? []).map((count, kind) => ({
    at: kind,
    spot: kind === WHISTLE ? WHISTLE_CARD : cardSpot(kind + 1),
    ...cardItem(kind, count),
    ...(count === 0 ? { spent: true } : {}),
  })),
})

const cardItem = (kind: number, count: number): Item => ({
  look: 'card',
  face: kind === WHISTLE ? { say: 'whistle-face' } : kind + 1,
  small: { say: 'times', count },
  name: kind === WHISTLE ? { say: 'whistle-name', count } : { say: 'goal-card-name', card: kind + 1, count },
})

/** What the others hold: open hands by kind, closed ones as their backs. */
function otherHands(view: View, eye: Eye): Tray[] {
  return view.hands.flatMap((hand, seat): Tray[] => {
    if (seat === eye) return []
    const cards = view.cards[seat]!
    const items =
      hand === null && cards === 0
        ? []
        : hand === null
          ? [
              {
                at: 0,
                look: 'card' as const,
                small: { say: 'times', count: cards },
                name: { say: 'closed-name', seat, cards },
              },
            ]
          : hand.flatMap((count, kind) => (count === 0 ? [] : [{ at: kind, ...cardItem(kind, count) }]))
    return [{ id: `hand-${seat + 1}`, title: { say: 'tray-hand-of', seat }, seat, grid: HAND, items }]
  })
}

/**
 * STOP has its place in everyone's picture, whether or not it can be said, so that a screen does not reveal who holds a
 * whistle; only the scorer has none.
 */
function buttons(view: View, seat: Seat): Tray {
  const button = (spot: Spot, at: number): Item => ({
    spot,
    look: 'button',
    face: { say: `button-${spot}` },
    at,
  })
  const shown: Item[] = []
  // Nothing can be tapped where the previous button was, so an accidental double tap does no harm.
  if (view.phase === 'lay' && !has(view.done, seat)) shown.push(button(OPEN, 1), button(CLOSED, 2))
  if (view.phase === 'mark' && !has(view.done, seat)) shown.push(button('ready', 1))
  if (view.phase === 'play') {
    shown.push(button('pass', 0))
    if (view.goal < 0 || view.scorer !== seat) shown.push(button('stop', 2))
  }
  return { id: 'buttons', grid: [3, 1], items: shown }
}

const NOTES = [2, 1] as const

const pot = (view: View): Tray => ({
  id: 'pot',
  title: { say: 'tray-pot', pot: view.pot },
  grid: NOTES,
  items: notes(view.pot),
})

const purse = (view: View, seat: Seat): Tray => ({
  id: 'purse',
  title: { say: 'tray-purse', money: view.money[seat]! },
  seat,
  grid: NOTES,
  items: notes(view.money[seat]!),
})

/** An amount in notes of 10 and at most one of 5. */
function notes(amount: number): Item[] {
  const note = (face: number, count: number, at: number): Item[] =>
    count === 0 ? [] : [{ look: 'note', face, small: { say: 'times', count }, at }]
  return [...note(10, Math.floor(amount / 10), 0), ...note(5, Math.floor((amount % 10) / 5), 1)]
}

/** One's own coupon, with a pencil cross for each forecast. */
function form(view: View): Sheet[] {
  if (view.form === null || view.phase === 'deal' || view.phase === 'over') return []
  return [
    {
      id: 'form',
      title: { say: 'sheet-form', round: view.round },
      head: ['', { say: 'head-fixture' }, ...OUTCOMES],
      rows: view.form.map((mark, fixture) => [
        fixture + 1,
        fixtureName(fixture),
        ...OUTCOMES.map((each): Cell => ({
          spot: formSpot(fixture, each),
          show: each,
          marked: mark === each,
        })),
      ]),
    },
  ]
}

/** The last round as it was read out: every result and what everyone had marked, the correct ones with a tick. */
function results(view: View): Sheet[] {
  const past = view.past.at(-1)
  if (past === undefined) return []
  const rows = Array.from({ length: FIXTURES }, (_, fixture): Cell[] => {
    const result = outcome(past.goals, fixture)
    return [
      fixture + 1,
      fixtureName(fixture),
      scoreLine(past.goals, fixture),
      result,
      ...past.forms.map((marks) => (marks[fixture] === result ? `${result} ✓` : marks[fixture]!)),
    ]
  })
  return [
    {
      id: 'results',
      title: { say: 'sheet-results', round: view.past.length },
      head: ['', { say: 'head-fixture' }, { say: 'head-result' }, '', ...playerHeads(view)],
      rows: [...rows, ['', { say: 'row-correct' }, '', '', ...past.correct]],
    },
  ]
}

/** The correct forecasts in every round so far, and what each round paid. */
function rounds(view: View): Sheet[] {
  if (view.past.length === 0) return []
  return [
    {
      id: 'rounds',
      title: { say: 'sheet-rounds' },
      head: [{ say: 'head-round' }, { say: 'head-pot' }, ...playerHeads(view)],
      rows: view.past.map((past, i) => [
        i + 1,
        past.pot,
        ...past.correct.map((correct, seat) =>
          past.paid[seat] === 0 ? correct : `${correct} (+${past.paid[seat]!})`,
        ),
      ]),
    },
  ]
}

const playerHeads = (view: View): Say[] => Array.from({ length: view.seats }, (_, seat) => playerName(seat))

function seatLine(view: View, seat: Seat): SeatLine {
  const money = view.money[seat]!
  const note = seatNote(view, seat)
  return note === undefined ? { money } : { money, note }
}

function seatNote(view: View, seat: Seat): Say | undefined {
  const done = has(view.done, seat)
  if (view.phase === 'lay') return { say: done ? 'note-chosen' : 'note-choosing' }
  if (view.phase === 'mark')
    return done ? { say: 'note-ready' } : { say: 'note-marking', made: view.made[seat]! }
  if (view.phase !== 'play') return undefined
  return { say: has(view.open, seat) ? 'note-open' : 'note-closed', cards: view.cards[seat]! }
}

/** The box of the last goal or STOP. */
function lastSpots(view: View): Spot[] {
  const side = view.plays.findLast((play) => playWhat(play) !== PASSED && playWhat(play) !== STOPPED)
  return side === undefined ? [] : [SIDE_NAMES[playWhat(side)]!]
}

function coach(view: View, eye: Eye, touched: readonly Spot[]): Say {
  if (view.phase === 'play') return coachPlay(view, eye, touched)
  if (view.phase === 'mark') return coachForm(view, eye)
  if (view.phase !== 'lay') return { say: view.phase === 'deal' ? 'coach-deal' : 'coach-over' }
  return { say: eye === 'watcher' || has(view.done, eye) ? 'coach-others-lay' : 'coach-lay' }
}

function coachForm(view: View, eye: Eye): Say {
  if (view.form === null || eye === 'watcher' || has(view.done, eye)) return { say: 'coach-others-mark' }
  const left = FIXTURES - countMarked(view.form)
  return left === 0 ? { say: 'coach-ready' } : { say: 'coach-mark', left }
}

function coachPlay(view: View, eye: Eye, touched: readonly Spot[]): Say {
  if (touched[0] === WHISTLE_CARD) return { say: 'coach-whistle' }
  if (view.waiting) return { say: 'coach-wait', scorer: playerName(view.scorer), seat: view.seat }
  if (view.seat !== eye) return { say: 'coach-turn', seat: view.seat }
  const card = Array.from({ length: TOP }, (_, kind) => kind + 1).find(
    (each) => cardSpot(each) === touched[0],
  )
  if (card !== undefined) return { say: 'coach-box', card, shown: card - 1 }
  const side = SIDE_NAMES.findIndex((name) => name === touched[0])
  if (side >= 0) return { say: 'coach-card', card: view.goals[side]! + 1 }
  const hand = view.hands[eye]!
  const canScore = view.goals.some((shown) => shown < TOP && hand[shown]! > 0)
  return { say: canScore ? 'coach-score' : 'coach-pass' }
}
