import type { RuleId } from '@spellendoos/kernel'
import { createSignal, type Accessor } from 'solid-js'
import { readNote, writeNote } from '../storage/notes.ts'

/** The rules of a game that were explained in this browser. */
export interface KnownRules {
  readonly rules: Accessor<ReadonlySet<RuleId>>
  readonly add: (rules: readonly RuleId[]) => void
  /** Forgets all of them, for a lesson from the start. */
  readonly forget: () => void
}

const known = new Map<string, KnownRules>()

export function knownRulesOf(game: string): KnownRules {
  const found = known.get(game)
  if (found !== undefined) return found
  const note = `told.${game}`
  const [rules, setRules] = createSignal<ReadonlySet<RuleId>>(new Set((readNote(note) ?? '').split(' ')))
  const keep = (now: ReadonlySet<RuleId>) => {
    writeNote(note, [...now].join(' '))
    setRules(now)
  }
  const told = {
    rules,
    add(more: readonly RuleId[]) {
      if (more.some((rule) => !rules().has(rule))) keep(new Set([...rules(), ...more]))
    },
    forget: () => keep(new Set()),
  }
  known.set(game, told)
  return told
}
