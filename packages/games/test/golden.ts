import {
  canonical,
  chooseOptions,
  Match,
  type Entry,
  type Eye,
  type Json,
  type Read,
} from '@spellendoos/kernel'
import { draw, speakFact, speakResult, type SceneGame, type SceneMatch } from '@spellendoos/scene'
import { eyes } from './conformance/laws.ts'

/**
 * A golden match is a text that people read: every entry of a match, what each seat was told of it, and the table as
 * drawn for the first seat. Replaying its entries must give the same text.
 */
export interface GoldenSetting {
  readonly seats: number
  readonly options: Readonly<Record<string, Json>>
}

const nameOf = (eye: Eye): string => (eye === 'watcher' ? 'watcher' : `seat ${eye}`)

/** The entry as it is in the log. */
function written(entry: Entry): string {
  if ('draw' in entry) return `chance ${entry.draw.join(' ')}`
  if ('move' in entry) return entry.by === 'clock' ? `clock ${entry.move}` : `${entry.by} plays ${entry.move}`
  throw new Error('a golden match holds moves only')
}

function read(line: string): Entry {
  const chance = /^chance (.*)$/.exec(line)
  if (chance) return { by: 'chance', draw: chance[1]!.split(' ').map(Number) }
  const clock = /^clock (.*)$/.exec(line)
  if (clock) return { by: 'clock', move: clock[1]! }
  const play = /^(\d+) plays (.*)$/.exec(line)
  if (play) return { by: Number(play[1]), move: play[2]! }
  throw new Error(`not an entry: ${line}`)
}

/** What everyone was told of the last entry: one line for all who heard the same. */
function told(match: SceneMatch): string[] {
  const { words } = match.game
  const groups = new Map<string, Eye[]>()
  for (const eye of eyes(match.header.seats)) {
    const facts = match.heard(match.seq - 1, eye).facts.map((fact) => speakFact(words, fact, 'en'))
    groups.set(facts.join(' '), [...(groups.get(facts.join(' ')) ?? []), eye])
  }
  if (groups.size === 1)
    return [...groups.keys()].filter((text) => text !== '').map((text) => `      ${text}`)
  return [...groups].map(([text, hearers]) => `      ${hearers.map(nameOf).join(', ')}: ${text || '–'}`)
}

const picture = (match: SceneMatch, eye: Eye): string =>
  draw(match.game.scene(match.view(eye), eye, []), {
    words: match.game.words,
    lang: 'en',
    colour: false,
  })
    .split('\n')
    .map((line) => `    | ${line}`.trimEnd())
    .join('\n')

function opened(game: SceneGame, { seats, options }: GoldenSetting): Read<SceneMatch> {
  const chosen = chooseOptions(game, 'boekje', options)
  if (!chosen.ok) return chosen
  return Match.begin(game, {
    id: 'golden',
    game: game.id,
    version: game.version,
    options: chosen.value,
    seats,
  })
}

/** The text of a match: the table is drawn at the start, at the end, and for every hidden game for each seat. */
export function tellGolden(game: SceneGame, setting: GoldenSetting, log: readonly Entry[]): string {
  const begun = opened(game, setting)
  if (!begun.ok) throw new Error(begun.problem.text.en)
  const match = begun.value
  const pictures = () => {
    const seen = game.traits.hidden ? eyes(setting.seats) : [0]
    return seen.map((eye) => `    ${nameOf(eye)} sees\n${picture(match, eye)}`).join('\n')
  }
  const lines = [
    `${game.id} ${game.version}`,
    `seats ${setting.seats}`,
    `options ${canonical(setting.options)}`,
    '',
    pictures(),
  ]
  for (const entry of log) {
    lines.push(`${String(match.seq).padStart(4)}  ${written(entry)}`)
    const outcome = match.append(entry)
    if (!outcome.ok) throw new Error(`${written(entry)}: ${outcome.refusal.text.en}`)
    lines.push(...told(match))
    if (match.seq % 40 === 0) lines.push(pictures())
  }
  lines.push(
    '',
    pictures(),
    '',
    match.result === undefined ? 'not over' : speakResult(game.words, match.result, 'en'),
  )
  return `${lines.join('\n')}\n`
}

/** The setting and the entries of a golden text. */
export function readGolden(text: string): { setting: GoldenSetting; log: Entry[] } {
  const lines = text.split('\n')
  const seats = Number(/^seats (\d+)$/.exec(lines[1] ?? '')?.[1])
  const options = JSON.parse(/^options (.*)$/.exec(lines[2] ?? '')?.[1] ?? 'null') as GoldenSetting['options']
  const log = lines.flatMap((line) => {
    const entry = /^ {0,3}\d+ {2}(.*)$/.exec(line)
    return entry ? [read(entry[1]!)] : []
  })
  return { setting: { seats, options }, log }
}
