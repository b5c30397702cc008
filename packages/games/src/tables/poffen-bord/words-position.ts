import type { Text } from '@spellendoos/kernel'

/** What can be wrong with a position, beyond its board. */
export const POSITION_PROBLEMS = {
  'unknown-position': {
    nl: 'Dit is geen stelling: schrijf vier velden met dubbele punten ertussen: bord, beurt, worp en dubbels.',
    en: 'This is not a position: write four fields with colons between them: board, turn, throw and doubles.',
    de: 'Das ist keine Stellung: Schreibe vier Felder mit Doppelpunkten dazwischen: Brett, Zug, Wurf und Pasche.',
    fr: 'Ce n’est pas une position : écrivez quatre champs séparés par des deux-points : plateau, tour, jet et doubles.',
  },
  'bad-turn': {
    nl: 'Aan de beurt is 1 (de eerste speler) of -1 (de tweede).',
    en: 'The turn is 1 (the first player) or -1 (the second).',
    de: 'Am Zug ist 1 (der erste Spieler) oder -1 (der zweite).',
    fr: 'Le tour est 1 (le premier joueur) ou -1 (le second).',
  },
  'bad-dice': {
    nl: 'De worp is 00 (nog te gooien) of twee cijfers van 1 tot 6.',
    en: 'The throw is 00 (still to throw) or two figures from 1 to 6.',
    de: 'Der Wurf ist 00 (noch zu würfeln) oder zwei Ziffern von 1 bis 6.',
    fr: 'Le jet est 00 (à lancer) ou deux chiffres de 1 à 6.',
  },
  'bad-doubles': {
    nl: 'Het aantal dubbels op rij is 0, 1 of 2 (twee of meer), en minstens 1 als er een dubbel ligt.',
    en: 'The number of doubles in a row is 0, 1 or 2 (two or more), and at least 1 if a double lies there.',
    de: 'Die Zahl der Pasche in Folge ist 0, 1 oder 2 (zwei oder mehr), und mindestens 1, wenn ein Pasch liegt.',
    fr: 'Le nombre de doubles de suite est 0, 1 ou 2 (deux ou plus), et au moins 1 si un double est sur la table.',
  },
  'bad-word': {
    nl: 'Een woord achter de stelling is onbekend of past niet bij de rest.',
    en: 'A word after the position is unknown or does not fit the rest.',
    de: 'Ein Wort hinter der Stellung ist unbekannt oder passt nicht zum Rest.',
    fr: 'Un mot après la position est inconnu ou ne va pas avec le reste.',
  },
  'two-winners': {
    nl: 'Beide spelers hebben alle stenen al uitgespeeld.',
    en: 'Both players have already borne everything off.',
    de: 'Beide Spieler haben schon alle Steine abgetragen.',
    fr: 'Les deux joueurs ont déjà sorti tous leurs pions.',
  },
} satisfies Readonly<Record<string, Text>>
