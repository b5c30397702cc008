import type { Text } from '@spellendoos/kernel'

/** What every dice game says. */
export const DICE_SAYS = {
  round: { nl: 'Ronde', en: 'Round', de: 'Runde', fr: 'Tour' },
  player: { nl: '{seat}', en: '{seat}', de: '{seat}', fr: '{seat}' },
  total: { nl: 'Totaal', en: 'Total', de: 'Summe', fr: 'Total' },
  'coach-throw': {
    nl: '{seat} gooit.',
    en: '{seat} throws.',
    de: '{seat} würfelt.',
    fr: '{seat} jette le dé.',
  },
} satisfies Record<string, Text>
