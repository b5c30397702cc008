import { voiceOf } from './lang.ts'

/** The form that lays out a new match. */
export const sayOpening = voiceOf({
  where: { nl: 'Waar speel je?', en: 'Where do you play?', de: 'Wo spielst du?', fr: 'Où jouez-vous\u202f?' },
  here: { nl: 'Aan dit scherm', en: 'At this screen', de: 'An diesem Bildschirm', fr: 'À cet écran' },
  afar: {
    nl: 'Met vrienden op afstand',
    en: 'With friends from afar',
    de: 'Mit Freunden in der Ferne',
    fr: 'Avec des amis à distance',
  },
  seats: { nl: 'Aan tafel', en: 'At the table', de: 'Am Tisch', fr: 'À table' },
  count: {
    nl: 'Hoeveel spelers?',
    en: 'How many players?',
    de: 'Wie viele Spieler?',
    fr: 'Combien de joueurs\u202f?',
  },
  name: { nl: 'Naam van {seat}', en: 'Name of {seat}', de: 'Name von {seat}', fr: 'Nom de {seat}' },
  who: {
    nl: 'Wie speelt voor {seat}?',
    en: 'Who plays {seat}?',
    de: 'Wer spielt {seat}?',
    fr: 'Qui joue {seat}\u202f?',
  },
  person: { nl: 'Mens', en: 'Person', de: 'Mensch', fr: 'Humain' },
  'level-1': { nl: 'Bot, beginner', en: 'Bot, beginner', de: 'Bot, Anfänger', fr: 'Bot, débutant' },
  'level-2': { nl: 'Bot, huisgenoot', en: 'Bot, housemate', de: 'Bot, Mitbewohner', fr: 'Bot, habitué' },
  'level-3': {
    nl: 'Bot, clubspeler',
    en: 'Bot, club player',
    de: 'Bot, Vereinsspieler',
    fr: 'Bot, joueur de club',
  },
  'level-4': { nl: 'Bot, meester', en: 'Bot, master', de: 'Bot, Meister', fr: 'Bot, maître' },
  'level-5': {
    nl: 'Bot, zo sterk als het kan',
    en: 'Bot, as strong as can be',
    de: 'Bot, so stark es geht',
    fr: 'Bot, aussi fort que possible',
  },
  'level-only': {
    nl: 'Bot (alles is geluk)',
    en: 'Bot (all is luck)',
    de: 'Bot (alles ist Glück)',
    fr: 'Bot (tout est hasard)',
  },
  'levels-fewer': {
    nl: 'Dit spel heeft {n} sterktes in plaats van vijf.',
    en: 'This game has {n} strengths of play instead of five.',
    de: 'Dieses Spiel hat {n} Spielstärken statt fünf.',
    fr: 'Ce jeu a {n} niveaux au lieu de cinq.',
  },
  bot: { nl: 'Bot {n}', en: 'Bot {n}', de: 'Bot {n}', fr: 'Bot {n}' },
  preset: { nl: 'Voorkeuze', en: 'Preset', de: 'Voreinstellung', fr: 'Préréglage' },
  options: { nl: 'Instellingen', en: 'Options', de: 'Einstellungen', fr: 'Options' },
  begin: { nl: 'Beginnen', en: 'Begin', de: 'Beginnen', fr: 'Commencer' },
  rules: { nl: 'Spelregels', en: 'Rules', de: 'Spielregeln', fr: 'Règles' },
  yes: { nl: 'ja', en: 'yes', de: 'ja', fr: 'oui' },
  no: { nl: 'nee', en: 'no', de: 'nein', fr: 'non' },
})
