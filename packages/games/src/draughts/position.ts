import { problem, value, type Problem, type Read, type Seat } from '@spellendoos/kernel'
import { endgameOf, endingOf } from './endings.ts'
import { setOf } from './sets.ts'
import {
  colourOf,
  DRAWS,
  FREE,
  isKing,
  KING,
  newPiece,
  NO_TRAIL,
  seatOf,
  WALL,
  type Draughts,
  type Ending,
} from './state.ts'
import type { Variant } from './variant.ts'

/** The letters of White and Black in positions. */
const LETTERS = ['W', 'B'] as const

/**
 * A position as draughts programs write it (PDN's FEN): who moves, White's fields, Black's fields, kings with
 * a K, as `W:W31-50:BK4,12`. A drawn match adds why it was drawn, as `:=repetition`.
 */
export function writePosition(s: Draughts): string {
  const fieldsOf = (seat: Seat) =>
    s.board
      .flatMap((piece, field) => {
        if (piece === FREE || piece === WALL || seatOf(piece) !== seat) return []
        return [isKing(piece) ? `K${field}` : String(field)]
      })
      .join(',')
  const drawn = s.ended === null || s.ended === 'no-move' ? '' : `:=${s.ended}`
  return `${LETTERS[s.seat]}:W${fieldsOf(0)}:B${fieldsOf(1)}${drawn}`
}

export function readPosition(v: Variant, text: string, slagplicht: boolean): Read<Draughts> {
  const parts = text.replace(/\s+/g, '').replace(/\.$/, '').split(':')
  const [mover = '', first = '', second = '', mark, ...rest] = parts
  const seat = LETTERS.findIndex((letter) => letter === mover)
  if (seat < 0) return { ok: false, problem: badMover(mover) }
  const sides = [first, second].map((part) => part.slice(0, 1)).toSorted()
  if (sides.join() !== 'B,W' || rest.length > 0) return { ok: false, problem: BAD_SIDES }
  const board = [WALL, ...new Array<number>(v.record.fields.count).fill(FREE)]
  for (const part of [first, second]) {
    const wrong = putPieces(v, board, part.startsWith('W') ? 0 : 1, part.slice(1))
    if (wrong !== undefined) return { ok: false, problem: wrong }
  }
  if (!board.some((piece) => (piece & colourOf(1 - seat)) !== 0)) {
    return { ok: false, problem: noOpponent(LETTERS[1 - seat]!) }
  }
  const draw = DRAWS.find((each) => mark === `=${each}`)
  if (mark !== undefined && draw === undefined) return { ok: false, problem: badMark(mark) }
  return value(stateFrom(v, board, seat, slagplicht, draw ?? null))
}

function stateFrom(
  v: Variant,
  board: number[],
  seat: Seat,
  slagplicht: boolean,
  draw: Ending | null,
): Draughts {
  const where = (bit: number) => setOf(v.record.fields, (field) => (board[field]! & bit) !== 0)
  const s: Draughts = {
    board,
    sets: [...where(colourOf(0)), ...where(colourOf(1)), ...where(KING)],
    seat,
    slagplicht,
    trail: NO_TRAIL,
    endgame: 0,
    endgamePlies: 0,
    last: [],
    ended: null,
  }
  s.endgame = endgameOf(v, s)
  s.ended = endingOf(v, s) ?? draw
  return s
}

/** Puts one side's pieces on the board; answers with what is wrong with them. */
function putPieces(v: Variant, board: number[], seat: Seat, list: string): Problem | undefined {
  const { fields, pieces } = v.record
  let put = 0
  for (const item of list === '' ? [] : list.split(',')) {
    const read = /^(K?)(\d{1,3})(?:-(\d{1,3}))?$/i.exec(item)
    if (read === null) return badItem(item)
    const king = read[1] !== ''
    const from = Number(read[2])
    const to = read[3] === undefined ? from : Number(read[3])
    if (from > to) return badItem(item)
    for (let field = from; field <= to; field++) {
      if (field < 1 || field > fields.count) return noSuchField(field, fields.count)
      if (board[field] !== FREE) return twice(field)
      if (!king && v.sides[seat]!.far[field]) return manOnFarRow(field)
      board[field] = newPiece(seat, king, field)
      put++
    }
  }
  return put > pieces ? tooMany(LETTERS[seat]!, pieces) : undefined
}

const wrong = (code: string, nl: string, en: string, de: string, fr: string): Problem =>
  problem(code, { nl, en, de, fr }).problem

const badMover = (mover: string): Problem =>
  wrong(
    'bad-mover',
    `Een stelling begint met W of B, voor wie er aan de beurt is; hier staat ‘${mover}’.`,
    `A position begins with W or B, for whose turn it is; here it says ‘${mover}’.`,
    `Eine Stellung beginnt mit W oder B, je nachdem, wer am Zug ist; hier steht „${mover}“.`,
    `Une position commence par W ou B, selon qui doit jouer ; ici il y a « ${mover} ».`,
  )
const BAD_SIDES: Problem = wrong(
  'bad-sides',
  'Na de kleur die aan de beurt is horen één lijst met W en één lijst met B, gescheiden door dubbele punten.',
  'After the side to move there must be one list with W and one with B, separated by colons.',
  'Nach der Farbe am Zug müssen eine Liste mit W und eine mit B stehen, durch Doppelpunkte getrennt.',
  'Après le camp qui joue, il faut une liste avec W et une avec B, séparées par des deux-points.',
)
const badItem = (item: string): Problem =>
  wrong(
    'bad-field',
    `‘${item}’ is geen veld: schrijf een nummer, een reeks zoals 31-50, of K met een nummer voor een dam.`,
    `‘${item}’ is not a square: write a number, a range such as 31-50, or K and a number for a king.`,
    `„${item}“ ist kein Feld: Schreib eine Nummer, einen Bereich wie 31-50 oder K mit Nummer für eine Dame.`,
    `« ${item} » n’est pas une case : écrivez un numéro, une suite comme 31-50, ou K et un numéro pour une dame.`,
  )
const noSuchField = (field: number, count: number): Problem =>
  wrong(
    'no-such-field',
    `Veld ${field} bestaat niet: de velden zijn genummerd van 1 tot ${count}.`,
    `There is no square ${field}: the squares are numbered from 1 to ${count}.`,
    `Das Feld ${field} gibt es nicht: Die Felder sind von 1 bis ${count} nummeriert.`,
    `La case ${field} n’existe pas : les cases sont numérotées de 1 à ${count}.`,
  )
const twice = (field: number): Problem =>
  wrong(
    'double-field',
    `Op veld ${field} staan twee stukken.`,
    `Two pieces stand on square ${field}.`,
    `Auf dem Feld ${field} stehen zwei Spielsteine.`,
    `Deux pièces se trouvent sur la case ${field}.`,
  )
const manOnFarRow = (field: number): Problem =>
  wrong(
    'man-on-far-row',
    `Op veld ${field} kan geen schijf van deze kleur staan: het is haar damlijn.`,
    `No man of this colour can stand on square ${field}: it is on its king row.`,
    `Auf dem Feld ${field} kann kein Stein dieser Farbe stehen: Es liegt auf seiner Damereihe.`,
    `Aucun pion de cette couleur ne peut se trouver sur la case ${field} : c’est sa rangée de promotion.`,
  )
const tooMany = (letter: string, pieces: number): Problem =>
  wrong(
    'too-many-pieces',
    `${letter} heeft meer dan ${pieces} stukken.`,
    `${letter} has more than ${pieces} pieces.`,
    `${letter} hat mehr als ${pieces} Spielsteine.`,
    `${letter} a plus de ${pieces} pièces.`,
  )
const noOpponent = (letter: string): Problem =>
  wrong(
    'no-opponent',
    `${letter} heeft geen stukken; dan was de partij al afgelopen.`,
    `${letter} has no pieces; the match would have ended already.`,
    `${letter} hat keine Spielsteine; die Partie wäre schon zu Ende.`,
    `${letter} n’a pas de pièces ; la partie serait déjà terminée.`,
  )
const badMark = (mark: string): Problem =>
  wrong(
    'bad-mark',
    `Achter de velden mag alleen staan waarom het remise is: ${DRAWS.map((each) => `=${each}`).join(', ')}; hier staat ‘${mark}’.`,
    `After the squares only the reason for a draw may stand: ${DRAWS.map((each) => `=${each}`).join(', ')}; here it says ‘${mark}’.`,
    `Nach den Feldern darf nur der Grund eines Remis stehen: ${DRAWS.map((each) => `=${each}`).join(', ')}; hier steht „${mark}“.`,
    `Après les cases ne peut venir que la raison d’une nulle : ${DRAWS.map((each) => `=${each}`).join(', ')} ; ici il y a « ${mark} ».`,
  )
