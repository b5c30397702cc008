import type { SceneTable } from '../scene-table.ts'
import type { Eye, Lang, Spot } from '@spellendoos/kernel'
import { draw, speakFact, type Scene } from '@spellendoos/scene'
import { columnsOf, GAP, inColumns } from './layout.ts'
import type { Terminal } from './terminal.ts'

/** Lines that a screen needs below the table: news, advice and what is typed. */
const BELOW = 10
const LEAST_HEIGHT = 10
/** A board narrower than this is not worth putting beside something else. */
const LEAST_WIDTH = 50

/** What to show, apart from the match itself. */
export interface PictureOptions {
  readonly lang: Lang
  readonly names: readonly string[]
  /** The viewers at this keyboard; if everybody plays at once there are several. */
  readonly eyes: readonly [Eye, ...Eye[]]
  /** Spots that can be tapped, marked; left out if the game gives no help. */
  readonly marks?: readonly Spot[]
  readonly touched: readonly Spot[]
}

/**
 * The table as a picture. If the screen is too low for everything, trays and sheets go beside the board; if it is too
 * narrow for that as well, the board is drawn smaller.
 */
export function picture(table: SceneTable, look: PictureOptions, terminal: Terminal): string {
  const { match } = table
  const { lang, names, touched, marks } = look
  const scene = sceneFor(table, look)
  const room = terminal.height - BELOW
  const drawn = (part: Scene, height: number, width = terminal.width) =>
    draw(part, {
      words: match.game.words,
      lang,
      names,
      colour: terminal.colour,
      width,
      height: Math.max(LEAST_HEIGHT, height),
      turn: match.turn,
      touched,
      ...(marks === undefined ? {} : { marks }),
    })
  const whole = drawn(scene, room)
  const excess = heightOf(whole) - room
  if (excess <= 0) return whole
  const [board, ...others] = partsOf(scene)
  const rest = others.map((part) => drawn(part, room))
  const advice = drawn(coachOf(scene), room)
  const narrower = Math.max(LEAST_WIDTH, terminal.width - GAP - Math.max(...rest.map(widthOf)))
  const first = drawn(board, room - scene.seats.length - 2, narrower)
  const beside = inColumns([first, ...rest], terminal.width, room - heightOf(advice) - 1)
  return beside === undefined ? drawn(scene, room - excess) : `${beside}\n\n${advice}`
}

const heightOf = (drawing: string): number => drawing.split('\n').length
const widthOf = (drawing: string): number => Math.max(...drawing.split('\n').map(columnsOf))

const empty = ({ last }: Scene): Scene => ({ trays: [], sheets: [], seats: [], last })

/** The parts of a scene that can be arranged beside each other: the players with the board, every tray, every sheet. */
function partsOf(scene: Scene): [Scene, ...Scene[]] {
  const { coach: _, ...silent } = scene
  return [
    { ...silent, trays: [], sheets: [] },
    ...scene.trays.map((tray) => ({ ...empty(scene), trays: [tray] })),
    ...scene.sheets.map((sheet) => ({ ...empty(scene), sheets: [sheet] })),
  ]
}

const coachOf = (scene: Scene): Scene => ({
  ...empty(scene),
  ...(scene.coach === undefined ? {} : { coach: scene.coach }),
})

/** The first viewer sees the whole scene; every other adds only what differs. */
function sceneFor({ match }: SceneTable, { eyes, touched }: PictureOptions): Scene {
  const seenBy = (eye: Eye) => match.game.scene(match.view(eye), eye, touched)
  const [first, ...others] = eyes
  const scene = seenBy(first)
  const own = others.flatMap((eye) => seenBy(eye).trays.filter(({ seat }) => seat === eye))
  return own.length === 0 ? scene : { ...scene, trays: [...scene.trays, ...own] }
}

/**
 * What this viewer was told since an entry, in sentences. A move without facts is shown in notation, unless chance says
 * the rest.
 */
export function newsSince(
  { match, seq }: SceneTable,
  ear: Eye,
  since: number,
  names: readonly string[],
  lang: Lang,
) {
  const lines: string[] = []
  for (let at = since; at < seq; at++) {
    const { by, move, facts } = match.heard(at, ear)
    const sentences = facts.map((fact) => speakFact(match.game.words, fact, lang, names))
    const thrown = match.log[at + 1]?.by === 'chance'
    const bare = sentences.length === 0 && move !== undefined && typeof by === 'number' && !thrown
    lines.push(...(bare ? [`${names[by]!}: ${move}`] : sentences))
  }
  return lines
}
