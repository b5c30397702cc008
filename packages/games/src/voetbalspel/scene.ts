import type { Eye, Say, Seat, Spot } from '@spellendoos/kernel'
import type { Cell, Item, Label, Piece, Scene, SeatLine, Sheet, Tray } from '@spellendoos/scene'
import { NAMES, NOWHERE } from './board.ts'
import { cornerSum } from './corner.ts'
import { hitsOf, kicksOf, turnsIn } from './halves.ts'
import { BUTTONS } from './moves.ts'
import { LINES, PLACES, SIZE } from './pitch.ts'
import { THROWS as PENALTY_THROWS } from './penalty.ts'
import { MOST_CHANGES } from './setting-up.ts'
import { isKeeper, isResting, NO_MAN, seatOf, SHOOT_OUT, type Man, type Phase, type State } from './state.ts'
import { arrowOf, canAnyoneMove, countMoved, MEN_A_THROW, type Arrow } from './walking.ts'

export function scene(s: State, eye: Eye, touched: readonly Spot[]): Scene {
  return {
    board: { size: SIZE, surface: 'grass', ground: LINES, places: PLACES, pieces: pieces(s) },
    trays: trays(s, eye),
    sheets: [matchSheet(s)],
    seats: [seatLine(s, 0), seatLine(s, 1)],
    last: s.last.map((field) => NAMES[field]!),
    coach: coach(s, eye, touched),
  }
}

/** The men as discs, the keepers as two upon each other; one that has been lifted is shown where he stood. */
const pieces = (s: State): Piece[] =>
  s.men.flatMap((field, man): Piece[] => {
    const stands = man === s.lifted ? s.last[0]! : field
    return stands === NOWHERE ? [] : [piece(s, man, NAMES[stands]!)]
  })

const piece = (s: State, man: Man, on: Spot): Piece => ({
  id: `man${man}`,
  on,
  look: isKeeper(man) ? 'king' : 'man',
  seat: seatOf(man),
  name: {
    say: isKeeper(man) ? 'keeper' : isResting(s, man) ? 'man-rests' : 'man',
    seat: seatOf(man),
  },
})

/** Only what is needed now lies beside the pitch: on a phone there is little room. */
function trays(s: State, eye: Eye): Tray[] {
  const own = eye === 'watcher' ? [] : [buttons(s, eye)]
  if (s.phase === 'set-up') return own
  return DRAWING.includes(s.phase) ? [cards(s), ...own] : [...own, dice(s)]
}

const DRAWING: readonly Phase[] = ['draw-red', 'draw-blue', 'throw-in', 'through-ball', 'keeper-aside']

/** The arrow as it points on the board, by seat. */
const SIGNS: Readonly<Record<Arrow, readonly string[]>> = {
  forward: ['↑', '↓'],
  diagonal: ['↖↗', '↙↘'],
  sideways: ['↔', '↔'],
  back: ['↓', '↑'],
}

function dice(s: State): Tray {
  const eyes = s.throws.at(-1) ?? s.number
  const number: Item = {
    spot: 'throw',
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
  return { id: 'dice', items: [number, arrow] }
}

const count = (cards: readonly number[]): number => cards.reduce((sum, each) => sum + each, 0)

/** The two stacks, and the card that is being carried out. */
function cards(s: State): Tray {
  const stack = (colour: 'red' | 'blue'): Item => ({
    look: 'card',
    paint: colour,
    name: { say: `stack-${colour}`, count: count(s[colour]) },
    ...(s.phase === `draw-${colour}` ? { spot: 'draw' } : {}),
  })
  const isTurned = s.phase !== 'draw-red' && s.phase !== 'draw-blue'
  const turned: Item = { look: 'card', face: { say: `name-${s.card}` }, name: { say: `card-${s.card}` } }
  return { id: 'cards', items: [stack('red'), stack('blue'), ...(isTurned ? [turned] : [])] }
}

function buttons(s: State, seat: Seat): Tray {
  const isMine = seat === s.actor && !s.asking
  const shown = BUTTONS.filter((word) => {
    if (!isMine) return false
    return s.phase === 'set-up' ? word !== 'pass' : word === 'pass' && mustPass(s)
  })
  return {
    id: 'buttons',
    items: shown.map((word) => ({ spot: word, look: 'button', face: { say: `button-${word}` } })),
  }
}

const mustPass = (s: State): boolean => s.phase === 'move' && !canAnyoneMove(s, s.seat)

function matchSheet(s: State): Sheet {
  const row = (say: string, of: (seat: Seat) => Label): Cell[] => [{ say }, of(0), of(1)]
  const rows = [row('row-goals', (seat) => s.goals[seat]!)]
  if (s.period < SHOOT_OUT)
    rows.push(row('row-turns', (seat) => ({ say: 'turns-of', played: s.played[seat]!, all: turnsIn(s) })))
  if (count(s.penalties) > 0) rows.push(row('row-penalties', (seat) => s.penalties[seat]!))
  if (count(s.winds) > 0) rows.push(row('row-winds', (seat) => s.winds[seat]!))
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

function seatLine(s: State, seat: Seat): SeatLine {
  const score = s.goals[seat]!
  if (s.phase === 'roll-off' || s.phase === 'over' || s.period === SHOOT_OUT) return { score }
  if (s.phase === 'set-up') return seat === s.actor ? { score, note: { say: 'note-sets-up' } } : { score }
  return { score, note: { say: 'note-turn', n: Math.min(s.played[seat]! + 1, turnsIn(s)) } }
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
