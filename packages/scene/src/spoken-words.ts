import type { Text } from '@spellendoos/kernel'
import type { Item, Piece } from './scene.ts'

type Look = Piece['look'] | Item['look']

/** What each look is called; `n` tells how many. */
const LOOK_WORDS: Readonly<Record<`look-${Look}`, Text>> = {
  'look-man': { nl: '{n|schijf|schijven}', en: '{n|man|men}', de: '{n|Stein|Steine}', fr: '{n|pion|pions}' },
  'look-king': { nl: '{n|dam|dammen}', en: '{n|king|kings}', de: '{n|Dame|Damen}', fr: '{n|dame|dames}' },
  'look-pawn': {
    nl: '{n|pion|pionnen}',
    en: '{n|pawn|pawns}',
    de: '{n|Figur|Figuren}',
    fr: '{n|pion|pions}',
  },
  'look-stone': {
    nl: '{n|steen|stenen}',
    en: '{n|stone|stones}',
    de: '{n|Stein|Steine}',
    fr: '{n|pierre|pierres}',
  },
  'look-peg': {
    nl: '{n|pen|pennen}',
    en: '{n|peg|pegs}',
    de: '{n|Stift|Stifte}',
    fr: '{n|fiche|fiches}',
  },
  'look-horse': {
    nl: '{n|paard|paarden}',
    en: '{n|horse|horses}',
    de: '{n|Pferd|Pferde}',
    fr: '{n|cheval|chevaux}',
  },
  'look-match': {
    nl: '{n|lucifer|lucifers}',
    en: '{n|match|matches}',
    de: '{n|Streichholz|Streichhölzer}',
    fr: '{n|allumette|allumettes}',
  },
  'look-chip': { nl: '{n|fiche|fiches}', en: '{n|chip|chips}', de: '{n|Chip|Chips}', fr: '{n|jeton|jetons}' },
  'look-cube': {
    nl: '{n|verdubbelsteen|verdubbelstenen}',
    en: '{n|doubling cube|doubling cubes}',
    de: '{n|Dopplerwürfel|Dopplerwürfel}',
    fr: '{n|videau|videaux}',
  },
  'look-die': {
    nl: '{n|dobbelsteen|dobbelstenen}',
    en: '{n|die|dice}',
    de: '{n|Würfel|Würfel}',
    fr: '{n|dé|dés}',
  },
  'look-card': {
    nl: '{n|kaart|kaarten}',
    en: '{n|card|cards}',
    de: '{n|Karte|Karten}',
    fr: '{n|carte|cartes}',
  },
  'look-note': {
    nl: '{n|bankbiljet|bankbiljetten}',
    en: '{n|banknote|banknotes}',
    de: '{n|Geldschein|Geldscheine}',
    fr: '{n|billet|billets}',
  },
  'look-button': {
    nl: '{n|knop|knoppen}',
    en: '{n|button|buttons}',
    de: '{n|Taste|Tasten}',
    fr: '{n|bouton|boutons}',
  },
  'look-hat': { nl: '{n|muts|mutsen}', en: '{n|hat|hats}', de: '{n|Hut|Hüte}', fr: '{n|chapeau|chapeaux}' },
  'look-piece': {
    nl: '{n|stuk|stukken}',
    en: '{n|piece|pieces}',
    de: '{n|Figur|Figuren}',
    fr: '{n|pièce|pièces}',
  },
}

/** The sentences around the things of a scene. */
export const SPOKEN_WORDS = {
  ...LOOK_WORDS,
  'face-down': {
    nl: '{n|gesloten kaart|gesloten kaarten}',
    en: '{n|face-down card|face-down cards}',
    de: '{n|verdeckte Karte|verdeckte Karten}',
    fr: '{n|carte cachée|cartes cachées}',
  },
  many: { nl: '{n} {things}', en: '{n} {things}', de: '{n} {things}', fr: '{n} {things}' },
  'thing-of': {
    nl: '{thing} van {seat}',
    en: '{thing} of {seat}',
    de: '{thing} von {seat}',
    fr: '{thing} ({seat})',
  },
  spent: { nl: '{thing}, gebruikt', en: '{thing}, used', de: '{thing}, verbraucht', fr: '{thing}, utilisé' },
  row: {
    nl: 'Rij {n}. {things}.',
    en: 'Row {n}. {things}.',
    de: 'Reihe {n}. {things}.',
    fr: 'Rangée {n}. {things}.',
  },
  board: { nl: 'Bord. {things}.', en: 'Board. {things}.', de: 'Brett. {things}.', fr: 'Plateau. {things}.' },
  empty: {
    nl: '{n} {n|plaats is|plaatsen zijn} leeg.',
    en: '{n} {n|place is|places are} empty.',
    de: '{n} {n|Feld ist|Felder sind} leer.',
    fr: '{n} {n|case est vide|cases sont vides}.',
  },
  'on-turn': { nl: 'aan de beurt', en: 'to play', de: 'am Zug', fr: 'c’est son tour' },
  last: {
    nl: 'Laatste zet: {spots}.',
    en: 'Last move: {spots}.',
    de: 'Letzter Zug: {spots}.',
    fr: 'Dernier coup : {spots}.',
  },
  choices: {
    nl: 'Te kiezen: {spots}.',
    en: 'You can choose: {spots}.',
    de: 'Zur Wahl: {spots}.',
    fr: 'Au choix : {spots}.',
  },
  chosen: {
    nl: 'Gekozen: {spots}.',
    en: 'Chosen: {spots}.',
    de: 'Gewählt: {spots}.',
    fr: 'Choisi : {spots}.',
  },
  crossed: { nl: 'aangekruist', en: 'crossed', de: 'angekreuzt', fr: 'coché' },
  blank: { nl: 'leeg', en: 'blank', de: 'leer', fr: 'vide' },
} satisfies Readonly<Record<string, Text>>
