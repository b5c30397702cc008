import { ACTS, LANGS, type Eye, type Text } from '@spellendoos/kernel'
import * as v from 'valibot'
import { MOST_PLIES } from './limits.ts'

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

const asIs = (text: string): Text => ({ nl: text, en: text, de: text, fr: text })

export const text: Field<string> = {
  schema: v.string(),
  wanted: { nl: 'een tekst', en: 'a text', de: 'ein Text', fr: 'un texte' },
}

export const whole: Field<number> = {
  schema: v.pipe(v.number(), v.integer()),
  wanted: { nl: 'een geheel getal', en: 'a whole number', de: 'eine ganze Zahl', fr: 'un nombre entier' },
}

export const seen: Field<number> = {
  schema: v.pipe(v.number(), v.integer(), v.minValue(0)),
  wanted: whole.wanted,
}

const between = (low: number, high: number): Field<number> => ({
  schema: v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high)),
  wanted: asIs(`${low}–${high}`),
})

const oneOf = <const Choices extends readonly string[]>(choices: Choices): Field<Choices[number]> => ({
  schema: v.picklist(choices),
  wanted: asIs(choices.join(' | ')),
})

export const object: Field<Readonly<Record<string, unknown>>> = {
  // Not a record schema: that would pass over names like __proto__, which have to be refused.
  schema: v.custom<Readonly<Record<string, unknown>>>(
    (given) => typeof given === 'object' && given !== null && !Array.isArray(given),
  ),
  wanted: { nl: 'een object', en: 'an object', de: 'ein Objekt', fr: 'un objet' },
}

export const numbers: Field<number[]> = {
  schema: v.array(v.number()),
  wanted: {
    nl: 'een lijst getallen',
    en: 'a list of numbers',
    de: 'eine Liste von Zahlen',
    fr: 'une liste de nombres',
  },
}

export const gameId: Field<string> = {
  schema: v.string(),
  wanted: {
    nl: 'de naam van een spel, bijvoorbeeld dammen',
    en: 'the id of a game, such as dammen',
    de: 'der Name eines Spiels, zum Beispiel dammen',
    fr: 'le nom d’un jeu, par exemple dammen',
  },
}

export const handle: Field<string> = {
  schema: v.string(),
  wanted: {
    nl: 'de naam die new of load gaf',
    en: 'the handle that new or load gave',
    de: 'der Name, den new oder load gab',
    fr: 'le nom donné par new ou load',
  },
}

export const seat: Field<number> = {
  schema: v.pipe(v.number(), v.integer()),
  wanted: {
    nl: 'het nummer van een plaats, geteld vanaf 0',
    en: 'the number of a seat, counted from 0',
    de: 'die Nummer eines Platzes, ab 0 gezählt',
    fr: 'le numéro d’une place, à partir de 0',
  },
}

export const eye: Field<Eye> = {
  schema: v.union([v.pipe(v.number(), v.integer()), v.literal('watcher')]),
  wanted: {
    nl: `${seat.wanted.nl}, of "watcher"`,
    en: `${seat.wanted.en}, or "watcher"`,
    de: `${seat.wanted.de}, oder "watcher"`,
    fr: `${seat.wanted.fr}, ou "watcher"`,
  },
}

export const milliseconds: Field<number> = {
  schema: v.pipe(v.number(), v.finite(), v.minValue(0)),
  wanted: {
    nl: 'een aantal milliseconden',
    en: 'a number of milliseconds',
    de: 'eine Anzahl Millisekunden',
    fr: 'un nombre de millisecondes',
  },
}

export const chance = oneOf(['fair', 'manual'])
export const act = oneOf(ACTS)
export const level = between(1, 5)
export const depth = between(0, MOST_PLIES)
export const lang = oneOf(LANGS)
