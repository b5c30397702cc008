import type { Eye, Say, Seat, Spot } from '@spellendoos/kernel'
import {
  throwButton,
  type Cell,
  type Item,
  type Label,
  type Piece,
  type Scene,
  type SeatLine,
  type Sheet,
  type Tray,
} from '@spellendoos/scene'
import { NAMES, NOWHERE } from './board.ts'
import { cornerSum } from './corner.ts'
import { RED_CARDS } from './deck.ts'
import { FORMATION_NAMES } from './formation.ts'
import { hitsOf, kicksOf, turnsIn } from './halves.ts'
import { TURNS_ALLOWED } from './offside.ts'
import { LINES, PLACES, SIZE } from './pitch.ts'
import { THROWS as PENALTY_THROWS } from './penalty.ts'
import { MOST_CHANGES } from './setting-up.ts'
import { isKeeper, isResting, NO_MAN, seatOf, SHOOT_OUT, type Man, type Phase, type State } from './state.ts'
import { arrowOf, canAnyoneMove, countMoved, MEN_A_THROW, type Arrow } from './walks.ts'

/** The first player's goal is at the bottom. */
const FACING = [0, 180]

export function scene(s: State, eye: Eye, touched: readonly Spot[]): Scene {
  return {
    board: {
      size: SIZE,
      surface: 'grass',
      ground: LINES,
      places: PLACES,
      pieces: pieces(s),
      facing: FACING,
    },
    trays: trays(s, eye),
    sheets: [matchSheet(s)],
    seats: [seatLine(s, 0), seatLine(s, 1)],
    last: s.last.map((field) => NAMES[field]!),
    coach: coach(s, eye, touched),
  }
}

/** The men as discs, the keepers as two on top of each other; one that has been lifted is shown where he was. */
const pieces = (s: State): Piece[] =>
  s.men.flatMap((field, man): Piece[] => {
    const stands = man === s.lifted ? s.last[0]! : field
    return stands === NOWHERE ? [] : [piece(s, man, NAMES[stands]!)]
  })

/** A man's restriction is written on him: `⚑1` offside with one turn left, `✕` if he misses a turn. */
const piece = (s: State, man: Man, on: Spot): Piece => {
  const left = turnsLeft(s, man)
  const face = isResting(s, man) ? '✕' : left > 0 ? `⚑${left}` : undefined
  return {
    id: `man${man}`,
    on,
    look: isKeeper(man) ? 'king' : 'man',
    seat: seatOf(man),
    ...(face === undefined ? {} : { face }),
    name: {
      say: isResting(s, man) ? 'man-rests' : left > 0 ? 'man-offside' : isKeeper(man) ? 'keeper' : 'man',
      seat: seatOf(man),
      ...(left > 0 ? { left } : {}),
    },
  }
}

/** Turns that may still end with this man offside; 0 if he is not. */
const turnsLeft = (s: State, man: Man): number =>
  s.offside[man] === 0 ? 0 : TURNS_ALLOWED + 1 - s.offside[man]!

/** All of it keeps its place, so that nothing moves: both stacks, the card that was turned over, the dice. */
function trays(s: State, eye: Eye): Tray[] {
  const isMine = eye === s.actor && !s.asking
  const cards = [stack(s, 'red'), stack(s, 'blue'), turned(s)]
  const table: Tray = { id: 'table', items: [...cards, ...dice(s)] }
  return eye === 'watcher' ? [table] : [buttons(s, isMine), table]
}

const FORMATIONS = FORMATION_NAMES.map((face, at): Item => ({ spot: face, look: 'button', face, at }))
/** Next to the formations, where nothing is when the first throw is asked for. */
const READY_AT = FORMATIONS.length

const THROWING: readonly Phase[] = ['roll-off', 'throw', 'corner', 'penalty']

/** The arrow as it points on the board, by seat. */
const SIGNS: Readonly<Record<Arrow, readonly string[]>> = {
  forward: ['↑', '↓'],
  diagonal: ['↖↗', '↙↘'],
  sideways: ['↔', '↔'],
  back: ['↓', '↑'],
}

function dice(s: State): Item[] {
  const eyes = s.throws.at(-1) ?? s.number
  const number: Item = {
    look: 'die',
    name: { say: 'die-number' },
    ...(eyes === 0 ? {} : { face: eyes }),
  }
  const arrow: Item = {
    look: 'die',
    paint: 'gold',
    name: { say: 'die-arrow' },
    ...(s.arrow === 0 ? {} : { face: SIGNS[arrowOf(s.arrow)][s.seat]! }),
  }
  return [number, arrow]
}

const count = (cards: readonly number[]): number => cards.reduce((sum, each) => sum + each, 0)

const stack = (s: State, colour: 'red' | 'blue'): Item => ({
  look: 'card',
  paint: colour,
  small: count(s[colour]),
  name: { say: `stack-${colour}`, count: count(s[colour]) },
  ...(s.phase === `draw-${colour}` ? { spot: 'draw' } : {}),
})

/** The card in words, with the man for whom it was turned over. */
function turned(s: State): Item {
  if (s.card === '') return { look: 'slip', spent: true, name: { say: 'no-card' } }
  const card = { say: `card-${s.card}` }
  const isRed = RED_CARDS.some(({ name }) => name === s.card)
  return {
    look: 'slip',
    paint: isRed ? 'red' : 'blue',
    face: { say: `name-${s.card}` },
    ...(s.carded === NO_MAN ? { name: card } : about(s, s.carded, card)),
  }
}

/** A card about a man: on his field, or off the pitch. */
function about(s: State, man: Man, card: Say): Pick<Item, 'small' | 'seat' | 'name'> {
  const field = NAMES[s.men[man]!] ?? { say: 'off-pitch' }
  const seat = seatOf(man)
  return { small: field, seat, name: { say: 'card-about', seat, field, card } }
}

function buttons(s: State, isMine: boolean): Tray {
  const word = (spot: string, at: number): Item => ({
    spot,
    look: 'button',
    face: { say: `button-${spot}` },
    at,
  })
  const playing = [
    { ...throwButton('throw', isMine && THROWING.includes(s.phase)), at: 0 },
    ...(isMine && mustPass(s) ? [word('pass', 1)] : []),
  ]
  const settingUp = isMine ? [...FORMATIONS, word('ready', READY_AT)] : []
  return { id: 'buttons', grid: [READY_AT + 1, 1], items: s.phase === 'set-up' ? settingUp : playing }
}

const mustPass = (s: State): boolean => s.phase === 'move' && !canAnyoneMove(s, s.seat)

function matchSheet(s: State): Sheet {
  const row = (say: string, of: (seat: Seat) => Label): Cell[] => [{ say }, of(0), of(1)]
  const rows = [row('row-goals', (seat) => s.goals[seat]!)]
  if (s.period < SHOOT_OUT)
    rows.push(row('row-turns', (seat) => ({ say: 'turns-of', played: s.played[seat]!, all: turnsIn(s) })))
  if (s.period < SHOOT_OUT)
    rows.push(
      row('row-penalties', (seat) => s.penalties[seat]!),
      row('row-winds', (seat) => s.winds[seat]!),
      row('row-again', (seat) => s.again[seat]!),
      row('row-rests', (seat) => menWhere(s, seat, isResting)),
      row('row-offside', (seat) => menWhere(s, seat, turnsLeft)),
    )
  if (s.kicks.length > 0)
    rows.push(
      row(
        'row-kicks',
        (seat) =>
          `${hitsOf(s, seat)} ${kicksOf(s, seat)
            .map((hit) => (hit === 1 ? '●' : '○'))
            .join('')}`,
      ),
    )
  return {
    id: 'match',
    title: { say: `period-${s.period + 1}` },
    head: ['', { say: 'player', seat: 0 }, { say: 'player', seat: 1 }],
    rows,
  }
}

/** The fields of a side's men of whom this is true; a number after them is that of the turns they have left. */
function menWhere(s: State, seat: Seat, holds: (s: State, man: Man) => boolean | number): string {
  const fields = s.men.flatMap((field, man) => {
    const held = seatOf(man) === seat && field !== NOWHERE && holds(s, man)
    return held === false || held === 0 ? [] : [held === true ? NAMES[field]! : `${NAMES[field]!} ⚑${held}`]
  })
  return fields.join(', ') || '–'
}

function seatLine(s: State, seat: Seat): SeatLine {
  const score = s.goals[seat]!
  if (s.phase === 'roll-off' || s.phase === 'over' || s.period === SHOOT_OUT) return { score }
  if (s.phase === 'set-up') return seat === s.actor ? { score, note: { say: 'note-sets-up' } } : { score }
  const n = Math.min(s.played[seat]! + 1, turnsIn(s))
  const again = s.again[seat]!
  return { score, note: again === 0 ? { say: 'note-turn', n } : { say: 'note-again', n, again } }
}

function coach(s: State, eye: Eye, touched: readonly Spot[]): Say {
  if (s.phase === 'over') return { say: 'coach-over' }
  if (s.asking) return { say: 'coach-chance' }
  if (eye !== s.actor)
    return { say: s.phase === 'set-up' ? 'coach-other-sets-up' : 'coach-other', seat: s.actor }
  if (s.phase === 'set-up') return coachSetUp(s)
  if (s.phase === 'move') return coachMove(s, touched[0])
  if (s.phase === 'corner-kick') return { say: 'coach-corner-kick', sum: cornerSum(s) }
  if (s.phase === 'penalty') return { say: 'coach-penalty', left: PENALTY_THROWS - s.throws.length }
  return { say: `coach-${s.phase}` }
}

function coachSetUp(s: State): Say {
  if (s.lifted !== NO_MAN) return { say: isKeeper(s.lifted) ? 'coach-set-down-keeper' : 'coach-set-down' }
  return { say: s.changes === MOST_CHANGES ? 'coach-no-changes' : 'coach-set-up' }
}

function coachMove(s: State, field: Spot | undefined): Say {
  if (mustPass(s)) return { say: 'coach-pass' }
  if (field !== undefined) return { say: 'coach-target', field }
  return {
    say: 'coach-move',
    number: s.number,
    arrow: { say: `arrow-${arrowOf(s.arrow)}` },
    left: MEN_A_THROW - countMoved(s),
  }
}
