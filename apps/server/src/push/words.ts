import type { Text } from '@spellendoos/kernel'

/** What a letter says besides the name of the game. */
export const YOUR_TURN: Text = {
  nl: 'Jij bent aan de beurt.',
  en: 'It is your turn.',
  de: 'Du bist dran.',
  fr: 'C’est à vous de jouer.',
}
