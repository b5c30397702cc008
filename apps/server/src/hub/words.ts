import { problem, type Read, type Text } from '@spellendoos/kernel'

const texts = <Keys extends string>(texts: Readonly<Record<Keys, Text>>) => texts

const TROUBLES = texts({
  'no-game': {
    nl: 'Dat spel staat hier niet op de plank.',
    en: 'That game is not on this shelf.',
    de: 'Dieses Spiel steht hier nicht im Regal.',
    fr: 'Ce jeu n’est pas sur cette étagère.',
  },
  'bad-seating': {
    nl: 'De plaatsen kloppen niet: voor elke plaats een speler, en jij op een plaats zonder computerspeler.',
    en: 'The seats do not fit: one player for each seat, and you at a seat without a computer player.',
    de: 'Die Plätze stimmen nicht: ein Spieler für jeden Platz, und du an einem Platz ohne Computerspieler.',
    fr: 'Les places ne conviennent pas : un joueur par place, et vous à une place sans joueur ordinateur.',
  },
  'no-pace': {
    nl: 'In dit spel spelen allen tegelijk; daar past geen bedenktijd bij.',
    en: 'Everyone plays at once in this game; time per player does not fit it.',
    de: 'In diesem Spiel spielen alle zugleich; eine Bedenkzeit passt nicht dazu.',
    fr: 'Dans ce jeu tous jouent à la fois ; un temps de réflexion n’y convient pas.',
  },
  'bad-key': {
    nl: 'Deze link opent deze tafel niet (meer).',
    en: 'This link does not open this table (any more).',
    de: 'Dieser Link öffnet diesen Tisch nicht (mehr).',
    fr: 'Ce lien n’ouvre pas (ou plus) cette table.',
  },
  'no-table': {
    nl: 'Die tafel is er niet (meer).',
    en: 'There is no such table (any more).',
    de: 'Diesen Tisch gibt es nicht (mehr).',
    fr: 'Cette table n’existe pas (ou plus).',
  },
  'no-rules': {
    nl: 'Deze partij begon met regels die deze server niet heeft.',
    en: 'This match began with rules that this server does not have.',
    de: 'Diese Partie begann mit Regeln, die dieser Server nicht hat.',
    fr: 'Cette partie a commencé avec des règles que ce serveur n’a pas.',
  },
  'bad-body': {
    nl: 'Dat verzoek heeft niet de juiste vorm.',
    en: 'That request does not have the right shape.',
    de: 'Diese Anfrage hat nicht die richtige Form.',
    fr: 'Cette demande n’a pas la bonne forme.',
  },
  unavailable: {
    nl: 'Het lukt nu even niet. Probeer het straks nog eens.',
    en: 'It does not work just now. Try again in a moment.',
    de: 'Es geht gerade nicht. Versuch es gleich noch einmal.',
    fr: 'Cela ne marche pas pour l’instant. Réessayez dans un moment.',
  },
  'too-many': {
    nl: 'Dat gaat te snel achter elkaar. Wacht even.',
    en: 'That is too much in too short a time. Wait a moment.',
    de: 'Das geht zu schnell hintereinander. Warte kurz.',
    fr: 'C’est trop en trop peu de temps. Attendez un instant.',
  },
})

export type Trouble = keyof typeof TROUBLES
export const trouble = (code: Trouble, where = ''): Read<never> => {
  const text = TROUBLES[code]
  if (where === '') return problem(code, text)
  return problem(code, {
    nl: `${text.nl} (${where})`,
    en: `${text.en} (${where})`,
    de: `${text.de} (${where})`,
    fr: `${text.fr} (${where})`,
  })
}
