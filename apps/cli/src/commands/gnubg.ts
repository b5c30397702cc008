import { createServer, type Server, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Lang } from '@spellendoos/kernel'
import { botMove } from '../bot-move.ts'
import { answers, type SessionOptions } from '../gnubg/session.ts'
import { print } from '../print.ts'
import { UserError } from '../user-error.ts'
import { boxWords } from '../words/box.ts'

export interface GnubgOptions {
  readonly port: number
  readonly level: number
}

const ADDRESS = '127.0.0.1'

/** `spellendoos gnubg`: our computer player decides for a player of GNU Backgammon, over its external interface. */
export function gnubg({ port, level }: GnubgOptions, software: string, lang: Lang): Promise<void> {
  const box = boxWords(lang)
  const server = startServer({ choose: (match, seat) => botMove(match, seat, level), software, lang })
  return new Promise((_, reject) => {
    server.once('error', () => reject(new UserError(box('port-taken', { port: String(port) }))))
    server.listen(port, ADDRESS, () => print(box('gnubg-waiting', { port: String(port) })))
  })
}

/** A program connects twice if it lets us decide for both players. */
export const MOST_CONNECTIONS = 16
/** People may think for long on the other side, but a program that is silent for this long has gone. */
const PATIENCE = 24 * 60 * 60_000

/** A server that answers several programs, each in order. */
export function startServer(session: SessionOptions): Server {
  const open = new Set<Socket>()
  return createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    // Whoever waits for the socket notices that the connection is gone.
    socket.on('error', () => {})
    socket.setTimeout(PATIENCE, () => socket.destroy())
    if (open.size > MOST_CONNECTIONS) {
      const full = boxWords(session.lang)('gnubg-full')
      socket.end(`Error: ${full}\n`, () => socket.destroy())
    } else void serve(socket, session)
  })
}

/** Answers one program until one of the two hangs up. */
async function serve(socket: Socket, session: SessionOptions): Promise<void> {
  const chunks = socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>
  try {
    await pipeline(Readable.from(answers(chunks, session)), socket)
  } catch (problem) {
    // With a code, the connection was lost: the other program has hung up.
    if (!(problem instanceof Error && 'code' in problem)) print(String(problem))
  } finally {
    socket.destroy()
  }
}
