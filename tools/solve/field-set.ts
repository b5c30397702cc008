import { FIELDS } from '../../packages/games/src/field/board.ts'

const BITS = 32
const WORDS = FIELDS / BITS
const bitOf = (field: number): number => 1 << (field % BITS)

function countOf(word: number): number {
  let count = 0
  for (let rest = word; rest !== 0; rest &= rest - 1) count++
  return count
}

/** A set of fields of the halma board. */
export class FieldSet {
  readonly #words: Int32Array

  constructor(words = new Int32Array(WORDS)) {
    this.#words = words
  }

  get size(): number {
    return this.#words.reduce((sum, word) => sum + countOf(word), 0)
  }

  has(field: number): boolean {
    return (this.#words[Math.floor(field / BITS)] & bitOf(field)) !== 0
  }

  add(field: number): void {
    this.#words[Math.floor(field / BITS)] |= bitOf(field)
  }

  with(field: number): FieldSet {
    const copy = new FieldSet(this.#words.slice())
    copy.add(field)
    return copy
  }

  without(field: number): FieldSet {
    const copy = new FieldSet(this.#words.slice())
    copy.#words[Math.floor(field / BITS)] &= ~bitOf(field)
    return copy
  }

  union(other: FieldSet): FieldSet {
    return new FieldSet(this.#words.map((word, i) => word | other.#words[i]))
  }

  meets(other: FieldSet): boolean {
    return this.#words.some((word, i) => (word & other.#words[i]) !== 0)
  }

  equals(other: FieldSet | undefined): boolean {
    return other !== undefined && this.#words.every((word, i) => word === other.#words[i])
  }

  fields(): number[] {
    return Array.from({ length: FIELDS }, (_, field) => field).filter((field) => this.has(field))
  }
}
