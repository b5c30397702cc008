import { connect, createServer, type Socket } from 'node:net'
import type { Lang } from '@spellendoos/kernel'
import { botMove } from '../bot-move.ts'
import { UserError } from '../user-error.ts'
import { Connection, Disconnected } from '../dxp/connection.ts'
import { BadMessage } from '../dxp/messages.ts'
import type { Chooser } from '../dxp/play-match.ts'
import { follow, initiate } from '../dxp/roles.ts'
import { print } from '../print.ts'
import { boxWords } from '../words/box.ts'

export interface DxpOptions {
  readonly port: number
  readonly listen: string
  readonly level: number
  readonly games: number
  readonly minutes: number
}

/** A match with this many moves per player is long enough for anything. */
const MOVES = 150

/**
 * `spellendoos dxp`: lets our computer player play other draughts programs over the DamExchange protocol. With an
 * address it asks the program there for matches; without one it waits for programs that ask.
 */
export async function dxp(host: string | undefined, options: DxpOptions, lang: Lang): Promise<void> {
  if (host === undefined) await wait(options, lang)
  else await meet(await reached(host, options.port, lang), options, lang, true)
}

function reached(host: string, port: number, lang: Lang): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host)
    socket.once('connect', () => resolve(socket))
    socket.once('error', () =>
      reject(new UserError(boxWords(lang)('dxp-nobody', { host, port: String(port) }))),
    )
  })
}

/** Waits for other programs, one at a time, until it is stopped. */
function wait(options: DxpOptions, lang: Lang): Promise<void> {
  const { port, listen } = options
  let turn = Promise.resolve()
  const server = createServer((socket) => {
    turn = turn
      .then(() => meet(socket, options, lang, false))
      .catch((problem: unknown) => print(problem instanceof UserError ? problem.message : String(problem)))
  })
  return new Promise((_, reject) => {
    server.once('error', () => reject(new UserError(boxWords(lang)('port-taken', { port: String(port) }))))
    server.listen(port, listen, () => print(boxWords(lang)('dxp-waiting', { port: String(port) })))
  })
}

/** Plays with the program at the other end until one of the two stops. */
async function meet(socket: Socket, options: DxpOptions, lang: Lang, asks: boolean): Promise<void> {
  const box = boxWords(lang)
  const connection = new Connection(socket, (text) => print(`> ${text}`))
  const report = (name: string, places: readonly number[] | undefined) =>
    print(box('dxp-match', { name, result: resultOf(places) }))
  const choose: Chooser = (match, seat, ms) => botMove(match, seat, options.level, ms)
  try {
    if (!asks) await follow(connection, choose, report)
    else if (!(await initiate(connection, { ...options, moves: MOVES }, choose, report)))
      throw new UserError(box('dxp-refused'))
  } catch (problem) {
    if (problem instanceof BadMessage) throw new UserError(box('dxp-bad', { what: problem.message }))
    if (problem instanceof Disconnected) throw new UserError(box('dxp-gone'))
    throw problem
  } finally {
    connection.close()
  }
}

const resultOf = (places: readonly number[] | undefined): string => {
  if (places === undefined) return '*'
  return places[0] === places[1] ? '1-1' : places[0] === 1 ? '2-0' : '0-2'
}
