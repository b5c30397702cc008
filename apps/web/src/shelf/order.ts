/** What a name is put in order by: its letters without their accents, as a shelf is read. */
const lettersOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .toLowerCase()

/** Sorts by name. A browser's own collation makes a phone wait for a while at first. */
export function byName<T>(list: readonly T[], nameOf: (each: T) => string): T[] {
  const letters = new Map(list.map((each) => [each, lettersOf(nameOf(each))]))
  return list.toSorted((a, b) => (letters.get(a)! < letters.get(b)! ? -1 : 1))
}
