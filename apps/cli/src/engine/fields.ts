import { filled, ACTS, LANGS, sameInAll, type Eye, type Text } from '@spellendoos/kernel'
import * as v from 'valibot'
import { MOST_PLIES } from './limits.ts'
import { t } from '../words/texts.ts'

/** One field of a request: what it may hold, and what it must be in words. */
export interface Field<T> {
  readonly schema: v.GenericSchema<unknown, T>
  readonly wanted: Text
}

/** A field that can be left out. */
export interface Optional<T> extends Field<T> {
  readonly optional: true
}
export const may = <T>(field: Field<T>): Optional<T> => ({ ...field, optional: true })

export const text: Field<string> = {
  schema: v.string(),
  wanted: t['engine-fields'].text,
}

export const whole: Field<number> = {
  schema: v.pipe(v.number(), v.integer()),
  wanted: t['engine-fields'].whole,
}

export const seen: Field<number> = {
  schema: v.pipe(v.number(), v.integer(), v.minValue(0)),
  wanted: whole.wanted,
}

const between = (low: number, high: number): Field<number> => ({
  schema: v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high)),
  wanted: sameInAll(`${low}–${high}`),
})

const oneOf = <const Choices extends readonly string[]>(choices: Choices): Field<Choices[number]> => ({
  schema: v.picklist(choices),
  wanted: sameInAll(choices.join(' | ')),
})

export const object: Field<Readonly<Record<string, unknown>>> = {
  // Not a record schema: that would pass over names like __proto__, which have to be refused.
  schema: v.custom<Readonly<Record<string, unknown>>>(
    (given) => typeof given === 'object' && given !== null && !Array.isArray(given),
  ),
  wanted: t['engine-fields'].object,
}

export const numbers: Field<number[]> = {
  schema: v.array(v.number()),
  wanted: t['engine-fields'].numbers,
}

export const gameId: Field<string> = {
  schema: v.string(),
  wanted: t['engine-fields']['game-id'],
}

export const handle: Field<string> = {
  schema: v.string(),
  wanted: t['engine-fields'].handle,
}

export const seat: Field<number> = {
  schema: v.pipe(v.number(), v.integer()),
  wanted: t['engine-fields'].seat,
}

export const eye: Field<Eye> = {
  schema: v.union([v.pipe(v.number(), v.integer()), v.literal('watcher')]),
  wanted: filled(t['engine-fields'].eye, { wanted: seat.wanted }),
}

export const milliseconds: Field<number> = {
  schema: v.pipe(v.number(), v.finite(), v.minValue(0)),
  wanted: t['engine-fields'].milliseconds,
}

export const chance = oneOf(['fair', 'manual'])
export const act = oneOf(ACTS)
export const level = between(1, 5)
export const depth = between(0, MOST_PLIES)
export const lang = oneOf(LANGS)
