import { CHARACTERS, LEVELS } from '@spellendoos/bots'
import { games } from '@spellendoos/games'
import { LANGS, type Lang } from '@spellendoos/kernel'
import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { benchTable, measureAll } from './commands/bench.ts'
import { dxp, type DxpOptions } from './commands/dxp.ts'
import { gnubg, type GnubgOptions } from './commands/gnubg.ts'
import { listGames } from './commands/games.ts'
import { convertMat } from './commands/mat.ts'
import { pdnFile } from './commands/pdn.ts'
import { reviewFile, type ReviewOptions } from './commands/review.ts'
import { rulesPage } from './commands/rules.ts'
import { takeFromShelf } from './commands/shelf.ts'
import { playTournament, type TournamentOptions } from './commands/tournament.ts'
import { verifyFile, type VerifyOptions } from './commands/verify.ts'
import { UserError } from './user-error.ts'
import { engine } from './engine/index.ts'
import { isLang } from './lang.ts'
import { play, type PlayOptions } from './play/index.ts'
import { print, textWidth } from './print.ts'
import { boxWords, type BoxWords } from './words/box.ts'
import { reviewWords } from './words/review.ts'
import { BUILT_IN } from './tournament/built-in-entrant.ts'
import { tournamentWords } from './words/tournament.ts'

const VERSION = '0.2.0'
const MOST_MS = 600_000
const MOST_MATCHES = 1_000_000
const MOST_OPENING = 100
const MOST_PORT = 65_535
/** What three digits can say. */
const MOST_MINUTES = 999
/** The port on which programs usually wait for DamExchange. */
const DXP_PORT = 27_531
const GNUBG_PORT = 27_532

interface BenchOptions {
  readonly ms: number
  readonly preset?: string
  readonly option?: readonly string[]
  readonly json?: boolean
}

/** The command `spellendoos` and all its parts, speaking this language. */
function makeProgram(lang: Lang): Command {
  const box = boxWords(lang)
  const program = new Command('spellendoos')
  const wholeNumber = (what: string, low: number, high: number) => (given: string) => {
    const number = Number(given)
    if (Number.isInteger(number) && number >= low && number <= high) return number
    throw new InvalidArgumentError(box('bad-number', { what, low, high }))
  }
  const again = (given: string, before: readonly string[] = []) => [...before, given]

  program
    .description(`${box('about')}\n${box('help-shelf')}`)
    .version(VERSION, '-V, --version', box('help-version'))
    .action((flags: PlayOptions) => play(undefined, flags, lang))

  program
    .command('play')
    .description(box('help-play'))
    .argument('[game]', box('help-game'))
    .option('-s, --seats <n>', box('help-seats'), wholeNumber('--seats', 1, 64))
    .option(
      '-p, --players <names>',
      box('help-players', { names: CHARACTERS.map(({ id }) => id).join(', ') }),
    )
    .option('--preset <name>', box('help-preset'))
    .option('-o, --option <name=value>', box('help-option'), again)
    .option('--seed <hex>', box('help-seed'))
    .option('-l, --load <file>', box('help-load'))
    .action((game: string | undefined, flags: PlayOptions) => play(game, flags, lang))

  program
    .command('games')
    .description(box('help-games'))
    .action(() => print(listGames(lang)))

  program
    .command('rules')
    .description(box('help-rules'))
    .argument('<game>', box('help-game'))
    .action((game: string) => print(rulesPage(takeFromShelf(game, lang), lang, textWidth())))

  program
    .command('verify')
    .description(box('help-verify'))
    .argument('<replay>', box('help-file'))
    .option('--server <key>', box('help-server'))
    .action((file: string, flags: VerifyOptions) => {
      const { line, status } = verifyFile(file, lang, flags)
      print(line)
      process.exitCode = status
    })

  program
    .command('review')
    .description(reviewWords(lang)('help-review'))
    .argument('<replay>', box('help-file'))
    .option('--json', box('help-json'))
    .action(async (file: string, flags: ReviewOptions) => print(await reviewFile(file, lang, flags)))

  program
    .command('mat')
    .description(box('help-mat'))
    .argument('<file>', box('help-mat-file'))
    .action((file: string) => print(convertMat(file, lang)))

  program
    .command('pdn')
    .description(box('help-pdn'))
    .argument('<file>', box('help-pdn-file'))
    .option('-n, --number <n>', box('help-pdn-number'), wholeNumber('--number', 1, MOST_MATCHES))
    .action((file: string, { number }: { readonly number?: number }) => print(pdnFile(file, number, lang)))

  program
    .command('dxp')
    .description(box('help-dxp'))
    .argument('[host]', box('help-dxp-host'))
    .option('--port <n>', box('help-port'), wholeNumber('--port', 1, MOST_PORT), DXP_PORT)
    .option('--listen <address>', box('help-dxp-listen'), '127.0.0.1')
    .option('--level <n>', box('help-bot-level'), wholeNumber('--level', 1, LEVELS.length), LEVELS.length)
    .option('--games <n>', box('help-dxp-games'), wholeNumber('--games', 1, MOST_MATCHES), 1)
    .option('--minutes <n>', box('help-dxp-minutes'), wholeNumber('--minutes', 1, MOST_MINUTES), 5)
    .action((host: string | undefined, options: DxpOptions) => dxp(host, options, lang))

  program
    .command('gnubg')
    .description(box('help-gnubg'))
    .option('--port <n>', box('help-port'), wholeNumber('--port', 1, MOST_PORT), GNUBG_PORT)
    .option('--level <n>', box('help-bot-level'), wholeNumber('--level', 1, LEVELS.length), LEVELS.length)
    .action((options: GnubgOptions) => gnubg(options, `Spellendoos ${VERSION}`, lang))

  program
    .command('bench')
    .description(box('help-bench'))
    .argument('[games...]', box('help-bench-games'))
    .option('--ms <n>', box('help-ms'), wholeNumber('--ms', 1, MOST_MS), 1000)
    .option('--preset <name>', box('help-preset'))
    .option('-o, --option <name=value>', box('help-option'), again)
    .option('--json', box('help-json'))
    .action((ids: readonly string[], { ms, preset, option = [], json }: BenchOptions) => {
      const chosen = ids.length === 0 ? games : ids.map((id) => takeFromShelf(id, lang))
      const trials = chosen.flatMap((game) =>
        (preset === undefined ? Object.keys(game.presets) : [preset]).map((each) => ({
          game,
          preset: each,
          given: option,
          ms,
        })),
      )
      const all = measureAll(trials, lang)
      print(json === true ? JSON.stringify(all, undefined, 2) : benchTable(all, lang))
    })

  const said = tournamentWords(lang)
  program
    .command('tournament')
    .description(said('help-tournament'))
    .argument('<game>', box('help-game'))
    .argument('[players...]', said('help-entrants', { names: BUILT_IN }))
    .option('-b, --bot <command>', said('help-bot'), again)
    .option('-m, --matches <n>', said('help-matches'), wholeNumber('--matches', 2, MOST_MATCHES), 20)
    .option('-s, --seats <n>', box('help-seats'), wholeNumber('--seats', 1, 64))
    .option('--preset <name>', box('help-preset'))
    .option('-o, --option <name=value>', box('help-option'), again)
    .option('--ms <n>', said('help-think'), wholeNumber('--ms', 1, MOST_MS), 1000)
    .option('--seed <n>', said('help-number'), wholeNumber('--seed', 0, MOST_MATCHES), 1)
    .option('--opening <n>', said('help-opening'), wholeNumber('--opening', 0, MOST_OPENING))
    .option('--json', box('help-json'))
    .action((game: string, players: readonly string[], flags: TournamentOptions) =>
      playTournament(takeFromShelf(game, lang), players, flags, lang),
    )

  program
    .command('engine')
    .description(box('help-engine'))
    .action(() => engine())

  for (const each of [program, ...program.commands]) speakTo(each, lang)
  return program
}

/** Gives a command the option --lang, and help and error messages in that language. */
function speakTo(command: Command, lang: Lang): void {
  const box = boxWords(lang)
  const titles: Readonly<Record<string, string>> = {
    'Usage:': box('help-usage'),
    'Commands:': box('help-commands'),
    'Options:': box('help-options'),
    'Arguments:': box('help-arguments'),
  }
  const language = (given: string) => {
    if (isLang(given)) return given
    throw new InvalidArgumentError(box('bad-lang', { langs: LANGS.join(', ') }))
  }
  command
    .option('--lang <code>', box('help-lang', { langs: LANGS.join(', ') }), language)
    .helpOption('-h, --help', box('help-help'))
    .helpCommand(false)
    .allowExcessArguments(false)
    .configureHelp({ styleTitle: (title) => titles[title] ?? title })
    .configureOutput({ writeErr: () => {} })
    .exitOverride()
}

const SHOWN = new Set(['commander.helpDisplayed', 'commander.help', 'commander.version'])

/** Runs a command line. Mistakes of the user are answered with a sentence. */
export async function runProgram(args: readonly string[], lang: Lang): Promise<void> {
  const box = boxWords(lang)
  const program = makeProgram(lang)
  try {
    await program.parseAsync(args, { from: 'user' })
  } catch (problem) {
    if (!(problem instanceof CommanderError)) throw problem
    if (SHOWN.has(problem.code)) return
    const [first = ''] = args
    const known = program.commands.some((each) => each.name() === first)
    const command = known ? `spellendoos ${first}` : 'spellendoos'
    const unknown = !known && !first.startsWith('-')
    const sentence = unknown ? box('unknown-command', { what: first }) : complaintOf(problem, box)
    throw new UserError(`${sentence}\n${box('see-help', { command })}`)
  }
}

/** What is wrong with a command line, in our own words. */
function complaintOf({ code, message }: CommanderError, box: BoxWords): string {
  const what = /'([^']*)'/.exec(message)?.[1] ?? ''
  switch (code) {
    case 'commander.missingArgument':
      return box('missing-argument', { what })
    case 'commander.unknownOption':
      return box('unknown-option', { what })
    case 'commander.optionMissingArgument':
      return box('option-needs-value', { what })
    case 'commander.invalidArgument':
      return message.replace(/^.* is invalid\. /, '')
    default:
      return box('too-many-words')
  }
}
