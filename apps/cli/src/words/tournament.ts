import type { Lang, Text } from '@spellendoos/kernel'
import { tongue } from './tongue.ts'

/** What a tournament says. */
const TOURNAMENT = {
  'help-tournament': {
    nl: 'laat computerspelers tegen elkaar spelen',
    en: 'let computer players play each other',
    de: 'lässt Computerspieler gegeneinander spielen',
    fr: 'fait jouer des ordinateurs entre eux',
  },
  'help-entrants': {
    nl: 'wie er meedoen: een niveau van 1 tot 5, random of simple',
    en: 'who takes part: a level from 1 to 5, random or simple',
    de: 'wer mitspielt: eine Stufe von 1 bis 5, random oder simple',
    fr: 'qui participe : un niveau de 1 à 5, random ou simple',
  },
  'help-bot': {
    nl: 'een programma dat meedoet; het krijgt en geeft JSON-regels',
    en: 'a program that takes part; it is sent and sends JSON lines',
    de: 'ein Programm, das mitspielt; es bekommt und gibt JSON-Zeilen',
    fr: 'un programme qui participe ; il reçoit et envoie des lignes JSON',
  },
  'help-matches': {
    nl: 'partijen per paar',
    en: 'matches of each pair',
    de: 'Partien jedes Paares',
    fr: 'parties par paire',
  },
  'help-think': {
    nl: 'de meeste milliseconden per zet',
    en: 'the most milliseconds for a move',
    de: 'höchstens so viele Millisekunden für einen Zug',
    fr: 'millisecondes par coup, au plus',
  },
  'help-number': {
    nl: 'hetzelfde getal geeft hetzelfde geluk en dezelfde openingen',
    en: 'the same number gives the same luck and the same openings',
    de: 'dieselbe Zahl gibt dasselbe Glück und dieselben Eröffnungen',
    fr: 'le même nombre donne la même chance et les mêmes ouvertures',
  },
  'help-opening': {
    nl: 'zoveel zetten gaan vooraf, door het toeval gekozen',
    en: 'so many moves come first, chosen by chance',
    de: 'so viele Züge gehen voraus, vom Zufall gewählt',
    fr: 'autant de coups joués d’abord, au hasard',
  },
  'too-few': {
    nl: 'Voor een toernooi zijn er twee nodig.',
    en: 'A tournament needs two.',
    de: 'Für ein Turnier braucht es zwei.',
    fr: 'Il faut être deux pour un tournoi.',
  },
  'unknown-entrant': {
    nl: 'Een computerspeler ‘{what}’ is er niet; wel: 1, 2, 3, 4, 5, random en simple.',
    en: 'There is no computer player ‘{what}’; there are: 1, 2, 3, 4, 5, random and simple.',
    de: 'Einen Computerspieler „{what}“ gibt es nicht; es gibt: 1, 2, 3, 4, 5, random und simple.',
    fr: 'Il n’y a pas d’ordinateur « {what} » ; il y a : 1, 2, 3, 4, 5, random et simple.',
  },
  pairing: {
    nl: '{first} – {second}: {share} % ± {error}, Elo {elo}, {matches} {matches|partij|partijen}',
    en: '{first} – {second}: {share} % ± {error}, Elo {elo}, {matches} {matches|match|matches}',
    de: '{first} – {second}: {share} % ± {error}, Elo {elo}, {matches} {matches|Partie|Partien}',
    fr: '{first} – {second} : {share} % ± {error}, Elo {elo}, {matches} {matches|partie|parties}',
  },
  fault: {
    nl: '  partij {match} verloren door {who}: {fault}',
    en: '  match {match} lost by {who}: {fault}',
    de: '  Partie {match} verloren von {who}: {fault}',
    fr: '  partie {match} perdue par {who} : {fault}',
  },
  'fault-late': {
    nl: 'geen antwoord binnen {ms} ms',
    en: 'no answer within {ms} ms',
    de: 'keine Antwort innerhalb von {ms} ms',
    fr: 'pas de réponse en {ms} ms',
  },
  'fault-ended': {
    nl: 'het programma is gestopt',
    en: 'the program has ended',
    de: 'das Programm ist beendet',
    fr: 'le programme s’est arrêté',
  },
  'fault-form': {
    nl: 'geen antwoord van de vorm {form}, maar: {line}',
    en: 'no answer of the form {form}, but: {line}',
    de: 'keine Antwort der Form {form}, sondern: {line}',
    fr: 'pas de réponse de la forme {form}, mais : {line}',
  },
  'fault-no-move': {
    nl: 'geen zet, terwijl het aan de beurt was',
    en: 'no move, though it was its turn',
    de: 'kein Zug, obwohl es am Zug war',
    fr: 'pas de coup, alors que c’était son tour',
  },
  'fault-refused': {
    nl: 'de zet ‘{move}’ is geweigerd: {rule}',
    en: 'the move ‘{move}’ is refused: {rule}',
    de: 'der Zug „{move}“ ist abgelehnt: {rule}',
    fr: 'le coup « {move} » est refusé : {rule}',
  },
} satisfies Readonly<Record<string, Text>>

export const tournamentWords = (lang: Lang) => tongue(TOURNAMENT, lang)
