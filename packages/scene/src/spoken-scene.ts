import type { By, Lang, Seat, Spot } from '@spellendoos/kernel'
import { isTapCell } from './cells.ts'
import { groupBy } from './group.ts'
import type { Board, Cell, Item, Label, Piece, Place, Scene, SeatLine, Sheet, Tray } from './scene.ts'
import { nameOf, speak, type Says } from './speak.ts'
import { SPOKEN_WORDS } from './spoken-words.ts'

/** What a reading needs. */
export interface Reading {
  readonly words: Says
  readonly lang: Lang
  readonly names?: readonly string[]
  /** Whom the table waits for. */
  readonly turn?: readonly By[]
  /** What can be tapped now. */
  readonly marks?: readonly Spot[]
  /** Spots of the half-made move. */
  readonly touched?: readonly Spot[]
}

interface Voice {
  readonly own: (label: Label) => string
  readonly house: (
    key: keyof typeof SPOKEN_WORDS,
    fillings?: Readonly<Record<string, string | number>>,
  ) => string
  readonly name: (seat: Seat) => string
  readonly purse: (money: number) => string
}

const voiceOf = ({ words, lang, names = [] }: Reading): Voice => ({
  own: (label) => speak(words, label, lang, names),
  house: (key, fillings = {}) => speak({ says: SPOKEN_WORDS }, { ...fillings, say: key }, lang, names),
  name: (seat) => nameOf(seat, lang, names),
  purse: (money) => speak({ says: {} }, { say: 'purse', money }, lang),
})

/** What a piece or a thing in a tray is called. */
export const spokenThing = (thing: Thing, reading: Reading): string => sayThing(thing, 1, voiceOf(reading))

/** What is on one place: pieces of the same kind are counted. */
export const spokenPieces = (pieces: readonly Piece[], reading: Reading): string =>
  sayPieces(pieces, voiceOf(reading))

/** The scene in sentences, for screen readers and for play without sight: everything a picture of it shows. */
export function spoken(scene: Scene, reading: Reading): string[] {
  const { turn = [] } = reading
  const voice = voiceOf(reading)
  const called = spotNames(scene, voice)
  const spots = (key: 'last' | 'choices' | 'chosen', which: readonly Spot[] = []) => {
    const said = [...new Set(which.flatMap((spot) => called.get(spot) ?? []))]
    return said.length === 0 ? [] : [voice.house(key, { spots: said.join(', ') })]
  }
  return [
    ...scene.seats.flatMap((line, seat) => sayLine(line, seat, turn.includes(seat), voice)),
    ...(scene.board === undefined ? [] : sayBoard(scene.board, voice)),
    ...spots('last', scene.last),
    ...scene.trays.flatMap((tray) => sayTray(tray, voice)),
    ...scene.sheets.flatMap((sheet) => saySheet(sheet, voice)),
    ...spots('chosen', reading.touched),
    ...(scene.coach === undefined ? [] : [voice.own(scene.coach)]),
    ...spots('choices', reading.marks),
  ]
}

/** What everything that can be tapped is called: a cell by its row and column, unless its spot is elsewhere too. */
function spotNames({ board, trays, sheets }: Scene, voice: Voice): ReadonlyMap<Spot, string> {
  const cells = sheets.flatMap(({ head = [], rows }) =>
    rows.flatMap((row) =>
      row.flatMap((cell, i): [Spot, string][] => {
        if (!isTapCell(cell)) return []
        const [first] = row
        const beside = first === undefined || isTapCell(first) ? [] : [voice.own(first)]
        const over = head[i] === undefined ? [] : [voice.own(head[i])]
        const parts = [...beside, ...over, voice.own(cell.show)].filter((part) => part !== '')
        return [[cell.spot, parts.join(' ')]]
      }),
    ),
  )
  const items = trays.flatMap((tray) =>
    tray.items.flatMap((item): [Spot, string][] =>
      item.spot === undefined ? [] : [[item.spot, sayThing(item, 1, voice)]],
    ),
  )
  const places = (board?.places ?? []).map((place): [Spot, string] => [place.id, placeName(place, voice)])
  return new Map([...cells, ...items, ...places])
}

function sayLine(
  { score, scoreSays = 'score', money, note, thrown = [] }: SeatLine,
  seat: Seat,
  turn: boolean,
  voice: Voice,
): string[] {
  const parts = [
    ...(turn ? [voice.house('on-turn')] : []),
    ...(score === undefined ? [] : [voice.own({ say: scoreSays, n: score })]),
    ...(money === undefined ? [] : [voice.purse(money)]),
    ...(note === undefined ? [] : [voice.own(note)]),
    ...thrown.map((item) => sayItem(item, 1, voice)),
  ]
  return parts.length === 0
    ? []
    : [`${voice.house('labelled', { name: voice.name(seat), what: parts.join(', ') })}.`]
}

const placeName = ({ name, id }: Place, voice: Voice) => (name === undefined ? id : voice.own(name))

/** Row by row if the places are in rows; otherwise in the board's own order, as along a track. */
function sayBoard(board: Board, voice: Voice): string[] {
  const on = groupBy(board.pieces, (piece) => piece.on)
  const rows = rowsOf(board.places)
  const said = rows.map((row) => sayPlaces(row, on, voice))
  const lines =
    rows.length === 1
      ? said.flatMap((things) => (things === '' ? [] : [voice.house('board', { things })]))
      : said.flatMap((things, i) => (things === '' ? [] : [voice.house('row', { n: i + 1, things })]))
  const known = new Set(board.places.map(({ id }) => id))
  const strays = [...on].flatMap(([spot, pieces]) =>
    known.has(spot) ? [] : [`${voice.house('labelled', { name: spot, what: sayPieces(pieces, voice) })}.`],
  )
  const empty = board.places.filter(({ id }) => !on.has(id)).length
  return [...lines, ...strays, ...(empty === 0 ? [] : [voice.house('empty', { n: empty })])]
}

function rowsOf(places: readonly Place[]): Place[][] {
  const rows: { y: number; places: Place[] }[] = []
  for (const place of places.toSorted((a, b) => a.at[1] - b.at[1])) {
    const row = rows.at(-1)
    if (row !== undefined && place.at[1] - row.y < 0.1) row.places.push(place)
    else rows.push({ y: place.at[1], places: [place] })
  }
  if (rows.length * 2 > places.length) return [[...places]]
  return rows.map((row) => row.places.toSorted((a, b) => a.at[0] - b.at[0]))
}

/** Neighbours with the same contents are named together: '1, 2, 3: Anna’s man'. */
function sayPlaces(row: readonly Place[], on: ReadonlyMap<Spot, readonly Piece[]>, voice: Voice): string {
  const groups: { names: string[]; things: string }[] = []
  for (const place of row) {
    const pieces = on.get(place.id)
    if (pieces === undefined) continue
    const things = sayPieces(pieces, voice)
    const before = groups.at(-1)
    if (before?.things === things) before.names.push(placeName(place, voice))
    else groups.push({ names: [placeName(place, voice)], things })
  }
  return groups
    .map(({ names, things }) => voice.house('labelled', { name: names.join(', '), what: things }))
    .join('; ')
}

function sayPieces(pieces: readonly Piece[], voice: Voice): string {
  const kinds = groupBy(pieces, (piece) => sayThing(piece, 1, voice))
  return [...kinds.values()].map((kind) => sayThing(kind[0], kind.length, voice)).join(', ')
}

/** Something that is on a board or in a tray. */
export type Thing = Pick<Item, 'look' | 'seat' | 'face' | 'small' | 'name'> | Piece

function sayThing(thing: Thing, n: number, voice: Voice): string {
  const { look, seat, face, name } = thing
  const small = 'small' in thing ? thing.small : undefined
  const many = (one: string) => (n === 1 ? one : voice.house('many', { n, things: one }))
  if (name !== undefined) return many(voice.own(name))
  const down = look === 'card' && face === undefined && small === undefined
  const plain = (look === 'piece' || look === 'hat') && face !== undefined
  const called = plain ? '' : voice.house(down ? 'face-down' : `look-${look}`, { n })
  const shows = [face, small].flatMap((label) => (label === undefined ? [] : [voice.own(label)])).join(' ')
  const whole = many([called, shows].filter((part) => part !== '').join(' '))
  return seat === undefined ? whole : voice.house('thing-of', { thing: whole, seat })
}

function sayTray(tray: Tray, voice: Voice): string[] {
  if (tray.items.length === 0) return []
  const owner = tray.seat === undefined ? '' : voice.name(tray.seat)
  const title = tray.title === undefined ? owner : voice.own(tray.title)
  const kinds = groupBy(tray.items, (item) => sayItem(item, 1, voice))
  const things = [...kinds.values()].map((kind) => sayItem(kind[0], kind.length, voice)).join('; ')
  return [title === '' ? `${things}.` : `${voice.house('labelled', { name: title, what: things })}.`]
}

function sayItem(item: Item, n: number, voice: Voice): string {
  const thing = sayThing(item, n, voice)
  const state = item.held === true ? 'held' : item.spent === true ? 'spent' : undefined
  return state === undefined ? thing : voice.house(state, { thing })
}

/** Row by row, each cell after the head of its column. */
function saySheet({ title, head = [], rows }: Sheet, voice: Voice): string[] {
  const lines = rows.map((row) => {
    const cells = row.map((cell) => sayCell(cell, voice))
    const said = cells.flatMap((cell, i) => {
      if (cell === '') return []
      const over = head[i] === undefined || i === 0 ? '' : voice.own(head[i])
      return [over === '' ? cell : voice.house('labelled', { name: over, what: cell })]
    })
    return `${said.join('; ')}.`
  })
  const over =
    title === undefined ? [] : [voice.house('labelled', { name: voice.own(title), what: '' }).trimEnd()]
  return [...over, ...lines.filter((line) => line !== '.')]
}

function sayCell(cell: Cell, voice: Voice): string {
  if (!isTapCell(cell)) return voice.own(cell)
  const shown = voice.own(cell.show)
  const parts = [
    shown === '' && cell.marked !== true ? voice.house('blank') : shown,
    cell.marked === true ? voice.house('crossed') : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}
