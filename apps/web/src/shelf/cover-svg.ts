import { DEFS } from '../board/paint/defs.ts'

/** Grain and nap on every single field: invisible at the size of a box, and slow to draw. */
const FINE = /<[^>]* fill="url\(#(?:grain|grain-across|nap|hide|mown|laid)\)"\/>/g

/** Lines so faint that they are lost in print as well. */
const FAINT = /<[^>]* fill="none"[^>]* stroke-opacity="0\.[123]\d*"[^>]*\/>/g

/** The numbers of fields, too small to be read. */
const NUMBERS = /<g class="field-number">.*?<\/g>/g

/** A drawing without what is too fine for a small picture, and of as few shapes as possible. */
export const coarse = (drawing: string): string =>
  joined(drawing.replaceAll(FINE, '').replaceAll(FAINT, '').replaceAll(NUMBERS, ''))

/** A rectangle or a circle of one colour, and several of them in a row. */
const PLAIN =
  /<rect x="(?<x>[^"]+)" y="(?<y>[^"]+)" width="(?<w>[^"]+)" height="(?<h>[^"]+)" fill="(?<fill>[^u"][^"]*)"\/>|<circle cx="(?<cx>[^"]+)" cy="(?<cy>[^"]+)" r="(?<r>[^"]+)" fill="(?<ink>[^u"][^"]*)"\/>/g
const ROW = new RegExp(`(?:${PLAIN.source.replaceAll(/\?<\w+>/g, '?:')}){2,}`, 'g')

interface Shape {
  readonly ink: string
  readonly path: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

function shapeOf({ groups }: RegExpMatchArray): Shape {
  const { fill, ink = fill!, ...numbers } = groups!
  const [x, y, w, h, cx, cy, r] = ['x', 'y', 'w', 'h', 'cx', 'cy', 'r'].map((name) => Number(numbers[name]))
  return fill === undefined
    ? {
        ink,
        path: `M${cx! - r!} ${cy}a${r} ${r} 0 1 1 ${2 * r!} 0a${r} ${r} 0 1 1 ${-2 * r!} 0Z`,
        left: cx! - r!,
        top: cy! - r!,
        right: cx! + r!,
        bottom: cy! + r!,
      }
    : { ink, path: `M${x} ${y}h${w}v${h}h${-w!}Z`, left: x!, top: y!, right: x! + w!, bottom: y! + h! }
}

const overlap = (a: Shape, b: Shape): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Fields beside each other as one shape for each colour: a browser takes time for every shape. */
const joined = (drawing: string): string =>
  drawing.replaceAll(ROW, (row) => {
    const shapes = [...row.matchAll(PLAIN)].map(shapeOf)
    // Of shapes on top of each other the order counts.
    if (shapes.some((a, i) => shapes.some((b, j) => i < j && overlap(a, b)))) return row
    return [...new Set(shapes.map(({ ink }) => ink))]
      .map((ink) => {
        const paths = shapes.filter((shape) => shape.ink === ink).map(({ path }) => path)
        return `<path d="${paths.join('')}" fill="${ink}"/>`
      })
      .join('')
  })

/** The style sheet's inks by name, as they are by day. */
export function inksOf(tones: string): ReadonlyMap<string, string> {
  const inks = new Map<string, string>()
  for (const [, name, value] of tones.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
    inks.set(name!, value!.replaceAll(/light-dark\(([^,]+),[^)]*\)/g, '$1').replaceAll(/\s+/g, ' '))
  }
  return inks
}

/** Replaces the names of inks by the inks: otherwise a browser looks up each name for each of a thousand strokes. */
export function inked(drawing: string, inks: ReadonlyMap<string, string>): string {
  if (!drawing.includes('var(')) return drawing
  const filled = drawing.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const ink = inks.get(name)
    if (ink === undefined) throw new Error(`no ink ${name}`)
    return ink
  })
  return inked(filled, inks)
}

/** The light and materials that a drawing needs, and no others. */
export const materialsFor = (drawing: string): string =>
  DEFS.split('\n')
    .filter((line) => {
      const id = /id="([^"]+)"/.exec(line)?.[1]
      return id === undefined || drawing.includes(`url(#${id})`)
    })
    .join('')
