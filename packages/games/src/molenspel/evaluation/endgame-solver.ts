import { ALL, inMills, lowest, makesMill, NEIGHBOURS, only, type Points } from '../board.ts'
import { Places, setsOf } from './places.ts'

/**
 * More than three stones against three, solved backwards from the end. The larger side wins by closing a mill that
 * takes a stone, which leaves two. The three fly, and a mill of theirs takes a stone too; three against three is a
 * draw. Nobody is ever stuck: three stones fly, and they cannot block four or more.
 */
export class Solved {
  readonly places: Places
  readonly fewer: Solved | undefined
  /** In how many turns the larger side wins, by place; 0 if it does not. */
  readonly threeToMove: Uint8Array
  readonly manyToMove: Uint8Array
  readonly #takeFromMills: boolean

  constructor(stones: number, takeFromMills: boolean) {
    this.fewer = stones > 4 ? new Solved(stones - 1, takeFromMills) : undefined
    this.#takeFromMills = takeFromMills
    this.places = new Places(stones)
    this.threeToMove = new Uint8Array(this.places.size)
    this.manyToMove = new Uint8Array(this.places.size)
    for (let turns = 1; ; turns++) {
      const added = turns % 2 === 1 ? this.#addWon(turns) : this.#addLost(turns)
      if (added === 0 && turns > 2) return
    }
  }

  #addWon(turns: number): number {
    return this.#add(this.manyToMove, turns, (many, three) => this.#wins(many, three, turns))
  }

  #addLost(turns: number): number {
    return this.#add(this.threeToMove, turns, (many, three) => this.#loses(many, three, turns))
  }

  #add(table: Uint8Array, turns: number, isNow: (many: Points, three: Points) => boolean): number {
    const threes = setsOf(3)
    let added = 0
    for (const many of this.places.kinds) {
      for (const three of threes) {
        if ((many & three) !== 0) continue
        const place = this.places.of(many, three)
        if (table[place] !== 0 || !isNow(many, three)) continue
        table[place] = turns
        added++
      }
    }
    return added
  }

  /** molenspel.safe, molenspel.take-from-mills: which of these stones a mill may take. */
  #takeable(stones: Points): Points {
    const loose = stones & ~inMills(stones)
    return loose === 0 && this.#takeFromMills ? stones : loose
  }

  /** Whether the larger side, to move, wins in this many turns. */
  #wins(many: Points, three: Points, turns: number): boolean {
    const free = ALL & ~(many | three)
    const takes = this.#takeable(three) !== 0
    for (let rest = many; rest !== 0; rest &= rest - 1) {
      const from = lowest(rest)
      const staying = many & ~only(from)
      for (let targets = NEIGHBOURS[from]! & free; targets !== 0; targets &= targets - 1) {
        const to = lowest(targets)
        if (takes && makesMill(staying, to)) return true
        if (turns > 1 && this.threeToMove[this.places.of(staying | only(to), three)] === turns - 1)
          return true
      }
    }
    return false
  }

  /** Whether the three, to move, have lost within this many turns, whatever they do. */
  #loses(many: Points, three: Points, turns: number): boolean {
    const free = ALL & ~(many | three)
    const takeable = this.#takeable(many)
    for (let rest = three; rest !== 0; rest &= rest - 1) {
      const from = lowest(rest)
      const staying = three & ~only(from)
      for (let targets = free; targets !== 0; targets &= targets - 1) {
        const to = lowest(targets)
        const next = staying | only(to)
        const escapes =
          takeable !== 0 && makesMill(staying, to)
            ? this.#escapes(many, next, takeable, turns)
            : this.manyToMove[this.places.of(many, next)] === 0
        if (escapes) return false
      }
    }
    return true
  }

  /** Whether the three, with a mill, can take a stone so that they do not lose in time. */
  #escapes(many: Points, three: Points, takeable: Points, turns: number): boolean {
    const { fewer } = this
    if (fewer === undefined) return true
    for (let rest = takeable; rest !== 0; rest &= rest - 1) {
      const wins = fewer.manyToMove[fewer.places.of(many & ~only(lowest(rest)), three)]!
      if (wins === 0 || wins >= turns) return true
    }
    return false
  }
}
