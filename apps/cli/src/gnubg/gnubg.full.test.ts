import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { game } from '@spellendoos/games/gnubg'
import { readMat } from '@spellendoos/games/mat'
import { Match, type Entry } from '@spellendoos/kernel'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { botMove } from '../bot-move.ts'
import { startServer } from '../commands/gnubg.ts'

const LEVEL = 3
const POINTS = 3
const TIME = 600_000

const home = mkdtempSync(join(tmpdir(), 'gnubg-'))
afterAll(() => rmSync(home, { recursive: true }))
/** Debian installs games where they are not always found. */
const around = { ...env, HOME: home, LC_ALL: 'C', PATH: `${env['PATH']}:/usr/games` }
const isMissing = spawnSync('gnubg', ['--version'], { env: around }).error !== undefined

/** GNU Backgammon plays a match in which these of its players are external; returns its record of the match. */
async function played(port: number, externals: readonly number[], seed: number): Promise<string> {
  const file = join(home, `${seed}.mat`)
  const program = spawn('gnubg', ['-t', '-q'], { env: around, stdio: ['pipe', 'pipe', 'inherit'] })
  const commands = [
    'set rng mersenne',
    `set seed ${seed}`,
    ...[0, 1].map((player) => {
      const kind = externals.includes(player) ? `external 127.0.0.1:${port}` : 'gnubg'
      return `set player ${player} ${kind}`
    }),
    'set automatic game on',
    'set automatic bearoff off',
    `new match ${POINTS}`,
  ]
  program.stdin.write(commands.map((each) => `${each}\n`).join(''))
  let out = ''
  onTestFinished(() => void program.kill())
  for await (const text of program.stdout.setEncoding('utf8')) {
    out += text
    if (!program.stdin.writableEnded && out.includes('has won the match'))
      program.stdin.end(`export match mat ${file}\nexit\ny\n`)
    if (/Error|Warning|closed/.test(out)) throw new Error(out.slice(-2000))
  }
  return readFileSync(file, 'latin1')
}

/** What a player did, apart from throwing. */
const doneBy = (log: readonly Entry[], player: number): string[] =>
  log.flatMap((entry) =>
    'move' in entry && entry.by === player && entry.move !== 'throw' ? [entry.move] : [],
  )

describe.skipIf(isMissing)(`GNU Backgammon${isMissing ? ' (not installed)' : ''}`, () => {
  it.each([
    [[0], 3],
    [[1], 4],
    [[0, 1], 5],
  ])(
    'with %j external plays a match to its end, and every answer is what it plays',
    async (externals, seed) => {
      const chosen: string[][] = [[], []]
      const server = startServer({
        async choose(match, seat) {
          const move = await botMove(match, seat, LEVEL)
          // Player 1 has the positive men.
          if (move !== 'throw') chosen[1 - seat]!.push(move)
          return move
        },
        software: 'Spellendoos',
        lang: 'en',
      })
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      const record = readMat(await played((server.address() as AddressInfo).port, externals, seed))
      server.close()
      if (!record.ok) throw new Error(record.problem.text.en)
      const { options, parts } = record.value
      const log = parts.flatMap((part) => part.log)
      for (const player of [0, 1]) {
        expect(chosen[player]).toEqual(externals.includes(player) ? doneBy(log, player) : [])
      }
      const { position, log: last } = parts.at(-1)!
      const header = { id: 'mat', game: game.id, version: game.version, options: { ...options }, seats: 2 }
      const replayed = Match.replay(
        game,
        { ...header, ...(position === undefined ? {} : { position }) },
        last,
      )
      expect(replayed.ok && replayed.value.result?.why).toBe('backgammon.match')
    },
    TIME,
  )
})
