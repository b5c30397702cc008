import type { Seat, Text } from '@spellendoos/kernel'

/** What can be said at any table, whoever sits there. */
export const PHRASES = {
  hello: { nl: 'Hallo!', en: 'Hello!', de: 'Hallo!', fr: 'Bonjour !' },
  luck: { nl: 'Succes!', en: 'Good luck!', de: 'Viel Glück!', fr: 'Bonne chance !' },
  nice: { nl: 'Mooi gespeeld!', en: 'Well played!', de: 'Gut gespielt!', fr: 'Bien joué !' },
  oops: { nl: 'Oei!', en: 'Oops!', de: 'Hoppla!', fr: 'Oups !' },
  moment: { nl: 'Een ogenblik…', en: 'One moment…', de: 'Einen Augenblick …', fr: 'Un instant…' },
  'your-turn': { nl: 'Jij bent aan zet.', en: 'It is your turn.', de: 'Du bist dran.', fr: 'C’est à vous.' },
  thanks: { nl: 'Bedankt!', en: 'Thank you!', de: 'Danke!', fr: 'Merci !' },
  again: { nl: 'Nog een keer?', en: 'Once more?', de: 'Noch einmal?', fr: 'Encore une ?' },
  bye: { nl: 'Tot ziens!', en: 'Goodbye!', de: 'Auf Wiedersehen!', fr: 'Au revoir !' },
} satisfies Record<string, Text>

export type Phrase = keyof typeof PHRASES

/** Something said at the table. Watchers hear it, and say nothing. Who comes back may be told of it again. */
export type Said = {
  /** Its time, as in `at`: a number that grows, and tells nothing of what others said in between. */
  readonly seq: number
  readonly at: number
  readonly seat: Seat
} & ({ readonly text: string } | { readonly phrase: Phrase })
