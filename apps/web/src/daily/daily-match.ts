import { dailyMatchId, loadReplay, openDaily, type Challenge } from '@spellendoos/fair'
import { dailies } from '@spellendoos/games/dailies'
import { newSeries, starterOf, type DailyGame, type Match } from '@spellendoos/kernel'
import { openGame } from '../games/open.ts'
import { keepMatch, readMatch, type KeptMatch } from '../storage/matches.ts'
import { names } from '../storage/names.ts'
import { keptFrom } from '../table/new-match.ts'
import { sayNewMatch } from '../words/new-match.ts'

export const dailyOf = async (game: string): Promise<DailyGame | undefined> =>
  (await dailies.get(game)?.())?.daily

export const keptChallenge = (challenge: Challenge): Promise<KeptMatch | undefined> =>
  readMatch(dailyMatchId(challenge))

/** The match of a challenge: the one started here, or a new one. Returns its id. */
export async function beginChallenge(challenge: Challenge): Promise<string | undefined> {
  const { date, kind, game: id } = challenge
  const begun = await keptChallenge(challenge)
  if (begun !== undefined) return begun.id
  const [game, daily] = await Promise.all([openGame(id), dailyOf(id)])
  if (game === undefined || daily === undefined) return undefined
  const opened = openDaily(game, daily, challenge)
  if (!opened.ok) return undefined
  const { match } = opened.value
  const players = match.bots.map((level) => ({
    name: level > 0 ? sayNewMatch('bot', { n: 1 }) : (names()[0] ?? ''),
    level,
  }))
  const series = newSeries(players.length, starterOf(game, match.header.options))
  await keepMatch({ ...keptFrom(opened.value, players, series), daily: { date, kind } })
  return match.header.id
}

/** A stored match of a challenge, replayed from its record. */
export async function loadChallenge(kept: KeptMatch): Promise<Match | undefined> {
  const game = await openGame(kept.game)
  const loaded = game && loadReplay(kept.replay, game)
  return loaded?.ok === true ? loaded.value.match : undefined
}
