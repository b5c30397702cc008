import type { Text } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

/** Home and away side of each fixture (voetbal-toto.fixtures, voetbal-toto.other-fixtures). */
const FIXTURE_TEXTS: readonly (readonly [home: Text, away: Text])[] = [
  [t['fixture-texts']['1-1'], t['fixture-texts']['1-2']],
  [t['fixture-texts']['2-1'], t['fixture-texts']['2-2']],
  [t['fixture-texts']['3-1'], t['fixture-texts']['3-2']],
  [t['fixture-texts']['4-1'], t['fixture-texts']['4-2']],
  [t['fixture-texts']['5-1'], t['fixture-texts']['5-2']],
  [t['fixture-texts']['6-1'], t['fixture-texts']['6-2']],
  [t['fixture-texts']['7-1'], t['fixture-texts']['7-2']],
  [t['fixture-texts']['8-1'], t['fixture-texts']['8-2']],
  [t['fixture-texts']['9-1'], t['fixture-texts']['9-2']],
  [t['fixture-texts']['10-1'], t['fixture-texts']['10-2']],
  [t['fixture-texts']['11-1'], t['fixture-texts']['11-2']],
  [t['fixture-texts']['12-1'], t['fixture-texts']['12-2']],
  [t['fixture-texts']['13-1'], t['fixture-texts']['13-2']],
]

const teams: Record<string, Text> = Object.fromEntries(
  FIXTURE_TEXTS.flatMap(([home, away], fixture) => [
    [`home-${fixture + 1}`, home],
    [`away-${fixture + 1}`, away],
  ]),
)

const names: Record<string, Text> = t.names

const facts: Record<string, Text> = t.facts

const picture: Record<string, Text> = t.picture

export const says: Readonly<Record<string, Text>> = { ...teams, ...names, ...facts, ...picture }
