import { botToDecline } from '@spellendoos/bots/table'
import type { Seat } from '@spellendoos/kernel'
import { rulesPage } from '../commands/rules.ts'
import { textWidth } from '../print.ts'
import { boxWords } from '../words/box.ts'
import { TABLE_COMMANDS, type TableCommand } from '../words/table-commands.ts'
import { isYes } from '../words/setup.ts'
import { botMove } from './bot-seat.ts'
import { loadMatch, saveMatch } from './files.ts'
import { helpPage } from './help.ts'
import { Quit } from './quit.ts'
import { newsSince } from './picture.ts'
import { showPage } from './screen.ts'
import type { MatchSession } from './match-session.ts'

const HINT_MS = 1000

/** Carries out a command for the seat that gave it. */
export async function runCommand(
  session: MatchSession,
  seat: Seat,
  command: TableCommand,
  rest: string,
): Promise<void> {
  const { table, words, lang, game } = session
  switch (command) {
    case 'help':
      return showPage(session, helpPage(session))
    case 'rules':
      return showPage(session, rulesPage(game, lang, textWidth()))
    case 'log':
      return showPage(session, newsSince(table, eyeFor(session, seat), 0, session.names, lang).join('\n'))
    case 'moves':
      return say(session, movesLine(session, seat))
    case 'hint':
      return say(session, await hintLine(session, seat))
    case 'why':
      return say(session, whyLine(session))
    case 'undo':
      return void session.settle(table.act(lastToMove(session) ?? seat, 'undo'))
    case 'offer-draw':
      return offerDraw(session, seat)
    case 'accept':
    case 'decline':
      return void session.settle(table.act(answering(session, seat), command))
    case 'resign':
      return resign(session, seat)
    case 'clock':
      return void session.settle(table.clock())
    case 'bot':
      return session.letBotPlay(seat)
    case 'save':
      return say(session, words('saved', { file: saveMatch(table, session.players, rest, lang) }))
    case 'load':
      return open(session, rest)
    case 'quit':
      throw new Quit()
  }
}

const say = (session: MatchSession, line: string): void => {
  session.notice = [line]
}

/** Whose view a list is for: everybody's if nothing is hidden. */
const eyeFor = ({ game }: MatchSession, seat: Seat) => (game.traits.hidden ? seat : 'watcher')

function movesLine(session: MatchSession, seat: Seat): string {
  const { game, words } = session
  if (game.traits.unaided) return words('unaided')
  const moves = session.choices(seat).map(({ move }) => move)
  return moves.length === 0
    ? words('no-moves')
    : words('all-moves', { n: moves.length, moves: moves.join('  ') })
}

async function hintLine(session: MatchSession, seat: Seat): Promise<string> {
  const { game, words, table } = session
  if (game.traits.unaided) return words('unaided')
  if (session.choices(seat).length === 0) return words('no-moves')
  const { move } = await botMove(table, seat, HINT_MS)
  return move === undefined ? words('hint-wait') : words('hint', { move })
}

function whyLine({ game, words, refusal, lang }: MatchSession): string {
  if (refusal === undefined) return words('nothing-refused')
  const n = game.words.rules.findIndex(({ id }) => id === refusal.rule)
  if (n < 0) return refusal.text[lang]
  const rule = game.words.rules[n]!
  return words('why-rule', { n: n + 1, source: boxWords(lang)(rule.source), rule: rule.text[lang] })
}

/** At one keyboard, taking back belongs to the person who made the last move that was not taken back. */
const lastToMove = ({ match, people }: MatchSession): Seat | undefined => match.lastMover(people)

/** Bots play on; among people, the offer is open until somebody answers or moves. */
function offerDraw(session: MatchSession, seat: Seat): void {
  const { table, match } = session
  if (!session.settle(table.act(seat, 'offer-draw'))) return
  const bot = botToDecline(match)
  if (bot !== undefined) session.settle(table.act(bot, 'decline'))
}

/** Who answers an offer: the seat that spoke, unless it made the offer itself. */
function answering({ match, people }: MatchSession, seat: Seat): Seat {
  return match.offer === seat ? (people.find((each) => each !== seat) ?? seat) : seat
}

async function resign(session: MatchSession, seat: Seat): Promise<void> {
  const { terminal, words, lang, table, match } = session
  const answer = await terminal.ask(`${words('sure', { name: session.name(seat) })} `)
  if (!isYes(answer ?? '', lang)) return
  if (session.settle(table.act(seat, 'resign')) && match.result === undefined) session.letBotPlay(seat)
}

function open(session: MatchSession, file: string): void {
  const { words, lang } = session
  if (file === '') return say(session, words('which-file', { example: TABLE_COMMANDS.load.does[lang] }))
  const { table, names } = loadMatch(file, lang)
  session.take(table, names)
  say(session, words('loaded', { file }))
}
