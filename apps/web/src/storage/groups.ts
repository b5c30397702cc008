import { readNote, writeNote } from './notes.ts'

/** People who played together at this screen, by seat. */
export type Group = readonly string[]

const MOST_GROUPS = 4

const isGroup = (given: unknown): given is Group =>
  Array.isArray(given) && given.length > 1 && given.every((name) => typeof name === 'string' && name !== '')

/** The groups that played in this browser, the latest first. */
export function groups(): readonly Group[] {
  try {
    const kept: unknown = JSON.parse(readNote('groups') ?? '[]')
    return Array.isArray(kept) ? kept.filter(isGroup) : []
  } catch {
    return []
  }
}

const asText = (group: Group): string => JSON.stringify(group.toSorted())

/** A group is known once everyone in it has a name. */
export function rememberGroup(group: Group): void {
  if (!isGroup(group)) return
  const others = groups().filter((each) => asText(each) !== asText(group))
  writeNote('groups', JSON.stringify([group, ...others].slice(0, MOST_GROUPS)))
}
