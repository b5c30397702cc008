import type { Lang, Text } from '@spellendoos/kernel'
import { tongue } from './tongue.ts'

/** What is asked before a match begins. */
const SETUP = {
  'which-game': {
    nl: 'Welk spel komt op tafel?',
    en: 'Which game comes on the table?',
    de: 'Welches Spiel kommt auf den Tisch?',
    fr: 'Quel jeu met-on sur la table ?',
  },
  'how-many': {
    nl: 'Met hoeveel spelers?',
    en: 'How many players?',
    de: 'Wie viele Spieler?',
    fr: 'Combien de joueurs ?',
  },
  'who-plays': { nl: 'Wie spelen er?', en: 'Who plays?', de: 'Wer spielt?', fr: 'Qui joue ?' },
  'all-people': {
    nl: 'Iedereen aan dit toetsenbord',
    en: 'Everybody at this keyboard',
    de: 'Alle an dieser Tastatur',
    fr: 'Tous à ce clavier',
  },
  'against-bots': {
    nl: '{n|Ik tegen de bot|Ik tegen de bots}',
    en: '{n|Me against the bot|Me against the bots}',
    de: '{n|Ich gegen den Bot|Ich gegen die Bots}',
    fr: '{n|Moi contre le bot|Moi contre les bots}',
  },
  'each-seat': {
    nl: 'Per plaats kiezen, met namen',
    en: 'Choose for each seat, with names',
    de: 'Für jeden Platz wählen, mit Namen',
    fr: 'Choisir place par place, avec les noms',
  },
  'only-bots': {
    nl: 'Alleen bots; ik kijk toe',
    en: 'Bots only; I watch',
    de: 'Nur Bots; ich schaue zu',
    fr: 'Des bots seulement ; je regarde',
  },
  'seat-name': {
    nl: 'Wie zit op plaats {n}? (naam, of ‘bot’)',
    en: 'Who sits at seat {n}? (a name, or ‘bot’)',
    de: 'Wer sitzt auf Platz {n}? (Name oder „bot“)',
    fr: 'Qui occupe la place {n} ? (un nom, ou « bot »)',
  },
  'how-to-play': {
    nl: 'Volgens welke afspraken?',
    en: 'By which settings?',
    de: 'Nach welchen Absprachen?',
    fr: 'Selon quelles conventions ?',
  },
  'set-yourself': {
    nl: 'Zelf instellen',
    en: 'Choose the options',
    de: 'Selbst einstellen',
    fr: 'Régler soi-même',
  },
  yes: { nl: 'ja', en: 'yes', de: 'ja', fr: 'oui' },
  no: { nl: 'nee', en: 'no', de: 'nein', fr: 'non' },
  'choose-number': {
    nl: 'Kies een nummer van 1 tot en met {most}.',
    en: 'Choose a number from 1 to {most}.',
    de: 'Wähle eine Nummer von 1 bis {most}.',
    fr: 'Choisissez un numéro de 1 à {most}.',
  },
  'whole-number': {
    nl: 'Een geheel getal van {low} tot en met {high}.',
    en: 'A whole number from {low} to {high}.',
    de: 'Eine ganze Zahl von {low} bis {high}.',
    fr: 'Un nombre entier de {low} à {high}.',
  },
  bot: { nl: 'Bot', en: 'Bot', de: 'Bot', fr: 'Bot' },
  'bot-number': { nl: 'Bot {n}', en: 'Bot {n}', de: 'Bot {n}', fr: 'Bot {n}' },
  'too-many-names': {
    nl: '{game} is er niet voor {n} spelers; wel voor {counts}.',
    en: '{game} cannot be played by {n}; it is for {counts}.',
    de: '{game} geht nicht zu {n}; es geht zu {counts}.',
    fr: '{game} ne se joue pas à {n} ; il se joue à {counts}.',
  },
  goodbye: {
    nl: 'Tot de volgende keer.',
    en: 'Until next time.',
    de: 'Bis zum nächsten Mal.',
    fr: 'À la prochaine.',
  },
} satisfies Readonly<Record<string, Text>>

export type SetupWords = ReturnType<typeof setupWords>
export const setupWords = (lang: Lang) => tongue(SETUP, lang)
