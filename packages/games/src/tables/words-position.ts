import type { Text } from '@spellendoos/kernel'

/** What can be wrong with a position of any tables game that has its own notation. */
export const SHARED_PROBLEMS = {
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
  'bad-word': {
    nl: 'Een woord achter de stelling is onbekend of past niet bij de rest.',
    en: 'A word after the position is unknown or does not fit the rest.',
    de: 'Ein Wort hinter der Stellung ist unbekannt oder passt nicht zum Rest.',
    fr: 'Un mot après la position est inconnu ou ne va pas avec le reste.',
  },
} satisfies Readonly<Record<string, Text>>
