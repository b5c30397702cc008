import {
  expectations,
  game,
  gnuAnswer,
  isResignationAccepted,
  readFibsBoard,
  type Move,
  type State,
} from '@spellendoos/games/gnubg'
import { Match, type Lang, type Seat } from '@spellendoos/kernel'
import { Lines, type Line } from '../engine/lines.ts'
import { boxWords } from '../words/box.ts'
import { BadRequest, readRequest, type BoardRequest } from './requests.ts'

export interface SessionOptions {
  /** Chooses a move in notation for the seat on turn. */
  readonly choose: (match: Match<State, Move>, seat: Seat) => Promise<string>
  /** The name and version of this program. */
  readonly software: string
  readonly lang: Lang
}

/** The longest line: a board has two names, and words may follow it. */
export const LONGEST_LINE = 1024
/** The longest answer: GNU Backgammon reads no more at a time. */
export const LONGEST_ANSWER = 255

/** The version of GNU Backgammon's external interface. */
const INTERFACE = 2
const DECIMALS = 6
const REQUESTS = 'board:… · evaluation board:… · version · set debug on|off · help · exit'

/** Answers the lines of one program in order, until there are no more or one of them says `exit`. */
export async function* answers(
  chunks: AsyncIterable<Uint8Array>,
  options: SessionOptions,
): AsyncGenerator<string, void> {
  const session = new Session(options)
  const lines = new Lines(LONGEST_LINE)
  for await (const chunk of chunks) {
    for (const line of lines.take(chunk)) {
      const answer = await session.answer(line)
      if (answer === undefined) return
      yield answer
    }
  }
}

class Session {
  readonly #options: SessionOptions
  /** Whether answers to boards are preceded by the position as it was read. */
  #debug = false

  constructor(options: SessionOptions) {
    this.#options = options
  }

  /** The answer to a line, with its newline; `undefined` if the other program has had enough. */
  async answer(line: Line): Promise<string | undefined> {
    const box = boxWords(this.#options.lang)
    if (line === 'too-long') return errorLine(box('gnubg-long', { most: LONGEST_LINE }))
    // GNU Backgammon ends a line with a newline and a zero, which comes before the next line here.
    const text = Buffer.from(line).toString('latin1').replaceAll('\0', '').trim()
    try {
      return await this.#answerTo(text)
    } catch (problem) {
      if (problem instanceof BadRequest) return errorLine(box(problem.say, problem.fillings))
      throw problem
    }
  }

  async #answerTo(text: string): Promise<string | undefined> {
    const { software } = this.#options
    const request = readRequest(text)
    switch (request.is) {
      case 'exit':
        return undefined
      case 'version':
        return `Interface: ${INTERFACE}\nRFBF: 0\nEngine: ${software}\nSoftware: ${software}\n`
      case 'help':
        return `${REQUESTS}\n`
      case 'debug':
        this.#debug = request.on
        return `Debug output ${onOff(request.on)}\n`
      case 'interface':
        return `New interface ${onOff(request.on)}\n`
      case 'decision':
      case 'evaluation':
      default:
        return this.#answerToBoard(request)
    }
  }

  async #answerToBoard({ is, board, rules, resigned }: BoardRequest): Promise<string> {
    const { choose, lang } = this.#options
    const read = readFibsBoard(board, rules)
    if (!read.ok) return errorLine(read.problem.text[lang])
    const { isMoney, options, position } = read.value
    const header = { id: 'gnubg', game: game.id, version: game.version, options, seats: 2, position }
    const begun = Match.begin(game, header)
    if (!begun.ok) return errorLine(begun.problem.text[lang])
    const { state, turn } = begun.value
    const seen = this.#debug ? `DBG: ${position}\n` : ''
    if (is === 'evaluation') {
      const numbers = expectations(state, isMoney).map((each) => each.toFixed(DECIMALS))
      return `${seen}${numbers.join(' ')}\n`
    }
    if (resigned > 0) return `${seen}${isResignationAccepted(state, resigned) ? 'accept' : 'reject'}\n`
    return `${seen}${gnuAnswer(await choose(begun.value, turn[0] as Seat))}\n`
  }
}

const onOff = (on: boolean): string => (on ? 'ON' : 'OFF')

/** GNU Backgammon shows a line that begins like this to its user, and stops. */
function errorLine(sentence: string): string {
  let line = `Error: ${sentence}`
  while (Buffer.byteLength(line) >= LONGEST_ANSWER) line = line.slice(0, -1)
  return `${line}\n`
}
