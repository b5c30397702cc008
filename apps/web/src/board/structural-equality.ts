/** Whether two pieces of plain data are equal. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && same(a[key as keyof typeof a], b[key as keyof typeof b]))
  )
}

/** The new data with every equal part taken from the old: an observer of a part sees only its own changes. */
export function reuse<T>(before: unknown, now: T): T {
  if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return now
  if (before === now || Array.isArray(before) !== Array.isArray(now)) return now
  const old = before as Readonly<Record<string, unknown>>
  const keys = Object.keys(now)
  const parts = keys.map((key): unknown => reuse(old[key], now[key as keyof typeof now]))
  const isSame = keys.every((key, nth) => key in old && Object.is(parts[nth], old[key]))
  if (isSame && keys.length === Object.keys(old).length) return before as T
  return (Array.isArray(now) ? parts : Object.fromEntries(keys.map((key, nth) => [key, parts[nth]]))) as T
}
