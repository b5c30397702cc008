import { botToDecline } from '@spellendoos/bots/table'
import type { Seat } from '@spellendoos/kernel'
import { rulesPage } from '../commands/rules.ts'
import { textWidth } from '../print.ts'
import { boxWords } from '../words/box.ts'
import { ORDERS, type Order } from '../words/orders.ts'
import { botMove } from './botseat.ts'
import { loadMatch, saveMatch } from './files.ts'
import { helpPage } from './help.ts'
import { Quit } from './quit.ts'
import { newsSince } from './picture.ts'
import { showPage } from './screen.ts'
import type { Sitting } from './sitting.ts'

const HINT_MS = 1000

/** Does what was ordered, for the seat that ordered it. */
export async function runOrder(sitting: Sitting, seat: Seat, order: Order, rest: string): Promise<void> {
  const { table, words, lang, game } = sitting
  switch (order) {
    case 'help':
      return showPage(sitting, helpPage(sitting))
    case 'rules':
      return showPage(sitting, rulesPage(game, lang, textWidth()))
    case 'log':
      return showPage(sitting, newsSince(table, eyeFor(sitting, seat), 0, sitting.names, lang).join('\n'))
    case 'moves':
      return say(sitting, movesLine(sitting, seat))
    case 'hint':
      return say(sitting, await hintLine(sitting, seat))
    case 'why':
      return say(sitting, whyLine(sitting))
    case 'undo':
      return void sitting.settle(table.act(lastToMove(sitting) ?? seat, 'undo'))
    case 'offer-draw':
      return offerDraw(sitting, seat)
    case 'accept':
    case 'decline':
      return void sitting.settle(table.act(answering(sitting, seat), order))
    case 'resign':
      return resign(sitting, seat)
    case 'clock':
      return void sitting.settle(table.clock())
    case 'bot':
      return sitting.letBotPlay(seat)
    case 'save':
      return say(sitting, words('saved', { file: saveMatch(table, sitting.players, rest, lang) }))
    case 'load':
      return open(sitting, rest)
    case 'quit':
      throw new Quit()
  }
}

const say = (sitting: Sitting, line: string): void => {
  sitting.notice = [line]
}

/** Whose ears a list is for: where nothing is hidden, everybody's. */
const eyeFor = ({ game }: Sitting, seat: Seat) => (game.traits.hidden ? seat : 'watcher')

function movesLine(sitting: Sitting, seat: Seat): string {
  const { game, words } = sitting
  if (game.traits.unaided) return words('unaided')
  const moves = sitting.choices(seat).map(({ move }) => move)
  return moves.length === 0
    ? words('no-moves')
    : words('all-moves', { n: moves.length, moves: moves.join('  ') })
}

async function hintLine(sitting: Sitting, seat: Seat): Promise<string> {
  const { game, words, table } = sitting
  if (game.traits.unaided) return words('unaided')
  if (sitting.choices(seat).length === 0) return words('no-moves')
  const { move } = await botMove(table, seat, HINT_MS)
  return move === undefined ? words('hint-wait') : words('hint', { move })
}

function whyLine({ game, words, refusal, lang }: Sitting): string {
  if (refusal === undefined) return words('nothing-refused')
  const n = game.words.rules.findIndex(({ id }) => id === refusal.rule)
  if (n < 0) return refusal.text[lang]
  const rule = game.words.rules[n]!
  return words('why-rule', { n: n + 1, source: boxWords(lang)(rule.source), rule: rule.text[lang] })
}

/** At one keyboard, taking back is for the person who made the last move that was not taken back. */
const lastToMove = ({ match, people }: Sitting): Seat | undefined => match.lastMover(people)

/** Bots play on; among people, the offer is open until somebody answers or moves. */
function offerDraw(sitting: Sitting, seat: Seat): void {
  const { table, match } = sitting
  if (!sitting.settle(table.act(seat, 'offer-draw'))) return
  const bot = botToDecline(match)
  if (bot !== undefined) sitting.settle(table.act(bot, 'decline'))
}

/** Who answers an offer: the seat that spoke, unless it made the offer itself. */
function answering({ match, people }: Sitting, seat: Seat): Seat {
  return match.offer === seat ? (people.find((each) => each !== seat) ?? seat) : seat
}

async function resign(sitting: Sitting, seat: Seat): Promise<void> {
  const { terminal, words, table, match } = sitting
  const answer = await terminal.ask(`${words('sure', { name: sitting.name(seat) })} `)
  if (!/^(?:j|y|o)/i.test(answer?.trim() ?? '')) return
  if (sitting.settle(table.act(seat, 'resign')) && match.result === undefined) sitting.letBotPlay(seat)
}

function open(sitting: Sitting, file: string): void {
  const { words, lang } = sitting
  if (file === '') return say(sitting, words('which-file', { example: ORDERS.load.does[lang] }))
  const { table, names } = loadMatch(file, lang)
  sitting.take(table, names)
  say(sitting, words('loaded', { file }))
}
