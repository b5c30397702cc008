import { bozeDrie } from './boze-drie.ts'
import { chicago } from './chicago.ts'
import type { Solved } from './decision.ts'
import { dodeSprong } from './dode-sprong.ts'
import { houseNumber } from './house-number.ts'
import { macao } from './macao.ts'
import { vijftienen } from './vijftienen.ts'

/** Every game whose best play is known, by solvers that share no code with the bots. */
export const SOLVED: readonly Solved[] = [
  macao(1),
  macao(5),
  vijftienen(5),
  houseNumber('hoge-huisnummer', true, 1),
  houseNumber('hoge-huisnummer', true, 5),
  houseNumber('laagste-huisnummer', false, 1),
  houseNumber('laagste-huisnummer', false, 5),
  bozeDrie(5, true),
  bozeDrie(5, false),
  ...[2, 3, 4].flatMap((seats) => [dodeSprong(seats, 13), dodeSprong(seats, 2)]),
  chicago('moves-on', 0, 47),
  chicago('first', 0, 47),
]

/** The parts of them that are solved quickly: the last turns, and one of several options. */
export const SOON_SOLVED: readonly Solved[] = [
  macao(5),
  vijftienen(2),
  houseNumber('hoge-huisnummer', true, 1),
  houseNumber('hoge-huisnummer', true, 5, 2),
  houseNumber('laagste-huisnummer', false, 2, 3),
  bozeDrie(3, true),
  bozeDrie(3, false),
  ...[2, 3, 4].map((seats) => dodeSprong(seats, 13)),
  chicago('moves-on', 880, 23),
  chicago('first', 880, 23),
]
