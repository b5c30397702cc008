import { voiceOf } from './lang.ts'

export const sayRules = voiceOf({
  book: { nl: 'volgens het boekje', en: 'by the book', de: 'nach dem Regelheft', fr: 'selon le livret' },
  settled: { nl: 'door ons bepaald', en: 'settled by us', de: 'von uns festgelegt', fr: 'fixé par nous' },
  'book-why': {
    nl: 'Zo staat het in het boekje bij het spel.',
    en: 'This stands in the rulebook of the game.',
    de: 'So steht es im Regelheft des Spiels.',
    fr: 'C’est écrit dans le livret du jeu.',
  },
  'settled-why': {
    nl: 'Hier zwijgt het boekje of is het niet duidelijk; dit hebben wij gekozen.',
    en: 'Here the rulebook is silent or unclear; this is what we chose.',
    de: 'Hier schweigt das Regelheft oder ist unklar; so haben wir es festgelegt.',
    fr: 'Ici le livret se tait ou n’est pas clair\u202f; voici notre choix.',
  },
  list: { nl: 'De regels', en: 'The rules', de: 'Die Regeln', fr: 'Les règles' },
  moments: {
    nl: 'Uit een partij',
    en: 'From a match',
    de: 'Aus einer Partie',
    fr: 'Au fil d’une partie',
  },
  show: {
    nl: 'Toon het plaatje',
    en: 'Show the picture',
    de: 'Bild zeigen',
    fr: 'Montrer l’image',
  },
  print: { nl: 'Afdrukken', en: 'Print', de: 'Drucken', fr: 'Imprimer' },
  play: { nl: 'Spelen', en: 'Play', de: 'Spielen', fr: 'Jouer' },
  'go-on': {
    nl: 'Terug naar tafel',
    en: 'Back to the table',
    de: 'Zurück zum Tisch',
    fr: 'Retour à la table',
  },
})
