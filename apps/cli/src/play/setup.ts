import { charactersFor } from '@spellendoos/bots/levels'
import { games } from '@spellendoos/games'
import {
  BY_THE_BOOK,
  chooseOptions,
  type Game,
  type Json,
  type Lang,
  type OptionSpec,
  type Words,
} from '@spellendoos/kernel'
import type { SceneGame } from '@spellendoos/scene'
import pc from 'picocolors'
import { readOptions } from '../commands/options.ts'
import { sizeOf, takeFromShelf } from '../commands/shelf.ts'
import { UserError } from '../user-error.ts'
import { setupWords } from '../words/setup.ts'
import { playersNamed, type Player } from './players.ts'
import type { Choice, Terminal } from './terminal.ts'

/** What the command line asks for. */
export interface PlayOptions {
  readonly seats?: number
  readonly players?: string
  readonly preset?: string
  readonly option?: readonly string[]
  readonly seed?: string
  readonly load?: string
}

/** Everything that is decided before a match begins. */
export interface Setup {
  readonly game: SceneGame
  readonly options: Readonly<Record<string, Json>>
  readonly players: readonly Player[]
}

/** Asks for whatever the command line leaves open. */
export async function setUp(
  id: string | undefined,
  flags: PlayOptions,
  lang: Lang,
  terminal: Terminal,
): Promise<Setup> {
  const game = id === undefined ? await askGame(lang, terminal) : takeFromShelf(id, lang)
  const names = flags.players?.split(',')
  const seats = checkSeats(game, names?.length ?? flags.seats, lang) ?? (await askSeats(game, lang, terminal))
  const players =
    names === undefined ? await askPlayers(game, seats, lang, terminal) : playersNamed(names, lang)
  return { game, options: await settle(game, flags, lang, terminal), players }
}

async function askGame(lang: Lang, terminal: Terminal): Promise<SceneGame> {
  const choices = games.map((game) => ({
    value: game,
    label: `${game.words.name[lang]}  ${pc.dim(sizeOf(game, lang))}`,
    hint: game.words.about[lang],
  }))
  return terminal.choose(setupWords(lang)('which-game'), choices)
}

function checkSeats(game: Game, seats: number | undefined, lang: Lang): number | undefined {
  if (seats === undefined || game.seats.includes(seats)) return seats
  const counts = game.seats.join(', ')
  throw new UserError(setupWords(lang)('too-many-names', { game: game.words.name[lang], n: seats, counts }))
}

async function askSeats({ seats }: Game, lang: Lang, terminal: Terminal): Promise<number> {
  if (seats.length === 1) return seats[0]!
  const choices = seats.map((count) => ({ value: count, label: String(count) }))
  return terminal.choose(setupWords(lang)('how-many'), choices)
}

async function askPlayers(game: Game, seats: number, lang: Lang, terminal: Terminal): Promise<Player[]> {
  const words = setupWords(lang)
  const named = (first: string, others: string) =>
    playersNamed(
      Array.from({ length: seats }, (_, seat) => (seat === 0 ? first : others)),
      lang,
    )
  if (seats === 1) return named('', '')
  const choices: Choice<() => Player[] | Promise<Player[]>>[] = [
    { value: () => named('', 'bot'), label: words('against-bots', { n: seats - 1 }) },
    { value: () => named('', ''), label: words('all-people') },
    { value: () => askNames(seats, lang, terminal), label: words('each-seat') },
    { value: () => named('bot', 'bot'), label: words('only-bots') },
    ...charactersFor(game).map(({ id, name, says }) => ({
      value: () => named('', id),
      label: words('against-character', { name: name[lang] }),
      hint: says[lang],
    })),
  ]
  const make = await terminal.choose(words('who-plays'), choices)
  return make()
}

async function askNames(seats: number, lang: Lang, terminal: Terminal): Promise<Player[]> {
  const names: string[] = []
  for (let seat = 0; seat < seats; seat++) {
    const question = setupWords(lang)('seat-name', { n: seat + 1 })
    const [usual] = playersNamed(new Array<string>(seats).fill(''), lang).slice(seat)
    names.push(await terminal.text(question, usual!.name, () => undefined))
  }
  return playersNamed(names, lang)
}

/** The options of a match: from the command line, from a preset, or one by one. */
async function settle(
  game: Game,
  flags: PlayOptions,
  lang: Lang,
  terminal: Terminal,
): Promise<Setup['options']> {
  const { preset, option = [] } = flags
  const given = readOptions(game, option, lang)
  const named = preset ?? (option.length > 0 ? BY_THE_BOOK : await askPreset(game, lang, terminal))
  const chosen = named === undefined ? await askOptions(game, lang, terminal) : given
  const options = chooseOptions(game, named ?? BY_THE_BOOK, chosen)
  if (!options.ok) throw new UserError(options.problem.text[lang])
  return options.value
}

/** The chosen preset, or `undefined` to choose every option. Nothing is asked if there is nothing to choose. */
async function askPreset(game: Game, lang: Lang, terminal: Terminal): Promise<string | undefined> {
  const words = setupWords(lang)
  const presets = Object.keys(game.presets).map((name) => ({
    value: name as string | undefined,
    label: game.words.presets[name]?.[lang] ?? name,
  }))
  const byHand = { value: undefined, label: words('set-yourself') }
  const choices = Object.keys(game.options).length === 0 ? presets : [...presets, byHand]
  return choices.length === 1 ? choices[0]!.value : terminal.choose(words('how-to-play'), choices)
}

async function askOptions(game: Game, lang: Lang, terminal: Terminal): Promise<Record<string, Json>> {
  const chosen: Record<string, Json> = {}
  for (const [name, spec] of Object.entries(game.options)) {
    chosen[name] = await askOption(game.words, name, spec, lang, terminal)
  }
  return chosen
}

async function askOption(
  { options, choices }: Words,
  name: string,
  spec: OptionSpec,
  lang: Lang,
  terminal: Terminal,
): Promise<Json> {
  const words = setupWords(lang)
  const question = options[name]?.[lang] ?? name
  if (spec.type === 'integer') {
    const { minimum: low, maximum: high } = spec
    const fits = (typed: string) =>
      Number.isInteger(Number(typed)) && Number(typed) >= low && Number(typed) <= high
    const typed = await terminal.text(`${question} (${low}–${high})`, String(spec.default), (text) =>
      fits(text) ? undefined : words('whole-number', { low, high }),
    )
    return Number(typed)
  }
  const values: readonly (string | boolean)[] = spec.type === 'boolean' ? [true, false] : spec.enum
  const usualFirst = [spec.default, ...values.filter((each) => each !== spec.default)]
  const label = (each: string | boolean) =>
    typeof each === 'string' ? (choices?.[`${name}.${each}`]?.[lang] ?? each) : words(each ? 'yes' : 'no')
  return terminal.choose(
    question,
    usualFirst.map((value) => ({ value, label: label(value) })),
  )
}
