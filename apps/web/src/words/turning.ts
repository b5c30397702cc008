import { voiceOf } from './lang.ts'

/** The moments where a match turned. */
export const sayTurning = voiceOf({
  title: { nl: 'Keerpunten', en: 'Turning points', de: 'Wendepunkte', fr: 'Tournants' },
  seeking: {
    nl: 'De zetten worden bekeken',
    en: 'Looking through the moves',
    de: 'Die Züge werden durchgesehen',
    fr: 'Les coups sont passés en revue',
  },
  none: {
    nl: 'Geen enkele zet heeft de partij duidelijk gekeerd.',
    en: 'No single move clearly turned the match.',
    de: 'Kein einzelner Zug hat die Partie deutlich gewendet.',
    fr: 'Aucun coup n’a nettement fait tourner la partie.',
  },
  better: {
    nl: 'beter was {move}',
    en: '{move} was better',
    de: 'besser war {move}',
    fr: 'mieux valait {move}',
  },
})
