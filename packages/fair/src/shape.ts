import type { Json } from '@spellendoos/kernel'

/** The place where an input is not what it should be. */
export class ShapeError {
  readonly where: string
  constructor(where: string) {
    this.where = where
  }
}

/** Reads one piece of unknown input; `where` is its place. Never throws on plain data, whatever it contains. */
export type Shape<T> = (given: unknown, where: string) => T | ShapeError

export const satisfying =
  <T>(fits: (given: unknown) => given is T): Shape<T> =>
  (given, where) =>
    fits(given) ? given : new ShapeError(where)

export const matching = (pattern: RegExp): Shape<string> =>
  satisfying((given): given is string => typeof given === 'string' && pattern.test(given))

export const exactly = <const T extends string | number | boolean>(wanted: T): Shape<T> =>
  satisfying((given): given is T => given === wanted)

export const list =
  <T>(each: Shape<T>, most: number): Shape<readonly T[]> =>
  (given, where) => {
    if (!Array.isArray(given) || given.length > most) return new ShapeError(where)
    const read: T[] = []
    for (let i = 0; i < given.length; i++) {
      const item = each(given[i], `${where}[${i}]`)
      if (item instanceof ShapeError) return item
      read.push(item)
    }
    return read
  }

export type Fields = Readonly<Record<string, unknown>>

/** A plain object's own fields; any other kind of object is refused. */
export function fieldsOf(given: unknown): Fields | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined
  const make: unknown = Object.getPrototypeOf(given)
  return make === Object.prototype || make === null ? (given as Fields) : undefined
}

/** An object with these fields and no others. Those under `may` can be left out. */
export const record =
  <Must extends Record<string, unknown>, May extends Record<string, unknown>>(
    must: { readonly [Name in keyof Must]: Shape<Must[Name]> },
    may: { readonly [Name in keyof May]: Shape<May[Name]> },
  ): Shape<Must & { readonly [Name in keyof May]?: May[Name] }> =>
  (given, where) => {
    const fields = fieldsOf(given)
    if (fields === undefined) return new ShapeError(where)
    const inside = (name: string) => (where === '' ? name : `${where}.${name}`)
    const shapes: Readonly<Record<string, Shape<unknown>>> = { ...must, ...may }
    for (const name of Object.keys(fields))
      if (!Object.hasOwn(shapes, name)) return new ShapeError(inside(name))
    const read: Record<string, unknown> = {}
    for (const [name, shape] of Object.entries(shapes)) {
      const own = Object.hasOwn(fields, name) ? fields[name] : undefined
      if (own === undefined && Object.hasOwn(may, name)) continue
      const field = shape(own, inside(name))
      if (field instanceof ShapeError) return field
      read[name] = field
    }
    return read as Must & May
  }

/** An object with any names, within reason, and values of one shape. */
export const named =
  <T>(each: Shape<T>, most: number): Shape<Readonly<Record<string, T>>> =>
  (given, where) => {
    const fields = fieldsOf(given)
    if (fields === undefined || Object.keys(fields).length > most) return new ShapeError(where)
    const read: [string, T][] = []
    for (const [name, own] of Object.entries(fields)) {
      if (!/^[a-z][\w-]{0,63}$/i.test(name)) return new ShapeError(where)
      const field = each(own, `${where}.${name}`)
      if (field instanceof ShapeError) return field
      read.push([name, field])
    }
    return Object.fromEntries(read)
  }

/** Any plain JSON data, nested no deeper than `depth`. */
export const json =
  (depth: number): Shape<Json> =>
  (given, where) => {
    if (given === null || typeof given === 'boolean' || typeof given === 'string') return given
    if (typeof given === 'number') return Number.isFinite(given) ? given : new ShapeError(where)
    if (depth === 0) return new ShapeError(where)
    if (Array.isArray(given)) return list(json(depth - 1), Infinity)(given, where)
    const fields = fieldsOf(given)
    if (fields === undefined) return new ShapeError(where)
    const read: [string, Json][] = []
    for (const [name, own] of Object.entries(fields)) {
      if (own === undefined) continue
      const field = json(depth - 1)(own, `${where}.${name}`)
      if (field instanceof ShapeError) return field
      read.push([name, field])
    }
    return Object.fromEntries(read)
  }
