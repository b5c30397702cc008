import type { Fact, Seat, Spot } from '@spellendoos/kernel'
import type { Piece, SceneMatch } from '@spellendoos/scene'

/** What players move over the board; cards, dice and notes can be on it too, and chips that only mark a place. */
const LOOKS: ReadonlySet<Piece['look']> = new Set(['man', 'king', 'pawn', 'stone', 'peg', 'horse', 'match'])
export const isMan = ({ look, seat }: Piece): boolean =>
  LOOKS.has(look) || (look === 'chip' && seat !== undefined)

/** A piece: where it is, whose it is, and what it looks like, if that is known. */
interface Man {
  readonly on: Spot
  readonly whose: string
  readonly look?: Piece['look']
}
interface Board {
  readonly men: readonly Man[]
  readonly places: ReadonlySet<Spot>
}

const ofSeat = (seat: Seat): string => `seat ${seat}`
/** A piece that is no seat's own is known by its colour. */
const whoseIs = ({ seat, paint }: Piece): string =>
  seat === undefined ? JSON.stringify(paint ?? 'nobody') : ofSeat(seat)

function boardOf(match: SceneMatch): Board {
  const { board } = match.game.scene(match.view('watcher'), 'watcher', [])
  const men: Man[] = []
  for (const piece of board?.pieces ?? [])
    if (isMan(piece)) men.push({ on: piece.on, whose: whoseIs(piece), look: piece.look })
  return { men, places: new Set(board?.places.map(({ id }) => id)) }
}

/** Lifts a man off a spot: if there are several, the one that is wanted, otherwise the one that came first. */
function lift(men: Man[], spot: Spot, isWanted: (man: Man) => boolean): Man | undefined {
  let found = -1
  for (let i = 0; i < men.length; i++) {
    if (men[i]!.on !== spot) continue
    if (found < 0) found = i
    if (!isWanted(men[i]!)) continue
    found = i
    break
  }
  return found < 0 ? undefined : men.splice(found, 1)[0]
}

/** Carries out what a fact says of the men. Returns what is impossible. */
function carryOut(fact: Fact, men: Man[], places: ReadonlySet<Spot>): string | undefined {
  const { path = [], takes = [], turns = [], into } = fact
  const seat = fact.seat === undefined ? 'nobody' : ofSeat(fact.seat)
  const owner = fact.victimSeat === undefined ? seat : ofSeat(fact.victimSeat)
  const [from] = path
  const to = path.at(-1)
  // A struck man was there before the one that strikes: a player of two colours may strike their own.
  const isMover = ({ whose }: Man): boolean => fact.victimSeat === undefined && whose === owner
  const mover = path.length > 1 ? lift(men, from!, isMover) : undefined
  if (path.length > 1 && mover === undefined && places.has(from!)) return `nothing leaves ${from}`
  for (const spot of takes) {
    const taken = lift(men, spot, ({ whose }) => whose !== seat)
    if (taken === undefined) return `nothing is taken from ${spot}`
    if (into !== undefined) men.push({ ...taken, on: into })
  }
  if (to !== undefined && places.has(to)) men.push({ ...(mover ?? { whose: owner }), on: to })
  for (const spot of turns) {
    if (lift(men, spot, () => true) === undefined) return `nothing turns on ${spot}`
    men.push({ on: spot, whose: seat })
  }
  return undefined
}

const inWords = ({ on, whose, look }: Man): string => `${whose} ${look ?? 'any'} on ${on}`

/** How the expected pieces differ from those that are there; `undefined` if they do not. */
function difference(expected: readonly Man[], there: readonly Man[]): string | undefined {
  const left = new Map<string, Man[]>()
  for (const man of there) {
    const key = `${man.on} ${man.whose}`
    const same = left.get(key)
    if (same === undefined) left.set(key, [man])
    else same.push(man)
  }
  const missing = expected
    // An unknown look matches whatever the known ones leave.
    .toSorted((a, b) => Number(a.look === undefined) - Number(b.look === undefined))
    .filter(({ on, whose, look }) => {
      const same = left.get(`${on} ${whose}`) ?? []
      const i = same.findIndex((man) => look === undefined || man.look === look)
      if (i >= 0) same.splice(i, 1)
      return i < 0
    })
  const extra = [...left.values()].flat()
  if (missing.length === 0 && extra.length === 0) return undefined
  return `missing: ${missing.map(inWords).join(', ')}; unexpected: ${extra.map(inWords).join(', ')}`
}

function totals(men: readonly Man[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { whose } of men) counts.set(whose, (counts.get(whose) ?? 0) + 1)
  return counts
}

/**
 * The law that pieces are conserved: the board after a move has what was there before, moved, less what the facts say
 * was taken, plus what they say was placed, turned over or crowned. If a fact says that the pieces are set up again,
 * each player has as many as before, or all.
 */
export class Conservation {
  #board: Board
  /** How many pieces of each there are when all are on the board. */
  #all: Map<string, number>
  /** The most pieces that were seen on the board, and how many moves changed it. */
  most = 0
  changes = 0

  constructor(match: SceneMatch) {
    this.#board = boardOf(match)
    this.#all = totals(this.#board.men)
    this.most = this.#board.men.length
  }

  /** What is wrong after the last entry of the match, if anything. */
  broken(match: SceneMatch): string | undefined {
    const before = this.#board
    const after = boardOf(match)
    this.#board = after
    if (after.men.length === 0 && before.men.length === 0) return undefined
    this.most = Math.max(this.most, after.men.length)
    const { facts } = match.heard(match.seq - 1, 'watcher')
    const men = before.men.slice()
    for (const fact of facts) {
      const wrong = fact.anew === true ? undefined : carryOut(fact, men, after.places)
      if (wrong !== undefined) return `${JSON.stringify(fact)}: ${wrong}`
    }
    const changed = difference(before.men, after.men) !== undefined
    if (changed) this.changes++
    if (facts.some(({ anew }) => anew === true)) return this.#setUpAnew(men, after.men)
    const wrong = changed || facts.length > 0 ? difference(men, after.men) : undefined
    return wrong === undefined ? undefined : `${wrong} after ${JSON.stringify(facts)}`
  }

  #setUpAnew(before: readonly Man[], after: readonly Man[]): string | undefined {
    const had = totals(before)
    const has = totals(after)
    if (this.#all.size === 0) this.#all = has
    for (const whose of new Set([...had.keys(), ...has.keys()])) {
      const now = has.get(whose) ?? 0
      if (now !== (had.get(whose) ?? 0) && now !== (this.#all.get(whose) ?? 0))
        return `${whose} has ${now} pieces`
    }
    return undefined
  }
}
