import { value, type PositionText } from '@spellendoos/kernel'
import { readRows, writeRows } from '@spellendoos/mechanics'
import { BOARD, FIELDS } from '../board.ts'
import { FAULTS, wholeNumber, wrongOf } from '../faults.ts'
import { clearTrail, newTrail, timesSeen } from '../trail.ts'
import {
  drawn,
  inHand,
  makesFive,
  ownerOf,
  PAWNS,
  put,
  QUIET_TURNS,
  REPETITIONS,
  setup,
  sideOf,
  type State,
} from './rules.ts'

/** A free field, and the seats counted from 1. */
const SIGNS = '.1234'

/**
 * A position as text: the rows from 16 down to 1 with the seat of every pawn and `.`, whose turn it is, the
 * turns in a row without a placed pawn, and how often the position has now been seen.
 */
export const position: PositionText<State, unknown> = {
  write(s) {
    const sign = (field: number) => (s.board[field] === 0 ? '.' : String(ownerOf(s, s.board[field]!) + 1))
    return [writeRows(BOARD, sign), s.seat + 1, s.quiet, timesSeen(s.trail, s.seats)].join(' ')
  },

  read(text, _, seats) {
    const [rows = '', side = '', ...numbers] = text.split(' ')
    if (numbers.length !== 2) return wrong('position-fields')
    const signs = readRows(BOARD, rows, SIGNS.slice(0, seats + 1))
    if (signs === undefined) return wrong('position-board')
    const seat = SIGNS.slice(1, seats + 1).indexOf(side)
    if (side.length !== 1 || seat < 0) return wrong('position-side')
    const [quiet, times] = numbers.map(wholeNumber)
    if (quiet === undefined || times === undefined) return wrong('position-numbers')

    const owners = signs.map((sign) => SIGNS.indexOf(sign) - 1)
    if (!isPlacedInTurn(owners, seats)) return wrong('position-pawns')
    const s = { ...setup(undefined, seats), seat, quiet, trail: newTrail(1) }
    owners.forEach((owner, field) => {
      if (owner >= 0) put(s, owner, field)
    })
    const isDone = s.placed === 2 * PAWNS
    if (seat !== (isDone ? quiet : s.placed) % seats) return wrong('position-turn')
    if (quiet > (isDone ? QUIET_TURNS * seats : 0)) return wrong('position-quiet')
    // gobang.repetition: between four players a position is as good as new each time.
    const most = seats === 2 ? Math.min(REPETITIONS, 1 + Math.floor(quiet / seats)) : 1
    if (times < 1 || times > most) return wrong('position-times')
    const fives = [0, 1].map((each) => hasFive(s, each))
    if (fives[sideOf(seat)]) return wrong('position-five')
    const seen: State = { ...s, trail: newTrail(times, seats) }
    if (!isDone) clearTrail(seen.trail)
    seen.end = fives[1 - sideOf(seat)] ? 'gobang.five' : drawn(seen)
    return value(seen)
  },
}

/** As many pawns of every seat as placing in turn gives them, and no more than there are. */
function isPlacedInTurn(owners: readonly number[], seats: number): boolean {
  const counts = Array.from({ length: seats }, (_, seat) => owners.filter((owner) => owner === seat).length)
  const placed = counts.reduce((sum, each) => sum + each, 0)
  if (placed > 2 * PAWNS) return false
  const then = { ...setup(undefined, seats), placed }
  return counts.every((count, seat) => count + inHand(then, seat) === (2 * PAWNS) / seats)
}

function hasFive(s: State, side: number): boolean {
  for (let field = 0; field < FIELDS; field++) {
    const pawn = s.board[field]!
    if (pawn > 0 && sideOf(ownerOf(s, pawn)) === side && makesFive(s, field, side)) return true
  }
  return false
}

const wrong = wrongOf({
  ...FAULTS,
  'position-fields': {
    nl: 'Een stelling heeft vier delen: het bord, wie aan de beurt is, de beurten zonder geplaatste pion en hoe vaak de stelling er al was.',
    en: 'A position has four parts: the board, whose turn it is, the turns without a placed pawn, and how often the position has been seen.',
    de: 'Eine Stellung hat vier Teile: den Spielplan, wer am Zug ist, die Züge ohne gesetzte Figur und wie oft die Stellung schon da war.',
    fr: 'Une position a quatre parties : le plateau, à qui est le tour, les tours sans pion posé et combien de fois la position a été vue.',
  },
  'position-board': {
    nl: 'Het bord bestaat uit zestien rijen van zestien velden: het nummer van de speler of een punt voor vrij, met schuine strepen ertussen.',
    en: 'The board is sixteen rows of sixteen squares: the player’s number, or a dot for free, with slashes between them.',
    de: 'Der Spielplan besteht aus sechzehn Reihen mit sechzehn Feldern: die Nummer des Spielers oder ein Punkt für frei, durch Schrägstriche getrennt.',
    fr: 'Le plateau compte seize rangées de seize cases : le numéro du joueur ou un point pour libre, séparées par des barres obliques.',
  },
  'position-pawns': {
    nl: 'Er wordt om de beurt geplaatst, te beginnen bij speler 1: zo veel pionnen van elke speler kunnen er niet staan.',
    en: 'Pawns are placed in turn, beginning with player 1: there cannot be so many of each player.',
    de: 'Gesetzt wird der Reihe nach, angefangen bei Spieler 1: So viele Figuren jedes Spielers können nicht stehen.',
    fr: 'On pose à tour de rôle en commençant par le joueur 1 : il ne peut y avoir autant de pions de chacun.',
  },
  'position-turn': {
    nl: 'Deze speler kan na zo veel beurten niet aan de beurt zijn.',
    en: 'After so many turns it cannot be this player’s turn.',
    de: 'Nach so vielen Zügen kann dieser Spieler nicht am Zug sein.',
    fr: 'Après autant de tours, ce ne peut être à ce joueur de jouer.',
  },
  'position-five': {
    nl: 'Wie aan de beurt is, heeft al vijf op een rij: dan was de partij eerder uit.',
    en: 'The side to move already has five in a row: the match would have ended before.',
    de: 'Wer am Zug ist, hat schon fünf in einer Reihe: Die Partie wäre früher zu Ende gewesen.',
    fr: 'Le camp au trait a déjà cinq pions à la suite : la partie aurait fini plus tôt.',
  },
})
