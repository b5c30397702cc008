import type { Game } from '@spellendoos/kernel'
import type { Answer, News, Command } from '@spellendoos/wire'
import { hashOf } from '../room/keys.ts'
import type { WrittenLine } from '../room/record.ts'
import { Room } from '../room/room.ts'
import type { RecordLine } from '../store/store.ts'

/** What somebody asked and was answered, and what they know in the end. */
export interface Observer {
  readonly asked: Iterable<{
    readonly request: Command & { readonly id: string }
    readonly answers: readonly Answer[]
  }>
  readonly news: News | undefined
}

/** Requests that can be done without a line of their own, because there is nothing to do. */
const SILENT: ReadonlySet<Command['do']> = new Set(['rematch', 'return'])
/** Requests of whose id the record has only the hash, because a key is derived from it. */
const KEYED: ReadonlySet<Command['do']> = new Set(['sit', 'renew'])
const nobody = { here: () => false, watchers: 0 }
const random = (bytes: number) => new Uint8Array(bytes)

/** The record of a table, read again. An inconsistent record throws. */
export function foldOf(match: string, game: Game, lines: readonly RecordLine[]): Room {
  return Room.open(match, game, lines, random)
}

/** What is wrong with a record and with what these observers were told about it; empty if all is well. */
export function inconsistencies(
  match: string,
  game: Game,
  lines: readonly RecordLine[],
  observers: readonly Observer[],
): string[] {
  const wrong: string[] = []
  lines.forEach(({ number, at }, index) => {
    if (number !== index) wrong.push(`line ${index} has number ${number}`)
    if (index > 0 && at < lines[index - 1]!.at) wrong.push(`line ${index} is older than the one before`)
  })
  const written = new Map<string, number>()
  lines.forEach(({ number, body }) => {
    const { asked } = JSON.parse(body) as WrittenLine
    if (asked === undefined) return
    const known = `${asked.by} ${asked.id}`
    if (written.has(known))
      wrong.push(`${known} was done twice, in lines ${written.get(known)} and ${number}`)
    written.set(known, number)
  })
  const whole = foldOf(match, game, lines)
  for (const { asked, news } of observers) {
    if (news === undefined) continue
    for (const { request, answers } of asked) {
      const id = KEYED.has(request.do) ? hashOf(request.id) : request.id
      const line = written.get(`${news.you} ${id}`)
      if (line === undefined && SILENT.has(request.do)) continue
      for (const { refusal, length } of answers) {
        if (refusal !== undefined) continue
        if (line === undefined)
          wrong.push(`${news.you} ${request.id} (${request.do}) was answered and is lost`)
        else if (length < whole.publicLength(line + 1) || length > whole.publicLength())
          wrong.push(`${news.you} ${request.id} is line ${line}, but the answer says ${length}`)
      }
      const said = new Set(answers.filter((each) => each.refusal === undefined).map(({ length }) => length))
      if (said.size > 1) wrong.push(`${news.you} ${request.id} was answered with ${[...said].join(' and ')}`)
    }
    const line = whole.lineAt(news.length)
    const then = foldOf(match, game, lines.slice(0, line)).news(news.you, line, news.time, nobody)
    const [known, true_] = [essence(news), essence(then)]
    if (known !== true_) wrong.push(`${news.you} sees at line ${news.length}\n${known}\nand not\n${true_}`)
  }
  return wrong
}

/** What everyone must agree on: not who is watching or blocked, and not what was missed. */
function essence({ table, match, ...news }: News): string {
  const players = table.players.map((player) => ({ ...player, here: false }))
  return JSON.stringify({
    ...news,
    talk: [],
    blocked: undefined,
    table: { ...table, players, watchers: 0 },
    match: match === undefined ? undefined : { ...match, news: [] },
  })
}
