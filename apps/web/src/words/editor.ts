import { voiceOf } from './lang.ts'

/** Setting up a position. */
export const sayEditor = voiceOf({
  'how-put': {
    nl: 'Kies een stuk en tik op het bord, of schrijf de stelling zelf.',
    en: 'Choose a piece and tap the board, or write the position yourself.',
    de: 'Wähle eine Figur und tippe aufs Brett, oder schreib die Stellung selbst.',
    fr: 'Choisissez une pièce et touchez le plateau, ou écrivez la position vous-même.',
  },
  'how-move': {
    nl: 'Tik op een stuk en dan op zijn nieuwe plaats, of schrijf de stelling zelf.',
    en: 'Tap a piece and then its new place, or write the position yourself.',
    de: 'Tippe auf eine Figur und dann auf ihren neuen Platz, oder schreib die Stellung selbst.',
    fr: 'Touchez une pièce, puis sa nouvelle place, ou écrivez la position vous-même.',
  },
  'how-follow': {
    nl: 'Tik de velden in volgorde aan, of schrijf de stelling zelf. Een tik op een eerder veld gaat daarheen terug.',
    en: 'Tap the squares in order, or write the position yourself. A tap on an earlier square goes back there.',
    de: 'Tippe die Felder der Reihe nach an, oder schreib die Stellung selbst. Ein Tipp auf ein früheres Feld führt dorthin zurück.',
    fr: 'Touchez les cases dans l’ordre, ou écrivez la position vous-même. Toucher une case précédente y ramène.',
  },
  'not-there': {
    nl: 'Daar kan dit stuk niet staan.',
    en: 'This piece cannot stand there.',
    de: 'Dort kann diese Figur nicht stehen.',
    fr: 'Cette pièce ne peut pas se trouver là.',
  },
  'how-text': {
    nl: 'Schrijf de stelling; het bord volgt.',
    en: 'Write the position; the board follows.',
    de: 'Schreib die Stellung; das Brett folgt.',
    fr: 'Écrivez la position\u202f; le plateau suit.',
  },
  pieces: { nl: 'Stukken', en: 'Pieces', de: 'Figuren', fr: 'Pièces' },
  away: { nl: 'Wegnemen', en: 'Take away', de: 'Wegnehmen', fr: 'Enlever' },
  text: {
    nl: 'De stelling als tekst',
    en: 'The position as text',
    de: 'Die Stellung als Text',
    fr: 'La position en texte',
  },
  start: {
    nl: 'Beginopstelling',
    en: 'Starting position',
    de: 'Anfangsaufstellung',
    fr: 'Position de départ',
  },
  share: { nl: 'Link kopiëren', en: 'Copy the link', de: 'Link kopieren', fr: 'Copier le lien' },
  copied: {
    nl: 'De link naar deze stelling is gekopieerd.',
    en: 'The link to this position is copied.',
    de: 'Der Link zu dieser Stellung ist kopiert.',
    fr: 'Le lien vers cette position est copié.',
  },
  'copy-by-hand': {
    nl: 'Kopieer het adres van deze pagina: de stelling staat erin.',
    en: 'Copy the address of this page: the position is in it.',
    de: 'Kopiere die Adresse dieser Seite: Die Stellung steht darin.',
    fr: 'Copiez l’adresse de cette page\u00a0: la position s’y trouve.',
  },
  good: {
    nl: 'Deze stelling kan.',
    en: 'This position is fine.',
    de: 'Diese Stellung ist möglich.',
    fr: 'Cette position est valable.',
  },
  over: {
    nl: 'In deze stelling is de partij al afgelopen.',
    en: 'In this position the match is already over.',
    de: 'In dieser Stellung ist die Partie schon zu Ende.',
    fr: 'Dans cette position, la partie est déjà terminée.',
  },
  play: {
    nl: 'Vanaf hier spelen',
    en: 'Play from here',
    de: 'Von hier an spielen',
    fr: 'Jouer à partir d’ici',
  },
  'no-positions': {
    nl: 'Van dit spel is geen stelling op te zetten.',
    en: 'No position can be set up for this game.',
    de: 'Für dieses Spiel lässt sich keine Stellung aufbauen.',
    fr: 'On ne peut pas composer de position pour ce jeu.',
  },
})
