import type { Game } from './game.ts'
import { problem, value, type Json, type Read } from './text.ts'
import { t } from './words/texts.ts'
import { filled } from './texts.ts'

/** One setting of a match, in the words of JSON Schema. */
export type OptionSpec =
  | {
      readonly type: 'integer'
      readonly minimum: number
      readonly maximum: number
      readonly default: number
      /** The usual value when not everyone sits at one screen: when people play online, or with a computer player. */
      readonly remote?: number
    }
  | { readonly type: 'boolean'; readonly default: boolean }
  | { readonly type: 'string'; readonly enum: readonly string[]; readonly default: string }

export type OptionSpecs = Readonly<Record<string, OptionSpec>>

/** The type of the options that a record of specs describes. */
export type OptionsOf<Specs> = {
  readonly [Name in keyof Specs]: Specs[Name] extends { type: 'integer' }
    ? number
    : Specs[Name] extends { type: 'boolean' }
      ? boolean
      : Specs[Name] extends { enum: readonly (infer Choice)[] }
        ? Choice
        : never
}

export const whole = <const Minimum extends number, const Maximum extends number>(
  minimum: Minimum,
  maximum: Maximum,
  usual: number,
  remote?: number,
) =>
  ({
    type: 'integer',
    minimum,
    maximum,
    default: usual,
    ...(remote === undefined ? {} : { remote }),
  }) as const

export const yesNo = (usual: boolean) => ({ type: 'boolean', default: usual }) as const

export const oneOf = <const Choices extends readonly string[]>(...choices: Choices) =>
  ({ type: 'string', enum: choices, default: choices[0] as Choices[number] }) as const

/** The preset every game has and starts from. */
export const BY_THE_BOOK = 'boekje'

const fits = (spec: OptionSpec, given: unknown): boolean => {
  if (spec.type === 'boolean') return typeof given === 'boolean'
  if (spec.type === 'string') return typeof given === 'string' && spec.enum.includes(given)
  return Number.isInteger(given) && (given as number) >= spec.minimum && (given as number) <= spec.maximum
}

const wanted = (spec: OptionSpec): string => {
  if (spec.type === 'boolean') return 'true | false'
  if (spec.type === 'string') return spec.enum.join(' | ')
  return `${spec.minimum}–${spec.maximum}`
}

/** A preset with the given options, checked: every name known, every value within its limits, nothing missing. */
export function chooseOptions(
  game: Pick<Game, 'id' | 'options' | 'presets'>,
  preset: string,
  given: Readonly<Record<string, unknown>>,
): Read<Readonly<Record<string, Json>>> {
  if (!Object.hasOwn(game.presets, preset)) {
    const names = Object.keys(game.presets).join(', ')
    return problem('unknown-preset', filled(t.options['unknown-preset'], { id: game.id, preset, names }))
  }
  const chosen: Record<string, Json> = {}
  for (const [name, spec] of Object.entries(game.options)) chosen[name] = spec.default
  Object.assign(chosen, game.presets[preset])
  for (const [name, wish] of Object.entries(given)) {
    const spec = Object.hasOwn(game.options, name) ? game.options[name] : undefined
    if (spec === undefined) {
      const names = Object.keys(game.options).join(', ') || '–'
      return problem('unknown-option', filled(t.options['unknown-option'], { id: game.id, name, names }))
    }
    if (!fits(spec, wish)) {
      return problem('bad-option', filled(t.options['bad-option'], { name, wanted: wanted(spec) }))
    }
    chosen[name] = wish as Json
  }
  return value(chosen)
}

/** What differs from the usual settings when people play online or with a computer player. */
export const remoteDefaults = (game: Pick<Game, 'options'>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(game.options).flatMap(([name, spec]) =>
      spec.type === 'integer' && spec.remote !== undefined ? [[name, spec.remote]] : [],
    ),
  )

/** An option's schema; the usual value online is not part of it. */
function described(spec: OptionSpec): Json {
  if (spec.type !== 'integer') return { ...spec }
  const { remote: _, ...known } = spec
  return known
}

/** The game's options as a JSON Schema. */
export function optionsSchema(game: Pick<Game, 'options'>): Json {
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(game.options).map(([name, spec]) => [name, described(spec)]),
    ),
    additionalProperties: false,
  }
}
