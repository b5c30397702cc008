/** What some days are by the rule of docs/daily.md, as a file to test other programs against. */
import '@spellendoos/kernel/node'
import { think } from '@spellendoos/bots'
import { playDaily } from '@spellendoos/bots/table'
import { challengesOf, openDaily, type Challenge } from '@spellendoos/fair'
import { dailies } from '@spellendoos/games/dailies'
import { dailyLists } from '@spellendoos/games/daily-lists'
import { evaluations } from '@spellendoos/games/evaluations'
import { shelf } from '@spellendoos/games/shelf'
import { solvers } from '@spellendoos/games/solvers'
import { TOUR } from '../../packages/games/src/paardesprong/daily.ts'

const DATES = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2027-02-28', '2028-02-29']

/** The challenges of these days; games are played out by the strongest player, with every throw that came. */
export async function dailyVectors(): Promise<string> {
  const days: string[] = []
  for (const date of DATES) {
    const challenges: string[] = []
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const each of challengesOf(date, dailyLists)) challenges.push(JSON.stringify(await vectorOf(each)))
    days.push(`{"date":"${date}","challenges":[\n${challenges.join(',\n')}]}`)
  }
  const lists = dailyLists.map((list) => JSON.stringify(list))
  return `{"tour":"${TOUR}",\n"lists":[\n${lists.join(',\n')}],\n"days":[\n${days.join(',\n')}]}\n`
}

async function vectorOf(challenge: Challenge) {
  const { kind, game: id, seed, puzzle } = challenge
  const daily = (await dailies.get(id)?.())?.daily
  const game = await shelf.get(id)?.()
  if (daily === undefined || game === undefined || puzzle !== undefined)
    return { kind, game: id, seed, puzzle }
  const evaluation = (await evaluations.get(id)?.())?.evaluation
  const solver = await solvers.get(id)?.()
  const opened = openDaily(game, daily, challenge)
  if (!opened.ok) throw new Error(opened.problem.text.en)
  const table = opened.value
  const played = playDaily(table)
  let step = played.next()
  while (step.done !== true) step = played.next(think(game, step.value, { evaluation, solver }).move)
  const { header, log, state } = table.match
  const draws = log.flatMap((entry) => ('draw' in entry ? [entry.draw] : []))
  return {
    kind,
    game: id,
    seed,
    position: header.position,
    draws: draws.length === 0 ? undefined : draws,
    best: daily.score(state),
  }
}
