import type { Rule, RuleId, Words } from './game.ts'
import type { Problem, Text } from './text.ts'

/** Why a move, an act or a draw was not taken. The match is untouched by it. */
export interface Refusal extends Problem {
  /** The rule that forbids it, when `code` is `refused`. */
  readonly rule?: RuleId
  /** It would have been right a moment ago: somebody was quicker. */
  readonly late?: boolean
}

export function ruleById(words: Words, id: RuleId): Rule {
  const rule = words.rules.find((each) => each.id === id)
  if (rule === undefined) throw new Error(`no rule ${id}`)
  return rule
}

export const refusedBy = (words: Words, rule: RuleId): Refusal => ({
  code: 'refused',
  rule,
  text: ruleById(words, rule).text,
})

const table = <Keys extends string>(texts: Readonly<Record<Keys, Text>>) => texts

/** What the table itself can answer, whatever the game. */
const TABLE = table({
  'match-over': {
    nl: 'De partij is afgelopen.',
    en: 'The match is over.',
    de: 'Die Partie ist zu Ende.',
    fr: 'La partie est terminée.',
  },
  'no-such-seat': {
    nl: 'Die plaats is er niet aan deze tafel.',
    en: 'There is no such seat at this table.',
    de: 'Diesen Platz gibt es an diesem Tisch nicht.',
    fr: 'Cette place n’existe pas à cette table.',
  },
  'waiting-for-chance': {
    nl: 'Eerst moet het lot spreken.',
    en: 'Chance has to answer first.',
    de: 'Zuerst muss der Zufall entscheiden.',
    fr: 'Le hasard doit d’abord répondre.',
  },
  'not-waiting-for-chance': {
    nl: 'Er wordt nu niets aan het lot gevraagd.',
    en: 'Nothing is asked of chance now.',
    de: 'Der Zufall ist jetzt nicht gefragt.',
    fr: 'Rien n’est demandé au hasard maintenant.',
  },
  'bad-draw': {
    nl: 'Dat antwoord past niet bij wat het lot gevraagd is.',
    en: 'That answer does not fit what chance was asked for.',
    de: 'Diese Antwort passt nicht zu dem, was der Zufall entscheiden soll.',
    fr: 'Cette réponse ne correspond pas à ce qui est demandé au hasard.',
  },
  'no-clock': {
    nl: 'Er loopt nu geen klok.',
    en: 'No clock is running.',
    de: 'Es läuft gerade keine Uhr.',
    fr: 'Aucune pendule ne tourne.',
  },
  'unknown-notation': {
    nl: 'Dat is geen zet in de notatie van dit spel.',
    en: 'That is not a move in this game’s notation.',
    de: 'Das ist kein Zug in der Notation dieses Spiels.',
    fr: 'Ce n’est pas un coup dans la notation de ce jeu.',
  },
  'nothing-to-undo': {
    nl: 'Er is niets terug te nemen: sinds je laatste zet is er gegooid of iets geheims getoond, of je hebt nog niet gezet.',
    en: 'There is nothing to take back: since your last move dice were thrown or a secret was shown, or you have not moved yet.',
    de: 'Es gibt nichts zurückzunehmen: Seit deinem letzten Zug wurde gewürfelt oder etwas Geheimes gezeigt, oder du hast noch nicht gezogen.',
    fr: 'Il n’y a rien à reprendre : depuis votre dernier coup on a lancé les dés ou montré un secret, ou vous n’avez pas encore joué.',
  },
  'no-draw-alone': {
    nl: 'Alleen kun je geen remise aanbieden.',
    en: 'You cannot offer a draw to yourself.',
    de: 'Allein kannst du kein Remis anbieten.',
    fr: 'Seul, on ne peut pas proposer la nulle.',
  },
  'no-offer': {
    nl: 'Er is geen remise aangeboden aan jou.',
    en: 'Nobody has offered you a draw.',
    de: 'Dir wurde kein Remis angeboten.',
    fr: 'Personne ne vous a proposé la nulle.',
  },
  'already-offered': {
    nl: 'Je remiseaanbod staat al.',
    en: 'Your offer of a draw already stands.',
    de: 'Dein Remisangebot steht schon.',
    fr: 'Votre proposition de nulle tient déjà.',
  },
  'already-resigned': {
    nl: 'Je hebt al opgegeven.',
    en: 'You have already resigned.',
    de: 'Du hast schon aufgegeben.',
    fr: 'Vous avez déjà abandonné.',
  },
  'unknown-act': {
    nl: 'Die handeling bestaat niet aan deze tafel.',
    en: 'There is no such act at this table.',
    de: 'Diese Handlung gibt es an diesem Tisch nicht.',
    fr: 'Cet acte n’existe pas à cette table.',
  },
  'seals-come-first': {
    nl: 'Verzegelen en onthullen horen voor de eerste zet.',
    en: 'Sealing and revealing belong before the first move.',
    de: 'Versiegeln und Offenlegen gehören vor den ersten Zug.',
    fr: 'Sceller et révéler se font avant le premier coup.',
  },
})

export type TableRefusal = keyof typeof TABLE
export const TABLE_REFUSALS = Object.keys(TABLE) as readonly TableRefusal[]
export const refusedByTable = (code: TableRefusal): Refusal => ({ code, text: TABLE[code] })

/** A log whose entry `seq` was refused, as a problem of the whole log. */
export const atEntry = (code: string, seq: number, { text }: Refusal): Problem => ({
  code,
  text: {
    nl: `Regel ${seq} van het verslag past niet: ${text.nl}`,
    en: `Entry ${seq} of the log does not fit: ${text.en}`,
    de: `Eintrag ${seq} des Protokolls passt nicht: ${text.de}`,
    fr: `La ligne ${seq} du journal ne convient pas : ${text.fr}`,
  },
})
