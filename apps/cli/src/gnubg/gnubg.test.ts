import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { LANGS } from '@spellendoos/kernel'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_CONNECTIONS, startServer } from '../commands/gnubg.ts'
import { BadRequest, readRequest } from './requests.ts'
import { answers, LONGEST_ANSWER, LONGEST_LINE, type SessionOptions } from './session.ts'

const START = '0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0'
/** A board before the first throw of a game, or with dice. */
const board = ({ dice = '0:0', turn = 1, doubled = 0, scores = '0:0', length = 5, men = START } = {}) =>
  `board:gnubg:Anna:${length}:${scores}:${men}:${turn}:${dice}:${dice}:1:1:1:${doubled}:1:-1:0:25:0:0:0:0:0:0:0:1`

/** Always the first legal move. */
const first: SessionOptions['choose'] = (match, seat) =>
  Promise.resolve(match.game.write(match.state, match.moves(seat)[0]!))
const options: SessionOptions = { choose: first, software: 'Spellendoos 1.2.3', lang: 'en' }

async function* chunked(chunks: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk, 'latin1')
}

/** All that is answered to these pieces of a stream. */
async function said(chunks: readonly string[], chosen: Partial<SessionOptions> = {}): Promise<string[]> {
  const all: string[] = []
  for await (const answer of answers(chunked(chunks), { ...options, ...chosen })) all.push(answer)
  return all
}

describe('requests', () => {
  const BOARD = board()
  const asked = { is: 'decision', board: BOARD, rules: { jacoby: true, crawford: true }, resigned: 0 }

  it('a board asks for a decision, after a word of its own or without', () => {
    expect(readRequest(BOARD)).toEqual(asked)
    expect(readRequest(`fibsboard ${BOARD}`)).toEqual(asked)
  })

  it('evaluation asks what a board is worth, and how it is found is ours to decide', () => {
    const evaluation = { ...asked, is: 'evaluation' }
    expect(readRequest(`evaluation fibsboard ${BOARD}`)).toEqual(evaluation)
    expect(
      readRequest(
        `evaluation ${BOARD} plies 2 cube on cubeful cubeless prune prune off deterministic noise 0.5`,
      ),
    ).toEqual(evaluation)
  })

  it('rules and a resignation follow the board', () => {
    expect(readRequest(`${BOARD} jacobyrule off crawfordrule no beavers on resignation 2`)).toEqual({
      ...asked,
      rules: { jacoby: false, crawford: false },
      resigned: 2,
    })
  })

  it('a name may have spaces', () => {
    const named = BOARD.replace('Anna', 'Anna and 1 other')
    expect(readRequest(`${named} resignation 1`)).toEqual({ ...asked, board: named, resigned: 1 })
  })

  it.each([
    ['version', { is: 'version' }],
    ['help', { is: 'help' }],
    ['exit', { is: 'exit' }],
    ['set debug on', { is: 'debug', on: true }],
    ['set  debug no', { is: 'debug', on: false }],
    ['set interface new', { is: 'interface', on: true }],
    ['set interface old', { is: 'interface', on: false }],
  ])('%s', (line, request) => {
    expect(readRequest(line)).toEqual(request)
  })

  it.each([
    ['', 'gnubg-empty'],
    ['hello', 'gnubg-unknown'],
    ['version 3', 'gnubg-unknown'],
    ['exit now', 'gnubg-unknown'],
    ['set debug', 'gnubg-unknown'],
    ['set debug maybe', 'gnubg-unknown'],
    ['set debug constructor', 'gnubg-unknown'],
    ['set interface on', 'gnubg-unknown'],
    ['set prompt on', 'gnubg-unknown'],
    ['evaluation', 'gnubg-unknown'],
    [`${BOARD} plies 2`, 'gnubg-word'],
    [`${BOARD} resignation`, 'gnubg-word'],
    [`${BOARD} resignation 4`, 'gnubg-word'],
    [`${BOARD} jacobyrule toString`, 'gnubg-word'],
    [`evaluation ${BOARD} plies`, 'gnubg-word'],
    [`evaluation ${BOARD} fast`, 'gnubg-word'],
  ])('%j is none', (line, say) => {
    expect(() => readRequest(line)).toThrow(BadRequest)
    expect(() => readRequest(line)).toThrow(say)
  })
})

describe('a session', () => {
  it('answers line by line, also where GNU Backgammon ends a line with a zero', async () => {
    const line = board({ dice: '6:5' })
    expect(await said([`${board()}\n\0`, `${line}\n\0${board({ doubled: 1 })}\r\n\0`])).toEqual([
      'roll\n',
      '24/13\n',
      'take\n',
    ])
  })

  it('asks the player whom the board asks', async () => {
    const seats: number[] = []
    const choose: SessionOptions['choose'] = (match, seat) => {
      seats.push(seat)
      return first(match, seat)
    }
    const lines = [{}, { turn: -1 }, { doubled: 1 }, { turn: -1, doubled: 1 }].map(
      (each) => `${board(each)}\n`,
    )
    await said(lines, { choose })
    expect(seats).toEqual([0, 1, 1, 0])
  })

  it('tells its version, its commands and its settings', async () => {
    const [version, help, ...rest] = await said([
      'version\nhelp\nset debug on\nset debug off\nset interface new\n',
    ])
    expect(version).toBe('Interface: 2\nRFBF: 0\nEngine: Spellendoos 1.2.3\nSoftware: Spellendoos 1.2.3\n')
    expect(help).toMatch(/^board:.*exit\n$/)
    expect(rest).toEqual(['Debug output ON\n', 'Debug output OFF\n', 'New interface ON\n'])
  })

  it('with debug on, says first which position it read', async () => {
    const [, answer] = await said([`set debug on\n${board({ dice: '3:1' })}\n`])
    expect(answer).toMatch(/^DBG: XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:5:0\n24\/2/)
  })

  it('answers resignations and evaluations', async () => {
    const men = `0:2:2${':0'.repeat(9)}:-15${':0'.repeat(13)}`
    const lost = board({ men, turn: -1, length: 0 })
    expect(
      await said([
        `${lost} resignation 1 jacobyrule off\n${lost} resignation 2\nevaluation ${lost} plies 0\n`,
      ]),
    ).toEqual(['reject\n', 'accept\n', '0.000000 0.000000 0.000000 1.000000 0.000000 -2.000000\n'])
  })

  it('ends at exit', async () => {
    expect(await said(['version\nexit\nversion\n'])).toHaveLength(1)
  })

  it('half a line, and the end of the stream in it, is no request', async () => {
    const line = board()
    expect(await said([line.slice(0, 30), line.slice(30)])).toEqual([])
    expect(await said([line.slice(0, 30), line.slice(30), '\n', '\0'])).toEqual(['roll\n'])
    expect(await said(`${line}\n`.split(''))).toEqual(['roll\n'])
  })

  it('a line that is too long is refused once, and the next one is answered', async () => {
    const long = 'x'.repeat(LONGEST_LINE)
    const [refused, ...rest] = await said([long, `x${long}`, `${long}\n${board()}\n`])
    expect(refused).toBe('Error: A line has 1,024 characters at most.\n')
    expect(rest).toEqual(['roll\n'])
  })

  it.each([
    ['nothing', ''],
    ['a zero in a word', 'ver\0 sion'],
    ['letters that cannot be printed', '\u001b[31m\u009b'],
    ['an impossible board', board({ men: START.replace('-2', '-3') })],
    ['a match that is won', board({ scores: '5:0' })],
    ['a die with nine', board({ dice: '9:1' })],
    ['a board cut short', board().slice(0, 80)],
    ['a number without end', board().replace(':5:', `:${'5'.repeat(300)}:`)],
  ])('%s is refused with a sentence, in every language, and loses nothing', async (_, line) => {
    for (const lang of LANGS) {
      const [refused, ...rest] = await said([`${line}\n${board()}\n`], { lang })
      expect(refused).toMatch(/^Error: \P{Cc}+\n$/u)
      expect(Buffer.byteLength(refused!)).toBeLessThanOrEqual(LONGEST_ANSWER)
      expect(rest).toEqual(['roll\n'])
    }
  })

  it('whatever comes, every line has one answer that GNU Backgammon can read', async () => {
    const word = fc.constantFrom(
      'board:',
      'evaluation ',
      'set debug ',
      'on',
      ' resignation ',
      board(),
      ':',
      '-1',
      '9999',
    )
    const byte = fc.integer({ min: 0, max: 255 }).filter((each) => each !== 0x0a)
    const line = fc.oneof(
      fc.array(word, { maxLength: 6 }).map((words) => words.join('')),
      fc.array(byte, { maxLength: 80 }).map((bytes) => String.fromCharCode(...bytes)),
      fc
        .array(fc.integer({ min: -3, max: 6 }), { minLength: 50, maxLength: 50 })
        .map((all) => `board:a:b:${all.join(':')}`),
    )
    const check = async (lines: readonly string[]) => {
      const text = lines.map((each) => `${each}\n`).join('')
      const all = await said([text, 'version\n'])
      expect(all.at(-1)).toMatch(/^Interface/)
      expect(all).toHaveLength(lines.length + 1)
      for (const each of all.slice(0, -1)) expect(Buffer.byteLength(each)).toBeLessThanOrEqual(LONGEST_ANSWER)
    }
    await fc.assert(fc.asyncProperty(fc.array(line, { maxLength: 5 }), check), { numRuns: 25 })
  })
})

describe('the server', () => {
  const open = async (): Promise<[connected: () => Promise<Socket>, close: () => void]> => {
    const server = startServer(options)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const sockets: Socket[] = []
    const connected = async () => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
      sockets.push(socket)
      socket.on('error', () => {})
      await once(socket, 'connect')
      return socket
    }
    const close = () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    }
    return [connected, close]
  }
  /** What comes until the other side hangs up. */
  const until = async (socket: Socket): Promise<string> => {
    let text = ''
    for await (const bytes of socket) text += String(bytes)
    return text
  }

  it('answers who hangs up its own side at once, and hangs up after exit', async () => {
    const [connected, close] = await open()
    const [one, two] = [await connected(), await connected()]
    one.end(`${board()}\n`)
    two.write(`${board()}\nexit\n`)
    expect(await Promise.all([until(one), until(two)])).toEqual(['roll\n', 'roll\n'])
    close()
  })

  it('who is silent, or breaks the connection in the middle, keeps nobody waiting', async () => {
    const [connected, close] = await open()
    await connected()
    const half = await connected()
    half.write('board:')
    const broken = await connected()
    broken.write(`${board()}\nboard:`)
    broken.resetAndDestroy()
    const other = await connected()
    other.end('version\n')
    expect(await until(other)).toMatch(/^Interface: 2/)
    close()
  })

  it('does not take more programs than it can serve, and says so', async () => {
    const [connected, close] = await open()
    const sockets: Socket[] = []
    for (let i = 0; i < MOST_CONNECTIONS; i++) sockets.push(await connected())
    const tooMany = await connected()
    expect(await until(tooMany)).toBe('Error: Too many programs are connected already.\n')
    sockets[0]!.end('exit\n')
    await until(sockets[0]!)
    const next = await connected()
    next.end('version\n')
    expect(await until(next)).toMatch(/^Interface: 2/)
    close()
  })
})
