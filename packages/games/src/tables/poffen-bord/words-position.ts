import type { Text } from '@spellendoos/kernel'
import { SHARED_PROBLEMS } from '../words-position.ts'

/** What can be wrong with a position, beyond its board. */
export const POSITION_PROBLEMS = {
  ...SHARED_PROBLEMS,
  'unknown-position': {
    nl: 'Dit is geen stelling: schrijf vier velden met dubbele punten ertussen: bord, beurt, worp en dubbels.',
    en: 'This is not a position: write four fields with colons between them: board, turn, throw and doubles.',
    de: 'Das ist keine Stellung: Schreibe vier Felder mit Doppelpunkten dazwischen: Brett, Zug, Wurf und Pasche.',
    fr: 'Ce n’est pas une position : écrivez quatre champs séparés par des deux-points : plateau, tour, jet et doubles.',
  },
  'bad-doubles': {
    nl: 'Het aantal dubbels op rij is 0, 1 of 2 (twee of meer), en minstens 1 als er een dubbel ligt.',
    en: 'The number of doubles in a row is 0, 1 or 2 (two or more), and at least 1 if a double lies there.',
    de: 'Die Zahl der Pasche in Folge ist 0, 1 oder 2 (zwei oder mehr), und mindestens 1, wenn ein Pasch liegt.',
    fr: 'Le nombre de doubles de suite est 0, 1 ou 2 (deux ou plus), et au moins 1 si un double est sur la table.',
  },
  'two-winners': {
    nl: 'Beide spelers hebben alle stenen al uitgespeeld.',
    en: 'Both players have already borne everything off.',
    de: 'Beide Spieler haben schon alle Steine abgetragen.',
    fr: 'Les deux joueurs ont déjà sorti tous leurs pions.',
  },
} satisfies Readonly<Record<string, Text>>
