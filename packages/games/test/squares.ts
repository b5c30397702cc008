/** Rows of text for a position: the characters by field, `.` elsewhere, from the top row down. */
export function rowsOf(width: number, height: number, signs: Readonly<Record<string, string>>): string {
  const at = new Map(
    Object.entries(signs).flatMap(([sign, fields]) =>
      fields.split(' ').map((field) => [field, sign] as [string, string]),
    ),
  )
  const letters = 'abcdefghijklmnopqrstuvwxyz'.slice(0, width).split('')
  return Array.from({ length: height }, (_, i) =>
    letters.map((letter) => at.get(`${letter}${height - i}`) ?? '.').join(''),
  ).join('/')
}
