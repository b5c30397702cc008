import { createHmac, randomBytes } from 'node:crypto'
import { playDaily } from '@spellendoos/bots/table'
import { challengesOf, openDaily, type Challenge } from '@spellendoos/fair'
import { dailies } from '@spellendoos/games/dailies'
import { dailyLists } from '@spellendoos/games/daily-lists'
import { puzzleFiles } from '@spellendoos/games/puzzles'
import { wrongTriesIn, type Game } from '@spellendoos/kernel'
import { readPuzzles } from '@spellendoos/kernel/node'
import { BROWSER_HEADER, DAILY_TOGETHER, type DailyCounts } from '@spellendoos/wire'
import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import { dateAt } from '../daily-dates.ts'
import { siteOf } from './address.ts'
import type { HttpServices } from './http-services.ts'
import { LimitReached, sendFailure, sendProblem } from './replies.ts'
import { readBody, readBrowser } from './request-body.ts'
import { DAILY_PLAY } from './schemas.ts'

const DAY = 86_400_000
/** More than the longest challenge, and far less than a frame of a table. */
const MOST_BYTES = 32 * 1024
/** Each submission is replayed: how many an address may send per minute. */
const PLAYS_PER_MINUTE = 20
const SALT_BYTES = 32

const LIMITED: RouteShorthandOptions = {
  bodyLimit: MOST_BYTES,
  config: {
    rateLimit: {
      max: PLAYS_PER_MINUTE,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => siteOf(ip),
      errorResponseBuilder: (_, { max }) => new LimitReached('too-many-requests', max),
    },
  },
}

type DailyServices = Pick<HttpServices, 'store' | 'shelves' | 'bots' | 'now' | 'open'>

/** How everyone did in the challenges of the day: computed from their moves, and published without names. */
export function addDailyRoutes(app: FastifyInstance, services: DailyServices): void {
  const { store, now, open } = services

  app.post<{ Params: { date: string; kind: string } }>(
    '/api/daily/:date/:kind',
    LIMITED,
    async (request, reply) => {
      if (!open()) return sendFailure(reply, 'unavailable')
      const body = readBody(DAILY_PLAY, request.body)
      if (!body.ok) return sendProblem(reply, body.problem)
      const browser = readBrowser(request)
      if (!browser.ok) return sendProblem(reply, browser.problem)
      if (browser.value === undefined) return sendFailure(reply, 'bad-body', BROWSER_HEADER)
      const { date, kind } = request.params
      const time = now()
      if (date !== dateAt(time) && date !== dateAt(time - DAY)) return sendFailure(reply, 'day-over')
      const challenge = challengesOf(date, dailyLists).find((each) => each.kind === kind)
      if (challenge === undefined) return sendFailure(reply, 'no-challenge')
      const name = nameOf(challenge)
      const salt = await store.dailySalt(name, randomBytes(SALT_BYTES).toString('base64url'))
      const marks = [`browser ${browser.value}`, `address ${siteOf(request.ip)}`].map((who) =>
        createHmac('sha256', salt).update(who).digest('base64url'),
      )
      // Everyone gets the same answer, so that nobody learns who else was counted.
      if (await store.dailyKnown(name, marks)) return reply.code(204).send()
      const score = await scoreOf(challenge, body.value.moves, services)
      if (score === undefined) return sendFailure(reply, 'bad-play')
      await store.countDaily(name, score, marks, DAILY_TOGETHER)
      return reply.code(204).send()
    },
  )

  app.get<{ Params: { date: string } }>('/api/daily/:date', async (request, reply) => {
    const challenges = challengesOf(request.params.date, dailyLists)
    if (challenges.length === 0) return sendFailure(reply, 'no-challenge')
    const counts: DailyCounts = Object.fromEntries(
      await Promise.all(
        challenges.map(async (each) => [each.kind, await store.dailyScores(nameOf(each))] as const),
      ),
    )
    return reply.header('cache-control', 'no-store').send(counts)
  })
}

const nameOf = ({ date, kind }: Challenge): string => `${date} ${kind}`

/** The score of these moves, replayed with the day's own chance; `undefined` if they do not finish the challenge. */
async function scoreOf(
  challenge: Challenge,
  moves: readonly string[],
  { shelves, bots }: Pick<DailyServices, 'shelves' | 'bots'>,
): Promise<number | undefined> {
  const game = await shelves.game(challenge.game)
  if (game !== undefined && challenge.puzzle !== undefined) return wrongTries(game, challenge, moves)
  const daily = (await dailies.get(challenge.game)?.())?.daily
  const opened = game && daily && openDaily(game, daily, challenge)
  if (opened?.ok !== true) return undefined
  const table = opened.value
  const played = playDaily(table, moves)
  let step = played.next()
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  while (step.done !== true) step = played.next(await bots.think(step.value, false))
  return step.value.ok && table.match.result !== undefined ? daily?.score(table.match.state) : undefined
}

/** How many of these attempts at the puzzle of a day were wrong before it was solved. */
function wrongTries(game: Game, { puzzle }: Challenge, moves: readonly string[]): number | undefined {
  const file = puzzleFiles.get(game.id)
  const found = file === undefined ? undefined : readPuzzles(file)[puzzle!]
  return found && wrongTriesIn(game, found, moves)
}
