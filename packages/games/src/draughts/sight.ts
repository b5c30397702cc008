import type { DraughtsRecord } from './record.ts'
import { setOf, wordsFor, type FieldSet } from './sets.ts'
import type { Draughts } from './state.ts'

/** Where the sets of a side's pieces, and of those that it captures, begin in a state. */
interface SetPlaces {
  readonly ownSet: number
  readonly preySet: number
}

/** What one side sees on a board, as sets of fields. It belongs to its side, whose next look overwrites it. */
export class Sight {
  readonly men: FieldSet
  readonly kings: FieldSet
  /** The pieces that men can capture. */
  readonly prey: FieldSet
  readonly free: FieldSet
  /** A buffer for the fields that steps or jumps in one direction lead to. */
  readonly targets: FieldSet
  hasKings = false
  readonly #fields: FieldSet
  readonly #places: SetPlaces
  readonly #menTakeKings: boolean

  constructor({ fields, menTakeKings }: DraughtsRecord, places: SetPlaces) {
    const newSet = () => new Int32Array(wordsFor(fields))
    this.men = newSet()
    this.kings = newSet()
    this.prey = newSet()
    this.free = newSet()
    this.targets = newSet()
    this.#fields = setOf(fields, () => true)
    this.#places = places
    this.#menTakeKings = menTakeKings
  }

  /** Looks at the board of a state. */
  of({ sets }: Draughts): this {
    const { men, kings, prey, free } = this
    const fields = this.#fields
    const menTakeKings = this.#menTakeKings
    const { ownSet, preySet } = this.#places
    const words = fields.length
    let ownKings = 0
    for (let word = 0; word < words; word++) {
      const own = sets[ownSet + word]!
      const others = sets[preySet + word]!
      const crowned = sets[2 * words + word]!
      men[word] = own & ~crowned
      kings[word] = own & crowned
      prey[word] = menTakeKings ? others : others & ~crowned
      free[word] = fields[word]! & ~(own | others)
      ownKings |= own & crowned
    }
    this.hasKings = ownKings !== 0
    return this
  }
}
