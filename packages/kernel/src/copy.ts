/** A deep copy of plain JSON data. */
export function copyJson<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) {
    const flat: unknown[] = data.slice()
    for (let i = 0; i < flat.length; i++) {
      if (typeof flat[i] === 'object') flat[i] = copyJson(flat[i])
    }
    return flat as T
  }
  const copy: Record<string, unknown> = {}
  for (const key in data) copy[key] = copyJson(data[key])
  return copy as T
}

/** JSON with sorted keys: equal data gives equal text. */
export function canonical(data: unknown): string {
  if (typeof data !== 'object' || data === null) return JSON.stringify(data) ?? 'null'
  if (Array.isArray(data)) return `[${data.map(canonical).join(',')}]`
  const fields = Object.entries(data)
    .filter(([, field]) => field !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`)
  return `{${fields.join(',')}}`
}
