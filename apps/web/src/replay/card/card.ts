import type { Result, Seat } from '@spellendoos/kernel'
import { facing, speakEnding, type Label } from '@spellendoos/scene'
import tones from '../../look/tones.css?raw'
import { namesAt, voiceAt } from '../../board/voice.ts'
import { inLang, lang, locale } from '../../words/lang.ts'
import { inked, inksOf } from '../../shelf/cover-svg.ts'
import { sceneOf, type Film } from '../film.ts'
import { drawCard, HEIGHT, WIDTH } from './card-svg.ts'

/** At twice the resolution, so that it is sharp on a phone. */
const SCALE = 2

/** The card of a finished match. */
export function cardOf(film: Film, link: string | undefined): string {
  const { game, replay, players, frames } = film
  const names = namesAt(players)
  const { result } = frames.at(-1)!
  const ending =
    result === undefined ? { headline: '', lines: [] } : speakEnding(game.words, result, lang(), names, [])
  const voice = voiceAt(game.words, names)
  const say = (label: Label) => voice.say(label)
  const at = replay.log.at(-1)?.at
  const card = drawCard({
    scene: facing(sceneOf(film, frames.length - 1, 'watcher'), winnerOf(film)),
    say,
    game: inLang(game.words.name),
    headline: ending.headline,
    by: ending.lines.join(' '),
    players: inOrder(names, result).map(({ name, seat }) => ({
      name,
      seat,
      figure: figureOf(result, seat, say),
    })),
    day: at === undefined ? '' : new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(at),
    address: location.host,
    link,
  })
  return inked(card, inksOf(tones))
}

/** Two players by seat; more of them by place. */
const inOrder = (names: readonly string[], result: Result | undefined) =>
  names
    .map((name, seat) => ({ name, seat }))
    .toSorted((a, b) =>
      result === undefined || names.length < 3 ? 0 : result.places[a.seat]! - result.places[b.seat]!,
    )

/** What a player has; where nothing is counted and there are several, the place. */
function figureOf(result: Result | undefined, seat: Seat, say: (label: Label) => string): string {
  const amounts = result?.scores ?? result?.money
  if (amounts !== undefined) return say(amounts[seat]!)
  return result !== undefined && result.places.length > 2 ? `${result.places[seat]!}.` : ''
}

/** The board faces the side that won; the first seat if nobody won, or more than one. */
function winnerOf({ frames }: Film): number {
  const places = frames.at(-1)?.result?.places ?? []
  const first = places.indexOf(1)
  return first === places.lastIndexOf(1) ? Math.max(0, first) : 0
}

/** A drawing as a picture that any program opens. */
export async function pictureFile(svg: string, name: string): Promise<File | undefined> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH * SCALE
  canvas.height = HEIGHT * SCALE
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return blob === null ? undefined : new File([blob], name, { type: 'image/png' })
}
