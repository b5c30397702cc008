import { voiceOf } from './lang.ts'

/** Pictures of rules, and positions to try things out. */
export const sayLessons = voiceOf({
  start: { nl: 'Zo begint het.', en: 'This is how it begins.', de: 'So fängt es an.', fr: 'Voici le début.' },
  forbidden: {
    nl: '{name} mag dit nu niet: {where}.',
    en: '{name} may not do this now: {where}.',
    de: '{name} darf das jetzt nicht: {where}.',
    fr: '{name} n’y a pas droit ici\u00a0: {where}.',
  },
  try: {
    nl: 'Probeer het zelf',
    en: 'Try it yourself',
    de: 'Probier es selbst',
    fr: 'À vous d’essayer',
  },
  again: { nl: 'Nog eens', en: 'Once more', de: 'Noch einmal', fr: 'Encore une fois' },
  picture: {
    nl: 'Terug naar de tekening',
    en: 'Back to the picture',
    de: 'Zurück zum Bild',
    fr: 'Revenir à l’image',
  },
  invite: {
    nl: 'Doe een zet. Wat niet mag, wordt uitgelegd.',
    en: 'Make a move. What is not allowed is explained.',
    de: 'Mach einen Zug. Was nicht geht, wird erklärt.',
    fr: 'Jouez un coup. Ce qui n’est pas permis sera expliqué.',
  },
  made: { nl: 'Zo mag het.', en: 'That is allowed.', de: 'So geht es.', fr: 'C’est permis.' },
})
