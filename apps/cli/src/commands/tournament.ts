import { BY_THE_BOOK, chooseOptions, LANGUAGES, Match, type Game, type Lang } from '@spellendoos/kernel'
import { UserError } from '../user-error.ts'
import { print } from '../print.ts'
import type { Entrant } from '../tournament/entrant.ts'
import { tournament, type Pairing } from '../tournament/index.ts'
import { BUILT_IN, builtInEntrant } from '../tournament/built-in-entrant.ts'
import type { MatchSetup } from '../tournament/match.ts'
import { EngineEntrant } from '../tournament/engine-entrant.ts'
import { tournamentWords } from '../words/tournament.ts'
import { readOptions } from './options.ts'

export interface TournamentOptions {
  readonly bot?: readonly string[]
  readonly matches: number
  readonly seats?: number
  readonly preset?: string
  readonly option?: readonly string[]
  readonly ms: number
  readonly seed: number
  readonly opening?: number
  readonly json?: boolean
}

/** In games without chance, matches begin with this many random moves, so that they are not all the same. */
const OPENING = 4

/** `spellendoos tournament`: everyone against everyone, and how sure the outcome is. */
export async function playTournament(
  game: Game,
  players: readonly string[],
  flags: TournamentOptions,
  lang: Lang,
): Promise<void> {
  const entrants = takePart(players, flags.bot ?? [], lang)
  const setup = setupFor(game, flags, lang)
  const told = flags.json === true ? () => {} : (pairing: Pairing) => print(pairingLines(pairing, lang))
  const pairings = await tournament(setup, entrants, flags, told)
  if (flags.json === true) print(JSON.stringify(pairings, undefined, 2))
}

function takePart(players: readonly string[], commands: readonly string[], lang: Lang): Entrant[] {
  const said = tournamentWords(lang)
  const inside = players.map((name) => {
    const entrant = builtInEntrant(name)
    if (entrant === undefined) throw new UserError(said('unknown-entrant', { what: name, names: BUILT_IN }))
    return entrant
  })
  const entrants = [...inside, ...commands.map((command) => new EngineEntrant(command))]
  if (entrants.length < 2) throw new UserError(said('too-few'))
  return entrants
}

/** The settings of the matches of a tournament. */
export function setupFor(
  game: Game,
  flags: Omit<TournamentOptions, 'matches' | 'seed'>,
  lang: Lang,
): MatchSetup {
  const given = readOptions(game, flags.option ?? [], lang)
  const chosen = chooseOptions(game, flags.preset ?? BY_THE_BOOK, given)
  if (!chosen.ok) throw new UserError(chosen.problem.text[lang])
  const options = chosen.value
  const seats = flags.seats ?? (game.seats.includes(2) ? 2 : game.seats[0]!)
  const begun = Match.begin(game, { id: 'fit', game: game.id, version: game.version, options, seats })
  if (!begun.ok) throw new UserError(begun.problem.text[lang])
  const opening = flags.opening ?? (game.traits.luck === 'none' && seats > 1 ? OPENING : 0)
  return { game, options, seats, ms: flags.ms, opening }
}

function pairingLines({ faults, ...pairing }: Pairing, lang: Lang): string {
  const said = tournamentWords(lang)
  const { first, second, share, error, elo, matches } = pairing
  const percent = (part: number) =>
    new Intl.NumberFormat(LANGUAGES[lang].locale, { maximumFractionDigits: 1 }).format(part * 100)
  const line = said('pairing', {
    first,
    second,
    share: percent(share),
    error: percent(error),
    elo: elo > 0 ? `+${elo}` : String(elo).replace('-', '−'),
    matches,
  })
  const lost = faults.map(
    ({ match, who, code, fillings }) =>
      `  ${said('fault', { match, who, fault: said(`fault-${code}`, fillings) })}`,
  )
  return [line, ...lost].join('\n')
}
