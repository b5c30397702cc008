/** Whether two pieces of plain data say the same. */
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

/** What is now, made of as much of what was before as says the same: who looks at a part sees only its own changes. */
export function reuse<T>(before: unknown, now: T): T {
  if (same(before, now)) return before as T
  if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return now
  if (Array.isArray(before) !== Array.isArray(now)) return now
  const part = (key: string, each: unknown) => reuse((before as Readonly<Record<string, unknown>>)[key], each)
  if (Array.isArray(now)) return now.map((each: unknown, nth) => part(String(nth), each)) as T
  return Object.fromEntries(Object.entries(now).map(([key, each]) => [key, part(key, each)])) as T
}
