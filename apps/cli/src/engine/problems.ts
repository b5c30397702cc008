import type { Problem, Text } from '@spellendoos/kernel'
import { MOST_BYTES, MOST_DEPTH, MOST_MATCHES } from './limits.ts'

const texts = <Keys extends string>(each: Readonly<Record<Keys, Text>>) => each

/** What can be wrong with a line or a request, whatever the game. */
const PROBLEMS = texts({
  'line-too-long': {
    nl: `Deze regel is langer dan ${MOST_BYTES} bytes.`,
    en: `This line is longer than ${MOST_BYTES} bytes.`,
    de: `Diese Zeile ist länger als ${MOST_BYTES} Bytes.`,
    fr: `Cette ligne dépasse ${MOST_BYTES} octets.`,
  },
  'bad-utf8': {
    nl: 'Deze regel is geen UTF-8.',
    en: 'This line is not UTF-8.',
    de: 'Diese Zeile ist kein UTF-8.',
    fr: 'Cette ligne n’est pas en UTF-8.',
  },
  'bad-json': {
    nl: 'Deze regel is geen JSON.',
    en: 'This line is not JSON.',
    de: 'Diese Zeile ist kein JSON.',
    fr: 'Cette ligne n’est pas du JSON.',
  },
  'not-an-object': {
    nl: 'Een verzoek is een JSON-object.',
    en: 'A request is a JSON object.',
    de: 'Eine Anfrage ist ein JSON-Objekt.',
    fr: 'Une requête est un objet JSON.',
  },
  'too-deep': {
    nl: `Dit verzoek is dieper genest dan ${MOST_DEPTH} lagen.`,
    en: `This request is nested deeper than ${MOST_DEPTH} levels.`,
    de: `Diese Anfrage ist tiefer als ${MOST_DEPTH} Ebenen verschachtelt.`,
    fr: `Cette requête est imbriquée sur plus de ${MOST_DEPTH} niveaux.`,
  },
  'too-many-matches': {
    nl: `Er zijn al ${MOST_MATCHES} partijen open; sluit er eerst een met close.`,
    en: `${MOST_MATCHES} matches are open already; close one first.`,
    de: `Es sind schon ${MOST_MATCHES} Partien offen; schließe zuerst eine mit close.`,
    fr: `${MOST_MATCHES} parties sont déjà ouvertes ; fermez-en une d’abord avec close.`,
  },
  'no-such-seat': {
    nl: 'Die plaats is er niet aan deze tafel.',
    en: 'There is no such seat at this table.',
    de: 'Diesen Platz gibt es an diesem Tisch nicht.',
    fr: 'Cette place n’existe pas à cette table.',
  },
  'no-moves': {
    nl: 'Deze plaats heeft nu geen zet.',
    en: 'This seat has no move now.',
    de: 'Dieser Platz hat jetzt keinen Zug.',
    fr: 'Cette place n’a aucun coup à jouer maintenant.',
  },
  'not-sequential': {
    nl: 'Hier is niet precies één plaats aan de beurt, dus er is geen boom van zetten te tellen.',
    en: 'Not exactly one seat is on turn here, so there is no tree of moves to count.',
    de: 'Hier ist nicht genau ein Platz am Zug, also gibt es keinen Zugbaum zu zählen.',
    fr: 'Ce n’est pas le tour d’une seule place, il n’y a donc pas d’arbre de coups à compter.',
  },
  'out-of-time': {
    nl: 'De tijd was om voordat alles geteld was.',
    en: 'Time was up before everything was counted.',
    de: 'Die Zeit war um, bevor alles gezählt war.',
    fr: 'Le temps s’est écoulé avant la fin du compte.',
  },
  failed: {
    nl: 'Hier ging bij ons iets mis; de partij is gebleven zoals zij was.',
    en: 'Something went wrong on our side; the match is as it was.',
    de: 'Hier ist bei uns etwas schiefgegangen; die Partie ist, wie sie war.',
    fr: 'Une erreur s’est produite de notre côté ; la partie est restée telle quelle.',
  },
})

/** A request that cannot be answered. Whatever else the answer should carry stands in `extra`. */
export class Refused extends Error {
  readonly problem: Problem
  readonly extra: Readonly<Record<string, unknown>>

  constructor(problem: Problem | keyof typeof PROBLEMS, extra: Readonly<Record<string, unknown>> = {}) {
    const known = typeof problem === 'string' ? { code: problem, text: PROBLEMS[problem] } : problem
    super(known.text.en)
    this.problem = known
    this.extra = extra
  }
}

export const unknownCommand = (known: readonly string[]): Problem => ({
  code: 'unknown-command',
  text: {
    nl: `Dit commando is er niet; wel: ${known.join(', ')}.`,
    en: `There is no such command; there are: ${known.join(', ')}.`,
    de: `Diesen Befehl gibt es nicht; es gibt: ${known.join(', ')}.`,
    fr: `Cette commande n’existe pas ; il y a : ${known.join(', ')}.`,
  },
})

export const unknownGame = (known: readonly string[]): Problem => ({
  code: 'unknown-game',
  text: {
    nl: `Dat spel staat niet op de plank; wel: ${known.join(', ')}.`,
    en: `That game is not on the shelf; there are: ${known.join(', ')}.`,
    de: `Dieses Spiel steht nicht im Regal; es gibt: ${known.join(', ')}.`,
    fr: `Ce jeu n’est pas sur l’étagère ; il y a : ${known.join(', ')}.`,
  },
})

export const unknownMatch: Problem = {
  code: 'unknown-match',
  text: {
    nl: 'Er is geen open partij met die naam.',
    en: 'No match is open under that handle.',
    de: 'Unter diesem Namen ist keine Partie offen.',
    fr: 'Aucune partie n’est ouverte sous ce nom.',
  },
}

export const missingField = (field: string, wanted: Text): Problem => ({
  code: 'missing-field',
  text: {
    nl: `Het veld '${field}' ontbreekt: ${wanted.nl}.`,
    en: `The field '${field}' is missing: ${wanted.en}.`,
    de: `Das Feld '${field}' fehlt: ${wanted.de}.`,
    fr: `Le champ « ${field} » manque : ${wanted.fr}.`,
  },
})

export const badField = (field: string, wanted: Text): Problem => ({
  code: 'bad-field',
  text: {
    nl: `Het veld '${field}' moet zijn: ${wanted.nl}.`,
    en: `The field '${field}' must be: ${wanted.en}.`,
    de: `Das Feld '${field}' muss sein: ${wanted.de}.`,
    fr: `Le champ « ${field} » doit être : ${wanted.fr}.`,
  },
})
