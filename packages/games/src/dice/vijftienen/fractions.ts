/** A number on the table: a die, or the result of a calculation with the calculation itself. */
export interface Figure {
  /** Numerator and denominator; the denominator is at least 1. */
  readonly over: number
  readonly under: number
  readonly written: string
}

export type Sign = '+' | '−' | '×' | ':'
export const SIGNS: readonly Sign[] = ['+', '−', '×', ':']

export const dieFigure = (eyes: number): Figure => ({ over: eyes, under: 1, written: String(eyes) })

function divisor(a: number, b: number): number {
  let [more, less] = [Math.abs(a), Math.abs(b)]
  while (less > 0) [more, less] = [less, more % less]
  return more
}

const bracketed = ({ written }: Figure): string => (written.length > 1 ? `(${written})` : written)

/** The result of two figures, in lowest terms; `undefined` for a division by zero. */
export function combine(a: Figure, sign: Sign, b: Figure): Figure | undefined {
  const written = `${bracketed(a)} ${sign} ${bracketed(b)}`
  const [over, under] = {
    '+': [a.over * b.under + b.over * a.under, a.under * b.under],
    '−': [a.over * b.under - b.over * a.under, a.under * b.under],
    '×': [a.over * b.over, a.under * b.under],
    ':': [a.over * b.under, a.under * b.over],
  }[sign] as [number, number]
  if (under === 0) return undefined
  const shared = divisor(over, under) * Math.sign(under)
  // There is no negative zero.
  return { over: over / shared + 0, under: under / shared, written }
}

/** A figure as people read it: 3, −2, or 5/2. */
export function shown({ over, under }: Figure): string {
  const whole = String(Math.abs(over))
  return `${over < 0 ? '−' : ''}${under === 1 ? whole : `${whole}/${under}`}`
}
