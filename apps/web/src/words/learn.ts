import { voiceOf } from './lang.ts'

/** The guided first match. */
export const sayLearn = voiceOf({
  step: { nl: '{n} van {all}', en: '{n} of {all}', de: '{n} von {all}', fr: '{n} sur {all}' },
  back: { nl: 'Terug', en: 'Back', de: 'Zurück', fr: 'Retour' },
  next: { nl: 'Verder', en: 'Next', de: 'Weiter', fr: 'Suite' },
  begin: { nl: 'Aan tafel', en: 'To the table', de: 'An den Tisch', fr: 'À table' },
  'begin-now': {
    nl: 'Meteen beginnen',
    en: 'Begin right away',
    de: 'Gleich anfangen',
    fr: 'Commencer tout de suite',
  },
  ending: { nl: 'Zo eindigt het', en: 'How it ends', de: 'So endet es', fr: 'Comment cela finit' },
  along: {
    nl: 'De andere regels hoor je onderweg, wanneer ze gelden. Je tegenstander heeft geduld, en wat niet mag wordt uitgelegd.',
    en: 'You will hear the other rules along the way, when they apply. Your opponent is patient, and what is not allowed is explained.',
    de: 'Die übrigen Regeln hörst du unterwegs, wenn sie gelten. Dein Gegner hat Geduld, und was nicht geht, wird erklärt.',
    fr: 'Vous découvrirez les autres règles en jouant, quand elles s’appliquent. Votre adversaire est patient, et ce qui n’est pas permis est expliqué.',
  },
  'along-alone': {
    nl: 'De andere regels hoor je onderweg, wanneer ze gelden. Wat niet mag, wordt uitgelegd.',
    en: 'You will hear the other rules along the way, when they apply. What is not allowed is explained.',
    de: 'Die übrigen Regeln hörst du unterwegs, wenn sie gelten. Was nicht geht, wird erklärt.',
    fr: 'Vous découvrirez les autres règles en jouant, quand elles s’appliquent. Ce qui n’est pas permis est expliqué.',
  },
  guide: { nl: 'Uitleg', en: 'Guide', de: 'Anleitung', fr: 'Explication' },
  rule: {
    nl: 'regel {n} van {all}',
    en: 'rule {n} of {all}',
    de: 'Regel {n} von {all}',
    fr: 'règle {n} sur {all}',
  },
  mind: { nl: 'Let hierop', en: 'Mind this now', de: 'Achte jetzt darauf', fr: 'Attention ici' },
  know: { nl: 'Goed om te weten', en: 'Good to know', de: 'Gut zu wissen', fr: 'Bon à savoir' },
  understood: { nl: 'Begrepen', en: 'Got it', de: 'Verstanden', fr: 'Compris' },
  'all-told': {
    nl: 'Je kent nu alle regels. Speel de partij rustig uit.',
    en: 'You know all the rules now. Finish the match at your ease.',
    de: 'Du kennst jetzt alle Regeln. Spiel die Partie in Ruhe zu Ende.',
    fr: 'Vous connaissez maintenant toutes les règles. Finissez la partie tranquillement.',
  },
  met: {
    nl: 'Je hebt {n} van de {all} regels leren kennen.',
    en: 'You have come to know {n} of the {all} rules.',
    de: 'Du hast {n} von {all} Regeln kennengelernt.',
    fr: 'Vous avez découvert {n} règles sur {all}.',
  },
})
