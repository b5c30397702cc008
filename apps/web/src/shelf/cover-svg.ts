import { DEFS } from '../board/paint/defs.ts'

/** Grain and nap on every single field: invisible at the size of a box, and slow to draw. */
const FINE = /<[^>]* fill="url\(#(?:grain|grain-across|nap|hide|mown|laid)\)"\/>/g

/** Lines so faint that they are lost in print as well. */
const FAINT = /<[^>]* fill="none"[^>]* stroke-opacity="0\.[12]\d*"[^>]*\/>/g

/** A drawing without what is too fine for a small picture. */
export const coarse = (drawing: string): string => drawing.replaceAll(FINE, '').replaceAll(FAINT, '')

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
