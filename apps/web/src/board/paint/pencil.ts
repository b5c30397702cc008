/** Drawing units in one board unit: small enough a grid for text, large enough for whole numbers. */
export const UNIT = 100

/** A board measure in drawing units. */
export const u = (measure: number): string => String(Math.round(measure * UNIT * 10) / 10)

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '(': '&#40;',
}
/** Text that may be in a drawing: no mark-up, and nothing that looks like an ink. */
export const plain = (text: string): string => text.replaceAll(/[&<>"(]/g, (sign) => SIGNS[sign]!)

interface Lettering {
  readonly size: number
  readonly fill: string
  readonly weight?: number
  readonly family?: string
  /** The most space it may take; longer words shrink. */
  readonly room?: number
  readonly opacity?: number
}

/** A word or figure, centred on a point. */
export function letter(
  text: string,
  x: number,
  y: number,
  { size, fill, weight, family, room, opacity }: Lettering,
): string {
  const wide = text.length * size * ((weight ?? 400) < 600 ? 0.56 : 0.64)
  const fits = room === undefined || wide <= room ? size : (size * room) / wide
  return `<text x="${u(x)}" y="${u(y)}" font-size="${u(fits)}" fill="${fill}" font-family="${family ?? 'var(--sans)'}"${
    weight === undefined ? '' : ` font-weight="${weight}"`
  }${opacity === undefined ? '' : ` opacity="${opacity}"`} text-anchor="middle" dominant-baseline="central">${plain(text)}</text>`
}
